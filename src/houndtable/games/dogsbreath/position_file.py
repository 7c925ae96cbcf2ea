# interpreted: never in a search, and compiling takes its time
"""A position of Dog's Breath as JSON: written whole, read with care. What can never be is refused by position_check.

Cards are written by their faces. Marks behind a face, in hands: `*` everybody knows the card, `@` and the seats that
know it; in the grid `*` marks a card that was seen. `-` is an empty place. In the deck, top card first, `...` at the
end stands for all cards that lie nowhere else, in printed order. For the memory see journal_file.
"""

from __future__ import annotations

from houndtable.games.dogsbreath.components import CARDS, FACE_TEXTS, face_of
from houndtable.games.dogsbreath.journal import begin
from houndtable.games.dogsbreath.journal_file import load_journal, write_entry
from houndtable.games.dogsbreath.options import OPTIONS, PLAYERS
from houndtable.games.dogsbreath.position import DRAFTING, GUARDING, NOTHING, OVER, STAYING, STEPS, Position
from houndtable.games.dogsbreath.position_check import check
from houndtable.games.dogsbreath.view import EMPTY, face_or_none, faces, seat_or_none
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse
from houndtable.kernel.options import Options, parse_options
from houndtable.kernel.outcome import read_round

MOST = 1_000_000
ENDINGS = ["out", "cap"]


def write_hand(p: Position, seat: int) -> list[str]:
    """A hand with its marks, in printed order: how it is held means nothing."""
    cards = [(face_of(card), p.knowledge.write(card, FACE_TEXTS[face_of(card)], 1 << seat)) for card in p.hands[seat]]
    return [text for _, text in sorted(cards)]


def write_place(p: Position, card: int) -> str:
    """A place of the grid: empty, a card, or a card that was seen."""
    if card == NOTHING:
        return EMPTY
    return p.knowledge.write(card, FACE_TEXTS[face_of(card)], 0)


def dump(p: Position) -> dict[str, Json]:
    """The whole position."""
    hands: list[Json] = [list(write_hand(p, seat)) for seat in range(p.players)]
    deck = [p.knowledge.write(card, FACE_TEXTS[face_of(card)], 0) for card in p.deck[::-1]]
    return {
        "game": "dogsbreath",
        "players": p.players,
        "options": dict(p.options.values),
        "step": STEPS[p.step],
        "seat": p.seat,
        "first": p.first,
        "turns": p.turns,
        "outer": seat_or_none(p.outer),
        "hands": hands,
        "grid": [write_place(p, card) for card in p.grid],
        "up": [PLACE_TEXTS[place] for place in range(len(p.grid)) if p.up >> place & 1],
        "begun": p.begun,
        "deck": [*deck],
        "discards": list(faces(p.discards)),
        "used": list(faces(p.used)),
        "played": list(faces(p.played)),
        "latest": [face_or_none(face) for face in p.latest],
        "has_drawn": p.has_drawn,
        "has_scavenged": p.has_scavenged,
        "taken": face_or_none(p.taken),
        "target": seat_or_none(p.target),
        "offered": face_or_none(p.offered),
        "requested": face_or_none(p.requested),
        "asked": seat_or_none(p.asked),
        "memory": [write_entry(p, entry) for entry in p.journal[: p.written]],
        "rounds": [ended.as_json() for ended in p.rounds],
    }


class Box:
    """The cards that lie nowhere yet."""

    def __init__(self, set_aside: list[int]) -> None:
        self.left = [card for card in CARDS if card not in set_aside]

    def take(self, text: str) -> int:
        """A card with this face, or a refusal."""
        for card in self.left:
            if FACE_TEXTS[face_of(card)] == text:
                self.left.remove(card)
                return card
        if text in FACE_TEXTS:
            raise BadPosition(f"The position has more {text} than there are.")
        raise no_card(text)


def no_card(text: Json) -> BadPosition:
    """The refusal of what is no card."""
    return BadPosition(f"{text!r:.40} is no card of Dog's Breath; cards are {', '.join(FACE_TEXTS)}.")


def read_face(face: Json) -> int:
    """A face, or NOTHING for None."""
    if face is None:
        return NOTHING
    if not isinstance(face, str) or face not in FACE_TEXTS:
        raise no_card(face)
    return FACE_TEXTS.index(face)


def read_seat(reader: Reader, name: str, players: int) -> int:
    """A seat, or NOBODY for None."""
    return -1 if reader.take(name) is None else reader.number(name, 0, players - 1)


def read_head(reader: Reader) -> tuple[int, Options]:
    """The number of players and the options of a position."""
    reader.word("game", ["dogsbreath"])
    players = reader.number("players", PLAYERS[0], PLAYERS[1])
    chosen = reader.take("options")
    if not isinstance(chosen, dict):
        raise refuse("options", "an object", chosen)
    return players, parse_options(OPTIONS, chosen, players)


def load(p: Position, reader: Reader) -> None:
    """The position's table is as the JSON says, which fits together as a real one does."""
    p.step = STEPS.index(reader.word("step", STEPS))
    p.seat = reader.number("seat", 0, p.players - 1)
    p.first = reader.number("first", 0, p.players - 1)
    p.turns = reader.number("turns", 0, MOST)
    p.begun = reader.flag("begun")
    p.has_drawn = reader.flag("has_drawn")
    p.has_scavenged = reader.flag("has_scavenged")
    p.outer = read_seat(reader, "outer", p.players)
    p.target = read_seat(reader, "target", p.players)
    p.asked = read_seat(reader, "asked", p.players)
    p.taken = read_face(reader.take("taken"))
    p.offered = read_face(reader.take("offered"))
    p.requested = read_face(reader.take("requested"))
    p.rounds = [read_round(ended, p.players, ENDINGS) for ended in reader.items("rounds")]
    load_seats(p, reader)
    load_cards(p, reader)
    load_memory(p, reader.texts("memory"))
    reader.done()
    check(p)
    p.waiting = [] if p.step == OVER else [who_waits(p)]


def who_waits(p: Position) -> int:
    """The seat that owes the choice of this step."""
    return p.asked if p.step == GUARDING else p.outer if p.step == STAYING else p.seat


def load_seats(p: Position, reader: Reader) -> None:
    """Each seat's latest discard."""
    latest = reader.items("latest")
    if len(latest) != p.players:
        raise refuse("latest", f"a card or null for each of {p.players} seats", latest)
    p.latest = [read_face(face) for face in latest]


def load_memory(p: Position, texts: list[str]) -> None:
    """What happened to the cards since the draft; without any history hands came from the deck."""
    if p.step in (DRAFTING, OVER):
        if texts:
            raise BadPosition("There is nothing to remember before the draft is over or after the game. [10.6]")
    elif texts:
        load_journal(p, texts)
    else:
        begin(p)


def split(text: str) -> tuple[str, str]:
    """A card's face, and the marks behind it."""
    face = text.partition("*")[0].partition("@")[0].partition("/")[0]
    return face, text[len(face) :]


def load_cards(p: Position, reader: Reader) -> None:
    """Every card lies somewhere, known to whom the marks say."""
    box = Box(p.box)
    p.discards = [box.take(text) for text in reader.texts("discards")]
    p.used = [box.take(text) for text in reader.texts("used")]
    p.played = [box.take(text) for text in reader.texts("played")]
    for card in p.discards + p.used + p.played:
        p.knowledge.known[card] = p.knowledge.everyone
    p.grid = [NOTHING if text == EMPTY else load_card(p, box, text, 0) for text in reader.texts("grid")]
    p.up = 0
    for place in reader.texts("up"):
        if place not in PLACE_TEXTS[: len(p.grid)]:
            raise refuse("up", "a list of places of the grid", place)
        p.up |= 1 << PLACE_TEXTS.index(place)
    hands = reader.items("hands")
    if len(hands) != p.players:
        raise refuse("hands", f"a list of {p.players} hands", hands)
    for seat, hand in enumerate(hands):
        p.hands[seat] = [load_card(p, box, text, 1 << seat) for text in reader.as_texts("hands", hand)]
    deck = reader.texts("deck")
    rest = deck[-1:] == ["..."]
    cards = [load_card(p, box, text, 0) for text in (deck[:-1] if rest else deck)]
    if rest:
        cards += box.left
        for card in box.left:
            p.knowledge.read(card, "", 0)
    elif box.left:
        raise BadPosition(f"The position lacks cards: {', '.join(faces(box.left))}.")
    p.deck = cards[::-1]


def load_card(p: Position, box: Box, text: str, usual: int) -> int:
    """The card, known as its marks say."""
    face, marks = split(text)
    card = box.take(face)
    p.knowledge.read(card, marks, usual)
    return card
