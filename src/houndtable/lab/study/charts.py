"""Charts of a report, drawn with Altair: an SVG for the page, a PNG for everything else. Needs the extra `lab`."""

from __future__ import annotations

from collections import Counter
from functools import singledispatch
from typing import Any

import altair as alt
import vl_convert

from houndtable import games
from houndtable.lab.study.parts import Bars, Chart, Dots, Panels, Stacks

PAPER, INK, FAINT, RULE = "#fbf6ec", "#2f2a24", "#6f665a", "#e2d8c6"
FONT = "Liberation Sans, Arial, Helvetica, sans-serif"  # alike in breadth: labels fit where a page is opened, too
PARTS = ["#8a9aa8", None, "#ddd2bf"]  # None: the game's colour
WIDTH, ROW, HEIGHT = 460, 26, 200
PANEL = 190
SCALE = 2  # of a PNG


def svg(chart: Chart, game: str) -> str:
    """The chart as the text of an SVG."""
    return str(vl_convert.vegalite_to_svg(finished(chart, game)))


def png(drawing: str) -> bytes:
    """An SVG as a PNG."""
    return bytes(vl_convert.svg_to_png(drawing, scale=SCALE))


def finished(chart: Chart, game: str) -> dict[str, Any]:
    """The whole drawing, in the colours of the house."""
    text = {"labelColor": INK, "titleColor": FAINT, "labelFontSize": 12, "titleFontSize": 12}
    made = (
        drawn(chart, games.find(game).colour)
        .properties(background=PAPER, padding=14)
        .configure(font=FONT)
        .configure_view(stroke=None)
        .configure_axis(
            gridColor=RULE, domainColor=RULE, tickColor=RULE, labelLimit=320, titleFontWeight="normal", **text
        )
        .configure_legend(labelColor=INK, titleColor=FAINT, labelFontSize=12)
        .configure_title(color=INK, fontSize=15, anchor="start", offset=12)
    )
    found: dict[str, Any] = made.to_dict()
    return found


@singledispatch
def drawn(chart: Chart, accent: str) -> Any:
    """The chart's own drawing."""
    raise TypeError(chart)


@drawn.register
def dots(chart: Dots, accent: str) -> Any:
    """Dots with their intervals."""
    return layered(chart, accent, WIDTH, names=True).properties(title=chart.title)


def layered(chart: Dots, accent: str, width: int, *, names: bool) -> Any:
    """A row for each figure: its interval as a bar, itself as a dot, and where equals would be."""
    rows = [{"name": name, "value": one.value, "low": one.low, "high": one.high} for name, one in chart.rows]
    order = [row["name"] for row in rows]
    labels = alt.Axis(title=None, ticks=False, domain=False, labelPadding=10) if names else None
    place = alt.Y("name:N", sort=order, axis=labels)
    ticks = alt.Axis(format=chart.form or alt.Undefined, tickCount=max(3, width // 76))
    across = alt.X("low:Q", title=chart.axis, axis=ticks, scale=alt.Scale(zero=False))
    basis = alt.Chart(alt.Data(values=rows))
    parts = [
        basis.mark_rule(color=accent, strokeWidth=3, opacity=0.55).encode(x=across, x2="high:Q", y=place),
        basis.mark_point(color=accent, filled=True, size=70, opacity=1).encode(x="value:Q", y=place),
    ]
    if chart.even is not None:
        middle = alt.Chart(alt.Data(values=[{"low": chart.even}]))
        parts.insert(0, middle.mark_rule(color=FAINT, strokeDash=[4, 4]).encode(x="low:Q"))
    return alt.layer(*parts).properties(width=width, height=ROW * len(rows))


@drawn.register
def bars(chart: Bars, accent: str) -> Any:
    """Numbers and how often they occurred, neighbours put together."""
    counts: Counter[int] = Counter()
    for value, times in chart.counts.items():
        counts[value // chart.step * chart.step] += times
    every, back = sum(counts.values()), 0.5 if chart.step == 1 else 0.0  # a bar of one number stands above it
    rows = [
        {"from": value - back, "to": value - back + chart.step, "share": times / every}
        for value, times in sorted(counts.items())
    ]
    ticks = alt.Axis(format="d", tickMinStep=chart.step, grid=False)
    across = alt.X("from:Q", title=chart.axis, bin="binned", axis=ticks, scale=alt.Scale(nice=False))
    up = alt.Y("share:Q", title="share", axis=alt.Axis(format="~%", tickCount=4))
    basis = alt.Chart(alt.Data(values=rows), title=chart.title)
    made = basis.mark_bar(color=accent, opacity=0.85).encode(x=across, x2="to:Q", y=up)
    return made.properties(width=WIDTH, height=HEIGHT)


@drawn.register
def stacks(chart: Stacks, accent: str) -> Any:
    """What each whole is made of, side by side."""
    parts = list(chart.rows[0][1])
    rows = [
        {"name": name, "part": part, "share": share, "place": parts.index(part)}
        for name, shares in chart.rows
        for part, share in shares.items()
    ]
    colours = alt.Scale(domain=parts, range=[colour or accent for colour in PARTS])
    return (
        alt.Chart(alt.Data(values=rows), title=chart.title)
        .mark_bar()
        .encode(
            x=alt.X(
                "share:Q",
                title="part of the differences in winning",
                axis=alt.Axis(format="~%", tickCount=5),
                stack="zero",
            ),
            y=alt.Y("name:N", title=None, sort=[name for name, _ in chart.rows]),
            color=alt.Color(
                "part:N", title=None, scale=colours, legend=alt.Legend(orient="bottom", symbolType="square")
            ),
            order=alt.Order("place:Q"),
        )
        .properties(width=WIDTH, height=1.3 * ROW * len(chart.rows))
    )


@drawn.register
def panels(chart: Panels, accent: str) -> Any:
    """Several of the same rows, side by side."""
    found = [
        layered(panel, accent, PANEL, names=number == 0).properties(title=alt.Title(panel.title, fontSize=13))
        for number, panel in enumerate(chart.panels)
    ]
    return alt.hconcat(*found, spacing=16, title=chart.title)
