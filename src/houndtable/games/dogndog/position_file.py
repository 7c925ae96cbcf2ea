# interpreted: never in a search, and compiling takes its time
"""A position of Dog'n Dog as JSON: written whole, read with care.

Cards are written by their faces. `*` behind a face marks a card that everybody saw although it is in a hand or the
deck: a winning hand when the game is over. In the deck, top card first, `...` at the end stands for all cards that
lie nowhere else. Whose turn it is follows from the Parent and the number of discards; the scores follow from the
rounds.
"""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog import ron
from houndtable.games.dogndog.components import CARDS, FACE_TEXTS, HAND, KIND_TEXTS, face_of, kind_of, texts_of
from houndtable.games.dogndog.declaration import is_ready, key_of_cards
from houndtable.games.dogndog.ending import HOW
from houndtable.games.dogndog.options import OPTIONS, PLAYERS
from houndtable.games.dogndog.payment import FALSE
from houndtable.games.dogndog.position import (
    ANSWERS,
    ASKING,
    NOT_ASKED,
    OVER,
    STEPS,
    TURN,
    Position,
    lap_of,
    turns_of,
)
from houndtable.games.dogndog.view import kinds
from houndtable.games.dogndog.yaku import COUNTING, EXTRA
from houndtable.games.dogndog.yakuman import YAKUMAN
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse
from houndtable.kernel.options import Options, parse_options
from houndtable.kernel.outcome import read_line, read_round, reader_of

MOST: Final = 1_000_000
ITEMS: Final = [rule.name for rule in COUNTING + EXTRA + YAKUMAN]


def dump(p: Position) -> dict[str, Json]:
    """The whole position."""
    return {
        "game": "dogndog",
        "players": p.players,
        "options": dict(p.options.values),
        "step": STEPS[p.step],
        "first": p.first,
        "parent": p.parent,
        "lap": lap_of(p),
        "dora": FACE_TEXTS[face_of(p.dora)],
        "hands": [marked(p, hand, 1 << seat) for seat, hand in enumerate(p.hands)],
        "drawn": dump_drawn(p),
        "discards": [list(texts_of(row)) for row in p.discards],
        "richi": [None if place < 0 else place for place in p.richi],
        "missed": [kinds(mask) for mask in p.missed],
        "answers": [ANSWERS[answer] for answer in p.answers],
        "wrong": list(p.wrong),
        "deck": marked(p, p.deck[::-1], 0),
        "rounds": [ended.as_json() for ended in p.rounds],
        "reasons": [[line.as_json() for line in hand] for hand in p.reasons],
    }


def dump_drawn(p: Position) -> Json:
    """The card drawn; while others are asked about a discard the one drawn before it, None if it was discarded."""
    if p.step == ASKING:
        return None if p.last_drawn == ron.card_of(p) else FACE_TEXTS[face_of(p.last_drawn)]
    return None if p.drawn < 0 else marked(p, [int(p.drawn)], 1 << p.seat)[0]


def marked(p: Position, cards: list[int], usual: int) -> list[Json]:
    """The cards by their faces, with a mark where everybody knows them."""
    return [p.knowledge.write(card, FACE_TEXTS[face_of(card)], usual) for card in cards]


class Box:
    """The cards that lie nowhere yet."""

    def __init__(self, p: Position) -> None:
        self.left = list(range(CARDS))
        self.known = p.knowledge.known
        self.everyone = p.knowledge.everyone

    def take(self, text: str, mask: int) -> int:
        """A card with this face, known to the seats in the mask, or to all if so marked; or a refusal."""
        face = text.removesuffix("*")
        for card in self.left:
            if FACE_TEXTS[face_of(card)] == face:
                self.left.remove(card)
                self.known[card] = mask if face == text else self.everyone
                return card
        if face in FACE_TEXTS:
            raise BadPosition(f"The position has more {face} than there are. [1.1]")
        raise BadPosition(f"{text!r:.40} is no card of Dog'n Dog; a card is 1 to 6, 1r to 6r, food, bone or disc.")

    def take_all(self, texts: list[str], mask: int) -> list[int]:
        """Cards with these faces."""
        return [self.take(text, mask) for text in texts]


def read_head(reader: Reader) -> tuple[int, Options]:
    """The number of players and the options of a position."""
    reader.word("game", ["dogndog"])
    players = reader.number("players", PLAYERS[0], PLAYERS[1])
    chosen = reader.take("options")
    if not isinstance(chosen, dict):
        raise refuse("options", "an object", chosen)
    return players, parse_options(OPTIONS, chosen, players)


def load(p: Position, reader: Reader) -> None:
    """The position's table is as the JSON says, which fits together as a real one does."""
    p.step = STEPS.index(reader.word("step", STEPS))
    load_house(p, reader)
    load_cards(p, reader)
    load_seats(p, reader)
    p.rounds = [read_round(ended, p.players, HOW) for ended in reader.items("rounds")]
    p.reasons = [[read_line(line) for line in reader_of(hand)] for hand in reader.items("reasons")]
    reader.done()
    if len(p.reasons) != len(p.rounds):
        raise refuse("reasons", "a list for each finished round", [])
    if any(line.name not in ITEMS for hand in p.reasons for line in hand):
        raise refuse("reasons", f"made of {', '.join(ITEMS)}", [])
    won = [sum([ended.totals()[seat] for ended in p.rounds]) for seat in range(p.players)]
    p.scores = [won[seat] - FALSE * p.wrong[seat] for seat in range(p.players)]
    turns = turns_of(p)
    p.seat = (p.parent + turns - (p.drawn < 0)) % p.players
    p.waiting = [] if p.step == OVER else [int(p.seat)] if p.step == TURN else ron.owing(p)
    check_turns(p, turns)
    check_richi(p)
    check_answers(p)


def load_house(p: Position, reader: Reader) -> None:
    """Where the house card has been and is [10.4] [11.1]."""
    laps = p.options.number("laps")
    p.first = reader.number("first", 0, p.players - 1)
    p.parent = reader.number("parent", 0, p.players - 1)
    p.moved = (reader.number("lap", 1, laps) - 1) * p.players + (p.parent - p.first) % p.players
    if p.step == OVER:
        p.moved += 1
        if p.moved != laps * p.players:
            raise BadPosition("The game is over only with the last Parent of the last lap. [11.1]")


def load_cards(p: Position, reader: Reader) -> None:
    """Every card lies somewhere, known to whom the marks say."""
    box = Box(p)
    p.dora = box.take(text_of(reader, "dora"), box.everyone)
    p.discards = [box.take_all(row, box.everyone) for row in rows(p, reader, "discards")]
    p.hands = [sorted(box.take_all(hand, 1 << seat)) for seat, hand in enumerate(rows(p, reader, "hands"))]
    if any(len(hand) != HAND for hand in p.hands):
        raise BadPosition("A hand holds 4 cards, beside the one drawn. [2.3]")
    p.drawn = -1
    if p.step == ASKING:
        load_last_drawn(p, reader)
    elif reader.take("drawn") is not None:
        turns = turns_of(p)
        p.drawn = box.take(text_of(reader, "drawn"), 1 << (p.parent + turns) % p.players)
    deck = reader.texts("deck")
    rest = deck[-1:] == ["..."]
    p.deck = box.take_all(deck[:-1] if rest else deck, 0)
    if rest:
        p.deck += box.left
    elif box.left:
        raise BadPosition(f"The position lacks cards: {', '.join(texts_of(box.left))}.")
    p.deck.reverse()
    hidden = [card for zone in [p.deck, *p.hands] for card in zone] + ([] if p.drawn < 0 else [int(p.drawn)])
    if p.step != OVER and any(p.knowledge.known[card] == box.everyone for card in hidden):
        raise BadPosition("Nobody has seen another's hand, or the deck, before the game is over. [13.2]")
    p.keys = [int(key_of_cards(hand)) for hand in p.hands]


def load_last_drawn(p: Position, reader: Reader) -> None:
    """The card drawn before the last discard is in that hand still, or was itself discarded."""
    seat = (p.parent + turns_of(p) - 1) % p.players
    p.last_drawn = p.discards[seat][-1] if p.discards[seat] else -1
    if reader.take("drawn") is not None:
        text = text_of(reader, "drawn")
        found = [card for card in p.hands[seat] if FACE_TEXTS[face_of(card)] == text]
        if not found:
            raise BadPosition("The card drawn before a discard is in that hand, if it was not discarded. [3.2]")
        p.last_drawn = found[0]


def text_of(reader: Reader, name: str) -> str:
    """A field that is one card."""
    value = reader.take(name)
    if not isinstance(value, str):
        raise refuse(name, "a card", value)
    return value


def rows(p: Position, reader: Reader, name: str) -> list[list[str]]:
    """A field with a list of texts for each seat."""
    value = reader.items(name)
    if len(value) != p.players:
        raise refuse(name, f"{p.players} lists", value)
    return [reader.as_texts(name, row) for row in value]


def load_seats(p: Position, reader: Reader) -> None:
    """What each seat has declared, missed and answered."""
    places = reader.items("richi")
    if len(places) != p.players:
        raise refuse("richi", f"a place or null for each of {p.players} seats", places)
    for seat, place in enumerate(places):
        p.richi[seat] = -1 if place is None else reader.within("richi", place, 0, len(p.discards[seat]) - 1)
    for seat, missed in enumerate(rows(p, reader, "missed")):
        if any(kind not in KIND_TEXTS for kind in missed):
            raise refuse("missed", f"kinds: {', '.join(KIND_TEXTS)}", [])
        p.missed[seat] = sum([1 << KIND_TEXTS.index(kind) for kind in set(missed)])
        p.thrown[seat] = mask_of(p.discards[seat])
    p.wrong = reader.numbers("wrong", p.players, 0, MOST if p.free and p.step != OVER else 0)
    words = reader.texts("answers")
    if len(words) != p.players or any(word not in ANSWERS for word in words):
        raise refuse("answers", f"one of {', '.join(ANSWERS)} for each seat", list(words))
    p.answers = [ANSWERS.index(word) for word in words]


def mask_of(cards: list[int]) -> int:
    """The kinds of the cards, a bit a kind."""
    mask = 0
    for card in cards:
        mask |= 1 << kind_of(card)
    return mask


def check_turns(p: Position, turns: int) -> None:
    """Refuses discards that turns in order cannot have left [3.1] [3.4], and a card drawn too much or too few."""
    for place in range(p.players):
        row = p.discards[(p.parent + place) % p.players]
        if len(row) != turns // p.players + (place < turns % p.players):
            raise BadPosition("The discards do not fit turns that go clockwise from the Parent on. [3.1]")
    if p.step != OVER and (p.drawn >= 0) != (p.step == TURN):
        raise BadPosition("A card is drawn when it is somebody's turn, and only then. [3.2]")
    if turns == 0 and p.drawn < 0:
        raise BadPosition("Nobody has drawn a card yet. [3.2]")


def check_richi(p: Position) -> None:
    """Refuses a Ri-chi that could not be declared: too late, or with cards that are not ready [6.1]."""
    for seat, place in enumerate(p.richi):
        turn = place * p.players + (seat - p.parent) % p.players
        if place >= 0 and turn + 2 > CARDS - 1 - HAND * p.players:
            raise BadPosition("Ri-chi is declared only while a card is left in the deck. [6.1]")
        later = p.step == ASKING and seat == p.seat and 0 <= place < len(p.discards[seat]) - 1
        if later and p.last_drawn != p.discards[seat][-1]:
            raise BadPosition("After Ri-chi the card drawn is discarded. [6.4]")
        if place >= 0 and not is_ready(p, p.hands[seat]):
            raise BadPosition("The four cards behind a Ri-chi are ready. [6.1]")


def check_answers(p: Position) -> None:
    """Refuses answers of others than those who are asked [5.2], and rons missed that nobody could miss [5.5]."""
    for seat in range(p.players):
        asked = p.step == ASKING and ron.is_asked(p, seat, ron.card_of(p))
        if asked != (p.answers[seat] != NOT_ASKED):
            raise BadPosition("Those who can ron the last discard are asked, and nobody else. [5.2]")
        others = mask_of([card for other in range(p.players) if other != seat for card in p.discards[other]])
        if p.missed[seat] & ~others or (p.missed[seat] and not p.misses_count):
            raise BadPosition("A ron was missed of a kind that another player discarded, where that counts. [5.5]")
    if p.step == ASKING and not p.waiting:
        raise BadPosition("Somebody who is asked has not answered yet. [5.2]")
