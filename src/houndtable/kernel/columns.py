# interpreted: never in a search, and compiling takes its time
"""How broad text is in a terminal, where a character may take two columns."""

from __future__ import annotations

from unicodedata import east_asian_width


def columns(text: str) -> int:
    """How many columns of a terminal the text takes: a wide character takes two."""
    return sum([2 if east_asian_width(character) in "WF" else 1 for character in text])


def padded(text: str, broad: int) -> str:
    """The text with spaces behind it, at least so many columns broad."""
    return text + " " * (broad - columns(text))
