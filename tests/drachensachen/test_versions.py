"""Versions of the rules: version 1 plays as it always did.

version_1.json holds games as the code before version 2 played them (984e74b~1): what a position's file had then, and of
each game what was chosen, the moves made, and a digest of all positions and moves.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption
from houndtable.kernel.state import State
from tests.drachensachen.table import GAME, Table, clause, position, sachen

pytestmark = pytest.mark.engine
KEPT: dict[str, Any] = json.loads(Path(__file__).with_name("version_1.json").read_text(encoding="utf-8"))
SELDOM = 4  # moves of which one is any lawful one, the others the first, which often takes the pile


def played(state: State, seed: int) -> tuple[int, str]:
    """How many moves the game took, and the digest."""
    luck, digest, moves = Seeded(seed, 1), sha256(), 0
    while state.waiting:
        dump = state.dump()
        digest.update(json.dumps({name: dump[name] for name in KEPT["fields"]}, sort_keys=True).encode())
        seat = state.waiting[luck.below(len(state.waiting))]
        legal = state.legal(seat)
        move = legal[0] if luck.below(SELDOM) else legal[luck.below(len(legal))]
        digest.update(f"{seat} {move}".encode())
        state.apply(seat, move)
        moves += 1
    return moves, digest.hexdigest()[:32]


@clause("7.5")
@pytest.mark.parametrize("kept", KEPT["games"])
def test_version_1_plays_as_it_did_and_version_2_does_not(kept: dict[str, Any]) -> None:
    for version in GAME.versions:
        state = GAME.new(kept["players"], Seeded(kept["seed"]), kept["options"], version=version)
        moves, digest = played(state, kept["seed"])
        assert state.dump()["version"] == version
        assert (digest == kept["digest"]) == (moves == kept["moves"]) == (version == 1)


@clause("7.5", "5.4", "4.6")
@pytest.mark.parametrize(("version", "idle"), [(1, 1), (2, 0)])
@pytest.mark.parametrize("moves", [["draw 2", "play 9"], ["draw 2", "throw 2", "take pile"]])
def test_in_version_1_the_play_after_a_draw_or_a_throw_was_idle(version: int, idle: int, moves: list[str]) -> None:
    table = sachen("2 2 2 2 8 9 | 9", "4", idle=7, debt=2, draw="3 3", version=version)
    table.play(*moves)
    assert table.dump("idle") == idle
    assert table.state.clone().dump()["version"] == version
    assert Table(GAME.load(table.state.dump(), Seeded(1))).dump("version") == version


def test_a_position_without_a_version_is_by_the_newest_and_one_of_version_1_need_not_say_whether_a_turn_moved() -> None:
    whole = position("1 2 | 3 7")
    assert GAME.load(whole, Seeded(1)).version == 2
    del whole["moved"]
    assert GAME.load({**whole, "version": 1}, Seeded(1)).dump()["moved"] is False


def test_other_versions_are_refused() -> None:
    for version, needed in ((3, "a newer"), (-1, "an older")):
        with pytest.raises(BadOption, match=f"plays 1 and 2. Please install {needed} Houndtable"):
            GAME.new(2, Seeded(1), version=version)
