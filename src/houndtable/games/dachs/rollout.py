"""The rollout policy, by which a search plays a round out: what the heuristic chooses, looked up by the hand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs import heuristic
from houndtable.games.dachs.derived import PLAYING, Position, hand_of
from houndtable.games.dachs.heuristic import best_play, scored
from houndtable.games.dachs.packed import counts_of, sum_of
from houndtable.games.dachs.vocabulary import PLAY, PLAY_KEY, PLAY_SIZE, PLAY_SUM, plays_of
from houndtable.kernel.chance import Chance
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

_plays: Final[dict[int, int]] = {}
_last_plays: Final[dict[int, int]] = {}


def choose(state: State, seat: i64, chance: Chance) -> int:
    """A move that is no bad one."""
    assert isinstance(state, Position)
    if state.step != PLAYING:
        return heuristic.choose(state, seat)
    key: int = counts_of(hand_of(state, state.seat))
    plays = _last_plays if state.last_lap else _plays
    found = plays.get(key)
    if found is None:
        found = play_of(key, sum_of(key), last_lap=state.last_lap)
        plays[key] = found
    return found


def play_of(key: int, size: i64, *, last_lap: bool) -> int:
    """The play with the most points now and the best hand after it; in the last lap with the fewest points left."""
    best: i64 = -1
    most: i64 = 0
    for move in plays_of(key):
        play = move - PLAY
        value: i64 = 10 * scored(play, size)
        if last_lap:
            value += 10 * PLAY_SUM[play]
        else:
            value += 8 * best_play(key - PLAY_KEY[play], size - PLAY_SIZE[play]) + PLAY_SUM[play]
        if best < 0 or value > most:
            best = move
            most = value
    return best
