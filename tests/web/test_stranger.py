"""A stranger at the table of every game: whatever is tapped, nothing breaks, freezes or stays unsaid.

HOUNDTABLE_STRANGER=3          three seeds for every game, number of players and size of screen (make soak)
HOUNDTABLE_STRANGER_SEED=7     this seed; with -k for one of the settings, to see a failure again
HOUNDTABLE_PRODUCT=.../python  the server is the one installed there"""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from houndtable import games
from tests.web.product import ROOT, running, which
from tests.web.stranger import DEEDS, SIZES, Setting, Stranger
from tests.web.watching import Found

if TYPE_CHECKING:
    from playwright.sync_api import Browser

KEPT: Final = ROOT / "build" / "stranger"
SOAK: Final = int(os.environ.get("HOUNDTABLE_STRANGER", "0"))
SEED: Final = os.environ.get("HOUNDTABLE_STRANGER_SEED", "")
DONE: Final[dict[str, set[str]]] = {}  # what really happened, at each table that was played to the end
SEATS: Final = {name: games.find(name).players for name in games.names()}


def few() -> list[Any]:
    """Every game, both numbers of players and every size at least once."""
    sizes = list(SIZES)
    settings = [
        Setting(game, SEATS[game][number % 2], sizes[number % len(sizes)]) for number, game in enumerate(games.names())
    ]
    return [pytest.param(setting, 1, id=str(setting)) for setting in settings]


def all_of_them(seeds: list[int]) -> list[Any]:
    """Every game with fewest and most players at every size, with each of the seeds."""
    settings = [Setting(game, players, size) for game in games.names() for players in SEATS[game] for size in SIZES]
    return [pytest.param(setting, seed, id=f"{setting}-{seed}") for seed in seeds for setting in settings]


def chosen() -> list[Any]:
    if SEED:
        return all_of_them([int(SEED)])
    return all_of_them(list(range(1, SOAK + 1))) if SOAK else few()


@pytest.mark.parametrize(("setting", "seed"), chosen())
def test_whatever_a_stranger_does_the_table_goes_on(
    setting: Setting, seed: int, chromium: Browser, tmp_path: Path
) -> None:
    with running(tmp_path) as product:
        stranger = Stranger(chromium, product, setting, seed)
        try:
            stranger.play()
            DONE[str(setting)] = stranger.done
        except Exception as trouble:
            again = f'HOUNDTABLE_STRANGER_SEED={seed} ./test tests/web/test_stranger.py -k "{setting}-{seed}"'
            place = KEPT / f"{setting}-{seed}"
            found = "\n".join([f"{type(trouble).__name__}: {trouble}", *stranger.findings.all])
            pytest.fail(
                f"{found}\n\nSeed {seed}, {setting}; the last deeds:\n{stranger.keep(place, found)}\n\n"
                f"Screenshots, frames and the server's log are in {place}. Again: {again}",
                pytrace=not isinstance(trouble, Found),
            )
        finally:
            stranger.close()
        assert product.is_left()
        by = signal.SIGTERM if seed % 2 else signal.SIGINT
        assert (product.stop(by), product.said()) == (0, [])


def test_the_product_is_the_installed_one_where_it_is_to_be(tmp_path: Path) -> None:
    place, _ = which(tmp_path)
    assert place.startswith(str(ROOT / "src")) != bool(os.environ.get("HOUNDTABLE_PRODUCT"))


def test_every_kind_of_deed_was_done_somewhere() -> None:
    if SEED or len(DONE) < len({str(one.values[0]) for one in chosen()}):
        pytest.skip("Not every table was played to the end.")
    assert set(DEEDS) - {deed for done in DONE.values() for deed in done} == set()
