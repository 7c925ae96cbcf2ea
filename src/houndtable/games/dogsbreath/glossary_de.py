# interpreted: never in a search, and compiling takes its time
"""The terms of Dog's Breath in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

FOODS: Final = {"m": "Fleisch", "p": "Häufchen", "v": "Gemüse"}
EXITS: Final = {"s": "Schnauze", "b": "Po"}
AGES: Final = {"d": "Tag", "n": "Nacht"}
OTHERS: Final = {"bone": "Knochen", "scavenger": "Streuner", "guard": "Wachhund"}

GLOSSARY: Final = Glossary(
    "Dog's Breath",
    "Sammle das übelste Futter, stibitz und bewache, und mach mit der stinkendsten Hand Schluss.",
    {
        "first": ("Startspieler", "Wer die erste Runde beginnt"),
        "specials": ("Sonderkarten", "Wie viele Streuner und wie viele Wachhunde mitspielen"),
        "show_seen": ("Gesehenes zeigen", "Ob wieder umgedrehte Karten der Auslage für alle offen bleiben"),
        "return_discard": (
            "Zurückwerfen",
            "Eine Karte abwerfen, die einer im selben Zug aus den Abwürfen genommenen gleicht",
        ),
        "request": ("Wunsch", "Wie die Karte gefunden wird, die ein Streuner bekommt"),
        "go_out_minimum": ("Mindestwert", "Was eine Hand wert sein muss, um Schluss zu machen"),
        "go_out_super": ("Nur Superkombi", "Ob nur mit einer Superkombi Schluss gemacht werden darf"),
        "turn_cap": ("Zuggrenze", "Nach wie vielen Zügen für jeden eine Runde auf jeden Fall gewertet wird"),
        "outer_tie": ("Gleich gute Hand", "Was eine gleich gute Hand für den heißt, der Schluss gemacht hat"),
        "rounds": ("Runden", "Wie viele Runden gespielt werden"),
        "final_tie": ("Gleichstand am Ende", "Was geschieht, wenn nach der letzten Runde mehrere vorn liegen"),
    },
    {
        "random": "zufällig",
        "1": "je 1",
        "4": "je 4",
        "off": "nein",
        "on": "ja",
        "allowed": "erlaubt",
        "forbidden": "verboten",
        "blind": "blind gezogen",
        "named": "mit Namen verlangt",
        "wins": "gewonnen",
        "loses": "verloren",
        "shared": "geteilter Sieg",
        "extra_round": "eine Runde mehr",
    },
    {
        "Meat": "Fleisch",
        "Poop": "Häufchen",
        "Vege": "Gemüse",
        "Snout-Butt pairs": "Paare aus Schnauze und Po",
        "all food the same": "nur ein Futter",
        "all Butts": "nur Po",
        "all Night": "nur Nacht",
        "specials": "Sonderkarten",
        "Day Feast": "Festmahl bei Tag",
        "Night Feast": "Festmahl bei Nacht",
        "Butcher's Dog": "Metzgerhund",
        "Boneyard": "Knochenhof",
        "going out": "Schluss gemacht",
        "round {}": "Runde {}",
    },
)
