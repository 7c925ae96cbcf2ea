# interpreted: never in a search, and compiling takes its time
"""How Drachensachen reads to a person, in English."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen import speech_events
from houndtable.games.drachensachen.board import BOARD
from houndtable.games.drachensachen.game import ABOUT
from houndtable.games.drachensachen.options import OPTIONS
from houndtable.games.drachensachen.speech_parts import doubts, short, shows_seats, top_of_pile
from houndtable.games.drachensachen.speech_words import card, cards
from houndtable.kernel.english import English, count, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import View

MOVES: Final = {
    "take pile": "take the whole pile into your hand",
    "miss": "miss the turn",
    "keep": "keep your cards as they are",
    "reverse": "change the direction of play",
    "go on": "leave the direction as it is",
}

# What a card does, as far as it can be said beforehand.
EFFECTS: Final = {
    "3": "next: only 1, 2 or a dragon",
    "4": "next: owes two cards for each",
    "5": "as many players miss a turn",
    "6": "next: 6 or higher, no dragon",
    "nullo": "next: anything but a 9",
    "extermino": "the pile is gone, go again",
    "protecto": "pass on what you face",
}
NUMBERS: Final = ["", "one", "two", "three", "four"]


class DrachensachenInEnglish(English):
    """Drachensachen in English."""

    def primer(self) -> list[str]:
        return [
            "Get rid of your cards! Whoever is first wins the round; everybody else loses a gold coin for each card "
            "left, 10 at most. When somebody has lost the hoard, whoever lost the fewest coins wins.",
            "Play from your hand; when it is gone, your open Remainders; then your hidden ones, blind.",
            "Play one or several equal cards, as high as the card you face or higher; or take the whole pile. Four "
            "equal cards in a row clear the pile, and you go again. You may throw out four equal hand cards.",
            "After a 3 only 1, 2 or a dragon. A 4: draw two, or push it on with a 4 or Protecto. A 5: miss a turn. "
            "After a 6 no dragon.",
            "Dragons fit on all but a 6, and no 9 fits on them. Nullo: anything goes next. Extermino: the pile is "
            "gone, you go again. Protecto: the next player faces what you faced.",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        return speech_events.sentence(told, names, me)

    def move(self, text: str) -> str:
        words = text.split()
        if text in MOVES:
            return MOVES[text]
        if words[0] == "play":
            return play_words(words)
        if words[0] == "exchange":
            return f"give {card(words[1])} of your hand for your open {words[2]}"
        if words[0] == "draw":
            return f"draw {count(int(words[1]), 'card')}"
        if words[0] == "blind":
            return f"turn up hidden Remainder {words[1]}"
        if words[0] == "give":
            return f"let the player in seat {words[2]} draw a card of your hand"
        if words[0] == "lift":
            return f"take your open {words[1]} into your hand"
        return f"throw out four {words[1]}"

    def table(self, view: View, names: list[str]) -> list[str]:
        facts = view.facts
        lines = [
            f"Round {facts['round']}. Draw pile {len(view.zone('draw pile'))}. "
            f"The game ends when somebody has lost {facts['hoard']}."
        ]
        if facts["abilities"]:
            lines.append(f"Abilities: {', '.join(map(str, array(facts['abilities'])))}.")
        width = max(len(name) for name in names)
        for seat, name in enumerate(names):
            lines.append(player(view, seat, f"{name:{width}}"))
        for doubt in doubts(view):
            others = listed([names[seat] for seat in doubt.receivers])
            lines.append(f"{names[doubt.giver]} had {cards(doubt.cards)}; of these {others} may have drawn some.")
        lines.append(pile(view))
        return lines

    def ask(self, view: View) -> str:
        facts = view.facts
        if view.step == "exchange":
            return "Exchange a hand card for one of your open Remainders?"
        if view.step == "owe":
            return f"You owe {count(facts['debt'], 'card')}: draw, or push it on?"
        if view.step == "miss":
            return f"You are to miss a turn ({count(facts['skip'], 'turn')} to be missed in all)."
        if view.step == "give":
            return f"Who draws a card of your hand? {facts['todo']} to go."
        if view.step == "turn":
            return "Change the direction of play?"
        if view.step == "lift":
            return f"Which open Remainder comes into your hand? {facts['todo']} to go."
        if facts["quick"]:
            return "A Nullo is quick: play again."
        return "Your turn."


def play_words(words: list[str]) -> str:
    """A play in words: "play two 5 (as many players miss a turn)"."""
    also = f" and {NUMBERS[int(words[-1][1:])]} open" if "+" in words else ""
    effect = f" ({EFFECTS[words[1]]})" if words[1] in EFFECTS else ""
    return f"play {NUMBERS[int(words[2][1:])]} {words[1]}{also}{effect}"


def player(view: View, seat: int, name: str) -> str:
    """A player's line: coins lost, hand, open and hidden Remainders."""
    facts = view.facts
    arrow = ">" if seat in view.waiting else " "
    number = f"seat {seat} " if shows_seats(view) else ""
    lost = whole(array(facts["scores"])[seat])
    hand = view.zone("hand", seat)
    held = f"hand {len(hand)}: {short(hand)}" if hand else "no hand"
    opened = f"; open: {short(view.zone('open', seat))}" if view.zone("open", seat) else ""
    hidden = f"; hidden: {len(view.zone('hidden', seat))}" if view.zone("hidden", seat) else ""
    return f"{arrow} {number}{name} lost {lost:>2}; {held}{opened}{hidden}"


def pile(view: View) -> str:
    """The pile, its top card last, and what it asks for."""
    if not view.zone("pile"):
        return "The pile is empty."
    facts = view.facts
    words = [f"Pile, top last: {top_of_pile(view)}."]
    words.append(f"To beat: {facts['facing'] or 'nothing'}.")
    if whole(facts["run"]) > 1:
        words.append(f"{facts['run']} in a row.")
    if facts["debt"]:
        words.append(f"Owed: {count(facts['debt'], 'card')}.")
    if not facts["clockwise"]:
        words.append("Play goes anticlockwise.")
    return " ".join(words)


SPEECH: Final = DrachensachenInEnglish(BOARD.title, ABOUT, OPTIONS)
