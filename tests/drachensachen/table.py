"""A table of Drachensachen for tests: positions and moves as text."""

from __future__ import annotations

from functools import partial
from typing import Any

from houndtable.games import find
from houndtable.games.drachensachen.components import ABILITIES, FACE_OF, FACE_TEXTS
from houndtable.kernel.chance import Chance, Luck, Scripted, Seeded
from houndtable.kernel.json import Json
from houndtable.kernel.state import State
from tests.played import Played, clauses_of

GAME = find("drachensachen")
clause = partial(clauses_of, GAME)


def in_order(cards: list[str]) -> list[str]:
    """The cards in printed order."""
    return sorted(cards, key=FACE_TEXTS.index)


def rest_of(used: list[str]) -> list[str]:
    """The cards of the box that are not among the used ones, in printed order."""
    left = [FACE_TEXTS[face] for face in FACE_OF]
    for card in used:
        left.remove(card)
    return left


class Table(Played):
    """A state of Drachensachen that is played and read by text."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def faces(self) -> list[str]:
        """The faces that can be played."""
        return list(dict.fromkeys(text.split()[1] for text in self.offers("play")))

    def hand(self, seat: int) -> str:
        """A hand in printed order, without marks."""
        return " ".join(in_order([card.rstrip("*") for card in self.dump("hands")[seat]]))

    def open(self, seat: int) -> str:
        return " ".join(self.dump("open")[seat])

    def pile(self) -> str:
        return " ".join(self.dump("pile"))

    def lost(self) -> list[int]:
        found: Any = self.state.view(None).facts["scores"]
        return list(found)

    def points(self, seat: int) -> list[int]:
        """The last round's score of a seat, line by line."""
        return [line.points for line in self.state.rounds[-1].lines[seat]]


def lists(text: str) -> list[Json]:
    """ "4 7 | 5" as lists of cards."""
    return [list(part.split()) for part in text.split("|")]


def lost_before(*lost: int) -> dict[str, Any]:
    """The fields of a position in which these coins were lost in one round before."""
    lines: list[Json] = [[{"name": "hand", "points": -coins, "clause": "7.1"}] for coins in lost]
    return {"rounds": [{"how": "won", "turns": 9, "lines": lines}], "past": [0]}


def position(hands: str, pile: str = "", **fields: Any) -> dict[str, Json]:
    """A position in seat 0's turn. Everybody has a hidden 8 unless `hidden` says otherwise; `draw` is the top of the
    draw pile, 18 cards in all; `with_` names abilities in force."""
    players = len(hands.split("|"))
    none = " | ".join([""] * players)
    abilities = [ABILITIES[ABILITIES.index(name)] for name in fields.pop("with_", [])]
    debt, skip = fields.get("debt", 0), fields.get("skip", 0)
    whole: dict[str, Json] = {
        "game": "drachensachen",
        "players": players,
        "options": {},
        "step": "owe" if debt else "miss" if skip else "play",
        "seat": 0,
        "first": 0,
        "clockwise": True,
        "turns": 0,
        "idle": 0,
        "moved": False,
        "debt": 0,
        "skip": 0,
        "quick": False,
        "todo": 0,
        "hands": lists(hands),
        "spurned": [[]] * players,
        "open": lists(fields.pop("open", none)),
        "hidden": lists(fields.pop("hidden", " | ".join(["8"] * players))),
        "pile": list(pile.split()),
        "draw_pile": [*fields.pop("draw", "").split(), "..."],
        "gone": [],
        "unseen": ["..."],
        "answers": [None] * players,
        "told": [],
        "since": [],
        "abilities": list(abilities),
        "used": list(abilities),
        "curses": [None] * players,
        "chaos": False,
        "rounds": [],
        "past": [],
    }
    return {**whole, **fields}


def sachen(hands: str, pile: str = "", chance: Chance | None = None, **fields: Any) -> Table:
    """A table with this position."""
    return Table(GAME.load(position(hands, pile, **fields), chance or Seeded(1)))


def new(players: int = 3, seed: int = 1, **options: object) -> Table:
    """A table at the start of a game."""
    return Table(GAME.new(players, Seeded(seed), options, listen=True))


def shuffled(order: str = "") -> Luck:
    """A shuffle that gives these cards first and then the rest of the box."""
    cards = order.split() + rest_of(order.split())
    return Luck("shuffle", [FACE_TEXTS.index(card) for card in cards], 96)


def luck(*outcomes: Luck) -> Scripted:
    """Luck as written here."""
    return Scripted(list(outcomes), FACE_OF)


def pick(place: int, of: int) -> Luck:
    """One of so many things."""
    return Luck("pick", [place], of)
