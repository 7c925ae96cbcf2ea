"""`houndtable score`: what cards are worth."""

from __future__ import annotations

import pytest

from tests.cli.terminal import Terminal


@pytest.mark.parametrize("quoted", [True, False])
def test_a_hand_is_explained_line_by_line(terminal: Terminal, quoted: bool) -> None:
    hand = "bone msn mbn psn pbn vsn vbn"
    seen = terminal.run("score", "dogsbreath", *([hand] if quoted else hand.split()))
    assert seen.status == 0
    assert "Night Feast 65 [8.3]\n" in seen.out
    assert "Total: 65 points – a Super Combo!" in seen.out  # noqa: RUF001
    assert max(map(len, seen.out.splitlines())) < 80


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["dogsbreath", "msx"], "There’s no card called “msx”. Did you mean msn or msd?"),
        (["dogsbreath"], "HAND is missing."),
        (["dachs", "2v"], "Dachs has no hands to score."),
        (["chess", "e4"], "There is no game called “chess”."),
    ],
)
def test_what_cannot_be_scored_is_refused(terminal: Terminal, words: list[str], why: str) -> None:
    seen = terminal.run("score", *words)
    assert seen.status == 2
    assert why in seen.err
