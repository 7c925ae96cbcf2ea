"""Text in lines of so many columns, where a character may take two of them."""

from __future__ import annotations

import re
import textwrap
from typing import Final

from houndtable.kernel.columns import columns

# What stays together where lines may break between any two wide characters: a word, a wide character with what
# belongs before or behind it, spaces.
PIECES: Final = re.compile(r"[（「\uff3b]*(?:[!-~]+|[^ ])[。、！？：）」\uff3d・ー]*| +")


def in_lines(text: str, width: int, indent: str, hang: str) -> list[str]:
    """The text in lines; those behind the first also begin with `hang`."""
    if columns(text) == len(text):
        return textwrap.wrap(
            text,
            width,
            initial_indent=indent,
            subsequent_indent=indent + hang,
            break_on_hyphens=False,
            break_long_words=False,  # a path in two parts is no path
        )
    lines, line = [], indent
    for piece in PIECES.findall(text):
        if columns(line) + columns(piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = indent + hang + piece.lstrip()
        else:
            line += piece
    return [*lines, line.rstrip()]
