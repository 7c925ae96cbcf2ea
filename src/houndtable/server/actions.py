"""What is done at a table: each action is checked and answers with the entry to be written down. None changes anything:
that is for the entry to do (`Table.apply`)."""

from __future__ import annotations

import hashlib
from typing import Final

from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.kernel.errors import NoSuchSeat
from houndtable.record import Match
from houndtable.record.fairness import HASH, seed_hash
from houndtable.server.entries import (
    Away,
    Continued,
    Here,
    Linked,
    Moved,
    PutOut,
    Rekeyed,
    Revealed,
    Sat,
    Sealed,
    Shared,
    Spoke,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
    outcomes,
)
from houndtable.server.refusals import Malformed, NotNow, NotYours, Taken, TooMany
from houndtable.server.seats import BOT, HOT, Seat
from houndtable.server.settings import Settings
from houndtable.server.table import Table
from houndtable.server.texts import CHAT, NAME, shown_text
from houndtable.server.undo import last_open, rewound

MOST_LINKS: Final = 100  # ever made to a place, or to join a table: each is an entry


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def place(table: Table, number: int) -> Seat:
    """The place with this number."""
    if not 0 <= number < len(table.seats):
        raise NoSuchSeat("refused-no-such-seat", count=len(table.seats))
    return table.seats[number]


def own(table: Table, number: int, person: str) -> Seat:
    """The place, if it is this person's."""
    seat = place(table, number)
    if person not in seat.people:
        raise NotYours("refused-not-your-seat")
    return seat


def host(table: Table, person: str) -> None:
    """Refuses everybody but the host."""
    if person != table.created.host:
        raise NotYours("refused-host-only")


def sit(
    table: Table, settings: Settings, person: str, name: str, wanted: int | None, key: str, hashed_seed: str = ""
) -> Sat:
    """A person takes a place: the one wanted, the one kept for them, or the first that is free."""
    must_be_open(table)
    is_expected = person == table.created.host or any(person in seat.reserved for seat in table.seats)
    if not table.created.public and key != table.key and not is_expected:
        raise NotYours("refused-link-only")
    tidy = shown_text(name, settings.longest_name, NAME)
    check_hash(table, hashed_seed, wanted)
    number = chosen(table, person) if wanted is None else wanted
    seat = place(table, number)
    if not seat.is_free:
        raise Taken("refused-seat-taken" if seat.kind != BOT else "refused-bot-seat")
    if seat.kind == HOT:
        host(table, person)
    if seat.reserved and person not in seat.reserved:
        raise Taken("refused-seat-kept")
    if seat.kind != HOT and any(person in other.people for other in table.seats if other.kind != HOT):
        raise Taken("refused-seated-already")
    return Sat(number, person, tidy, hash=hashed_seed)


def must_be_open(table: Table) -> None:
    """Refuses what has to be done before the game begins."""
    if table.phase != "open":
        raise NotNow("refused-about-to-begin" if table.phase == "starting" else "refused-begun")


def check_hash(table: Table, hashed_seed: str, wanted: int | None) -> None:
    """Refuses what is no hash of a seed for the seat that is wanted."""
    if not hashed_seed:
        return
    if not HASH.fullmatch(hashed_seed):
        raise Malformed("refused-bad-hash")
    if wanted is None:
        raise Malformed("refused-hash-without-seat")
    if any(seat.hash == hashed_seed for seat in table.seats):
        raise Malformed("refused-hash-used")


def chosen(table: Table, person: str) -> int:
    """The place kept for the person, or the first that is free."""
    free = [number for number, seat in enumerate(table.seats) if seat.is_free and seat.kind != HOT]
    kept = [number for number in free if person in table.seats[number].reserved]
    usable = [number for number in free if not table.seats[number].reserved]
    if not kept and not usable:
        raise Taken("refused-no-free-seat")
    return (kept + usable)[0]


def start(table: Table, person: str | None) -> Sealed | Started:
    """The luck is sealed, or where nobody gave the hash of a seed, the game begins: asked by the host, or by nobody
    when all places are taken."""
    must_be_open(table)
    if person is not None:
        host(table, person)
    hashes = [seat.hash for seat in table.seats]
    return Sealed(table.commitment, hashes) if any(hashes) else begin(table)


def reveal(table: Table, settings: Settings, number: int, seed: str) -> Revealed | None:
    """The seat reveals its seed; nothing is written where it already has."""
    seat = table.seats[number]
    if not seed or not seed.isascii() or not seed.isprintable() or len(seed) > settings.longest_seed:
        raise Malformed("refused-bad-seed", most=settings.longest_seed)
    if table.phase == "open":
        raise NotNow("refused-too-early-to-reveal")
    if seed_hash(table.commitment, number, seed) != seat.hash:
        raise Malformed("refused-other-seed")
    if seat.seed:
        return None
    if table.match is not None:
        raise NotNow("refused-begun-without-seed")
    return Revealed(number, seed)


def begin(table: Table) -> Started:
    """The game begins, with the seeds that were revealed."""
    return Started(outcomes(table.transcript(0).match().dealt), table.unrevealed)


def move(table: Table, seat: int, text: str, message: str, spent: int) -> Moved:
    """A person's move. What is asked of somebody else in secret is no answer to anybody's wrong move."""
    table.playing()
    if seat not in table.owing() and table.hold is not None:
        raise NotNow("refused-wait")
    return moved(table, seat, text, message, spent)


def bot_move(table: Table, seat: int, text: str) -> Moved:
    """A bot's move."""
    return moved(table, seat, text, by_bot=True)


def moved(table: Table, seat: int, text: str, message: str = "", spent: int = 0, *, by_bot: bool = False) -> Moved:
    """The move with this text, if it is lawful, and what chance will give because of it."""
    match = table.playing()
    found = match.lawful(seat, text)
    return Moved(
        seat, match.game.vocabulary.texts[found], outcomes(match.foreseen(seat, found)), by_bot, message, spent
    )


def heuristic_move(match: Match, seat: int, seed: int) -> str:
    """The move of the heuristic, for who has not answered in time."""
    move = make("heuristic", seed).choose(Perspective(match.game, match.state, seat))
    return match.game.vocabulary.texts[move]


def any_move(match: Match, seat: int, seed: int) -> str:
    """Any lawful move, where nothing can be said about which is good."""
    lawful = match.state.legal(seat)
    return match.game.vocabulary.texts[lawful[seed % len(lawful)]]


def say(table: Table, settings: Settings, seat: int, text: str, person: str) -> Spoke:
    """Somebody says something."""
    return Spoke(seat, shown_text(text, settings.longest_chat, CHAT), person)


def ask_undo(table: Table, seat: int) -> UndoAsked | Undone:
    """The seat asks to take back its last move; done at once if no other person plays. What that leaves was prepared
    (`TableActor.ask_undo`), or else it takes long."""
    own = may_ask_undo(table, seat)
    ready = table.rewound
    if ready is None or ready.seat != seat:
        table.rewound = rewound(table.transcript(), seat, own, is_lesson=table.created.lesson)
    return UndoAsked(seat, own) if table.others(seat) else Undone(own)


def may_ask_undo(table: Table, seat: int) -> int:
    """The number of the seat's last move; refused where it is plain that it cannot be taken back now."""
    table.playing()
    if table.hold is not None or table.undo is not None:
        raise NotNow("refused-wait" if table.hold else "refused-undo-pending")
    return last_open(table.move_log, seat)


def consent(table: Table, seat: int, *, agree: bool) -> UndoAnswered | Undone:
    """The seat agrees or not; the last to agree lets the moves be taken back."""
    asked = table.undo
    if asked is None or seat not in asked.owing:
        raise NotNow("refused-not-asked")
    return Undone(asked.kept) if agree and asked.owing == {seat} else UndoAnswered(seat, agree)


def leave(table: Table, seat: int) -> Away:
    """A bot plays on for the seat."""
    table.playing()
    if table.seats[seat].is_away:
        raise NotNow("refused-away-already")
    return Away(seat)


def back(table: Table, settings: Settings, seat: int) -> Here:
    """The person plays again."""
    if not table.seats[seat].is_away:
        raise NotNow("refused-here-already")
    return Here(seat, round(settings.grace * 1000))


def owned(table: Table, number: int, person: str) -> Seat:
    """Return the place, if it is this person's own and not only shared with them."""
    seat = place(table, number)
    if person != seat.owner:
        raise NotYours("refused-not-your-seat")
    return seat


def link(table: Table, number: int, person: str, token: str, until: int) -> Linked:
    """Make the one link to a place; an earlier one does not work any more. Without a token there is none."""
    if owned(table, number, person).links_made >= MOST_LINKS:
        raise TooMany("refused-too-many-links")
    return Linked(number, hashed(token) if token else "", until)


def share(table: Table, person: str, token: str, now: float) -> Shared:
    """Share the place that the link is for with a person."""
    for number, seat in enumerate(table.seats):
        if seat.link is not None and seat.link[0] == hashed(token) and now < seat.link[1]:
            return Shared(number, person)
    raise NotYours("refused-bad-link")


def put_out(table: Table, number: int, person: str, other: str) -> PutOut:
    """Take a place away from somebody it was shared with."""
    seat = owned(table, number, person)
    if other == seat.owner or other not in seat.people:
        raise NotNow("refused-not-shared")
    return PutOut(number, other)


def renew_key(table: Table, person: str, key: str) -> Rekeyed:
    """Make another invitation to the table; the earlier one does not work any more."""
    host(table, person)
    must_be_open(table)
    if table.keys_made >= MOST_LINKS:
        raise TooMany("refused-too-many-invitations")
    return Rekeyed(key)


def follow(table: Table, person: str, name: str) -> Continued:
    """The same people have a further table."""
    may_follow(table, person)
    return Continued(name)


def may_follow(table: Table, person: str) -> None:
    """Refuses a rematch before the end, by strangers, or twice."""
    if table.phase != "over" or table.rematch is not None:
        raise NotNow("refused-not-over" if table.phase != "over" else "refused-rematch-exists")
    if not any(person in seat.people for seat in table.seats):
        raise NotYours("refused-players-only")
