"""Going out [6.1], and the false alarm [6.6]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import ending, reasons, scavenging
from houndtable.games.dogsbreath.components import BONE, NOBODY
from houndtable.games.dogsbreath.derived import Position
from houndtable.games.dogsbreath.events import GOES_ON, OUT, STAYS_OUT
from houndtable.games.dogsbreath.keys import key_of
from houndtable.games.dogsbreath.scoring import points_of, super_of
from houndtable.games.dogsbreath.vocabulary import DONE, GO_OUT
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def worth(p: Position, seat: i64) -> i64:
    """What a seat's hand is worth now, going out left aside."""
    return points_of(key_of(p.hands[seat]), after_bone=p.latest[seat] == BONE)


def is_super(p: Position, seat: i64) -> bool:
    """Whether a seat's hand is a Super Combo now."""
    return super_of(key_of(p.hands[seat]), after_bone=p.latest[seat] == BONE) != 0


def legal(p: Position) -> list[int]:
    """To go out, where the hand is good enough, or to go on [6.1]."""
    return [GO_OUT, DONE] if objection_to_go_out(p) is None else [DONE]


def objection_to_go_out(p: Position) -> Verdict | None:
    """The table may demand a worth [6.3] or a Super Combo [6.4]."""
    if p.minimum > 0 and worth(p, p.seat) < p.minimum:
        return no(reasons.WORTH_TOO_LITTLE, worth=worth(p, p.seat), minimum=p.minimum)
    if p.needs_super and not is_super(p, p.seat):
        return no(reasons.NEEDS_SUPER_COMBO)
    return None


def go_out(p: Position) -> None:
    """The player is out; all others have a final turn [6.5]."""
    p.outer = p.seat
    if p.events is not None:
        tell(p.events, OUT, seat=p.seat)
    ending.end_turn(p)


def done(p: Position) -> None:
    """The turn is over, and the player is not out [6.1]."""
    ending.end_turn(p)


def stay_out(p: Position) -> None:
    """The player who was robbed stays out [6.6], whatever the hand is worth now [6.7]."""
    if p.events is not None:
        tell(p.events, STAYS_OUT, seat=p.outer)
    scavenging.resume(p)


def go_on(p: Position) -> None:
    """A false alarm: nobody is out [6.7]."""
    if p.events is not None:
        tell(p.events, GOES_ON, seat=p.outer)
    p.outer = NOBODY
    scavenging.resume(p)
