# interpreted: never in a search, and compiling takes its time
"""A position of Drachensachen as JSON: written whole, read with care.

Cards are written by their faces. In a hand `*` behind a face marks a card that everybody saw. In the draw pile, top
card first, `...` at the end stands for as many cards as are left of 18; `...` at the end of `unseen` stands for all
cards that lie nowhere else, in printed order.
"""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen import knowing, pile
from houndtable.games.drachensachen.components import (
    ABILITIES,
    COPIES,
    CURSES,
    DRAW_PILE,
    FACE_OF,
    FACE_TEXTS,
    FACES,
    NO_CURSE,
    cards_of,
    count_of,
    counted,
    faces_in,
)
from houndtable.games.drachensachen.ending import STALEMATE, WON, count
from houndtable.games.drachensachen.options import OPTIONS, PLAYERS
from houndtable.games.drachensachen.position import EXCHANGING, NO_ANSWER, OVER, STEPS, Doubt, Position
from houndtable.games.drachensachen.position_check import check
from houndtable.games.drachensachen.view import ability_names, curse_names, doubt_json, texts
from houndtable.games.drachensachen.vocabulary import MOST_OWED, VOCABULARY
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse
from houndtable.kernel.options import Options, parse_options
from houndtable.kernel.outcome import read_round

MOST_TURNS: Final = 1_000_000_000_000_000  # with no stalemate a round may last for any number [7.6]
REST: Final = "..."


def dump(p: Position) -> dict[str, Json]:
    """The whole position."""
    seats = range(p.players)
    return {
        "game": "drachensachen",
        "players": p.players,
        "options": dict(p.options.values),
        "step": STEPS[p.step],
        "seat": p.seat,
        "first": p.first,
        "clockwise": p.direction == 1,
        "turns": p.turns,
        "idle": p.idle,
        "debt": p.debt,
        "skip": p.skip,
        "quick": p.quick,
        "todo": p.todo,
        "hands": [dump_hand(p, seat) for seat in seats],
        "open": [list(texts(faces_in(p.opens[seat]))) for seat in seats],
        "hidden": [list(texts(p.hidden[seat])) for seat in seats],
        "pile": list(texts(p.pile)),
        "draw_pile": list(texts(p.draw_pile[::-1])),
        "gone": list(texts(faces_in(p.gone))),
        "unseen": list(texts(p.out)),
        "answers": [VOCABULARY.texts[move] if move != NO_ANSWER else None for move in p.answers],
        "told": [list(texts(faces_in(cards))) for cards in p.told],
        "doubts": [dump_doubt(doubt) for doubt in p.doubts],
        "abilities": list(ability_names(p.abilities)),
        "used": list(ability_names(p.used)),
        "curses": curse_names(p.curses),
        "chaos": p.chaos,
        "rounds": [ended.as_json() for ended in p.rounds],
        "past": list(p.past),
    }


def dump_hand(p: Position, seat: int) -> Json:
    """A hand in printed order, the cards everybody saw first and marked [11.2]."""
    seen: list[Json] = [f"{text}*" for text in texts(faces_in(p.shown[seat]))]
    return [*seen, *texts(faces_in(p.hands[seat] - p.shown[seat]))]


def dump_doubt(doubt: Doubt) -> Json:
    """A doubt, and whose it is."""
    about = doubt_json(doubt)
    assert isinstance(about, dict)
    return {"viewer": doubt.viewer, **about}


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


def read_head(reader: Reader) -> tuple[int, Options]:
    """The number of players and the options of a position."""
    reader.word("game", ["drachensachen"])
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
    p.direction = 1 if reader.flag("clockwise") else -1
    p.turns = reader.number("turns", 0, MOST_TURNS)
    p.idle = reader.number("idle", 0, MOST_TURNS)
    p.debt = reader.number("debt", 0, MOST_OWED)
    p.skip = reader.number("skip", 0, COPIES)
    p.quick = reader.flag("quick")
    p.todo = reader.number("todo", 0, 4)
    p.abilities = read_abilities(reader, "abilities")
    p.used = read_abilities(reader, "used")
    p.curses = read_curses(reader, seats)
    p.chaos = reader.flag("chaos")
    p.past = [reader.within("past", number, 0, (1 << 14) - 1) for number in reader.items("past")]
    for ended in [read_round(ended, seats, [WON, STALEMATE]) for ended in reader.items("rounds")]:
        p.rounds.append(ended)
        count(p, ended)
    load_cards(p, reader)
    load_knowledge(p, reader)
    reader.done()
    p.waiting = waiting(p)
    check(p)


def waiting(p: Position) -> list[int]:
    """Who owes a choice."""
    if p.step == EXCHANGING:
        return [seat for seat in range(p.players) if p.answers[seat] == NO_ANSWER]
    return [] if p.step == OVER else [p.seat]


def read_abilities(reader: Reader, field: str) -> int:
    """Abilities by name, as a mask."""
    mask = 0
    for name in reader.texts(field):
        if name not in ABILITIES:
            raise refuse(field, f"a list of {', '.join(ABILITIES)}", name)
        mask |= 1 << ABILITIES.index(name)
    return mask


def read_curses(reader: Reader, seats: int) -> list[int]:
    """Each seat's curse by name, or null."""
    names = reader.items("curses")
    curses = [CURSES.index(name) if isinstance(name, str) and name in CURSES else NO_CURSE for name in names]
    if len(names) != seats or any(curse < 0 and name is not None for curse, name in zip(curses, names)):
        raise refuse("curses", f"for each of {seats} seats null or one of {', '.join(CURSES)}", names)
    return curses


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
    p.draw_pile = box.take_all(reader.texts("draw_pile"), DRAW_PILE)[::-1]
    p.out = box.take_all(reader.texts("unseen"), len(FACE_OF))
    if box.left:
        raise BadPosition(f"The position lacks cards: {', '.join(texts(box.left))}.")


def load_hand_card(p: Position, seat: int, box: Box, text: str) -> None:
    """A card of a hand, seen by everybody if it has a star."""
    card = cards_of(box.take(text.removesuffix("*")), 1)
    if text.endswith("*"):
        knowing.all_see_come(p, seat, card)
    else:
        p.hands[seat] += card


def load_knowledge(p: Position, reader: Reader) -> None:
    """What was chosen in secret, and what only some know of hands [11.4] [11.5]."""
    answers = reader.items("answers")
    if len(answers) != p.players:
        raise refuse("answers", f"a list of {p.players} moves or nulls", answers)
    p.answers = [read_answer(answer) for answer in answers]
    told = reader.items("told")
    if len(told) not in (0, p.players**2):
        raise refuse("told", f"empty or a list of {p.players} times {p.players} lists of cards", told)
    heard = [[face_named(text) for text in reader.as_texts("told", cards)] for cards in told]
    for at, faces in enumerate(heard):
        check_told(p, at // p.players, at % p.players, faces)
    p.told = [counted(faces) for faces in heard]
    p.doubts = [read_doubt(doubt, p.players) for doubt in reader.items("doubts")]
    check_doubts(p)


def check_doubts(p: Position) -> None:
    """Refuses what nobody can count on: of the cards in doubt at most one for each gift is not in the hand."""
    if p.doubts and not p.told:
        raise BadPosition("Doubts come with what was told, once a card was given. [11.4]")
    for viewer in range(p.players + 1):
        for giver in range(p.players):
            doubts = knowing.doubts_about(p, viewer, giver)
            faces = [face for doubt in doubts for face in faces_in(doubt.cards)]
            rest = faces_in(p.hands[giver] - (knowing.sure(p, viewer, giver) if doubts else 0))
            gone = sum(max(0, faces.count(face) - rest.count(face)) for face in range(FACES))
            if gone > len(doubts):
                raise BadPosition(f"Somebody counts on cards that seat {giver} does not hold. [11.4]")
            if len(doubts) > knowing.MOST_GIFTS or (doubts and not doubts[0].cards):
                raise BadPosition(
                    f"Of a hand at most {knowing.MOST_GIFTS} gifts are doubted, from the first card on. [11.4]"
                )


def check_told(p: Position, viewer: int, owner: int, faces: list[int]) -> None:
    """Refuses what nobody can have been told: the cards are in the hand, which is another's."""
    if faces and viewer == owner:
        raise BadPosition(f"Seat {owner} need not be told of its own hand. [11.2]")
    for face in faces_in(p.shown[owner]) if viewer != owner else []:
        if faces.count(face) < count_of(p.shown[owner], face):
            raise BadPosition(f"Everybody saw a {FACE_TEXTS[face]} go to seat {owner}: so they were told. [11.4]")
    for face in faces:
        if faces.count(face) > count_of(p.hands[owner], face):
            raise BadPosition(f"Somebody was told of more {FACE_TEXTS[face]} than seat {owner} holds. [11.4]")


def read_answer(answer: Json) -> int:
    """A move chosen in secret; none yet for null."""
    if answer is None:
        return NO_ANSWER
    if not isinstance(answer, str) or answer not in VOCABULARY.index:
        raise refuse("answers", "a list of moves or nulls", answer)
    return VOCABULARY.index[answer]


def read_doubt(data: Json, players: int) -> Doubt:
    """A doubt from its JSON."""
    reader = Reader(data)
    viewer = reader.number("viewer", 0, players)
    giver = reader.number("giver", 0, players - 1)
    receivers = 0
    for seat in reader.items("receivers"):
        receivers |= 1 << reader.within("receivers", seat, 0, players - 1)
    faces = [face_named(text) for text in reader.texts("cards")]
    spent = 0
    for text in reader.texts("spent"):
        spent |= 1 << face_named(text)
    exact = reader.flag("exact")
    reader.done()
    if giver == viewer or receivers in (0, 1 << giver):
        raise refuse("doubts", "about cards that went from another's hand to somebody", data)
    if any(faces.count(face) > COPIES for face in faces):
        raise refuse("doubts", "about cards that there are", data)
    return Doubt(viewer, giver, receivers, counted(faces), spent, exact)
