# interpreted: never in a search, and compiling takes its time
"""The terms of Drachensachen in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

DRAGONS: Final = {"nullo": "Nullo", "extermino": "Extermino", "protecto": "Protecto"}
CURSES: Final = {
    "many monsters 6": "Viele Monster 6",
    "many monsters 7": "Viele Monster 7",
    "many monsters 8": "Viele Monster 8",
    "unknowing 4/2": "Ahnungslos 4/2",
    "unknowing 5/1": "Ahnungslos 5/1",
    "unknowing 4/1": "Ahnungslos 4/1",
    "chaos": "Chaos",
}
ABILITIES: Final = {
    "dragons are quick": "Schnelle Drachen",
    "envious monsters": "Neidische Monster",
    "small but nice": "Klein, aber fein",
    "monsterball": "Monsterball",
    "roundabout": "Kreisverkehr",
    "golden feathers": "Goldene Federn",
    "open secrets": "Offene Geheimnisse",
}
# What an ability means, for the moment it comes into play.
MEANING: Final = {
    "dragons are quick": "Nach einem Nullo bist du noch einmal dran",
    "envious monsters": "Wer Drachen spielt, zieht eine Karte",
    "small but nice": "Wer vor einer 9 steht, darf mit einer 1 antworten",
    "monsterball": "Für jede gespielte 2 zieht jemand eine zufällige Karte aus deiner Hand",
    "roundabout": "Eine 7 darf die Richtung ändern",
    "golden feathers": "Eine 8, die am Ende übrig ist, bringt eine Münze, statt eine zu kosten",
    "open secrets": "Für jede gespielte 9 nimmst du einen offenen Rest auf die Hand",
}

GLOSSARY: Final = Glossary(
    "Drachensachen",
    "Werd deine Monster los, und lass die anderen Kins Gold bezahlen.",
    {
        "first": ("Startspieler", "Wer die erste Runde beginnt"),
        "hoard": ("Hort", "Die verlorenen Münzen, die das Spiel beenden"),
        "curses": ("Flüche", "Wer eine Runde gewinnt, zieht einen Fluch"),
        "abilities": ("Fähigkeiten", "Nach jeder Runde eine neue Fähigkeit, die bleibt oder für eine Runde gilt"),
        "hidden_coins": ("Verdeckte Münzen", "Welche verdeckten Reste eine Münze kosten"),
        "fitting_set": ("Passender Vierling", "Ob vier gleiche, die passen, weggeworfen werden dürfen"),
        "answer_four": ("Antwort auf 4", "Welche Drachen eine 4 beantworten, ohne dass gezogen wird"),
        "blind_push": ("Blinde Antwort", "Hausregel: eine 4 blind mit einer verdeckten Karte beantworten"),
        "answer_five": ("Antwort auf 5", "Hausregel: Auch eine 5 beantwortet eine 5"),
        "multi_protecto": ("Mehrere Protecto", "Hausregel: Mehrere Protecto reichen weiter"),
        "stalemate": ("Stillstand", "Ob eine Runde, die sich im Kreis dreht, beendet wird"),
        "many_monsters_6": ("Viele Monster 6", "Der Fluch Viele Monster 6"),
        "many_monsters_7": ("Viele Monster 7", "Der Fluch Viele Monster 7"),
        "many_monsters_8": ("Viele Monster 8", "Der Fluch Viele Monster 8"),
        "unknowing_4_2": ("Ahnungslos 4/2", "Der Fluch Ahnungslos 4/2"),
        "unknowing_5_1": ("Ahnungslos 5/1", "Der Fluch Ahnungslos 5/1"),
        "unknowing_4_1": ("Ahnungslos 4/1", "Der Fluch Ahnungslos 4/1"),
        "chaos": ("Chaos", "Der Fluch Chaos"),
        "dragons_are_quick": ("Schnelle Drachen", "Die Fähigkeit Schnelle Drachen"),
        "envious_monsters": ("Neidische Monster", "Die Fähigkeit Neidische Monster"),
        "small_but_nice": ("Klein, aber fein", "Die Fähigkeit Klein, aber fein"),
        "monsterball": ("Monsterball", "Die Fähigkeit Monsterball"),
        "roundabout": ("Kreisverkehr", "Die Fähigkeit Kreisverkehr"),
        "golden_feathers": ("Goldene Federn", "Die Fähigkeit Goldene Federn"),
        "open_secrets": ("Offene Geheimnisse", "Die Fähigkeit Offene Geheimnisse"),
    },
    {
        "random": "zufällig",
        "off": "aus",
        "on": "an",
        "cumulative": "bleibt",
        "one_round": "für eine Runde",
        "uncovered": "nicht zugedeckte",
        "all": "alle",
        "none": "keine",
        "may": "ja",
        "must": "nein, sie müssen gespielt werden",
        "protecto": "nur Protecto",
        "any_dragon": "alle Drachen",
        "fives_too": "auch eine 5",
        "score": "sie wird gewertet",
    },
    {
        "won the round": "Runde gewonnen",
        "hand": "Hand",
        "open Remainders": "offene Reste",
        "hidden Remainders": "verdeckte Reste",
        "golden feathers": "Goldene Federn",
        "beyond the cap of {}": "über der Grenze von {}",
        "round {}": "Runde {}",
    },
)
