# interpreted: never in a search, and compiling takes its time
"""The terms of Dachs in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

COLOURS: Final = {"v": "Vanille", "b": "Blaugrau", "p": "Pfirsich", "s": "Salbei"}

GLOSSARY: Final = Glossary(
    "Dachs",
    "Spiel passende Dackel aus, hol zurück, was du brauchen kannst, und lande bloß nicht auf dem letzten Platz.",
    {
        "first": ("Startspieler", "Wer die erste Runde beginnt"),
        "target": ("Zielpunktzahl", "Die Punkte, die den letzten Umlauf einer Runde einläuten"),
        "lives": ("Leben", "Die Leben, mit denen alle beginnen"),
        "everyone_out": ("Alle draußen", "Was geschieht, wenn alle zugleich ihr letztes Leben verlieren"),
        "board": ("Punktetafel", "Die Seite der Punktetafel, die oben liegt"),
    },
    {
        "random": "zufällig",
        "no_winner": "niemand gewinnt",
        "replay_round": "die Runde wird wiederholt",
        "a": "Seite A",
        "b": "Seite B",
    },
    {
        "cards played": "ausgespielte Karten",
        "empty-hand bonus": "Bonus für die leere Hand",
        "left in hand": "auf der Hand geblieben",
        "lives at the start": "Leben am Anfang",
        "last in round {}": "letzter Platz in Runde {}",
    },
)
