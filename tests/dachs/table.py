"""A table of Dachs for tests: positions and moves as text."""

from __future__ import annotations

from typing import Any

import pytest

from houndtable.games import find
from houndtable.games.dachs.components import CARDS, FACE_TEXTS, face_of
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.errors import IllegalMove
from houndtable.kernel.events import Event
from houndtable.kernel.json import Json
from houndtable.kernel.state import State

GAME = find("dachs")


def clause(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the clauses of the rulebook that it proves."""
    return pytest.mark.clause("dachs", *ids)


def rest_of(*used: str) -> list[str]:
    """The cards of the box that are not among the used ones, in printed order."""
    left = [FACE_TEXTS[face_of(card)] for card in CARDS]
    for card in " ".join(used).replace("|", " ").split():
        left.remove(card[:2])
    return left


class Table:
    """A state of Dachs that is played and read by text."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.events = []

    @property
    def seat(self) -> int:
        return self.state.waiting[0]

    def play(self, *texts: str) -> None:
        """Whoever is on makes these moves, which must be lawful."""
        for text in texts:
            move = GAME.parse(text)
            verdict = self.state.objection(self.seat, move)
            assert verdict is None, f"{text}: {verdict}"
            self.state.apply(self.seat, move)

    def offers(self, verb: str = "") -> list[str]:
        """The lawful moves that begin with this verb."""
        texts = [GAME.vocabulary.texts[move] for move in self.state.legal(self.seat)]
        return [text for text in texts if text.startswith(verb)]

    def clause(self, text: str, seat: int | None = None) -> str | None:
        """The clause that forbids the move; None if it is lawful."""
        try:
            move = GAME.parse(text)
        except IllegalMove as refusal:
            return refusal.clause
        verdict = self.state.objection(self.seat if seat is None else seat, move)
        return None if verdict is None else verdict.clause

    def dump(self, name: str) -> Any:
        return self.state.dump()[name]

    def hand(self, seat: int) -> list[str]:
        """A hand in printed order, without marks."""
        cards = [card[:2] for card in self.dump("hands")[seat]]
        return sorted(cards, key=FACE_TEXTS.index)

    def told(self, name: str, seat: int | None = None) -> list[dict[str, Json]]:
        """All events of this name, as a seat or a spectator may see them."""
        events: list[Event] = self.state.events or []
        return [event.seen_by(seat) for event in events if event.name == name]

    def stop_all(self) -> None:
        """Whoever is on ends the turn as quickly as it can: draws only if it must, takes and places as offered."""
        seat = self.seat
        turn = self.dump("turns")
        while self.state.waiting == [seat] and self.dump("turns") == turn and self.dump("step") != "play":
            self.play("stop" if "stop" in self.offers() else self.offers()[0])


def position(hands: str, row: str = "", deck: str = "", **fields: Any) -> dict[str, Json]:
    """A position at the start of seat 0's turn; the row is filled from the end of the printed order, and the deck
    holds, under the cards given, all that lie nowhere else."""
    pile, played = " ".join(fields.get("pile", [])), " ".join(fields.get("played", []))
    cards = row.split() or rest_of(hands, deck, pile, played)[-6:]
    each = [hand.split() for hand in hands.split("|")]
    whole: dict[str, Json] = {
        "game": "dachs",
        "players": len(each),
        "options": {},
        "step": "play",
        "seat": 0,
        "first": 0,
        "turns": (fields.get("seat", 0) - fields.get("first", 0)) % len(each),
        "last_lap": False,
        "points": [0] * len(each),
        "bonuses": [0] * len(each),
        "lives": [2] * len(each),
        "hands": [list(hand) for hand in each],
        "row": list(cards),
        "deck": [*deck.split(), "..."],
        "pile": [],
        "played": [],
        "draws_left": 0,
        "has_drawn": False,
        "retrievable": [0, 0, 0, 0],
        "shuffles": 0,
        "rounds": [],
    }
    return {**whole, **fields}


def dachs(hands: str, row: str = "", deck: str = "", chance: Chance | None = None, **fields: Any) -> Table:
    """A table with this position."""
    return Table(GAME.load(position(hands, row, deck, **fields), chance or Seeded(1)))


def new(players: int = 2, seed: int = 1, **options: object) -> Table:
    """A table at the start of a game."""
    return Table(GAME.new(players, Seeded(seed), options, listen=True))
