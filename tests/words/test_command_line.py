"""No code of the command line has a sentence: each message that it names is written, and each of its help is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import houndtable.cli
from houndtable import words
from houndtable.cli import helping, parser
from houndtable.words.catalogue import COMMON, TERMINAL, source
from houndtable.words.checking import Entry, entries
from houndtable.words.languages import ENGLISH

CODE = sorted(Path(houndtable.cli.__file__).parent.glob("*.py"))
SAYING = ("here_said", "read", "said")  # functions that take a key and its arguments
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
COMMANDS = re.compile(r"(houndtable|pip) .*")
# What argparse says, which is understood; a chart, and a checklist for authors of games, which are in English.
ENGLISH_ONLY = ("parser.py", "arena_table.py", "check_game.py")


def known() -> dict[str, Entry]:
    """The messages of the command line."""
    return {entry.key: entry for place in (COMMON, TERMINAL) for entry in entries(source(place, ENGLISH))[0]}


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call that says a message by its key."""
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SAYING:
                    yield f"{path.name}:{node.lineno}", node


def test_every_message_that_is_said_is_written_and_has_its_arguments() -> None:
    messages, wrong = known(), list[str]()
    for where, call in calls():
        key = str(ast.literal_eval(call.args[0]))
        given = {word.arg for word in call.keywords}
        if key not in messages:
            wrong.append(f"{where} {key} has no message")
        elif None not in given:
            used = {name.split("-")[0] for name in messages[key].variables}
            wrong += [f"{where} {key} lacks ${name}" for name in sorted(used - given)]
    assert wrong == []


def test_no_code_has_a_sentence() -> None:
    found: list[str] = []
    for path in [path for path in CODE if path.name not in ENGLISH_ONLY]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # what documents the code
        texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in alone]
        written = [(node.lineno, node.value) for node in texts if isinstance(node.value, str)]
        found += [f"{path.name}:{line} {text}" for line, text in written if SENTENCE.search(COMMANDS.sub("", text))]
    assert found == []


def test_every_message_of_the_help_is_used() -> None:
    reader = words.common()
    used = {f"verb-{verb}" for verb in parser.VERBS}
    for verb in parser.VERBS:
        made = parser.make(verb)
        used |= {helping.key_of(made, action, reader) for action in made._actions}
    used |= {str(ast.literal_eval(call.args[0])) for _, call in calls()} | {"help-arguments", "help-options"}
    assert [key for key in known() if key.startswith(("help-", "verb-")) and key not in used] == []
