"""What docs/openspiel.md shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from houndtable.games import find, names
from tests.adapters.spiel import load, needs

needs("pyspiel")
PAGE = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["a game", "a search", "bots"])
def test_its_examples_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(example, {})
    assert sum(eval(capsys.readouterr().out.splitlines()[-1])) == pytest.approx(0)


@pytest.mark.parametrize("name", names())
def test_it_lists_every_game(name: str) -> None:
    assert f"| {find(name).title} | `houndtable_{name}` |" in PAGE


def test_it_lists_the_parameters_that_are_no_options() -> None:
    specification = load("houndtable_dachs").get_type().parameter_specification
    own = set(specification) - {option.name for option in find("dachs").options}
    assert all(f"| `{name}` |" in PAGE for name in own)
    assert f"anything; {specification['max_game_length']} |" in PAGE
