# interpreted: never in a search, and compiling takes its time
"""A position of Dachs as JSON: written whole, read with care.

Cards are written by their faces. In a hand `*` behind a face marks a card that everybody saw, `/` and a number one
that comes from an earlier shuffle than the latest. In the deck, top card first, `...` at the end stands for all
cards that lie nowhere else, in printed order.
"""

from __future__ import annotations

from houndtable.games.dachs import retrieve
from houndtable.games.dachs.components import CARDS, FACE_TEXTS, HAND_LIMIT, IDS, ROW, colour_of, face_of
from houndtable.games.dachs.options import OPTIONS, PLAYERS
from houndtable.games.dachs.position import DRAWING, OVER, PLACING, PLAYING, STEPS, Position, of_colour
from houndtable.games.dachs.view import faces
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse
from houndtable.kernel.options import Options, parse_options
from houndtable.kernel.outcome import read_round

MOST = 1_000_000


def write_hand(p: Position, seat: int) -> list[str]:
    """A hand with its marks, in printed order: how it is held means nothing."""
    cards = [(face_of(card), p.knowledge.write(card, FACE_TEXTS[face_of(card)], 1 << seat)) for card in p.hands[seat]]
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
        "points": list(p.points),
        "bonuses": list(p.bonuses),
        "lives": list(p.lives),
        "hands": hands,
        "row": list(faces(p.row)),
        "deck": list(faces(p.deck[::-1])),
        "pile": list(faces(p.pile)),
        "played": list(faces(p.played)),
        "draws_left": p.draws_left,
        "has_drawn": p.has_drawn,
        "retrievable": [of_colour(p.retrievable, colour) for colour in range(4)],
        "shuffles": p.knowledge.batches,
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
    p.points = reader.numbers("points", seats, 0, MOST)
    p.bonuses = reader.numbers("bonuses", seats, 0, MOST)
    p.lives = reader.numbers("lives", seats, 0, 3)
    p.draws_left = reader.number("draws_left", 0, HAND_LIMIT)
    p.has_drawn = reader.flag("has_drawn")
    left = reader.numbers("retrievable", 4, 0, HAND_LIMIT)
    p.retrievable = sum([number << 3 * colour for colour, number in enumerate(left)])
    p.knowledge.batches = reader.number("shuffles", 0, IDS)
    p.rounds = [read_round(ended, seats, ["scored", "replayed"]) for ended in reader.items("rounds")]
    load_cards(p, reader)
    reader.done()
    p.waiting = [] if p.step == OVER else [p.seat]
    check(p)


def load_cards(p: Position, reader: Reader) -> None:
    """Every card lies somewhere, known to whom the marks say."""
    box = Box()
    everyone = p.knowledge.everyone
    p.row = [box.take(text) for text in reader.texts("row")]
    p.played = [box.take(text) for text in reader.texts("played")]
    p.pile = [box.take(text) for text in reader.texts("pile")]
    p.played.sort()
    for card in p.row + p.played + p.pile:
        p.knowledge.known[card] = everyone
    hands = reader.items("hands")
    if len(hands) != p.players:
        raise refuse("hands", f"a list of {p.players} hands", hands)
    for seat, hand in enumerate(hands):
        p.hands[seat] = []
        for text in reader.as_texts("hands", hand):
            card = box.take(text[:2])
            p.knowledge.read(card, text[2:], 1 << seat)
            p.hands[seat].append(card)
    deck = reader.texts("deck")
    rest = deck[-1:] == ["..."]
    cards = [box.take(text) for text in (deck[:-1] if rest else deck)]
    if rest:
        cards += box.left
    elif box.left:
        raise BadPosition(f"The position lacks cards: {', '.join(faces(box.left))}.")
    p.deck = cards[::-1]
    for card in cards:
        p.knowledge.read(card, "", 0)


def check(p: Position) -> None:
    """Refuses what play can never reach."""
    check_hands(p)
    if (min(p.lives) == 0) != (p.step == OVER):
        raise BadPosition("The game is over when somebody has no life left, and only then. [9.1]")
    if max(p.lives) > p.options.number("lives"):
        raise BadPosition(f"Nobody has more lives than the {p.options.number('lives')} of the start. [2.5]")
    if any(bonus > points for bonus, points in zip(p.bonuses, p.points)):
        raise BadPosition("Bonuses are part of the points and cannot be more. [4.6]")
    if p.last_lap != (max(p.points) >= p.target):
        raise BadPosition(f"It is the last lap once somebody has {p.target} points, and only then. [8.1]")
    if (p.first + p.turns - (p.step == OVER)) % p.players != p.seat:
        raise BadPosition("First player, turns and whose turn it is do not fit together. [3.1]")
    if p.step in (PLAYING, OVER):
        check_between_turns(p)
    else:
        check_turn(p)


def check_hands(p: Position) -> None:
    """Refuses hands too large, too small, or known to the wrong people."""
    held = [len(hand) for hand in p.hands]
    if max(held) > HAND_LIMIT:
        raise BadPosition(f"A hand holds at most {HAND_LIMIT} cards. [6.4]")
    if min(held[: p.seat] + held[p.seat + 1 :]) == 0 or (held[p.seat] == 0 and p.step in (PLAYING, PLACING, OVER)):
        raise BadPosition("A hand is empty that cannot be. [7.3]")
    for seat, hand in enumerate(p.hands):
        allowed = [p.knowledge.everyone] if p.step == OVER else [1 << seat, p.knowledge.everyone]
        if any(p.knowledge.known[card] not in allowed for card in hand):
            raise BadPosition("A card in a hand is known to its owner or to all, at the end to all. [10.1]")
    if not p.deck:
        raise BadPosition("The deck is never empty: the pile becomes the deck at once. [5.5]")


def check_between_turns(p: Position) -> None:
    """Refuses traces of a turn where none has begun."""
    if p.played or p.draws_left or p.has_drawn or p.retrievable:
        raise BadPosition("Before the play step is over nothing is played, drawn or retrieved. [3.2]")
    if len(p.row) != ROW:
        raise BadPosition(f"The row holds {ROW} cards. [7.2]")


def check_turn(p: Position) -> None:
    """Refuses a step of the turn that its cards cannot have led to."""
    faces_played = {face_of(card) for card in p.played}
    if not p.played or (len({face >> 2 for face in faces_played}) > 1 and len({face & 3 for face in faces_played}) > 1):
        raise BadPosition("Played cards lie there, all of one number or one colour. [4.2]")
    if (p.draws_left > 0) != (p.step == DRAWING):
        raise BadPosition("Draws are left at the draw step, and only there. [5.1]")
    if p.step == PLACING:
        check_placing(p, faces_played)
        return
    of_each = [sum([colour_of(card) == colour for card in p.played]) for colour in range(4)]
    left = [of_colour(p.retrievable, colour) for colour in range(4)]
    if any(more > most for more, most in zip(left, of_each)) or len(p.row) != ROW - (sum(of_each) - sum(left)):
        raise BadPosition("What may still be retrieved does not fit what was played and the row. [6.1]")
    largest = max(of_each)
    held = len(p.hands[p.seat]) + len(p.played) - (sum(of_each) - sum(left))  # drawn cards included
    if p.step == DRAWING:
        check_drawing(p, of_each == left, largest, held)
    elif held - largest > HAND_LIMIT or not retrieve.can_retrieve(p):
        raise BadPosition("At the step 'retrieve' some card can be retrieved. [6.1]")


def check_drawing(p: Position, none_retrieved: bool, largest: int, held: int) -> None:
    """Refuses a draw step that began with another hand than a player can have."""
    drawn = largest - p.draws_left
    if not none_retrieved or drawn < 0 or p.has_drawn != (drawn > 0) or held - drawn > HAND_LIMIT:
        raise BadPosition("Draws left, cards played and hand do not fit together. [5.1]")
    if drawn > len(p.hands[p.seat]):
        raise BadPosition("More cards were drawn than the hand holds. [5.1]")


def check_placing(p: Position, faces_played: set[int]) -> None:
    """Refuses a place step where nothing is left to ask, or with more cards than were ever played."""
    if len(faces_played) == 1:
        raise BadPosition("At the step 'place' the cards to be placed differ. [7.1]")
    if not ROW <= len(p.row) + len(p.played) <= ROW + HAND_LIMIT or len(p.row) < 1:
        raise BadPosition("So many cards cannot lie in the row and before the player. [7.2]")
