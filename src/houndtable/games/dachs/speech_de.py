# interpreted: never in a search, and compiling takes its time
"""How Dachs reads to a person, in German."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs.glossary_de import COLOURS, GLOSSARY
from houndtable.games.dachs.phrases_de import PHRASES
from houndtable.kernel.german import German, Players, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import HIDDEN, View

WHICH: Final = {"2nd": "zweitälteste", "3rd": "drittälteste"}


def card(text: Json) -> str:
    """A card in words: "Vanille 2"; "eine Karte" if it is hidden."""
    word = str(text)
    return "eine Karte" if word == HIDDEN else f"{COLOURS[word[1]]} {word[0]}"


def cards(texts: Json) -> str:
    """Cards in words: "Vanille 2, Salbei 2 und Salbei 3"."""
    return listed([card(text) for text in array(texts)])


class DachsInGerman(German):
    """Dachs in German."""

    def primer(self) -> list[str]:
        return [
            "Bloß nicht Schlusslicht werden! Wer in einer Runde die wenigsten Punkte hat, verliert ein Leben. Hat "
            "jemand keines mehr, haben alle anderen gewonnen.",
            "Eine Karte hat eine Zahl von 2 bis 5 und eine Farbe: v Vanille, b Blaugrau, p Pfirsich, s Salbei.",
            "Bist du dran, spielst du eine Karte aus, oder mehrere von einer Zahl oder einer Farbe. Die Summe ihrer "
            "Zahlen sind deine Punkte; die ganze Hand bringt 1 mehr für jede Karte. Dann ziehst du nach, wenn du "
            "magst, nimmst Karten deiner gespielten Farben aus der Reihe zurück, und was du gespielt hast, kommt in "
            "die Reihe.",
            "Hat jemand genug Punkte, endet die Runde mit diesem Umlauf, und was du noch auf der Hand hast, zählt "
            "gegen dich.",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        players = Players(names, me)
        name = told["event"]
        if name == "round":
            starter = players.does(whole(told["first"]), "fängt")
            return f"Runde {told['round']} beginnt. {starter} an. Die Reihe, älteste zuerst: {cards(told['row'])}."
        if name == "pushed out":
            return f"Aus der Reihe auf die Ablage, verdeckt: {cards(told['cards'])}."
        if name == "reshuffled":
            return f"Der Stapel ist leer; aus der Ablage (Karten: {told['count']}) wird ein neuer gemischt."
        if name == "round over":
            return self.round_ends(told, players)
        if name == "game over":
            winners = [whole(seat) for seat in array(told["winners"])]
            if not winners:
                return "Das Spiel ist aus, und niemand gewinnt."
            return f"Das Spiel ist aus: {players.all_do(winners, 'gewinnt', 'gewinnen')}."
        return self.deed(told, players, whole(told["seat"]))

    def deed(self, told: dict[str, Json], players: Players, seat: int) -> str:
        """What somebody did in a turn."""
        name = told["event"]
        if name == "dealt":
            got = cards(told["cards"]) if "cards" in told else f"{told['count']} Karten"
            return f"{players.does(seat, 'bekommt')} {got}."
        if name == "played":
            bonus = f" und {told['bonus']} für die leere Hand" if told["bonus"] else ""
            play = f"{players.does(seat, 'spielt')} {cards(told['cards'])}"
            return f"{play}: {told['points']} Punkte{bonus}, jetzt {told['score']}."
        if name == "last lap":
            return f"{players.does(seat, 'hat')} {told['score']} Punkte: Der letzte Umlauf der Runde läuft."
        if name == "drew":
            return f"{players.does(seat, 'zieht')} {card(told.get('card', HIDDEN))}."
        if name == "retrieved":
            return f"{players.does(seat, 'nimmt')} {card(told['card'])} aus der Reihe."
        return f"{players.does(seat, 'legt')} {cards(told['cards'])} in die Reihe."

    def round_ends(self, told: dict[str, Json], players: Players) -> str:
        """Everybody's score with its reasons, and who loses a life."""
        hands, lives = array(told["hands"]), array(told["lives"])
        words = [f"Runde {told['round']} ist vorbei."]
        for seat, lines in enumerate(array(told["lines"])):
            points = [whole(line["points"]) for line in array(lines) if isinstance(line, dict)]
            words.append(
                f"{players.label(seat)}: {points[0]} für ausgespielte Karten, {points[1]} für leere Hände, "
                f"{points[2]} für {cards(hands[seat])} auf der Hand: {sum(points)}."
            )
        if told["how"] == "replayed":
            again = "Alle wären zugleich draußen: Niemand verliert ein Leben, und die Runde wird wiederholt."
            return "\n".join([*words, again])
        for loser in [whole(seat) for seat in array(told["last"])]:
            last = f"{players.does(loser, 'liegt')} auf dem letzten Platz und {players.verb(loser, 'verliert')}"
            words.append(f"{last} ein Leben; übrig: {lives[loser]}.")
        return "\n".join(words)

    def move(self, text: str) -> str:
        words = text.split()
        if words[0] == "play":
            return f"{cards(list(words[1:]))} spielen"
        if words[0] == "place":
            return f"{cards(list(words[1:]))} in die Reihe legen"
        if words[0] == "take":
            which = "" if len(words) == 2 else f", die {WHICH[words[2]]} davon,"
            return f"{card(words[1])}{which} nehmen"
        return "eine Karte ziehen" if text == "draw" else "aufhören"

    def table(self, view: View, names: list[str]) -> list[str]:
        points, lives = array(view.facts["scores"]), array(view.facts["lives"])
        width = max(len(name) for name in names)
        lines = [
            f"Runde {view.facts['round']}. Stapel {len(view.zone('deck'))}, Ablage {len(view.zone('pile'))}."
            + (" Letzter Umlauf!" if view.facts["last_lap"] else f" Letzter Umlauf ab {view.facts['target']} Punkten.")
        ]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            held = " ".join(view.zone("hand", seat))
            lines.append(f"{arrow} {name:{width}}  {points[seat]:>3} Punkte  {lives[seat]} Leben  Hand: {held}")
        lines.append(f"Reihe, älteste zuerst: {' '.join(view.zone('row'))}  (Stapel)")
        if view.zone("played"):
            lines.append(f"Ausgespielt: {' '.join(view.zone('played'))}")
        return lines

    def ask(self, view: View) -> str:
        if view.step == "play":
            return "Spiel eine Karte aus, oder mehrere von einer Zahl oder einer Farbe."
        if view.step == "draw":
            return f"Vom Stapel ziehen? Noch möglich: {view.facts['draws_left']}."
        if view.step == "retrieve":
            return "Eine Karte in einer Farbe, die du gespielt hast, aus der Reihe nehmen?"
        return "Welche Karte kommt als nächste in die Reihe? Die letzte liegt neben dem Stapel."


SPEECH: Final = DachsInGerman(GLOSSARY, PHRASES)
