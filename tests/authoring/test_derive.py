"""What is derived from a board follows it, and a board that cannot be read is told."""

from __future__ import annotations

import pytest

from tests.authoring.author import Author

BOARD = "stairs/src/stairs/board.py"
LIVES = 'Figure("lives", Number(0, 5), known=ALL, seats=True),'


def test_it_is_written_from_the_board(author: Author) -> None:
    derived = author.folder / "stairs/src/stairs/derived.py"
    before = derived.read_text()
    assert author.houndtable("derive", "stairs") == "derived.py is up to date.\nwired.py is up to date.\n"
    author.change(BOARD, LIVES, LIVES + '\n        Figure("luck", Number(0, 9), known=NOBODY, first=7),')
    done = author.run("houndtable", "derive", "stairs", "--check")
    assert (done.returncode, derived.read_text()) == (1, before)
    assert "derived.py is out of date. To write it: houndtable derive stairs" in done.stdout.replace("\n", " ")
    author.houndtable("derive", "stairs")
    assert "self.luck: i64 = 7" in derived.read_text()
    derived.unlink()
    author.houndtable("derive", "stairs")
    assert "self.luck = like.luck" in derived.read_text()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("known=ALL, seats=True", "seats=True", "Can’t read the board of stairs: TypeError: "),
        ("known=ALL, seats=True", 'known="some", seats=True', "AssertionError: Who may know 'lives'"),
        ('Figure("turn"', 'Figure("whose"', "Stairs must declare the figure 'turn'."),
        (
            "seats=True),",
            "seats=True, get=lambda p, seat: 3),",
            "must be a function in a module of stairs",
        ),
    ],
)
def test_a_board_that_cannot_be_is_told(author: Author, old: str, new: str, sentence: str) -> None:
    author.change(BOARD, LIVES if old in LIVES else old, LIVES.replace(old, new) if old in LIVES else new)
    done = author.run("houndtable", "derive", "stairs")
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr


def test_what_the_engine_asks_must_be_there(author: Author) -> None:
    author.change("stairs/src/stairs/rules.py", "def legal(", "def lawful(")
    done = author.run("houndtable", "derive", "stairs")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Stairs needs legal in rules.py: see docs/adding-a-game.md." in done.stderr.replace("\n", " ")


def test_what_is_no_game_has_nothing_to_derive(author: Author) -> None:
    for name in ("nothing", "json", "no.such.package", "", "stairs.rules.x"):
        done = author.run("houndtable", "derive", name)
        assert done.stderr == f"There is no game and no package “{name}” with a board.py. Is it installed?\n"
