"""The odds of every roll, exact, and what each would do to each seat [3.3]: the table behind a hint."""

from __future__ import annotations

from math import gcd
from typing import Final

from houndtable.games.herecomesthedog.components import COLOURS, DICE, DIE, held_by, number_of
from houndtable.games.herecomesthedog.derived import DEFENDING, STEALING, Position
from houndtable.games.herecomesthedog.dice import KIND, ROLLS, STICK_ROLL, THEFT, WAYS
from houndtable.games.herecomesthedog.fainting import fainted_of
from houndtable.games.herecomesthedog.incident import defences
from houndtable.games.herecomesthedog.roll import land
from houndtable.games.herecomesthedog.sticks import offers
from houndtable.games.herecomesthedog.vocabulary import DEFEND, FENDED, TAKE, TAKES

EVENTS: Final = {"feed": "Feed", "assault": "Assault", "nothing": "no event"}
INCIDENTS: Final = ["", "Theft", "Feed", "Fire Fest", "Assault"]


def all_classes() -> list[tuple[int, int]]:
    """Every roll, whatever the order of its dice: one of its numbers, and in how many ways it comes up."""
    ways: dict[tuple[int, ...], int] = {}
    for roll, colours in enumerate(ROLLS):
        key = tuple(sorted(colours))
        ways[key] = ways.get(key, 0) + WAYS[roll]
    found = [(ROLLS.index(list(key)), number) for key, number in ways.items()]
    return sorted(found, key=lambda each: (KIND[each[0]] != STICK_ROLL, KIND[each[0]], each[0]))


CLASSES: Final = all_classes()
SHARED: Final = gcd(len(DIE) ** DICE, *[ways for _, ways in CLASSES])
OF: Final = len(DIE) ** DICE // SHARED  # 27 with two faces of each colour [1.3]


class Possibility:
    """One thing the next roll can bring, in `ways` of `OF`: for each seat the dogs and sticks gained or lost, the
    villagers that faint, and how often it falls. A stick roll has one more for each take that ends the round; there
    `ends` names the event, and `ways` is 0 for what was counted before."""

    def __init__(self, roll: int, ways: int, take: int, ends: str, before: Position, after: Position) -> None:
        seats = range(before.players)
        self.roll = roll
        self.ways = ways
        self.take = take
        self.ends = ends
        self.dogs = [after.dogs[seat] - before.dogs[seat] for seat in seats]
        self.fainted = [fainted_of(after, seat) - fainted_of(before, seat) for seat in seats]
        self.falls = [after.falls[seat] - before.falls[seat] for seat in seats]
        self.out = [after.villagers[seat] == 0 < before.villagers[seat] for seat in seats]
        self.sticks = [held_in_all(after, seat) - held_in_all(before, seat) for seat in seats]


def held_in_all(p: Position, seat: int) -> int:
    """How many sticks a seat holds."""
    return sum([number_of(held_by(p.held, seat), colour) for colour in range(3)])


def copy_of(p: Position) -> Position:
    """A copy to try something on."""
    copy = p.clone()
    assert isinstance(copy, Position)
    return copy


def landed(p: Position, roll: int) -> Position:
    """The position after this roll, everybody having defended as well as possible in an Assault [6.7]."""
    after = copy_of(p)
    land(after, roll)
    if after.step == DEFENDING:
        for seat in after.waiting[:]:
            after.apply(seat, best_defence(after, seat))
    return after


def best_defence(p: Position, seat: int) -> int:
    """The first of the moves that fend off most dogs."""
    return max(defences(p, seat), key=lambda move: FENDED[move - DEFEND])


def possibilities(p: Position) -> list[Possibility]:
    """All that the next roll can bring, stick rolls first; p is at the step `roll`."""
    found: list[Possibility] = []
    for roll, ways in CLASSES:
        after = landed(p, roll)
        found.append(Possibility(roll, ways // SHARED, -1, "", p, after))
        if KIND[roll] == STICK_ROLL:
            found += endings(p, roll, after)
    return found


def endings(p: Position, roll: int, rolled: Position) -> list[Possibility]:
    """The takes after a stick roll that would end the round, and how."""
    found: list[Possibility] = []
    for move in offers(rolled):
        after = copy_of(rolled)
        after.apply(after.seat, move)
        if len(after.rounds) > len(p.rounds):
            found.append(Possibility(roll, 0, move - TAKE, EVENTS[after.rounds[-1].how], p, after))
    return found


def table(p: Position, me: int) -> list[str]:
    """The possibilities as lines of at most 79 columns for the person at seat `me`."""
    heads = ["you" if seat == me else f"seat {seat}" for seat in range(p.players)]
    lines = [row("odds", "the next roll", heads)]
    for each in possibilities(p):
        odds = f"{each.ways}/{OF}" if each.ways else ""
        lines.append(row(odds, name_of(each), [effect(p, each, seat) for seat in range(p.players)]))
    return [*lines, "An Assault is reckoned with the best defence."]


def row(odds: str, name: str, cells: list[str]) -> str:
    """One line of the table."""
    return f"{odds:>5}  {name:<26}{''.join([f'{cell:<11}' for cell in cells])}".rstrip()


def name_of(each: Possibility) -> str:
    """What is rolled, or which take ends the round and how."""
    if each.ends:
        taken = [COLOURS[colour] for colour in TAKES[each.take]]
        words = f"2 {taken[0]}" if taken[1:] == taken[:1] else " ".join(taken)
        return f"- {words}: {each.ends}"
    colours = ROLLS[each.roll]
    if KIND[each.roll] == STICK_ROLL:
        pair, single = sorted(set(colours), key=lambda colour: -colours.count(colour))
        return f"2 {COLOURS[pair]}, 1 {COLOURS[single]}"
    what = INCIDENTS[KIND[each.roll]]
    return f"one of each: {what}" if KIND[each.roll] == THEFT else f"3 {COLOURS[colours[0]]}: {what}"


def effect(p: Position, each: Possibility, seat: int) -> str:
    """What a possibility does to one seat, in a word or two; a dash for nothing."""
    kind, rolls = KIND[each.roll], seat == p.seat
    if each.fainted[seat]:
        return "out" if each.out[seat] else "all faint" if each.falls[seat] else f"{each.fainted[seat]} faint"
    if each.dogs[seat]:
        return f"+{each.dogs[seat]} dog{'s' if each.dogs[seat] > 1 else ''}"
    if not each.ends and kind == STICK_ROLL and rolls:
        return f"takes {len(TAKES[offers(landed(p, each.roll))[0] - TAKE])}"
    if kind == THEFT and (rolls or held_by(p.held, seat)):
        return "again" if rolls and landed(p, each.roll).step != STEALING else "steals" if rolls else "may lose 1"
    if not each.ends and each.sticks[seat]:
        return f"{each.sticks[seat]} sticks" if each.sticks[seat] < -1 else "-1 stick"
    return "-"
