"""A table of Dog'n Dog for tests: positions and moves as text."""

from __future__ import annotations

from functools import partial
from typing import Any

from houndtable.games import find
from houndtable.games.dogndog.components import FACE_TEXTS
from houndtable.kernel.chance import Luck, Scripted, Seeded
from houndtable.kernel.json import Json
from houndtable.kernel.state import State
from tests.played import Played, clauses_of

GAME = find("dogndog")
BOX = [text for text in FACE_TEXTS for _ in range(4 if text.isalpha() else 1 if "r" in text else 3)]
clause = partial(clauses_of, GAME)


class Table(Played):
    """A state of Dog'n Dog that is played and read by text."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    @property
    def scores(self) -> Any:
        return self.facts("scores")

    def names(self) -> list[str]:
        """What the last hand finished was worth it for: "Tanyao 1"."""
        last = self.facts("reasons")[-1]
        return [f"{line['name']} {line['points']}" for line in last]


def position(hands: str, drawn: str = "", discards: str = "", deck: str = "", **fields: Any) -> dict[str, Json]:
    """A position in the first lap with seat 0 as Parent and dora 6 unless said. The deck holds, under the cards given,
    all that lie nowhere else. It is somebody's turn if a card is drawn, else others are asked about a discard."""
    each = [hand.split() for hand in hands.split("|")]
    rows = [row.split() for row in discards.split("|")] if discards else [[] for _ in each]
    whole: dict[str, Json] = {
        "game": "dogndog",
        "players": len(each),
        "options": {},
        "step": "turn" if drawn else "ron",
        "first": 0,
        "parent": 0,
        "lap": 1,
        "dora": "6",
        "hands": [list(hand) for hand in each],
        "drawn": drawn or None,
        "discards": [list(row) for row in rows],
        "richi": [None] * len(each),
        "missed": [[] for _ in each],
        "answers": ["not asked"] * len(each),
        "wrong": [0] * len(each),
        "deck": [*deck.split(), "..."],  # nothing is left for the dots where all cards are named
        "rounds": [],
        "reasons": [],
    }
    return {**whole, **fields}


def dogndog(hands: str, drawn: str = "", discards: str = "", deck: str = "", **fields: Any) -> Table:
    """A table with this position."""
    return Table(GAME.load(position(hands, drawn, discards, deck, **fields), Seeded(1)))


def late(hands: str, drawn: str, deck: str = "", owner: dict[str, int] | None = None, **fields: Any) -> Table:
    """A table near the end of a round: the deck is as given and all other cards are discarded. `owner` says who
    discarded a kind, as far as turns allow; whose turn it is follows from the number of cards."""
    used = [*hands.replace("|", " ").split(), drawn, *deck.split(), fields.get("dora", "6")]
    rest = BOX[:]
    for card in filter(None, used):
        rest.remove(card)
    players = len(hands.split("|"))
    rows: list[list[str]] = [[] for _ in range(players)]
    parent = fields.get("parent", 0)
    for place in range(len(rest)):
        seat = (parent + place) % players
        wanted = [card for card in rest if (owner or {}).get(card.rstrip("r"), seat) == seat]
        card = min(wanted, key=lambda card: card.rstrip("r") not in (owner or {}))
        rest.remove(card)
        rows[seat].append(card)
    return dogndog(hands, drawn, "|".join(map(" ".join, rows)), **{**fields, "deck": deck})


def new(players: int = 2, seed: int = 1, **options: object) -> Table:
    """A table at the start of a game."""
    return Table(GAME.new(players, Seeded(seed), options, listen=True))


def dealt(order: str, players: int = 2, **options: object) -> Table:
    """A table at the start of a game with these cards first in the shuffle; seat 0 is the Parent."""
    first = order.split()
    rest = BOX[:]
    for card in first:
        rest.remove(card)
    luck = Luck("shuffle", [FACE_TEXTS.index(card) for card in first + rest], len(BOX))
    script = Scripted([luck] * 50, GAME.faces)
    return Table(GAME.new(players, script, {"first": 0, **options}, listen=True))
