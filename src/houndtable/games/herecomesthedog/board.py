# interpreted: data, and never in a search
"""What lies on a table of Here Comes the Dog: all of it is open [11.1], but for what others have chosen while some
still choose, of which `State.known_to` leaves nothing [11.2]."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog import facts, turn
from houndtable.games.herecomesthedog.components import (
    COLOURS,
    DICE,
    DOGS,
    FALLS,
    HELD,
    STICK_OF,
    VILLAGERS,
    counted,
    pieces_of,
)  # fmt: skip
from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.dice import NOT_ROLLED
from houndtable.games.herecomesthedog.options import OPTIONS
from houndtable.games.herecomesthedog.phrases import DIE
from houndtable.games.herecomesthedog.vocabulary import DEFENCE_TEXTS, MOST_MEAT, MOST_SETS
from houndtable.kernel.board import Board
from houndtable.kernel.items import ALL, Fact, Figure, Observed, Place, Stored
from houndtable.kernel.kinds import COUNT, FLAG, MOST, SEAT, Counts, Dice, Number, Word
from houndtable.kernel.packing import Each, Packing

ROUNDS: Final = Number(0, max([option.high for option in OPTIONS if option.name == "rounds"]))
DEFENCE: Final = Counts(["chosen", "meat pairs", "fire sets"], [1, MOST_MEAT // 2, MOST_SETS], 4)
STICKS: Final = Packing(pieces_of, counted)
CHOSEN: Final = Each("chosen", bits=6, low=-1)  # in the latest Assault incident [7.5]
BITS: Final = MOST.bit_length()
INCIDENTS: Final = Counts(["feed", "fire fest", "assault", "theft"], [MOST] * 4, BITS)


def incidents(p: Position) -> int:
    """How many incidents of each kind there were in the whole game, packed."""
    return p.feeds | p.fests << BITS | p.assaults << 2 * BITS | p.thefts << 3 * BITS


def set_incidents(p: Position, counts: int) -> None:
    """There were so many incidents of each kind."""
    p.feeds, p.fests, p.assaults, p.thefts = [counts >> BITS * kind & (1 << BITS) - 1 for kind in range(4)]


BOARD: Final = Board(
    game="herecomesthedog",
    title="Here Comes the Dog",
    # What is decided [3.2].
    steps={"ROLLING": "roll", "TAKING": "take", "STEALING": "steal", "DEFENDING": "defend", "OVER": "over"},
    faces=STICK_OF,
    texts=COLOURS,
    alike=True,
    has_cards=False,
    term="stick",
    a_card=f"sticks are {', '.join(COLOURS)}",
    items=[
        Figure("turn", SEAT, known=ALL, label="on turn", attr="seat", file="seat"),
        Figure("turns", COUNT, known=ALL, label="turns finished", observed=False, about="finished in this round"),
        Figure("dice", Dice(COLOURS, DICE, term=DIE), known=ALL, first=NOT_ROLLED),
        Place("bonfire", known=ALL, file="", rest=True, packed=STICKS, first="ALL_STICKS", about="[2.1]"),
        Place("sticks", known=ALL, seats=True, file="sticks", counts=True, packed=STICKS, kept=Each("held", bits=HELD)),
        Figure("pack", Number(0, DOGS), known=ALL, first=DOGS, file="", about="the dogs nobody has [2.3]"),
        Figure("scores", Number(0, DOGS), known=ALL, seats=True, label="dogs", attr="dogs", file="dogs"),
        Figure("tamed", Number(0, DOGS * (FALLS + 1)), known=ALL, seats=True, observed=False, about="in all"),
        # Standing [2.2]; only who is knocked out has none.
        Figure("lives", Number(0, VILLAGERS), known=ALL, seats=True, label="villagers", attr="villagers",
               file="villagers", first=VILLAGERS),
        Figure("falls", Number(0, FALLS), known=ALL, seats=True, about="how often all had fainted [9.2]"),
        Figure("defences", Word(DEFENCE_TEXTS, nothing=True, term="defence"), known=ALL, seats=True, observed=False,
               kept=CHOSEN),
        Figure("incidents", INCIDENTS, known=ALL, observed=False, get=incidents, put=set_incidents),
        Fact("again", turn.must_roll_again, known=ALL, label="roll again", kind=FLAG.name),
        Fact("can_exchange", facts.can_exchange, known=ALL, kind=FLAG.name),
        Fact("ways_to_take", facts.ways_to_take, known=ALL, label="ways to take sticks", kind="number"),
        Fact("to_take", facts.to_take, known=ALL, label="sticks to take", kind="number"),
        Fact("coming", facts.coming, known=ALL, seats=True, kind="number"),
        Fact("fainted", facts.fainted, known=ALL, seats=True, kind="number"),
        Observed("to choose", FLAG, "owner in p.waiting", seats=True),
        Observed("defence:", DEFENCE, "DEFENCE_COUNTS[chosen_of(p, owner) + 1] if p.step == DEFENDING else 0",
                 seats=True),
        Observed("rounds left", ROUNDS, turn.rounds_left),
        *[Stored(name, "i64", "0", "in the whole game") for name in ("feeds", "fests", "assaults", "thefts")],
        Stored("last_round", "i64", 'options.number("rounds")', "[2.4]"),
        Stored("takes", "list[list[int]]", "table_of_takes(options)", "what the options allow, by `take_key`"),
        Stored("defences", "list[list[int]]", "table_of_defences(options)", "the same, by `defence_key`"),
    ],
    endings=["feed", "assault", "nothing", "broken off"],
    rounds_to_play=lambda p: p.last_round,
    constants=facts.CONSTANTS,
    code=[
        "from houndtable.games.herecomesthedog.components import ALL_STICKS",
        "from houndtable.games.herecomesthedog.vocabulary import DEFENCE_COUNTS, table_of_defences, table_of_takes",
    ],
)  # fmt: skip
