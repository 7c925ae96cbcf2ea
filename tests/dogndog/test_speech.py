"""How Dog'n Dog reads to a person."""

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.playout import play_out
from tests.dogndog.table import GAME, dogndog, late

pytestmark = pytest.mark.engine
NAMES = ["Mia", "Ben", "Ida"]
SPEECH = GAME.speech()


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (
            Event("round", {"round": 2, "lap": 1, "parent": 0, "dora": "3r", "deck": 19}),
            "Round 2, lap 1. You are the Parent. The dora is red 3.",
            "Round 2, lap 1. Mia is the Parent. The dora is red 3.",
        ),
        (
            Event("dealt", {"seat": 0, "count": 4}, {"cards": ["2", "3r", "food", "food"]}, 1),
            "You are dealt 2, red 3, Food and Food.",
            "Mia is dealt 4 cards.",
        ),
        (Event("drew", {"seat": 0, "deck": 5}, {"card": "3r"}, 1), "You draw red 3.", "Mia draws a card."),
        (
            Event("drew", {"seat": 0, "deck": 0}, {"card": "bone"}, 1),
            "You draw Bone. It is the last one.",
            "Mia draws a card. It is the last one.",
        ),
        (
            Event("discarded", {"seat": 0, "card": "4", "richi": False}),
            "You discard 4.",
            "Mia discards 4.",
        ),
        (
            Event("discarded", {"seat": 0, "card": "disc", "richi": True}),
            "You declare Ri-chi and discard Disc.",
            "Mia declares Ri-chi and discards Disc.",
        ),
        (
            Event("drawing win", {"seat": 0, "parent": 1, "scores": [2, -1, 0]}),
            "Nobody finishes. You have a Drawing win: 1 trophy, and 1 poo for the Parent.\n"
            "Scores: you +2, Ben -1, Ida 0.",
            "Nobody finishes. Mia has a Drawing win: 1 trophy, and 1 poo for the Parent.\n"
            "Scores: Mia +2, Ben -1, Ida 0.",
        ),
        (
            Event("game over", {"winners": [0, 2]}),
            "The game is over: you and Ida win.",
            "The game is over: Mia and Ida win.",
        ),
        (Event("game over", {"winners": [0]}), "The game is over: you win.", "The game is over: Mia wins."),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, mine: str, others: str) -> None:
    assert SPEECH.event(event.seen_by(0), NAMES, 0) == mine
    assert SPEECH.event(event.seen_by(None), NAMES, None) == others


def test_a_finished_hand_is_told_item_by_item() -> None:
    table = dogndog("2 2 3 4|1 food disc bone", "6", "1|1", "5 2r", dora="disc")
    table.play("richi 6", "discard 5", "ron")
    told = table.told("finished", 1)[0]
    assert SPEECH.event(told, NAMES, 1).splitlines() == [
        "Mia declares ron with 5 and 2, 2, 3 and 4!",
        "Turned up as Ura-Dora: red 2.",
        "Tanyao 1, Ri-chi 1, Ippatsu 1; on top Ura-Dora 2, Parent Bonus 2. 7 points make 2 trophies.",
        "You get 2 poos.",
        "Scores: Mia +2, you -2.",
    ]
    assert SPEECH.event(told, NAMES, 0).splitlines()[0] == "You declare ron with 5 and 2, 2, 3 and 4!"


def test_a_yakuman_is_told_as_one() -> None:
    table = dogndog("food food bone bone|1 5 6 3", "food", "2|2", dora="3")
    table.play("tsumo")
    assert SPEECH.event(table.told("finished")[0], NAMES, None).splitlines() == [
        "Mia declares tsumo with Food and Food, Food, Bone and Bone!",
        "Yaku-Man: Tsu-I-So 2. That is 2 trophies.",
        "Ben gets 1 poo.",
        "Scores: Mia +2, Ben -1.",
    ]


def test_a_hand_without_extras_is_told_without_them() -> None:
    table = dogndog("1 5 6 bone|2 2 3r 4", "5r", "6|6", dora="disc")
    table.play("discard 5r", "ron")
    words = SPEECH.event(table.told("finished")[0], NAMES, None)
    assert "Tanyao 1, Red number 2. 3 points make 1 trophy." in words


def test_a_false_declaration_is_told_with_its_rule() -> None:
    table = dogndog("1 1 2 3|1 5 6 bone", "4", "5|5", options={"declarations": "free"})
    table.play("tsumo")
    assert SPEECH.event(table.told("false declaration")[0], NAMES, None).splitlines() == [
        "Mia declares tsumo with 4 and 1, 1, 2 and 3, but wrongly.",
        "The hand is complete, but worth too few points. [4.4]",
        "Mia gets 2 poos, and the round is dealt again.",
        "Scores: Mia -2, Ben 0.",
    ]


def test_poos_for_false_declarations_are_told_when_they_come_only() -> None:
    table = dogndog(
        "food food bone bone|1 5 6 3",
        "food",
        "2|2",
        dora="3",
        wrong=[0, 1],
        options={"declarations": "free"},
    )
    table.play("tsumo")
    assert SPEECH.event(table.told("finished")[0], NAMES, None).splitlines()[2:] == [
        "Ben gets 1 poo.",
        "Scores: Mia +2, Ben -3.",
    ]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("discard 3r", "discard red 3"),
        ("richi food", "declare Ri-chi and discard food"),
        ("tsumo", "finish with the card you drew"),
        ("ron", "finish with that discard"),
        ("pass", "let it go"),
    ],
)
def test_a_move_reads_as_an_offer(move: str, words: str) -> None:
    assert SPEECH.move(move) == words


def test_a_newcomer_is_told_how_to_play_in_a_few_lines() -> None:
    primer = SPEECH.primer()
    assert len(primer) <= 5
    assert sum(map(len, primer)) < 900


@pytest.mark.parametrize("declarations", ["guarded", "free"])
def test_every_move_and_every_event_of_a_game_has_words(declarations: str) -> None:
    assert all(SPEECH.move(text) for text in GAME.vocabulary.texts)
    state = GAME.new(3, Seeded(4), {"declarations": declarations}, listen=True)
    play_out(state, Seeded(5), 2_000)
    assert all(SPEECH.event(event.seen_by(1), NAMES, 1) for event in state.events or [])


def test_each_step_asks_in_words() -> None:
    table = dogndog("1 5 6 bone|2 2 3r 4", "5r", "6|6", dora="disc")
    assert SPEECH.ask(table.state.view(0)) == "Finish if you can, or discard a card."
    table.play("discard 5r")
    assert SPEECH.ask(table.state.view(1)) == "Red 5 was discarded. Ron?"
    table = dogndog("2 2 3 4|1 5 6 bone", "5", "1 disc|1 food", richi=[1, None])
    words = "You have declared Ri-chi: finish if you can, or discard the card you drew."
    assert SPEECH.ask(table.state.view(0)) == words


def test_the_table_reads_in_a_few_lines() -> None:
    table = dogndog("2 2 3 4|1 5 6 bone", "5", "1 disc|1 food", dora="3r", richi=[1, None])
    assert SPEECH.table(table.state.view(0), NAMES[:2]) == [
        "Round 1, lap 1. Dora: 3r. Deck: 22. Discards, a Ri-chi card in brackets:",
        "> Mia  Parent   0  1 [disc]",
        "       hand: 2 2 3 4  drawn: 5",
        "  Ben  Child    0  1 food",
    ]
    assert SPEECH.table(table.state.view(1), NAMES[:2])[2:] == ["  Ben  Child    0  1 food", "       hand: 1 5 6 bone"]


def test_no_line_of_a_late_table_is_wider_than_80_columns() -> None:
    table = late("2 2 3 3|1 5 6 bone", "food")
    assert max(map(len, SPEECH.table(table.state.view(0), ["Mia", "Bernadette"]))) <= 80
