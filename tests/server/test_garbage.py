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


WATCHED = """
import asyncio, gc
from houndtable.server import garbage

looks = []
garbage.PAUSE = 0
gc.disable()
gc.callbacks.append(lambda phase, info: looks.append(info["generation"]) if phase == "stop" else None)

async def story():
    garbage.watch(2)
    while len(looks) < 5:
        await asyncio.sleep(0)

asyncio.run(story())
print(*looks[:5])
"""


def test_it_is_looked_again_and_again_and_fully_at_times() -> None:
    done = subprocess.run([sys.executable, "-c", WATCHED], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == ["0", "0", "2", "0", "0"]


def test_what_outlives_a_look_is_left_alone_until_a_full_one() -> None:
    done = subprocess.run([sys.executable, "-c", STORY], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True"] * 4
