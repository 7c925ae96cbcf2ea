# interpreted: never in a search, and compiling takes its time
"""A first match of Here Comes the Dog that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(When(offers="roll"), "3.2"),
    Tip(When(offers="take"), "4.1"),
    Tip(When(step="roll", told={"event": "took", "seat": 0}), "6.2"),
    Tip(When(step="take", told={"event": "took", "seat": 0}), "6.4"),
    Tip(When(offers="exchange"), "5.1"),
    Tip(When(told={"event": "round over"}), "6.9"),
    Tip(When(offers="steal"), "8.1"),
    Tip(When(offers="defend"), "7.3"),
    Tip(When(step="over"), "10.2"),
]

LESSON: Final = Lesson("herecomesthedog", 760, 2, {"first": 0, "rounds": 2}, TIPS)
