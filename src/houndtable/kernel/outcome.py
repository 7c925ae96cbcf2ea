"""Results: every point with its reason and its clause."""

from __future__ import annotations

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json import Json, Reader, refuse, wanted


class Line:
    """One reason for points, with the clause that gives or takes them."""

    def __init__(self, name: str, points: int, clause: str) -> None:
        self.name = name
        self.points = points
        self.clause = clause

    def __reduce__(self) -> Recipe:
        return Line, (self.name, self.points, self.clause)

    def as_json(self) -> dict[str, Json]:
        return {"name": self.name, "points": self.points, "clause": self.clause}


def total(lines: list[Line]) -> int:
    """What the lines add up to."""
    points = 0
    for line in lines:
        points += line.points
    return points


class Round:
    """A finished round: how it ended, how many turns it took, and each seat's score line by line."""

    def __init__(self, how: str, turns: int, lines: list[list[Line]]) -> None:
        self.how = how
        self.turns = turns
        self.lines = lines

    def __reduce__(self) -> Recipe:
        return Round, (self.how, self.turns, self.lines)

    def totals(self) -> list[int]:
        """Each seat's score in this round."""
        return [total(lines) for lines in self.lines]

    def as_json(self) -> dict[str, Json]:
        lines: list[Json] = [[line.as_json() for line in seat] for seat in self.lines]
        return {"how": self.how, "turns": self.turns, "lines": lines}


def read_round(data: Json, players: int, how: list[str]) -> Round:
    """A round from its JSON, or a refusal."""
    reader = Reader(data)
    seats = reader.items("lines")
    if len(seats) != players:
        raise refuse("lines", wanted("list-for-each-seat", count=players), seats)
    lines = [[read_line(line) for line in reader_of(seat)] for seat in seats]
    found = Round(reader.word("how", how), reader.number("turns", 0, 1_000_000), lines)
    reader.done()
    return found


def reader_of(seat: Json) -> list[Json]:
    """A seat's lines as a list."""
    if not isinstance(seat, list):
        raise refuse("lines", wanted("score-lines"), seat)
    return seat


def read_line(data: Json) -> Line:
    """A score line from its JSON."""
    reader = Reader(data)
    name, clause = reader.take("name"), reader.take("clause")
    if not isinstance(name, str) or not isinstance(clause, str):
        raise refuse("name", wanted("texts-of-line"), name)
    line = Line(name, reader.number("points", -1_000_000, 1_000_000), clause)
    reader.done()
    return line


class Outcome:
    """How the game ended: places from 1 (shared places are equal), who won, and each seat's score line by line."""

    def __init__(self, places: list[int], winners: list[int], lines: list[list[Line]]) -> None:
        self.places = places
        self.winners = winners
        self.lines = lines

    def __reduce__(self) -> Recipe:
        return Outcome, (self.places, self.winners, self.lines)

    def as_json(self) -> dict[str, Json]:
        lines: list[Json] = [[line.as_json() for line in seat] for seat in self.lines]
        return {"places": list(self.places), "winners": list(self.winners), "lines": lines}
