"""A table of Dog's Breath for tests: positions and moves as text."""

from __future__ import annotations

from functools import partial
from typing import Any

from houndtable.games import find
from houndtable.games.dogsbreath.components import FACE_TEXTS, cards_with, face_of
from houndtable.kernel.chance import Chance, Luck, Scripted, Seeded
from houndtable.kernel.json import Json
from houndtable.kernel.state import State
from tests.played import Played, clauses_of

GAME = find("dogsbreath")
DAY = "bone msd mbd psd pbd vsd vbd"
NIGHT = "bone msn mbn psn pbn vsn vbn"
PLAIN = "msd psd psn vsd vsn bone bone"  # a hand that is worth nothing
WEAK = "msd mbd psd pbd vsd vbd vbd"  # a hand that is worth 12 and 3
clause = partial(clauses_of, GAME)


def bare(text: str) -> str:
    """A card's face without its marks."""
    return text.partition("*")[0].partition("@")[0].partition("/")[0]


class Table(Played):
    """A state of Dog's Breath that is played and read by text."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def play(self, *texts: str, seat: int | None = None) -> None:
        """The same; "discard any" is the first discard there is."""
        for text in texts:
            super().play(self.offers("discard")[0] if text == "discard any" else text, seat=seat)

    def hand(self, seat: int) -> list[str]:
        """A hand in printed order, without marks."""
        return [bare(card) for card in self.dump("hands")[seat]]

    def seen(self, owner: int, by: int | None) -> list[str]:
        """The cards of a hand that somebody else knows of."""
        return [card for card in self.state.view(by).zone("hand", owner) if card != "?"]

    def lines(self, seat: int, round: int = -1) -> dict[str, int]:
        """A seat's score lines of a round, by name."""
        return {line.name: line.points for line in self.state.rounds[round].lines[seat]}


def position(hands: str, deck: str = "", **fields: Any) -> dict[str, Json]:
    """A position at the start of seat 0's turn; the deck holds, under the cards given, all that lie nowhere else."""
    each = [hand.split() for hand in hands.split("|")]
    seats = len(each)
    first = fields.get("first", 0)
    turns = fields.get("turns", (fields.get("seat", 0) - first) % seats)
    latest = ["vbn" if (seat - first) % seats < turns else None for seat in range(seats)]
    whole: dict[str, Json] = {
        "game": "dogsbreath",
        "players": seats,
        "options": {},
        "step": "draw",
        "seat": 0,
        "first": 0,
        "turns": turns,
        "outer": None,
        "hands": [list(hand) for hand in each],
        "grid": [],
        "up": [],
        "begun": False,
        "deck": [*deck.split(), "..."],
        "discards": [],
        "used": [],
        "played": [],
        "latest": [*latest],
        "has_drawn": False,
        "has_scavenged": False,
        "taken": None,
        "target": None,
        "offered": None,
        "requested": None,
        "asked": None,
        "memory": [],
        "rounds": [],
    }
    return {**whole, **fields}


def breath(hands: str, deck: str = "", chance: Chance | None = None, **fields: Any) -> Table:
    """A table with this position."""
    return Table(GAME.load(position(hands, deck, **fields), chance or Seeded(1)))


def drafting(hands: str, grid: str, **fields: Any) -> Table:
    """A table in the draft; seat 0 started unless said."""
    before = {"step": "draft", "grid": grid.split(), "turns": 0, "latest": [None] * len(hands.split("|"))}
    return breath(hands, **{**before, **fields})


def new(players: int = 2, seed: int = 1, **options: object) -> Table:
    """A table at the start of a game."""
    return Table(GAME.new(players, Seeded(seed), options, listen=True))


def dealt(cards: str, players: int = 2, starter: int = 0, specials: int = 1, **options: object) -> Table:
    """A table whose shuffle begins with these cards; chance names the starter."""
    rest = [FACE_TEXTS[face_of(card)] for card in cards_with(specials)]
    for card in cards.split():
        rest.remove(card)
    order = [FACE_TEXTS.index(text) for text in [*cards.split(), *rest]]
    script = [Luck("shuffle", order, len(order)), Luck("pick", [starter], players)]
    luck = Scripted(script, GAME.faces)
    return Table(GAME.new(players, luck, {"specials": specials, **options}, listen=True))


def pick_of(place: int, cards: int = 7) -> Chance:
    """Luck whose next outcome is one blind pick, by its place in printed order."""
    return Scripted([Luck("pick", [place], cards)], GAME.faces)


def with_empty_deck(table: Table, chance: Chance | None = None) -> Table:
    """The same table, but all cards of the deck lie face up with the discards."""
    discards = table.dump("discards") + table.dump("deck")
    changed: dict[str, Json] = {"deck": [], "discards": discards, "memory": []}
    return Table(GAME.load({**table.state.dump(), **changed}, chance or Seeded(1)))
