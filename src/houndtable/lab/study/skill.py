"""How much is luck, and how much is skill?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import fsum

from houndtable.bots import naming
from houndtable.bots.levels import LEVELS
from houndtable.lab.duplicate import Contest
from houndtable.lab.standings import Standing, Standings, credits
from houndtable.lab.statistics import jackknife_interval
from houndtable.lab.study.estimates import Estimate
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.parts import Chapter, Dots, Stacks, Table
from houndtable.lab.study.run import Deals
from houndtable.lab.study.words import percent, percent_span


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
    who plays account for."""

    name: str
    even: float
    standing: Standing
    deal: Estimate
    player: Estimate


def skill(ladder: list[tuple[Contest, Deals]]) -> Chapter | None:
    """The chapter about luck and skill; None without a ladder."""
    if not ladder:
        return None
    rungs = [rung(contest, deals) for contest, deals in ladder]
    shares = [(each.name, Estimate(each.standing.share, *each.standing.share_95, each.deal.deals)) for each in rungs]
    rows = []
    for each, (_, won) in zip(rungs, shares):
        parts = [f"{percent(one.value)} ({percent_span(one)})" for one in (each.deal, each.player)]
        elo = f"{2 * each.standing.rating:+.0f}"
        rows.append([each.name, str(won.deals), percent(won.value), percent_span(won), elo, *parts])
    heads = [
        "",
        "deals",
        "wins of the first",
        "95% interval",
        "Elo between them",
        "explained by the deal",
        "by who plays",
    ]
    stacks = [(each.name, parts_of(each)) for each in rungs]
    return Chapter(
        "Luck and skill",
        [finding(each) for each in rungs],
        [Table(heads, rows)],
        [
            Dots("ladder", "Each level against the one below", "share of the wins", shares, rungs[0].even, ".0%"),
            Stacks("luck", "What decides who wins", stacks),
        ],
        {
            each.name: {
                "win_share": won.as_json(),
                "elo": 2 * each.standing.rating,
                "explained_by_the_deal": each.deal.as_json(),
                "explained_by_who_plays": each.player.as_json(),
            }
            for each, (_, won) in zip(rungs, shares)
        },
        [
            "Every deal is played with both in every seat. What the deal explains is how much a seat's result with one"
            " of them tells of its result with the other: cards and dice are the same until their play parts. The rest"
            " is what comes after that, later luck and play together."
        ],
    )


def rung(contest: Contest, deals: Deals) -> Rung:
    """Two levels compared."""
    standings = Standings(contest)
    for games in deals:
        standings.count([game.result for game in games])
    first = contest.bots[0]
    (standing,) = (each for each in standings.standings() if each.bot == first)
    sums = [sums_of(games, contest.bots) for games in deals]
    return Rung(
        " against ".join(level_name(bot) for bot in contest.bots),
        standings.even,
        standing,
        Estimate(max(0.0, by_the_deal(sums)), *unit(jackknife_interval(sums, by_the_deal)), len(deals)),
        Estimate(by_the_player(sums), *unit(jackknife_interval(sums, by_the_player)), len(deals)),
    )


def level_name(bot: str) -> str:
    """A level by its name; any other bot as it is called."""
    found = naming.read(bot)
    return bot if found is None or found.level < 0 or found.settings else LEVELS[found.level]


def unit(ends: tuple[float, float]) -> tuple[float, float]:
    """An interval cut to what a share can be."""
    return (max(0.0, ends[0]), min(1.0, ends[1]))


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


def parts_of(found: Rung) -> dict[str, float]:
    """What decides who wins, in parts that add up to 1."""
    deal, player = found.deal.value, found.player.value
    return {"the deal": deal, "who plays": player, "later luck and play": max(0.0, 1 - deal - player)}


def finding(found: Rung) -> str:
    """A rung in a sentence."""
    low, high = (percent(end) for end in found.standing.share_95)
    return (
        f"{found.name.capitalize()}: the first wins {percent(found.standing.share)} (interval {low} to {high}; even is"
        f" {percent(found.even)}). The deal explains {percent(found.deal.value)} of who wins"
        f" (interval {percent_span(found.deal)}), who plays {percent(found.player.value)}"
        f" (interval {percent_span(found.player)})."
    )
