"""Every refusal that the code can make has its message, with the arguments it is given; and no code has a sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import houndtable
from houndtable import games
from houndtable.kernel.errors import Refusal
from houndtable.words.catalogue import COMMON, TERMINAL, own, source
from houndtable.words.checking import Entry, entries
from houndtable.words.languages import ENGLISH

ROOT = Path(houndtable.__file__).parent
# Researchers meet these in programs of their own, in English.
ELSEWHERE = ("adapters", "authoring/template")
UNKNOWN = {"name", "near", "known"}  # what `unknown` gives
WANTED = "wanted-"


def kinds() -> set[str]:
    """The names of all classes of refusals."""
    found = [Refusal]
    for kind in found:
        found += kind.__subclasses__()
    return {kind.__name__ for kind in found}


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Every call in the code that makes a refusal."""
    known = kinds()
    for path in sorted(ROOT.rglob("*.py")):
        if str(path.relative_to(ROOT)).startswith(ELSEWHERE):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
                yield path, node


def catalogue(path: Path) -> dict[str, Entry]:
    """The messages a refusal of this module can have."""
    parts = path.relative_to(ROOT).parts
    places = [COMMON, TERMINAL, *([own(games.find(parts[1]))] if parts[0] == "games" and len(parts) > 2 else [])]
    return {entry.key: entry for place in places for entry in entries(source(place, ENGLISH))[0]}


def test_every_refusal_has_a_message_with_its_arguments() -> None:
    import houndtable.cli.command  # all classes of refusals are known then
    import houndtable.lab.study
    import houndtable.server.app  # noqa: F401

    wrong: list[str] = []
    for path, call in calls():
        texts = [one for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        sentences = [one for one in call.args if isinstance(one, ast.JoinedStr)]
        where = f"{path.relative_to(ROOT)}:{call.lineno}"
        if sentences or any(" " in str(one.value) for one in texts):
            wrong.append(f"{where} has a sentence")
            continue
        for key in [str(one.value) for one in texts if str(one.value) != ""]:
            known = catalogue(path)
            given = {word.arg for word in call.keywords if word.arg}
            given |= UNKNOWN if any(word.arg is None for word in call.keywords) else set()
            if key not in known:
                wrong.append(f"{where} {key} has no message")
            elif any(word.arg is None for word in call.keywords):
                continue
            else:
                used = {name.split("-")[0] for name in known[key].variables}
                wrong += [f"{where} {key} lacks ${name}" for name in sorted(used - given)]
    assert wrong == []
