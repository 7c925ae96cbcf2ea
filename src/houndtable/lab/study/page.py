"""A report as one HTML file that opens anywhere, with nothing beside it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from houndtable.lab.study.parts import Chapter, DataTable, Part, Partial, Report

STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 52rem; padding: 2rem 1.2rem 4rem; background: #fbf6ec; color: #2f2a24;
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; border-top: 1px solid #e2d8c6; padding-top: 1.2rem; }
h3 { font-size: 1.1rem; margin: 2rem 0 .4rem; }
.partial { border-left: .3rem solid #b4541f; background: #f6e6d3; padding: .6rem .9rem; }
.partial code { overflow-wrap: anywhere; }
.about, .note { color: #5e564b; font-size: .9rem; }
.findings li { margin: .45rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .8rem 0; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .9rem .25rem 0; text-align: right; border-bottom: 1px solid #e2d8c6; white-space: nowrap; }
thead th { color: #5e564b; font-weight: 600; }
th:first-child { text-align: left; white-space: normal; }
tbody th { font-weight: normal; }
figure { margin: 1rem 0; }
figure svg { max-width: 100%; height: auto; overflow: visible; }
@media print { body { background: #fff; } }
"""


def page(report: Report, drawings: Mapping[tuple[int, str], str]) -> str:
    """The whole file; `drawings` are the charts as SVG, by players and name."""
    parts = [part_html(part, drawings, alone=len(report.parts) == 1) for part in report.parts]
    about = "".join(f"{escape(line)}<br>" for line in report.about)
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(report.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>",
            f"<h1>{escape(report.title)}</h1>",
            *([] if report.partial is None else [partial_html(report.partial)]),
            f'<p class="about">{about}</p>',
            *parts,
            "</main>\n</body>\n</html>\n",
        ]
    )


def partial_html(partial: Partial) -> str:
    """How far the study came, where nobody overlooks it."""
    first, *others = map(escape, partial.sentences)
    command = f"<code>{escape(partial.command)}</code>"
    return f'<p class="partial"><strong>{first}</strong> {" ".join(others)}<br>\n{command}</p>'


def part_html(part: Part, drawings: Mapping[tuple[int, str], str], *, alone: bool) -> str:
    """One number of players: what was found first, then chapter by chapter."""
    title = "Findings" if alone else f"{part.players} players: findings"
    found = "".join(f"<li>{escape(sentence)}</li>\n" for sentence in part.findings)
    chapters = [chapter_html(chapter, part.players, drawings) for chapter in part.chapters]
    return "\n".join([f'<h2>{title}</h2>\n<ul class="findings">\n{found}</ul>', *chapters])


def chapter_html(chapter: Chapter, players: int, drawings: Mapping[tuple[int, str], str]) -> str:
    """A chapter with its charts, tables and notes."""
    charts = [
        f'<figure role="img" aria-label="{escape(chart.title)}">{drawings[players, chart.name]}</figure>'
        for chart in chapter.charts
    ]
    tables = [table_html(table) for table in chapter.tables]
    notes = [f'<p class="note">{escape(note)}</p>' for note in chapter.notes]
    return "\n".join([f"<h3>{escape(chapter.title)}</h3>", *charts, *tables, *notes])


def table_html(table: DataTable) -> str:
    """A table that scrolls by itself where it is too wide."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.columns)
    rows = "\n".join(f"<tr>{row_html(row)}</tr>" for row in table.rows)
    inside = f"<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>"
    return f'<div class="wide" tabindex="0"><table>\n{inside}</table></div>'


def row_html(row: list[str]) -> str:
    """A row, headed by what it is of."""
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<th scope="row">{escape(row[0])}</th>{cells}'
