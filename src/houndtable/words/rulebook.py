"""A rulebook taken apart: headings, rules by their numbers, and what stands between."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

START: Final = re.compile(r"(?:#+ (?:(\d+) )?|\*\*(\d+\.\d+)\*\* )")


@dataclass(frozen=True)
class Passage:
    """A heading or a rule with all its paragraphs; `number` is "5", "5.3" or empty."""

    number: str
    text: str


def passages(text: str) -> list[Passage]:
    """The passages of a rulebook, in its order."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        start = START.match(line)
        if start or not found:
            found.append(((start[1] or start[2] or "") if start else "", []))
        found[-1][1].append(line)
    return [Passage(number, "\n".join(lines).strip()) for number, lines in found]
