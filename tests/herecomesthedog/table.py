"""A table of Here Comes the Dog for tests: positions, dice and moves as text."""

from __future__ import annotations

from functools import partial
from typing import Any

from houndtable.games import find
from houndtable.games.herecomesthedog.components import COLOURS, DIE, STICKS
from houndtable.kernel.chance import Chance, Luck, Scripted, Seeded
from houndtable.kernel.json import Json
from houndtable.kernel.state import State
from tests.played import Played, clauses_of

GAME = find("herecomesthedog")
clause = partial(clauses_of, GAME)


def sticks(text: str) -> dict[str, int]:
    """Sticks from text: "2 meat 1 fire"; an empty text is none."""
    words = text.split()
    given = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    assert set(given) <= set(COLOURS), text
    return {colour: given.get(colour, 0) for colour in COLOURS}


def words(given: dict[str, int]) -> str:
    """Sticks as text."""
    return " ".join(f"{number} {colour}" for colour, number in given.items() if number)


def luck_of(dice: str) -> list[Luck]:
    """The luck that makes the dice show these colours, three a roll."""
    return [Luck("roll", [DIE.index(COLOURS.index(colour))], 6) for colour in dice.split()]


class Table(Played):
    """A state of Here Comes the Dog that is played and read by text."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def roll(self, dice: str, *texts: str) -> None:
        """Whoever is on rolls these colours, and makes these moves."""
        self.state.chance = Scripted(luck_of(dice), [])
        self.play("roll", *texts)

    def sticks(self, seat: int) -> str:
        """What a seat holds, as text."""
        return words(self.dump("sticks")[seat])

    def bonfire(self) -> str:
        """What lies at the bonfire, as text."""
        zone = self.state.view(None).zone("bonfire")
        return words({colour: zone.count(colour) for colour in COLOURS})


def rest(held: list[str], bonfire: str) -> str:
    """The sticks that are neither held by these seats nor at the bonfire."""
    there = sticks(bonfire)
    left = dict(zip(COLOURS, STICKS, strict=True))
    return words({colour: left[colour] - there[colour] - sum(sticks(text)[colour] for text in held) for colour in left})


def position(held: str, bonfire: str | None = None, **fields: Any) -> dict[str, Json]:
    """A position in seat 0's turn: what each seat holds, `|` between them. With a bonfire, the seat "rest" holds all
    that is missing there."""
    seats = [text.strip() for text in held.split("|")]
    if bonfire is not None:
        others = [text for text in seats if text != "rest"]
        seats = [rest(others, bonfire) if text == "rest" else text for text in seats]
    whole: dict[str, Json] = {
        "game": "herecomesthedog",
        "players": len(seats),
        "options": {},
        "step": "roll",
        "seat": 0,
        "turns": 0,
        "dice": [],
        "sticks": [{**sticks(text)} for text in seats],
        "dogs": [0] * len(seats),
        "tamed": list(fields.get("dogs", [0] * len(seats))),
        "villagers": [3] * len(seats),
        "falls": [0] * len(seats),
        "defences": [None] * len(seats),
        "incidents": [0, 0, 0, 0],
        "rounds": [],
    }
    return {**whole, **fields}


def dog(held: str, bonfire: str | None = None, chance: Chance | None = None, **fields: Any) -> Table:
    """A table with this position."""
    return Table(GAME.load(position(held, bonfire, **fields), chance or Seeded(1)))


def new(players: int = 2, seed: int = 1, **options: object) -> Table:
    """A table at the start of a game."""
    return Table(GAME.new(players, Seeded(seed), options, listen=True))


def ended(*how: str, players: int = 2, dogs: int = 0, returned: int = 0) -> list[Json]:
    """Finished rounds that ended so, with so many dogs tamed and returned by everybody."""
    lines: list[Json] = [
        {"name": "dogs tamed", "points": dogs, "clause": "6.2"},
        {"name": "dogs returned to the pack", "points": -returned, "clause": "9.2"},
    ]
    return [{"how": each, "turns": 3, "lines": [lines] * players} for each in how]
