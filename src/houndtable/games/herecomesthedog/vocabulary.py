"""The move table of Here Comes the Dog: roll, exchange, take sticks, steal a stick, defend.

What may be taken and how one may defend depends on a few small numbers, so both are worked out once, as tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.herecomesthedog.components import COLOURS, EXCHANGES, STICKS
from houndtable.games.herecomesthedog.options import PLAYERS
from houndtable.kernel.options import Options
from houndtable.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from mypy_extensions import i64

ROLL: Final = 0
EXCHANGE: Final = 1  # one for each line of the table of exchanges [5.1]
TAKE: Final = 4  # one for each one or two colours [4.1] [4.3]
STEAL: Final = 13  # three for each seat, one a colour [8.1]
DEFEND: Final = 25  # one for each number of meat pairs and fire sets [7.3]

TAKES: Final = [[0], [1], [2], [0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [2, 2]]
TAKE_STICKS: Final = [sum(1 << 4 * colour for colour in colours) for colours in TAKES]

MOST_MEAT: Final = STICKS[0] - 1  # that anybody holds while a round goes on [6.1]
MOST_SETS: Final = min(STICKS[1:])
DEFENCES: Final = [
    (pairs, together - pairs)
    for together in range(MOST_MEAT + 1)
    for pairs in range(MOST_MEAT // 2, -1, -1)
    if 0 <= together - pairs <= MOST_SETS
]
DEFENCE_STICKS: Final = [2 * pairs + (sets << 4) + (sets << 8) for pairs, sets in DEFENCES]
FENDED: Final = [pairs + sets for pairs, sets in DEFENCES]
NO_DEFENCE: Final = 0


def exchange_text(given: int, number: int, taken: int) -> str:
    """An exchange as it is typed: "fire 2 charcoal"."""
    return f"{COLOURS[given]} {'' if number == 1 else f'{number} '}{COLOURS[taken]}"


def defence_text(defence: int) -> str:
    """A defence as it is typed: "2 meat pairs 1 fire set"."""
    pairs, sets = DEFENCES[defence]
    words = [f"{pairs} meat pair{'s' if pairs > 1 else ''}"] if pairs else []
    words += [f"{sets} fire set{'s' if sets > 1 else ''}"] if sets else []
    return " ".join(words) or "nothing"


DEFENCE_TEXTS: Final = [defence_text(defence) for defence in range(len(DEFENCES))]
MEAT_PAIRS: Final = [pairs for pairs, _ in DEFENCES]
FIRE_SETS: Final = [sets for _, sets in DEFENCES]
# For an observation, by 1 + the number of a defence: whether there is one, its pairs and its sets, four bits each.
DEFENCE_COUNTS: Final = [0, *[1 | pairs << 4 | sets << 8 for pairs, sets in DEFENCES]]
VOCABULARY: Final = Vocabulary(
    ["roll"]
    + [f"exchange {exchange_text(given, number, taken)}" for given, number, taken in EXCHANGES]
    + [f"take {' '.join([COLOURS[colour] for colour in colours])}" for colours in TAKES]
    + [f"steal {colour} from seat {seat}" for seat in range(PLAYERS[1]) for colour in COLOURS]
    + [f"defend {text}" for text in DEFENCE_TEXTS]
)


def take_key(pair: i64, single: i64, of_pair: i64, of_single: i64) -> i64:
    """The place in a table of takes: the colours shown twice and once, and how many of each lie there."""
    return ((3 * pair + single) * 3 + min(of_pair, 2)) * 3 + min(of_single, 2)


def takes_when(pair: int, single: int, of_pair: int, of_single: int, *, any_shown: bool, one_only: bool) -> list[int]:
    """The takes a roll allows when so many sticks of the colours shown lie there."""
    if one_only and 0 in (of_pair, of_single):  # [4.4]
        return singles(pair, single, of_pair, of_single)
    twos = [[pair, pair]] if of_pair >= 2 else []  # [4.1]
    twos += [sorted([pair, single])] if of_pair and of_single else []
    twos += [[single, single]] if any_shown and of_single >= 2 else []
    if not twos:  # [4.2] [4.3]
        return singles(pair, single, of_pair, of_single)
    return sorted([TAKE + TAKES.index(colours) for colours in twos])


def singles(pair: int, single: int, of_pair: int, of_single: int) -> list[int]:
    """One stick of a colour shown that is there [4.3]."""
    return sorted([TAKE + colour for colour, left in ((pair, of_pair), (single, of_single)) if left])


def takes_for(*, any_shown: bool, one_only: bool) -> list[list[int]]:
    """The takes for every key."""
    numbers, colours = range(3), range(3)
    return [
        takes_when(pair, single, of_pair, of_single, any_shown=any_shown, one_only=one_only)
        for pair in colours
        for single in colours
        for of_pair in numbers
        for of_single in numbers
    ]


def defences_with(meat: int, sets: int, *, maximum: bool) -> list[int]:
    """The defences open to who holds so much meat and so many sets: no more than dogs come [7.3], and as many as
    possible if that is the rule [7.4]."""
    found = [
        DEFEND + defence
        for defence, (pairs, used) in enumerate(DEFENCES)
        if 2 * pairs <= meat and used <= sets and pairs + used <= meat
    ]
    most = FENDED[found[-1] - DEFEND]
    return [move for move in found if not maximum or FENDED[move - DEFEND] == most]


def defence_key(meat: i64, sets: i64) -> i64:
    """The place in a table of defences."""
    return 8 * meat + sets


def defences_for(*, maximum: bool) -> list[list[int]]:
    """The defences for every key."""
    return [defences_with(meat, sets, maximum=maximum) for meat in range(STICKS[0] + 1) for sets in range(8)]


# One table for each choice of the options: pick and short [4.1] [4.4]; defence [7.4].
TABLES_OF_TAKES: Final = [
    takes_for(any_shown=any_shown, one_only=one_only) for any_shown in (False, True) for one_only in (False, True)
]
TABLES_OF_DEFENCES: Final = [defences_for(maximum=maximum) for maximum in (False, True)]


def table_of_takes(options: Options) -> list[list[int]]:
    """The takes that the table's options allow, by `take_key`."""
    return TABLES_OF_TAKES[2 * options.says("pick", "any_shown") + options.says("short", "one_only")]


def table_of_defences(options: Options) -> list[list[int]]:
    """The defences that the table's options allow, by `defence_key`."""
    return TABLES_OF_DEFENCES[options.says("defence", "maximum")]
