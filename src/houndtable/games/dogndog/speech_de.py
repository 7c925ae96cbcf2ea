# interpreted: never in a search, and compiling takes its time
"""How Dog'n Dog reads to a person, in German."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.glossary_de import ACCESSORIES, GLOSSARY, HOW, WRONG
from houndtable.games.dogndog.phrases_de import PHRASES
from houndtable.games.dogndog.speech_parts import hand, poos, row, score
from houndtable.kernel.german import German, Players, count, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import HIDDEN, View

MOVES: Final = {
    "tsumo": "mit der gezogenen Karte abschließen",
    "ron": "mit diesem Abwurf abschließen",
    "pass": "vorbeigehen lassen",
}


def card(text: Json) -> str:
    """A card in words: "rote 3", "Futter"; "eine Karte" if it is hidden."""
    word = str(text)
    if word == HIDDEN:
        return "eine Karte"
    return f"rote {word[0]}" if word.endswith("r") else ACCESSORIES.get(word, word)


def cards(texts: Json) -> str:
    """Cards in words: "2, rote 3 und Futter"."""
    return listed([card(text) for text in array(texts)])


class DogNDogInGerman(German):
    """Dog'n Dog in German."""

    def primer(self) -> list[str]:
        return [
            "Mach eine Hand aus fünf Karten fertig: zwei gleiche, dazu drei gleiche oder eine Dreierfolge. Sie muss 3 "
            "Punkte wert sein.",
            "Die Karten: 1 bis 6, von jeder Zahl eine rot (3r), und Futter (food), Knochen (bone), Scheibe (disc); "
            "jede viermal.",
            "Bist du dran, ziehst du eine Karte. Macht sie deine Hand fertig, sag Tsumo an, sonst wirf eine ab. Macht "
            "ein fremder Abwurf deine Hand fertig, sag Ron an; aber nicht mit einer Sorte, die du selbst abgeworfen "
            "hast.",
            "Punkte: jede rote Karte, jede Karte von der Sorte der Dora, Tsumo, nur 2 bis 5, drei gleiche, drei "
            "gleiche Beigaben ... und Ri-chi: Sag es an, wenn dir eine Karte fehlt, und ändere deine Hand nicht mehr.",
            "Je 3 Punkte sind ein Pokal; andere zahlen mit Häufchen. Der Elternteil gewinnt und zahlt mehr. Die "
            "meisten Pokale gewinnen.",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        players = Players(names, me)
        name = told["event"]
        if name == "round":
            parent = players.does(whole(told["parent"]), "ist")
            return f"Runde {told['round']}, Umlauf {told['lap']}. {parent} Elternteil. Dora: {card(told['dora'])}."
        if name == "game over":
            winners = [whole(seat) for seat in array(told["winners"])]
            return f"Das Spiel ist aus: {players.all_do(winners, 'gewinnt', 'gewinnen')}."
        seat = whole(told["seat"])
        if name == "dealt":
            got = cards(told["cards"]) if "cards" in told else f"{told['count']} Karten"
            return f"{players.does(seat, 'bekommt')} {got}."
        if name == "drew":
            last = " Das war die letzte." if told["deck"] == 0 else ""
            return f"{players.does(seat, 'zieht')} {card(told.get('card', HIDDEN))}.{last}"
        if name == "discarded":
            richi = f"{players.does(seat, 'sagt')} Ri-chi an und {players.verb(seat, 'wirft')}"
            return f"{richi if told['richi'] else players.does(seat, 'wirft')} {card(told['card'])} ab."
        return f"{self.round_ends(told, players, seat)}\n{self.scores(told, players)}"

    def round_ends(self, told: dict[str, Json], players: Players, seat: int) -> str:
        """How a round ended: finished, wrongly declared, or drawn out."""
        if told["event"] == "drawing win":
            won = f"{players.does(seat, 'hat')} einen Remissieg: 1 Pokal, und 1 Häufchen für den Elternteil."
            return f"Niemand schließt ab. {won}"
        hand = f"{cards(told['hand'])}, dazu {card(told['card'])}"
        declared = f"{players.does(seat, 'sagt')} {HOW[str(told['how'])]} an: {hand}"
        if told["event"] == "finished":
            return f"{declared}!\n{self.worth(told)}\n{self.payers(told, players)}"
        return (
            f"{declared}, aber zu Unrecht.\n{WRONG[str(told['clause'])]} [{told['clause']}]\n"
            f"{players.does(seat, 'bekommt')} 2 Häufchen, und die Runde wird neu gegeben."
        )

    def worth(self, told: dict[str, Json]) -> str:
        """What a winning hand is worth, item by item."""
        ura = "" if told["ura"] is None else f"Aufgedeckt als Ura-Dora: {card(told['ura'])}.\n"
        trophies = count(told["trophies"], "Pokal", "Pokale")
        if told["yakuman"]:
            return f"{ura}Yaku-Man: {self.items(told['trophies_for'])}. Das gibt {trophies}."
        extra = f"; dazu {self.items(told['extra'])}" if told["extra"] else ""
        return f"{ura}{self.items(told['counting'])}{extra}. {told['points']} Punkte bringen {trophies}."

    def items(self, items: Json) -> str:
        """Reasons with their worth: "Tanyao 1, Dora 2"."""
        found = [item for item in array(items) if isinstance(item, dict)]
        return ", ".join([f"{self.glossary.line(str(item['name']))} {item['worth']}" for item in found])

    def payers(self, told: dict[str, Json], players: Players) -> str:
        """Who gets how many poos, in one line."""
        return " ".join([f"{players.does(payer, 'bekommt')} {number} Häufchen." for payer, number in poos(told)])

    def scores(self, told: dict[str, Json], players: Players) -> str:
        """Everybody's score."""
        each = [f"{players.who(seat)} {score(now)}" for seat, now in enumerate(array(told["scores"]))]
        return f"Stand: {', '.join(each)}."

    def move(self, text: str) -> str:
        words = text.split()
        if words[0] == "discard":
            return f"{card(words[1])} abwerfen"
        if words[0] == "richi":
            return f"Ri-chi ansagen und {card(words[1])} abwerfen"
        return MOVES[text]

    def table(self, view: View, names: list[str]) -> list[str]:
        facts = view.facts
        width = max(len(name) for name in names)
        lines = [
            f"Runde {facts['round']}, Umlauf {facts['lap']}. Dora: {view.zone('dora')[0]}. "
            f"Stapel: {len(view.zone('deck'))}. Abwürfe, eine Ri-chi-Karte in Klammern:"
        ]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            house = "Elternteil" if seat == facts["parent"] else "Kind      "
            points = f"{score(array(facts['scores'])[seat]):>3}"
            lines.append(f"{arrow} {name:{width}}  {house} {points}  {row(view, seat)}".rstrip())
            if HIDDEN not in view.zone("hand", seat):
                lines.append(f"  {'':{width}}  Hand: {hand(view, seat, 'gezogen: ')}")
        return lines

    def ask(self, view: View) -> str:
        if view.step == "ron":
            last = card(view.zone("discards", whole(view.facts["turn"]))[-1])
            return f"{last[0].upper()}{last[1:]} wurde abgeworfen. Ron?"
        if view.seat is not None and array(view.facts["richi"])[view.seat] is not None:
            return "Du hast Ri-chi angesagt: Schließ ab, wenn du kannst, oder wirf die gezogene Karte ab."
        return "Schließ ab, wenn du kannst, oder wirf eine Karte ab."


SPEECH: Final = DogNDogInGerman(GLOSSARY, PHRASES)
