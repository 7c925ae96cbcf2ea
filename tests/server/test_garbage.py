"""Looking for garbage keeps nobody waiting, and still finds it."""

from __future__ import annotations

import subprocess
import sys

STORY = """
import gc, weakref
from houndtable.server import garbage

class Ring:
    def __init__(self):
        self.me = self

garbage.begin()
ring = Ring()
seen = weakref.ref(ring)
gc.collect(0)
settled = not any(one is ring for one in gc.get_objects())
del ring
gc.collect(1)
kept = seen() is not None
gc.collect()
print(settled, kept, seen() is None, gc.get_freeze_count() > 1000)
"""


def test_what_outlives_a_look_is_left_alone_until_a_full_one() -> None:
    done = subprocess.run([sys.executable, "-c", STORY], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True"] * 4
