"""Games are found by entry points: ours, and those of other packages, of which a broken one breaks no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from houndtable import games
from houndtable.kernel.errors import NoSuchGame

pytestmark = pytest.mark.engine
Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs packages that offer games: each name with where it is."""
    caches = [games.offered, games.names, games.loaded]

    def installed(**offered: str) -> None:
        info = tmp_path / "others-0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 0\n")
        lines = [f"{name} = {place}" for name, place in offered.items()]
        (info / "entry_points.txt").write_text("\n".join([f"[{games.GROUP}]", *lines, ""]))
        monkeypatch.syspath_prepend(str(tmp_path))
        for cache in caches:
            cache.cache_clear()

    yield installed
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()


def test_ours_come_first_and_then_the_others(install: Install) -> None:
    ours = games.names()
    install(toy="tests.conformance.toy:GAME")
    assert games.names() == [*ours, "toy"]
    assert games.find(" Toy ").title == "Toy"


def test_a_name_of_ours_is_ours(install: Install) -> None:
    before = games.find("dachs")
    install(dachs="tests.conformance.toy:GAME")
    assert games.find("dachs") is before


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("no_such_package:GAME", "ModuleNotFoundError: No module named 'no_such_package' ("),
        ("tests.conformance.toy:NONE", "AttributeError: "),
        ("tests.conformance.toy.state:PASS", "tests.conformance.toy.state:PASS isn’t a game."),
        ("tests.conformance.toy:GAME", "tests.conformance.toy:GAME is the game toy."),
    ],
)
def test_a_broken_game_is_left_out_and_says_what_is_wrong(install: Install, place: str, sentence: str) -> None:
    ours = games.names()
    install(odd=place)
    assert games.names() == ours
    with pytest.raises(NoSuchGame) as refused:
        games.find("odd")
    assert str(refused.value).startswith(f"The game odd can’t be loaded: {sentence}")


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(NoSuchGame, match=r"There is no game called “daks”. Did you mean dachs\? Known games: dachs"):
        games.find("daks")


def test_a_game_has_its_rulebook_and_may_have_more() -> None:
    dachs = games.find("dachs")
    assert games.rulebook(dachs).startswith("# Dachs")
    study = games.part(dachs, "study")
    assert study is not None
    assert study.counts
    assert games.part(dachs, "no_such_module") is None
