"""Events tell a seat no more than its view shows.

Two worlds are played side by side that differ only in what a viewer cannot know: same moves, same luck. As long as
the viewer's views are the same in both, what it is told must be the same too. When a view differs, or a round is
over or all cards are dealt anew and hands may have been shown before, the viewer has rightly learned something, and
the comparison ends there.

Cards told in one list, and all events of the deal, are compared in any order: which card of its hand a seat was dealt
first is no secret from it, but no view shows it.

What this cannot judge: a card that is told and then lawfully forgotten within one move, other than by a new deal.
A game with such a move would be refused though it is right, and then this check has to learn of it.
"""

from __future__ import annotations

from json import dumps
from typing import Final

from houndtable.conformance.claim import claim_same
from houndtable.conformance.hiding import redealt
from houndtable.conformance.play import DEAL, FUTURE, LATER, Case, reach, viewers
from houndtable.conformance.subject import Subject
from houndtable.kernel.chance import Chance, Luck, Recorded, Scripted
from houndtable.kernel.errors import BadChance
from houndtable.kernel.json import Json
from houndtable.kernel.state import State

FURTHER: Final = 20
SWAPS: Final = 10


def events_tell_what_views_show(subject: Subject, case: Case) -> None:
    """What a viewer is told of a move stays when what it cannot know was dealt anew before."""
    state = reach(subject.game, case)
    for viewer in viewers(state.players):
        here, there = state.clone(), redealt(state, viewer, case)
        faces = subject.game.faces
        here.chance, there.chance = Recorded(case.luck(FUTURE), faces), Recorded(case.luck(FUTURE), faces)
        compare_moves(here, there, viewer, case.luck(LATER))


def compare_moves(here: State, there: State, viewer: int | None, luck: Chance) -> None:
    """Plays moves that are lawful in both worlds and compares what the viewer is told, until it learns something."""
    for _ in range(FURTHER):
        offers = [(seat, move) for seat in here.waiting for move in here.legal(seat) if move in there.legal(seat)]
        if not offers:
            return
        seat, move = offers[luck.below(len(offers))]
        rounds = len(here.rounds)
        for world in (here, there):
            world.events = []
            world.apply(seat, move)
        if len(here.rounds) > rounds or len(there.rounds) > rounds or is_dealt_anew(here) or is_dealt_anew(there):
            return
        if not same_view(here, there, viewer):
            return
        claim_same(told(here, viewer), told(there, viewer), f"Viewer {viewer} is told of hidden cards")


def is_dealt_anew(state: State) -> bool:
    """Whether all cards were shuffled since this was written down."""
    log = state.chance.log if isinstance(state.chance, Recorded) else []
    return any(luck.kind == "shuffle" and luck.of == len(state.cards()) for luck in log)


def the_deal_tells_what_views_show(subject: Subject, case: Case) -> None:
    """What a viewer is told of the deal stays when two cards are swapped that it does not see."""
    game = subject.game
    luck = Recorded(case.luck(DEAL), game.faces)
    here = game.new(case.players, luck, case.options, listen=True)
    swaps = case.luck(LATER)
    for _ in range(SWAPS):
        script = Scripted([swapped(outcome, swaps) for outcome in luck.log], game.faces)
        try:
            there = game.new(case.players, script, case.options, listen=True)
        except BadChance:  # what was shuffled first decides what is shuffled next
            continue
        for viewer in viewers(here.players):
            if same_view(here, there, viewer):
                all_here, all_there = sorted(map(dumps, told(here, viewer))), sorted(map(dumps, told(there, viewer)))
                claim_same([*all_here], [*all_there], f"The deal tells {viewer} hidden cards")


def swapped(luck: Luck, swaps: Chance) -> Luck:
    """The same outcome, but with two cards of a shuffle swapped."""
    if luck.kind != "shuffle" or luck.of < 2:
        return luck
    values = luck.values[:]
    one, two = swaps.below(len(values)), swaps.below(len(values))
    values[one], values[two] = values[two], values[one]
    return Luck(luck.kind, values, luck.of)


def same_view(here: State, there: State, viewer: int | None) -> bool:
    """Whether the viewer cannot tell the two worlds apart."""
    return here.view(viewer).as_json() == there.view(viewer).as_json()


def told(state: State, viewer: int | None) -> list[Json]:
    """All that the viewer was told since somebody listens."""
    return [
        {name: in_any_order(value) for name, value in event.seen_by(viewer).items()} for event in state.events or []
    ]


def in_any_order(value: Json) -> Json:
    """A list of texts sorted; anything else as it is."""
    texts = [text for text in value if isinstance(text, str)] if isinstance(value, list) else []
    return [*sorted(texts)] if texts else value
