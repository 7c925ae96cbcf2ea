# interpreted: never in a search, and compiling takes its time
"""The cards of a position as JSON, by their faces.

In a hand `*` behind a face marks a card that everybody saw. In the draw pile, top card first, `...` at the end stands
for as many cards as are left of 18; `...` at the end of `unseen` stands for all cards that lie nowhere else, in printed
order.
"""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen import pile
from houndtable.games.drachensachen.components import DRAW_PILE, FACE_OF, FACE_TEXTS, cards_of, counted, faces_in
from houndtable.games.drachensachen.position import Position
from houndtable.games.drachensachen.view import texts
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse

REST: Final = "..."


def dump_hand(p: Position, seat: int) -> Json:
    """A hand in printed order, the cards everybody saw first and marked [11.2]."""
    seen: list[Json] = [f"{text}*" for text in texts(faces_in(p.shown[seat]))]
    return [*seen, *texts(faces_in(p.hands[seat] - p.shown[seat]))]


class Box:
    """The cards that lie nowhere yet, by their faces."""

    def __init__(self) -> None:
        self.left = FACE_OF[:]

    def take(self, text: str) -> int:
        """A card with this face, or a refusal."""
        face = face_named(text)
        if face not in self.left:
            raise BadPosition(f"The position has more {text} than there are.")
        self.left.remove(face)
        return face

    def take_all(self, cards: list[str], rest: int) -> list[int]:
        """These cards; three dots at the end are so many more, in printed order, or fewer if there are not so many."""
        dots = cards[-1:] == [REST]
        faces = [self.take(text) for text in (cards[:-1] if dots else cards)]
        more = max(0, rest - len(faces)) if dots else 0
        faces += self.left[:more]
        self.left = self.left[more:]
        return faces


def face_named(text: str) -> int:
    """The face with this text, or a refusal."""
    if text not in FACE_TEXTS:
        raise BadPosition(f"{text!r:.40} is no card of Drachensachen; a card is one of {', '.join(FACE_TEXTS)}.")
    return FACE_TEXTS.index(text)


def read_faces(names: list[str]) -> int:
    """Faces as bits."""
    return sum({1 << face_named(name) for name in names})


def for_seats(reader: Reader, field: str, seats: int) -> list[list[str]]:
    """A list of cards for each seat."""
    lists = reader.items(field)
    if len(lists) != seats:
        raise refuse(field, f"a list for each of {seats} seats", lists)
    return [reader.as_texts(field, cards) for cards in lists]


def load_cards(p: Position, reader: Reader) -> None:
    """Every card lies somewhere."""
    box = Box()
    for face in box.take_all(reader.texts("pile"), 0):
        pile.lay(p, face, 1)
    p.gone = counted(box.take_all(reader.texts("gone"), 0))
    p.opens = [counted(box.take_all(cards, 0)) for cards in for_seats(reader, "open", p.players)]
    p.hidden = [box.take_all(cards, 0) for cards in for_seats(reader, "hidden", p.players)]
    for seat, hand in enumerate(for_seats(reader, "hands", p.players)):
        for text in hand:
            load_hand_card(p, seat, box, text)
    if "spurned" in reader.data:  # positions written before this was remembered do not have it
        p.spurned = [read_faces(faces) for faces in for_seats(reader, "spurned", p.players)]
    p.draw_pile = box.take_all(reader.texts("draw_pile"), DRAW_PILE)[::-1]
    p.out = box.take_all(reader.texts("unseen"), len(FACE_OF))
    if box.left:
        raise BadPosition(f"The position lacks cards: {', '.join(texts(box.left))}.")


def load_hand_card(p: Position, seat: int, box: Box, text: str) -> None:
    """A card of a hand, seen by everybody if it has a star."""
    card = cards_of(box.take(text.removesuffix("*")), 1)
    if text.endswith("*"):
        p.shown[seat] += card
    p.hands[seat] += card
