"""What happened, as paragraphs: what somebody did in a turn reads as one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from houndtable import words
from houndtable.cli.screen import say
from houndtable.cli.seating import shown_names
from houndtable.kernel.events import Event
from houndtable.kernel.json import Json
from houndtable.record import Match
from houndtable.words.languages import ENGLISH
from houndtable.words.speech import Words

SEVERAL: Final = -1


@dataclass(frozen=True)
class Told:
    """An event, with the number of the move it came of (-1: the deal) and who made that move."""

    event: Event
    move: int
    seat: int | None

    @property
    def actor(self) -> int | None:
        """Who did it, as the event says; where it does not say, who made the move."""
        seat = self.event.facts.get("seat")
        return seat if isinstance(seat, int) else self.seat


def so_far(match: Match) -> list[Told]:
    """All that happened in a match."""
    log = [Told(event, -1, None) for event in match.opening]
    for number, made in enumerate(match.moves):
        log += [Told(event, number, made.seat) for event in made.events]
    return log


def sentence(match: Match, told: Told, me: int | None, speech: Words) -> str:
    """One event as this person, or a spectator, may know it."""
    return speech.event(told.event.seen_by(me), shown_names(match.names, None), me)


def paragraphs(match: Match, log: list[Told], me: int | None, language: str = ENGLISH) -> list[str]:
    """The events in words: one paragraph for what one player does in a row, and one for each longer account. Whose
    move led to an event does not matter, since that may be a secret: somebody passed what only they were offered."""
    speech = words.of(match.game, language)
    found: list[str] = []
    who: Json = None  # whom the paragraph is about: nobody yet
    closed, last = True, ""
    for told in log:
        text = sentence(match, told, me, speech)
        seat = told.event.facts.get("seat")
        several = told.event.name == last  # a row of equal events is one paragraph about nobody in particular
        if closed or "\n" in text or (seat is not None and who is not None and seat != who and not several):
            found.append(text)
            who = seat
        else:
            found[-1] += speech.gap + text
            who = SEVERAL if several and seat != who else who if seat is None else seat
        closed, last = "\n" in text, told.event.name
    return found


def tell(match: Match, log: list[Told], me: int | None, language: str) -> None:
    """The events are on the screen."""
    for paragraph in paragraphs(match, log, me, language):
        say(paragraph, "", "  ")
