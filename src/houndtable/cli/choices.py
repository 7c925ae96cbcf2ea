"""The lawful moves as a numbered list that stays readable, however long it is."""

from __future__ import annotations

from typing import Final

from houndtable.cli.screen import FAINT, styled, width
from houndtable.kernel.columns import columns

MOST_WITH_WORDS: Final = 8


def listing(texts: list[str], words: list[str]) -> list[str]:
    """Few moves one a line, as typed and in words; many moves in columns, as typed."""
    return with_words(texts, words) if len(texts) <= MOST_WITH_WORDS else in_columns(texts)


def with_words(texts: list[str], words: list[str]) -> list[str]:
    """One move a line: its number, what can be typed, and what that means."""
    longest = max(map(len, texts))
    lines = []
    for number, (text, meaning) in enumerate(zip(texts, words), 1):
        typed = f"{number:>4}  {text:<{longest}}"
        meaning = said_shortly(text, meaning)
        fits = meaning and len(typed) + 3 + columns(meaning) <= width()
        lines.append(typed + styled(f"   {meaning}", FAINT) if fits else typed.rstrip())
    return lines


def said_shortly(text: str, meaning: str) -> str:
    """What the words add to the text: "play 2v" means "2 vanilla"; nothing where they are the same."""
    verb, _, rest = text.partition(" ")
    return "" if meaning == text else meaning.removeprefix(verb + " ") if rest else meaning


def in_columns(texts: list[str]) -> list[str]:
    """Numbered moves in as many columns as fit, read downwards."""
    cells = [f"{number:>4}  {text}" for number, text in enumerate(texts, 1)]
    broad = max(map(len, cells)) + 2
    rows = -(-len(cells) // max(1, width() // broad))
    return ["".join(f"{cell:<{broad}}" for cell in cells[row::rows]).rstrip() for row in range(rows)]
