"""Numbers as each language writes them."""

from __future__ import annotations

import pytest

from houndtable import words
from houndtable.words.saying import EXAMPLE

NUMBERS = [(0, 0), (-5, 0), (999, 0), (1000, 0), (-1234567, 0), (10**20 + 1, 0), (0.754, 2), (-0.001, 2), (-2345.6, 1)]
WRITTEN = {
    "en": ["0", "−5", "999", "1,000", "−1,234,567", "100,000,000,000,000,000,001", "0.75", "0.00", "−2,345.6"],
    "de": ["0", "−5", "999", "1.000", "−1.234.567", "100.000.000.000.000.000.001", "0,75", "0,00", "−2.345,6"],
    "ja": ["0", "−5", "999", "1,000", "−1,234,567", "100,000,000,000,000,000,001", "0.75", "0.00", "−2,345.6"],
}
PERCENT = {"en": ("41.7%", "2%"), "de": ("41,7\u00a0%", "2\u00a0%"), "ja": ("41.7%", "2%")}


@pytest.mark.parametrize("language", WRITTEN)
def test_numbers_are_written_as_the_language_does(language: str) -> None:
    reader = words.common(language)
    assert EXAMPLE.fullmatch(reader.read("number-example"))
    assert [reader.number(value, decimals) for value, decimals in NUMBERS] == WRITTEN[language]
    assert (reader.percent(0.417), reader.percent(0.02, 0)) == PERCENT[language]
    assert [reader.number(value, 1, signed=True)[0] for value in (1.5, -1.5, 0.0)] == ["+", "−", "0"]


def test_numbers_in_sentences_and_lists_are_written_so_too() -> None:
    reader = words.common("de")
    assert reader.read("score-line", reason="Pokale", points=-5) == "Pokale: −5"
    assert reader.joined([{"": -1}, {"": 2000}])[""] == "−1 und 2.000"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 game/s, 1 move/s.", "2 games/s, 2 moves/s."),
        ("de", "1 Partie/s, 1 Zug/s.", "2 Partien/s, 2 Züge/s."),
        ("ja", "毎秒1対戦、1手。", "毎秒2対戦、2手。"),
    ],
)
def test_one_game_a_second_is_no_plural(language: str, one: str, two: str) -> None:
    reader = words.common(language)
    assert [reader.read("sim-speed", games=count, moves=count) for count in (1, 2)] == [one, two]
