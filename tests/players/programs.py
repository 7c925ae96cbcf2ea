"""Programs for tests: small shell scripts, written where a test says."""

from __future__ import annotations

from pathlib import Path

from houndtable import games
from houndtable.kernel.chance import Seeded
from houndtable.kernel.state import State
from houndtable.players import play as playing
from houndtable.players.kennel import Kennel

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = games.find("dachs")
OPTIONS = GAME.choose(2, {"target": 10, "lives": 1})

FIRST_MOVE = """moves=${line#*'"moves":["'}; printf '{"move":"%s"}\\n' "${moves%%'"'*}" """


def script(folder: Path, body: str) -> str:
    """The name of a player that is a shell script with this body."""
    path = folder / "bot"
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return f"exec:{path}"


def answering(folder: Path, answer: str, before: str = "", at_end: str = ":") -> str:
    """A script that does `before` first, `answer` for each choice and `at_end` after each game; the message is in
    $line."""
    return script(
        folder,
        f"""{before}
while IFS= read -r line; do
    case $line in
    '{{"type":"choose",'*) {answer} ;;
    '{{"type":"end",'*) {at_end} ;;
    esac
done""",
    )


def play(kennel: Kennel, name: str, number: int = 0, other: str = "random") -> State:
    """A short game of Dachs, the program at seat 0."""
    seated = kennel.seated([name, other], 5, 16 * number + 1)
    state, _ = playing.play(GAME, OPTIONS, Seeded(5, 16 * number), seated, 100_000)
    return state
