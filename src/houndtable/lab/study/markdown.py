"""A report as Markdown, its charts beside it as PNG files."""

from __future__ import annotations

from houndtable.lab.study.parts import Chapter, Chart, DataTable, Part, Partial, Report

FOLDER = "charts"


def picture(players: int, chart: Chart) -> str:
    """Where a chart lies, seen from the report."""
    return f"{FOLDER}/{players}-players-{chart.name}.png"


def markdown(report: Report) -> str:
    """The whole text."""
    about = [f"- {line}" for line in report.about]
    parts = [line for part in report.parts for line in part_lines(part, alone=len(report.parts) == 1)]
    partial = [] if report.partial is None else partial_lines(report.partial)
    return "\n".join([f"# {report.title}", "", *partial, *about, "", *parts])


def partial_lines(partial: Partial) -> list[str]:
    """How far the study came, where nobody overlooks it."""
    first, *others = partial.sentences
    return [f"**{first}**", *others, "", f"    {partial.command}", ""]


def part_lines(part: Part, *, alone: bool) -> list[str]:
    """One number of players: what was found first, then chapter by chapter."""
    title = "## Findings" if alone else f"## {part.players} players: findings"
    found = [f"- {sentence}" for sentence in part.findings]
    return [
        title,
        "",
        *found,
        "",
        *(line for chapter in part.chapters for line in chapter_lines(chapter, part.players)),
    ]


def chapter_lines(chapter: Chapter, players: int) -> list[str]:
    """A chapter with its charts, tables and notes."""
    lines = [f"### {chapter.title}", ""]
    for chart in chapter.charts:
        lines += [f"![{chart.title}]({picture(players, chart)})", ""]
    for table in chapter.tables:
        lines += [*table_lines(table), ""]
    for note in chapter.notes:
        lines += [note, ""]
    return lines


def table_lines(table: DataTable) -> list[str]:
    """A table, its figures to the right."""
    heads = [row_line(table.columns), "|" + "|".join(["---"] + ["---:"] * (len(table.columns) - 1)) + "|"]
    return [*heads, *(row_line(row) for row in table.rows)]


def row_line(cells: list[str]) -> str:
    """A row; bars inside a cell are kept from ending it."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
