"""Refuses positions that play can never reach."""

from houndtable.kernel.errors import BadPosition

from climb.derived import OVER, Position


def check(p: Position) -> None:
    """Refuse what cannot be; else it is known who owes a choice."""
    following = (p.turn + 1) % p.players
    if p.step == OVER and min(p.lives) > 0 and p.hands[following]:
        raise BadPosition("The game is over when somebody has no life left or the next player has no card. [3.1]")
    if p.step != OVER and (min(p.lives) == 0 or not p.hands[p.turn]):
        raise BadPosition("Who has no life or no card cannot play on. [3.1]")
    if max(p.lives) > p.options.number("lives"):
        raise BadPosition("Nobody has more lives than at the start. [1.3]")
    p.waiting = [] if p.step == OVER else [p.turn]
