"""Every refusal of the server has a message in every language, and gives it all that stands in it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from houndtable import words
from houndtable.kernel.json import Json
from houndtable.kernel.message import Message
from houndtable.words.catalogue import COMMON, source
from houndtable.words.languages import languages
from houndtable.words.merging import entries

SERVER = Path(__file__).parents[2] / "src" / "houndtable" / "server"
VARIABLE = re.compile(r"\$([a-z]+)(?:-(?:is|or|commas|count))?")


@cache
def used() -> dict[str, set[str]]:
    """The keys in the server's code, each with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for path in sorted(SERVER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                for key in keys(node.args[0]) + keys(node):
                    found.setdefault(key, set()).update(word.arg for word in node.keywords if word.arg)
            for key in keys(node):
                found.setdefault(key, set())
    return found


def keys(node: ast.AST) -> list[str]:
    """The keys of refusals right here."""
    if isinstance(node, ast.IfExp):
        return keys(node.body) + keys(node.orelse)
    is_key = isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("refused-")
    return [str(node.value)] if is_key else []  # type: ignore[attr-defined]


def test_all_refusals_are_written_and_no_others() -> None:
    for code in languages():
        written = {key for key in entries(source(COMMON, code)) if key.startswith("refused-")}
        assert written == used().keys(), code


@pytest.mark.parametrize("code", languages())
def test_what_stands_in_a_refusal_is_what_it_is_given(code: str) -> None:
    for key, message in entries(source(COMMON, code)).items():
        if key in used():
            assert set(VARIABLE.findall(message)) == used()[key], key


@pytest.mark.parametrize("code", languages())
def test_every_refusal_can_be_said(code: str) -> None:
    sayer = words.common(code)
    for key, names in used().items():
        for value in list[Json]([7, "seven", ["six", "seven"], None]):
            said = sayer.say(Message(key, dict.fromkeys(names, value)))
            assert said != key and "{" not in said, said


def test_a_refusal_is_a_sentence() -> None:
    sayer = words.common("en")
    assert sayer.say(Message("refused-undo-pending")) == "An undo request is already pending."
    assert sayer.say(Message("refused-host-only")) == "Only the host can do this."
    name = Message("refused-text-length", {"what": "name", "most": 40})
    assert sayer.say(name) == "A name needs 1 to 40 visible characters."
    used_data = Message("refused-in-use", {"path": "data", "address": None})
    assert sayer.say(used_data) == "Another server is using the data in “data”."
