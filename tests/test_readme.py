"""The README says what is true."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_its_examples_run_as_written() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 5
    assert failed == 0
