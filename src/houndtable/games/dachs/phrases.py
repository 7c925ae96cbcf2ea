# interpreted: never in a search, and compiling takes its time
"""What Dachs says besides events and reasons: how moves read, hints, and what the end of a round brings to each."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs.components import COLOURS, FACE_TEXTS
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.kinds import COUNT, SEAT, Card, Many, Number, Tally, Word
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import move, phrase, say

CARD: Final = Card(FACE_TEXTS)
CARDS: Final = Many(CARD)
COLOUR: Final = Word(COLOURS, term="colour")
SCORE: Final = Number(-1000, 1000)

MOVE_DRAW: Final = move("move-draw", "draw")
MOVE_STOP: Final = move("move-stop", "stop")
MOVE_TAKE: Final = move("move-take", "take {card}", card=CARD)
MOVE_TAKE_YOUNGER: Final = move("move-take-younger", "take {card} {place}", card=CARD, place=COUNT)
MOVE_PLACE: Final = move("move-place", "place {card}", card=CARD)
MOVE_PLAY: Final = move("move-play", "play {cards*}", cards=CARDS)

ROUND_ENDS: Final = phrase("event-round-over", round=COUNT)
SCORED: Final = phrase(
    "event-round-over-each", seat=SEAT, played=COUNT, bonus=COUNT, hand=CARDS, held=COUNT, total=SCORE
)
LOST: Final = phrase("event-round-over-last", seat=SEAT, lives=COUNT)
REPLAYED: Final = phrase("event-round-over-replayed")

PLAY_HINT: Final = phrase("hint-play", points=COUNT)
PLAY_LAST_HINT: Final = phrase("hint-play-last", points=COUNT)
MUST_DRAW_HINT: Final = phrase("hint-must-draw")
DRAW_HINT: Final = phrase("hint-draw")
STOP_HINT: Final = phrase("hint-stop")
STOP_LAST_HINT: Final = phrase("hint-stop-last")
TAKE_HINT: Final = phrase("hint-take")
TAKE_OLDEST_HINT: Final = phrase("hint-take-oldest")
PLACE_HINT: Final = phrase("hint-place")

BOARD_TAKE: Final = phrase("board-take", cards=Tally(COLOUR))


def round_over(told: dict[str, Json]) -> list[Message]:
    """Everybody's score with its reasons [8.2], and who loses a life [8.5]."""
    hands, lives = array(told["hands"]), array(told["lives"])
    found = [say(ROUND_ENDS, round=told["round"])]
    for seat, lines in enumerate(array(told["lines"])):
        played, bonus, held = [whole(line["points"]) for line in array(lines) if isinstance(line, dict)]
        found.append(
            say(
                SCORED,
                seat=seat,
                played=played,
                bonus=bonus,
                hand=[FACE_TEXTS.index(str(card)) for card in array(hands[seat])],
                held=-held,
                total=played + bonus + held,
            )
        )
    if told["how"] == "replayed":
        return [*found, say(REPLAYED)]
    return found + [say(LOST, seat=seat, lives=lives[whole(seat)]) for seat in array(told["last"])]
