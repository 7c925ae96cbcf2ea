# interpreted: never in a search, and compiling takes its time
"""What a position's file tells in the game's own way: marked hands, what viewers remember of hands [11.4]."""

from __future__ import annotations

from houndtable.games.drachensachen.change import CHANGES, COME, EVERYBODY, GIFT, Change, came, gift, went
from houndtable.games.drachensachen.components import (
    COPIES,
    FACE_TEXTS,
    FACES,
    NOTHING,
    cards_of,
    counted,
    faces_in,
    size_of,
)
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.knowing import MOST_CHANGES
from houndtable.kernel.board import Loading
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse


def texts(cards: int) -> list[str]:
    """Counted cards as text, in printed order."""
    return [FACE_TEXTS[face] for face in faces_in(cards)]


def write_hand(p: Position, seat: int) -> list[str]:
    """A hand in printed order, the cards everybody saw first and marked by a star [11.2]."""
    return [f"{text}*" for text in texts(p.shown[seat])] + texts(p.hands[seat] - p.shown[seat])


def read_card(p: Position, seat: int, text: str) -> str:
    """The face of a card of a hand; one with a star was seen by everybody."""
    face = text.removesuffix("*")
    if face != text and face in FACE_TEXTS:
        p.shown[seat] += cards_of(FACE_TEXTS.index(face), 1)
    return face


def read_past(p: Position, loading: Loading) -> None:
    """What was in force in each round before."""
    reader = loading.reader
    p.past = [reader.within("past", number, 0, (1 << 14) - 1) for number in reader.items("past")]


def write_told(p: Position) -> Json:
    """What each viewer, the spectators last, knew of each hand when a card was given."""
    return [[*texts(cards)] for cards in p.told]


def read_told(p: Position, loading: Loading) -> None:
    """The same from its JSON; empty if no card was given."""
    told = loading.reader.items("told")
    if len(told) not in (0, (p.players + 1) * p.players):
        raise refuse("told", f"empty or a list of {p.players + 1} times {p.players} lists of cards", told)
    p.told = [read_cards(loading.reader, "told", cards) for cards in told]


def write_since(p: Position) -> Json:
    """What happened to hands since then; of a gift also where it went, and which viewers know the card."""
    return [write_change(change, p.players) for change in p.since]


def read_since(p: Position, loading: Loading) -> None:
    """The same from its JSON."""
    changes = loading.reader.items("since")
    if len(changes) > MOST_CHANGES or (changes and not p.told):
        raise refuse("since", f"at most {MOST_CHANGES} changes of hands, after what was told", changes)
    p.since = [read_change(change, p.players) for change in changes]


def write_change(change: Change, players: int) -> Json:
    """A change as JSON."""
    cards: list[Json] = [*texts(change.cards)]
    told: dict[str, Json] = {"change": CHANGES[change.kind], "seat": change.seat, "held": change.held, "cards": cards}
    if change.kind != GIFT:
        return told
    knowers: list[Json] = [viewer for viewer in range(players + 1) if change.knowers >> viewer & 1]
    return {**told, "to": change.to, "had": change.had, "known_to": knowers}


def read_cards(reader: Reader, field: str, cards: Json) -> int:
    """Cards as counts, no more than there are."""
    names = reader.as_texts(field, cards)
    for name in names:
        if name not in FACE_TEXTS:
            raise BadPosition(f"{name!r:.40} is no card of Drachensachen; a card is one of {', '.join(FACE_TEXTS)}.")
    if any(names.count(name) > COPIES for name in names):
        raise refuse(field, "lists of cards that there are", cards)
    return counted([FACE_TEXTS.index(name) for name in names])


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
