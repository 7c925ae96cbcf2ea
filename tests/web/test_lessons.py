"""The first match of every game that teaches it: from the home page to its end, by what the hints say."""

from __future__ import annotations

import pytest

from houndtable import words
from houndtable.games import find, names
from tests.web.conftest import NewVisitor


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_played_to_its_end_and_shows_every_tip(game: str, visit: NewVisitor) -> None:
    ada, found = visit(), find(game)
    lesson = found.lesson()
    assert lesson is not None
    tips = [words.of(found).tip(number) for number in range(1, len(lesson.tips) + 1)]
    ada.go()
    ada.page.get_by_role("button", name=f"Learn by playing: {words.of(found).title}", exact=True).click()
    tip = ada.page.locator(".tip p")
    seen: list[str] = []
    before = ""
    while ada.wait_for_turn(before):
        before = ada.position
        ada.page.keyboard.press("h")
        ada.page.locator(".notice:not(.tip)", has_text="You could").wait_for()
        seen += [text for text in tip.all_inner_texts() if text not in seen]
        ada.press(ada.page.locator(".actions .main"))
    ada.page.locator(".tip p", has_text=tips[-1]).wait_for()
    seen += tip.all_inner_texts()
    assert [text.partition(" Rule ")[0] for text in seen] == tips
