# interpreted: never in a search, and compiling takes its time
"""A position of Drachensachen as JSON: written whole, read with care.

How the cards are written is told in `cards_file.py`, who knows of them in `knowledge_file.py`.
"""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.cards_file import dump_hand, load_cards
from houndtable.games.drachensachen.components import ABILITIES, COPIES, CURSES, FACES, NO_CURSE, faces_in
from houndtable.games.drachensachen.ending import STALEMATE, WON, count
from houndtable.games.drachensachen.knowledge_file import dump_change, load_answers, load_knowledge
from houndtable.games.drachensachen.options import OPTIONS, PLAYERS
from houndtable.games.drachensachen.position import EXCHANGING, MOVED, NO_ANSWER, OVER, STEPS, Position
from houndtable.games.drachensachen.position_check import check
from houndtable.games.drachensachen.view import ability_names, curse_names, texts
from houndtable.games.drachensachen.vocabulary import MOST_OWED, VOCABULARY
from houndtable.kernel.json import Json, Reader, refuse
from houndtable.kernel.options import Options, parse_options
from houndtable.kernel.outcome import read_round

MOST_TURNS: Final = 1_000_000_000_000_000  # with no stalemate a round may last for any number [7.6]


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
        "idle": max(p.idle, 0),
        "moved": p.idle == MOVED,
        "debt": p.debt,
        "skip": p.skip,
        "quick": p.quick,
        "todo": p.todo,
        "hands": [dump_hand(p, seat) for seat in seats],
        "spurned": [list(texts([face for face in range(FACES) if p.spurned[seat] >> face & 1])) for seat in seats],
        "open": [list(texts(faces_in(p.opens[seat]))) for seat in seats],
        "hidden": [list(texts(p.hidden[seat])) for seat in seats],
        "pile": list(texts(p.pile)),
        "draw_pile": list(texts(p.draw_pile[::-1])),
        "gone": list(texts(faces_in(p.gone))),
        "unseen": list(texts(p.out)),
        "answers": [VOCABULARY.texts[move] if move != NO_ANSWER else None for move in p.answers],
        "told": [list(texts(faces_in(cards))) for cards in p.told],
        "since": [dump_change(change, p.players) for change in p.since],
        "abilities": list(ability_names(p.abilities)),
        "used": list(ability_names(p.used)),
        "curses": curse_names(p.curses),
        "chaos": p.chaos,
        "rounds": [ended.as_json() for ended in p.rounds],
        "past": list(p.past),
    }


def read_head(reader: Reader) -> tuple[int, Options]:
    """The number of players and the options of a position."""
    reader.word("game", ["drachensachen"])
    players = reader.number("players", PLAYERS[0], PLAYERS[1])
    chosen = reader.take("options")
    if not isinstance(chosen, dict):
        raise refuse("options", "an object", chosen)
    return players, parse_options(OPTIONS, chosen, players)


def load_idle(reader: Reader) -> int:
    """How many turns in a row changed nothing; none have, once the turn under way did [7.5]."""
    idle = reader.number("idle", 0, MOST_TURNS)
    if not reader.flag("moved"):
        return idle
    if idle > 0:
        raise refuse("idle", "0 in a turn in which a set is gone or cards are drawn already", idle)
    return MOVED


def load(p: Position, reader: Reader) -> None:
    """The position's table is as the JSON says, which fits together as a real one does."""
    seats = p.players
    p.step = STEPS.index(reader.word("step", STEPS))
    p.seat = reader.number("seat", 0, seats - 1)
    p.first = reader.number("first", 0, seats - 1)
    p.direction = 1 if reader.flag("clockwise") else -1
    p.turns = reader.number("turns", 0, MOST_TURNS)
    p.idle = load_idle(reader)
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
    load_answers(p, reader)
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
