"""How Dog'n Dog reads to a person."""

import pytest

from houndtable import words
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.playout import play_out
from tests.dogndog.table import GAME, dogndog

pytestmark = pytest.mark.engine
NAMES = ["Mia", "Ben", "Ida"]
WORDS = words.of(GAME)


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (
            Event("round", {"round": 2, "lap": 1, "parent": 0, "dora": "3r", "deck": 19}),
            "Round 2, lap 1. You are the Parent. The dora is a red 3.",
            "Round 2, lap 1. Mia is the Parent. The dora is a red 3.",
        ),
        (
            Event("dealt", {"seat": 0, "count": 4}, {"cards": ["2", "3r", "food", "food"]}, 1),
            "You are dealt a 2, a red 3, Food and Food.",
            "Mia is dealt 4 cards.",
        ),
        (Event("drew", {"seat": 0, "deck": 5}, {"card": "3r"}, 1), "You draw a red 3.", "Mia draws a card."),
        (
            Event("drew", {"seat": 0, "deck": 0}, {"card": "bone"}, 1),
            "You draw the last card, a Bone.",
            "Mia draws the last card.",
        ),
        (
            Event("discarded", {"seat": 0, "card": "4", "richi": False}),
            "You discard a 4.",
            "Mia discards a 4.",
        ),
        (
            Event("discarded", {"seat": 0, "card": "disc", "richi": True}),
            "You declare Ri-chi and discard a Disc.",
            "Mia declares Ri-chi and discards a Disc.",
        ),
        (
            Event("drawing win", {"seat": 0, "parent": 1, "scores": [2, -1, 0]}),
            "Nobody finishes, so you get a Drawing win: 1 trophy. Ben gets 1 poo.\n"
            "Standings: You 2 trophies, Ben 1 poo, Ida 0 trophies",
            "Nobody finishes, so Mia gets a Drawing win: 1 trophy. Ben gets 1 poo.\n"
            "Standings: Mia 2 trophies, Ben 1 poo, Ida 0 trophies",
        ),
        (
            Event("game over", {"winners": [0, 2]}),
            "The game is over. You and Ida win!",
            "The game is over. Mia and Ida win!",
        ),
        (Event("game over", {"winners": [0]}), "The game is over. You win!", "The game is over. Mia wins!"),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, mine: str, others: str) -> None:
    assert WORDS.event(event.seen_by(0), NAMES, 0) == mine
    assert WORDS.event(event.seen_by(None), NAMES, None) == others


def test_a_finished_hand_is_told_item_by_item() -> None:
    table = dogndog("2 2 3 4|1 food disc bone", "6", "1|1", "5 2r", dora="disc")
    table.play("richi 6", "discard 5", "ron")
    told = table.told("finished", 1)[0]
    assert WORDS.event(told, NAMES, 1).splitlines() == [
        "Mia declares ron on your 5 (hand: 2, 2, 3, 4)!",
        "The Ura-Dora is a red 2.",
        "Tanyao 1, Ri-chi 1, Ippatsu 1; plus Ura-Dora 2, Parent Bonus 2. 7 points make 2 trophies.",
        "You get 2 poos.",
        "Standings: Mia 2 trophies, You 2 poos",
    ]
    assert WORDS.event(told, NAMES, 0).splitlines()[0] == "You declare ron on Ben’s 5 (hand: 2, 2, 3, 4)!"


def test_a_yakuman_is_told_as_one() -> None:
    table = dogndog("food food bone bone|1 5 6 3", "food", "2|2", dora="3")
    table.play("tsumo")
    assert WORDS.event(table.told("finished")[0], NAMES, None).splitlines() == [
        "Mia declares tsumo with Food (hand: Food, Food, Bone, Bone)!",
        "Yaku-Man! Tsu-I-So 2: 2 trophies.",
        "Ben gets 1 poo.",
        "Standings: Mia 2 trophies, Ben 1 poo",
    ]


def test_a_hand_without_extras_is_told_without_them() -> None:
    table = dogndog("1 5 6 bone|2 2 3r 4", "5r", "6|6", dora="disc")
    table.play("discard 5r", "ron")
    said = WORDS.event(table.told("finished")[0], NAMES, None)
    assert "Tanyao 1, Red number 2. 3 points make 1 trophy." in said


def test_a_false_declaration_is_told_with_its_rule() -> None:
    table = dogndog("1 1 2 3|1 5 6 bone", "4", "5|5", options={"declarations": "free"})
    table.play("tsumo")
    assert WORDS.event(table.told("false declaration")[0], NAMES, None).splitlines() == [
        "Mia declares tsumo with a 4 (hand: 1, 1, 2, 3). That’s a false declaration!",
        "The hand is complete, but worth too few points (rule 4.4).",
        "Mia gets 2 poos, and the round is dealt again.",
        "Standings: Mia 2 poos, Ben 0 trophies",
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
    assert WORDS.event(table.told("finished")[0], NAMES, None).splitlines()[2:] == [
        "Ben gets 1 poo.",
        "Standings: Mia 2 trophies, Ben 3 poos",
    ]


@pytest.mark.parametrize(
    ("move", "offer"),
    [
        ("discard 3r", "discard a red 3"),
        ("richi food", "declare Ri-chi and discard Food"),
        ("tsumo", "declare tsumo"),
        ("ron", "declare ron"),
        ("pass", "pass"),
    ],
)
def test_a_move_reads_as_an_offer(move: str, offer: str) -> None:
    assert WORDS.move(move) == offer


def test_a_newcomer_is_told_how_to_play_in_a_few_lines() -> None:
    primer = WORDS.primer()
    assert len(primer) <= 5
    assert sum(map(len, primer)) < 900


@pytest.mark.parametrize("declarations", ["guarded", "free"])
def test_every_move_and_every_event_of_a_game_has_words(declarations: str) -> None:
    assert all(WORDS.move(text) for text in GAME.vocabulary.texts)
    state = GAME.new(3, Seeded(4), {"declarations": declarations}, listen=True)
    play_out(state, Seeded(5), 2_000)
    assert all(WORDS.event(event.seen_by(1), NAMES, 1) for event in state.events or [])


def test_each_step_asks_in_words() -> None:
    table = dogndog("1 5 6 bone|2 2 3r 4", "5r", "6|6", dora="disc")
    assert WORDS.ask(table.state.view(0)) == "Discard a card."
    table.play("discard 5r")
    assert WORDS.to(NAMES, 1).ask(table.state.view(1)) == "Mia discarded a red 5. Ron?"
    table = dogndog("2 2 3 4|1 5 6 bone", "6", "1 disc|1 food", richi=[1, None])
    assert WORDS.ask(table.state.view(0)) == "You have declared Ri-chi, so discard the card you drew."
    table = dogndog("2 2 3r 4|1 food 6 bone", "5", "1|1", dora="5")
    assert WORDS.ask(table.state.view(0)) == "Declare tsumo, or discard a card?"


def test_only_who_may_declare_tsumo_is_told_so() -> None:
    table = dogndog("2 2 3r 4|1 food 6 bone", "5", "1|1", dora="5")
    assert [table.state.view(seat).facts["may_tsumo"] for seat in (0, 1, None)] == [True, False, False]


def test_only_who_is_asked_is_told_of_the_discard() -> None:
    table = dogndog("1 5 3 bone|2 2 3r 4|1 food disc 4", "5r", "||", dora="disc")
    table.play("discard 5r")
    assert [table.state.view(seat).facts["discard"] for seat in (0, 1, 2, None)] == [None, "5r", None, None]


def test_the_table_reads_in_a_few_lines() -> None:
    table = dogndog("2 2 3 4|1 5 6 bone", "5", "1 disc|1 food", dora="3r", richi=[1, None])
    assert WORDS.table(table.state.view(0), NAMES[:2]) == [
        "Round 1, lap 1. You are the Parent. 22 cards in the deck. Dora: red 3",
        ">  You  trophies: 0  Ri-chi!",
        "   Ben  trophies: 0",
        "Your discards: 1, Disc (Ri-chi)",
        "Ben’s discards: 1, Food",
        "You drew a 5. Your hand: 2, 2, 3, 4",
    ]
    assert WORDS.table(table.state.view(1), NAMES[:2])[-1] == "Your hand: 1, 5, 6, Bone"
    assert WORDS.table(table.state.view(None), NAMES[:2])[-1] == "Ben’s discards: 1, Food"


def test_who_has_not_discarded_yet_has_no_line_for_it() -> None:
    table = dogndog("2 2 3 4|1 5 6 bone", "5", "1|")
    lines = WORDS.table(table.state.view(0), NAMES[:2])
    assert [line for line in lines if "discards" in line] == ["Your discards: 1"]
