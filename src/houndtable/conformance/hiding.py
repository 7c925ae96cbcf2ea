"""Hidden means absent: what a seat cannot know changes nothing that it sees, is told or is offered."""

from __future__ import annotations

from typing import Final

from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.conformance.claim import claim, claim_same
from houndtable.conformance.endings import check_cards
from houndtable.conformance.play import FUTURE, REDEAL, Case, positions, reach, spread, viewers
from houndtable.conformance.subject import Subject
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.state import State
from houndtable.kernel.view import HIDDEN

FURTHER: Final = 4
LOOKS: Final = 30
HONEST: Final = ["random", "heuristic", "beginner"]


def redealt(state: State, viewer: int | None, case: Case, stream: int = REDEAL) -> State:
    """A copy in which all that the viewer cannot know is dealt anew."""
    copy = state.clone()
    copy.redeal(state.players if viewer is None else viewer, case.luck(stream))
    return copy


def views_hide(subject: Subject, case: Case) -> None:
    """A seat's view, its lawful moves and every refusal it can get stay when what it cannot know is dealt anew;
    so does a spectator's view, whoever it is dealt anew for."""
    for state in positions(subject.game, case, FURTHER):
        for viewer in viewers(state.players):
            other = redealt(state, viewer, case)
            known, again = answers(subject.game, state, viewer), answers(subject.game, other, viewer)
            claim_same(known, again, f"Viewer {viewer} sees hidden cards")
            public, still = state.view(None).as_json(), other.view(None).as_json()
            claim_same(public, still, f"Redealing for {viewer} changed what everybody knows")


def answers(game: Game, state: State, viewer: int | None) -> Json:
    """All that a viewer can learn by asking."""
    view = state.view(viewer).as_json()
    if viewer is None:
        return view
    moves = range(len(game.vocabulary.texts))
    return [view, list(state.legal(viewer)), [str(state.objection(viewer, move)) for move in moves]]


def redeals_keep_the_table(subject: Subject, case: Case) -> None:
    """Redealing loses no card, and in each place are as many cards as before, of which the viewer and the public know
    as many; what others know of each other the viewer need not know."""
    for state in positions(subject.game, case, FURTHER):
        for viewer in viewers(state.players):
            other = redealt(state, viewer, case)
            check_cards(subject.game, other, f"after redealing for {viewer}")
            told, still = counts(state, viewer), counts(other, viewer)
            claim_same(told, still, f"Redealing for {viewer} changed how many cards are known")


def counts(state: State, viewer: int | None) -> Json:
    """How many cards each seat sees in each place, and how many of them are hidden from the viewer and the public. Who
    is asked in secret sees more than the viewer knows of, and in a redeal that may be somebody else."""
    seats = [viewer, None] if state.asks_in_secret() else viewers(state.players)
    zones = [zone for seat in seats for zone in state.view(seat).zones]
    known = [zone for seat in (viewer, None) for zone in state.view(seat).zones]
    sizes: list[Json] = [[zone.name, zone.owner, len(zone.cards)] for zone in zones]
    hidden: list[Json] = [[zone.name, zone.owner, zone.cards.count(HIDDEN)] for zone in known]
    return [sizes, hidden]


def redeals_depend_on_knowledge_alone(subject: Subject, case: Case) -> None:
    """The same luck deals the same cards anew, however the hidden cards lay before: a sample tells nothing."""
    for state in positions(subject.game, case, FURTHER):
        for viewer in viewers(state.players):
            once = redealt(state, viewer, case)
            twice = redealt(redealt(state, viewer, case, FUTURE), viewer, case)
            claim_same(once.dump(), twice.dump(), f"A redeal for {viewer} depends on hidden cards")


def redeals_deal(subject: Subject) -> None:
    """Where two cards or more are hidden from a seat, redealing changes the position more often than not."""
    hidden = changed = 0
    for case in spread(subject.game, LOOKS):
        state = reach(subject.game, case)
        for viewer in viewers(state.players):
            if sum(zone.cards.count(HIDDEN) for zone in state.view(viewer).zones) >= 2:
                hidden += 1
                changed += redealt(state, viewer, case).dump() != state.dump()
    claim(2 * changed >= hidden, f"Redealing changed only {changed} of {hidden} positions with hidden cards.")


def heuristics_do_not_peek(subject: Subject, case: Case) -> None:
    """The heuristic chooses the same move for the same reason when what the seat cannot know is dealt anew."""
    game = subject.game
    for state in positions(game, case, FURTHER):
        for seat in state.waiting:
            other = redealt(state, seat, case)
            move = game.heuristic(state, seat)
            claim(move in state.legal(seat), "The heuristic chooses a move that is not lawful.")
            claim(move == game.heuristic(other, seat), "The heuristic looks at hidden cards.")
            claim(game.reason(state, seat, move) == game.reason(other, seat, move), "The reason tells hidden cards.")


def bots_do_not_peek(subject: Subject, case: Case) -> None:
    """Every bot chooses the same lawful move when what its seat cannot know is dealt anew, its own luck the same."""
    for state in positions(subject.game, case, FURTHER):
        for seat in state.waiting:
            for name in HONEST:
                here = make(name, case.seed).choose(Perspective(subject.game, state, seat))
                there = make(name, case.seed).choose(Perspective(subject.game, redealt(state, seat, case), seat))
                claim(here in state.legal(seat), f"The bot {name} chooses a move that is not lawful.")
                claim(here == there, f"The bot {name} looks at hidden cards.")
