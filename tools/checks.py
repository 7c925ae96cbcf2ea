"""What ./test does: tasks, side by side; every one is tried, and each tells its time.

./test              everything
./test quick        for daily work: format, lint, types, all rules on one engine, a smoke of server and browser
./test WORDS        one run of pytest with these words, on the interpreted engine
./test product WORDS    the same on the installed, compiled product
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

import compile as engine
import environment
import services
from environment import Trouble

ROOT = Path(environment.ROOT)
WHEELS = Path("build", "release")
TOOLS = "HOUNDTABLE_TEST_TOOLS"  # where the product's Python finds pytest and the like, while it is tested
LONGEST = 2400.0  # seconds for one task, several times what any takes
STILL = 60.0  # seconds after which those at work are named
AROUND = ["adapters", "authoring", "cli", "lab", "players", "server", "start", "web"]
# What else may be wrong without the compiled engine; the rules run interpreted anyway.
ALSO_INTERPRETED = ["tests/cli/test_play.py", "tests/cli/test_commands.py", "tests/server/test_games.py"]


@dataclass
class Task:
    """Something to do once what it needs is done; its work says what it printed, or is in trouble."""

    title: str
    work: Callable[[], str]
    needs: tuple[str, ...] = ()


def main(words: list[str]) -> None:
    """Run every task, or one run of pytest with `words` if there are any."""
    os.chdir(ROOT)
    python = environment.develop()
    quick = words == ["quick"]
    if words and not quick:
        os.environ["HOUNDTABLE_WITHOUT"] = " ".join(services.prepare())
        sys.exit(one_run(python, words))
    start = time.monotonic()
    os.environ["HOUNDTABLE_WITHOUT"] = " ".join(services.prepare())
    lack = engine.missing()
    if lack and os.environ.get("CI") == "true":
        raise Trouble(f"CI tests the compiled engine. {lack}")
    failed = run(tasks_of_quick(python) if quick else tasks_of_all(python))
    took = time.monotonic() - start
    if failed:
        raise Trouble(f"\nFailed after {took:.0f} s: {', '.join(failed)}. See above.")
    print(f"\nEverything passed in {took:.0f} s.")


def tasks_of_all(python: str) -> list[Task]:
    """Return all tasks, the longest first, so that they end together."""
    product = product_python()
    ignored = [f"--ignore=tests/{folder}" for folder in AROUND]
    apart = ["--ignore=tests/conformance", "--ignore=tests/words"]
    folders = [f"tests/{name}" for name in AROUND if name not in ("server", "start", "web")]
    interpreted = {"HOUNDTABLE_ENGINE": "interpreted"}
    return [
        *tasks_of_source(python),
        Task("client", lambda: client(python)),
        Task("conformance", lambda: tests(python, "interpreted", "tests/conformance")),
        Task("wheel", lambda: wheel(python), ("client",)),
        Task("product", install_product, ("wheel",)),
        Task("rules", lambda: rules(python, "-m", "not long", *ignored, *apart)),
        Task("browser", lambda: tests(product, "compiled", "tests/web"), ("product",)),
        Task("server", lambda: tests(product, "compiled", "tests/server"), ("product",)),
        Task("long tests", lambda: tests(python, "interpreted", "-m", "long", *ignored, *apart)),
        Task("words", lambda: tests(python, "interpreted", "tests/words")),
        Task("rules, compiled", lambda: tests(product, "compiled", "-m", "engine", *ignored), ("product",)),
        Task("around", lambda: tests(product, "compiled", *folders), ("product",)),
        Task("first start", lambda: tests(python, "interpreted", "tests/start"), ("product",)),
        Task("also interpreted", lambda: tests(product, "interpreted", *ALSO_INTERPRETED, **interpreted), ("product",)),
    ]


def tasks_of_quick(python: str) -> list[Task]:
    """Return what takes a few minutes; nothing is compiled or installed."""
    games = [path.name for path in Path("src", "houndtable", "games").iterdir() if (path / "RULES.md").exists()]
    folders = [f"tests/{name}" for name in ["kernel", *sorted(games)]]
    return [
        *tasks_of_source(python),
        Task("client", lambda: said([python, "tools/client.py"])),
        Task("rules", lambda: tests(python, "interpreted", *folders)),
        Task("smoke", lambda: tests(python, "interpreted", "-m", "smoke", "tests/server", "tests/web"), ("client",)),
    ]


def tasks_of_source(python: str) -> list[Task]:
    """Return what is looked at without running it."""
    return [
        Task("types", lambda: said([python, "-m", "mypy"])),
        Task("format", lambda: said([python, "-m", "ruff", "format", "--check", "."], "`make fix` formats it.")),
        Task("lint", lambda: said([python, "-m", "ruff", "check", "."], "`make fix` mends what can be mended.")),
        Task("pins", lambda: no_pinned_urls() + said([python, "tools/pins.py", "check"])),
    ]


def run(tasks: list[Task]) -> list[str]:
    """Run the tasks, each when what it needs is done; return those that failed or could not be tried."""
    took: dict[str, float] = {}
    failed: list[str] = []
    waiting, at_work = list(tasks), dict[Future[str], tuple[Task, float]]()
    most = engine.processors() + 1  # tests of server and browser wait more than they compute
    with ThreadPoolExecutor(most) as pool:
        while waiting or at_work:
            for task in waiting[:]:
                if set(task.needs) & set(failed):
                    waiting.remove(task)
                    failed.append(task.title)
                    print(f"--- {task.title}: not tried", flush=True)
                elif set(task.needs) <= set(took) and len(at_work) < most:
                    waiting.remove(task)
                    at_work[pool.submit(task.work)] = (task, time.monotonic())
            done, _ = wait(at_work, STILL, FIRST_COMPLETED)
            for future in done:
                task, start = at_work.pop(future)
                took[task.title] = time.monotonic() - start
                report(task.title, took[task.title], future, failed)
            if not done:
                print("still at it: " + ", ".join(task.title for task, _ in at_work.values()), flush=True)
    print("\n" + "\n".join(f"{title:20} {seconds:6.1f} s" for title, seconds in took.items()), flush=True)
    return failed


def report(title: str, seconds: float, future: Future[str], failed: list[str]) -> None:
    """Print what a task said, and how it ended."""
    trouble = future.exception()
    if trouble is None:
        output, end = future.result(), "done"
    else:
        if not isinstance(trouble, Trouble):
            raise trouble
        output, end = str(trouble), "FAILED"
        failed.append(title)
    print(
        f"\n{output.rstrip()}\n--- {title}: {end}, {seconds:.1f} s"
        if output
        else f"--- {title}: {end}, {seconds:.1f} s"
    )
    sys.stdout.flush()


def client(python: str) -> str:
    """Check the table in the browser and build it."""
    said([python, "tools/client.py", "check"], "The table in the browser does not pass its checks: see web/README.md.")
    return ""


def wheel(python: str) -> str:
    """Build the release: the compiled wheel of it is what is tested; where there is no compiler, the pure one."""
    return said([python, "tools/release.py", str(WHEELS), *(["pure"] if engine.missing() else [])])


def product_python() -> str:
    """Return the Python of the environment that holds the product and nothing else."""
    return product_environment("").python


def product_environment(wheel: str) -> environment.Environment:
    return environment.Environment(".venv-product", ["play"], [wheel], "installing the product")


def install_product() -> str:
    """Install the wheel into an environment of its own, as a person would."""
    *_, path = sorted(WHEELS.glob("*.whl"), key=lambda path: "-none-" not in path.name)
    sources = hashlib.sha256(path.read_bytes()).hexdigest()
    home = product_environment(str(path))
    if home.stamps()[1:] != [sources]:
        shutil.rmtree(home.place, ignore_errors=True)
    home.prepare(sources)
    add_test_tools(Path(home.place))
    return ""


def add_test_tools(place: Path) -> None:
    """Let the Python of this environment find the test tools where the environment says, after all it has itself."""
    (packages,) = place.glob("**/site-packages") if os.name != "nt" else [place / "Lib" / "site-packages"]
    line = f"import os, sys; sys.path += filter(None, [os.environ.get({TOOLS!r})])\n"
    (packages / "houndtable-test-tools.pth").write_text(line)


def make_product(python: str) -> None:
    """Build the wheel and install it."""
    print("building the wheel ...", flush=True)
    wheel(python)
    install_product()


def rules(python: str, *words: str) -> str:
    """Test the rules on the interpreted engine, with every line and branch of kernel and games covered."""
    output = said([python, "-m", "coverage", "run", "-m", "pytest", *words], **env_for("interpreted"))
    advice = "A line or branch of kernel or games has no test: see Missing above."
    return f"{output}\n{said([python, '-m', 'coverage', 'report'], advice)}"


def tests(python: str, expected: str, *words: str, **env: str) -> str:
    """Run pytest on this Python."""
    if expected == "compiled" and engine.missing():
        expected = "interpreted"
    if python == product_python():
        env["HOUNDTABLE_PRODUCT"] = python
    return said([python, "-m", "pytest", *words], **env_for(expected), **env)


def one_run(python: str, words: list[str]) -> int:
    """Return the exit code of one run of pytest, shown as it goes."""
    env = environment.clean_env()
    expected = "interpreted"
    if words[0] == "product":
        make_product(python)
        python, words, expected = product_python(), words[1:], "interpreted" if engine.missing() else "compiled"
        env["HOUNDTABLE_PRODUCT"] = python
    return subprocess.call([python, "-m", "pytest", *words], env={**env, **env_for(expected)})


def said(words: list[str], advice: str = "", **env: str) -> str:
    """Return what a command said; it fails with that, and the advice, if the command does. One that is not done in
    time tells where it is and ends; nothing that it leaves behind is waited for."""
    with tempfile.TemporaryFile() as log:
        whole = {**environment.clean_env(), **env}
        python, *rest = words
        process = subprocess.Popen(
            [python, "-X", "faulthandler", *rest], env=whole, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGABRT)  # faulthandler writes what every thread is doing
            process.wait()
        log.seek(0)
        output = log.read().decode(errors="replace")
    if process.returncode:
        raise Trouble(f"{output.rstrip()}\n{advice}")
    return output


def env_for(expected: str) -> dict[str, str]:
    """Return what a test run is told: the engine at work, that no extra may be missing, where the test tools are."""
    packages = next(Path(ROOT, ".venv-dev").glob("**/site-packages"), Path())
    return {"HOUNDTABLE_EXPECT_ENGINE": expected, "HOUNDTABLE_EXPECT_EXTRAS": "1", TOOLS: str(packages)}


def no_pinned_urls() -> str:
    """Make sure that no file that pins packages says where they come from."""
    pins = [path for path in tracked_files() if "lock" in path.name or path.parts[0] == "requirements"]
    guilty = [str(path) for path in pins if "://" in text_of(path)]
    if guilty:
        raise Trouble(f"These pin packages and must hold no URL: {', '.join(guilty)}")
    return ""


def tracked_files() -> list[Path]:
    """Return what git knows or would add."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        names = [str(path) for path in [*Path().glob("*"), *Path("requirements").iterdir()]]  # without git
    return [Path(name) for name in names if name and Path(name).is_file()]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def _make_product() -> None:
    os.chdir(ROOT)
    make_product(environment.develop())


if __name__ == "__main__":  # make product
    environment.guarded(_make_product)
