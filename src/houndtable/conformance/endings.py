"""Play begins, never fails, loses no card, and comes to an end."""

from __future__ import annotations

from typing import Final

from houndtable.conformance.claim import Broken, claim
from houndtable.conformance.play import CAP, PLAY, Case, play_on, positions, start
from houndtable.conformance.subject import Subject
from houndtable.kernel.game import Game
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.state import State

FURTHER: Final = 4


def somebody_moves_first(subject: Subject, case: Case) -> None:
    """Somebody owes a choice after the deal: a game that is over before anybody moves is no game."""
    state = start(subject.game, case)
    claim(bool(state.waiting), f"The game is over before anybody moves, in a case for {case.players}.")


def lawful_moves_can_be_made(subject: Subject, case: Case) -> None:
    """Every lawful move of every waiting seat can be made, and somebody owes a choice then or there is an outcome."""
    for state in positions(subject.game, case, FURTHER):
        for seat in state.waiting:
            for move in state.legal(seat):
                copy = state.clone()
                copy.apply(seat, move)
                claim(
                    bool(copy.waiting) != bool(copy.outcome()),
                    f"After {subject.game.vocabulary.texts[move]!r} nobody owes a choice, but there is no outcome.",
                )


def cards_are_conserved(subject: Subject, case: Case) -> None:
    """Every card of the box lies in exactly one place, after every move of a whole game."""
    state = start(subject.game, case)
    check_cards(subject.game, state, "after the deal")
    for seat, move in play_on(state, case.luck(PLAY)):
        check_cards(subject.game, state, f"after {subject.game.vocabulary.texts[move]!r} of seat {seat}")


def check_cards(game: Game, state: State, when: str) -> None:
    """Refuses a position with a card lost or doubled, or another piece where there are no cards. A number with the face
    -1 is no card."""
    faces, texts = game.board.faces, game.board.texts
    cards = sorted(state.cards() if game.board.has_cards else game.board.cards(state))
    box = [card for card, face in enumerate(faces) if face >= 0]
    if cards != box:
        lost = [texts[faces[card]] for card in box if card not in cards]
        raise Broken(f"Cards are not conserved {when}: {len(cards)} of {len(box)}, lost: {lost}.")


def games_end(subject: Subject, case: Case) -> None:
    """A game takes no more moves than its bound; where there is none, random play ends it all the same."""
    game = subject.game
    state = start(game, case)
    bound = game.bound(case.players, game.choose(case.players, case.options))
    most = CAP if bound is None else bound
    moves = sum(1 for _ in play_on(state, case.luck(PLAY), most))
    claim(not state.waiting, f"After {moves} moves the game is not over; its bound is {bound}.")
    outcome = state.outcome()
    if outcome is None:
        raise Broken("The game is over without an outcome.")
    check_outcome(outcome, case.players)


def check_outcome(outcome: Outcome, players: int) -> None:
    """Refuses an outcome that does not speak of every seat, or of others."""
    places, winners = outcome.places, outcome.winners
    claim(len(places) == len(outcome.lines) == players, "The outcome has a place and score lines for each seat.")
    ranked = [1 + sum(other < place for other in places) for place in places]
    claim(ranked == places, f"The places {places} are not counted from 1 with ties sharing the better place.")
    claim(set(winners) <= set(range(players)) and winners == sorted(set(winners)), f"Winners {winners} are odd.")
    claim(all(places[seat] == 1 for seat in winners), f"Not all winners {winners} are in first place: {places}.")
