"""Text in lines of so many columns, where a character may take two of them."""

# ruff: noqa: RUF001

from __future__ import annotations

import re
import textwrap
from typing import Final

from houndtable.kernel.columns import columns

# What no line may begin with in Japanese: small kana, marks that lengthen or repeat, punctuation, closing brackets; and
# what no line may end with: opening brackets.
SMALL: Final = "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶー々ゝゞヽヾ"
NO_BEGIN: Final = f"{SMALL}。、，．・：；！？…‥～〜％）］｝」』】〉》〕"
NO_END: Final = "（［｛「『【〈《〔"
# What stays together where lines may break between any two wide characters: a word in narrow ones, or a wide one, with
# what belongs before or behind it; spaces.
PIECES: Final = re.compile(rf"[{NO_END}]*(?:[!-\u2e7f]+|[^ ])[{NO_BEGIN}]*| +")


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
