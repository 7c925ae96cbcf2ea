"""docs/adding-a-game.md does what it says: its commands are run and its changes made, in their order."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.authoring.author import Author

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(sh|diff)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LONG = ["browser"]  # what goes on until it is stopped, and is tried elsewhere


def changed(author: Author, block: str) -> None:
    """Make the changes of a diff: the passages are found by their text."""
    head, *lines = block.splitlines()
    hunks: list[list[str]] = [[]]
    for line in lines:
        if line == "@@":
            hunks.append([])
        else:
            hunks[-1].append(line)
    for hunk in hunks:
        old = "\n".join(line[1:] for line in hunk if not line.startswith("+"))
        new = "\n".join(line[1:] for line in hunk if not line.startswith("-"))
        author.change(head.removeprefix("--- "), old + "\n", new + "\n")


def test_the_page_leads_to_a_whole_game(tmp_path: Path) -> None:
    author, said = Author(tmp_path), []
    for kind, block in BLOCK.findall(PAGE):
        if kind == "diff":
            changed(author, block)
            continue
        for line in block.splitlines():
            program, *words = shlex.split(line)
            if program == "pip":
                author.install(words[-1])
            elif program == "pytest":
                done = author.run("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", *words)
                assert done.returncode == 0, done.stdout
            elif words[0] not in LONG:
                said.append(author.houndtable(*words))
    checks = [text for text in said if "derived.py is up to date" in text and "ok" in text]
    assert len(checks) == 2
    assert all(text.endswith("climb keeps all that a game has to.\n") for text in checks)
    game = author.houndtable("play", "climb", "--seed", "1")
    assert "cards played 0" in game
