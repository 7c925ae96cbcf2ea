# interpreted: never in a search, and compiling takes its time
"""A first match of Dog's Breath that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(When(offers="flip"), "3.1"),
    Tip(When(step="draft", told={"event": "flipped", "seat": 0}), "1.1"),
    Tip(When(step="draft", offers="take"), "7.1"),
    Tip(When(offers="turn down"), "3.3"),
    Tip(When(step="draw"), "4.2"),
    Tip(When(step="discard"), "7.8"),
    Tip(When(step="go"), "6.1"),
    Tip(When(offers="guard"), "5.4"),
    Tip(When(step="draw", told={"event": "discarded", "seat": 0}), "7.4"),
    Tip(When(offers="scavenge"), "5.2"),
    Tip(When(step="over"), "9.4"),
]

LESSON: Final = Lesson("dogsbreath", 1484, 2, {"first": 0, "rounds": 1, "specials": "4"}, TIPS)
