"""The odds of every roll, exact, and what each would do to each seat [3.3]: the lines behind a hint."""

from __future__ import annotations

from math import gcd
from typing import Final

from houndtable.games.herecomesthedog import phrases
from houndtable.games.herecomesthedog.components import DICE, DIE, held_by, number_of
from houndtable.games.herecomesthedog.derived import DEFENDING, STEALING, Position
from houndtable.games.herecomesthedog.dice import KIND, ROLLS, STICK_ROLL, THEFT, WAYS
from houndtable.games.herecomesthedog.fainting import fainted_of
from houndtable.games.herecomesthedog.incident import defences
from houndtable.games.herecomesthedog.roll import land
from houndtable.games.herecomesthedog.sticks import offers
from houndtable.games.herecomesthedog.vocabulary import DEFEND, FENDED, TAKE, TAKES
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import say

ENDINGS: Final = ["feed", "assault", "nothing"]


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
    `ends` is one of ENDINGS (else -1), and `ways` is 0 for what was counted before."""

    def __init__(self, roll: int, ways: int, take: int, ends: int, before: Position, after: Position) -> None:
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
        found.append(Possibility(roll, ways // SHARED, -1, -1, p, after))
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
            found.append(Possibility(roll, 0, move - TAKE, ENDINGS.index(after.rounds[-1].how), p, after))
    return found


def table(p: Position) -> list[Message]:
    """The possibilities, a line for each."""
    lines = [
        say(
            phrases.ODDS,
            ways=each.ways,
            all=OF,
            roll=name_of(each),
            effects=[what for seat in range(p.players) for what in effect(p, each, seat)],
        )
        for each in possibilities(p)
    ]
    return [*lines, say(phrases.ODDS_NOTE)]


def name_of(each: Possibility) -> Message:
    """What is rolled, or which take ends the round and how."""
    if each.ends >= 0:
        return say(phrases.TAKEN, sticks=TAKES[each.take], ends=each.ends)
    return say(phrases.ROLLED, dice=sorted(ROLLS[each.roll]), kind=KIND[each.roll])


def effect(p: Position, each: Possibility, seat: int) -> list[Message]:
    """What a possibility does to one seat; nothing to tell where it does nothing."""
    kind, rolls = KIND[each.roll], seat == p.seat
    if each.fainted[seat]:
        if each.out[seat]:
            return [say(phrases.OUT, seat=seat)]
        return [
            say(phrases.ALL_FAINT, seat=seat)
            if each.falls[seat]
            else say(phrases.FAINT, seat=seat, count=each.fainted[seat])
        ]
    if each.dogs[seat]:
        return [say(phrases.TAMES, seat=seat, count=each.dogs[seat])]
    if each.ends < 0 and kind == STICK_ROLL and rolls:
        return [say(phrases.TAKES, seat=seat, count=len(TAKES[offers(landed(p, each.roll))[0] - TAKE]))]
    if kind == THEFT and (rolls or held_by(p.held, seat)):
        if rolls:
            return [say(phrases.AGAIN if landed(p, each.roll).step != STEALING else phrases.STEALS, seat=seat)]
        return [say(phrases.MAY_LOSE, seat=seat)]
    return [say(phrases.LOSES, seat=seat, count=-each.sticks[seat])] if each.ends < 0 and each.sticks[seat] < 0 else []
