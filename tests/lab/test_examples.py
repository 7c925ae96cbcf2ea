"""The examples for designers and researchers run as they are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.extras import needs

EXAMPLES = Path(__file__).parents[2] / "examples"
ENV = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def said(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], env=ENV, capture_output=True, text=True, check=True)
    return done.stdout


def test_two_house_rules_are_compared() -> None:
    text = said(str(EXAMPLES / "compare_house_rules.py"), "12")
    assert text.startswith("blind_push=on against multi_protecto=on, the same deals with 3 players:\n")
    assert re.search(r"^minutes a game: [+-]\d+\.\d\d \(95% interval .* to .*, 12 deals\)$", text, re.MULTILINE)


def refused(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], env=ENV, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    return done.stderr


def test_what_is_no_number_of_deals_is_refused() -> None:
    text = refused(str(EXAMPLES / "compare_house_rules.py"), "many")
    assert text == "DEALS is a whole number from 2 on, not 'many'.\n"


def test_no_dataset_is_told(tmp_path: Path) -> None:
    needs("lab", "pyarrow")
    text = refused(str(EXAMPLES / "load_dataset.py"), str(tmp_path))
    assert text.startswith(f"There is no dataset in {tmp_path}: `houndtable dataset dachs")
    assert text.count("\n") == 1


def test_a_dataset_is_loaded(tmp_path: Path) -> None:
    needs("lab", "pyarrow")
    place = str(tmp_path / "dataset")
    words = ["dataset", "dachs", "--games", "8", "--bots", "2,1", "--option", "target=10", "--jobs", "1"]
    said("-m", "houndtable", *words, "--out", place)
    text = said(str(EXAMPLES / "load_dataset.py"), place)
    assert text.startswith("dachs, 2 players, ")
    assert "bot 1: 0." in text
    assert re.search(r"^draw: made \d+ times", text, re.MULTILINE)
    assert re.search(r"^match 0: \d+ moves, lawful: True$", text, re.MULTILINE)
