"""The lawful moves as a numbered list that stays readable, however long it is."""

from __future__ import annotations

from typing import Final

from houndtable.cli.screen import width, wrapped
from houndtable.kernel.columns import columns, padded

MOST_IN_A_COLUMN: Final = 8
GAP: Final = 3  # columns between two columns of moves


def listing(sentences: list[str]) -> list[str]:
    """Few moves one a line; many in as many columns as fit."""
    cells = [numbered(number, sentence) for number, sentence in enumerate(sentences, 1)]
    broad = max(map(columns, cells)) + GAP
    fit = (width() + GAP) // broad
    if len(cells) <= MOST_IN_A_COLUMN or fit < 2:
        return [line for cell in cells for line in wrapped(cell, "", " " * columns(numbered(1, "")))]
    rows = -(-len(cells) // fit)
    return ["".join(padded(cell, broad) for cell in cells[row::rows]).rstrip() for row in range(rows)]


def numbered(number: int, sentence: str) -> str:
    """A move with its number."""
    return f"{number:>4}  {sentence}"
