# interpreted: never in a search, and compiling takes its time
"""The terms of Dog'n Dog in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

ACCESSORIES: Final = {"food": "Futter", "bone": "Knochen", "disc": "Scheibe"}
HOW: Final = {"tsumo": "Tsumo", "ron": "Ron"}

GLOSSARY: Final = Glossary(
    "Dog'n Dog",
    "Ein kleines Mah-Jongg mit fünf Karten: Sammle ein Paar und ein Trio, die drei Punkte wert sind.",
    {
        "first": ("Erster Elternteil", "Wer zuerst Elternteil ist"),
        "laps": ("Umläufe", "Wie oft alle einmal Elternteil sind"),
        "furiten": ("Furiten", "Was eigene Abwürfe verbieten: ein Ron mit der Sorte, die da liegt, oder jedes"),
        "missed_ron": ("Ausgelassenes Ron", "Ob eine Sorte, deren Ron du auslässt, als dein Abwurf zählt"),
        "richi_needs": ("Ri-chi", "Was du für ein Ri-chi brauchst"),
        "yakuman": ("Yaku-Man", "Ob ein Yaku-Man die Punkte ersetzt, oder das Bessere von beidem zählt"),
        "tie": ("Gleichstand", "Wer bei Gleichstand gewinnt"),
        "declarations": ("Ansagen", "Ob nur richtige Ansagen angeboten oder falsche bestraft werden"),
    },
    {
        "random": "zufällig",
        "per_kind": "nur diese Sorte",
        "whole_hand": "jedes Ron",
        "free": "frei",
        "furiten": "zählt als Abwurf",
        "shape": "die Form genügt",
        "three_points": "drei Punkte",
        "replaces": "ersetzt die Punkte",
        "best_of_both": "das Bessere zählt",
        "shared": "geteilter Sieg",
        "nearest_first_parent": "wer dem ersten Elternteil am nächsten sitzt",
        "guarded": "nur richtige",
    },
    {
        "ron": "Ron",
        "discard for a ron": "Abwurf zu einem Ron",
        "tsumo of the Parent": "Tsumo des Elternteils",
        "tsumo as Parent": "Tsumo als Elternteil",
        "tsumo of a Child": "Tsumo eines Kindes",
        "tsumo as Child": "Tsumo als Kind",
        "Drawing win": "Remissieg",
        "Drawing win of a Child": "Remissieg eines Kindes",
        "false declarations": "falsche Ansagen",
        "Tanyao": "Tanyao",
        "ToiToi": "ToiToi",
        "Chanta": "Chanta",
        "Food": "Futter",
        "Bone": "Knochen",
        "Disc": "Scheibe",
        "Tsumo": "Tsumo",
        "Ri-chi": "Ri-chi",
        "HaiTei": "HaiTei",
        "Red number": "Rote Zahl",
        "Dora": "Dora",
        "Ippatsu": "Ippatsu",
        "Ura-Dora": "Ura-Dora",
        "Parent Bonus": "Elternbonus",
        "Ten-ho": "Ten-ho",
        "Chi-ho": "Chi-ho",
        "All Red": "Alles rot",
        "Tsu-I-So": "Tsu-I-So",
        "Chin-Lo-To": "Chin-Lo-To",
    },
)

# Why a declaration was false, by the clause it broke.
WRONG: Final = {
    "4.1": "Die Hand ist nicht vollständig.",
    "4.4": "Die Hand ist vollständig, aber zu wenig wert.",
    "5.3": "Die eigenen Abwürfe verbieten dieses Ron.",
    "5.5": "Ein Ron, das vorher ausgelassen wurde, verbietet dieses.",
}
