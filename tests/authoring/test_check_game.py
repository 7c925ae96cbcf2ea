"""check-game: a whole game passes, and whatever is planted into it is found."""

from __future__ import annotations

import pytest

from tests.authoring.author import Author

SOURCE = "stairs/src/stairs/"
# What was changed where, and what is said of it.
PLANTED = {
    "a hidden place is declared open": (
        "board.py", 'Place("hand", known=OWNER', 'Place("hand", known=ALL', "views hide", "sees hidden cards",
    ),
    "an event is not declared": (
        "rules.py", "tell(p.events, FOLDED, seat=p.turn, lives=p.lives[p.turn])",
        "from houndtable.kernel import events; tell(p.events, events.to_all('gave up'))",
        "events are declared", "'gave up' is not declared",
    ),
    "a reason is not declared": (
        "rules.py", "return no(reasons.OVER)",
        "from houndtable.kernel.verdict import Reason; return no(Reason('ended', '3.1'))",
        "objections are declared", "The reason 'reason-ended' for which",
    ),
    "a clause does not exist": (
        "reasons.py", '"too-low", "2.2"', '"too-low", "2.9"', "declarations are sound", "names clause '2.9', which",
    ),
    "an observation is out of bounds": (
        "board.py", "Number(0, 5)", "Number(0, 1)", "observations stay in bounds", "lives' is",
    ),
    "the rules look at hidden cards": (
        "heuristic.py", "plays[0]", "plays[sum(state.deck) % len(plays)]",
        "heuristics do not peek", "The heuristic looks at hidden cards",
    ),
    "a move fails": (
        "rules.py", "p.lives[p.turn] -= 1", "p.lives[p.turn] = 1 // 0", "lawful moves can be made", "ZeroDivisionError",
    ),
}  # fmt: skip


def said(author: Author, *words: str) -> list[str]:
    """What check-game says, a line for each point, whatever was wrong with it behind it."""
    lines: list[str] = []
    done = author.run("houndtable", "check-game", "stairs", "--examples", "6", *words)
    assert done.stderr == ""
    for line in done.stdout.splitlines():
        if line.startswith(" "):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line)
    assert done.returncode == any(line.startswith("NO") for line in lines)
    return lines


def test_a_new_game_passes(author: Author) -> None:
    lines = said(author)
    assert lines[0] == "ok   derived.py is up to date"
    assert lines[-1] == "stairs keeps all that a game has to."
    assert not [line for line in lines[:-1] if not line.startswith("ok")]
    assert "It has no lesson" in lines[-2]


@pytest.mark.parametrize("planted", PLANTED)
def test_what_is_planted_is_found(author: Author, planted: str) -> None:
    file, old, new, what, sentence = PLANTED[planted]
    author.change(SOURCE + file, old, new)
    if file == "board.py":
        author.houndtable("derive", "stairs")
    lines = said(author)
    (found,) = [line for line in lines if line.startswith(f"NO   {what} ")]
    assert sentence in found
    assert lines[-1].endswith("of these are not so.")


def test_a_stale_derived_is_found(author: Author) -> None:
    author.change(SOURCE + "board.py", 'label="put away"', 'label="put away", line=3')
    assert "NO   derived.py is up to date derived.py is out of date." in said(author)[0]


def test_clauses_without_code_or_test_are_found(author: Author) -> None:
    author.change(SOURCE + "RULES.md", "## 3 The end", "**2.5** Be nice.\n\n## 3 The end")
    (found,) = [line for line in said(author) if line.startswith("NO")]
    assert 'No code cites clause 2.5, as [2.5]. No test is marked @clause("2.5").' in found
    elsewhere = author.folder / "elsewhere"
    elsewhere.mkdir()
    (found,) = [line for line in said(author, "--tests", "elsewhere") if line.startswith("NO")]
    assert 'No test is marked @clause("1.1").' in found
    done = author.run("houndtable", "check-game", "stairs", "--tests", "nowhere")
    assert (done.returncode, done.stderr) == (2, "There is no folder “nowhere”.\n")


def test_a_game_that_cannot_be_loaded_is_told(author: Author) -> None:
    author.change(SOURCE + "rules.py", "from stairs import reasons", "from stairs import no_reasons")
    lines = said(author)
    assert lines[1].startswith("NO   the game can be loaded The game stairs can’t be loaded: ImportError: ")
    assert "rules.py, line" in lines[1].replace("- ", "")
    done = author.run("houndtable", "games", "--language", "en")
    assert (done.returncode, "stairs" in done.stdout) == (0, False)


def test_without_hypothesis_the_extra_is_named(author: Author) -> None:
    broken = author.site / "sitecustomize.py"
    broken.write_text("import sys\nsys.modules['hypothesis'] = None\n")
    done = author.run("houndtable", "check-game", "stairs")
    assert done.returncode == 1
    assert (
        "NO   what every game keeps\n     That needs the extra check: pip install 'houndtable[check]'." in done.stdout
    )


def test_an_unknown_game_is_refused(author: Author) -> None:
    done = author.run("houndtable", "check-game", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no game and no package “chess”")
