"""Every clause that is named is in the rulebook."""

from __future__ import annotations

from typing import Final

from houndtable import words
from houndtable.conformance.claim import Broken, claim
from houndtable.conformance.play import CAP, PLAY, Case, positions, start
from houndtable.conformance.subject import Subject
from houndtable.kernel.playout import play_out

FURTHER: Final = 4


def objections_name_their_clause(subject: Subject, case: Case) -> None:
    """Every refusal of every move names a clause that exists, and is a sentence."""
    for state in positions(subject.game, case, FURTHER):
        for seat in range(state.players):
            for move, text in enumerate(subject.game.vocabulary.texts):
                verdict = state.objection(seat, move)
                if verdict is not None:
                    check(subject, verdict.clause, f"The objection to {text!r}")
                    why = words.of(subject.game).why(verdict.message)
                    claim(why.endswith((".", "!", "?")), f"{why!r} is not a sentence.")


def scores_name_their_clause(subject: Subject, case: Case) -> None:
    """Every line of every round's score and of the outcome names a clause that exists."""
    state = start(subject.game, case)
    play_out(state, case.luck(PLAY), CAP)
    outcome = state.outcome()
    scores = [ended.lines for ended in state.rounds] + ([] if outcome is None else [outcome.lines])
    for lines in [line for score in scores for seat in score for line in seat]:
        check(subject, lines.clause, f"The score line {lines.name!r}")


def options_name_their_clause(subject: Subject) -> None:
    """Every option names a clause that exists."""
    for option in subject.game.options:
        check(subject, option.clause, f"The option {option.name!r}")


def check(subject: Subject, clause: str, what: str) -> None:
    """Refuses a clause that is not in the rulebook."""
    if clause not in subject.clauses:
        raise Broken(f"{what} names clause {clause!r}, which the rulebook does not have.")
