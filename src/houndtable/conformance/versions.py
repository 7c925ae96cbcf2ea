"""Rules versions are kept: matches of each version, with a digest of all that was lawful in them, lie beside the game
in matches.json. Rules that change without a new version are found, and so is a version without its matches."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from json import dumps, loads
from typing import Any, Final
from unittest import SkipTest

from houndtable.conformance.claim import claim
from houndtable.conformance.play import DEAL, PLAY, Case, choose
from houndtable.conformance.subject import Subject
from houndtable.conformance.trace import case_of
from houndtable.kernel.copying import home_of
from houndtable.kernel.game import Game

FILE: Final = "matches.json"
MATCHES: Final = 6  # that are kept of a version
LONGEST: Final = 1500  # moves of a match

Kept = dict[str, list[dict[str, Any]]]


def kept_matches(game: Game) -> Kept | None:
    """What is kept, by version; None if the game keeps nothing, or no package holds it."""
    try:
        file = files(home_of(game)).joinpath(FILE)
    except TypeError:
        return None
    if not file.is_file():
        return None
    found: Kept = loads(file.read_text(encoding="utf-8"))
    return found


def digest_of(game: Game, version: int, case: Case) -> tuple[int, str]:
    """How many moves a random match of this version has, and a digest of who could do what, and of how it ended."""
    digest = sha256()
    moves = 0
    for line in lines_of(game, version, case):
        digest.update(dumps(line).encode())
        moves += 1
    return moves - 1, digest.hexdigest()[:24]


def lines_of(game: Game, version: int, case: Case) -> Iterator[Any]:
    """Each move with all that were lawful beside it, then the outcome."""
    texts = game.vocabulary.texts
    state = game.new(case.players, case.luck(DEAL), case.options, version=version)
    luck = case.luck(PLAY)
    for _ in range(LONGEST):
        if not state.waiting:
            break
        offers = [[seat, *[texts[move] for move in state.legal(seat)]] for seat in state.waiting]
        seat, move = choose(state, luck)
        state.apply(seat, move)
        yield offers, seat, texts[move]
    outcome = state.outcome()
    yield None if outcome is None else outcome.as_json()


def with_newest(game: Game) -> Kept:
    """What is kept, and matches of every version that has none."""
    kept = kept_matches(game) or {}
    for version in game.versions:
        kept.setdefault(str(version), [match_of(game, version, seed) for seed in range(MATCHES)])
    return kept


def match_of(game: Game, version: int, seed: int) -> dict[str, Any]:
    """A random match as it is kept; the first has the usual options."""
    case = case_of(game, seed) if seed else Case(game.players[0])
    moves, digest = digest_of(game, version, case)
    return {"players": case.players, "options": case.options, "seed": seed, "moves": moves, "digest": digest}


def versions_play_as_they_did(subject: Subject) -> None:
    """Every version of the rules has matches that are kept, and plays them as it did when they were."""
    game = subject.game
    kept = kept_matches(game)
    if kept is None:
        raise SkipTest(f"No matches are kept: `houndtable keep-matches {game.name}` keeps some once rules are settled.")
    versions = [str(version) for version in game.versions]
    claim(sorted(kept) == sorted(versions), f"The versions are {versions}, but matches are kept of {sorted(kept)}.")
    for version in game.versions:
        for match in kept[str(version)]:
            case = Case(match["players"], match["options"], match["seed"])
            now = digest_of(game, version, case)
            told = f"Version {version} of the rules is not what it was: {case}. What changes is a new version."
            claim(now == (match["moves"], match["digest"]), told)
