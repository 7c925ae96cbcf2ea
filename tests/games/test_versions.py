"""Rules versions are kept: matches, records and positions of every version go on as they began."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from houndtable import games
from houndtable.authoring import keeping
from houndtable.conformance import Broken, run, versions
from houndtable.kernel.chance import Seeded
from houndtable.record import Match, read, replay, verify, write

pytestmark = pytest.mark.engine
TESTS = Path(__file__).resolve().parent.parent
RECORDS = sorted(TESTS.glob("*/before/*.jsonl"))  # written before boards were declared
POSITIONS = sorted(TESTS.glob("*/before/*.positions.json"))
CHECK = "versions_play_as_they_did"


@pytest.mark.parametrize("name", games.names())
def test_every_version_of_every_game_has_matches_that_are_kept(name: str) -> None:
    kept = versions.kept_matches(games.find(name))
    assert kept is not None
    assert all(len(matches) == versions.MATCHES for matches in kept.values())
    run(CHECK, games.find(name))


def test_rules_that_change_without_a_new_version_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("dachs")
    kept = versions.with_newest(game)
    kept["1"][2]["digest"] = "0"
    monkeypatch.setattr(versions, "kept_matches", lambda game: kept)
    with pytest.raises(Broken, match=r"Version 1 of the rules is not what it was: Case\(.*seed=2"):
        run(CHECK, game)


def test_a_version_without_its_matches_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = versions.kept_matches(games.find("drachensachen"))
    assert kept is not None
    del kept["1"]
    monkeypatch.setattr(versions, "kept_matches", lambda game: kept)
    with pytest.raises(Broken, match=r"The versions are \['1', '2'\], but matches are kept of \['2'\]"):
        run(CHECK, games.find("drachensachen"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_from_before_is_replayed_and_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert verify(text).is_finished
    *_, (_, match) = replay(read(text))
    assert match.is_over
    assert match.state.version == match.version == int(path.stem.rpartition("-")[2])
    assert [json.loads(line)["move"] for line in write(match).splitlines() if '"move"' in line] == [
        json.loads(line)["move"] for line in text.splitlines() if '"move"' in line
    ]


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_from_before_is_read(path: Path) -> None:
    for position in json.loads(path.read_text(encoding="utf-8")):
        state = games.find(position["game"]).load(position, Seeded(1))
        again = games.find(position["game"]).load(state.dump(), Seeded(1))
        assert again.dump() == state.dump()
        for name in ("players", "options", "step", "rounds"):
            assert state.dump()[name] == position[name]


def test_a_match_goes_on_by_the_rules_it_began_with() -> None:
    game = games.find("drachensachen")
    match = Match(game, 2, {}, Seeded(4), version=1)
    state = match.state
    assert (match.version, state.version, state.clone().version, state.dump()["version"]) == (1, 1, 1, 1)
    assert game.load(state.dump(), Seeded(1)).version == 1
    assert game.new(2, Seeded(4)).version == 2


def test_matches_are_kept_once_for_each_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("dachs")
    before = versions.kept_matches(game)
    assert keeping.keep(game) == []
    monkeypatch.setattr(keeping, "path_of", lambda package: tmp_path / "derived.py")
    monkeypatch.setattr(versions, "kept_matches", lambda game: {})
    assert keeping.keep(game) == ["1"]
    assert json.loads((tmp_path / versions.FILE).read_text(encoding="utf-8")) == before
