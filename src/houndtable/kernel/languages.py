# interpreted: never in a search, and compiling takes its time
"""The languages all games speak, each by its code and by its own name."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.errors import NoSuchLanguage, unknown

ENGLISH: Final = "en"
LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch", "ja": "日本語"}


def check_language(code: str) -> str:
    """The code itself, or a refusal that says which are known."""
    if code not in LANGUAGES:
        raise NoSuchLanguage(unknown("language", code[:20], LANGUAGES))
    return code
