"""What happened, as paragraphs that tell no secret."""

from __future__ import annotations

from houndtable.cli.log import Told, paragraphs
from houndtable.games import find
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.record import Match

THEFT = [
    Event("scavenged", {"seat": 0, "target": 1}),
    Event("offered", {"seat": 0, "target": 1}),
    Event("swapped", {"seat": 0, "target": 1}),
    Event("drew", {"seat": 0, "deck": 9}),
    Event("took", {"seat": 0, "card": "msn"}),
    Event("drew", {"seat": 2, "deck": 8}),
]


def test_who_chose_not_to_step_in_cannot_be_read_from_the_paragraphs() -> None:
    match = Match(find("dogsbreath"), 3, {}, Seeded(1), ["Mia", "Ben", "Ida"])
    told = []
    for passer in (0, 1, 2):
        movers = [0, 0, passer, passer, 0, 2]
        told.append(paragraphs(match, [Told(event, 0, mover) for event, mover in zip(THEFT, movers)], None))
    assert told[0] == told[1] == told[2]
    assert len(told[0]) == 2
