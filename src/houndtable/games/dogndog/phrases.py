# interpreted: never in a search, and compiling takes its time
"""What Dog'n Dog says besides events and reasons: how moves read, how a round ended, hints, a hand explained, and the
table in the terminal."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.components import FACE_TEXTS, KIND_TEXTS
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.kinds import CLAUSE, COUNT, FLAG, LINES, MESSAGE, SEAT, Card, Kind, Many, Word
from houndtable.kernel.message import Message
from houndtable.kernel.outcome import Line
from houndtable.kernel.phrase import Phrase, move, phrase, say
from houndtable.kernel.view import View

CARD: Final = Card(FACE_TEXTS)
CARDS: Final = Many(CARD)
KIND: Final = Word(KIND_TEXTS, term="kind")
KINDS: Final = Many(KIND)
HOW: Final = Word(["tsumo", "ron"], term="how")

MOVE_DISCARD: Final = move("move-discard", "discard {card}", card=CARD)
MOVE_RICHI: Final = move("move-richi", "richi {card}", card=CARD)
MOVE_TSUMO: Final = move("move-tsumo", "tsumo")
MOVE_RON: Final = move("move-ron", "ron")
MOVE_PASS: Final = move("move-pass", "pass")

# A declaration: who made the discard is none for tsumo. A false one broke a rule.
DECLARED: Final[dict[str, Kind]] = {"seat": SEAT, "owner": SEAT, "card": CARD, "hand": CARDS}
FINISHED: Final = phrase("event-won", **DECLARED)
URA: Final = phrase("event-ura", card=CARD)
POINTS: Final = phrase("event-points", counting=LINES, extra=LINES, points=COUNT, trophies=COUNT)
YAKUMAN: Final = phrase("event-yakuman", lines=LINES, trophies=COUNT)
POOS: Final = phrase("event-poos", seats=Many(SEAT), poos=COUNT)
DRAWN_OUT: Final = phrase("event-drawn-out", seat=SEAT, parent=SEAT)
FALSE: Final = phrase("event-declared-falsely", seat=SEAT, how=HOW, card=CARD, hand=CARDS)
NOT_COMPLETE: Final = phrase("event-false-not-complete", clause=CLAUSE)
TOO_FEW_POINTS: Final = phrase("event-false-too-few-points", clause=CLAUSE)
OWN_DISCARDS: Final = phrase("event-false-own-discards", clause=CLAUSE)
RON_PASSED: Final = phrase("event-false-ron-passed", clause=CLAUSE)
AGAIN: Final = phrase("event-false-again", seat=SEAT, poos=COUNT)
WRONG: Final = {"4.1": NOT_COMPLETE, "4.4": TOO_FEW_POINTS, "5.3": OWN_DISCARDS, "5.5": RON_PASSED}

# Everybody's score: below 0 it is poos [9.6].
STANDINGS: Final = phrase("standings", standings=Many(MESSAGE))
HAS_TROPHIES: Final = phrase("standing-trophies", seat=SEAT, trophies=COUNT)
HAS_POOS: Final = phrase("standing-poos", seat=SEAT, poos=COUNT)

CANNOT_FINISH: Final = phrase("hint-cannot-finish")
FINISHES: Final = phrase("hint-finishes", trophies=COUNT)
NO_CHOICE: Final = phrase("hint-no-choice")
READY: Final = phrase("hint-ready", kinds=KINDS, count=COUNT, richi=FLAG)
SAFE: Final = phrase("hint-safe")
SOON: Final = phrase("hint-soon", count=COUNT)
LEAST: Final = phrase("hint-least")

# A hand explained: what it lacks, or what it is worth.
SCORE_UNFINISHED: Final = phrase("score-unfinished", cards=CARDS)
SCORE_WAITS: Final = phrase("score-waits", kinds=KINDS)
SCORE_WITHOUT: Final = phrase("score-without", kind=KIND, kinds=KINDS)
SCORE_STEPS: Final = phrase("score-steps", count=COUNT)
SCORE_HAND: Final = phrase("score-hand", cards=CARDS, how=HOW, pair=KINDS, three=KINDS)
SCORE_ITEM: Final = phrase("score-item", line=LINES, cards=CARDS, clause=CLAUSE)
SCORE_EXTRA: Final = phrase("score-extra", line=LINES, cards=CARDS, clause=CLAUSE)
SCORE_YAKUMAN_ITEM: Final = phrase("score-yakuman-item", line=LINES, cards=CARDS, clause=CLAUSE)
SCORE_MINIMUM: Final = phrase("score-minimum", points=COUNT, needed=COUNT, enough=FLAG)
SCORE_TOO_LITTLE: Final = phrase("score-too-little")
SCORE_YAKUMAN: Final = phrase("score-yakuman", trophies=COUNT)
SCORE_POINTS: Final = phrase("score-points", points=COUNT, trophies=COUNT)
SCORE_RON: Final = phrase("score-ron", poos=COUNT)
SCORE_CHILDREN: Final = phrase("score-children")
SCORE_PARENT: Final = phrase("score-parent", poos=COUNT)

TABLE_HAND: Final = phrase("table-cards", cards=CARDS, drawn=CARD)
TABLE_DISCARDS: Final = phrase("table-row", seat=SEAT, cards=Many(MESSAGE))
TABLE_CARD: Final = phrase("table-card", card=CARD)
TABLE_RICHI: Final = phrase("table-richi-card", card=CARD)


def finished(told: dict[str, Json]) -> list[Message]:
    """The winning hand, what it is worth item by item, who pays, and everybody's score."""
    found = [declared(FINISHED, {"owner": told["from"], **told})]
    if told["ura"] is not None:
        found.append(Message(URA.key, {"card": told["ura"]}))
    trophies = whole(told["trophies"])
    if told["yakuman"]:
        found.append(say(YAKUMAN, lines=lines(told["trophies_for"]), trophies=trophies))
    else:
        points = whole(told["points"])
        counting, extra = lines(told["counting"]), lines(told["extra"])
        found.append(say(POINTS, counting=counting, extra=extra, points=points, trophies=trophies))
    poos = payments(told)
    seats = [seat for seat, number in enumerate(poos) if number > 0]
    paid = say(POOS, seats=seats, poos=max(poos))  # whoever pays, all pay the same [9.2] [9.3] [9.4]
    return [*found, paid, standings(told)]


def false_declaration(told: dict[str, Json]) -> list[Message]:
    """What was declared, why that was wrong, and what it costs."""
    clause = str(told["clause"])
    return [
        declared(FALSE, told),
        Message(WRONG[clause].key, {"clause": clause}),
        say(AGAIN, seat=told["seat"], poos=2),
        standings(told),
    ]


def drawing_win(told: dict[str, Json]) -> list[Message]:
    """Who has the Drawing win, and everybody's score."""
    return [say(DRAWN_OUT, seat=told["seat"], parent=told["parent"]), standings(told)]


def declared(phrase: Phrase, told: dict[str, Json]) -> Message:
    """A declaration, of what the event told already."""
    return Message(phrase.key, {name: told[name] for name in phrase.fields})


def lines(items: Json) -> list[Line]:
    """Items of a hand as reasons with their worth."""
    return [
        Line(str(item["name"]), whole(item["worth"]), str(item["clause"]))
        for item in array(items)
        if isinstance(item, dict)
    ]


def payments(told: dict[str, Json]) -> list[int]:
    """How many poos each gets now; those for false declarations they have already [12.2]."""
    found: list[int] = []
    for own in array(told["lines"]):
        new = [line for line in array(own) if isinstance(line, dict) and line["clause"] != "12.2"]
        found.append(-sum([whole(line["points"]) for line in new]))
    return found


def standings(told: dict[str, Json]) -> Message:
    """Everybody's score."""
    return say(STANDINGS, standings=[standing(seat, whole(now)) for seat, now in enumerate(array(told["scores"]))])


def standing(seat: int, score: int) -> Message:
    """A seat's score."""
    return say(HAS_POOS, seat=seat, poos=-score) if score < 0 else say(HAS_TROPHIES, seat=seat, trophies=score)


def table(view: View) -> list[Message]:
    """Everybody's discards, and the viewer's hand with the card just drawn apart."""
    found: list[Message] = []
    for seat, sideways in enumerate(array(view.facts["richi"])):
        cards = view.zone("discards", seat)
        if cards:
            shown = [
                Message(TABLE_RICHI.key if place == sideways else TABLE_CARD.key, {"card": card})
                for place, card in enumerate(cards)
            ]
            found.append(say(TABLE_DISCARDS, seat=seat, cards=shown))
    if view.seat is None:
        return found
    hand = list[Json](view.zone("hand", view.seat))
    drawn = view.facts.get("drawn")
    if drawn in hand:
        hand.remove(drawn)
    return [*found, Message(TABLE_HAND.key, {"cards": hand, "drawn": drawn})]
