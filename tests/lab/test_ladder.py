"""The ladder goes on with the games it has kept."""

from __future__ import annotations

from pathlib import Path

import ladder
import pytest

from houndtable import games

BOTS = ("beginner", "random")


def test_a_pair_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    game = games.find("dachs")
    first = ladder.contest(game, BOTS, 2, 1, True)
    (kept,) = tmp_path.glob("*.jsonl")
    begun = kept.read_text(encoding="utf-8")
    then = ladder.contest(game, BOTS, 3, 1, True)
    assert first is not None and then is not None
    assert (first["deals"], then["deals"]) == (2, 3)
    assert then["how"] == "houndtable arena dachs --bots beginner,random --deals 3 --seed 1 --no-stop"
    played = kept.read_text(encoding="utf-8")
    assert played.startswith(begun)
    assert len(played.splitlines()) == 1 + 2 * 3


def test_a_pair_that_cannot_go_on_shows_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    (tmp_path / "dachs.beginner.random.jsonl").write_text("{}\n", encoding="utf-8")
    (tmp_path / "dachs.beginner.random.json").write_text('{"deals": 9}', encoding="utf-8")  # of another day
    assert ladder.contest(games.find("dachs"), BOTS, 2, 1, True) is None
