"""Games between bots as data: each match as a record, and every decision in it as a row of a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from houndtable import games
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.observation import Page
from houndtable.kernel.state import State
from houndtable.lab.arena import STREAMS, Setup, play_one
from houndtable.lab.columns import Column
from houndtable.lab.duplicate import Result, result
from houndtable.lab.standings import credits
from houndtable.lab.workers import Stopped
from houndtable.players.kennel import Kennel
from houndtable.record import Match
from houndtable.record.head import LONGEST_WRITER
from houndtable.record.writing import lines_of

Row = dict[str, Any]

MATCH = Column("match", "whole", "the match's number, from 0")
SEAT = Column("seat", "whole", "the place at the table, counted from 0")
BOT = Column("bot", "text", "the bot that plays there")
PLACE = Column("place", "whole?", "the seat's final place from 1; missing if the match wasn't finished")
WIN = Column("win", "number", "the seat's share of the win; several winners share it equally")
SCORE = Column("score", "whole", "the seat's final score")
COLUMNS = {
    "matches": [
        MATCH,
        Column("line_up", "text", "the bots seat by seat, with commas between them"),
        Column("finished", "flag", "whether it came to an end"),
        Column("rounds", "whole", "rounds played"),
        Column("turns", "whole", "turns of all rounds"),
        Column("moves", "whole", "moves made, which is also the number of its rows in decisions.parquet"),
    ],
    "seats": [MATCH, SEAT, BOT, PLACE, WIN, SCORE],
    "decisions": [
        MATCH,
        Column("decision", "whole", "the decision's number in the match, from 0"),
        Column("round", "whole", "the round, from 1"),
        SEAT,
        BOT,
        Column("move", "text", "the move made, as it is typed"),
        Column("offers", "texts", "all legal moves, including the one made"),
        Column("observation", "wholes", "what the seat knows; the file's facts name each number"),
        PLACE,
        WIN,
        SCORE,
    ],
}


@dataclass(frozen=True)
class MatchData:
    """A match: its record line by line, and its rows in each table."""

    number: int
    record: list[dict[str, Any]]
    rows: dict[str, list[Row]]


class Scribe:
    """Writes down every decision before it is made."""

    def __init__(self, game: Game, setup: Setup, number: int) -> None:
        self.game = game
        self.setup = setup
        self.number = number
        self.numbers = len(game.observed(setup.players))
        self.rows: list[Row] = []
        self.moves: list[tuple[int, str]] = []

    def __call__(self, state: State, seat: int, move: int) -> None:
        texts = self.game.vocabulary.texts
        self.moves.append((seat, texts[move]))
        self.rows.append(
            {
                "match": self.number,
                "decision": len(self.rows),
                "round": len(state.rounds) + 1,
                "seat": seat,
                "bot": self.setup.bots[seat],
                "move": texts[move],
                "offers": [texts[offer] for offer in state.legal(seat)],
                "observation": self.observation(state, seat),
            }
        )

    def observation(self, state: State, seat: int) -> list[int]:
        """What the seat knows, as whole numbers."""
        page = Page(self.numbers)
        state.observe(seat, page)
        return page.numbers


def facts(setup: Setup) -> dict[str, Any]:
    """What stands beside every table: what was played, and what each number of an observation tells."""
    game = games.find(setup.game)
    return {
        "houndtable": "dataset",
        "game": game.name,
        "rules": game.version,
        "players": setup.players,
        "options": game.choose(setup.players, setup.options).values,
        "seed": setup.seed,
        "observation": [field.name for field in game.observed(setup.players)],
    }


def matches(setup: Setup, numbers: Iterable[int], stopped: Stopped, kennel: Kennel) -> list[MatchData]:
    """The matches of these numbers, up to where `stopped` says so."""
    found = []
    for number in numbers:
        if stopped():
            break
        found.append(match_data(setup, number, kennel))
    return found


def match_data(setup: Setup, number: int, kennel: Kennel) -> MatchData:
    """Game number so and so, as a simulation plays it, written down."""
    game = games.find(setup.game)
    scribe = Scribe(game, setup, number)
    state, moves = play_one(game, setup, number, kennel, scribe)
    played = result(number, tuple(setup.bots), state, moves, {})
    ends = [ending(played, seat) for seat in range(setup.players)]
    rows = {
        "matches": [match_row(played, state)],
        "seats": [{"match": number, "seat": seat, "bot": bot, **ends[seat]} for seat, bot in enumerate(setup.bots)],
        "decisions": [{**row, **ends[row["seat"]]} for row in scribe.rows],
    }
    return MatchData(number, record_of(game, setup, number, scribe.moves), rows)


def match_row(played: Result, state: State) -> Row:
    """The match itself."""
    return {
        "match": played.deal,
        "line_up": ",".join(played.seats),
        "finished": played.places is not None,
        "rounds": len(state.rounds),
        "turns": sum(each.turns for each in state.rounds),
        "moves": played.moves,
    }


def ending(played: Result, seat: int) -> Row:
    """What came of it for a seat."""
    place = None if played.places is None else played.places[seat]
    return {"place": place, "win": credits(played)[seat], "score": played.scores[seat]}


def record_of(game: Game, setup: Setup, number: int, moves: list[tuple[int, str]]) -> list[dict[str, Any]]:
    """The record of the match: its moves are made again with the same luck, through the door that checks them."""
    names = [bot[:LONGEST_WRITER] for bot in setup.bots]
    match = Match(game, setup.players, setup.options, Seeded(setup.seed, number * STREAMS), names)
    for seat, text in moves:
        match.play(seat, text)
    return [dict(line) for line in lines_of(match, None, sealed=False)]
