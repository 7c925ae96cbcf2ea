"""Figures in words."""

from __future__ import annotations

from math import isfinite

from houndtable.lab.study.estimates import Estimate

MINUS = "−"
ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"]


def ordinal(seat: int, players: int) -> str:
    """Which player that is, in the order they play."""
    return "last" if seat == players - 1 else ORDINALS[seat]


def number(value: float) -> str:
    """A number to three digits or so."""
    if not isfinite(value):
        return "unknown"
    size = abs(value)
    text = f"{value:.0f}" if size >= 100 else f"{value:.1f}" if size >= 10 else f"{value:.2f}"
    return "0" if float(text) == 0 else text.replace("-", MINUS)


def percent(value: float) -> str:
    """A share in percent, to a decimal."""
    return f"{100 * value:.1f}%".replace("-", MINUS)


def signed(value: float) -> str:
    """A number that always has its sign."""
    text = number(value)
    return text if text.startswith(MINUS) or text in ("0", "unknown") else f"+{text}"


def within(found: Estimate) -> str:
    """The interval of a number, as it stands in a sentence."""
    return f"interval {number(found.low)} to {number(found.high)}"


def span(found: Estimate) -> str:
    """The interval of a number, as it stands in a table."""
    return f"{number(found.low)} to {number(found.high)}"


def percent_span(found: Estimate) -> str:
    """The interval of a share."""
    return f"{percent(found.low)} to {percent(found.high)}"


def points(found: Estimate) -> str:
    """A difference of shares in points (percent of all games), with its interval."""
    hundred = found.times(100)
    return f"{number(abs(hundred.value))} points ({within(sized(hundred))})"


def sized(found: Estimate) -> Estimate:
    """The same without its sign: how large it is, whichever way it goes."""
    return found if found.value >= 0 else found.times(-1)


def listed(words: list[str]) -> str:
    """Words in a sentence: a, b and c."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
