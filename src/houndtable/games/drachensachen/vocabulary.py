"""The move table of Drachensachen. The moves of a usual turn come first: small numbers are quick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.components import COPIES, CURSE_HIDDEN, FACE_TEXTS, FACES, SET
from houndtable.games.drachensachen.options import PLAYERS
from houndtable.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_OWED: Final = 2 * COPIES  # [5.2] with all eight 4s on the pile
MOST_HIDDEN: Final = max(CURSE_HIDDEN)  # [9.3]

NO_ANSWER: Final = -1  # where no move is chosen yet
TAKE: Final = 0  # [3.4]
MISS: Final = 1  # [5.8]
KEEP: Final = 2  # [2.5]
REVERSE: Final = 3  # [10.7]
GO_ON: Final = 4
DRAW: Final = 5  # one for each number of cards, from 1 [5.4]
BLIND: Final = DRAW + MOST_OWED  # one for each hidden Remainder, from 1 [3.5]
GIVE: Final = BLIND + MOST_HIDDEN  # one for each seat [10.6]
LIFT: Final = GIVE + PLAYERS[1]  # one for each face [10.9]
THROW: Final = LIFT + FACES  # one for each face [4.6]
PLAY: Final = THROW + FACES  # 1 to 4 of each face [4.3]
BOTH: Final = PLAY + SET * FACES  # hand cards together with open ones [4.7], six ways for each face
EXCHANGE: Final = BOTH + 6 * FACES  # a hand card for an open one [2.5]

# The ways to make up at most four cards of some from the hand and some open ones.
BOTH_HAND: Final = [1, 1, 1, 2, 2, 3]
BOTH_OPEN: Final = [1, 2, 3, 1, 2, 1]
BOTH_FIRST: Final = [0, 0, 3, 5]  # by the number from the hand


def both(face: i64, hand: i64, opened: i64) -> i64:
    """The move that plays so many of the hand and so many open ones."""
    return BOTH + 6 * face + BOTH_FIRST[hand] + opened - 1


VOCABULARY: Final = Vocabulary(
    ["take pile", "miss", "keep", "reverse", "go on"]
    + [f"draw {number}" for number in range(1, MOST_OWED + 1)]
    + [f"blind {place}" for place in range(1, MOST_HIDDEN + 1)]
    + [f"give seat {seat}" for seat in range(PLAYERS[1])]
    + [f"lift {text}" for text in FACE_TEXTS]
    + [f"throw {text}" for text in FACE_TEXTS]
    + [f"play {text} x{count}" for text in FACE_TEXTS for count in range(1, SET + 1)]
    + [f"play {text} x{BOTH_HAND[i]} + open {text} x{BOTH_OPEN[i]}" for text in FACE_TEXTS for i in range(6)]
    + [f"exchange {hand} {opened}" for hand in FACE_TEXTS for opened in FACE_TEXTS]
)
