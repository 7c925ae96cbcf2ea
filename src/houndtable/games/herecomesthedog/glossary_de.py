# interpreted: never in a search, and compiling takes its time
"""The terms of Here Comes the Dog in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

COLOURS: Final = {"meat": "Fleisch", "fire": "Feuer", "charcoal": "Kohle"}
KINDS: Final = {"theft": "Diebstahl", "feed": "Fütterung", "fire fest": "Feuerfest", "assault": "Angriff"}

GLOSSARY: Final = Glossary(
    "Here Comes the Dog",
    "Nimm Fleisch vom Lagerfeuer und zähme Hunde damit, ehe die Kohle ausgeht und sie über dich herfallen.",
    {
        "first": ("Startspieler", "Wer die erste Runde beginnt"),
        "rounds": ("Runden", "Wie viele Runden gespielt werden"),
        "pick": ("Nehmen", "Zwei Stöcke nach zwei Würfeln, oder zwei beliebige der gewürfelten Farben"),
        "short": ("Mangel", "Ob nur ein Stock genommen wird, sobald eine gewürfelte Farbe ausgegangen ist"),
        "defence": (
            "Verteidigung",
            "Ob bei einem Angriff mitten in der Runde so viele Hunde wie möglich abzuwehren sind",
        ),
    },
    {
        "random": "zufällig",
        "per_die": "nach zwei Würfeln",
        "any_shown": "beliebige gewürfelte Farben",
        "serve_two": "zwei, wenn möglich",
        "one_only": "nur einer",
        "free": "freie Wahl",
        "maximum": "so viele wie möglich",
    },
    {
        "dogs tamed": "gezähmte Hunde",
        "dogs returned to the pack": "zum Rudel zurückgekehrte Hunde",
        "returned to the pack": "zum Rudel zurückgekehrt",
        "knocked out": "ausgeschieden",
        "{} villager for the tie": "{} Dorfbewohner für den Gleichstand",
        "{} villagers for the tie": "{} Dorfbewohner für den Gleichstand",
    },
)
