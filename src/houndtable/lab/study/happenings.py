"""How often does what happen, and what is it worth?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from houndtable.lab.standings import credits
from houndtable.lab.study.estimates import Estimate, Measure, mean, ratio
from houndtable.lab.study.observation import Counts, Observation
from houndtable.lab.study.observing import DETAILED
from houndtable.lab.study.parts import Chapter, Chart, DataTable, Dots
from houndtable.lab.study.run import Deals
from houndtable.lab.study.words import number, signed, span

UNDER = " / "  # between what is counted and what was in force then: "turns / chaos"
ENOUGH = 20  # deals that must tell of it, for what it is worth
MOVES = 15  # single moves in the table
DRAWN = 16  # rows of a chart
SAID = 2  # findings about what is worth most

Kept = Callable[[Observation], Counts]


@dataclass(frozen=True)
class Happening:
    """How often it happens in a game, and the points of the win that go with one more of it than the others have; None
    where it is not told by seat or too rarely."""

    name: str
    often: Estimate
    worth: Estimate | None


def happenings(deals: Deals, players: int) -> Chapter:
    """The chapter about rules, cards and combinations."""
    counted = measured(deals, lambda game: plain(game.counts), players)
    detailed = [games for games in deals if games[0].result.deal < DETAILED]
    verbs = measured(detailed, by_verb, players)
    moves = measured(detailed, lambda game: game.made, players, MOVES)
    lines = scored(deals)
    under = circumstances(deals)
    head = ["times a game", "95% interval", "worth (points of the win)", "95% interval"]
    tables = [
        DataTable(["what is counted", *head], [row(each) for each in counted]),
        DataTable(["reason for points", "times a game", "95% interval", "points each time", "95% interval"], lines),
        DataTable(["a round under", *(under[0] if under else [])], under[1:]),
        DataTable([f"kind of move (first {len(detailed)} deals)", *head], [row(each) for each in verbs]),
        DataTable([f"most frequent moves (first {len(detailed)} deals)", *head], [row(each) for each in moves]),
    ]
    worth = [each for each in counted if each.worth is not None and each.often.value > 0]
    return Chapter(
        "What happens, and what it is worth",
        findings(worth),
        [table for table in tables if table.rows],
        charts(counted, worth, verbs),
        {
            kind: {each.name: figures(each) for each in found}
            for kind, found in (("counts", counted), ("kinds of moves", verbs), ("moves", moves))
        },
        [
            "Worth: in games where a player has one more of it than the others on average, so many points more of the"
            " win go to that player. It goes with winning; that it brings the win about is not proved."
            f" A dash stands where it does not differ between players in at least {ENOUGH} deals."
        ],
    )


def plain(counts: Counts) -> Counts:
    """The counts that are not told under circumstances."""
    return {name: numbers for name, numbers in counts.items() if UNDER not in name}


def by_verb(game: Observation) -> Counts:
    """Moves by their first word."""
    found: Counts = {}
    for text, numbers in game.made.items():
        verb = text.partition(" ")[0]
        found[verb] = [one + two for one, two in zip(found.get(verb, [0] * len(numbers)), numbers)]
    return found


def measured(deals: Deals, kept: Kept, players: int, most: int | None = None) -> list[Happening]:
    """All that is kept under a name, the most frequent first."""
    tables = [[kept(game) for game in games] for games in deals]
    every: Counter[str] = Counter()
    for games in tables:
        for table in games:
            every.update({name: sum(numbers) for name, numbers in table.items()})
    return [happening(deals, name, tables, players) for name, _ in every.most_common(most)]


def happening(deals: Deals, name: str, tables: list[list[Counts]], players: int) -> Happening:
    """One of them."""
    seen = {
        id(game): table[name]
        for games, found in zip(deals, tables)
        for game, table in zip(games, found)
        if name in table
    }
    often = mean(deals, lambda game: sum(seen.get(id(game), ())))
    worth = ratio(deals, *slope(seen, players))
    known = worth is not None and worth.deals >= ENOUGH
    return Happening(name, often, worth.times(100) if known and worth is not None else None)


def slope(seen: dict[int, list[int]], players: int) -> tuple[Measure, Measure]:
    """The two sums whose ratio is the slope of the win's parts on the counts, both less their mean in the game."""

    def above(game: Observation) -> list[float]:
        numbers = seen.get(id(game), [])
        return [one - sum(numbers) / players for one in numbers] if len(numbers) == players else []

    def top(game: Observation) -> float:
        return sum(one * credit for one, credit in zip(above(game), credits(game.result)))

    return top, lambda game: sum(one * one for one in above(game))


def row(found: Happening) -> list[str]:
    """It as a row of a table."""
    worth = ["-", "-"] if found.worth is None else [signed(found.worth.value), span(found.worth)]
    return [found.name, number(found.often.value), span(found.often), *worth]


def figures(found: Happening) -> dict[str, object]:
    """It as JSON."""
    return {"times_a_game": found.often.as_json(), "worth": None if found.worth is None else found.worth.as_json()}


def scored(deals: Deals) -> list[list[str]]:
    """How often there are points for each reason, and how many."""
    names = Counter(name for games in deals for game in games for name in game.times)
    rows = []
    for name, _ in names.most_common():

        def times(game: Observation, name: str = name) -> float:
            return sum(game.times.get(name, ()))

        def points(game: Observation, name: str = name) -> float:
            return sum(game.points.get(name, ()))

        often, each = mean(deals, times), ratio(deals, points, times)
        assert each is not None
        rows.append([name, number(often.value), span(often), signed(each.value), span(each)])
    return rows


def circumstances(deals: Deals) -> list[list[str]]:
    """What the game counts under circumstances, a round each: the heads, then a row for each circumstance."""
    names = {name for games in deals for game in games for name in game.counts if UNDER in name}
    counted = sorted({name.split(UNDER)[0] for name in names} - {"rounds"})
    rows = [["rounds a game", *counted]] if names else []
    for under in sorted({name.split(UNDER)[1] for name in names}):
        rounds = count_of(f"rounds{UNDER}{under}")
        means = [ratio(deals, count_of(f"{what}{UNDER}{under}"), rounds) for what in counted]
        cells = ["-" if one is None else f"{number(one.value)} ({span(one)})" for one in means]
        often = mean(deals, rounds)
        rows.append([under, f"{number(often.value)} ({span(often)})", *cells])
    return rows


def count_of(name: str) -> Measure:
    """One of the game's own counts, all seats together."""
    return lambda game: sum(game.counts.get(name, ()))


def findings(worth: list[Happening]) -> list[str]:
    """What is worth most, for better and worse, as far as it is plain."""
    found = []
    clear = [(each, each.worth) for each in worth if each.worth is not None and each.worth.is_plain]
    for each, points in sorted(clear, key=lambda pair: -abs(pair[1].value))[:SAID]:
        more = "more" if points.value > 0 else "less"
        size = points if points.value > 0 else points.times(-1)
        found.append(
            f"One more of “{each.name}” than the others goes with {number(size.value)} points {more} of the win"
            f" (interval {span(size)}); there are {number(each.often.value)} a game."
        )
    return found


def charts(counted: list[Happening], worth: list[Happening], verbs: list[Happening]) -> list[Chart]:
    """How often, and what it is worth."""
    often = [(each.name, each.often) for each in counted[:DRAWN]]
    gains = [(each.name, each.worth) for each in worth if each.worth is not None]
    gains = sorted(sorted(gains, key=lambda pair: -abs(pair[1].value))[:DRAWN], key=lambda pair: -pair[1].value)
    kinds = [(each.name, each.worth) for each in verbs if each.worth is not None]
    found = [Dots("often", "How often it happens", "times a game", often)]
    found.append(Dots("worth", "What goes with one more of it", "points of the win", gains, 0.0))
    found.append(Dots("moves", "What goes with one more such move", "points of the win", kinds[:DRAWN], 0.0))
    return [chart for chart in found if chart.rows]
