# interpreted: data, and never in a search
"""What lies on a table of Drachensachen, and who may know it [11.1] [11.2] [11.3] [11.4] [11.5]."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen import facts, knowing, pile, turn
from houndtable.games.drachensachen.components import (
    ABILITIES,
    COPIES,
    DRAW_PILE,
    FACE_OF,
    FACE_TEXTS,
    FACES,
    MOST_LOST,
    NINE,
    NO_CURSE,
    NOTHING,
    SET,
    counted,
    faces_in,
    size_of,
)
from houndtable.games.drachensachen.ending import STALEMATE, WON
from houndtable.games.drachensachen.memory_check import remade
from houndtable.games.drachensachen.options import OPTIONS
from houndtable.games.drachensachen.phrases import CURSE
from houndtable.games.drachensachen.vocabulary import MOST_HIDDEN, MOST_OWED, NO_ANSWER, VOCABULARY
from houndtable.kernel.board import Board
from houndtable.kernel.forms import Form, ListOf, OneOf, Pieces, Viewers
from houndtable.kernel.items import ALL, NOBODY, OWNER, Fact, Figure, Observed, Place, Stored
from houndtable.kernel.kinds import FLAG, MOST, SEAT, SIGN, Bits, Card, Counts, Kind, Move, Number
from houndtable.kernel.packing import Packing

MOST_HOARD: Final = max([option.high for option in OPTIONS if option.name == "hoard"])
TURNS: Final = Number(0, 1_000_000_000_000_000, far=True)  # with no stalemate a round may last for any number [7.6]
FACE: Final = Card(FACE_TEXTS, nothing=True, none=NOTHING)
CHOICE: Final = Move(VOCABULARY.texts, nothing=True)  # in secret [2.6]
HELD: Final = Number(0, FACES * COPIES)
HEAP: Final = Packing(faces_in, counted, size=size_of)
CARDS: Final = Pieces(HEAP, FACE_TEXTS, COPIES)
SHOWN: Final[dict[str, Kind | Form]] = {"seat": SEAT, "held": HELD, "cards": CARDS}
GIFT: Final[dict[str, Kind | Form]] = {**SHOWN, "to": SEAT, "had": HELD, "known_to": Viewers()}
CHANGES: Final = {"come": SHOWN, "go": SHOWN, "gift": GIFT}
CHANGE: Final = OneOf("change", CHANGES, remade, attrs={"change": "kind", "known_to": "knowers"})
LOST: Final = Number(-MOST, MOST_HOARD - 1 + MOST_LOST, far=True)


# Viewer number `players` is a spectator.
MEMORY: Final = [
    Stored("told", "list[int]", "[]", "[viewer * players + owner]: known when a card was given [11.4]", copy="list",
           form=ListOf(CARDS)),
    Stored("since", "list[Change]", "[]", "what all saw happen to hands since then", copy="list", form=ListOf(CHANGE)),
    Stored("past", "list[int]", "[]", "abilities and, seven bits higher, curses of each round before", copy="list",
           form=ListOf(Number(0, (1 << 14) - 1))),
]  # fmt: skip
KEPT: Final = [
    Stored("house", "HouseRules", "HouseRules(options, players)"),
    Stored("shown", "list[int]", "[0] * players", "of each hand, what everybody saw go there [11.2]", copy="list"),
    Stored("heap", "i64", "0", "the pile's cards, counted"),
    Stored("top", "i64", "NOTHING"),
    Stored("idle", "i64", "0", "turns in a row that changed nothing for good, or MOVED [7.5]"),
    Stored("reached", "bool", "False", "whether the hoard was [8.1]"),
]


BOARD: Final = Board(
    game="drachensachen",
    title="Drachensachen",
    # What is to be decided [3.3]: the exchange [2.5], a normal turn, the answer to a 4 [5.3] or a 5 [5.9], and what
    # abilities ask [10.6] [10.7] [10.9].
    steps={
        "EXCHANGING": "exchange",
        "PLAYING": "play",
        "OWING": "owe",
        "MISSING": "miss",
        "GIVING": "give",
        "TURNING": "turn",
        "LIFTING": "lift",
        "OVER": "over",
    },
    faces=FACE_OF,
    texts=FACE_TEXTS,
    alike=True,
    items=[
        Figure("turn", SEAT, known=ALL, label="on turn", attr="seat", file="seat"),
        Observed("to choose", FLAG, "owner in p.waiting", seats=True),
        Figure("first", SEAT, known=ALL, label="began the round", observed=False),
        Figure("clockwise", SIGN, known=ALL, label="played clockwise", attr="direction", first=1, about="[3.1]"),
        Figure(
            "turns",
            TURNS,
            known=ALL,
            label="turns finished",
            observed=False,
            about="plays, misses and piles taken in this round",
        ),
        Figure("idle", TURNS, known=ALL, label="turns that changed nothing", get=turn.idle_turns),
        Figure("moved", FLAG, known=NOBODY, get=turn.has_moved, put=turn.set_moved, older=True),
        Figure("facing", FACE, known=ALL, label="to beat", first=NOTHING, file="", about="[4.2]"),
        Observed("on top", FACE, "p.top"),
        Figure("run", Number(0, SET), known=ALL, label="equal cards in a row", file="", about="on top [4.4]"),
        Figure("debt", Number(0, MOST_OWED), known=ALL, about="cards owed [5.2]"),
        Figure("skip", Number(0, COPIES), known=ALL, label="turns to be missed", about="[5.8]"),
        Figure("quick", FLAG, known=ALL, label="an extra turn", about="of a Nullo [10.3]"),
        Figure("todo", Number(0, SET), known=ALL, label="cards still to be given or lifted", about="[10.6] [10.9]"),
        Figure("scores", LOST, known=ALL, seats=True, label="coins lost", attr="lost", file="", about="coins"),
        Figure("curses", CURSE, known=ALL, seats=True, label="curse", first=NO_CURSE, about="in this round [9.1]"),
        Figure("chaos", FLAG, known=ALL, about="[9.4]"),
        Figure("abilities", Bits(ABILITIES, "ability"), known=ALL, label="in force:", about="[10.1]"),
        Figure("used", Bits(ABILITIES, "ability"), known=ALL, label="drawn before:", about="abilities that were drawn"),
        Figure("answer", CHOICE, known=OWNER, seats=True, first=NO_ANSWER, attr="answers", file="answers"),
        Figure("spurned", Bits(FACE_TEXTS, "card"), known=NOBODY, seats=True, older=True, about="what fitted [3.4]"),
        Fact("hoard", lambda p: p.options.number("hoard"), known=ALL, label="coins that end the game", kind="number"),
        Fact("shown", facts.shown, known=ALL, seats=True, label="seen by all", kind="cards"),
        Fact("doubts", facts.doubted, known=OWNER),
        Fact("demand", facts.demand, known=ALL),
        Fact("idle_left", facts.idle_left, known=ALL, label="turns until the round is scored", kind="number"),
        Place("pile", known=ALL, put=pile.set_pile, counted="p.heap"),
        Place("draw pile", known=NOBODY, top_last=True, rest=True, fill=DRAW_PILE),
        Place("gone", known=ALL, packed=HEAP, about="left the round face up"),
        Place("unseen", known=NOBODY, rest=True, attr="out", file="unseen", shared=True, about="left it unseen [2.3]"),
        Place("hand", known=OWNER, seats=True, packed=HEAP, told=facts.hand, counted=knowing.sure_of, seen="shown"),
        Observed("own hand, seen by all:", Counts(FACE_TEXTS, [COPIES] * FACES, 4), "p.shown[seat]"),
        Place("open", known=ALL, seats=True, file="open", packed=HEAP),
        Place("hidden", known=NOBODY, seats=True, attr="hidden", label="hidden Remainders", most=MOST_HIDDEN),
        *MEMORY,
        *KEPT,
    ],
    endings=[WON, STALEMATE],
    constants={"set": SET, "monsters": NINE + 1},  # equal cards [4.6]; the highest number [1.1]
    a_card=f"a card is one of {', '.join(FACE_TEXTS)}",
    code=[
        "from houndtable.games.drachensachen.change import Change",
        "from houndtable.games.drachensachen.components import NOTHING",
        "from houndtable.games.drachensachen.house_rules import HouseRules",
    ],
)
