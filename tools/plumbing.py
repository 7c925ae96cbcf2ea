"""Counts the plumbing of each game: lines that say how a position is kept, shown, written and told, or that hand a
question on, but state no rule.

    python tools/plumbing.py [FOLDER of games]

Counted, with comments, docstrings and blank lines:

- whole: the files in WHOLE, whatever they hold. Generated files (their first line says so) are never counted.
- in part: of game.py imports, data and every function that only hands on: one simple statement, no clause. All other
  functions there decide something by a rule. Of the files in RULES only the functions that hand on.
- elsewhere: every function that only board.py, generated code or other plumbing names. So code that moves out of a
  counted file is still counted, unless a rule needs it too.

Not counted: what refuses a position (CHECKS), words, and everything for bots.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "houndtable" / "games"
WHOLE = {
    "board.py", "chosen.py", "events.py", "facts.py", "heaps.py", "holding.py", "memory_file.py", "observing.py",
    "saved.py", "journal_file.py",
}  # fmt: skip
WIRED = {"game.py"}
RULES = {"rules.py", "state.py"}
# Named by people and tools through the game: not by a module of it.
ASKED = {
    "__init__.py", "rules.py", "state.py", "measuring.py", "study.py", "calculator.py", "lesson.py", "value_table.py",
    "position_check.py", "memory_check.py",
}  # fmt: skip
# Classes and functions of counted files that only refuse what cannot be: they play a memory through.
CHECKS = {"Playback", "load_journal", "marks_of"}
CLAUSE = re.compile(r"\[\d+\.\d+\]|\b(no|refuse)\(|BadPosition")
Function = ast.FunctionDef | ast.ClassDef


def plumbing(folder: Path) -> dict[str, int]:
    """Return the lines of plumbing in each file of a game."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}
    written = {name: text for name, text in texts.items() if not text.startswith("# Written ")}
    found = dict.fromkeys(written, 0)
    for name, text in written.items():
        if name in WHOLE:
            checks = [node for node in functions(text) if node.name in CHECKS]
            found[name] = len(text.splitlines()) - sum(lines(node) for node in checks)
        elif name in WIRED:
            rules = [node for node in methods(text) if decides(node, text)]
            found[name] = len(text.splitlines()) - sum(lines(node) for node in rules)
        elif name in RULES:
            found[name] = sum(lines(node) for node in methods(text) if not decides(node, text))
    for name, node in unasked(texts):
        found[name] += lines(node)
    return {name: count for name, count in found.items() if count}


def functions(text: str) -> list[Function]:
    """Return the functions and classes at the top of a module."""
    return [node for node in ast.parse(text).body if isinstance(node, Function)]


def methods(text: str) -> list[Function]:
    """Return the functions of a module, and for a class those in it."""
    found: list[Function] = []
    for node in functions(text):
        found += (
            [part for part in node.body if isinstance(part, Function)] if isinstance(node, ast.ClassDef) else [node]
        )
    return found


def lines(node: Function) -> int:
    """Return how many lines a function takes, with the blank ones around it."""
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + (2 if node.col_offset else 3)


def decides(node: Function, text: str) -> bool:
    """Return whether a function decides something: it cites a rule, or is more than one simple statement."""
    body = [part for part in node.body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))]
    if node.name in ("__init__", "clone", "board"):
        return False
    return len(body) > 1 or isinstance(body[0], ast.If) or bool(CLAUSE.search(ast.get_source_segment(text, node) or ""))


def unasked(texts: dict[str, str]) -> list[tuple[str, Function]]:
    """Return the functions of other modules that plumbing alone names."""
    where = {name: functions(text) for name, text in texts.items()}
    open_ = [
        (name, node)
        for name, nodes in where.items()
        for node in nodes
        if name not in WHOLE | WIRED | ASKED and not texts[name].startswith("# Written ")
        if not re.match(r"speech|glossary|phrases|heuristic|hint|rollout|value|redeal|plausibility", name)
    ]
    counted: list[tuple[str, Function]] = []
    while True:
        rules = "\n".join(rule_text(name, text, counted) for name, text in texts.items())
        more = [found for found in open_ if found not in counted and not named(found[1].name, rules)]
        if not more:
            return counted
        counted += more


def rule_text(name: str, text: str, counted: list[tuple[str, Function]]) -> str:
    """Return the text of a module without its plumbing and its imports."""
    if name in WHOLE or text.startswith("# Written "):
        return "\n".join(ast.get_source_segment(text, node) or "" for node in functions(text) if node.name in CHECKS)
    gone = [node for place, node in counted if place == name]
    tree = ast.parse(text)
    kept = [node for node in tree.body if not isinstance(node, ast.Import | ast.ImportFrom) or answers(node)]
    skipped = {node.lineno for node in gone}
    return "\n".join(ast.get_source_segment(text, node) or "" for node in kept if node.lineno not in skipped)


def answers(node: ast.stmt) -> bool:
    """Return whether an import hands a function of another module on: `import objection as objection`."""
    return isinstance(node, ast.ImportFrom) and any(alias.asname == alias.name for alias in node.names)


def named(name: str, text: str) -> bool:
    """Return whether the text uses a name, apart from defining it."""
    return any(not text[: found.start()].endswith(("def ", "class ")) for found in re.finditer(rf"\b{name}\b", text))


def main(folder: Path) -> None:
    total = 0
    for game in sorted(path.parent for path in folder.glob("*/board.py")):
        found = plumbing(game)
        total += sum(found.values())
        print(
            f"{game.name:16} {sum(found.values()):5}  {', '.join(f'{name} {count}' for name, count in found.items())}"
        )
    print(f"{'all':16} {total:5}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
