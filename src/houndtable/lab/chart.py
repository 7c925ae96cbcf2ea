"""A chart of a contest, drawn as plain SVG: shares of wins and ratings, each with its interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from houndtable.lab.standings import Standing

WIDTH = 760
LEFT, RIGHT = 230, 40
GAP = 16  # between a name and the axis
ROW = 34
TOP = 92  # of the first row of a panel
PANEL = 66  # what a panel needs beside its rows: its title and its axis
TICKS = 6
NAME = 24  # letters of a name that fit
PAPER, INK, FAINT, RULE, ACCENT = "#fbf6ec", "#2f2a24", "#6f665a", "#e2d8c6", "#a8602a"


@dataclass(frozen=True)
class Row:
    """A bot with a figure and its interval."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Panel:
    """Rows over one axis; `even` is where equals stand."""

    title: str
    rows: list[Row]
    even: float
    written: Callable[[float], str]


def draw(title: str, subtitle: str, standings: Sequence[Standing], even: float) -> str:
    """The chart as the text of an SVG file."""
    shares = [Row(one.bot, one.share, *one.share_95) for one in standings]
    ratings = [Row(one.bot, one.rating, *(one.rating_95 or (one.rating, one.rating))) for one in standings]
    panels = [
        Panel("Share of games won, with its 95% interval", shares, even, percent),
        Panel("Rating on the Elo scale, with its 95% interval", ratings, 0.0, signed),
    ]
    parts = [text(24, 36, title, 20, INK, weight="bold"), text(24, 58, subtitle, 13, FAINT)]
    top = TOP
    for panel in panels:
        parts += drawn(panel, top)
        top += PANEL + ROW * len(panel.rows)
    frame = f'<rect width="{WIDTH}" height="{top}" fill="{PAPER}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}"'
    label = f' role="img" font-family="system-ui, sans-serif"><title>{escape(title)}</title>'
    return "\n".join([head + label, frame, *parts, "</svg>", ""])


def percent(share: float) -> str:
    """A share in percent, with a decimal where it has one."""
    return f"{100 * share:.1f}".removesuffix(".0") + "%"


def signed(points: float) -> str:
    """A rating; 0 has no sign."""
    return f"{points:+.0f}".replace("-", "−") if round(points) else "0"


def drawn(panel: Panel, top: int) -> list[str]:
    """A panel that begins at this height."""
    step, ticks = scale(panel)
    low, high = ticks[0], ticks[-1]

    def across(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (min(max(value, low), high) - low) / (high - low)

    bottom = top + 16 + ROW * len(panel.rows)
    parts = [text(24, top, panel.title, 14, INK, weight="bold")]
    for tick in ticks:
        parts.append(line(across(tick), top + 14, across(tick), bottom, RULE, 1))
        parts.append(text(across(tick), bottom + 18, panel.written(round(tick / step) * step), 12, FAINT, "middle"))
    parts.append(line(across(panel.even), top + 14, across(panel.even), bottom, FAINT, 1.5, dashed=True))
    for place, row in enumerate(panel.rows):
        middle = top + 16 + ROW * place + ROW / 2
        parts += drawn_row(panel, row, middle, [across(row.low), across(row.value), across(row.high)])
    return parts


def drawn_row(panel: Panel, row: Row, middle: float, places: list[float]) -> list[str]:
    """A bot's name, its figure as a dot and its interval as a bar."""
    low, value, high = places
    figures = f"{panel.written(row.value)} ({panel.written(row.low)} to {panel.written(row.high)})"
    return [
        f"<g><title>{escape(row.name)}: {escape(figures)}</title>",
        text(LEFT - GAP, middle + 5, shortened(row.name), 14, INK, "end"),
        line(low, middle, high, middle, ACCENT, 3),
        line(low, middle - 5, low, middle + 5, ACCENT, 2),
        line(high, middle - 5, high, middle + 5, ACCENT, 2),
        f'<circle cx="{value:.1f}" cy="{middle:.1f}" r="5" fill="{ACCENT}" stroke="{PAPER}" stroke-width="1.5"/>',
        text(value, middle - 9, panel.written(row.value), 12, INK, "middle"),
        "</g>",
    ]


def scale(panel: Panel) -> tuple[float, list[float]]:
    """Round numbers that span all intervals, and how far they are apart."""
    low = min(panel.even, *(row.low for row in panel.rows))
    high = max(panel.even, *(row.high for row in panel.rows))
    step = round_step((high - low or 1.0) / TICKS)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return step, [number * step for number in range(first, max(last, first + 1) + 1)]


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 ... (or 0.1, 0.01 ...) that is not less."""
    power: float = 10 ** floor(log10(least))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= least * (1 - 1e-9))


def shortened(name: str) -> str:
    """A name that fits, its end being what tells programs apart."""
    return name if len(name) <= NAME else "…" + name[1 - NAME :]


def text(x: float, y: float, words: str, size: int, colour: str, anchor: str = "start", weight: str = "normal") -> str:
    """Words at a place."""
    look = f'font-size="{size}" fill="{colour}" text-anchor="{anchor}" font-weight="{weight}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float, *, dashed: bool = False) -> str:
    """A straight line."""
    dashes = ' stroke-dasharray="4 4"' if dashed else ""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"{dashes}/>'
