# interpreted: never in a search, and compiling takes its time
"""A first match of Dog'n Dog that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(When(step="turn"), "4.1"),
    Tip(When(step="turn", told={"event": "discarded", "seat": 0}), "4.4"),
    Tip(When(told={"event": "discarded", "seat": 1, "richi": True}), "9.2"),
    Tip(When(offers="richi"), "6.1"),
    Tip(When(offers="ron"), "5.1"),
    Tip(When(told={"event": "finished", "seat": 0}), "9.1"),
    Tip(When(offers="tsumo"), "3.3"),
    Tip(When(step="over"), "11.2"),
]

LESSON: Final = Lesson("dogndog", 557, 2, {"first": 0, "laps": 1}, TIPS)
