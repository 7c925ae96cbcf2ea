"""The example that trains an agent runs, and the agent has learned something."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.adapters.zoo import needs

ROOT = Path(__file__).parents[2]


def test_it_plays_better_against_level_1_than_before() -> None:
    needs("sklearn")
    needs("houndtable.adapters.gymnasium")
    words = [sys.executable, "-W", "error", str(ROOT / "examples" / "learn.py"), "dachs", "150", "60"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    before, after = [float(reward) for reward in re.findall(r"[+-]\d\.\d\d", done.stdout)]
    assert after > before + 0.2
