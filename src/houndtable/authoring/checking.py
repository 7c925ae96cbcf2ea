"""What any installed game has to keep, checked one by one; what is missing is told in sentences."""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from unittest import SkipTest

from houndtable import games
from houndtable.authoring import derive, traceability
from houndtable.bots.naming import make
from houndtable.bots.play import play_game
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import NEUTRAL, Game
from houndtable.kernel.message import Message
from houndtable.words.catalogue import own, source
from houndtable.words.languages import languages

GAMES: Final = 10
MOST_MOVES: Final = 20_000
RANDOM: Final = "random"
CASE: Final = re.compile(r"Case\(.*\)")
THINKING: Final = ["search:sims=20", "heuristic"]


@dataclass(frozen=True)
class Finding:
    """One point of the checklist: what has to be, and what is wrong with it; or why it was not looked at."""

    what: str
    wrong: list[str] = field(default_factory=list)
    note: str = ""


def findings(name: str, tests: Path | None, examples: int) -> Iterator[Finding]:
    """Yield all points, one after the other; where the game cannot be loaded, no more than that."""
    package = derive.package_of(name)
    yield is_derived(name)
    loaded = games.loaded(name) if name in games.offered() else Message("authoring-not-offered", {"name": name})
    if isinstance(loaded, Message):
        yield Finding("the game can be loaded", [str(loaded)])
        return
    yield is_whole(loaded)
    yield is_traceable(loaded, derive.path_of(package).parent, tests)
    yield plays(loaded)
    yield from keeps(loaded, examples)


def is_derived(name: str) -> Finding:
    """derived.py is up to date; that is looked at in a process of its own, which needs no derived.py."""
    words = [sys.executable, "-m", "houndtable", "derive", name, "--check"]
    path = os.pathsep.join(entry for entry in sys.path if entry)
    env = {**os.environ, "PYTHONPATH": path, "HOUNDTABLE_ENGINE": "interpreted", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    wrong = " ".join((done.stdout + done.stderr).split())
    return Finding("derived.py is up to date", [wrong] if done.returncode else [])


def is_whole(game: Game) -> Finding:
    """Other processes find the game: its package holds it as GAME."""
    try:
        wrong = [] if pickle.loads(pickle.dumps(game)) is game else ["Its package holds another GAME."]
    except (TypeError, AttributeError, ImportError, pickle.PicklingError) as error:
        wrong = [str(error)]
    return Finding("the game can be loaded, in other processes too", wrong)


def is_traceable(game: Game, code: Path, tests: Path | None) -> Finding:
    """Every clause of the rulebook has code, and a test where there are tests."""
    try:
        rules = games.rulebook(game)
    except FileNotFoundError:
        return Finding("every clause has code and a test", ["There is no RULES.md beside the game's code."])
    place = tests or tests_beside(game.name, code)
    note = "no tests found; --tests says where they are" if place is None else ""
    return Finding("every clause has code and a test", traceability.gaps(rules, code, place), note)


def tests_beside(name: str, code: Path) -> Path | None:
    """Return the folder with the game's tests in the project that its code lies in; None if there is none."""
    for folder in code.parents:
        if (folder / "pyproject.toml").exists():
            places = (folder / "tests" / name, folder / "tests")
            return next((place for place in places if place.is_dir()), None)
    return None


def plays(game: Game) -> Finding:
    """Bots play it to its end, within its bound. Whatever a game's code raises is something wrong with it."""
    what, won = "bots play it to its end", 0
    for number in range(GAMES):
        players = game.players[0]
        seat = number % players
        thinking = THINKING[number % len(THINKING)]
        try:
            state = game.new(players, Seeded(number))
            bots = [make(thinking if one == seat else RANDOM, number, one) for one in range(players)]
            moves = play_game(game, state, bots, MOST_MOVES)
            outcome = state.outcome()
        except Exception as error:
            return Finding(what, [games.told(error)])
        if outcome is None:
            return Finding(what, [f"Game {number} is not over after {moves} moves."])
        won += seat in outcome.winners
    return Finding(what, [], f"rules of thumb and search won {won} of {GAMES} against random")


def keeps(game: Game, examples: int) -> Iterator[Finding]:
    """Yield what the conformance suite finds."""
    if find_spec("hypothesis") is None:
        yield Finding("what every game keeps", ["That needs the extra check: pip install 'houndtable[check]'."])
        return
    from houndtable.conformance import names

    for name in names():
        yield kept(name, game, examples)


def kept(name: str, game: Game, examples: int) -> Finding:
    """Return what one check of the suite finds. Whatever a game's code raises is something wrong with it."""
    from houndtable.conformance import Broken, run

    what = name.replace("_", " ")
    try:
        run(name, game, examples=examples)
    except SkipTest as reason:
        return Finding(what, [], str(reason))
    except Exception as error:
        first = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
        said = str(first) if isinstance(first, Broken) else games.told(first)
        case = CASE.search(" ".join(getattr(first, "__notes__", [])))
        return Finding(what, [said if case is None else f"{said} In {case[0]}."])
    return Finding(what)


def extras(game: Game) -> list[str]:
    """Return what a game may have and this one has not, as sentences."""
    missing = [language for language in languages() if not source(own(game), language)]
    found = [f"It has no words in {' or '.join(missing)}: translate words/en.ftl."] if missing else []
    if game.lesson() is None:
        found.append("It has no lesson, a first match that teaches it: LESSON in lesson.py.")
    if game.colour == NEUTRAL:
        found.append("It has no colour of its own in charts: COLOUR in game.py.")
    if games.part(game, "study") is None:
        found.append("It has no study.py, whose `counts` are what simulations count in a finished game.")
    return found
