"""What a game tells and refuses is what it declares, and observations are what the board says they are."""

from __future__ import annotations

from collections import Counter
from typing import Final

from houndtable import words
from houndtable.conformance.claim import claim, claim_same
from houndtable.conformance.hiding import redealt
from houndtable.conformance.play import LATER, Case, play_on, positions, reach, start, viewers
from houndtable.conformance.rulebook import check
from houndtable.conformance.subject import Subject
from houndtable.kernel.events import Event, EventKind
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.observation import Page
from houndtable.kernel.state import State
from houndtable.words.checking import problems
from houndtable.words.languages import ENGLISH

FURTHER: Final = 4
LONGER: Final = 20


def declarations_are_sound(subject: Subject) -> None:
    """Every event and every reason is declared once, and reasons name clauses that exist. An event may be declared
    twice if it tells other fields in other cases."""
    game = subject.game
    shapes = [(kind.name, *sorted(kind.open), "", *sorted(kind.secret)) for kind in game.events]
    for (name, *_), times in Counter(shapes).items():
        claim(times == 1, f"The event {name!r} is declared {times} times.")
    for key, times in Counter([reason.key for reason in game.reasons]).items():
        claim(times == 1, f"The reason {key!r} is declared {times} times.")
    for reason in game.reasons:
        check(subject, reason.clause, f"The reason {reason.key!r}")


def events_are_declared(subject: Subject, case: Case) -> None:
    """Every event is one that the game declares, with all its fields and no others, told to those it says."""
    kinds = subject.game.events
    opening = start(subject.game, case, listen=True)
    check_events(kinds, opening)
    state = reach(subject.game, case)
    state.events = []
    for _ in play_on(state, case.luck(LATER), LONGER):
        check_events(kinds, state)
        state.events = []


def check_events(kinds: list[EventKind], state: State) -> None:
    """Refuses an event that is not declared as it was told."""
    for event in state.events or []:
        named = [kind for kind in kinds if kind.name == event.name]
        claim(bool(named), f"The event {event.name!r} is not declared.")
        alike = [kind for kind in named if {*event.facts} <= {*kind.open} and {*event.secret} <= {*kind.secret}]
        kind = max(alike or named, key=lambda kind: len({*event.facts} & {*kind.open}))
        check_fields(f"The event {event.name!r}", list(event.facts), list(kind.open), kind.optional)
        check_fields(f"The event {event.name!r}", list(event.secret), list(kind.secret), kind.optional)
        check_audience(event, kind)


def check_fields(what: str, told: list[str], declared: list[str], optional: list[str]) -> None:
    """Refuses fields that are not declared, or lack."""
    for field in told:
        claim(field in declared, f"{what} tells {field!r}, which is not declared there.")
    for field in declared:
        claim(field in told or field in optional, f"{what} lacks {field!r}.")


def check_audience(event: Event, kind: EventKind) -> None:
    """Refuses a secret that others are told than the seats that the event names."""
    seats = [event.facts[field] for field in kind.to]
    declared = sum(1 << seat for seat in {seat for seat in seats if isinstance(seat, int)})
    claim(not event.secret or event.knowers == declared, f"Others are told the secret of {event.name!r} than it says.")


def objections_are_declared(subject: Subject, case: Case) -> None:
    """Every refusal has a reason that the game declares, with all its fields."""
    for state in positions(subject.game, case, FURTHER):
        for seat in range(state.players):
            for move, text in enumerate(subject.game.vocabulary.texts):
                verdict = state.objection(seat, move)
                if verdict is not None:
                    reason = verdict.reason
                    known = [one for one in subject.game.reasons if one.key == reason.key]
                    claim(bool(known), f"The reason {reason.key!r} for which {text!r} is refused is not declared.")
                    check_fields(f"The reason {reason.key!r}", list(verdict.message.args), list(known[0].fields), [])


def observations_stay_in_bounds(subject: Subject, case: Case) -> None:
    """Every number of an observation has a name of its own and lies between the bounds that it says."""
    fields = subject.game.observed(case.players)
    claim(len({field.name for field in fields}) == len(fields), "Two numbers of an observation have the same name.")
    for state in positions(subject.game, case, LONGER):
        for seat in range(state.players):
            for field, number in zip(fields, observed(subject.game, state, seat), strict=True):
                inside = field.low <= number <= field.high
                claim(inside, f"{field.name!r} is {number}, not from {field.low} to {field.high}.")


def observations_hide(subject: Subject, case: Case) -> None:
    """What a seat observes stays when what it cannot know is dealt anew."""
    for state in positions(subject.game, case, FURTHER):
        for seat in range(state.players):
            here, there = (observed(subject.game, one, seat) for one in (state, redealt(state, seat, case)))
            claim_same([*here], [*there], f"Seat {seat} observes hidden cards")


def observed(game: Game, state: State, seat: int) -> list[int]:
    """The seat's observation."""
    page = Page(len(game.observed(state.players)))
    state.observe(seat, page)
    return page.numbers


def everything_has_words(subject: Subject, case: Case) -> None:
    """Every event, table, question and move is said in English, to everybody, and so is every reason for points."""
    speech = words.of(subject.game)
    names = [f"P{seat}" for seat in range(case.players)]
    state = start(subject.game, case, listen=True)
    for _ in play_on(state, case.luck(LATER), LONGER):
        for viewer in viewers(state.players):
            view = state.view(viewer)
            told: list[Json] = [speech.event(event.seen_by(viewer), names, viewer) for event in state.events or []]
            told += [*speech.table(view, names), *([speech.ask(view)] if viewer in view.waiting else [])]
            told += [speech.move(subject.game.vocabulary.texts[move]) for move in state.legal(viewer or 0)]
            claim(all(told), f"Something is not said to viewer {viewer}.")
        state.events = []
    outcome = state.outcome()
    for line in [line for lines in ([] if outcome is None else outcome.lines) for line in lines]:
        claim(speech.has(speech.line_key(line.name)), f"The score line {line.name!r} has no words.")


def the_catalogue_is_whole(subject: Subject) -> None:
    """Every message that the game can say is in its English catalogue, with variables that exist; none is unused."""
    found = problems(subject.game, ENGLISH)
    claim(not found, f"words/en.ftl: {'; '.join(found[:5])}.")
