# interpreted: never in a search, and compiling takes its time
"""What Dog's Breath says besides events and reasons: how moves read, hints, the end of a round, a hand explained, and
the table's grid."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.components import COLUMNS, FACE_TEXTS
from houndtable.kernel.items import GAP
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.kinds import (
    CELL,
    CLAUSE,
    COUNT,
    FLAG,
    LINES,
    MESSAGE,
    MOST,
    SEAT,
    TEXT,
    Card,
    Many,
    Number,
    Tally,
    Word,
)
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import move, phrase, say
from houndtable.kernel.view import HIDDEN, View

CARD: Final = Card(FACE_TEXTS)
CARDS: Final = Many(CARD)
FOOD: Final = Word(["meat", "poop", "vege"], term="food")
POINTS: Final = Number(-MOST, MOST)

MOVE_FLIP: Final = move("move-flip", "flip {place}", place=CELL)
MOVE_TURN_DOWN: Final = move("move-turn-down", "turn down {place}", place=CELL)
MOVE_TAKE_PLACE: Final = move("move-take-place", "take {place}", place=CELL)  # only a place is read as one
MOVE_TAKE_CARD: Final = move("move-take-card", "take {card}", card=CARD)
MOVE_DRAW: Final = move("move-draw", "draw")
MOVE_DISCARD: Final = move("move-discard", "discard {card}", card=CARD)
MOVE_SCAVENGE: Final = move("move-scavenge", "scavenge seat {target}", target=SEAT)
MOVE_OFFER: Final = move("move-offer", "offer {card}", card=CARD)
MOVE_REQUEST: Final = move("move-request", "request {card}", card=CARD)
MOVE_GUARD: Final = move("move-guard", "guard")
MOVE_PASS: Final = move("move-pass", "pass")
MOVE_GO_OUT: Final = move("move-go-out", "go out")
MOVE_DONE: Final = move("move-done", "done")
MOVE_STAY_OUT: Final = move("move-stay-out", "stay out")
MOVE_GO_ON: Final = move("move-go-on", "go on")

# At the board in the browser, where the card at a place is seen.
BOARD_TAKE: Final = phrase("board-take", card=CARD)
BOARD_TURN_DOWN: Final = phrase("board-turn-down", card=CARD)
BOARD_PLACE: Final = phrase("board-place", place=CELL, card=CARD)
BOARD_PLACE_SEEN: Final = phrase("board-place-seen", place=CELL, card=CARD)
BOARD_HEAP: Final = phrase("board-heap", card=CARD, count=COUNT)
BOARD_LATEST: Final = phrase("board-latest", card=CARD)
BOARD_OUT: Final = phrase("board-out", seat=SEAT)
BOARD_LAST_TURNS: Final = phrase("board-last-turns", seats=Many(SEAT))
BOARD_THEFT: Final = phrase("board-theft", thief=SEAT, victim=SEAT)
BOARD_STAY: Final = phrase("board-stay", seat=SEAT)

ROUND_ENDED: Final = phrase("event-round-over-begin", round=COUNT, how=TEXT)
HAND_SCORED: Final = phrase("event-round-over-each", seat=SEAT, hand=CARDS, lines=LINES, score=POINTS)
WON: Final = phrase("event-game-over-won", winners=Many(SEAT), points=POINTS)

DRAW_IS_BEST: Final = phrase("hint-draw")
TAKE_HELPS: Final = phrase("hint-take")
NEEDED_LEAST: Final = phrase("hint-needed-least")
MAY_SPOIL: Final = phrase("hint-may-spoil")
TWO_NEW_CARDS: Final = phrase("hint-two-new-cards")
HELPS_MOST: Final = phrase("hint-helps-most")
FITS_BETTER: Final = phrase("hint-fits-better")
HOPE_FOR_BETTER: Final = phrase("hint-hope-for-better")
SEEN_AND_GOOD: Final = phrase("hint-seen-and-good")
NOT_SEEN_YET: Final = phrase("hint-not-seen-yet")
GUARD_YOUR_HAND: Final = phrase("hint-guard")
NOT_YOUR_HAND: Final = phrase("hint-pass")
MAY_BE_BEST: Final = phrase("hint-may-be-best", worth=POINTS)
OTHERS_MAY_HAVE_MORE: Final = phrase("hint-others-may-have-more", worth=POINTS)

# A hand explained: what it is worth, what earns nothing, and what is one card away.
SCORE_HAND: Final = phrase("score-hand", cards=Tally(CARD))
SCORE_ITEM: Final = phrase("score-item", line=LINES, clause=CLAUSE)
SCORE_TOTAL: Final = phrase("score-total", points=POINTS, combo=FLAG)
SCORE_TOO_FEW: Final = phrase("score-too-few", foods=Many(FOOD), least=COUNT)
SCORE_NO_BONE: Final = phrase("score-no-bone")
SCORE_AWAY: Final = phrase("score-away", points=POINTS)
SCORE_AWAY_COMBO: Final = phrase("score-away-combo", line=LINES)
SCORE_DRAW: Final = phrase("score-draw", drawn=CARD)
SCORE_SWAP: Final = phrase("score-swap", drawn=CARD, discarded=CARD)
SCORE_MORE: Final = phrase("score-more", count=COUNT)
SCORE_NO_BETTER: Final = phrase("score-no-better")

# The draft in the terminal: a line for the numbers of the columns and one for each row, parted by tabs.
GRID_HEAD: Final = phrase("table-grid-head")
GRID_ROW: Final = phrase("table-grid-row", row=COUNT, first=MESSAGE, second=MESSAGE, third=MESSAGE, fourth=MESSAGE)
CELL_CARD: Final = phrase("table-cell", card=CARD)
CELL_DOWN: Final = phrase("table-cell-down")
CELL_EMPTY: Final = phrase("table-cell-empty")
DISCARDS: Final = phrase("table-open-discards", cards=CARDS, used=COUNT)


def round_over(told: dict[str, Json]) -> list[Message]:
    """How the round ended, then everybody's hand and score with its reasons."""
    hands, scores = array(told["hands"]), array(told["scores"])
    return [
        Message(ROUND_ENDED.key, {"round": told["round"], "how": told["how"]}),
        *[
            Message(HAND_SCORED.key, {"seat": seat, "hand": hands[seat], "lines": lines, "score": scores[seat]})
            for seat, lines in enumerate(array(told["lines"]))
        ],
    ]


def game_over(told: dict[str, Json]) -> list[Message]:
    """Who won, and with how many points."""
    winners = array(told["winners"])
    return [Message(WON.key, {"winners": winners, "points": array(told["totals"])[whole(winners[0])]})]


def table(view: View) -> list[Message]:
    """The grid of the draft row by row; after it the discards in printed order."""
    if view.step != "draft":
        cards = sorted([FACE_TEXTS.index(card) for card in view.zone("discards")])
        return [say(DISCARDS, cards=cards, used=len(view.zone("used")))]
    cells = [cell(card) for card in view.zone("grid")]
    rows = [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]
    return [
        say(GRID_HEAD),
        *[
            say(GRID_ROW, row=number, first=row[0], second=row[1], third=row[2], fourth=row[3])
            for number, row in enumerate(rows, 1)
        ],
    ]


def cell(card: str) -> Message:
    """What lies at a place of the grid."""
    if card in (GAP, HIDDEN):
        return say(CELL_EMPTY if card == GAP else CELL_DOWN)
    return say(CELL_CARD, card=FACE_TEXTS.index(card))
