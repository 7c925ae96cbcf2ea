# interpreted: never in a search, and compiling takes its time
"""How Here Comes the Dog reads to a person, in English."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.board import BOARD
from houndtable.games.herecomesthedog.components import COLOURS
from houndtable.games.herecomesthedog.game import ABOUT
from houndtable.games.herecomesthedog.options import OPTIONS
from houndtable.games.herecomesthedog.speech_parts import defence_of, numbers_of
from houndtable.kernel.english import English, count, listed, verb
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import View


def sticks_in_words(numbers: list[int]) -> str:
    """Sticks by their numbers of each colour: "2 meat and 1 fire"."""
    return listed([f"{number} {name}" for number, name in zip(numbers, COLOURS) if number]) or "no sticks"


def sticks(texts: Json) -> str:
    """Sticks one by one in words: "2 meat and 1 fire"."""
    return sticks_in_words(numbers_of(texts))


def defence_in_words(text: str) -> str:
    """A defence as an offer, with all its sticks and the dogs they fend off."""
    pairs, sets = defence_of(text)
    if pairs + sets == 0:
        return "defend with nothing and keep all sticks"
    used = [f"{2 * pairs} meat"] * (pairs > 0) + [f"{sets} fire", f"{sets} charcoal"] * (sets > 0)
    return f"defend with {', '.join(used)}: {count(pairs + sets, 'dog')}"


def faint(number: int) -> str:
    """How many villagers faint."""
    return f"{count(number, 'villager')} {verb('faint', number)}" if number else "nobody faints"


class HereComesTheDogInEnglish(English):
    """Here Comes the Dog in English."""

    def primer(self) -> list[str]:
        return [
            "Tame dogs! At the bonfire lie sticks of meat, fire and charcoal. In your turn roll three dice and take "
            "two sticks of the colours they show, or exchange a stick.",
            "When the last meat is taken everybody tames a dog for every two meat they hold. But when the last "
            "charcoal goes first, a dog comes at you for every meat you hold. Two meat fend off one dog, a fire with "
            "a charcoal another; for each that gets through a villager faints. If all of yours faint your dogs leave.",
            "One of each colour on the dice: steal a stick. Three alike: something happens to everybody at once.",
            "After the last round the most dogs win.",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        seat = told.get("seat")
        mine = seat is not None and seat == me
        who = "You" if mine else names[seat] if isinstance(seat, int) else ""
        s = "" if mine else "s"
        name = told["event"]
        if name == "round":
            first = whole(told["first"])
            starter = "You start" if first == me else f"{names[first]} starts"
            return f"Round {told['round']} of {told['rounds']} begins. {starter}."
        if name == "rolled":
            return f"{who} roll{s} {sticks(told['dice'])}{self.kind(told['kind'])}"
        if name == "took":
            return f"{who} take{s} {sticks(told['sticks'])}."
        if name == "exchanged":
            return f"{who} exchange{s} 1 {told['gave']} for {sticks(told['took'])}."
        if name == "nobody to rob":
            return f"Nobody else holds a stick, so {'you roll' if mine else who + ' rolls'} again."
        if name == "stole":
            owner = whole(told["from"])
            return f"{who} steal{s} 1 {told['stick']} from {'you' if owner == me else names[owner]}."
        if name == "choosing":
            return self.choosing(told, names, me)
        if name == "chose":
            what = f": {told['defence']}" if "defence" in told else ""
            return f"{who} {'have' if mine else 'has'} chosen{what}."
        if name == "restored":
            villagers = told["villagers"]
            return f"{self.fallen(told, who, mine)} {count(villagers, 'villager')} {verb('stand', villagers)} again."
        if name == "knocked out":
            return f"{self.fallen(told, who, mine)} {who} {'are' if mine else 'is'} out of the game."
        if name == "round over":
            return self.round_ends(told)
        return self.to_all(told, names, me)

    def kind(self, kind: Json) -> str:
        """What a roll brings, behind the dice."""
        return {"sticks": ".", "theft": ": Theft!", "feed": ": Feed!", "fire fest": ": Fire Fest!"}.get(
            str(kind), ": Assault!"
        )

    def choosing(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """Who has to choose a defence, oneself first."""
        seats = sorted([whole(seat) for seat in array(told["seats"])], key=lambda seat: seat != me)
        who = listed(["You" if seat == me else names[seat] for seat in seats])
        return f"{who} {'chooses' if len(seats) == 1 and seats[0] != me else 'choose'} how to defend."

    def fallen(self, told: dict[str, Json], who: str, mine: bool) -> str:
        """Nobody stands any more, and the dogs leave."""
        returned = told["returned"]
        dogs = f", and {count(returned, 'dog')} {verb('return', returned)} to the pack" if returned else ""
        whose = "your" if mine else f"of {who}'s"
        return f"All {whose} villagers have fainted{dogs}."

    def round_ends(self, told: dict[str, Json]) -> str:
        """Why a round has ended."""
        how = {
            "feed": "The last meat is taken: Feed!",
            "assault": "The last charcoal is taken, and the fire goes out: Assault!",
        }.get(str(told["how"]), "Meat and charcoal have run out together: nothing happens.")
        return f"Round {told['round']} is over.\n{how}"

    def to_all(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """What happened to everybody at once, and how the game ended."""
        name = told["event"]
        seats = range(len(names))
        who = ["You" if seat == me else names[seat] for seat in seats]
        s = ["" if seat == me else "s" for seat in seats]
        if name == "fed":
            tamed = [whole(number) for number in array(told["tamed"])]
            words = [f"{who[seat]} tame{s[seat]} {count(tamed[seat], 'dog')}." for seat in seats if tamed[seat]]
            return "\n".join(words) or "Nobody tames a dog."
        if name == "fire fest":
            fires = [whole(number) for number in array(told["fires"])]
            words = [f"{who[seat]} return{s[seat]} {fires[seat]} fire." for seat in seats if fires[seat]]
            return "\n".join(words) or "Nobody holds fire."
        if name == "assaulted":
            words = [self.assaulted(told, seat, who[seat], s[seat]) for seat in seats if array(told["came"])[seat]]
            return "\n".join(words) or "Nobody holds meat, and no dog comes."
        winners = [whole(seat) for seat in array(told["winners"])]
        if not winners:
            return "The game is over: all are out, and nobody wins."
        won = listed(["you" if seat == me else names[seat] for seat in winners])
        return f"The game is over: {won} {'wins' if len(winners) == 1 and winners[0] != me else 'win'}."

    def assaulted(self, told: dict[str, Json], seat: int, who: str, s: str) -> str:
        """What an Assault did to one player, and what they used."""
        came, fended, fainted = [whole(array(told[name])[seat]) for name in ("came", "fended", "fainted")]
        whom = "you" if who == "You" else who
        used = ""
        if "pairs" in told:
            pairs, sets = whole(array(told["pairs"])[seat]), whole(array(told["sets"])[seat])
            used = f" with {sticks_in_words([2 * pairs, sets, sets])}"
        coming = f"{count(came, 'dog')} {verb('come', came)} at {whom}"
        off = f"; {whom} fend{s} off {fended}{used}" if fended else ""
        return f"{coming}{off}; {faint(fainted)}."

    def move(self, text: str) -> str:
        words = text.split()
        if words[0] == "take":
            return f"take {sticks(list(words[1:]))}"
        if words[0] == "exchange":
            return f"exchange 1 {words[1]} for {' '.join(words[2:]) if len(words) > 3 else '1 ' + words[2]}"
        if words[0] == "steal":
            return f"steal 1 {' '.join(words[1:])}"
        if words[0] == "defend":
            return defence_in_words(text.partition(" ")[2])
        return "roll the dice"

    def table(self, view: View, names: list[str]) -> list[str]:
        facts = view.facts
        dogs, villagers = array(facts["scores"]), array(facts["lives"])
        width = max(len(name) for name in names)
        lines = [
            f"Round {facts['round']} of {facts['rounds_to_play']}. "
            f"Bonfire: {sticks(list(view.zone('bonfire')))}. The pack: {count(facts['pack'], 'dog')}."
        ]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            lines.append(
                f"{arrow} seat {seat}  {name:{width}}  {count(dogs[seat], 'dog'):>7}  "
                + (
                    f"{count(villagers[seat], 'villager'):<11}  {sticks(list(view.zone('sticks', seat)))}"
                    if villagers[seat]
                    else "knocked out"
                )
            )
        return lines

    def ask(self, view: View) -> str:
        facts = view.facts
        if view.step == "roll":
            if facts["again"]:
                return "Roll again."
            return "Roll the dice, or exchange a stick?" if facts["can_exchange"] else "Roll the dice."
        if view.step == "take":
            return f"The dice show {sticks(facts['dice'])}. Which sticks do you take?"
        if view.step == "steal":
            return "The dice show all three colours. Which stick do you steal?"
        came = view.zone("sticks", view.seat).count("meat")
        return f"{count(came, 'dog')} {verb('come', came)} at you. What you defend with goes back to the bonfire."


SPEECH: Final = HereComesTheDogInEnglish(BOARD.title, ABOUT, OPTIONS)
