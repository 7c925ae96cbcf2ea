"""Studies and datasets on a cluster: a scheduler and two workers on this machine, one of which does not live
to the end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import houndtable
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.plan import planned
from houndtable.lab.study.report import report
from houndtable.lab.study.run import StudyRun
from houndtable.lab.workers import Workers
from tests.cli.terminal import Seen, Terminal
from tests.extras import needs

if TYPE_CHECKING:
    from houndtable.lab.cluster import Cluster

PATIENCE = 60.0
STUDY = planned("dachs", [2], ["2"], 5, {"target": "10", "lives": "1"}, ["board"], ["1", "2"], 200)


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A program of Dask, ended at the end."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", *words]
    with subprocess.Popen(
        command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def heard(process: subprocess.Popen[str], words: str) -> str:
    """What the program says behind these words, as soon as it does."""
    assert process.stderr is not None
    for line in process.stderr:
        if words in line:
            return line.split(words)[1].strip()
    raise AssertionError(f"it never said {words!r}")


@contextmanager
def scheduling() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A scheduler on a free port, and its address."""
    needs("dask", "distributed")
    words = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
    with running("distributed.cli.dask_scheduler", *words) as process:
        yield process, heard(process, "Scheduler at:")


@pytest.fixture
def scheduler() -> Iterator[str]:
    """The address of a scheduler."""
    with scheduling() as (_, address):
        yield address


def worker(address: str, folder: Path, stack: ExitStack) -> subprocess.Popen[str]:
    words = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder)]
    process = stack.enter_context(running("distributed.cli.dask_worker", address, *words))
    heard(process, "Registered to:")
    return process


def joined(address: str, stack: ExitStack) -> Cluster:
    from houndtable.lab.cluster import Cluster

    return stack.enter_context(Cluster(address, PATIENCE))


def test_a_worker_that_is_killed_in_the_middle_changes_no_number(scheduler: str, tmp_path: Path) -> None:
    alone = StudyRun(STUDY, Workers(1), {}, lambda found: None)
    alone.play(lambda done: None)
    with ExitStack() as stack:
        workers = [worker(scheduler, tmp_path, stack) for _ in range(2)]
        cluster = joined(scheduler, stack)
        together = StudyRun(STUDY, cluster, {}, lambda found: None)
        before: list[int] = []

        def progress(done: int) -> None:
            if done > 100 and not before:
                before.append(len(cluster.client.scheduler_info()["workers"]))
                workers[0].kill()

        together.play(progress)
        assert workers[0].wait(PATIENCE) == -9
        assert before == [2]
        assert together.done == together.games
        assert list(cluster.client.nthreads()) != []
    assert together.known == alone.known
    assert report(together).as_json() == report(alone).as_json()


def test_a_cluster_that_is_stopped_hands_out_no_more(scheduler: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        worker(scheduler, tmp_path, stack)
        run = StudyRun(STUDY, joined(scheduler, stack), {}, lambda found: None)
        run.play(lambda done: run.stop() if done else None)
        assert 0 < run.done < run.games


def test_a_scheduler_that_is_lost_is_told_and_nothing_else_is(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    kept: list[Observation] = []
    with scheduling() as (process, address), ExitStack() as stack:
        worker(address, tmp_path, stack)
        run = StudyRun(STUDY, joined(address, stack), {}, kept.extend)
        from houndtable.lab.cluster import BrokenCluster

        with pytest.raises(
            BrokenCluster, match=r"The cluster was lost \(.*\)\. Once it is back, run the same command again\."
        ):
            run.play(lambda done: process.kill() if done else None)
        assert 0 < len(kept) == run.done < run.games
    assert capfd.readouterr().err == ""


def test_the_command_studies_on_a_cluster(scheduler: str, tmp_path: Path, terminal: Terminal) -> None:
    needs("lab", "altair", "pyarrow", "vl_convert")
    words = ["study", "dachs", "--deals", "10", "--levels", "none", "--options", "none", "--option", "target=10"]
    with ExitStack() as stack:
        worker(scheduler, tmp_path, stack)
        seen = terminal.run(*words, "--cluster", scheduler, "--out", "far")
    assert (seen.status, seen.err) == (0, "")
    assert terminal.run(*words, "--jobs", "1", "--out", "near").status == 0
    assert Path("far/figures.json").read_text() == Path("near/figures.json").read_text()


def test_ctrl_c_writes_the_report_of_what_the_cluster_played(
    scheduler: str, tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs("lab", "altair", "pyarrow", "vl_convert")
    play = StudyRun.play

    def interrupted(run: StudyRun, progress: object) -> None:
        play(run, lambda done: None if done < 100 or run.is_stopped else os.kill(os.getpid(), signal.SIGINT))

    monkeypatch.setattr(StudyRun, "play", interrupted)
    words = ["study", "dachs", "--deals", "2000", "--levels", "none", "--options", "none", "--option", "target=10"]
    with ExitStack() as stack:
        worker(scheduler, tmp_path, stack)
        seen = terminal.run(*words, "--cluster", scheduler, "--out", "far")
    done = Path("far/journal.jsonl").read_text().count("\n") - 1
    assert 100 <= done < 2000
    assert seen.status == 130
    assert seen.err.startswith(f"Stopped after {done} of 2,000 games. Run the same command again to continue.\n")
    assert seen.err.count("\n") == 2
    text = Path("far/report.md").read_text()
    assert f"Of the 2000 deals asked for there are {done} with 2 players." in text
    assert f"    houndtable {' '.join(words)} --cluster {scheduler} --out far\n" in text


def test_a_dataset_is_the_same_byte_for_byte_though_a_worker_is_killed(
    scheduler: str, tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs("lab", "pyarrow")
    from houndtable.lab.dataset_run import DatasetRun

    play = DatasetRun.play
    killed: list[int] = []
    words = ["dataset", "dachs", "--games", "300", "--seed", "3", "--option", "target=10", "--option", "lives=1"]
    assert terminal.run(*words, "--jobs", "1", "--out", "near").status == 0
    with ExitStack() as stack:
        workers = [worker(scheduler, tmp_path, stack) for _ in range(2)]

        def progress(done: int) -> None:
            if done > 50 and not killed:
                killed.append(done)
                workers[0].kill()
                assert workers[0].wait(PATIENCE) == -9

        monkeypatch.setattr(DatasetRun, "play", lambda run, told: play(run, progress))
        seen = terminal.run(*words, "--cluster", scheduler, "--out", "far")
    assert seen == Seen(0, "300 matches are in far: matches.jsonl.gz and tables beside it.\n", "")
    assert 50 < killed[0] < 300
    files = {path.name: path.read_bytes() for path in Path("near").iterdir()}
    assert sorted(files) == ["decisions.parquet", "matches.jsonl.gz", "matches.parquet", "seats.parquet"]
    assert {path.name: path.read_bytes() for path in Path("far").iterdir()} == files


def test_a_worker_with_another_houndtable_is_refused(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from houndtable.lab.cluster import BrokenCluster

    with ExitStack() as stack:
        worker(scheduler, tmp_path, stack)
        cluster = joined(scheduler, stack)
        monkeypatch.setattr(houndtable, "__version__", "9.9")
        with pytest.raises(BrokenCluster, match=r"has Houndtable .*, not 9\.9\."):
            StudyRun(STUDY, cluster, {}, lambda found: None).play(lambda done: None)


def test_a_cluster_without_workers_is_told(scheduler: str) -> None:
    from houndtable.lab.cluster import BrokenCluster, Cluster

    with pytest.raises(BrokenCluster, match="has no workers\\. To start one: dask worker tcp://"):
        Cluster(scheduler, 5.0)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("tcp://127.0.0.1:1", "There is no Dask scheduler at tcp://127.0.0.1:1 (OSError).\n"),
        *(
            (word, f"A cluster’s address looks like tcp://host:8786, not “{word}”.\n")
            for word in ("nowhere", "ftp://x:1", "tcp://x", "tcp://x:y", "tcp://x:99/y", "inproc://x:1", "")
        ),
    ],
)
def test_no_cluster_at_all_is_told(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, address: str, sentence: str
) -> None:
    needs("dask", "distributed")
    from houndtable.lab import cluster

    monkeypatch.setattr(cluster.Cluster.__init__, "__defaults__", (0.2,))
    seen = terminal.run("study", "dachs", "--cluster", address, "--deals", "10")
    assert seen == Seen(2, "", sentence)


def test_a_cluster_has_its_own_workers(terminal: Terminal) -> None:
    seen = terminal.run("dataset", "dachs", "--cluster", "tcp://127.0.0.1:1", "--jobs", "2")
    assert (seen.status, seen.err) == (2, "A cluster has its own workers, so leave out --jobs.\n")
