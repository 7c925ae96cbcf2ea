# interpreted: never in a search, and compiling takes its time
"""The journal as text, an entry a line, and read with care: it is played through, and must lead to the position.

`0 draws msd`, with marks if others know the card; `0 shows msd`; `0 takes msd`; `0 swaps msd with 1 for bone`;
`0 lacks bone`; `left r1c2 msd`, a card all saw that was left of the grid; `under 4 of 26`, so many cards of the deck;
`shuffle`. No entries at all stand for hands that came from the deck, with no history.
"""

from __future__ import annotations

import re

from houndtable.games.dogsbreath.cards import exchange, holds, show
from houndtable.games.dogsbreath.components import CARDS, FACE_TEXTS, face_of
from houndtable.games.dogsbreath.derived import DRAFTING, OVER, Position
from houndtable.games.dogsbreath.journal import (
    COME,
    LACK,
    OUT,
    SEEN,
    SHUFFLE,
    SWAP,
    TAKE,
    UNDER,
    begin,
    entry_of,
    face_in,
    kind_of,
    more_in,
    note,
    other_in,
    seat_in,
)
from houndtable.games.dogsbreath.keys import key_of
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.board import Loading
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json

CARD = f"({'|'.join(FACE_TEXTS)})"
PLACE = f"({'|'.join(PLACE_TEXTS)})"
LINES = {
    COME: re.compile(rf"([0-3]) draws {CARD}(\*|@[0-3]{{1,4}}|)"),
    OUT: re.compile(rf"([0-3]) shows {CARD}"),
    TAKE: re.compile(rf"([0-3]) takes {CARD}"),
    SWAP: re.compile(rf"([0-3]) swaps {CARD} with ([0-3]) for {CARD}"),
    LACK: re.compile(rf"([0-3]) lacks {CARD}"),
    SEEN: re.compile(rf"left {PLACE} {CARD}"),
    UNDER: re.compile(r"under ([0-9]{1,2}) of ([0-9]{1,2})"),
    SHUFFLE: re.compile(r"shuffle"),
}


def write(p: Position) -> Json:
    """The journal."""
    return [write_entry(p, entry) for entry in p.journal[: p.written]]


def read(p: Position, loading: Loading) -> None:
    """What happened to the cards since the draft; without any history hands came from the deck."""
    texts = loading.reader.texts("memory")
    p.knowledge = loading.known
    if p.step in (DRAFTING, OVER):
        if texts:
            raise BadPosition("There is nothing to remember before the draft is over or after the game. [10.6]")
    elif texts:
        load_journal(p, texts)
    else:
        begin(p)


def write_entry(p: Position, entry: int) -> str:
    """The entry as text."""
    kind, seat, face, more = kind_of(entry), seat_in(entry), FACE_TEXTS[face_in(entry)], more_in(entry)
    if kind == COME:
        return f"{seat} draws {face}{write_mask(p, more, 1 << seat)}"
    if kind == SWAP:
        return f"{seat} swaps {face} with {more} for {FACE_TEXTS[other_in(entry)]}"
    if kind == SEEN:
        return f"left {PLACE_TEXTS[more]} {face}"
    if kind == UNDER:
        return f"under {face_in(entry)} of {more + face_in(entry)}"
    return "shuffle" if kind == SHUFFLE else f"{seat} {['', 'shows', 'takes', '', 'lacks'][kind]} {face}"


def write_mask(p: Position, mask: int, usual: int) -> str:
    """The marks behind a card: none if nobody but its owner knows it."""
    if mask == p.knowledge.everyone:
        return "*"
    return "" if mask == usual else "@" + "".join([str(seat) for seat in range(p.players) if mask >> seat & 1])


def read_entry(p: Position, text: str) -> int:
    """The entry that is written so, or a refusal."""
    for kind, line in LINES.items():
        found = line.fullmatch(text)
        if found is not None:
            return entry_with(p, kind, list(found.groups()))
    raise refusal(text)


def refusal(text: str) -> BadPosition:
    """The entry cannot be, or not after those before it."""
    return BadPosition(f"The memory says {text!r:.60}, which cannot be.")


def entry_with(p: Position, kind: int, parts: list[str]) -> int:
    """The entry with these parts."""
    faces = [FACE_TEXTS.index(part) for part in parts if part in FACE_TEXTS]
    if kind == SHUFFLE:
        return entry_of(SHUFFLE)
    if kind == UNDER:
        return entry_of(UNDER, 0, int(parts[0]) & 15, max(0, int(parts[1]) - int(parts[0])))
    if kind == SEEN:
        return entry_of(SEEN, 0, faces[0], PLACE_TEXTS.index(parts[0]))
    seat = int(parts[0])
    if kind == SWAP:
        return entry_of(SWAP, seat, faces[0], int(parts[2]), faces[1])
    if kind != COME:
        return entry_of(kind, seat, faces[0])
    mask = sum([1 << int(knower) for knower in set(parts[2][1:])]) | 1 << seat
    return entry_of(COME, seat, faces[0], p.knowledge.everyone if parts[2] == "*" else mask)


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


def load_journal(p: Position, texts: list[str]) -> None:
    """The position has this journal, which leads to it."""
    hands, known = p.hands, p.knowledge.known
    marked = [marks_of(p, seat) for seat in range(p.players)]
    p.knowledge.known = known[:]
    playback = Playback(p)
    for text in texts:
        if not playback.play(read_entry(p, text)):
            raise refusal(text)
    piles = key_of(playback.pile) == key_of(p.discards + p.used + p.played)
    fits = piles and marked == [marks_of(p, seat) for seat in range(p.players)]
    p.hands, p.knowledge.known = hands, known
    p.bottom = playback.under
    p.seen = key_of([8 * face for face in playback.seen]) if p.bottom else 0
    lies = [face_of(card) for card in p.deck[: p.bottom]]
    fits = fits and all(lies.count(face) >= playback.seen.count(face) for face in playback.seen if p.bottom)
    if not fits:
        raise BadPosition("The memory leads to other hands, discards or cards under the deck. [10.6]")


def marks_of(p: Position, seat: int) -> list[tuple[int, int]]:
    """The faces of a hand and who knows them, in printed order."""
    return sorted([(face_of(card), p.knowledge.known[card]) for card in p.hands[seat]])
