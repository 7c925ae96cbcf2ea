# interpreted: never in a search, and compiling takes its time
"""How Here Comes the Dog reads to a person, in German."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.glossary_de import COLOURS, GLOSSARY, KINDS
from houndtable.games.herecomesthedog.phrases_de import PHRASES
from houndtable.games.herecomesthedog.speech_parts import defence_of, numbers_of
from houndtable.kernel.german import German, Players, count, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import View

ENDS: Final = {
    "feed": "Das letzte Fleisch ist genommen: Fütterung!",
    "assault": "Die letzte Kohle ist genommen, und das Feuer geht aus: Angriff!",
    "nothing": "Fleisch und Kohle sind zugleich ausgegangen: Nichts geschieht.",
}


def dogs(number: Json) -> str:
    """So many dogs."""
    return count(number, "Hund", "Hunde")


def coming(number: Json) -> str:
    """So many dogs come."""
    return f"{dogs(number)} {'kommt' if number == 1 else 'kommen'}"


def sticks_in_words(numbers: list[int]) -> str:
    """Sticks by their numbers of each colour: "2 Fleisch und 1 Feuer"."""
    return listed([f"{number} {name}" for number, name in zip(numbers, COLOURS.values()) if number]) or "keine Stöcke"


def sticks(texts: Json) -> str:
    """Sticks one by one in words: "2 Fleisch und 1 Feuer"."""
    return sticks_in_words(numbers_of(texts))


def used(pairs: int, sets: int) -> str:
    """The sticks of a defence."""
    return sticks_in_words([2 * pairs, sets, sets])


def faint(number: int) -> str:
    """How many villagers faint."""
    verb = "fällt" if number < 2 else "fallen"
    return f"{f'{number} Dorfbewohner' if number else 'niemand'} {verb} in Ohnmacht"


class HereComesTheDogInGerman(German):
    """Here Comes the Dog in German."""

    def primer(self) -> list[str]:
        return [
            "Zähme Hunde! Am Lagerfeuer liegen Stöcke mit Fleisch, Feuer und Kohle. Bist du dran, wirfst du drei "
            "Würfel und nimmst zwei Stöcke in den gewürfelten Farben, oder du tauschst einen Stock.",
            "Ist das letzte Fleisch genommen, zähmen alle einen Hund für je zwei Fleisch. Geht aber zuerst die Kohle "
            "aus, kommt für jedes Fleisch, das du hast, ein Hund auf dich zu. Zwei Fleisch wehren einen Hund ab, ein "
            "Feuer mit einer Kohle noch einen; für jeden, der durchkommt, fällt ein Dorfbewohner in Ohnmacht. Liegen "
            "alle deine, laufen deine Hunde davon.",
            "Zeigen die Würfel alle drei Farben, stiehlst du einen Stock. Drei gleiche: Etwas geschieht mit allen "
            "zugleich.",
            "Nach der letzten Runde gewinnen die meisten Hunde.",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        players = Players(names, me)
        name = told["event"]
        if name == "round":
            starter = players.does(whole(told["first"]), "fängt")
            return f"Runde {told['round']} von {told['rounds']} beginnt. {starter} an."
        if name == "choosing":
            choosing = players.all_do([whole(seat) for seat in array(told["seats"])], "wählt", "wählen")
            return f"{choosing} eine Verteidigung."
        if name == "round over":
            return f"Runde {told['round']} ist vorbei.\n{ENDS[str(told['how'])]}"
        if name == "game over":
            winners = [whole(seat) for seat in array(told["winners"])]
            won = players.all_do(winners, "gewinnt", "gewinnen") if winners else "Alle sind draußen, niemand gewinnt"
            return f"Das Spiel ist aus: {won}."
        if "seat" in told:
            return self.deed(told, players, whole(told["seat"]))
        return self.to_all(told, players)

    def deed(self, told: dict[str, Json], players: Players, seat: int) -> str:
        """What somebody did or met with."""
        name = told["event"]
        if name == "rolled":
            kind = KINDS.get(str(told["kind"]))
            return f"{players.does(seat, 'würfelt')} {sticks(told['dice'])}{f': {kind}!' if kind else '.'}"
        if name == "took":
            return f"{players.does(seat, 'nimmt')} {sticks(told['sticks'])}."
        if name == "exchanged":
            return f"{players.does(seat, 'tauscht')} 1 {COLOURS[str(told['gave'])]} gegen {sticks(told['took'])}."
        if name == "nobody to rob":
            again = f"{players.verb(seat, 'würfelt')} {players.who(seat)} noch einmal"
            return f"Sonst hat niemand einen Stock, also {again}."
        if name == "stole":
            owner = players.to_whom(whole(told["from"]))
            return f"{players.does(seat, 'stiehlt')} {owner} 1 {COLOURS[str(told['stick'])]}."
        if name == "chose":
            what = f": {used(*defence_of(str(told['defence'])))}" if "defence" in told else ""
            return f"{players.does(seat, 'hat')} gewählt{what}."
        return self.fallen(told, players, seat)

    def fallen(self, told: dict[str, Json], players: Players, seat: int) -> str:
        """Nobody stands any more, the dogs leave, and some stand again or it is over."""
        returned = told["returned"]
        verb = "kehrt" if returned == 1 else "kehren"
        left = f", und {dogs(returned)} {verb} zum Rudel zurück" if returned else ""
        whose = "deine Dorfbewohner" if seat == players.me else f"Dorfbewohner von {players.names[seat]}"
        fell = f"Alle {whose} sind in Ohnmacht gefallen{left}."
        if told["event"] == "knocked out":
            return f"{fell} {players.does(seat, 'ist')} aus dem Spiel."
        return f"{fell} {told['villagers']} Dorfbewohner {'steht' if told['villagers'] == 1 else 'stehen'} wieder auf."

    def to_all(self, told: dict[str, Json], players: Players) -> str:
        """What happened to everybody at once."""
        seats = range(len(players.names))
        if told["event"] == "fed":
            tamed = array(told["tamed"])
            words = [f"{players.does(seat, 'zähmt')} {dogs(tamed[seat])}." for seat in seats if tamed[seat]]
            return "\n".join(words) or "Niemand zähmt einen Hund."
        if told["event"] == "fire fest":
            fires = array(told["fires"])
            words = [f"{players.does(seat, 'gibt')} {fires[seat]} Feuer zurück." for seat in seats if fires[seat]]
            return "\n".join(words) or "Niemand hat Feuer."
        words = [self.assaulted(told, players, seat) for seat in seats if array(told["came"])[seat]]
        return "\n".join(words) or "Niemand hat Fleisch, und kein Hund kommt."

    def assaulted(self, told: dict[str, Json], players: Players, seat: int) -> str:
        """What an Assault did to one player, and what they used."""
        came, fended, fainted = [whole(array(told[name])[seat]) for name in ("came", "fended", "fainted")]
        means = ""
        if "pairs" in told:
            means = f" mit {used(whole(array(told['pairs'])[seat]), whole(array(told['sets'])[seat]))}"
        off = f"; {players.who(seat)} {players.verb(seat, 'wehrt')}{means} {fended} ab" if fended else ""
        return f"{coming(came)} auf {players.whom(seat)} zu{off}; {faint(fainted)}."

    def move(self, text: str) -> str:
        words = text.split()
        if words[0] == "take":
            return f"{sticks(list(words[1:]))} nehmen"
        if words[0] == "exchange":
            number = words[2] if len(words) > 3 else "1"
            return f"1 {COLOURS[words[1]]} gegen {number} {COLOURS[words[-1]]} tauschen"
        if words[0] == "steal":
            return f"1 {COLOURS[words[1]]} von Platz {words[4]} stehlen"
        if words[0] == "defend":
            pairs, sets = defence_of(" ".join(words[1:]))
            if pairs + sets == 0:
                return "dich nicht verteidigen und alle Stöcke behalten"
            return f"mit {used(pairs, sets)} {dogs(pairs + sets)} abwehren"
        return "würfeln"

    def table(self, view: View, names: list[str]) -> list[str]:
        facts = view.facts
        tamed, villagers = array(facts["scores"]), array(facts["lives"])
        width = max(len(name) for name in names)
        lines = [
            f"Runde {facts['round']} von {facts['rounds_to_play']}. "
            f"Lagerfeuer: {sticks(list(view.zone('bonfire')))}. Das Rudel: {dogs(facts['pack'])}."
        ]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            standing = f"{villagers[seat]} Dorfbewohner  {sticks(list(view.zone('sticks', seat)))}"
            shown = standing if villagers[seat] else "ausgeschieden"
            lines.append(f"{arrow} Platz {seat}  {name:{width}}  {dogs(tamed[seat]):>8}  {shown}")
        return lines

    def ask(self, view: View) -> str:
        facts = view.facts
        if view.step == "roll":
            if facts["again"]:
                return "Würfle noch einmal."
            return "Würfeln, oder einen Stock tauschen?" if facts["can_exchange"] else "Würfle."
        if view.step == "take":
            return f"Die Würfel zeigen {sticks(facts['dice'])}. Welche Stöcke nimmst du?"
        if view.step == "steal":
            return "Die Würfel zeigen alle drei Farben. Welchen Stock stiehlst du?"
        came = view.zone("sticks", view.seat).count("meat")
        return f"{coming(came)} auf dich zu. Womit du dich verteidigst, das kommt zurück ans Lagerfeuer."


SPEECH: Final = HereComesTheDogInGerman(GLOSSARY, PHRASES)
