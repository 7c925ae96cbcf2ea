"""How Dachs reads to a person."""

from typing import Any

import pytest

from houndtable import words
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.playout import play_out
from houndtable.words.languages import languages
from houndtable.words.speech import Words
from tests.dachs.table import GAME, dachs

pytestmark = pytest.mark.engine
NAMES = ["Mia", "Ben", "Ida"]
WORDS = words.of(GAME)


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (
            Event("round", {"round": 2, "row": ["2v", "3b"], "first": 0}),
            "Round 2 begins. You start. The row, oldest card first: 2 vanilla, 3 blue-gray.",
            "Round 2 begins. Mia starts. The row, oldest card first: 2 vanilla, 3 blue-gray.",
        ),
        (
            Event("dealt", {"seat": 0, "count": 3}, {"cards": ["2v", "3b", "5s"]}, 1),
            "You are dealt 2 vanilla, 3 blue-gray and 5 sage.",
            "Mia is dealt 3 cards.",
        ),
        (
            Event("played", {"seat": 0, "cards": ["2v"], "points": 2, "bonus": 0, "score": 9}),
            "You play 2 vanilla: 2 points. Total: 9.",
            "Mia plays 2 vanilla: 2 points. Total: 9.",
        ),
        (
            Event("played", {"seat": 0, "cards": ["2v", "2s"], "points": 4, "bonus": 2, "score": 6}),
            "You play 2 vanilla and 2 sage: 4 points, plus 2 for playing the whole hand. Total: 6.",
            "Mia plays 2 vanilla and 2 sage: 4 points, plus 2 for playing the whole hand. Total: 6.",
        ),
        (
            Event("last lap", {"seat": 0, "score": 41}),
            "You have 41 points: the last lap begins!",
            "Mia has 41 points: the last lap begins!",
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
            "3 peach and 2 vanilla go face down onto the discard pile.",
            "3 peach and 2 vanilla go face down onto the discard pile.",
        ),
        (
            Event("reshuffled", {"count": 9}),
            "The deck has run out. The 9 cards in the discard pile are shuffled and become the new deck.",
            "The deck has run out. The 9 cards in the discard pile are shuffled and become the new deck.",
        ),
        (
            Event("game over", {"winners": [0, 2]}),
            "The game is over. You and Ida win!",
            "The game is over. Mia and Ida win!",
        ),
        (Event("game over", {"winners": [0]}), "The game is over. You win!", "The game is over. Mia wins!"),
        (
            Event("game over", {"winners": []}),
            "The game is over. Everyone is out, so nobody wins.",
            "The game is over. Everyone is out, so nobody wins.",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, mine: str, others: str) -> None:
    assert WORDS.event(event.seen_by(0), NAMES, 0) == mine
    assert WORDS.event(event.seen_by(None), NAMES, None) == others


def test_the_end_of_a_round_tells_every_score_with_its_reasons() -> None:
    table = dachs("5v 2p|2p|3s 5p 2v", "2b 2b 3b 3p 4b 5b", "2s", points=[41, 38, 42], last_lap=True, seat=2)
    table.play("play 2v", "draw")
    told = table.told("round over", 0)[0]
    assert WORDS.event(told, NAMES, 0).splitlines() == [
        "Round 1 is over.",
        "You: 41 for cards played, minus 7 for 2 peach and 5 vanilla left in hand: 34 points.",
        "Ben: 38 for cards played, minus 2 for 2 peach left in hand: 36 points.",
        "Ida: 44 for cards played, minus 10 for 2 sage, 3 sage and 5 peach left in hand: 34 points.",
        "You come last and lose a life: 1 life left.",
        "Ida comes last and loses a life: 1 life left.",
    ]


def test_a_round_to_be_played_again_is_told_as_such() -> None:
    fields: dict[str, Any] = {"points": [41, 39], "last_lap": True, "seat": 1, "lives": [1, 1]}
    fields["options"] = {"everyone_out": "replay_round"}
    table = dachs("5v 2p|5p 2v", "2b 2b 3b 3p 4b 5b", "2s", **fields)
    table.play("play 2v", "draw")
    lines = WORDS.event(table.told("round over", 0)[0], NAMES, 0).splitlines()
    assert lines[-1] == "Everyone would be out together, so nobody loses a life and the round is replayed."
    assert len(lines) == 4


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("play 2v 2s", "play 2 vanilla and 2 sage"),
        ("draw", "draw a card"),
        ("stop", "stop"),
        ("take 3p", "take 3 peach"),
        ("take 3p 2nd", "take the second-oldest 3 peach"),
        ("place 5b", "place 5 blue-gray"),
    ],
)
def test_a_move_reads_as_an_offer(move: str, said: str) -> None:
    assert WORDS.move(move) == said


def test_a_newcomer_is_told_how_to_play_in_a_few_lines() -> None:
    primer = WORDS.primer()
    assert len(primer) <= 5
    assert sum(map(len, primer)) < 800


@pytest.mark.parametrize("language", languages())
def test_every_move_and_every_event_of_a_game_has_words(language: str) -> None:
    speech = words.of(GAME, language)
    assert isinstance(speech, Words)
    assert all(speech.offer(text).key.startswith("move-") for text in GAME.vocabulary.texts)
    state = GAME.new(3, Seeded(4), listen=True)
    play_out(state, Seeded(5), 100_000)
    for event in state.events or []:
        assert not speech.event(event.seen_by(1), NAMES, 1).startswith("event-")


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ([], "Play one card, or several with the same number or the same colour."),
        (["play 2s"], "Draw a card?"),
        (["play 3v 4v"], "Draw a card? You can draw up to 2."),
        (["play 3v 4v", "draw"], "Draw another card? You can draw 1 more."),
        (["play 3v 4v", "stop"], "Take a card from the row? You can take 1 vanilla card."),
        (
            ["play 3v 4v", "stop", "stop"],
            "Which card do you place next? The last one ends up next to the deck.",
        ),
    ],
)
def test_each_step_asks_in_words(moves: list[str], said: str) -> None:
    table = dachs("3v 4v 2s|2s 2s", "5v 2b 3b 3p 4b 5b")
    table.play(*moves)
    assert WORDS.ask(table.state.view(0)) == said


def test_who_must_draw_in_the_last_lap_is_told_so() -> None:
    table = dachs("3v 4v 2s|2s 2s", "5v 2b 3b 3p 4b 5b", last_lap=True, points=[9, 40])
    table.play("play 2s")
    assert WORDS.ask(table.state.view(0)).endswith("the last lap: you must draw a card.")


@pytest.mark.parametrize(("last_lap", "points", "said"), [(False, 5, "at 40 points"), (True, 44, "Last lap!")])
def test_the_table_reads_in_a_few_lines(last_lap: bool, points: int, said: str) -> None:
    fields: dict[str, Any] = {"points": [points, 0], "last_lap": last_lap, "lives": [1, 2]}
    table = dachs("3v 4v 2s|2s* 2s", "5v 2b 3b 3p 4b 5b", **fields)
    lines = [" ".join(line.split()) for line in WORDS.table(table.state.view(0), NAMES[:2])]
    assert said in lines[0]
    assert lines[1] == f"> You {points} points 1 life hand: 2 sage, 3 vanilla and 4 vanilla"
    assert lines[2] == "Ben 0 points 2 lives hand: 2 sage and 1 face-down card"
    assert lines[3] == "Row, oldest card first: 5 vanilla, 2 blue-gray, 3 blue-gray, 3 peach, 4 blue-gray, 5 blue-gray"
    table.play("play 3v 4v")
    assert WORDS.table(table.state.view(0), NAMES[:2])[-1] == "Just played: 3 vanilla, 4 vanilla"
