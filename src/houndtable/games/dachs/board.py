# interpreted: data, and never in a search
"""What lies on a table of Dachs, and who may know it [10.1] [10.2] [10.3]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs import knowing, seats, stacks
from houndtable.games.dachs.components import (
    COLOURS,
    FACE_COPIES,
    FACE_OF,
    FACE_TEXTS,
    HAND_LIMIT,
    IDS,
    ROW,
)
from houndtable.games.dachs.derived import Position
from houndtable.games.dachs.options import OPTIONS
from houndtable.games.dachs.vocabulary import PLAY_SIZE, PLAY_SUM
from houndtable.kernel.board import ALL, NOBODY, OWNER, Board, Fact, Figure, Observed, Place, Stored
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import COUNT, FLAG, SEAT, Counts, Number

MOST: Final = {option.name: option.high for option in OPTIONS}
MOST_POINTS: Final = MOST["target"] - 1 + max([total + size for total, size in zip(PLAY_SUM, PLAY_SIZE)])
PLACES: Final = ROW + HAND_LIMIT - 2  # of the row: the last two cards of a play are placed together

# A position is some forty numbers: see packed.py. Copies share its lists: a change makes a new one.
PACKED: Final = [
    *[Stored(f"hand{seat}", "i64", "0", "the set of cards in a hand: see seats.py") for seat in range(4)],
    Stored("seen", "i64", "0", "the cards in hands that everybody saw go there [10.1]"),
    *[Stored(f"standing{seat}", "i64", "0", "points, bonuses and lives: see seats.py") for seat in range(4)],
    Stored("row", "i64", "0", "a line, the oldest first"),
    Stored("row_size", "i64", "0"),
    Stored("row_cards", "i64", "0", "the same as a set"),
    Stored("played", "i64", "0", "this turn's play, until it is placed"),
    *[
        Stored(f"{stack}{part}", "i64", "0", "" if part else "a set; its order are two lines: see stacks.py")
        for stack in ("deck", "pile")
        for part in ("", "_size", "_line", "_line2")
    ],
    Stored("batch", "list[int]", "ONE_BATCH", "for each card the shuffle it comes from: see knowing.py"),
    Stored("target", "i64", 'options.number("target")', "[8.1]"),
]


def shown(p: Position) -> Json:
    """Of each hand the cards that everybody saw go there [10.1]."""
    return [[FACE_TEXTS[face] for face in hand] for hand in seats.all_shown(p)]


BOARD: Final = Board(
    game="dachs",
    title="Dachs",
    # The steps of a turn at which something is decided [3.2]; scoring is never a decision.
    steps={"PLAYING": "play", "DRAWING": "draw", "RETRIEVING": "retrieve", "PLACING": "place", "OVER": "over"},
    faces=FACE_OF,
    texts=FACE_TEXTS,
    items=[
        Figure("turn", SEAT, known=ALL, label="on turn", attr="seat", file="seat"),
        Figure("first", SEAT, known=ALL, label="began the round"),
        Figure("turns", COUNT, known=ALL, label="turns finished", observed=False, about="finished in this round"),
        Figure("last_lap", FLAG, known=ALL),
        Figure(
            "scores",
            Number(0, MOST_POINTS),
            known=ALL,
            seats=True,
            label="points",
            file="points",
            get=seats.points_of,
            put=seats.set_points,
        ),
        Figure("bonuses", COUNT, known=NOBODY, seats=True, get=seats.bonuses_of, put=seats.set_bonuses),
        Figure("lives", Number(0, MOST["lives"]), known=ALL, seats=True, get=seats.lives_of, put=seats.set_lives),
        Figure("draws_left", Number(0, HAND_LIMIT), known=ALL),
        Figure("has_drawn", FLAG, known=ALL),
        Figure("retrievable", Counts(COLOURS, [HAND_LIMIT] * 4, 3), known=ALL, about="of each colour [6.1]"),
        Figure("batches", Number(0, IDS), known=NOBODY, file="shuffles", about="the latest: see knowing.py"),
        Fact("target", lambda p: p.target, known=ALL, label="points that begin the last lap", kind="number"),
        Fact("shown", shown, known=ALL, seats=True, label="seen by all", kind="cards"),
        Place(
            "row",
            known=ALL,
            get=stacks.row_of,
            put=stacks.set_row,
            line=PLACES,
            lined=stacks.row_line,
            sized=stacks.row_size,
        ),
        Place("played", known=ALL, get=stacks.played_of, put=stacks.set_played, counted=stacks.played_counts),
        Place(
            "deck",
            known=NOBODY,
            top_last=True,
            rest=True,
            get=stacks.deck_of,
            put=stacks.set_deck_cards,
            sized=stacks.deck_size,
        ),
        Place("pile", known=ALL, face_down=True, get=stacks.pile_of, put=stacks.set_pile, counted=stacks.pile_counts),
        Place(
            "hand",
            known=OWNER,
            seats=True,
            heap=True,
            get=seats.hand_cards,
            put=seats.set_hand_cards,
            counted=seats.known_counts,
            sized=seats.hand_size,
            most=HAND_LIMIT,
        ),
        Observed("own hand, seen by all:", Counts(FACE_TEXTS, FACE_COPIES, 4), seats.seen_counts),
        *PACKED,
    ],
    endings=["scored", "replayed"],
    knowledge=knowing.knowledge_of,
    learn=knowing.learn,
    a_card="a card is a number 2-5 and a colour v, b, p or s: 3p",
    shared=["waiting", "rounds"],
    code=["from houndtable.games.dachs.components import ONE_BATCH"],
)
