# interpreted: never in a search, and compiling takes its time
"""How Dog'n Dog reads to a person, in English."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.board import BOARD
from houndtable.games.dogndog.game import ABOUT
from houndtable.games.dogndog.options import OPTIONS
from houndtable.games.dogndog.speech_parts import hand, poos, row, score
from houndtable.kernel.english import English, count, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import HIDDEN, View


def card(text: Json) -> str:
    """A card in words: "red 3", "Food"; "a card" if it is hidden."""
    word = str(text)
    if word == HIDDEN:
        return "a card"
    return f"red {word[0]}" if word.endswith("r") else word.capitalize()


def cards(texts: Json) -> str:
    """Cards in words: "2, red 3 and Food"."""
    return listed([card(text) for text in array(texts)])


# Why a declaration was false, by the clause it broke.
WRONG: Final = {
    "4.1": "The hand is not complete.",
    "4.4": "The hand is complete, but worth too few points.",
    "5.3": "The player's own discards forbid this ron.",
    "5.5": "A ron that the player passed before forbids this one.",
}


class DogNDogInEnglish(English):
    """Dog'n Dog in English."""

    def primer(self) -> list[str]:
        return [
            "Finish a hand of five: two of a kind, and three of a kind or a run of three. It must be worth 3 points.",
            "The cards: 1 to 6, one of each number red (3r), and food, bone, disc; four of each.",
            "In your turn you draw a card. If that finishes your hand declare tsumo, else discard one. If another's "
            "discard finishes your hand declare ron; but not with a kind that you have discarded yourself.",
            "Points: every red card, every card of the dora's kind, tsumo, only 2 to 5, three of a kind, three of an "
            "accessory ... and Ri-chi: say so when you are one card short, and change your hand no more.",
            "Every 3 points are a trophy; others pay with poos. The Parent wins and pays more. Most trophies win.",
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
        if name == "drew":
            last = " It is the last one." if told["deck"] == 0 else ""
            return f"{who} draw{s} {card(told.get('card', HIDDEN))}.{last}"
        if name == "discarded":
            richi = f" declare{s} Ri-chi and" if told["richi"] else ""
            return f"{who}{richi} discard{s} {card(told['card'])}."
        if name == "finished":
            return self.finished(told, names, me)
        if name == "false declaration":
            return f"{self.declared_wrongly(told, who, s)}\n{self.scores(told, names, me)}"
        if name == "drawing win":
            won = f"{who} {'have' if mine else 'has'} a Drawing win: 1 trophy, and 1 poo for the Parent."
            return f"Nobody finishes. {won}\n{self.scores(told, names, me)}"
        return self.game_ends(told, names, me)

    def round_begins(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """The set-up as a sentence."""
        parent = whole(told["parent"])
        who = "You are" if parent == me else f"{names[parent]} is"
        return f"Round {told['round']}, lap {told['lap']}. {who} the Parent. The dora is {card(told['dora'])}."

    def finished(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """The winning hand, what it is worth item by item, and who pays."""
        seat = whole(told["seat"])
        who = "You declare" if seat == me else f"{names[seat]} declares"
        words = [f"{who} {told['how']} with {card(told['card'])} and {cards(told['hand'])}!"]
        if told["ura"] is not None:
            words.append(f"Turned up as Ura-Dora: {card(told['ura'])}.")
        trophies = count(told["trophies"], "trophy")
        if told["yakuman"]:
            words.append(f"Yaku-Man: {self.items(told['trophies_for'])}. That is {trophies}.")
        else:
            extra = f"; on top {self.items(told['extra'])}" if told["extra"] else ""
            points = count(told["points"], "point")
            words.append(f"{self.items(told['counting'])}{extra}. {points} make {trophies}.")
        return "\n".join([*words, self.payers(told, names, me), self.scores(told, names, me)])

    def payers(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """Who gets how many poos, in one line."""
        words = [
            f"{'You get' if payer == me else names[payer] + ' gets'} {count(number, 'poo')}."
            for payer, number in poos(told)
        ]
        return " ".join(words)

    def items(self, items: Json) -> str:
        """Reasons with their worth: "Tanyao 1, Dora 2"."""
        return ", ".join([f"{item['name']} {item['worth']}" for item in array(items) if isinstance(item, dict)])

    def declared_wrongly(self, told: dict[str, Json], who: str, s: str) -> str:
        """What was declared, and why it was wrong."""
        shown = f"with {card(told['card'])} and {cards(told['hand'])}"
        return (
            f"{who} declare{s} {told['how']} {shown}, but wrongly.\n{WRONG[str(told['clause'])]} [{told['clause']}]\n"
            f"{who} get{s} 2 poos, and the round is dealt again."
        )

    def scores(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """Everybody's score."""
        each = [
            f"{'you' if seat == me else names[seat]} {score(now)}" for seat, now in enumerate(array(told["scores"]))
        ]
        return f"Scores: {', '.join(each)}."

    def game_ends(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """Who won."""
        who = ["you" if seat == me else names[whole(seat)] for seat in array(told["winners"])]
        verb = "wins" if len(who) == 1 and who != ["you"] else "win"
        return f"The game is over: {listed(who)} {verb}."

    def move(self, text: str) -> str:
        words = text.split()
        if words[0] == "discard":
            return f"discard {card(words[1]).lower()}"
        if words[0] == "richi":
            return f"declare Ri-chi and discard {card(words[1]).lower()}"
        return {"tsumo": "finish with the card you drew", "ron": "finish with that discard"}.get(text, "let it go")

    def table(self, view: View, names: list[str]) -> list[str]:
        facts = view.facts
        width = max(len(name) for name in names)
        lines = [
            f"Round {facts['round']}, lap {facts['lap']}. Dora: {view.zone('dora')[0]}. "
            f"Deck: {len(view.zone('deck'))}. Discards, a Ri-chi card in brackets:"
        ]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            house = "Parent" if seat == facts["parent"] else "Child "
            points = f"{score(array(facts['scores'])[seat]):>3}"
            lines.append(f"{arrow} {name:{width}}  {house} {points}  {row(view, seat)}".rstrip())
            if HIDDEN not in view.zone("hand", seat):
                lines.append(f"  {'':{width}}  hand: {hand(view, seat, 'drawn: ')}")
        return lines

    def ask(self, view: View) -> str:
        if view.step == "ron":
            last = view.zone("discards", whole(view.facts["turn"]))[-1]
            return f"{card(last).capitalize()} was discarded. Ron?"
        if view.seat is not None and array(view.facts["richi"])[view.seat] is not None:
            return "You have declared Ri-chi: finish if you can, or discard the card you drew."
        return "Finish if you can, or discard a card."


SPEECH: Final = DogNDogInEnglish(BOARD.title, ABOUT, OPTIONS)
