# interpreted: never in a search, and compiling takes its time
"""What was chosen in secret [11.5] and what viewers remember of hands [11.4], as JSON."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.cards_file import face_named
from houndtable.games.drachensachen.change import CHANGES, COME, EVERYBODY, GIFT, Change, came, follow, gift, went
from houndtable.games.drachensachen.components import (
    COPIES,
    FACE_TEXTS,
    FACES,
    NOTHING,
    common,
    count_of,
    counted,
    faces_in,
    size_of,
)
from houndtable.games.drachensachen.explanations import turned_up
from houndtable.games.drachensachen.knowing import MOST_CHANGES, told_to
from houndtable.games.drachensachen.position import NO_ANSWER, Position
from houndtable.games.drachensachen.view import texts
from houndtable.games.drachensachen.vocabulary import VOCABULARY
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse

MOST_COUNTED: Final = 15  # cards of a face, in counts


def dump_change(change: Change, players: int) -> Json:
    """What happened to a hand; of a gift also where it went, and which viewers know the card."""
    told: dict[str, Json] = {
        "change": CHANGES[change.kind],
        "seat": change.seat,
        "held": change.held,
        "cards": list(texts(faces_in(change.cards))),
    }
    if change.kind == GIFT:
        told["to"] = change.to
        told["had"] = change.had
        told["known_to"] = [viewer for viewer in range(players + 1) if change.knowers >> viewer & 1]
    return told


def load_answers(p: Position, reader: Reader) -> None:
    """What was chosen in secret [11.5]."""
    answers = reader.items("answers")
    if len(answers) != p.players:
        raise refuse("answers", f"a list of {p.players} moves or nulls", answers)
    p.answers = [read_answer(answer) for answer in answers]


def read_answer(answer: Json) -> int:
    """A move chosen in secret; none yet for null."""
    if answer is None:
        return NO_ANSWER
    if not isinstance(answer, str) or answer not in VOCABULARY.index:
        raise refuse("answers", "a list of moves or nulls", answer)
    return VOCABULARY.index[answer]


def load_knowledge(p: Position, reader: Reader) -> None:
    """What each viewer, the spectators last, knew of each hand when a card was given, and what happened since."""
    told = reader.items("told")
    if len(told) not in (0, (p.players + 1) * p.players):
        raise refuse("told", f"empty or a list of {p.players + 1} times {p.players} lists of cards", told)
    p.told = [read_cards(reader, "told", cards) for cards in told]
    changes = reader.items("since")
    if len(changes) > MOST_CHANGES or (changes and not told):
        raise refuse("since", f"at most {MOST_CHANGES} changes of hands, after what was told", changes)
    p.since = [read_change(change, p.players) for change in changes]
    check_sizes(p)
    for viewer in range(p.players + 1 if told else 0):
        check_memory(p, viewer)


def read_cards(reader: Reader, field: str, cards: Json) -> int:
    """Cards as counts, no more than there are."""
    faces = [face_named(text) for text in reader.as_texts(field, cards)]
    if any(faces.count(face) > COPIES for face in faces):
        raise refuse(field, "lists of cards that there are", cards)
    return counted(faces)


def read_change(data: Json, players: int) -> Change:
    """A change from its JSON."""
    reader = Reader(data)
    kind = CHANGES.index(reader.word("change", CHANGES))
    seat = reader.number("seat", 0, players - 1)
    held = reader.number("held", 0, FACES * COPIES)
    cards = read_cards(reader, "cards", reader.take("cards"))
    if kind == GIFT:
        return read_gift(reader, data, players, seat, held, cards)
    reader.done()
    if kind == COME:
        return came(seat, cards, held)
    faces = faces_in(cards)
    if not 0 < len(faces) <= held or faces != faces[:1] * len(faces):
        raise refuse("since", "equal cards that left a hand", data)
    return went(seat, faces[0], len(faces), held)


def read_gift(reader: Reader, data: Json, players: int, seat: int, held: int, cards: int) -> Change:
    """A gift from its JSON: one card, known to somebody, or an unknown one."""
    to = reader.number("to", 0, players - 1)
    had = reader.number("had", 0, FACES * COPIES)
    knowers = 0
    for viewer in reader.items("known_to"):
        knowers |= 1 << reader.within("known_to", viewer, 0, players)
    reader.done()
    if to == seat or held == 0 or size_of(cards) > 1 or not (knowers >> seat & 1 and knowers >> to & 1):
        raise refuse("since", "at most one card given to another, which both know", data)
    face = faces_in(cards)[0] if cards else NOTHING
    return gift(seat, held, to, had, face, EVERYBODY if knowers == (2 << players) - 1 else knowers)


def check_sizes(p: Position) -> None:
    """Refuses hands that lost cards at no change, or of which somebody knew more cards than they had."""
    sizes = [-1] * p.players
    for change in p.since:
        for seat, before, after in change.sizes():
            if before < (sizes[seat] if sizes[seat] >= 0 else most_told(p, seat)):
                raise BadPosition(f"Seat {seat} cannot have had {before} cards. [11.4]")
            sizes[seat] = after
    if any(size > size_of(hand) for size, hand in zip(sizes, p.hands)):
        raise BadPosition("Somebody has fewer cards than after all that happened. [11.4]")


def most_told(p: Position, owner: int) -> int:
    """The most cards of the hand that somebody was told of."""
    return max(size_of(cards) for cards in p.told[owner :: p.players])


def check_memory(p: Position, viewer: int) -> None:
    """Refuses what nobody can remember: there are as many cards as others turned out to have, among them those the
    viewer was sure of at the time; and what it is sure of now is there."""
    bounds = told_to(p, viewer)
    if viewer < p.players and bounds[viewer]:
        raise BadPosition(f"Seat {viewer} need not be told of its own hand. [11.2]")
    own = p.hands[viewer] if viewer < p.players else 0
    seen = [own, p.gone, p.heap, *p.opens]
    left = [COPIES - sum(count_of(cards, face) for cards in seen) for face in range(FACES)]
    for change in p.since:
        count_up(left, change, turned_up(change, viewer))
    for change in p.since:
        check_moment(left, [cards for seat, cards in enumerate(bounds) if seat != viewer])
        follow(bounds, change, viewer)
        count_up(left, change, -turned_up(change, viewer))
    for owner in range(p.players):
        if common(bounds[owner], p.hands[owner]) != bounds[owner]:
            raise BadPosition(f"Somebody counts on cards that seat {owner} does not hold. [11.4]")


def count_up(left: list[int], change: Change, times: int) -> None:
    """The cards are counted in, or out."""
    for face in faces_in(change.cards):
        left[face] += times


def check_moment(left: list[int], bounds: list[int]) -> None:
    """Refuses a moment at which others had more cards of a face than there are, or fewer than somebody counted on."""
    for face in range(FACES):
        if not sum(count_of(cards, face) for cards in bounds) <= left[face] <= MOST_COUNTED:
            raise BadPosition(f"Somebody remembers more or fewer {FACE_TEXTS[face]} than there are. [11.4]")
