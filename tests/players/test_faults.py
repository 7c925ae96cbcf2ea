"""Whatever a program does, the match goes on with lawful moves, and what it did is counted."""

from __future__ import annotations

import os
import select
from pathlib import Path

import pytest

from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from houndtable.players import program
from houndtable.players.kennel import Kennel
from tests.players.programs import FIRST_MOVE, GAME, OPTIONS, answering, play, script

CHATTY = FIRST_MOVE.replace("}\\n", "}\\nmore\\n")
LONG = "read hello; read question; head -c 200000 /dev/zero | tr '\\0' x"

BAD = [
    ("exit 3", "died", "it ended without an answer (exit status 3)"),
    ("echo 'no luck' >&2; exit 1", "died", "(exit status 1) and said 'no luck'"),
    ("exec >&-; cat >/dev/null", "died", "it ended without an answer"),
    ("cat >/dev/null", "late", "no answer within 0.1 s"),
    ("exec <&-; exec sleep 1000", "late", "no answer within 0.1 s"),
    ("yes >&2", "late", "no answer within 0.1 s"),
    ("yes", "flood", ""),
    (LONG, "flood", "an answer has at most 65536 bytes"),
]
BAD_ANSWERS = [
    ("echo hello", "nonsense", "it answered 'hello', which is no JSON"),
    ("echo", "nonsense", "it answered '', which is no JSON"),
    ("echo '[1]'", "nonsense", "there is no move of Dachs"),
    ("""echo '{"mvoe": "stop"}'""", "nonsense", "there is no move of Dachs"),
    ("""echo '{"move": 7}'""", "nonsense", "there is no move of Dachs"),
    ("""echo '{"move": "castle"}'""", "nonsense", "there is no move of Dachs"),
    ("printf '\\377\\n'", "nonsense", "which is no JSON"),
    ("head -c 50000 /dev/zero | tr '\\0' '['; echo", "nonsense", "which is no JSON"),
    ("""echo '{"move": "play 5p 5s"}'""", "unlawful", "its move 'play 5p 5s' is not lawful now"),
    ("printf '\\n\\n'", "flood", "it answered with more than one line"),
]


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "STARTING", 0.0)


def faults_of(name: str) -> tuple[dict[str, int], list[str]]:
    """What a program did wrong in one game, and what was reported of it."""
    told: list[str] = []
    with Kennel(told.append) as kennel:
        assert play(kennel, name).outcome() is not None
        (kinds,) = kennel.take_faults().values()
        assert kennel.take_faults() == {}
    return kinds, told


@pytest.mark.parametrize(("body", "kind", "why"), BAD)
def test_a_program_that_never_answers_well_is_replaced(tmp_path: Path, body: str, kind: str, why: str) -> None:
    ms = 100 if kind == "late" else 10_000
    kinds, told = faults_of(f"{script(tmp_path, body)}?ms={ms}")
    assert kinds[kind] == program.PATIENCE
    assert set(kinds) == {kind, "unasked"}
    assert len(told) == program.PATIENCE
    assert why in told[0]
    assert told[-1].endswith("Another bot made this move. It is not asked again.")


@pytest.mark.parametrize(("answer", "kind", "why"), BAD_ANSWERS)
def test_a_bad_answer_is_named_for_what_it_is(tmp_path: Path, answer: str, kind: str, why: str) -> None:
    kinds, told = faults_of(answering(tmp_path, answer))
    assert kinds[kind] >= program.PATIENCE - 1
    assert any(why in sentence for sentence in told)
    assert all("\n" not in sentence for sentence in told)


def test_a_program_that_cannot_be_started_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("neither a script nor a binary")
    path.chmod(0o755)
    kinds, told = faults_of(f"exec:{path}")
    assert kinds["died"] == program.PATIENCE
    assert "it could not be started: [Errno 8] Exec format error" in told[0]


def test_a_good_answer_wins_a_programs_credit_back(tmp_path: Path) -> None:
    """Every second answer is bad: it is asked to the end."""
    answer = f"n=$((n + 1)); if [ $((n % 2)) = 0 ]; then {FIRST_MOVE}; else echo no; fi"
    kinds, _ = faults_of(answering(tmp_path, answer))
    assert kinds["nonsense"] > program.PATIENCE
    assert set(kinds) == {"nonsense"}


def test_who_answers_with_more_than_a_move_is_started_anew(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    kinds, told = faults_of(answering(tmp_path, CHATTY, f"echo >> {starts}"))
    assert kinds["flood"] == program.PATIENCE
    assert "it answered with more than one line" in told[0]
    assert starts.read_text() == "\n" * program.PATIENCE


def test_who_speaks_without_being_asked_is_started_anew(tmp_path: Path) -> None:
    """What it says before its first question is there by then: the pipe is read only after it was waited for."""
    with Kennel() as kennel:
        (player, _) = kennel.seated([script(tmp_path, "echo hello; cat >/dev/null"), "random"], 1, 1)
        assert isinstance(player, program.Program)
        player.begin(GAME, OPTIONS, 2, 0)
        select.select([player.running().output], [], [])
        state = GAME.start(2, OPTIONS, Seeded(1))
        player.choose(Perspective(GAME, state, state.waiting[0]))
        assert player.faults == {"flood": 1}


def test_a_program_started_anew_hears_the_whole_story_again(tmp_path: Path) -> None:
    """It dies at its third choice; what it is told next begins with the deal."""
    log = tmp_path / "log"
    answer = f'echo "$line" >> {log}; n=$((n + 1)); [ $n = 3 ] && exit; {FIRST_MOVE}'
    with Kennel() as kennel:
        play(kennel, answering(tmp_path, answer))
        assert kennel.take_faults().popitem()[1]["died"] >= 1
    events = [line.split('"events":[')[1] for line in log.read_text().splitlines()]
    assert events[3].startswith(events[0].split("]")[0])
    assert len(events[3]) > len(events[2]) + len(events[1])


def test_nothing_of_a_program_is_left_behind(tmp_path: Path) -> None:
    """What the program started holds the other end of a pipe until it ends, too."""
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    held = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    before = os.listdir("/dev/fd")
    with Kennel() as kennel:
        play(kennel, answering(tmp_path, FIRST_MOVE, f"sleep 1000 >{fifo} 2>&1 </dev/null &"))
        (running,) = kennel.programs.values()
        assert running.process is not None
        child = running.process.child
    assert child.returncode is not None
    assert len(os.listdir("/dev/fd")) == len(before)
    os.set_blocking(held, True)
    assert os.read(held, 1) == b""
    os.close(held)
