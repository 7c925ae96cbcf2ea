"""What docs/record.md shows is true."""

import re
from pathlib import Path

import pytest

from houndtable.record import read, verify, write
from houndtable.record.replaying import replayed

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_first_example_is_a_sealed_record_of_a_finished_match() -> None:
    report = verify(blocks("jsonl")[0])
    assert (report.is_sealed, report.is_finished, report.moves) == (True, True, 11)


def test_the_first_example_is_written_as_houndtable_writes() -> None:
    text = blocks("jsonl")[0]
    without_version = re.compile(r'("houndtable"|"sum"): "[^"]*"')
    assert without_version.sub("", write(replayed(read(text)))) == without_version.sub("", text)


def test_the_second_example_is_a_record_written_by_hand() -> None:
    report = verify(blocks("jsonl")[1])
    assert (report.is_sealed, report.is_finished, report.moves) == (False, False, 4)


def test_the_example_in_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks("python")[0], {})
    assert capsys.readouterr().out.splitlines()[1:] == ["1 play", "4 draw"]
