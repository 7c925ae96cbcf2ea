"""The end of a round [7.1] and of the game [8.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import curses, events, setup
from houndtable.games.drachensachen.components import faces_in
from houndtable.games.drachensachen.derived import OVER, Position
from houndtable.games.drachensachen.scoring import lines_of
from houndtable.kernel.events import tell
from houndtable.kernel.outcome import Round

if TYPE_CHECKING:
    from mypy_extensions import i64

WON: Final = "won"
STALEMATE: Final = "stalemate"
NOBODY: Final = -1
MOST_TURNS: Final = 1_000_000  # that a finished round counts


def end_round(p: Position, winner: i64) -> None:
    """The coins are counted; `NOBODY` wins a stalemate [7.5]. The game is over, or curses and an ability are drawn
    [9.1] [10.1] and the next round is set up [2.1]."""
    p.quick = False  # [10.3]
    lines = [lines_of(p, seat, winner) for seat in range(p.players)]
    ended = Round(STALEMATE if winner < 0 else WON, min(p.turns, MOST_TURNS), lines)
    p.rounds.append(ended)
    p.past.append(curses.in_force(p))
    count(p, ended)
    if p.events is not None:
        tell(
            p.events,
            events.ROUND_OVER,
            round=len(p.rounds),
            how=ended.how,
            winner=winner,
            hands=[faces_in(p.hands[seat]) for seat in range(p.players)],
            opens=[faces_in(p.opens[seat]) for seat in range(p.players)],
            hidden=[len(cards) for cards in p.hidden],
            lines=ended.lines,
            lost=p.lost,
        )
    if p.reached and fewest(p) >= 0:
        end_game(p)
        return
    first = next_starter(p)
    curses.draw_curses(p, winner)
    curses.draw_ability(p)
    setup.deal(p)
    setup.begin(p, first)


def count(p: Position, ended: Round) -> None:
    """The round's coins are lost; once somebody has lost the hoard, that stays so [8.1]."""
    totals = ended.totals()
    for seat in range(p.players):
        p.lost[seat] -= totals[seat]
    if max(p.lost) >= p.options.number("hoard"):
        p.reached = True


def fewest(p: Position) -> i64:
    """Who has lost the fewest coins; nobody if several have [8.2]."""
    least = min(p.lost)
    return p.lost.index(least) if p.lost.count(least) == 1 else NOBODY


def next_starter(p: Position) -> i64:
    """Who has lost the most; of several, the first going left from the last starter, who comes last [8.3]."""
    most = max(p.lost)
    seat = (p.first + 1) % p.players
    while p.lost[seat] != most:
        seat = (seat + 1) % p.players
    return seat


def end_game(p: Position) -> None:
    """Nobody owes a choice any more [8.1]."""
    p.step = OVER
    p.waiting = []
    if p.events is not None:
        tell(p.events, events.GAME_OVER, winner=fewest(p), lost=p.lost)
