"""docs/command.md tells all there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from houndtable.bots.naming import BOTS
from houndtable.cli import parser, typed
from houndtable.cli.parser import VERBS

PAGE = (Path(__file__).parents[2] / "docs" / "command.md").read_text(encoding="utf-8")


def part(verb: str) -> str:
    """What the page says of one verb."""
    return PAGE.split(f"\n## houndtable {verb}")[1].split("\n## ")[0]


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_and_each_of_its_options_is_told(verb: str) -> None:
    for option in parser.options_of(parser.make(verb)):
        told = PAGE.partition("\n## ")[0] if option in ("--help", parser.LANGUAGE) else part(verb)
        assert option in told, option


@pytest.mark.parametrize("word", typed.COMMANDS)
def test_every_word_that_can_be_typed_in_a_game_is_told(word: str) -> None:
    assert f"| `{word}" in part("play")


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_is_told(bot: str) -> None:
    assert f"`{bot}`" in PAGE
