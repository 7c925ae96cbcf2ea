# interpreted: never in a search, and compiling takes its time
"""A position of Dachs as JSON: written whole, read with care.

Cards are written by their faces. In a hand `*` behind a face marks a card that everybody saw, `/` and a number one
that comes from an earlier shuffle than the latest. In the deck, top card first, `...` at the end stands for all
cards that lie nowhere else, in printed order.
"""

from __future__ import annotations

from houndtable.games.dachs.components import CARDS, FACE_TEXTS, HAND_LIMIT, IDS, face_of
from houndtable.games.dachs.knowing import knowledge_of
from houndtable.games.dachs.options import OPTIONS, PLAYERS
from houndtable.games.dachs.packed import bit_of, cards_of, set_of
from houndtable.games.dachs.position import OVER, STEPS, Position, of_colour
from houndtable.games.dachs.position_check import Lists, check
from houndtable.games.dachs.seats import all_bonuses, all_lives, all_points, hand_of, set_hand, set_standing
from houndtable.games.dachs.stacks import add_to_pile, deck_faces, pile_faces, set_deck
from houndtable.games.dachs.view import faces, row_texts
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse
from houndtable.kernel.knowledge import no_knowledge
from houndtable.kernel.options import Options, parse_options
from houndtable.kernel.outcome import read_round

MOST = 1_000_000


def write_hand(p: Position, seat: int) -> list[str]:
    """A hand with its marks, in printed order: how it is held means nothing."""
    knowledge, hand = knowledge_of(p), cards_of(hand_of(p, seat))
    cards = [(face_of(card), knowledge.write(card, FACE_TEXTS[face_of(card)], 1 << seat)) for card in hand]
    return [text for _, text in sorted(cards)]


def dump(p: Position) -> dict[str, Json]:
    """The whole position."""
    hands: list[Json] = [list(write_hand(p, seat)) for seat in range(p.players)]
    return {
        "game": "dachs",
        "players": p.players,
        "options": dict(p.options.values),
        "step": STEPS[p.step],
        "seat": p.seat,
        "first": p.first,
        "turns": p.turns,
        "last_lap": p.last_lap,
        "points": list(all_points(p)),
        "bonuses": list(all_bonuses(p)),
        "lives": list(all_lives(p)),
        "hands": hands,
        "row": list(row_texts(p)),
        "deck": [FACE_TEXTS[face] for face in deck_faces(p)[::-1]],
        "pile": [FACE_TEXTS[face] for face in pile_faces(p)],
        "played": list(faces(cards_of(p.played))),
        "draws_left": p.draws_left,
        "has_drawn": p.has_drawn,
        "retrievable": [of_colour(p.retrievable, colour) for colour in range(4)],
        "shuffles": p.batches,
        "rounds": [ended.as_json() for ended in p.rounds],
    }


class Box:
    """The cards that lie nowhere yet."""

    def __init__(self) -> None:
        self.left = CARDS[:]

    def take(self, text: str) -> int:
        """A card with this face, or a refusal."""
        for card in self.left:
            if FACE_TEXTS[face_of(card)] == text:
                self.left.remove(card)
                return card
        if text in FACE_TEXTS:
            raise BadPosition(f"The position has more {text} than there are.")
        raise BadPosition(f"{text!r:.40} is no card of Dachs; a card is a number 2-5 and a colour v, b, p or s: 3p.")


def read_head(reader: Reader) -> tuple[int, Options]:
    """The number of players and the options of a position."""
    reader.word("game", ["dachs"])
    players = reader.number("players", PLAYERS[0], PLAYERS[1])
    chosen = reader.take("options")
    if not isinstance(chosen, dict):
        raise refuse("options", "an object", chosen)
    return players, parse_options(OPTIONS, chosen, players)


def load(p: Position, reader: Reader) -> None:
    """The position's table is as the JSON says, which fits together as a real one does."""
    seats = p.players
    p.step = STEPS.index(reader.word("step", STEPS))
    p.seat = reader.number("seat", 0, seats - 1)
    p.first = reader.number("first", 0, seats - 1)
    p.turns = reader.number("turns", 0, MOST)
    p.last_lap = reader.flag("last_lap")
    points = reader.numbers("points", seats, 0, MOST)
    bonuses = reader.numbers("bonuses", seats, 0, MOST)
    lives = reader.numbers("lives", seats, 0, 3)
    for seat in range(seats):
        set_standing(p, seat, points[seat], bonuses[seat], lives[seat])
    p.draws_left = reader.number("draws_left", 0, HAND_LIMIT)
    p.has_drawn = reader.flag("has_drawn")
    left = reader.numbers("retrievable", 4, 0, HAND_LIMIT)
    p.retrievable = sum([number << 3 * colour for colour, number in enumerate(left)])
    shuffles = reader.number("shuffles", 0, IDS)
    p.rounds = [read_round(ended, seats, ["scored", "replayed"]) for ended in reader.items("rounds")]
    cards = read_cards(reader, seats, shuffles)
    reader.done()
    p.waiting = [] if p.step == OVER else [p.seat]
    check(p, cards)
    pack(p, cards)


def read_cards(reader: Reader, players: int, shuffles: int) -> Lists:
    """Every card lies somewhere, known to whom the marks say."""
    box = Box()
    knowledge = no_knowledge(players, IDS)
    knowledge.batches = shuffles
    row = [box.take(text) for text in reader.texts("row")]
    played = sorted([box.take(text) for text in reader.texts("played")])
    pile = [box.take(text) for text in reader.texts("pile")]
    for card in row + played + pile:
        knowledge.known[card] = knowledge.everyone
    given = reader.items("hands")
    if len(given) != players:
        raise refuse("hands", f"a list of {players} hands", given)
    hands: list[list[int]] = []
    for seat, hand in enumerate(given):
        hands.append([])
        for text in reader.as_texts("hands", hand):
            card = box.take(text[:2])
            knowledge.read(card, text[2:], 1 << seat)
            hands[seat].append(card)
    texts = reader.texts("deck")
    rest = texts[-1:] == ["..."]
    deck = [box.take(text) for text in (texts[:-1] if rest else texts)]
    if rest:
        deck += box.left
    elif box.left:
        raise BadPosition(f"The position lacks cards: {', '.join(faces(box.left))}.")
    for card in deck:
        knowledge.read(card, "", 0)
    return Lists(row, played, pile, hands, deck[::-1], knowledge)


def pack(p: Position, cards: Lists) -> None:
    """The cards lie on the table."""
    known, everyone = cards.knowledge.known, cards.knowledge.everyone
    for seat, hand in enumerate(cards.hands):
        set_hand(p, seat, set_of(hand))
        p.seen |= set_of([card for card in hand if known[card] == everyone])
    p.row = sum([face_of(card) << 4 * place for place, card in enumerate(cards.row)])
    p.row_size = len(cards.row)
    p.row_cards = set_of(cards.row)
    p.played = set_of(cards.played)
    for card in cards.pile:
        add_to_pile(p, face_of(card), bit_of(card))
    set_deck(p, cards.deck, len(cards.deck))
    p.batch, p.batches = cards.knowledge.batch, cards.knowledge.batches
