"""Clauses of the rulebooks, where the code cites them, and which tests prove them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "houndtable" / "games"
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"\[(\d+\.\d+)\]")
NAMED = re.compile(r'"(\d+\.\d+)"')


def clauses(game: str) -> list[str]:
    """The clauses of a game's rulebook, in order."""
    return CLAUSE.findall((GAMES / game / "RULES.md").read_text(encoding="utf-8"))


def cited(game: str) -> dict[str, str]:
    """The clauses the game's code cites or names in a refusal, each with one file that does."""
    found: dict[str, str] = {}
    for path in sorted((GAMES / game).glob("*.py")):
        text = path.read_text(encoding="utf-8")
        for clause in CITATION.findall(text) + NAMED.findall(text):
            found[clause] = path.name
    return found


def cross_references(game: str) -> list[str]:
    """The clauses the rulebook itself points to."""
    return CITATION.findall((GAMES / game / "RULES.md").read_text(encoding="utf-8"))


def proved(game: str) -> dict[str, str]:
    """The clauses that tests are marked with, each with one test that is."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in marks(node):
                    found[clause] = f"{path.name}::{node.name}"
    return found


def marks(test: ast.FunctionDef) -> list[str]:
    """The clauses in a test's `@clause(...)` decorators."""
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "clause"]
    return [str(arg.value) for call in named for arg in call.args if isinstance(arg, ast.Constant)]
