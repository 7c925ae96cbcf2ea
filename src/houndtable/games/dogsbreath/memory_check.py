# interpreted: never in a search, and compiling takes its time
"""Refusing a memory that does not lead to the position: the round is played through by its journal [10.6]."""

from __future__ import annotations

from houndtable.games.dogsbreath.cards import exchange, holds, show
from houndtable.games.dogsbreath.components import CARDS, face_of
from houndtable.games.dogsbreath.derived import Position
from houndtable.games.dogsbreath.journal import (
    COME,
    LACK,
    OUT,
    SEEN,
    SHUFFLE,
    SWAP,
    TAKE,
    UNDER,
    face_in,
    kind_of,
    more_in,
    note,
    other_in,
    seat_in,
)
from houndtable.games.dogsbreath.keys import key_of
from houndtable.kernel.errors import BadPosition


def refusal(text: str) -> BadPosition:
    """The entry cannot be, or not after those before it."""
    return BadPosition("position-memory-entry", entry=text[:60])


class Playback:
    """The round played through by its journal, with cards of its own, on the position itself."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.deck = [card for card in CARDS if card not in p.box]
        self.pile: list[int] = []
        self.seen: list[int] = []  # faces that all know to be under the deck
        self.above = -1  # cards above these; below 0 if there are none such
        self.under = 0  # cards under the deck while all lie there
        p.hands = [[] for _ in range(p.players)]
        p.journal = []
        p.written = 0

    def play(self, entry: int) -> bool:
        """What the entry says has happened; False if it cannot be."""
        p, kind, seat, face, more = self.p, kind_of(entry), seat_in(entry), face_in(entry), more_in(entry)
        if kind in (UNDER, SEEN, SHUFFLE):
            note(p, entry)
            return self.lay(face, more) if kind == UNDER else self.leave(face) if kind == SEEN else self.shuffle()
        if seat >= p.players:
            return False
        if kind == COME:
            return self.draw(entry)
        if kind == TAKE:
            return self.take(entry)
        held = holds(p.hands[seat], face)
        if kind == LACK:
            note(p, entry)
            return p.named and not held
        if not held or (kind == SWAP and not self.can_swap(seat, more, other_in(entry))):
            return False
        if kind == OUT:
            self.pile.append(show(p, seat, face))
        else:
            exchange(p, seat, more, face, other_in(entry))
        return True

    def can_swap(self, seat: int, target: int, face: int) -> bool:
        """Whether the target is somebody else who holds the card."""
        return target < self.p.players and target != seat and holds(self.p.hands[target], face)

    def draw(self, entry: int) -> bool:
        """A card came from the deck; those under it last."""
        seat, face, mask = seat_in(entry), face_in(entry), more_in(entry)
        found = [card for card in self.deck if face_of(card) == face]
        spare = len(found) - self.seen.count(face)
        if self.above == 0:
            spare = len(found) if face in self.seen or len(self.deck) > len(self.seen) else 0
            self.under = 0
            if face in self.seen:
                self.seen.remove(face)
        if spare <= 0 or mask & ~self.p.knowledge.everyone:
            return False
        self.above = max(self.above - 1, min(self.above, 0))
        self.deck.remove(found[0])
        self.p.hands[seat].append(found[0])
        self.p.knowledge.known[found[0]] = mask
        note(self.p, entry)
        return True

    def take(self, entry: int) -> bool:
        """A card of the discards came into a hand."""
        found = [card for card in self.pile if face_of(card) == face_in(entry)]
        if not found:
            return False
        self.pile.remove(found[0])
        self.p.hands[seat_in(entry)].append(found[0])
        note(self.p, entry)
        return True

    def leave(self, face: int) -> bool:
        """A card all saw is left of the grid."""
        self.seen.append(face)
        return self.above < 0 and sum([face_of(card) == face for card in self.deck]) >= self.seen.count(face)

    def lay(self, count: int, above: int) -> bool:
        """So many cards lie under the deck."""
        fits = self.above < 0 and count + above == len(self.deck) and len(self.seen) <= count
        self.above, self.under = above, count
        return fits

    def shuffle(self) -> bool:
        """The discards are the new deck, since it is empty."""
        fits = not self.deck and len(self.pile) > 0
        self.deck, self.pile, self.above, self.seen = self.pile, [], -1, []
        return fits


def play_through(p: Position, texts: list[str], entries: list[int]) -> None:
    """The position has this journal, as text and as entries, which leads to it."""
    hands, known = p.hands, p.knowledge.known
    marked = [marks_of(p, seat) for seat in range(p.players)]
    p.knowledge.known = known[:]
    playback = Playback(p)
    for text, entry in zip(texts, entries):
        if not playback.play(entry):
            raise refusal(text)
    piles = key_of(playback.pile) == key_of(p.discards + p.used + p.played)
    fits = piles and marked == [marks_of(p, seat) for seat in range(p.players)]
    p.hands, p.knowledge.known = hands, known
    p.bottom = playback.under
    p.seen = key_of([8 * face for face in playback.seen]) if p.bottom else 0
    lies = [face_of(card) for card in p.deck[: p.bottom]]
    fits = fits and all(lies.count(face) >= playback.seen.count(face) for face in playback.seen if p.bottom)
    if not fits:
        raise BadPosition("position-memory-leads-elsewhere")


def marks_of(p: Position, seat: int) -> list[tuple[int, int]]:
    """The faces of a hand and who knows them, in printed order."""
    return sorted([(face_of(card), p.knowledge.known[card]) for card in p.hands[seat]])
