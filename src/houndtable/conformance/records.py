"""A record plays to the same position again, and on from there."""

from __future__ import annotations

from collections.abc import Callable
from json import dumps

from houndtable.conformance.claim import claim, claim_same
from houndtable.conformance.play import DEAL, LATER, PLAY, Case, choose, everything, moves_made, viewers
from houndtable.conformance.subject import Subject
from houndtable.kernel.chance import Chance
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.record import Match, read, replay, resume, verify, write


def records_replay(subject: Subject, case: Case) -> None:
    """A match written, read and replayed is the same: position, events, and the record written again."""
    match = played(subject, case)
    text = write(match)
    finder = finder_of(subject.game)
    again = list(replay(read(text, finder)))[-1][1]
    claim_same(everything(match.state), everything(again.state), "A record replays to another position")
    claim_same(events_of(match), events_of(again), "A record replays with other events")
    claim(write(again) == text, "A replayed match writes another record.")
    claim(verify(text, finder).moves == len(match.moves), "Verifying counts other moves.")


def records_resume(subject: Subject, case: Case) -> None:
    """A match resumed from its record goes on as if it had never stopped."""
    match = played(subject, case)
    text, later = write(match), match.chance.inner.clone()
    if match.is_over:
        return
    again = resume(text, later, finder_of(subject.game))
    for each in (match, again):
        go_on(each, case.luck(LATER), 20)
    claim_same(everything(match.state), everything(again.state), "A match resumed goes another way")


def finder_of(game: Game) -> Callable[[str], Game]:
    """Finds this game, be it among Houndtable's or not."""

    def find(name: str) -> Game:
        claim(name == game.name, f"The record names the game {name!r}.")
        return game

    return find


def played(subject: Subject, case: Case) -> Match:
    """A match up to the position that is looked at."""
    match = Match(subject.game, case.players, case.options, case.luck(DEAL))
    go_on(match, case.luck(PLAY), moves_made(subject.game, case))
    return match


def go_on(match: Match, luck: Chance, moves: int) -> None:
    """Random moves are made in the match, through its door."""
    while not match.is_over and moves > 0:
        seat, move = choose(match.state, luck)
        match.play(seat, match.game.vocabulary.texts[move])
        moves -= 1


def events_of(match: Match) -> Json:
    """All that everybody was told, in order."""
    events = [*match.opening, *(event for made in match.moves for event in made.events)]
    return [dumps(event.seen_by(viewer), sort_keys=True) for event in events for viewer in viewers(match.players)]
