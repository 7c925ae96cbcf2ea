"""What docs/pettingzoo.md and docs/observations.md show is true."""

from __future__ import annotations

import re
import subprocess
import sys
from os import environ, pathsep
from pathlib import Path

import pytest

from houndtable.games import names
from tests.adapters.zoo import needs

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "pettingzoo.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["agents", "against bots", "many"])
def test_its_examples_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    needs("pettingzoo")
    needs("houndtable.adapters.pettingzoo")
    exec(example, {})
    assert capsys.readouterr().out


def test_it_names_every_environment_and_every_setting() -> None:
    zoo = needs("houndtable.adapters.pettingzoo")
    assert all(f"{name}_v1" in PAGE and getattr(zoo, f"{name}_v1").game == name for name in names())
    settings = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    assert settings == set(zoo.TableEnv.__init__.__annotations__) - {"game", "return"}


def test_the_table_of_observations_is_up_to_date() -> None:
    env = {**environ, "PYTHONPATH": pathsep.join([str(ROOT / "tools"), *[path for path in sys.path if path]])}
    program = "import observations; print(observations.page(), end='')"
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert done.stdout == (ROOT / "docs" / "observations.md").read_text(encoding="utf-8"), (
        "`python tools/observations.py` writes it anew"
    )
