"""How Dachs reads to a person."""

from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.playout import play_out
from tests.dachs.table import GAME, dachs

pytestmark = pytest.mark.engine
NAMES = ["Mia", "Ben", "Ida"]
SPEECH = GAME.speech()


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (
            Event("round", {"round": 2, "row": ["2v", "3b"], "first": 0}),
            "Round 2 begins. You start. The row, oldest first: 2 vanilla and 3 blue-gray.",
            "Round 2 begins. Mia starts. The row, oldest first: 2 vanilla and 3 blue-gray.",
        ),
        (
            Event("dealt", {"seat": 0, "count": 3}, {"cards": ["2v", "3b", "5s"]}, 1),
            "You are dealt 2 vanilla, 3 blue-gray and 5 sage.",
            "Mia is dealt 3 cards.",
        ),
        (
            Event("played", {"seat": 0, "cards": ["2v"], "points": 2, "bonus": 0, "score": 9}),
            "You play 2 vanilla: 2 points, now 9.",
            "Mia plays 2 vanilla: 2 points, now 9.",
        ),
        (
            Event("played", {"seat": 0, "cards": ["2v", "2s"], "points": 4, "bonus": 2, "score": 6}),
            "You play 2 vanilla and 2 sage: 4 points and 2 for the empty hand, now 6.",
            "Mia plays 2 vanilla and 2 sage: 4 points and 2 for the empty hand, now 6.",
        ),
        (
            Event("last lap", {"seat": 0, "score": 41}),
            "You have 41 points: this is the last lap of the round.",
            "Mia has 41 points: this is the last lap of the round.",
        ),
        (Event("drew", {"seat": 0, "deck": 5}, {"card": "3p"}, 1), "You draw 3 peach.", "Mia draws a card."),
        (
            Event("retrieved", {"seat": 0, "card": "3p", "place": 1}),
            "You take 3 peach from the row.",
            "Mia takes 3 peach from the row.",
        ),
        (
            Event("placed", {"seat": 0, "cards": ["3p"]}),
            "You place 3 peach in the row.",
            "Mia places 3 peach in the row.",
        ),
        (
            Event("pushed out", {"cards": ["3p", "2v"]}),
            "Out of the row, face down: 3 peach and 2 vanilla.",
            "Out of the row, face down: 3 peach and 2 vanilla.",
        ),
        (
            Event("reshuffled", {"count": 9}),
            "The deck is used up; the pile of 9 cards is shuffled into a new one.",
            "The deck is used up; the pile of 9 cards is shuffled into a new one.",
        ),
        (
            Event("game over", {"winners": [0, 2]}),
            "The game is over: you and Ida win.",
            "The game is over: Mia and Ida win.",
        ),
        (Event("game over", {"winners": [0]}), "The game is over: you win.", "The game is over: Mia wins."),
        (
            Event("game over", {"winners": []}),
            "The game is over, and nobody wins.",
            "The game is over, and nobody wins.",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, mine: str, others: str) -> None:
    assert SPEECH.event(event.seen_by(0), NAMES, 0) == mine
    assert SPEECH.event(event.seen_by(None), NAMES, None) == others


def test_the_end_of_a_round_tells_every_score_with_its_reasons() -> None:
    table = dachs("5v 2p|2p|3s 5p 2v", "2b 2b 3b 3p 4b 5b", "2s", points=[41, 38, 42], last_lap=True, seat=2)
    table.play("play 2v", "draw")
    told = table.told("round over", 0)[0]
    assert SPEECH.event(told, NAMES, 0).splitlines() == [
        "Round 1 is over.",
        "You: 41 for cards played, 0 for empty hands, -7 for 2 peach and 5 vanilla in hand: 34.",
        "Ben: 38 for cards played, 0 for empty hands, -2 for 2 peach in hand: 36.",
        "Ida: 44 for cards played, 0 for empty hands, -10 for 2 sage, 3 sage and 5 peach in hand: 34.",
        "You are last and lose a life; 1 life left.",
        "Ida is last and loses a life; 1 life left.",
    ]


def test_a_round_to_be_played_again_is_told_as_such() -> None:
    fields: dict[str, Any] = {"points": [41, 39], "last_lap": True, "seat": 1, "lives": [1, 1]}
    fields["options"] = {"everyone_out": "replay_round"}
    table = dachs("5v 2p|5p 2v", "2b 2b 3b 3p 4b 5b", "2s", **fields)
    table.play("play 2v", "draw")
    words = SPEECH.event(table.told("round over", 0)[0], NAMES, 0).splitlines()
    assert words[-1] == "All would be out together: nobody loses a life, and the round is played again."
    assert len(words) == 4


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("play 2v 2s", "play 2 vanilla and 2 sage"),
        ("draw", "draw a card"),
        ("stop", "stop"),
        ("take 3p", "take 3 peach"),
        ("take 3p 2nd", "take 3 peach, the 2nd oldest of them"),
        ("place 5b", "place 5 blue-gray"),
    ],
)
def test_a_move_reads_as_an_offer(move: str, words: str) -> None:
    assert SPEECH.move(move) == words


def test_a_newcomer_is_told_how_to_play_in_a_few_lines() -> None:
    primer = SPEECH.primer()
    assert len(primer) <= 5
    assert sum(map(len, primer)) < 800


def test_every_move_and_every_event_of_a_game_has_words() -> None:
    assert all(SPEECH.move(text) for text in GAME.vocabulary.texts)
    state = GAME.new(3, Seeded(4), listen=True)
    play_out(state, Seeded(5), 100_000)
    assert all(SPEECH.event(event.seen_by(1), NAMES, 1) for event in state.events or [])


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ([], "Play one card, or several of one number or one colour."),
        (["play 3v 4v"], "Draw from the deck? 2 draws left."),
        (["play 3v 4v", "stop"], "Take a card of a colour you played from the row?"),
        (
            ["play 3v 4v", "stop", "stop"],
            "Which card goes into the row next? The last one lies next to the deck.",
        ),
    ],
)
def test_each_step_asks_in_words(moves: list[str], words: str) -> None:
    table = dachs("3v 4v 2s|2s 2s", "5v 2b 3b 3p 4b 5b")
    table.play(*moves)
    assert SPEECH.ask(table.state.view(0)) == words


@pytest.mark.parametrize(("last_lap", "points", "words"), [(False, 5, "at 40 points"), (True, 44, "Last lap!")])
def test_the_table_reads_in_a_few_lines(last_lap: bool, points: int, words: str) -> None:
    fields: dict[str, Any] = {"points": [points, 0], "last_lap": last_lap, "lives": [1, 2]}
    table = dachs("3v 4v 2s|2s* 2s", "5v 2b 3b 3p 4b 5b", **fields)
    lines = SPEECH.table(table.state.view(0), NAMES[:2])
    assert words in lines[0]
    assert lines[1] == f"> Mia  {points:>3} points   1 life  hand: 3v 4v 2s".replace("3v 4v 2s", "2s 3v 4v")
    assert lines[2] == "  Ben    0 points  2 lives  hand: 2s ?"
    assert lines[3] == "Row, oldest first: 5v 2b 3b 3p 4b 5b  (deck)"
    table.play("play 3v 4v")
    assert SPEECH.table(table.state.view(0), NAMES[:2])[-1] == "Played: 3v 4v"
