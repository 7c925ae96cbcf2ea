"""The end of a turn [7.3], of a round [8.1] and of the game [9.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs import setup
from houndtable.games.dachs.derived import (
    OVER,
    Position,
    all_lives,
    bonuses_of,
    hand_of,
    lives_of,
    points_of,
    put_lives,
)
from houndtable.games.dachs.events import GAME_OVER, ROUND_OVER
from houndtable.games.dachs.packed import faces_of
from houndtable.games.dachs.scoring import final_lines, last_of
from houndtable.kernel.events import tell
from houndtable.kernel.outcome import Round

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final[list[int]] = []  # is waited for; positions share this list


def end_turn(p: Position) -> None:
    """The next player is on [3.1], or the round is over: in the last lap when the player to the right of the first
    has had their turn [8.1]."""
    p.turns += 1
    p.has_drawn = False
    p.retrievable = 0
    following: i64 = p.seat + 1
    if following == p.players:
        following = 0
    if p.last_lap and following == p.first:
        end_round(p)
    else:
        setup.begin_turn(p, following)


def end_round(p: Position) -> None:
    """The last lose a life [8.5]; the game is over if that was somebody's last one [9.1], else a new round begins."""
    lines = [final_lines(points_of(p, seat), bonuses_of(p, seat), hand_of(p, seat)) for seat in range(p.players)]
    ended = Round("scored", p.turns, lines)
    last = last_of(ended.totals())
    lives = all_lives(p)
    for seat in last:
        lives[seat] -= 1
    if max(lives) == 0 and p.options.says("everyone_out", "replay_round"):  # [9.3]
        ended.how = "replayed"
    else:
        for seat in last:
            put_lives(p, seat, lives[seat])
    p.rounds = [*p.rounds, ended]
    p.seen = p.hand0 | p.hand1 | p.hand2 | p.hand3  # [8.3]
    if p.events is not None:
        tell(
            p.events,
            ROUND_OVER,
            round=len(p.rounds),
            how=ended.how,
            hands=[faces_of(hand_of(p, seat)) for seat in range(p.players)],
            scores=ended.totals(),
            lines=ended.lines,
            last=last,
            lives=all_lives(p),
        )
    if min(all_lives(p)) == 0:
        end_game(p)
    else:
        first = next_starter(p, last)
        setup.begin(p, first, setup.deal(p))


def next_starter(p: Position, last: list[int]) -> int:
    """Who was last starts the next round; of several, whose turn came latest [8.6]."""
    order = [(p.first + turn) % p.players for turn in range(p.players)]
    return [seat for seat in order if seat in last][-1]


def end_game(p: Position) -> None:
    """Nobody owes a choice any more [9.1]."""
    p.step = OVER
    p.waiting = NOBODY
    if p.events is not None:
        tell(p.events, GAME_OVER, winners=[seat for seat in range(p.players) if lives_of(p, seat) > 0])
