# interpreted: never in a search, and compiling takes its time
"""How Dog's Breath reads to a person, in German."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.glossary_de import AGES, EXITS, FOODS, GLOSSARY, OTHERS
from houndtable.games.dogsbreath.phrases_de import PHRASES
from houndtable.games.dogsbreath.speech_parts import discards, grid_lines, worth
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.german import German, Players, count, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import HIDDEN, View

PRIMER: Final = [
    "Stink schlimmer als alle anderen! Fünf Runden lang sammelst du Futter; wer die meisten Punkte hat, gewinnt.",
    "Eine Futterkarte schreibt sich mit drei Buchstaben: m Fleisch, p Häufchen oder v Gemüse; s Schnauze oder b Po; d "
    "Tag oder n Nacht. Die anderen sind Knochen (bone), Streuner (scavenger) und Wachhund (guard).",
    "Eine Runde beginnt mit der Auswahl: Zweimal deckst du zwei Karten der Auslage auf und behältst eine. Dann ziehst "
    "du Zug um Zug eine Karte oder nimmst einen beliebigen offenen Abwurf, und wirfst eine deiner acht ab.",
    "Ab drei Karten zählt ein Futter: Fleisch je 6 (nur mit Knochen), Häufchen je 5, Gemüse je 4; eine Schnauze mit "
    "einem Po 3 mehr. Nur ein Futter: 5. Nur Po oder nur Nacht: 1 je Karte. Sonderkarte: 2. Seltene Hände zählen 60 "
    "und mehr.",
    "Nach deinem Abwurf darfst du Schluss machen: Alle anderen haben noch einen Zug. Das bringt 5, wenn deine Hand die "
    "beste ist, und kostet sonst 5. Ein Streuner tauscht eine Karte mit jemandem, wenn kein Wachhund ihn abwehrt.",
]
PLACED: Final = {
    "flip": "die Karte bei {} aufdecken",
    "turn": "die Karte bei {} wieder umdrehen",
    "take": "die Karte bei {} nehmen",
}
WORDS: Final = {
    "draw": "vom Stapel ziehen",
    "guard": "den Streuner mit deinem Wachhund abwehren",
    "pass": "den Streuner gewähren lassen und nichts sagen",
    "go out": "Schluss machen: Alle anderen haben noch einen Zug",
    "done": "den Zug beenden und weiterspielen",
    "stay out": "mit der Hand, die du jetzt hast, dabei bleiben",
    "go on": "falschen Alarm geben und weiterspielen",
}
WITH_CARD: Final = {
    "take": "{} aus den Abwürfen nehmen",
    "discard": "{} abwerfen",
    "offer": "{} anbieten",
    "request": "{} verlangen",
}
ASKS: Final = {
    "draw": "Zieh vom Stapel, oder nimm einen der Abwürfe.",
    "discard": "Wirf eine Karte ab.",
    "offer": "Welche Karte bietest du verdeckt an?",
    "request": "Welche Karte möchtest du haben?",
    "guard": "Ein Streuner kam. Mit deinem Wachhund abwehren? Niemand erfährt, dass du gefragt wurdest.",
    "stay": "Du wurdest bestohlen. Dabei bleiben, oder falschen Alarm geben?",
    "go": "Dein Zug endet. Schluss machen?",
}
DEEDS: Final = {
    "flipped": ("deckt", "{card} bei {place} auf"),
    "turned down": ("dreht", "die Karte bei {place} wieder um"),
    "picked": ("nimmt", "{card} von {place}"),
    "drew": ("zieht", "{card}"),
    "took": ("nimmt", "{card} aus den Abwürfen"),
    "discarded": ("wirft", "{card} ab"),
    "stays out": ("bleibt", "dabei"),
    "scavenged": ("spielt", "einen Streuner gegen {whom}"),
    "offered": ("bietet", "verdeckt {card} an"),
    "requested": ("verlangt", "{card} von {to_whom}"),
    "lacked": ("hat", "das nicht: {name}. Nichts wird getauscht"),
    "guarded": ("spielt", "einen Wachhund für {whom}: Nichts wird getauscht"),
    "swapped": ("tauscht", "{gave} gegen {got} mit {to_whom}"),
}


def name_of(text: Json) -> str:
    """A card by its name: "Fleisch Schnauze Nacht", "Knochen"."""
    word = str(text)
    return OTHERS[word] if word in OTHERS else f"{FOODS[word[0]]} {EXITS[word[1]]} {AGES[word[2]]}"


def card(text: Json) -> str:
    """A card as what somebody takes or gives: "einen Knochen"; "eine Karte" if it is hidden."""
    if text == HIDDEN:
        return "eine Karte"
    return f"einen {name_of(text)}" if text in OTHERS else name_of(text)


class DogsBreathInGerman(German):
    """Dog's Breath in German."""

    def primer(self) -> list[str]:
        return PRIMER

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        players = Players(names, me)
        name = str(told["event"])
        if name == "round":
            starter = players.does(whole(told["first"]), "fängt")
            return f"Runde {told['round']} beginnt mit der Auswahl aus {told['grid']} Karten. {starter} an."
        if name == "round over":
            return self.round_ends(told, players)
        if name == "game over":
            winners = [whole(seat) for seat in array(told["winners"])]
            points = count(array(told["totals"])[winners[0]], "Punkt", "Punkten")
            return f"Das Spiel ist aus: {players.all_do(winners, 'gewinnt', 'gewinnen')} mit {points}."
        if name == "put under":
            return f"Die Auswahl ist vorbei; die übrigen {told['count']} Karten kommen unter den Stapel."
        if name == "reshuffled":
            return f"Der Stapel ist leer; aus den Abwürfen (Karten: {told['count']}) wird ein neuer gemischt."
        return self.deed(name, told, players, whole(told["seat"]))

    def deed(self, name: str, told: dict[str, Json], players: Players, seat: int) -> str:
        """What somebody did."""
        if name == "dealt":
            got = (
                listed([card(text) for text in array(told["cards"])]) if "cards" in told else f"{told['count']} Karten"
            )
            return f"{players.does(seat, 'bekommt')} {got}."
        if name == "out":
            return f"{players.does(seat, 'macht')} Schluss! Alle anderen haben noch einen Zug."
        if name == "goes on":
            return f"Falscher Alarm: {players.does(seat, 'spielt')} weiter."
        verb, rest = DEEDS[name]
        words = {word: card(told.get(word, HIDDEN)) for word in ("card", "gave", "got")}
        if "target" in told:
            target = whole(told["target"])
            words["whom"] = "sich" if target == seat != players.me else players.whom(target)
            words["to_whom"] = players.to_whom(target)
        if name == "lacked":
            words["name"] = name_of(told["card"])
        return f"{players.does(seat, verb)} {rest.format(place=told.get('place'), **words)}."

    def round_ends(self, told: dict[str, Json], players: Players) -> str:
        """Everybody's hand and score with its reasons."""
        hands, scores = array(told["hands"]), array(told["scores"])
        how = "" if told["how"] == "out" else " In so vielen Zügen hat niemand Schluss gemacht."
        words = [f"Runde {told['round']} ist vorbei.{how}"]
        for seat, lines in enumerate(array(told["lines"])):
            held = listed([name_of(text) for text in array(hands[seat])])
            found = [line for line in array(lines) if isinstance(line, dict)]
            reasons = [f"{self.glossary.line(str(line['name']))} {line['points']}" for line in found]
            words.append(f"{players.label(seat)} ({held}): {', '.join(reasons) or 'nichts'} = {scores[seat]}.")
        return "\n".join(words)

    def move(self, text: str) -> str:
        words = text.split()
        if text in WORDS:
            return WORDS[text]
        if words[0] == "scavenge":
            return f"deinen Streuner gegen Platz {words[2]} spielen"
        if words[-1] in PLACE_TEXTS:
            return PLACED[words[0]].format(words[-1])
        return WITH_CARD[words[0]].format(card(words[1]))

    def table(self, view: View, names: list[str]) -> list[str]:
        scores = array(view.facts["scores"])
        width = max(len(name) for name in names)
        used = len(view.zone("used"))
        head = f"Runde {view.facts['round']} von {view.facts['rounds_to_play']}. Stapel {len(view.zone('deck'))}"
        lines = [f"{head}, Abwürfe {len(view.zone('discards')) + used}." + self.alarm(view, names)]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            held = " ".join(view.zone("hand", seat))
            points = count(scores[seat], "Punkt", "Punkte")
            lines.append(f"{arrow} {seat} {name:{width}}  {points:>10}  Hand: {held}")
        if view.step == "draft":
            lines += grid_lines(view.zone("grid"))
        else:
            gone = f", und {used} verbraucht, verdeckt" if used else ""
            lines.append(f"Abwürfe: {discards(view) or 'keine'}{gone}")
        points_now = worth(view)
        if points_now is not None:
            lines.append(f"Deine Hand ist, wie sie ist, {count(points_now, 'Punkt', 'Punkte')} wert.")
        return lines

    def alarm(self, view: View, names: list[str]) -> str:
        """Who is out."""
        outer = view.facts["outer"]
        if outer is None:
            return ""
        who = Players(names, view.seat).does(whole(outer), "hat")
        return f" {who} Schluss gemacht!" + ("" if outer == view.seat else " Das sind die letzten Züge!")

    def ask(self, view: View) -> str:
        if view.step != "draft":
            return ASKS[view.step]
        up = array(view.facts["up"])
        if len(up) == 2:
            return "Nimm eine der beiden aufgedeckten Karten."
        return "Deck eine Karte der Auslage auf." + (f" Die bei {up[0]} zählt als eine deiner zwei." if up else "")


SPEECH: Final = DogsBreathInGerman(GLOSSARY, PHRASES)
