"""A game's rulebook for a plain terminal: its rules found by number, and made readable without markdown."""

from __future__ import annotations

import re

from houndtable import games
from houndtable.cli.parser import Misuse
from houndtable.cli.screen import BOLD, FAINT, styled, wrapped
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.errors import Refusal, near
from houndtable.kernel.game import Game
from houndtable.words.languages import ENGLISH
from houndtable.words.rulebook import Passage, passages

CLAUSE = re.compile(r"\*\*(\d+\.\d+)\*\* ")
POINT = re.compile(r"(-|\d+\.) ")
PICTURE = re.compile(r"!\[(.*)\]\(picture:[\w-]+\)")
INDENT = "      "


def numbered(game: Game) -> list[str]:
    """The numbers of all its chapters and rules."""
    return [passage.number for passage in passages(games.rulebook(game)) if passage.number]


def chosen(game: Game, number: str, language: str = ENGLISH) -> list[Passage]:
    """One rule, or a chapter with all its rules; refused with near ones if there is none."""
    wanted = number.strip("[]§ ").rstrip(".")
    book = passages(games.rulebook(game, language))
    found = [passage for passage in book if passage.number == wanted or passage.number.startswith(wanted + ".")]
    if not wanted or not found:
        raise no_such_rule(game, number)
    return found


def no_such_rule(game: Game, number: str) -> Refusal:
    """The refusal with the rules that read like it, and the chapters."""
    known = numbered(game)
    chapters = [one for one in known if "." not in one]
    return game.own(Misuse("misuse-no-such-rule", rule=number[:40], near=[*near(number, known)], chapters=[*chapters]))


def readable(found: list[Passage]) -> list[str]:
    """The passages as lines for a plain terminal."""
    lines: list[str] = []
    for passage in found:
        for block in passage.text.split("\n\n"):
            if block:
                lines += [*block_lines(block.split("\n")), ""]
    return lines[:-1]


def block_lines(block: list[str]) -> list[str]:
    """A heading, a table, a list, a picture's description or a paragraph; a table may stand between sentences."""
    if block[0].startswith("#"):
        return [styled(block[0].lstrip("# "), BOLD)]
    picture = PICTURE.fullmatch(" ".join(block))
    if picture:
        return [styled(line, FAINT) for line in wrapped(undecorated(picture[1]), INDENT + "  ")]
    lines: list[str] = []
    for kind, part in parts(block):
        lines += table_lines(part) if kind == "|" else paragraph_lines(" ".join(part))
    return lines


def parts(block: list[str]) -> list[tuple[str, list[str]]]:
    """The lines of a block that belong together: rows of a table, a point of a list, a paragraph."""
    found: list[tuple[str, list[str]]] = []
    for line in block:
        kind = "|" if line.startswith("|") else "-" if POINT.match(line) else ""
        if found and (kind == found[-1][0] == "|" or (kind == "" and found[-1][0] != "|")):
            found[-1][1].append(line.strip())
        else:
            found.append((kind, [line]))
    return found


def paragraph_lines(text: str) -> list[str]:
    """A rule with its number in front, a point of a list with its mark, or plain sentences."""
    clause, point = CLAUSE.match(text), POINT.match(text)
    if clause:
        lines = wrapped(f"{clause[1]:<6}{undecorated(text[clause.end() :])}", "", INDENT)
        return [lines[0].replace(clause[1], styled(clause[1], BOLD), 1), *lines[1:]]
    if point:
        return wrapped(f"{point[1]:<3}{undecorated(text[point.end() :])}", INDENT, "   ")
    return wrapped(undecorated(text), INDENT)


def table_lines(block: list[str]) -> list[str]:
    """The cells of a table, one under the other; each row as points where the table is too wide."""
    rows = [[undecorated(cell.strip()) for cell in line.strip().strip("|").split("|")] for line in block]
    rows = [row for row in rows if set("".join(row)) - set("-: ")]
    widths = [max(columns(row[column]) for row in rows if column < len(row)) for column in range(len(rows[0]))]
    lines = ["  ".join(padded(cell, width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    if all(len(wrapped(line, INDENT)) == 1 for line in lines):
        return [INDENT + line for line in lines]
    return [line for row in rows[1:] for line in wrapped(told_row(rows[0], row), INDENT, "   ")]


def told_row(heads: list[str], row: list[str]) -> str:
    """A row of a wide table as one line: its first cell, then the others with their heads."""
    others = [f"{head}: {cell}" if head else cell for head, cell in zip(heads[1:], row[1:]) if cell]
    return f"{row[0]}: {'; '.join(others)}" if row[0] else "; ".join(others)


def undecorated(text: str) -> str:
    """The text without markdown's stars and backticks."""
    return re.sub(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)", "", text)
