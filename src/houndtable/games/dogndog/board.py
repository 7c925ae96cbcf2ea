# interpreted: data, and never in a search
"""What lies on a table of Dog'n Dog, and who may know it [13.1] [13.2]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog import cards, facts, house, ron, saved
from houndtable.games.dogndog.components import CARDS, FACE_OF, FACE_TEXTS, HAND, KIND_TEXTS
from houndtable.games.dogndog.ending import HOW
from houndtable.games.dogndog.options import MOST_LAPS, PLAYERS
from houndtable.kernel.board import Board
from houndtable.kernel.forms import Worths
from houndtable.kernel.items import ALL, NOBODY, OWNER, Fact, Figure, Observed, Place, Saved, Stored
from houndtable.kernel.kinds import FLAG, MOST, SEAT, Bits, Card, Number, Word

CARD_OR_NONE: Final = Card(FACE_TEXTS, nothing=True)
KINDS: Final = Bits(KIND_TEXTS, term="kind")
SCORE: Final = Number(-MOST, MOST, far=True)
TIMES: Final = Number(0, MOST, far=True)
PLACE: Final = Number(0, CARDS, nothing=True)
ANSWER: Final = Word(ron.ANSWERS, term="answer")
WORTH: Final = Worths()

# What is needed all the time, although it follows from the rest or from the options.
KEPT: Final = [
    Stored("keys", "list[int]", "[0] * players", "of the hands, for the tables in shape", copy="list"),
    Stored("thrown", "list[int]", "[0] * players", "the kinds among the discards, a bit a kind [5.3]", copy="list"),
    Stored("whole_hand", "bool", 'options.says("furiten", "whole_hand")', "[5.3]"),
    Stored("misses_count", "bool", 'options.says("missed_ron", "furiten")', "[5.5]"),
    Stored("richi_needs_points", "bool", 'options.says("richi_needs", "three_points")', "[6.3]"),
    Stored("best_of_both", "bool", 'options.says("yakuman", "best_of_both")', "[8.7]"),
    Stored("free", "bool", 'options.says("declarations", "free")', "[12.1]"),
]


BOARD: Final = Board(
    game="dogndog",
    title="Dog'n Dog",
    # The turn of whoever has drawn [3.2], or who takes a discard [5.2].
    steps={"TURN": "turn", "ASKING": "ron", "OVER": "over"},
    faces=FACE_OF,
    texts=FACE_TEXTS,
    items=[
        Figure("turn", SEAT, known=ALL, label="on turn", about="or who made the discard", attr="seat", file=""),
        Figure("parent", SEAT, known=ALL, label="Parent", about="who has the house card [1.2]"),
        Figure("first", SEAT, known=ALL, label="first Parent", observed=False),
        Stored("moved", "i64", "0", "how often the house card has moved on [10.4]"),
        Figure("lap", Number(1, MOST_LAPS), known=ALL, get=house.lap_of, put=house.set_lap, observed=False),
        Observed("moves of the house card left", Number(0, PLAYERS[1] * MOST_LAPS), house.moves_left),
        Figure("scores", SCORE, known=ALL, seats=True, label="score", about="trophies less poos [9.6]", file=""),
        Figure("wrong", TIMES, known=ALL, seats=True, label="false declarations", about="in this round [12.2]"),
        Place("dora", known=ALL, single=True),
        Place("deck", known=NOBODY, top_last=True, rest=True, about="the last card is on top"),
        Place("hand", known=OWNER, seats=True, heap=True, told=cards.hand_told, most=HAND, about="ascending"),
        Place("discards", known=ALL, seats=True, attr="discards"),
        Observed("last discard", CARD_OR_NONE, "face_of(p.discards[owner][-1]) if p.discards[owner] else -1",
                 seats=True),
        Figure("richi", PLACE, known=ALL, seats=True, first=-1, label="Ri-chi", called="discards before Ri-chi",
               about="which discard lies sideways [6.1]"),
        Place("drawn", known=OWNER, single=True, gaps=True, file="", zone=False, observed=False,
              about="beside the hand"),
        Figure("drawn", CARD_OR_NONE, known=OWNER, get=cards.drawn_face, file=""),
        Stored("last_drawn", "i64", "-1", "the card drawn before the discard that others are asked about"),
        Saved("drawn", saved.drawn, saved.read_drawn, pieces=True),
        Figure("missed", KINDS, known=OWNER, seats=True, about="whose ron was passed, where that matters [5.5]"),
        Figure("answer", ANSWER, known=OWNER, seats=True, called="answer to the discard", attr="answers",
               file="answers", told=facts.answer, observed=False),
        Figure("discard", CARD_OR_NONE, known=ALL, get=cards.asked_face, file="", observed=False,
               about="that others are asked about [5.2]"),
        Fact("may_tsumo", facts.may_tsumo, known=OWNER, kind=FLAG.name),
        Fact("turns", cards.turns_of, known=ALL, label="turns finished", kind="number"),
        Stored("reasons", "list[list[Line]]", "[]", "of each finished round, what its hand was worth", copy="list",
               form=WORTH),
        Fact("reasons", lambda p: WORTH.write(p.reasons), known=ALL),
        *KEPT,
    ],
    endings=HOW,
    secret_steps=["ron"],  # [13.4]
    remembers=True,
    a_card="a card is 1 to 6, 1r to 6r, food, bone or disc",
    code=["from houndtable.games.dogndog.components import face_of", "from houndtable.kernel.outcome import Line"],
)  # fmt: skip
