"""Refuses positions from which play could not go on."""

from climb.derived import OVER, Position

from houndtable.kernel.errors import BadPosition


def check(p: Position) -> None:
    """Refuse what cannot be; else it is known who owes a choice."""
    over = min(p.lives) == 0 or not p.hands[p.turn]
    if over and p.step != OVER:
        raise BadPosition("The game is over when somebody has no life left or the next player no card. [3.1]")
    if min(p.lives) < 0 or max(p.lives) > p.options.number("lives"):
        raise BadPosition("Nobody has more lives than at the start. [1.3]")
    p.waiting = [] if p.step == OVER else [p.turn]
