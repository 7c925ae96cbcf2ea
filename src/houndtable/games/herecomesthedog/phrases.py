# interpreted: never in a search, and compiling takes its time
"""What Here Comes the Dog says besides events and reasons: how moves read, hints, and what happens to all at once."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.components import COLOURS
from houndtable.games.herecomesthedog.vocabulary import DEFENCE_TEXTS, FIRE_SETS, MEAT_PAIRS
from houndtable.kernel.json import Json, array
from houndtable.kernel.kinds import COUNT, MESSAGE, SEAT, Many, Tally, Word
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import move, phrase, say

STICK: Final = Word(COLOURS, term="stick")
STICKS: Final = Tally(STICK)
DIE: Final = "die"  # the term of what a die shows
SHOWN: Final = Tally(Word(COLOURS, term=DIE))

MOVE_ROLL: Final = move("move-roll", "roll")
MOVE_TAKE: Final = move("move-take", "take {sticks*}", sticks=STICKS)
MOVE_EXCHANGE_ONE: Final = move("move-exchange-one", "exchange {gave} {took}", gave=STICK, took=STICK)
MOVE_EXCHANGE_TWO: Final = move(
    "move-exchange-two", "exchange {gave} {count} {took}", gave=STICK, count=COUNT, took=STICK
)
MOVE_STEAL: Final = move("move-steal", "steal {stick} from seat {owner}", stick=STICK, owner=SEAT)
MOVE_DEFEND_NOTHING: Final = move("move-defend-nothing", "defend nothing")
MOVE_DEFEND_PAIRS: Final = move("move-defend-pairs", "defend {pairs} meat pair/pairs", pairs=COUNT)
MOVE_DEFEND_SETS: Final = move("move-defend-sets", "defend {sets} fire set/sets", sets=COUNT)
MOVE_DEFEND_BOTH: Final = move(
    "move-defend-both", "defend {pairs} meat pair/pairs {sets} fire set/sets", pairs=COUNT, sets=COUNT
)

TAMED: Final = phrase("event-fed-each", seat=SEAT, tamed=COUNT)
NOBODY_TAMED: Final = phrase("event-fed-none")
FIRES: Final = phrase("event-fire-fest-each", seat=SEAT, fires=COUNT)
NO_FIRES: Final = phrase("event-fire-fest-none")
CHOSE_HIDDEN: Final = phrase("event-chose-hidden", seat=SEAT)
CHOSE_OPEN: Final = phrase("event-chose-open", seat=SEAT, used=STICKS)
ASSAULTED: Final = phrase("event-assaulted-each", seat=SEAT, came=COUNT, fended=COUNT, fainted=COUNT, used=STICKS)
NOBODY_ASSAULTED: Final = phrase("event-assaulted-none")

MUST_ROLL: Final = phrase("hint-must-roll")
ROLL_IS_BEST: Final = phrase("hint-roll-is-best")
HOLDING: Final = phrase("hint-holding", sticks=STICKS, dogs=COUNT, fainted=COUNT)
ENDS_WITH_FEED: Final = phrase("hint-ends-with-feed", dogs=COUNT)
ENDS_WITH_ASSAULT: Final = phrase("hint-ends-with-assault", loses=Word(["nobody", "villagers"], term="loss"))
ENDS_WITH_NOTHING: Final = phrase("hint-ends-with-nothing")
DEFENCE: Final = phrase("hint-defence", came=COUNT, fended=COUNT, fainted=COUNT)

# The odds of the next roll, a line for each thing it can bring: what is rolled, and what that does to each player.
ODDS: Final = phrase("odds", ways=COUNT, all=COUNT, roll=MESSAGE, effects=Many(MESSAGE))
ODDS_NOTE: Final = phrase("odds-note")
ROLLED: Final = phrase(
    "odds-rolled", dice=SHOWN, kind=Word(["sticks", "theft", "feed", "fire fest", "assault"], term="kind")
)
TAKEN: Final = phrase("odds-taken", sticks=STICKS, ends=Word(["feed", "assault", "nothing"], term="end"))
OUT: Final = phrase("odds-out", seat=SEAT)
ALL_FAINT: Final = phrase("odds-all-faint", seat=SEAT)
FAINT: Final = phrase("odds-faint", seat=SEAT, count=COUNT)
TAMES: Final = phrase("odds-tames", seat=SEAT, count=COUNT)
TAKES: Final = phrase("odds-takes", seat=SEAT, count=COUNT)
AGAIN: Final = phrase("odds-again", seat=SEAT)
STEALS: Final = phrase("odds-steals", seat=SEAT)
MAY_LOSE: Final = phrase("odds-may-lose", seat=SEAT)
LOSES: Final = phrase("odds-loses", seat=SEAT, count=COUNT)

# What only the board in the browser says.
BOARD_DICE: Final = phrase("board-dice", dice=SHOWN)
BOARD_STICKS: Final = phrase("board-sticks", sticks=STICKS)
BOARD_VILLAGE: Final = phrase("board-village", seat=SEAT)


def fed(told: dict[str, Json]) -> list[Message]:
    """Who tamed how many dogs."""
    found = [say(TAMED, seat=seat, tamed=dogs) for seat, dogs in enumerate(array(told["tamed"])) if dogs]
    return found or [say(NOBODY_TAMED)]


def fire_fest(told: dict[str, Json]) -> list[Message]:
    """Who returned how much fire."""
    found = [say(FIRES, seat=seat, fires=fires) for seat, fires in enumerate(array(told["fires"])) if fires]
    return found or [say(NO_FIRES)]


def chose(told: dict[str, Json]) -> list[Message]:
    """That somebody chose a defence; what with, for who may know it."""
    if "defence" not in told:
        return [say(CHOSE_HIDDEN, seat=told["seat"])]
    chosen = DEFENCE_TEXTS.index(str(told["defence"]))
    return [say(CHOSE_OPEN, seat=told["seat"], used=used_on(MEAT_PAIRS[chosen], FIRE_SETS[chosen]))]


def used_on(pairs: int, sets: int) -> list[int]:
    """The sticks that a defence takes [7.3]."""
    return [colour for colour, number in enumerate([2 * pairs, sets, sets]) for _ in range(number)]


def assaulted(told: dict[str, Json]) -> list[Message]:
    """What an Assault did to each player, and what they used."""
    came, fended, fainted = [array(told[name]) for name in ("came", "fended", "fainted")]
    nothing: list[Json] = [0] * len(came)
    pairs, sets = array(told.get("pairs", nothing)), array(told.get("sets", nothing))
    found: list[Message] = []
    for seat, dogs in enumerate(came):
        if dogs:
            used = used_on(int(str(pairs[seat])), int(str(sets[seat])))
            found.append(say(ASSAULTED, seat=seat, came=dogs, fended=fended[seat], fainted=fainted[seat], used=used))
    return found or [say(NOBODY_ASSAULTED)]
