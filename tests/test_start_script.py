"""What ./play installs besides the game itself, with which hashes, and what it says when that fails."""

from __future__ import annotations

from pathlib import Path

import environment
import pins
import pytest

LAB, DASK = ("lab", "altair"), ("dask", "distributed")


@pytest.mark.parametrize(
    ("line", "extras"),
    [
        ("", []),
        ("play dachs", []),
        ("sim study --games 3", []),
        ("study dachs --deals 10", [LAB]),
        ("dataset dachs", [LAB]),
        ("study dachs --cluster tcp://host:8786", [LAB, DASK]),
        ("study dachs --cluster=tcp://host:8786", [LAB, DASK]),
        ("study --help", []),
    ],
)
def test_extras_are_installed_for_who_needs_them(line: str, extras: list[tuple[str, str]]) -> None:
    assert environment.wanted_extras(line.split()) == extras


@pytest.mark.parametrize(
    ("line", "language"), [("", 0), ("play dachs --language de", 0), ("--language de study", 2), ("--language=de", 1)]
)
def test_a_language_in_front_of_the_command_is_no_command(line: str, language: int) -> None:
    words = line.split()
    assert environment.parted(words) == (words[:language], words[language:])


PIP = """Collecting anyio==4.16.0 (from -r requirements/play.txt (line 2))
ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the package versions ...
    msgspec==0.22.0 from https://files.example/msgspec.whl (from -r requirements/play.txt (line 306)):
        Expected sha256 00005
             Got        a6db3
"""
UV = """error: Failed to download `msgspec==0.22.0`
  Caused by: Hash mismatch for `msgspec==0.22.0`

Expected:
  sha256:00005
"""


@pytest.mark.parametrize(
    ("said", "cause", "last"),
    [
        (PIP, "its hash differs from the pinned one. It was not installed.", "msgspec==0.22.0"),
        (UV, "its hash differs from the pinned one. It was not installed.", "msgspec==0.22.0"),
        (
            "npm error code EINTEGRITY\nnpm error",
            "its hash differs from the pinned one. It was not installed.",
            "EINTEGRITY",
        ),
        ("tcp connect error", "The package index cannot be reached; is this machine online?", "tcp connect error"),
        ("ERROR: no such thing", "Houndtable could not be installed.", "ERROR: no such thing"),
    ],
)
def test_why_an_installation_failed_is_told(
    said: str, cause: str, last: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "ROOT", str(tmp_path))
    told = environment.explain(said)
    assert cause in told
    assert f"The installer says: {last}\n" in told


def test_the_pins_are_those_that_pyproject_asks_for() -> None:
    assert pins.faults() == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("rich==15.0.0", "rich==12.0.0", "rich>=13 is asked for by pyproject.toml, and not pinned."),
        ("rich==15.0.0", "rich==14.0.0", "pins rich otherwise than dev.txt does."),
        ("sha256:", "md5:", "holds more than pins with hashes."),
        ("anyio==", "anyioo==", "is asked for by starlette, and not pinned."),
        ("# Written", "--index-url https://example.org\n# Written", "holds more than pins with hashes."),
    ],
)
def test_pins_that_are_not_current_are_found(
    old: str, new: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in pins.FOLDER.iterdir():
        text = path.read_text(encoding="utf-8")
        assert path.name != "play.txt" or old in text
        (tmp_path / path.name).write_text(text.replace(old, new) if path.name == "play.txt" else text)
    monkeypatch.setattr(pins, "FOLDER", tmp_path)
    assert any(fault in found for found in pins.faults())
