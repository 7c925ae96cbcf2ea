"""The journal of a study: a head that says what is played, then a line for each game as it ends."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import houndtable
from houndtable import games
from houndtable.kernel.errors import BadRecord
from houndtable.lab import results
from houndtable.lab.study import observation
from houndtable.lab.study.observation import Key, Observation
from houndtable.lab.study.plan import Study

FORMAT = 1

Known = dict[Key, Observation]


def head_of(study: Study) -> dict[str, Any]:
    """What must be the same for a study to go on; players, bots, deals and what is compared may be others."""
    return {
        "houndtable": "study",
        "format": FORMAT,
        "version": houndtable.__version__,
        "game": study.game,
        "rules": games.find(study.game).version,
        "options": dict(study.options),
        "seed": study.seed,
    }


def head_line(study: Study) -> str:
    """The first line."""
    return json.dumps(head_of(study)) + "\n"


def difference(line: str, study: Study) -> tuple[str, str, str] | None:
    """In what a journal that begins with this line is of another study, what it has there, and what is wanted; None if
    it is of this one."""
    head, wanted = results.read_object(line, 1), head_of(study)
    if any(head.get(key) != wanted[key] for key in ("houndtable", "format")) or not isinstance(
        head.get("options"), dict
    ):
        raise BadRecord(1, "lab-no-journal")
    for key in ("version", "game", "rules", "seed"):
        if head.get(key) != wanted[key]:
            return key, str(head.get(key)), str(wanted[key])
    for name, value in wanted["options"].items():
        if head["options"].get(name) != value:
            return name, str(head["options"].get(name)), str(value)
    return None


def read(lines: Iterable[str]) -> Known:
    """The games of all complete lines behind the head; a last line cut short does not count."""
    known: Known = {}
    for number, line in enumerate(lines, 2):
        if line.endswith("\n"):
            found = observation.read(line, number)
            known[found.key] = found
    return known
