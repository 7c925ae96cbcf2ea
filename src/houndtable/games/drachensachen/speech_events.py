# interpreted: never in a search, and compiling takes its time
"""What happened in Drachensachen, as sentences in English."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.speech_parts import lines_of, short
from houndtable.games.drachensachen.speech_words import card, cards
from houndtable.kernel.english import count
from houndtable.kernel.json import Json, array, whole

# What an ability means, for the moment it comes into play.
MEANING: Final = {
    "dragons are quick": "after a Nullo you go again",
    "envious monsters": "whoever plays dragons draws a card",
    "small but nice": "whoever faces a 9 may answer with a 1",
    "monsterball": "for each 2 played, somebody draws a random card of your hand",
    "roundabout": "a 7 may change the direction",
    "golden feathers": "an 8 left at the end brings a coin instead of costing one",
    "open secrets": "for each 9 played, you take an open Remainder into your hand",
}


def sentence(told: dict[str, Json], names: list[str], me: int | None) -> str:
    """The event as a sentence to this person."""
    name = told["event"]
    if name == "round":
        return round_begins(told, names, me)
    if name == "round over":
        return round_ends(told, names, me)
    if name == "game over":
        winner = whole(told["winner"])
        who = "you win" if winner == me else f"{names[winner]} wins"
        lost = whole(array(told["lost"])[winner])
        return f"The game is over: {who}, having lost the fewest coins ({lost})."
    if name == "ability":
        ability = str(told["ability"])
        return f"A new ability, {ability}: {MEANING[ability]}."
    seat = whole(told["seat"])
    return deed(told, "You" if seat == me else names[seat], "" if seat == me else "s", names, me)


def deed(told: dict[str, Json], who: str, s: str, names: list[str], me: int | None) -> str:
    """What a player did or met with."""
    name = told["event"]
    if name == "dealt":
        got = cards(told["cards"]) if "cards" in told else count(told["count"], "card")
        return f"{who} {'is' if s else 'are'} dealt {got}."
    if name == "curse":
        return f"{who} draw{s} a curse: {told['curse']}."
    if name == "chaos":
        return f"{who} draw{s} a curse: Chaos! Everybody draws one, and the draw pile is all that remains."
    if name == "kept":
        return f"{who} keep{s} all cards."
    if name == "exchanged":
        return f"{who} exchange{s} {card(told['hand'])} of the hand for the open {told['open']}."
    if name == "played":
        return played(told, who, s)
    if name == "drew":
        drawn = f" ({cards(told['cards'])})" if "cards" in told else ""
        return f"{who} draw{s} {count(told['count'], 'card')}{drawn}."
    if name == "gave":
        to = whole(told["to"])
        receiver = "You draw" if to == me else f"{names[to]} draws"
        what = f" ({told['card']})" if "card" in told else ""
        whose = "your" if who == "You" else f"{who}'s"
        return f"{receiver} a card of {whose} hand{what}."
    return pile_deed(told, who, s)


def played(told: dict[str, Json], who: str, s: str) -> str:
    """Cards played, and where they came from."""
    text, hand, opened = str(told["card"]), whole(told["hand"]), whole(told["open"])
    lying = " of the open Remainders" if opened and not hand else ""
    also = f" and {count(opened, 'open one')}" if opened and hand else ""
    return f"{who} play{s} {short([text] * (hand or opened))}{lying}{also}."


def pile_deed(told: dict[str, Json], who: str, s: str) -> str:
    """What became of the pile, of a turn, of hidden or open Remainders."""
    name = told["event"]
    if name == "took pile":
        return f"{who} take{s} the pile: {cards(told['cards'])}."
    if name == "misfit":
        return f"It does not fit. {who} take{s} it with the pile: {cards(told['cards'])}."
    if name == "turned up":
        return f"{who} turn{s} up {card(told['card'])}."
    if name == "missed":
        return f"{who} miss{'es' if s else ''} a turn."
    if name == "threw":
        return f"{who} throw{s} out four {told['card']}."
    if name == "four in a row":
        return f"Four in a row: the pile ({count(told['cards'], 'card')}) is gone. {who} go{'es' if s else ''} again."
    if name == "exterminated":
        return f"The pile ({count(told['cards'], 'card')}) is gone. {who} go{'es' if s else ''} again."
    if name == "lifted":
        return f"{who} take{s} the open {told['card']} into the hand."
    way = "clockwise" if told["clockwise"] else "anticlockwise"
    return f"{who} change{s} the direction: it goes {way} now."


def round_begins(told: dict[str, Json], names: list[str], me: int | None) -> str:
    """Who starts."""
    first = whole(told["first"])
    return f"Round {told['round']} begins. {'You start' if first == me else f'{names[first]} starts'}."


def round_ends(told: dict[str, Json], names: list[str], me: int | None) -> str:
    """Everybody's coins with their reasons."""
    winner = told["winner"]
    how = "Nothing has changed for a long time, so it is scored as it is."
    if winner is not None:
        how = "You are rid of all cards." if winner == me else f"{names[whole(winner)]} is rid of all cards."
    words = [f"Round {told['round']} is over. {how}"]
    for seat, lines in enumerate(array(told["lines"])):
        who = "You" if seat == me else names[seat]
        words.append(f"{who}: {coins(lines_of(lines), cards(array(told['hands'])[seat]))}")
    lost = [f"{'you' if seat == me else names[seat]} {coin}" for seat, coin in enumerate(array(told["lost"]))]
    return "\n".join([*words, f"Lost so far: {', '.join(lost)}."])


def coins(lines: list[tuple[str, int]], hand: str) -> str:
    """A score line by line: "-3 hand (4 x2 and 7), -1 open Remainders: -4." """
    reasons = [f"{points:+} {f'{name} ({hand})' if name == 'hand' else name}" for name, points in lines]
    return f"{', '.join(reasons) or 'nothing lost'}: {sum([points for _, points in lines])}."
