"""Results of a contest as lines of JSON: a head that says what is played, then a line for each game as it ends."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from houndtable import games
from houndtable.kernel.errors import BadRecord, Refusal
from houndtable.lab.duplicate import Contest, LineUp, Result
from houndtable.record.lines import line_reader
from houndtable.record.replaying import at_line

FORMAT = 1
LARGEST = 10**12

Known = dict[tuple[int, LineUp], Result]


def head_of(contest: Contest) -> dict[str, Any]:
    """What must be the same for results to be compared; the bots need not be."""
    game = games.find(contest.game)
    return {
        "houndtable": "arena",
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "players": contest.players,
        "options": game.choose(contest.players, contest.options).values,
        "seed": contest.seed,
    }


def head_line(contest: Contest) -> str:
    """The first line."""
    return json.dumps(head_of(contest)) + "\n"


def lines(results: Iterable[Result]) -> str:
    """A line for each game."""
    return "".join(json.dumps(game_of(result)) + "\n" for result in results)


def game_of(result: Result) -> dict[str, Any]:
    """A game as JSON; faults only where there are any."""
    found = {
        "deal": result.deal,
        "seats": list(result.seats),
        "places": result.places,
        "winners": result.winners,
        "scores": result.scores,
        "moves": result.moves,
    }
    faults = {name: dict(kinds) for name, kinds in result.faults.items()}
    return {**found, "faults": faults} if faults else found


def read_head(text: str) -> dict[str, Any]:
    """What the first line says is played, or a refusal."""
    head = read_object(text.partition("\n")[0], 1)
    if head.get("houndtable") != "arena" or head.get("format") != FORMAT:
        raise BadRecord(1, "lab-no-results")
    reader = line_reader(1, head)
    name, players, options = reader.text("game"), reader.number("players", 0, 99), reader.mapping("options")
    reader.number("seed", 0, 2**63)
    try:
        game = games.find(name)
        game.choose(players, options)
    except Refusal as refusal:
        raise at_line(1, refusal) from None
    if head.get("rules") != game.version:
        raise game.own(BadRecord(1, "lab-other-rules", version=game.version))
    return head


def read_games(text: str, contest: Contest) -> Known:
    """The games of all complete lines behind the head, or a refusal; a last line cut short does not count."""
    whole_lines = text.split("\n")[1:-1]
    results = [read_game(line, number, contest.players) for number, line in enumerate(whole_lines, 2)]
    return {(result.deal, result.seats): result for result in results}


def read_game(line: str, number: int, players: int) -> Result:
    """A game from its line."""
    return game_from(read_object(line, number), number, players)


def game_from(found: Mapping[str, Any], number: int, players: int) -> Result:
    """A game from what its line holds."""
    try:
        seats = tuple(name for name in found["seats"] if isinstance(name, str))
        places = None if found["places"] is None else [whole(place, players) for place in found["places"]]
        winners = [whole(seat, players - 1) for seat in found["winners"]]
        scores = [whole(score + LARGEST, 2 * LARGEST) - LARGEST for score in found["scores"]]
        faults = read_faults(found.get("faults", {}))
        result = Result(whole(found["deal"], LARGEST), seats, places, winners, scores, found["moves"], faults)
        if {len(seats), len(scores), players if places is None else len(places)} != {players}:
            raise ValueError(f"there must be {players} seats")
        whole(result.moves, LARGEST)
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadRecord(number, "lab-odd-game", error=f"{type(error).__name__}: {error}") from None
    return result


def read_faults(found: Mapping[str, Mapping[str, int]]) -> dict[str, dict[str, int]]:
    """What programs did wrong in a game."""
    return {name: {kind: whole(times, LARGEST) for kind, times in kinds.items()} for name, kinds in found.items()}


def read_object(line: str, number: int) -> dict[str, Any]:
    """A line that is a JSON object."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadRecord(number, "record-line-no-object")
    return found


def whole(value: object, most: int) -> int:
    """The value itself, if it is a whole number from 0 to `most`."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ValueError(f"{value!r:.40} is no whole number from 0 to {most}")
    return value
