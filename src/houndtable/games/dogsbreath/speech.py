# interpreted: never in a search, and compiling takes its time
"""How Dog's Breath reads to a person, in English."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.board import BOARD
from houndtable.games.dogsbreath.components import FACE_NAMES, FACE_TEXTS
from houndtable.games.dogsbreath.game import ABOUT
from houndtable.games.dogsbreath.options import OPTIONS
from houndtable.games.dogsbreath.speech_parts import discards, grid_lines, worth
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.english import English, count, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import HIDDEN, View

PRIMER = [
    "Smell worse than all others! Over five rounds you collect food, and who has most points wins.",
    "A food card is written with three letters: m Meat, p Poop or v Vege; s Snout or b Butt; d Day or n Night. The "
    "others are bone, scavenger and guard.",
    "A round begins with a draft: turn up two cards of the grid, keep one, twice. Then, turn by turn, draw a card or "
    "take any open discard, and discard one of your eight.",
    "Three or more of a food score: Meat 6 each (only with a Bone), Poop 5, Vege 4; a Snout with a Butt 3 more. "
    "All food the same: 5. All Butts or all Night: 1 a card. A special: 2. Rare hands score 60 and more.",
    "After your discard you may go out: all others have one more turn. That earns 5 if your hand is the best, and "
    "costs 5 if not. A Scavenger swaps a card with an opponent unless a Guard Dog blocks it.",
]
PLACED = {"flip": "turn up the card at {}", "turn": "lay the card at {} face down again", "take": "take the card at {}"}
WORDS = {
    "draw": "draw from the deck",
    "guard": "block the Scavenger with your Guard Dog",
    "pass": "let the Scavenger be, and say nothing",
    "go out": "say that you are out: all others have one more turn",
    "done": "end your turn and stay in",
    "stay out": "keep to it with the hand you have now",
    "go on": "make it a false alarm and play on",
}
ASKS = {
    "draw": "Draw from the deck, or take one of the discards.",
    "discard": "Discard one card.",
    "offer": "Which card do you offer, face down?",
    "request": "Which kind of card do you want?",
    "guard": "A Scavenger was played. Block it with your Guard Dog? Nobody learns that you were asked.",
    "stay": "You were robbed. Stay out, or make it a false alarm?",
    "go": "Your turn ends. Go out?",
}


def card(text: Json) -> str:
    """A card in words: "Meat Snout Night"; "a card" if it is hidden."""
    word = str(text)
    return FACE_NAMES[FACE_TEXTS.index(word)] if word in FACE_TEXTS else "a card"


class DogsBreathInEnglish(English):
    """Dog's Breath in English."""

    def primer(self) -> list[str]:
        return PRIMER

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        name = str(told["event"])
        if name == "round":
            return self.round_begins(told, names, me)
        if name == "round over":
            return self.round_ends(told, names, me)
        if name == "game over":
            return self.game_ends(told, names, me)
        if name == "put under":
            return f"The draft is over; the {told['count']} cards left go under the deck."
        if name == "reshuffled":
            return f"The deck is used up; {told['count']} discards are shuffled into a new one."
        seat = whole(told["seat"])
        who, s = ("You", "") if seat == me else (names[seat], "s")
        other = ""
        if "target" in told:
            target = whole(told["target"])
            other = "you" if target == me else "themselves" if target == seat else names[target]
        if name in ("offered", "scavenged", "requested", "swapped", "guarded", "lacked"):
            return self.robbery(name, told, who, s, other)
        return self.deed(name, told, who, s)

    def deed(self, name: str, told: dict[str, Json], who: str, s: str) -> str:
        """What somebody did in the draft or in a turn."""
        what = card(told.get("card", HIDDEN))
        if name == "dealt":
            got = listed([card(text) for text in array(told["cards"])]) if "cards" in told else f"{told['count']} cards"
            return f"{who} {'is' if s else 'are'} dealt {got}."
        if name == "flipped":
            return f"{who} turn{s} up {what} at {told['place']}."
        if name == "turned down":
            return f"{who} turn{s} down the card at {told['place']}."
        if name == "picked":
            return f"{who} take{s} {what} from {told['place']}."
        if name == "drew":
            return f"{who} draw{s} {what}."
        if name == "took":
            return f"{who} take{s} {what} from the discards."
        if name == "discarded":
            return f"{who} discard{s} {what}."
        if name == "out":
            return f"{who} {'is' if s else 'are'} out! All others have one more turn."
        if name == "stays out":
            return f"{who} stay{s} out."
        return f"A false alarm: {who[0].lower() + who[1:] if not s else who} play{s} on."

    def robbery(self, name: str, told: dict[str, Json], who: str, s: str, other: str) -> str:
        """What happened around a Scavenger."""
        what = card(told.get("card", HIDDEN))
        if name == "scavenged":
            return f"{who} play{s} a Scavenger on {other}."
        if name == "offered":
            return f"{who} offer{s} {what}, face down."
        if name == "requested":
            return f"{who} ask{s} {other} for {what}."
        if name == "lacked":
            return f"{who} {'has' if s else 'have'} no such card: {what}. Nothing is swapped."
        if name == "guarded":
            return f"{who} play{s} a Guard Dog for {other if s or other != 'you' else 'yourself'}: nothing is swapped."
        gave, got = card(told.get("gave", HIDDEN)), card(told.get("got", HIDDEN))
        return f"{who} swap{s} {gave} for {got} with {other}."

    def round_begins(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """The set-up as a sentence."""
        first = whole(told["first"])
        starter = "You start" if first == me else f"{names[first]} starts"
        return f"Round {told['round']} begins with a draft from {told['grid']} cards. {starter}."

    def round_ends(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """Everybody's hand and score with its reasons."""
        hands, scores = array(told["hands"]), array(told["scores"])
        how = "" if told["how"] == "out" else " Nobody went out in so many turns."
        words = [f"Round {told['round']} is over.{how}"]
        for seat, lines in enumerate(array(told["lines"])):
            who = "You" if seat == me else names[seat]
            held = " ".join([str(text) for text in array(hands[seat])])
            reasons = [f"{line['name']} {line['points']}" for line in array(lines) if isinstance(line, dict)]
            words.append(f"{who}, {held}: {', '.join(reasons) or 'nothing'} = {scores[seat]}.")
        return "\n".join(words)

    def game_ends(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """Who won."""
        who = ["you" if seat == me else names[whole(seat)] for seat in array(told["winners"])]
        won = listed(who)
        points = count(whole(array(told["totals"])[whole(array(told["winners"])[0])]), "point")
        return f"The game is over: {won} win{'' if len(who) > 1 or won == 'you' else 's'} with {points}."

    def move(self, text: str) -> str:
        words = text.split()
        if text in WORDS:
            return WORDS[text]
        if words[0] == "scavenge":
            return f"play your Scavenger on player {words[2]}"
        if words[-1] in PLACE_TEXTS:
            return PLACED[words[0]].format(words[-1])
        origin = " from the discards" if words[0] == "take" else ""
        return f"{words[0]} {card(words[1])}{origin}"

    def table(self, view: View, names: list[str]) -> list[str]:
        scores = array(view.facts["scores"])
        width = max(len(name) for name in names)
        used = len(view.zone("used"))
        head = f"Round {view.facts['round']} of {view.facts['rounds_to_play']}. Deck {len(view.zone('deck'))}"
        lines = [f"{head}, discards {len(view.zone('discards')) + used}." + self.alarm(view, names)]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            held = " ".join(view.zone("hand", seat))
            points = count(whole(scores[seat]), "point")
            lines.append(f"{arrow} {seat} {name:{width}}  {points:>10}  hand: {held}")
        if view.step == "draft":
            lines += grid_lines(view.zone("grid"))
        else:
            lines.append(f"Discards: {discards(view) or 'none'}" + (f", and {used} used up, face down" if used else ""))
        return lines + self.worth(view)

    def alarm(self, view: View, names: list[str]) -> str:
        """Who is out."""
        outer = view.facts["outer"]
        if outer is None:
            return ""
        return " You are out!" if outer == view.seat else f" {names[whole(outer)]} is out: these are the final turns!"

    def worth(self, view: View) -> list[str]:
        """What one's own hand is worth, where it has its seven cards."""
        points = worth(view)
        return [] if points is None else [f"Your hand is worth {count(points, 'point')} as it is."]

    def ask(self, view: View) -> str:
        if view.step != "draft":
            return ASKS[view.step]
        up = array(view.facts["up"])
        if len(up) == 2:
            return "Take one of the two cards that are up."
        return "Turn up a card of the grid." + (f" The one at {up[0]} counts as one of your two." if up else "")


SPEECH: Final = DogsBreathInEnglish(BOARD.title, ABOUT, OPTIONS)
