"""Is it better to play early or late?"""

from __future__ import annotations

from houndtable.lab.standings import credits
from houndtable.lab.study.estimates import Estimate, Measure, by_deal, mean, mean_of, share
from houndtable.lab.study.parts import Chapter, DataTable, Dots
from houndtable.lab.study.run import Deals
from houndtable.lab.study.words import number, ordinal, percent, percent_span, points, span, within


def credit_of(seat: int) -> Measure:
    """A seat's part of the win: several winners share it."""
    return lambda game: credits(game.result)[seat]


def score_of(seat: int) -> Measure:
    """A seat's final score."""
    return lambda game: game.result.scores[seat]


def seats(deals: Deals, players: int) -> Chapter:
    """The chapter about the order of play."""
    shares = [share(deals, credit_of(seat)) for seat in range(players)]
    scores = [mean(deals, score_of(seat)) for seat in range(players)]
    names = [f"{ordinal(seat, players)} to play" for seat in range(players)]
    late = advantage(deals, players)
    rows = [
        [name, percent(one.value), percent_span(one), number(two.value), span(two)]
        for name, one, two in zip(names, shares, scores)
    ]
    chart = Dots(
        "seats", "Share of the wins by order of play", "share of the wins", list(zip(names, shares)), 1 / players, ".0%"
    )
    return Chapter(
        "Order of play",
        findings(late, shares, players),
        [DataTable(["order of play", "share of the wins", "95% interval", "final score", "95% interval"], rows)],
        [chart],
        {
            "win_share": [one.as_json() for one in shares],
            "score": [one.as_json() for one in scores],
            "last_less_first": late.as_json(),
        },
        ["The first to play starts the first round in every deal. Several winners of a game share its win."],
    )


def advantage(deals: Deals, players: int) -> Estimate:
    """How much more of the wins the last to play has than the first."""
    first, last = by_deal(deals, credit_of(0)), by_deal(deals, credit_of(players - 1))
    return mean_of([two - one for one, two in zip(first, last)])


def findings(late: Estimate, shares: list[Estimate], players: int) -> list[str]:
    """What it comes to."""
    if late.is_clear:
        one, other = ("last", "first") if late.value > 0 else ("first", "last")
        found = [f"Who plays {one} wins {points(late)} more often than who plays {other}."]
    else:
        found = [
            f"Playing last is neither better nor worse than playing first, as far as {late.deals} deals can tell:"
            f" {number(100 * late.value)} points of the wins ({within(late.times(100))})."
        ]
    best = max(range(players), key=lambda seat: shares[seat].value)
    if 0 < best < players - 1 and shares[best].low > 1 / players:
        place, even = ordinal(best, players), percent(1 / players)
        found.append(f"The best place is the {place}: {percent(shares[best].value)} of the wins, {even} being even.")
    return found
