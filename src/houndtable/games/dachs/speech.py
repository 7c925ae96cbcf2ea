# interpreted: never in a search, and compiling takes its time
"""How Dachs reads to a person, in English."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs.board import BOARD
from houndtable.games.dachs.components import COLOUR_NAMES, COLOURS
from houndtable.games.dachs.game import ABOUT
from houndtable.games.dachs.options import OPTIONS
from houndtable.kernel.english import English, count, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import HIDDEN, View


def card(text: Json) -> str:
    """A card in words: "2 vanilla"; "a card" if it is hidden."""
    word = str(text)
    return "a card" if word == HIDDEN else f"{word[0]} {COLOUR_NAMES[COLOURS.index(word[1])]}"


def cards(texts: Json) -> str:
    """Cards in words: "2 vanilla, 2 sage and 3 sage"."""
    return listed([card(text) for text in array(texts)])


class DachsInEnglish(English):
    """Dachs in English."""

    def primer(self) -> list[str]:
        return [
            "Do not be last! Whoever has the lowest score in a round loses a life. When somebody is out of lives, "
            "all others have won.",
            "A card is a number, 2 to 5, and a colour: v vanilla, b blue-gray, p peach, s sage.",
            "In your turn: play one card, or several of one number or one colour, and score the sum of their numbers; "
            "your whole hand scores 1 more for each card. Then draw cards if you like, take back cards from the row "
            "of the colours you played, and your play joins the row.",
            "When somebody has enough points the round ends with that lap, and what is left in your hand counts "
            "against you.",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        seat = told.get("seat")
        mine = seat is not None and seat == me
        who = "You" if mine else names[seat] if isinstance(seat, int) else ""
        s = "" if mine else "s"
        name = told["event"]
        if name == "round":
            return self.round_begins(told, names, me)
        if name == "dealt":
            got = cards(told["cards"]) if "cards" in told else f"{told['count']} cards"
            return f"{who} {'are' if mine else 'is'} dealt {got}."
        if name == "played":
            bonus = f" and {told['bonus']} for the empty hand" if told["bonus"] else ""
            return f"{who} play{s} {cards(told['cards'])}: {told['points']} points{bonus}, now {told['score']}."
        if name == "last lap":
            return f"{who} {'have' if mine else 'has'} {told['score']} points: this is the last lap of the round."
        if name == "drew":
            return f"{who} draw{s} {card(told.get('card', HIDDEN))}."
        if name == "retrieved":
            return f"{who} take{s} {card(told['card'])} from the row."
        if name == "placed":
            return f"{who} place{s} {cards(told['cards'])} in the row."
        if name == "pushed out":
            return f"Out of the row, face down: {cards(told['cards'])}."
        if name == "reshuffled":
            return f"The deck is used up; the pile of {count(told['count'], 'card')} is shuffled into a new one."
        if name == "round over":
            return self.round_ends(told, names, me)
        return self.game_ends(told, names, me)

    def round_begins(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """The set-up as a sentence."""
        first = whole(told["first"])
        starter = "You start" if first == me else f"{names[first]} starts"
        return f"Round {told['round']} begins. {starter}. The row, oldest first: {cards(told['row'])}."

    def round_ends(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """Everybody's score with its reasons, and who loses a life."""
        hands, lives = array(told["hands"]), array(told["lives"])
        words = [f"Round {told['round']} is over."]
        for seat, lines in enumerate(array(told["lines"])):
            points = [whole(line["points"]) for line in array(lines) if isinstance(line, dict)]
            who = "You" if seat == me else names[seat]
            words.append(
                f"{who}: {points[0]} for cards played, {points[1]} for empty hands, "
                f"{points[2]} for {cards(hands[seat])} in hand: {sum(points)}."
            )
        if told["how"] == "replayed":
            return "\n".join([*words, "All would be out together: nobody loses a life, and the round is played again."])
        for loser in [whole(seat) for seat in array(told["last"])]:
            who = "You are last and lose" if loser == me else f"{names[loser]} is last and loses"
            words.append(f"{who} a life; {count(lives[loser], 'life')} left.")
        return "\n".join(words)

    def game_ends(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """Who won."""
        who = ["you" if seat == me else names[whole(seat)] for seat in array(told["winners"])]
        if not who:
            return "The game is over, and nobody wins."
        won = listed(who)
        verb = "wins" if len(who) == 1 and won != "you" else "win"
        return f"The game is over: {won} {verb}."

    def move(self, text: str) -> str:
        words = text.split()
        if words[0] in ("play", "place"):
            return f"{words[0]} {cards(list(words[1:]))}"
        if words[0] == "take":
            which = "" if len(words) == 2 else f", the {words[2]} oldest of them"
            return f"take {card(words[1])}{which}"
        return "draw a card" if text == "draw" else "stop"

    def table(self, view: View, names: list[str]) -> list[str]:
        points, lives = array(view.facts["scores"]), array(view.facts["lives"])
        width = max(len(name) for name in names)
        lines = [
            f"Round {view.facts['round']}. Deck {len(view.zone('deck'))}, pile {len(view.zone('pile'))}."
            + (" Last lap!" if view.facts["last_lap"] else f" The last lap comes at {view.facts['target']} points.")
        ]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            held = " ".join(view.zone("hand", seat))
            lines.append(
                f"{arrow} {name:{width}}  {points[seat]:>3} points  {count(lives[seat], 'life'):>7}  hand: {held}"
            )
        lines.append(f"Row, oldest first: {' '.join(view.zone('row'))}  (deck)")
        if view.zone("played"):
            lines.append(f"Played: {' '.join(view.zone('played'))}")
        return lines

    def ask(self, view: View) -> str:
        if view.step == "play":
            return "Play one card, or several of one number or one colour."
        if view.step == "draw":
            return f"Draw from the deck? {count(view.facts['draws_left'], 'draw')} left."
        if view.step == "retrieve":
            return "Take a card of a colour you played from the row?"
        return "Which card goes into the row next? The last one lies next to the deck."


SPEECH: Final = DachsInEnglish(BOARD.title, ABOUT, OPTIONS)
