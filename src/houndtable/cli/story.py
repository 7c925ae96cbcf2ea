"""What happened, as paragraphs: what somebody did in a turn reads as one."""

from __future__ import annotations

from dataclasses import dataclass

from houndtable.cli.screen import say
from houndtable.cli.seating import shown_names
from houndtable.kernel.events import Event
from houndtable.record import Match


@dataclass(frozen=True)
class Told:
    """An event, with the number of the move it came of (-1: the deal) and who made that move."""

    event: Event
    move: int
    seat: int | None


def so_far(match: Match) -> list[Told]:
    """All that happened in a match."""
    story = [Told(event, -1, None) for event in match.opening]
    for number, made in enumerate(match.moves):
        story += [Told(event, number, made.seat) for event in made.events]
    return story


def sentence(match: Match, told: Told, me: int | None) -> str:
    """One event as this person, or a spectator, may know it."""
    return match.game.speech().event(told.event.seen_by(me), shown_names(match.names, me), me)


def paragraphs(match: Match, story: list[Told], me: int | None) -> list[str]:
    """The events in words: one paragraph for what one player does in a row, and one for each longer account."""
    found: list[str] = []
    last: Told | None = None
    closed = True
    for told in story:
        text = sentence(match, told, me)
        if closed or "\n" in text or (last is not None and last.seat != told.seat):
            found.append(text)
        else:
            found[-1] += " " + text
        closed = "\n" in text
        last = told
    return found


def tell(match: Match, story: list[Told], me: int | None) -> None:
    """The events are on the screen."""
    for paragraph in paragraphs(match, story, me):
        say(paragraph, "", "  ")
