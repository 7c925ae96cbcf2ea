"""Refuses positions that play can never reach."""

from houndtable.kernel.errors import BadPosition

from climb.derived import OVER, Position


def check(p: Position) -> None:
    """Refuse what cannot be; else it is known who owes a choice."""
    following = (p.turn + 1) % p.players
    if p.step == OVER and min(p.lives) > 0 and p.hands[following]:
        raise BadPosition("position-not-over")
    if p.step != OVER and (min(p.lives) == 0 or not p.hands[p.turn]):
        raise BadPosition("position-over")
    if max(p.lives) > p.options.number("lives"):
        raise BadPosition("position-too-many-lives")
    p.waiting = [] if p.step == OVER else [p.turn]
