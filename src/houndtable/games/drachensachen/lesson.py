# interpreted: never in a search, and compiling takes its time
"""A first match of Drachensachen that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(When(step="exchange"), "2.5"),
    Tip(When(step="play"), "4.2"),
    Tip(When(step="play", offers="play protecto"), "6.5"),
    Tip(When(step="owe"), "5.3"),
    Tip(When(step="play", offers="play nullo"), "6.3"),
    Tip(When(step="play", facts={"facing": "6"}), "5.10"),
    Tip(When(step="play", offers="play * x2"), "4.3"),
    Tip(When(step="miss"), "5.8"),
    Tip(When(offers="play", empty="hand"), "3.2"),
    Tip(When(step="play", offers="play extermino"), "6.4"),
    Tip(When(step="play", offers="blind"), "3.5"),
    Tip(When(step="play", facts={"facing": "3"}), "5.1"),
    Tip(When(step="over"), "8.1"),
]

LESSON: Final = Lesson("drachensachen", 1939, 2, {"first": 0, "hoard": 5}, TIPS)
