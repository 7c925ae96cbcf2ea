"""A game's RULES.md: found, taken apart into its rules, and made readable without markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass

from houndtable import games
from houndtable.cli.parser import Misuse
from houndtable.cli.screen import BOLD, styled, wrapped
from houndtable.kernel.errors import near
from houndtable.kernel.game import Game

HEADING = re.compile(r"#+ (?:(\d+) )?(.*)")
CLAUSE = re.compile(r"\*\*(\d+\.\d+)\*\* (.*)")


@dataclass
class Passage:
    """A heading or a rule with all its paragraphs; `number` is "5", "5.3" or empty."""

    number: str
    lines: list[str]


def passages(game: Game) -> list[Passage]:
    """The rulebook in its order."""
    found = [Passage("", [])]
    for line in games.rulebook(game).splitlines():
        start = HEADING.fullmatch(line) or CLAUSE.fullmatch(line)
        if start:
            found.append(Passage(start[1] or "", []))
        found[-1].lines.append(line)
    return found


def chosen(game: Game, number: str) -> list[Passage]:
    """One rule, or a chapter with all its rules; refused with near ones if there is none."""
    wanted = number.strip("[]§ ").rstrip(".")
    book = passages(game)
    found = [passage for passage in book if passage.number == wanted or passage.number.startswith(wanted + ".")]
    if not wanted or not found:
        raise Misuse(no_such_rule(game, number, [passage.number for passage in book if passage.number]))
    return found


def no_such_rule(game: Game, number: str, known: list[str]) -> str:
    """A sentence with the rules that read like it, and the chapters."""
    close = near(number, known)
    guess = f" Did you mean {' or '.join(close)}?" if close else ""
    chapters = [one for one in known if "." not in one]
    return f"{game.title} has no rule {number[:40]!r}.{guess} Chapters: {', '.join(chapters)}."


def readable(found: list[Passage]) -> list[str]:
    """The passages as lines for a plain terminal."""
    lines: list[str] = []
    for passage in found:
        for block in "\n".join(passage.lines).strip().split("\n\n"):
            if block:
                lines += [*block_lines(block.split("\n")), ""]
    return lines[:-1]


def block_lines(block: list[str]) -> list[str]:
    """A heading, a table or a paragraph."""
    if HEADING.fullmatch(block[0]):
        return [styled(block[0].lstrip("# "), BOLD)]
    if block[0].startswith("|"):
        return table_lines(block)
    clause = CLAUSE.fullmatch(block[0])
    text = undecorated(" ".join(block))
    if clause is None:
        return wrapped(text, "      ")
    lines = wrapped(f"{clause[1]:<6}{text[len(clause[1]) + 1 :]}", "", "      ")
    return [lines[0].replace(clause[1], styled(clause[1], BOLD), 1), *lines[1:]]


def table_lines(block: list[str]) -> list[str]:
    """The cells of a table, one under the other."""
    rows = [[undecorated(cell.strip()) for cell in line.strip("| ").split("|")] for line in block]
    rows = [row for row in rows if set("".join(row)) - set("-: ")]
    widths = [max(len(row[column]) for row in rows if column < len(row)) for column in range(len(rows[0]))]
    cells = ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths)) for row in rows]
    return ["      " + line.rstrip() for line in cells]


def undecorated(text: str) -> str:
    """The text without markdown's stars and backticks."""
    return text.replace("**", "").replace("`", "")
