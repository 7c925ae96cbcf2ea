"""What is offered is what is accepted, in order, and asking changes nothing."""

from __future__ import annotations

from typing import Final

from houndtable.bots.perspective import Perspective
from houndtable.conformance.claim import Broken, claim, claim_same
from houndtable.conformance.play import Case, everything, positions, viewers
from houndtable.conformance.subject import Subject
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.state import State

FURTHER: Final = 4


def offered_is_accepted(subject: Subject, case: Case) -> None:
    """Over the whole vocabulary, for every seat: a move is offered if and only if there is no objection to it."""
    for state in positions(subject.game, case, FURTHER):
        for seat in range(state.players):
            compare(subject.game, state, seat)


def compare(game: Game, state: State, seat: int) -> None:
    """Refuses the first move on which offer and objection disagree."""
    offered = set(state.legal(seat))
    for move, text in enumerate(game.vocabulary.texts):
        verdict = state.objection(seat, move)
        if (verdict is None) != (move in offered):
            word = "not offered, but nothing objects" if verdict is None else f"offered, but refused: {verdict}"
            raise Broken(f"{text!r} of seat {seat} is {word}.")
    unknown = offered - set(range(len(game.vocabulary.texts)))
    claim(not unknown, f"Moves are offered that are not in the vocabulary: {unknown}.")


def offers_are_in_order(subject: Subject, case: Case) -> None:
    """Lawful moves and waiting seats are ascending, none twice."""
    for state in positions(subject.game, case, FURTHER):
        lists = [state.waiting, *(state.legal(seat) for seat in range(state.players))]
        for numbers in lists:
            claim(numbers == sorted(set(numbers)), f"{numbers} is not ascending, or holds something twice.")


def only_who_waits_is_offered_moves(subject: Subject, case: Case) -> None:
    """Who owes a choice has one; nobody else has; somebody owes one until there is an outcome."""
    for state in positions(subject.game, case, FURTHER):
        for seat in range(state.players):
            owes, has = seat in state.waiting, bool(state.legal(seat))
            claim(owes == has, f"Seat {seat} {'owes a choice but has none' if owes else 'is offered moves'}.")
        claim(bool(state.waiting) != bool(state.outcome()), "There is an outcome when nobody waits, and only then.")


def asking_changes_nothing(subject: Subject, case: Case) -> None:
    """Answers are the caller's own: whatever becomes of them, and of any question, the position stays."""
    for state in positions(subject.game, case, FURTHER):
        before = everything(state)
        for viewer in viewers(state.players):
            spoil(state.view(viewer).facts)
            spoil(state.view(viewer).as_json())
        for seat in range(state.players):
            Perspective(subject.game, state, seat).legal().clear()
            for move in range(len(subject.game.vocabulary.texts)):
                state.objection(seat, move)
        spoil(state.dump())
        state.cards().clear()
        claim_same(before, everything(state), "Asking changed the position")


def spoil(answer: Json) -> None:
    """Nothing is left in the answer."""
    if isinstance(answer, dict | list):
        for inside in list(answer.values()) if isinstance(answer, dict) else answer[:]:
            spoil(inside)
        answer.clear()


def texts_are_read_back(subject: Subject) -> None:
    """Every text of the vocabulary is its own move, in any case and with any spaces."""
    game = subject.game
    for move, text in enumerate(game.vocabulary.texts):
        for typed in (text, f" {text.upper().replace(' ', '  ')} "):
            found = game.parse(typed)
            if found != move:
                raise Broken(f"{typed!r} is read as {game.vocabulary.texts[found]!r}.")
