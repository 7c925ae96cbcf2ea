# interpreted: never in a search, and compiling takes its time
"""How Drachensachen reads to a person, in German."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen import speech_events_de
from houndtable.games.drachensachen.glossary_de import ABILITIES, GLOSSARY
from houndtable.games.drachensachen.phrases_de import PHRASES
from houndtable.games.drachensachen.speech_parts import doubts, short, shows_seats, top_of_pile
from houndtable.games.drachensachen.speech_words_de import also_open, card, cards, open_card, several
from houndtable.kernel.german import German, Players, count, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import View

MOVES: Final = {
    "take pile": "den ganzen Stapel auf die Hand nehmen",
    "miss": "aussetzen",
    "keep": "deine Karten lassen, wie sie sind",
    "reverse": "die Spielrichtung ändern",
    "go on": "die Richtung lassen, wie sie ist",
}

# What a card does, as far as it can be said beforehand.
EFFECTS: Final = {
    "3": "danach: nur 1, 2 oder ein Drache",
    "4": "danach: zwei Karten fällig für jede",
    "5": "ebenso viele setzen aus",
    "6": "danach: 6 oder höher, kein Drache",
    "nullo": "danach: alles außer einer 9",
    "extermino": "der Stapel ist weg, du bist noch einmal dran",
    "protecto": "gib weiter, was vor dir liegt",
}


class DrachensachenInGerman(German):
    """Drachensachen in German."""

    def primer(self) -> list[str]:
        return [
            "Werd deine Karten los! Wer es zuerst schafft, gewinnt die Runde; alle anderen verlieren eine Goldmünze "
            "für jede übrige Karte, höchstens 10. Ist bei jemandem der Hort verloren, gewinnt, wer die wenigsten "
            "Münzen verloren hat.",
            "Spiel aus der Hand; ist sie leer, deine offenen Reste; dann die verdeckten, blind.",
            "Spiel eine oder mehrere gleiche Karten, so hoch wie die Karte vor dir oder höher; oder nimm den ganzen "
            "Stapel. Vier gleiche in Folge räumen ihn ab, und du bist noch einmal dran. Vier gleiche Handkarten "
            "darfst du wegwerfen.",
            "Nach einer 3 nur 1, 2 oder ein Drache. Bei einer 4: Zieh zwei, oder schieb sie mit einer 4 oder Protecto "
            "weiter. Bei einer 5: Setz aus. Nach einer 6 kein Drache.",
            "Drachen passen auf alles außer 6, und keine 9 passt auf sie. Nullo: Danach geht alles andere. Extermino: "
            "Der Stapel ist weg, du bist noch einmal dran. Protecto: Was vor dir lag, liegt nun vor den Nächsten.",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        return speech_events_de.sentence(told, Players(names, me))

    def move(self, text: str) -> str:
        words = text.split()
        if text in MOVES:
            return MOVES[text]
        if words[0] == "play":
            return play_words(words)
        if words[0] == "exchange":
            return f"{card(words[1])} aus der Hand gegen {open_card(words[2], 'dein')} tauschen"
        if words[0] == "draw":
            return f"{count(int(words[1]), 'Karte', 'Karten')} ziehen"
        if words[0] == "blind":
            return f"den verdeckten Rest {words[1]} aufdecken"
        if words[0] == "give":
            return f"Platz {words[2]} eine Karte aus deiner Hand ziehen lassen"
        if words[0] == "lift":
            return f"{open_card(words[1], 'dein')} auf die Hand nehmen"
        return f"{several(words[1], 4)} wegwerfen"

    def table(self, view: View, names: list[str]) -> list[str]:
        facts = view.facts
        lines = [
            f"Runde {facts['round']}. Nachziehstapel {len(view.zone('draw pile'))}. "
            f"Das Spiel endet, wenn jemand {facts['hoard']} verloren hat."
        ]
        if facts["abilities"]:
            known = [ABILITIES[str(name)] for name in array(facts["abilities"])]
            lines.append(f"Fähigkeiten: {'; '.join(known)}.")
        width = max(len(name) for name in names)
        lines += [player(view, seat, f"{name:{width}}") for seat, name in enumerate(names)]
        for doubt in doubts(view):
            others = listed([names[seat] for seat in doubt.receivers])
            lines.append(
                f"{names[doubt.giver]} hatte {cards(doubt.cards)}; einiges davon jetzt vielleicht bei {others}."
            )
        return [*lines, pile(view)]

    def ask(self, view: View) -> str:
        facts = view.facts
        if view.step == "exchange":
            return "Eine Handkarte gegen einen deiner offenen Reste tauschen?"
        if view.step == "owe":
            return f"Du schuldest {count(facts['debt'], 'Karte', 'Karten')}: ziehen, oder weiterschieben?"
        if view.step == "miss":
            return f"Du sollst aussetzen (insgesamt noch {facts['skip']}-mal)."
        if view.step == "give":
            return f"Wer zieht eine Karte aus deiner Hand? Noch {facts['todo']}."
        if view.step == "turn":
            return "Die Spielrichtung ändern?"
        if view.step == "lift":
            return f"Welcher offene Rest kommt auf deine Hand? Noch {facts['todo']}."
        if facts["quick"]:
            return "Ein Nullo ist schnell: Spiel noch einmal."
        return "Du bist dran."


def play_words(words: list[str]) -> str:
    """A play in words: "5 x2 spielen (ebenso viele setzen aus)"."""
    number = int(words[2][1:])
    what = card(words[1]) if number == 1 else several(words[1], number)
    also = f" und {also_open(words[1], int(words[-1][1:]))}" if "+" in words else ""
    effect = f" ({EFFECTS[words[1]]})" if words[1] in EFFECTS else ""
    return f"{what}{also} spielen{effect}"


def player(view: View, seat: int, name: str) -> str:
    """A player's line: coins lost, hand, open and hidden Remainders."""
    arrow = ">" if seat in view.waiting else " "
    number = f"Platz {seat} " if shows_seats(view) else ""
    lost = whole(array(view.facts["scores"])[seat])
    hand = view.zone("hand", seat)
    held = f"Hand {len(hand)}: {short(hand)}" if hand else "keine Hand"
    opened = f"; offen: {short(view.zone('open', seat))}" if view.zone("open", seat) else ""
    hidden = f"; verdeckt: {len(view.zone('hidden', seat))}" if view.zone("hidden", seat) else ""
    return f"{arrow} {number}{name} verloren {lost:>2}; {held}{opened}{hidden}"


def pile(view: View) -> str:
    """The pile, its top card last, and what it asks for."""
    if not view.zone("pile"):
        return "Der Stapel ist leer."
    facts = view.facts
    words = [f"Stapel, oberste zuletzt: {top_of_pile(view)}.", f"Zu schlagen: {facts['facing'] or 'nichts'}."]
    if whole(facts["run"]) > 1:
        words.append(f"{facts['run']} in Folge.")
    if facts["debt"]:
        words.append(f"Fällig: {count(facts['debt'], 'Karte', 'Karten')}.")
    if not facts["clockwise"]:
        words.append("Es geht gegen den Uhrzeigersinn.")
    return " ".join(words)


SPEECH: Final = DrachensachenInGerman(GLOSSARY, PHRASES)
