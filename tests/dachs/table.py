"""A table of Dachs for tests: positions and moves as text."""

from __future__ import annotations

from functools import partial
from typing import Any

from houndtable.games import find
from houndtable.games.dachs.components import CARDS, FACE_TEXTS, face_of
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.json import Json
from houndtable.kernel.state import State
from tests.played import Played, clauses_of

GAME = find("dachs")
clause = partial(clauses_of, GAME)


def rest_of(*used: str) -> list[str]:
    """The cards of the box that are not among the used ones, in printed order."""
    left = [FACE_TEXTS[face_of(card)] for card in CARDS]
    for card in " ".join(used).replace("|", " ").split():
        left.remove(card[:2])
    return left


class Table(Played):
    """A state of Dachs that is played and read by text."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def hand(self, seat: int) -> list[str]:
        """A hand in printed order, without marks."""
        cards = [card[:2] for card in self.dump("hands")[seat]]
        return sorted(cards, key=FACE_TEXTS.index)

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
