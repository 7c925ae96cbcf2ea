"""Whether the luck of a record is the luck that was committed to before the first card."""

from __future__ import annotations

from houndtable.kernel.chance import Luck
from houndtable.kernel.errors import BadRecord
from houndtable.record.fairness import SEALED, Fair, seed_hash
from houndtable.record.head import Head
from houndtable.record.match import Match


def check(fair: Fair, head: Head, match: Match, line: int) -> None:
    """Refuses a record whose luck is not the one that was committed to; `line` is where it tells the secret."""
    check_seeds(fair)
    chance = fair.chance()
    if chance.commitment() != fair.hash:
        raise BadRecord(line, "record-other-secret")
    again = Match(head.game, head.players, head.options.values, chance, head.names, version=head.rules)
    same(again.dealt, match.dealt, line)
    for made in match.moves:
        again.play(made.seat, made.text)
        same(again.moves[-1].luck, made.luck, line)


def check_seeds(fair: Fair) -> None:
    """Refuses a seed that is not the one whose hash its seat had published."""
    places = [place for place in fair.places if place.is_in]
    for place, seed in zip(places, fair.seeds):
        if place.seed == SEALED and seed_hash(fair.hash, place.seat, seed) != place.hash:
            raise BadRecord(1, "record-other-seed", player=place.seat + 1)


def same(committed: list[Luck], told: list[Luck], line: int) -> None:
    """Refuses luck that is not the one committed to."""
    here = [(luck.kind, luck.values, luck.of) for luck in committed]
    if here != [(luck.kind, luck.values, luck.of) for luck in told]:
        raise BadRecord(line, "record-other-luck")
