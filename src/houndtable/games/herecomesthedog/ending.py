"""The end of a round [6.1] and of the game [10.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog.assault import assault
from houndtable.games.herecomesthedog.components import ALL_STICKS
from houndtable.games.herecomesthedog.derived import OVER, Position
from houndtable.games.herecomesthedog.dice import NOT_ROLLED
from houndtable.games.herecomesthedog.events import GAME_OVER, ROUND, ROUND_OVER
from houndtable.games.herecomesthedog.fainting import living
from houndtable.games.herecomesthedog.feed import feed
from houndtable.games.herecomesthedog.scoring import round_lines, winners_of
from houndtable.games.herecomesthedog.turn import begin_turn, following
from houndtable.kernel.events import tell
from houndtable.kernel.outcome import Round

if TYPE_CHECKING:
    from mypy_extensions import i64


def end_round(p: Position, meat: i64, charcoal: i64) -> None:
    """The event has taken place that follows from what is left at the bonfire [6.2] [6.4] [6.8], and the next round
    has begun, or the game is over."""
    how = "nothing" if meat == charcoal else "feed" if meat == 0 else "assault"
    if p.events is not None:
        tell(p.events, ROUND_OVER, seat=p.seat, round=len(p.rounds) + 1, how=how)
    if how == "feed":
        feed(p)
    elif how == "assault":
        assault(p)
    close_round(p, how)


def close_round(p: Position, how: str) -> None:
    """All sticks are back [6.9]; the game is over with its last round [10.1] or with fewer than two players [10.4]
    [10.5], else the next player starts a new round [6.10]."""
    p.rounds.append(Round(how, p.turns + 1, round_lines(p.players, p.tamed, p.dogs, p.rounds)))
    p.held = 0
    p.bonfire = ALL_STICKS
    p.turns = 0
    if len(p.rounds) == p.last_round or living(p) < 2:
        end_game(p)
    else:
        begin_round(p, following(p))


def begin_round(p: Position, first: i64) -> None:
    """A round begins with that seat's turn; the round counter shows its number [6.9]."""
    if p.events is not None:
        tell(p.events, ROUND, round=len(p.rounds) + 1, rounds=p.last_round, first=first)
    begin_turn(p, first)


def end_game(p: Position) -> None:
    """Nobody owes a choice any more [10.1]."""
    p.step = OVER
    p.dice = NOT_ROLLED
    p.waiting = []
    if p.events is not None:
        tell(p.events, GAME_OVER, winners=winners_of(p.dogs, p.villagers))
