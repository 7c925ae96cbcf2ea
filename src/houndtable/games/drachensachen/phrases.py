# interpreted: never in a search, and compiling takes its time
"""What Drachensachen says besides events and reasons: how moves read, hints, coins, and the pile in the terminal."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.components import ABILITIES, CURSES, FACE_TEXTS
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.kinds import (
    COUNT,
    FLAG,
    LINES,
    MESSAGE,
    MOST,
    SEAT,
    SEAT_OR_NOBODY,
    Card,
    Many,
    Number,
    Tally,
    Word,
)
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import move, phrase, say
from houndtable.kernel.view import View

CARD: Final = Card(FACE_TEXTS)
CARDS: Final = Many(CARD)
CURSE: Final = Word(CURSES, nothing=True, term="curse")
ABILITY_NAME: Final = Word(ABILITIES, term="ability")
COINS: Final = Number(-MOST, MOST)

MOST_SHOWN: Final = 24  # cards of a long pile, so that it fits on the screen

MOVE_TAKE: Final = move("move-take-pile", "take pile")
MOVE_MISS: Final = move("move-miss", "miss")
MOVE_KEEP: Final = move("move-keep", "keep")
MOVE_REVERSE: Final = move("move-reverse", "reverse")
MOVE_GO_ON: Final = move("move-go-on", "go on")
MOVE_DRAW: Final = move("move-draw", "draw {count}", count=COUNT)
MOVE_BLIND: Final = move("move-blind", "blind {place}", place=COUNT)
MOVE_GIVE: Final = move("move-give", "give seat {seat}", seat=SEAT)
MOVE_LIFT: Final = move("move-lift", "lift {card}", card=CARD)
MOVE_THROW: Final = move("move-throw", "throw {card}", card=CARD)
MOVE_PLAY: Final = move("move-play", "play {card} {count}", card=CARD, count=COUNT)
MOVE_BOTH: Final = move(
    "move-play-both", "play {card} {count} + open {same} {more}", card=CARD, count=COUNT, same=CARD, more=COUNT
)
MOVE_EXCHANGE: Final = move("move-exchange", "exchange {hand} {open}", hand=CARD, open=CARD)

# What happened, where that takes more than one sentence.
ROUND_ENDS: Final = phrase("event-round-over-how", round=COUNT, winner=SEAT_OR_NOBODY)
LOSES: Final = phrase("event-round-over-loses", seat=SEAT, coins=COUNT, lines=LINES, hand=Tally(CARD))
GAINS: Final = phrase("event-round-over-gains", seat=SEAT, coins=COUNT, lines=LINES, hand=Tally(CARD))
EVEN: Final = phrase("event-round-over-even", seat=SEAT)
STANDING: Final = phrase("standing", seat=SEAT, coins=COINS)
SO_FAR: Final = phrase("event-round-over-so-far", each=Many(MESSAGE))
GAME_WON: Final = phrase("event-game-over-won", winner=SEAT, coins=COINS)

ONLY_MOVE: Final = phrase("hint-no-other-move")
GOOD_LAST_CARDS: Final = phrase("hint-good-last-cards")
OPEN_CARDS_ARE_GOOD: Final = phrase("hint-open-cards-are-good")
FOUR_AT_ONCE: Final = phrase("hint-four-at-once")
FEW_CARDS_LEFT: Final = phrase("hint-few-cards-left")
NEED_IT_LEAST: Final = phrase("hint-need-it-least")
ALL_ALIKE: Final = phrase("hint-all-alike")
KEEP_FOR_LATER: Final = phrase("hint-keep-for-later")
KEEP_ANSWERS: Final = phrase("hint-keep-answers")
TURN_ROUND: Final = phrase("hint-turn-round")
SAME_DIRECTION: Final = phrase("hint-same-direction")
OTHERS_DRAW: Final = phrase("hint-others-draw", count=COUNT)
OTHERS_MISS: Final = phrase("hint-others-miss")
DRAGON_HELPS: Final = phrase("hint-dragon-helps")
HARD_TO_FOLLOW: Final = phrase("hint-hard-to-follow")
HARD_TO_PLAY_LATER: Final = phrase("hint-hard-to-play-later")

# What a view tells, for the terminal and the browser: its facts have the names of these arguments.
FITS: Final = phrase("fits", low=COUNT, high=COUNT, dragons=FLAG, one=FLAG)
DOUBT: Final = phrase("doubt", giver=SEAT, cards=Tally(CARD), receivers=Many(SEAT))
EMPTY_PILE: Final = phrase("table-empty")
LYING: Final = phrase("table-lying", cards=CARDS, more=FLAG, run=COUNT, debt=COUNT)
WHAT_FITS: Final = phrase("table-fits", top=CARD, fits=MESSAGE)

# What only the board in the browser says, where words of the game stand in it.
BOARD_ABILITY: Final = phrase("board-ability", ability=ABILITY_NAME)
BOARD_ABILITY_ABOUT: Final = phrase("board-ability-about", ability=ABILITY_NAME)
BOARD_CURSE: Final = phrase("board-curse", curse=CURSE)
BOARD_CURSE_ABOUT: Final = phrase("board-curse-about", curse=CURSE)
BOARD_BEEN: Final = phrase("board-been", abilities=Many(ABILITY_NAME))
BOARD_EXCHANGE: Final = phrase("board-exchange", hand=CARD, open=CARD)
BOARD_TOP: Final = phrase("board-top", card=CARD, count=COUNT)
BOARD_KNOWN_HAND: Final = phrase("board-known-hand", seat=SEAT)
BOARD_MAT: Final = phrase("board-mat", seat=SEAT)


def round_over(told: dict[str, Json]) -> list[Message]:
    """Who won the round, everybody's coins with their reasons, and all that was lost so far."""
    winner = told["winner"]
    found = [Message(ROUND_ENDS.key, {"round": told["round"], "winner": winner})]
    for seat, lines in enumerate(array(told["lines"])):
        if seat != winner:
            found.append(coins(seat, array(lines), array(told["hands"])[seat]))
    each = [say(STANDING, seat=seat, coins=lost) for seat, lost in enumerate(array(told["lost"]))]
    return [*found, say(SO_FAR, each=each)]


def coins(seat: int, lines: list[Json], hand: Json) -> Message:
    """What a player lost in the round, or gained [10.8], and why; what costs nothing is left out."""
    reasons = [line for line in lines if isinstance(line, dict) and line["points"]]
    total = sum([whole(line["points"]) for line in reasons])
    if total == 0:
        return say(EVEN, seat=seat)
    key = LOSES.key if total < 0 else GAINS.key
    return Message(key, {"seat": seat, "coins": abs(total), "lines": list[Json](reasons), "hand": hand})


def game_over(told: dict[str, Json]) -> list[Message]:
    """Who won, having lost so little."""
    winner = whole(told["winner"])
    return [say(GAME_WON, winner=winner, coins=array(told["lost"])[winner])]


def table(view: View) -> list[Message]:
    """Who may have drawn which cards [11.4], then the pile and what fits on it [4.2]."""
    found: list[Message] = []
    for doubt in array(view.facts["doubts"]):
        assert isinstance(doubt, dict)
        found.append(Message(DOUBT.key, doubt))
    pile = view.zone("pile")
    if not pile:
        return [*found, say(EMPTY_PILE)]
    lying: dict[str, Json] = {"cards": list[Json](pile[-MOST_SHOWN:]), "more": len(pile) > MOST_SHOWN}
    found.append(Message(LYING.key, {**lying, "run": view.facts["run"], "debt": view.facts["debt"]}))
    demand = view.facts["demand"]
    if isinstance(demand, dict):
        found.append(Message(WHAT_FITS.key, {"top": pile[-1], "fits": [FITS.key, demand]}))
    return found
