"""What docs/declarations.md says is what the games declare."""

from __future__ import annotations

from pathlib import Path

import declarations

from houndtable import games

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "declarations.md"


def test_the_page_is_up_to_date() -> None:
    assert declarations.page() == PAGE.read_text(encoding="utf-8"), "`python tools/declarations.py` writes it anew"


def test_every_place_fact_event_and_reason_is_on_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in games.names():
        game = games.find(name)
        named = [place.name for place in game.board.places if place.zone] + [fact.name for fact in game.board.facts]
        named += [kind.name for kind in game.events] + [reason.key.removeprefix("reason-") for reason in game.reasons]
        assert [word for word in named if f"| {word} |" not in page] == []
