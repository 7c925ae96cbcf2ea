"""How much is luck, and how much is skill?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import fsum

from houndtable.bots import naming
from houndtable.bots.levels import LEVELS
from houndtable.lab.duplicate import Contest
from houndtable.lab.standings import Standings, credits
from houndtable.lab.statistics import jackknife_interval
from houndtable.lab.study.estimates import Estimate
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.parts import Chapter, Chart, DataTable, Dots, Stacks
from houndtable.lab.study.run import Deals
from houndtable.lab.study.words import MINUS, percent, percent_span, span

ENOUGH = 50  # deals, for what explains who wins


@dataclass(frozen=True)
class Sums:
    """What a deal adds to the three variances: the parts of the win of each bot and in how many seats; their squared
    distances from an even share; and the products of what a seat won with one bot and with the other."""

    won: tuple[float, float]
    seats: tuple[int, int]
    squares: float
    products: float
    pairs: int


@dataclass(frozen=True)
class Rung:
    """Two levels against each other: how the stronger stands, and which part of the differences in winning the deal and
    who plays account for; None where the deals do not tell."""

    name: str
    even: float
    won: Estimate
    elo: Estimate | None
    deal: Estimate | None
    player: Estimate | None


def skill(ladder: list[tuple[Contest, Deals]]) -> Chapter | None:
    """The chapter about luck and skill; None without a ladder."""
    if not ladder:
        return None
    rungs = [rung(contest, deals) for contest, deals in ladder]
    shares = [(each.name, each.won) for each in rungs]
    charts: list[Chart] = [
        Dots("ladder", "Each level against the one below", "share of the wins", shares, rungs[0].even, ".0%")
    ]
    stacks = [(each.name, parts_of(each.deal, each.player)) for each in rungs if each.deal and each.player]
    if stacks:
        charts.append(Stacks("luck", "What decides who wins", stacks))
    heads = [
        "who",
        "deals",
        "wins of the first",
        "95% interval",
        "Elo between them",
        "explained by the deal",
        "by who plays",
    ]
    return Chapter(
        "Luck and skill",
        [finding(each) for each in rungs],
        [DataTable(heads, [row(each) for each in rungs])],
        charts,
        {each.name: figures(each) for each in rungs},
        [
            "Every deal is played with both in every seat. What the deal explains is how much a seat's result with one"
            " of them tells of its result with the other: cards and dice are the same until their play parts. The rest"
            f" is what comes after that, later luck and play together. A dash stands for fewer than {ENOUGH} deals."
        ],
    )


def row(found: Rung) -> list[str]:
    """A rung as a row of the table."""
    parts = [
        "-" if one is None else f"{percent(one.value)} ({percent_span(one)})" for one in (found.deal, found.player)
    ]
    won = found.won
    elo = "-" if found.elo is None else f"{found.elo.value:+.0f} ({span(found.elo)})".replace("-", MINUS)
    return [found.name, str(won.deals), percent(won.value), percent_span(won), elo, *parts]


def figures(found: Rung) -> dict[str, object]:
    """A rung as JSON."""
    return {
        "win_share": found.won.as_json(),
        "elo": None if found.elo is None else found.elo.as_json(),
        "explained_by_the_deal": None if found.deal is None else found.deal.as_json(),
        "explained_by_who_plays": None if found.player is None else found.player.as_json(),
    }


def rung(contest: Contest, deals: Deals) -> Rung:
    """Two levels compared."""
    standings = Standings(contest)
    for games in deals:
        standings.count([game.result for game in games])
    first = contest.bots[0]
    (standing,) = (each for each in standings.standings() if each.bot == first)
    sums = [sums_of(games, contest.bots) for games in deals]
    known = len(deals) >= ENOUGH
    return Rung(
        " against ".join(level_name(bot) for bot in contest.bots),
        standings.even,
        Estimate(standing.share, *standing.share_95, len(deals)),
        None if standing.rating_95 is None else Estimate(standing.rating, *standing.rating_95, len(deals)).times(2),
        explained(sums, by_the_deal) if known else None,
        explained(sums, by_the_player) if known else None,
    )


def explained(sums: Sequence[Sums], part: Callable[[Sequence[Sums]], float]) -> Estimate:
    """A part of the variance, which can be 0 to 1, with its interval."""
    low, high = jackknife_interval(sums, part)
    return Estimate(max(0.0, part(sums)), max(0.0, low), min(1.0, high), len(sums))


def level_name(bot: str) -> str:
    """A level by its name; any other bot as it is called."""
    found = naming.read(bot)
    return bot if found is None or found.level < 0 or found.settings else LEVELS[found.level]


def sums_of(games: Sequence[Observation], bots: list[str]) -> Sums:
    """What one deal adds."""
    even = 1 / games[0].players
    parts = [[credit - even for credit in credits(game.result)] for game in games]
    seats = [game.result.seats for game in games]
    own = [[part for row, names in zip(parts, seats) for part, name in zip(row, names) if name == bot] for bot in bots]
    products = [
        parts[one][seat] * parts[two][seat]
        for one, two in permutations(range(len(games)), 2)
        for seat in range(games[0].players)
        if (seats[one][seat], seats[two][seat]) == (bots[0], bots[1])
    ]
    return Sums(
        (fsum(own[0]), fsum(own[1])),
        (len(own[0]), len(own[1])),
        fsum(part * part for row in parts for part in row),
        fsum(products),
        len(products),
    )


def means(sums: Sequence[Sums]) -> tuple[float, float]:
    """Each bot's part of the win in a seat, less an even one."""
    first = fsum(each.won[0] for each in sums) / sum(each.seats[0] for each in sums)
    second = fsum(each.won[1] for each in sums) / sum(each.seats[1] for each in sums)
    return (first, second)


def variance(sums: Sequence[Sums]) -> float:
    """The variance of what a seat wins."""
    return fsum(each.squares for each in sums) / sum(sum(each.seats) for each in sums)


def by_the_deal(sums: Sequence[Sums]) -> float:
    """The part of the variance that a seat of a deal has in common whoever plays there."""
    first, second = means(sums)
    together = fsum(each.products for each in sums) / sum(each.pairs for each in sums)
    return (together - first * second) / (variance(sums) or 1.0)


def by_the_player(sums: Sequence[Sums]) -> float:
    """The part of the variance that lies between the two bots."""
    first, second = means(sums)
    return ((first - second) / 2) ** 2 / (variance(sums) or 1.0)


def parts_of(deal: Estimate, player: Estimate) -> dict[str, float]:
    """What decides who wins, in parts that add up to 1."""
    rest = max(0.0, 1 - deal.value - player.value)
    return {"the deal": deal.value, "who plays": player.value, "later luck and play": rest}


def finding(found: Rung) -> str:
    """A rung in a sentence or two."""
    said = (
        f"{found.name.capitalize()}: the first wins {percent(found.won.value)} (interval {percent_span(found.won)};"
        f" even is {percent(found.even)})"
    )
    if found.deal is None or found.player is None:
        return f"{said}, by only {found.won.deals} deals."
    return (
        f"{said}. The deal explains {percent(found.deal.value)} of who wins (interval {percent_span(found.deal)}),"
        f" who plays {percent(found.player.value)} (interval {percent_span(found.player)})."
    )
