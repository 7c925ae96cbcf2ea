# interpreted: data, and never in a search
"""What lies on a table of Dog's Breath, and who may know it [10.1] [10.2] [10.3]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath import ending, facts, journal_file, observing
from houndtable.games.dogsbreath.components import CARDS, COLUMNS, FACE_OF, FACE_TEXTS, HAND, MOST_PLACES
from houndtable.games.dogsbreath.derived import DRAFTING, OVER
from houndtable.games.dogsbreath.options import OPTIONS
from houndtable.games.dogsbreath.scoring import SCORING
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.board import Board
from houndtable.kernel.items import ALL, NOBODY, OWNER, Fact, Figure, Observed, Place, Saved, Stored
from houndtable.kernel.kinds import COUNT, FLAG, MOST, SEAT, SEAT_OR_NOBODY, Bits, Card, Number

FACE: Final = Card(FACE_TEXTS, nothing=True)
HIGHEST: Final = {option.name: option.high for option in OPTIONS}


BOARD: Final = Board(
    game="dogsbreath",
    title="Dog's Breath",
    steps={
        "DRAFTING": "draft",  # [3.1]
        "DRAWING": "draw",  # [4.2]
        "DISCARDING": "discard",  # [4.4]
        "OFFERING": "offer",  # [5.2]
        "REQUESTING": "request",  # [5.3]
        "GUARDING": "guard",  # [5.4]
        "STAYING": "stay",  # [6.6]
        "GOING": "go",  # [6.1]
        "OVER": "over",
    },
    faces=FACE_OF,
    texts=FACE_TEXTS,
    items=[
        Figure("turn", SEAT, known=ALL, label="on turn", attr="seat", file="seat"),
        Figure("first", SEAT, known=ALL, label="began the round"),
        Figure("turns", COUNT, known=ALL, label="turns finished", observed=False, about="finished in this round"),
        Figure("outer", SEAT_OR_NOBODY, known=ALL, label="out", first=-1, about="who is out [6.1]"),
        Figure("scores", Number(-MOST, MOST, far=True), known=ALL, seats=True, label="points", file="",
               get=ending.score_of),
        Figure("latest", FACE, known=ALL, seats=True, label="latest discard", first=-1, about="of this round [8.4]"),
        Figure("up", Bits(PLACE_TEXTS, term="place"), known=ALL, label="grid, face up:", about="places, a bit each"),
        Figure("begun", FLAG, known=ALL, label="has begun a turn of the draft", about="something was done in it [3.3]"),
        Figure("has_drawn", FLAG, known=ALL),
        Figure("has_scavenged", FLAG, known=ALL),
        Figure("taken", FACE, known=ALL, first=-1, about="of the discards, this turn [4.5]"),
        Figure("target", SEAT_OR_NOBODY, known=ALL, label="with the Scavenger before them",
               called="robbed by the Scavenger", first=-1, about="before whom the Scavenger lies [5.2]"),
        # Still listed in its owner's hand: until the swap nobody else can tell which it is [10.5].
        Figure("offered", FACE, known=OWNER, first=-1, told=facts.offered, about="the card [5.2]"),
        Figure("requested", FACE, known=ALL, first=-1, about="the kind asked for [5.3]"),
        Figure("asked", SEAT_OR_NOBODY, known=NOBODY, first=-1, about="whose Guard Dog may block [5.4]"),
        Fact("worth", facts.worth, known=OWNER, label="own hand's worth", kind="lines"),
        Fact("turn_number", facts.turn_number, known=ALL, label="turn", kind="number"),
        Fact("turn_cap", facts.turn_cap, known=ALL, label="turns at most", kind="number"),
        Fact("last_turns", lambda p: [*ending.last_turns(p)], known=ALL, kind="seats"),
        Fact("to_flip", facts.to_flip, known=ALL, label="cards to turn up before one is taken", kind="number"),
        Place("grid", known=NOBODY, gaps=True, told=facts.grid, there=lambda p: p.step == DRAFTING, line=MOST_PLACES,
              sized="len(p.grid) - p.grid.count(-1)", most=MOST_PLACES, about="a card or NOTHING for each place [2.3]"),
        Observed("grid, a card at", Bits(PLACE_TEXTS, term="place"), observing.laid),
        Place("deck", known=NOBODY, top_last=True, rest=True, about="the last card is on top"),
        Place("discards", known=ALL, about="face up"),
        Place("used", known=ALL, face_down=True, observed=False, about="specials among the discards [4.3]"),
        Observed("specials among the discards", Number(0, len(CARDS)), "len(p.used)"),
        Place("played", known=ALL, about="a Scavenger, and the Guard Dog that blocks it"),
        Place("hand", known=OWNER, seats=True, heap=True, most=HAND + 1),
        Observed("turns of each", Number(0, HIGHEST["turn_cap"]), "p.turns // p.players"),
        Observed("rounds played", Number(0, MOST, far=True), "len(p.rounds)"),
        Saved("memory", journal_file.write, journal_file.read),
        Stored("journal", "list[int]", "[]", "what happened to the cards since the draft, shared by copies"),
        Stored("written", "i64", "0", "entries of it that are this position's"),
        Stored("bottom", "i64", "0", "cards under the deck left of the grid, while all of them lie there [3.7]"),
        Stored("seen", "i64", "0", "the key of those that everybody saw"),
        Stored("box", "list[int]", 'SET_ASIDE if options.says("specials", "1") else []', "not played with [1.3]"),
        Stored("named", "bool", 'options.says("request", "named")', "[5.3]"),
        Stored("may_return", "bool", 'options.says("return_discard", "allowed")', "[4.5]"),
        Stored("minimum", "i64", 'options.number("go_out_minimum")', "[6.3]"),
        Stored("needs_super", "bool", 'options.says("go_out_super", "on")', "[6.4]"),
        Stored("cap", "i64", 'options.number("turn_cap")', "[6.8]"),
    ],
    endings=["out", "cap"],
    secret_steps=["guard"],  # [10.4]
    remembers=True,
    constants={"columns": COLUMNS, "scoring": [source.as_json() for source in SCORING]},  # [2.3]
    rounds_to_play=lambda p: max(p.options.number("rounds"), len(p.rounds) + (p.step != OVER)),  # [9.5]
    box=lambda p: p.box,
    code=["from houndtable.games.dogsbreath.components import SET_ASIDE"],
)  # fmt: skip
