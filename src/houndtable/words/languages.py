"""The languages there are: every one that the common catalogue has a file of, by its code and by its own name."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from houndtable.kernel.errors import NoSuchLanguage, unknown
from houndtable.words.merging import entries

ENGLISH: Final = "en"
NAME: Final = "language-name"  # the message that says what a language is called
SUFFIX: Final = ".ftl"
REGION: Final = re.compile("[-_.]")


@cache
def languages() -> dict[str, str]:
    """The name of each language by its code, English first."""
    found: dict[str, str] = {}
    for file in files("houndtable.words").joinpath("common").iterdir():
        if file.name.endswith(SUFFIX):
            code = file.name.removesuffix(SUFFIX)
            named = entries(file.read_text(encoding="utf-8")).get(NAME, "")
            found[code] = named.partition("=")[2].strip() or code
    return {code: found[code] for code in sorted(found, key=lambda code: (code != ENGLISH, code))}


def without_region(code: str) -> str:
    """The language that a person means by de_DE or de-AT; any other code as it is."""
    language = REGION.split(code.lower())[0]
    return language if language in languages() else code.lower()


def check_language(code: str) -> str:
    """The code itself, or a refusal that says which are known."""
    if code not in languages():
        raise NoSuchLanguage("unknown-language", **unknown(code[:20], languages()))
    return code
