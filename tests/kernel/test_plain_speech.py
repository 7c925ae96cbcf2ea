"""The speech of a game that brings no more than English words."""

from __future__ import annotations

import pytest

from houndtable.kernel.options import Option
from houndtable.kernel.plain_speech import PlainSpeech, plainly
from tests.kernel.shed import Shed, alike, whole

BOARD = whole()
OPTIONS = [Option("lives", 3, "1.1", "Lives", low=1, high=5)]
SPEECH = PlainSpeech(
    BOARD,
    "Dig.",
    OPTIONS,
    events={"dug": ["{seat} dug up {card}.", "{seat} dug."], "won": ["Won: {winners}."]},
    asks={"dig": "Where do you dig?"},
    primer=["Dig, and do not be dug."],
)
NAMES = ["Mia", "Ben"]


@pytest.mark.parametrize(
    ("told", "me", "sentence"),
    [
        ({"event": "dug", "seat": 0, "card": "a"}, None, "Mia dug up a."),
        ({"event": "dug", "seat": 0, "card": "a"}, 0, "You dug up a."),
        ({"event": "dug", "seat": 1}, 0, "Ben dug."),
        ({"event": "dug", "seat": 0, "card": None}, None, "Mia dug up nothing."),
        ({"event": "won", "winners": [0, 1]}, None, "Won: Mia and Ben."),
        ({"event": "won", "winners": []}, None, "Won: nothing."),
        ({"event": "sighed"}, None, "Sighed."),
        ({"event": "threw", "target": None, "how_far": 3}, None, "Threw: target nobody, how far 3."),
        ({"event": "threw", "seat": True}, None, "Threw: seat True."),
        ({"event": "threw", "target": 7}, None, "Threw: target 7."),
    ],
)
def test_events_are_sentences(told: dict[str, object], me: int | None, sentence: str) -> None:
    assert SPEECH.event(told, NAMES, me) == sentence  # type: ignore[arg-type]


def test_the_table_is_told_in_lines() -> None:
    p = Shed()
    p.loud = True
    p.host = 1
    assert SPEECH.table(BOARD.view(p, 0, None), NAMES) == [
        "Round 1 of 5.",
        "> Mia  scores 3  pair 1  dug up a, b  hand: a b  tray: none",
        "  Ben  scores 4  pair 2  dug up none  hand: ?  tray: none",
        "Pile: b",
        "Grid: - c",
        "Sunk: none",
        "Dug: !",
        "Deck: ?",
        "Spare: none",
        "Plan: 2",
        "Your wishes: 1",
        "Loud.",
        "Mood: 1",
        "Hints: 0",
        "Tools: spade 1",
        "Host: Ben",
        "How high: 1",
        "To dig: Mia, Ben",
    ]


def test_what_is_hidden_altogether_is_counted() -> None:
    assert plainly({"spade": 0}, "counts", NAMES) == "none"
    board = alike()
    p = Shed()
    p.hands, p.pile, p.deck = [[0, 1], [2]], [0], [1]
    speech = PlainSpeech(board, "Dig.", OPTIONS, events={}, asks={}, primer=[])
    lines = speech.table(board.view(p, 1, None), NAMES)
    assert lines[0] == "> Mia  scores 3  hand: 2 cards"
    board.endings = ["dug"]
    assert speech.table(board.view(p, 1, None), NAMES)[0] == "Round 1."


def test_questions_moves_and_the_primer() -> None:
    p = Shed()
    assert SPEECH.ask(BOARD.view(p, 0, None)) == "Where do you dig?"
    p.step = 1
    assert SPEECH.ask(BOARD.view(p, 0, None)) == "Choose a move."
    assert SPEECH.move("dig a") == "dig a"
    assert SPEECH.primer() == ["Dig, and do not be dug."]
    assert SPEECH.glossary.title == "Shed"
