# interpreted: data, and never in a search
"""What lies on a table of Dachs, and who may know it [10.1] [10.2] [10.3]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs import facts, knowing, packed, stacks
from houndtable.games.dachs.components import COLOURS, FACE_COPIES, FACE_OF, FACE_TEXTS, HAND_LIMIT, IDS, ROW
from houndtable.games.dachs.options import OPTIONS
from houndtable.games.dachs.vocabulary import PLAY_SIZE, PLAY_SUM
from houndtable.kernel.board import Board
from houndtable.kernel.items import ALL, NOBODY, OWNER, Fact, Figure, Observed, Place, Stored
from houndtable.kernel.kinds import COUNT, FLAG, SEAT, Counts, Number
from houndtable.kernel.packing import Each, Packing

MOST: Final = {option.name: option.high for option in OPTIONS}
POINTS: Final = Number(0, MOST["target"] - 1 + max([total + size for total, size in zip(PLAY_SUM, PLAY_SIZE)]))
PLACES: Final = ROW + HAND_LIMIT - 2  # of the row: the last two cards of a play are placed together

# A position is some forty numbers: see packed.py. Copies share its lists: a change makes a new one.
SET: Final = Packing(packed.cards_of, packed.set_of, size=packed.size_of, count=packed.counts_of)
HAND: Final = Each("hand", apart=4)
STANDING: Final = Each("standing", apart=4)
PACKED: Final = [
    Stored("seen", "i64", "0", "the cards in hands that everybody saw go there [10.1]"),
    Stored("row", "i64", "0", "a line, the oldest first"),
    Stored("row_size", "i64", "0"),
    Stored("row_cards", "i64", "0", "the same as a set"),
    *[
        Stored(f"{stack}{part}", "i64", "0", "" if part else "a set; its order are two lines: see stacks.py")
        for stack in ("deck", "pile")
        for part in ("", "_size", "_line", "_line2")
    ],
    Stored("batch", "list[int]", "ONE_BATCH", "for each card the shuffle it comes from: see knowing.py"),
    Stored("target", "i64", 'options.number("target")', "[8.1]"),
]


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
        Figure("scores", POINTS, known=ALL, seats=True, label="points", file="points",
               kept=STANDING.part("points", 24)),
        Figure("bonuses", COUNT, known=NOBODY, seats=True, kept=STANDING.part("bonuses", 24)),
        Figure("lives", Number(0, MOST["lives"]), known=ALL, seats=True, kept=STANDING.part("lives", 14)),
        Figure("draws_left", Number(0, HAND_LIMIT), known=ALL),
        Figure("has_drawn", FLAG, known=ALL),
        Figure("retrievable", Counts(COLOURS, [HAND_LIMIT] * 4, 3), known=ALL, about="of each colour [6.1]"),
        Figure("batches", Number(0, IDS), known=NOBODY, file="shuffles", about="the latest: see knowing.py"),
        Fact("target", lambda p: p.target, known=ALL, label="points that begin the last lap", kind="number"),
        Fact("may_take", facts.may_take, known=ALL, kind="tally term:colour"),
        Fact("shown", facts.shown, known=ALL, seats=True, label="seen by all", kind="cards"),
        Place("row", known=ALL, get=stacks.row_of, put=stacks.set_row, line=PLACES, lined="p.row", sized="p.row_size"),
        Place("played", known=ALL, packed=SET, about="this turn's play, until it is placed"),
        Place("deck", known=NOBODY, top_last=True, rest=True, get=stacks.deck_of, sized="p.deck_size",
              put=lambda p, cards: stacks.set_deck(p, cards, len(cards))),
        Place("pile", known=ALL, face_down=True, get=stacks.pile_of, put=stacks.set_pile, counted="counts_of(p.pile)"),
        Place("hand", known=OWNER, seats=True, heap=True, packed=SET, kept=HAND, most=HAND_LIMIT,
              counted="counts_of(hand_of(p, owner) if owner == seat else hand_of(p, owner) & p.seen)"),
        Observed("own hand, seen by all:", Counts(FACE_TEXTS, FACE_COPIES, 4), "counts_of(hand_of(p, seat) & p.seen)"),
        *PACKED,
    ],
    endings=["scored", "replayed"],
    knowledge=knowing.knowledge_of,
    learn=knowing.learn,
    a_card="a card is a number 2-5 and a colour v, b, p or s: 3p",
    shared=["waiting", "rounds"],
    code=[
        "from houndtable.games.dachs.components import ONE_BATCH",
        "from houndtable.games.dachs.packed import counts_of",
    ],
)  # fmt: skip
