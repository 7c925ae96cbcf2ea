# interpreted: never in a search, and compiling takes its time
"""A first match of Dachs that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(When(step="play"), "8.4"),
    Tip(When(step="draw", offers="draw"), "5.1"),
    Tip(When(step="retrieve", offers="take"), "6.1"),
    Tip(When(step="place"), "7.1"),
    Tip(When(step="play", told={"event": "played", "seat": 0}), "4.6"),
    Tip(When(step="play", told={"event": "retrieved", "seat": 1}), "10.1"),
    Tip(When(facts={"last_lap": True}), "8.2"),
    Tip(When(step="over"), "9.1"),
]

LESSON: Final = Lesson("dachs", 463, 2, {"first": 0, "lives": 1, "target": 30}, TIPS)
