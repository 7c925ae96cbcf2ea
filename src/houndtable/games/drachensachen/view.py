"""What a seat may know of a position [11.1] [11.2] [11.3]."""

from __future__ import annotations

from houndtable.games.drachensachen import knowing
from houndtable.games.drachensachen.components import (
    ABILITIES,
    CURSES,
    FACE_TEXTS,
    NOTHING,
    faces_in,
    size_of,
)
from houndtable.games.drachensachen.doubts import Doubt, doubts
from houndtable.games.drachensachen.position import NO_ANSWER, STEPS, Position
from houndtable.games.drachensachen.vocabulary import VOCABULARY
from houndtable.kernel.json import Json
from houndtable.kernel.view import HIDDEN, View, Zone


def texts(faces: list[int]) -> list[str]:
    """The cards as text."""
    return [FACE_TEXTS[face] for face in faces]


def ability_names(mask: int) -> list[str]:
    """The abilities of a mask by name."""
    return [name for ability, name in enumerate(ABILITIES) if mask >> ability & 1]


def curse_names(curses: list[int]) -> list[Json]:
    """Each seat's curse by name, or None."""
    return [CURSES[curse] if curse >= 0 else None for curse in curses]


def hand_zone(p: Position, owner: int, sure: int) -> Zone:
    """A hand of which the viewer is sure of these cards [11.2] [11.4]."""
    known = texts(faces_in(sure))
    return Zone("hand", owner, known + [HIDDEN] * (size_of(p.hands[owner]) - len(known)))


def doubt_json(doubt: Doubt) -> Json:
    """What the viewer is in doubt about [11.4]."""
    cards: list[Json] = list(texts(faces_in(doubt.cards)))
    return {"giver": doubt.giver, "receivers": list(doubt.receivers), "cards": cards}


def view(p: Position, seat: int | None) -> View:
    """The view of a seat; None for a spectator. Who has chosen what to exchange is seen, but not what [11.5]."""
    viewer = p.players if seat is None else seat
    zones = [
        Zone("pile", None, texts(p.pile)),
        Zone("draw pile", None, [HIDDEN] * len(p.draw_pile)),
        Zone("gone", None, texts(faces_in(p.gone))),
        Zone("unseen", None, [HIDDEN] * len(p.out)),
    ]
    sure = knowing.certain(p, viewer)
    for owner in range(p.players):
        zones.append(hand_zone(p, owner, sure[owner]))
        zones.append(Zone("open", owner, texts(faces_in(p.opens[owner]))))
        zones.append(Zone("hidden", owner, [HIDDEN] * len(p.hidden[owner])))
    return View(seat, STEPS[p.step], p.waiting[:], zones, facts(p, viewer))


def facts(p: Position, viewer: int) -> dict[str, Json]:
    """All open figures, and what only this viewer knows beside cards."""
    answer = p.answers[viewer] if viewer < p.players else NO_ANSWER
    shown: list[Json] = [list(texts(faces_in(cards))) for cards in p.shown]
    return {
        "round": len(p.rounds) + 1,
        "first": p.first,
        "turns": p.turns,
        "idle": max(p.idle, 0),
        "clockwise": p.direction == 1,
        "facing": FACE_TEXTS[p.facing] if p.facing != NOTHING else None,
        "run": p.run,
        "debt": p.debt,
        "skip": p.skip,
        "quick": p.quick,
        "todo": p.todo,
        "answer": VOCABULARY.texts[answer] if answer != NO_ANSWER else None,
        "lost": list(p.lost),
        "hoard": p.options.number("hoard"),
        "shown": shown,
        "doubts": [doubt_json(doubt) for doubt in doubts(p, viewer)],
        "abilities": list(ability_names(p.abilities)),
        "used": list(ability_names(p.used)),
        "curses": curse_names(p.curses),
        "chaos": p.chaos,
        "rounds": [ended.as_json() for ended in p.rounds],
        "options": dict(p.options.values),
    }
