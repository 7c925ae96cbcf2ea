"""What a finish is worth, item by item. Pure: no game is needed for it."""

from __future__ import annotations

from houndtable.games.dogndog.components import MINIMUM, POINTS_A_TROPHY
from houndtable.games.dogndog.finish import Finish
from houndtable.games.dogndog.yaku import COUNTING, EXTRA, Rule
from houndtable.games.dogndog.yakuman import YAKUMAN
from houndtable.kernel.outcome import Line


class Item:
    """One reason: its name and clause, its worth (in points, or trophies for a Yaku-Man), the cards that earn it."""

    def __init__(self, name: str, clause: str, worth: int, faces: list[int]) -> None:
        self.name = name
        self.clause = clause
        self.worth = worth
        self.faces = faces

    def line(self) -> Line:
        """The item without its cards."""
        return Line(self.name, self.worth, self.clause)

    def told(self) -> dict[str, object]:
        """The item as an event tells it."""
        return {"name": self.name, "worth": self.worth, "clause": self.clause, "cards": self.faces}


class Score:
    """What a finish is worth: `counting` are the items that count toward the 3 points needed [4.4], `extra` those
    that do not, `yakuman` those that are worth trophies [8.1]."""

    def __init__(self, finish: Finish, counting: list[Item], extra: list[Item], yakuman: list[Item]) -> None:
        self.finish = finish
        self.counting = counting
        self.extra = extra
        self.yakuman = yakuman
        self.toward_minimum = worth_of(counting)
        self.points = self.toward_minimum + worth_of(extra)
        self.by_yakuman = len(yakuman) > 0
        self.trophies = worth_of(yakuman) if yakuman else self.by_points()

    def by_points(self) -> int:
        """The trophies for the points alone [9.1]; none below the minimum."""
        return self.points // POINTS_A_TROPHY if self.toward_minimum >= MINIMUM else 0

    @property
    def is_enough(self) -> bool:
        """Whether one may finish with it [4.4] [8.1]."""
        return len(self.yakuman) > 0 or self.toward_minimum >= MINIMUM

    def items(self) -> list[Item]:
        """The items that decide about the trophies."""
        return self.yakuman if self.by_yakuman else self.counting + self.extra


def worth_of(items: list[Item]) -> int:
    """What the items are worth together."""
    worth = 0
    for item in items:
        worth += item.worth
    return worth


def earned(rules: list[Rule], finish: Finish) -> list[Item]:
    """The rules that hold for the finish."""
    items: list[Item] = []
    for rule in rules:
        faces = rule.holds(finish)
        if faces is not None:
            items.append(Item(rule.name, rule.clause, rule.worth * len(faces) if rule.each else rule.worth, faces))
    return items


def score(finish: Finish, *, best_of_both: bool = False) -> Score:
    """The worth of a finish; nothing at all if its hand is not complete. Yaku-Man take the place of the points,
    unless the better of both counts [8.7]."""
    if not finish.is_complete:
        return Score(finish, [], [], [])
    found = Score(finish, earned(COUNTING, finish), earned(EXTRA, finish), earned(YAKUMAN, finish))
    if best_of_both and found.by_points() > found.trophies:
        found.by_yakuman = False
        found.trophies = found.by_points()
    return found
