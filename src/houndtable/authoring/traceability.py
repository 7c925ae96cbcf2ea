"""Clauses of a rulebook, where the code cites them, and which tests prove them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Final

CLAUSE: Final = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
CITATION: Final = re.compile(r"\[(\d+\.\d+)\]")
NAMED: Final = re.compile(r'"(\d+\.\d+)"')


def clauses(rules: str) -> list[str]:
    """Return the clauses of a rulebook, in its order."""
    return CLAUSE.findall(rules)


def cited(folder: Path) -> dict[str, str]:
    """Return the clauses that the code in a folder cites or names in a refusal, each with one file that does."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for clause in CITATION.findall(text) + NAMED.findall(text):
            found[clause] = path.name
    return found


def proved(folder: Path) -> dict[str, str]:
    """Return the clauses that tests in a folder are marked with, each with one test that is."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in marks(node):
                    found[clause] = f"{path.name}::{node.name}"
    return found


def marks(test: ast.FunctionDef) -> list[str]:
    """Return the clauses in a test's `@clause(...)` decorators."""
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "clause"]
    return [str(arg.value) for call in named for arg in call.args if isinstance(arg, ast.Constant)]


def gaps(rules: str, code: Path, tests: Path | None) -> list[str]:
    """Return what is wrong with clauses, as sentences: numbered twice or out of order, cited by no code, proved by no
    test, or cited although there is none; tests count where there are some."""
    known = clauses(rules)
    found = [] if known else ["RULES.md has no clause: a paragraph that begins with its number, **2.1**."]
    found += [f"Clause {clause} is there {times} times." for clause, times in Counter(known).items() if times > 1]
    if known != sorted(known, key=lambda clause: [int(part) for part in clause.split(".")]):
        found.append("The clauses are not in order.")
    places = cited(code)
    marked = {} if tests is None else proved(tests)
    found += [f"No code cites clause {clause}, as [{clause}]." for clause in known if clause not in places]
    if tests is not None:
        found += [f'No test is marked @clause("{clause}").' for clause in known if clause not in marked]
    for clause, place in [*places.items(), *marked.items()]:
        if clause not in known:
            found.append(f"{place} cites clause {clause}, which the rulebook does not have.")
    nowhere = [clause for clause in CITATION.findall(rules) if clause not in known]
    return found + [f"The rulebook points to [{clause}], which it does not have." for clause in nowhere]
