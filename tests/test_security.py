"""docs/security.md names tests and attacks that exist, one for each thing it claims."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import abuse_bench

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text()
NAMED = re.compile(r"`(\w+)`")
ITEM = re.compile(r"\d+\.\d+\.\d+")
LEAST = 15  # rows of a table that claims something


def names_of_tests() -> set[str]:
    """The names of all test functions."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        nodes = ast.walk(ast.parse(path.read_text()))
        found |= {node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
    return found


def rows(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading."""
    _, _, rest = PAGE.partition(f"\n## {heading}\n")
    section = rest.partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def test_every_attack_and_every_item_names_what_shows_its_defence() -> None:
    known = names_of_tests() | {kind.name for kind in abuse_bench.KINDS}
    for heading in ("Attacks, and what stops them", "OWASP ASVS"):
        found = rows(heading)
        assert len(found) > LEAST, heading
        for row in found:
            named = NAMED.findall(row[-1])
            assert named, row
            assert set(named) <= known, set(named) - known
    assert all(ITEM.fullmatch(row[0]) for row in rows("OWASP ASVS"))


def test_every_attack_of_the_benchmark_is_on_the_page() -> None:
    measured = {row[0] for row in rows("Attacks, measured")}
    assert {kind.title for kind in abuse_bench.KINDS} <= measured
