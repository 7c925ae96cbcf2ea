"""Names and what is said: any script, nothing invisible, and nothing that climbs over the lines of others."""

from __future__ import annotations

import unicodedata

import pytest

from houndtable.server.refusals import Malformed
from houndtable.server.texts import NAME, shown_text

NAMES = [
    "Ada", "Zoë", "O'Neil-Müller", "Nguyễn Thị Ánh", "Ệ", "अनुष्का", "ज़ोंबी", "क्‍ष", "น้ำฝน", "ก็", "พี่เอ๋",
    "שָׁלוֹם", "שּׁ", "מֹשֶׁה", "مُحَمَّد", "می‌خواهم", "မြို့", "བསྐྱེད", "ខ្មែរ", "さくら", "が", "한글", "李小龍",
    "Ёжик", "👩‍🚀", "👩🏽‍🚀", "🏳️‍🌈", "👨‍👩‍👧‍👦", "❤️", "1️⃣", "Ω₂", "x̂̄",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_names_of_all_scripts_pass(name: str) -> None:
    assert shown_text(name, 40, NAME) == unicodedata.normalize("NFC", name)
    assert shown_text(unicodedata.normalize("NFD", name), 40, NAME) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "A\u0300\u0316\u0324\u0333",
        "Z\u0351\u0306a\u0300\u0301\u0302\u0303l",
        "x" + "\u0489" * 3,
        "x\u0302\u0302",
        "ก" + "\u0e49" * 4,
        "ก\u0e34\u0e49\u0e4c\u0e4d\u0e47",
        "\u0301",
        "a \u0301",
        "\u20dd\u20e0",
    ],
)
def test_piled_up_marks_are_refused(name: str) -> None:
    with pytest.raises(Malformed, match="accents"):
        shown_text(name, 40, NAME)


@pytest.mark.parametrize(
    "character",
    ["\u202e", "\u202d", "\u2066", "\u2069", "\u200e", "\u200f", "\u061c", "\u200b", "\u2060", "\ufeff", "\u00ad",
     "\u200c", "\u200d", "\x00", "\x07", "\x7f", "\x9b", "\ue000", "\ud800", "\U000e0041"],
)  # fmt: skip
def test_what_is_invisible_or_turns_the_line_around_is_refused(character: str) -> None:
    for name in (f"A{character}da", f"{character}Ada", f"Ada{character}"):
        with pytest.raises(Malformed, match="invisible"):
            shown_text(name, 40, NAME)


@pytest.mark.parametrize("name", ["", "   ", "\u3164\u2800", "\n\t", "x" * 41])
def test_blank_and_long_names_are_refused(name: str) -> None:
    with pytest.raises(Malformed, match="1 to 40"):
        shown_text(name, 40, NAME)


def test_spaces_are_tidied() -> None:
    assert shown_text("  Ada \n  Lovelace\u3000", 40, NAME) == "Ada Lovelace"
