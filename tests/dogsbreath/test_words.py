"""How Dog's Breath reads to a person."""

# ruff: noqa: RUF001

from typing import Any

import pytest

from houndtable import words
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.playout import play_out
from tests.dogsbreath.table import DAY, GAME, PLAIN, WEAK, breath, drafting

pytestmark = pytest.mark.engine
NAMES = ["Mia", "Ben", "Ida"]
WORDS = words.of(GAME)


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (
            Event("round", {"round": 2, "first": 0, "grid": 12}),
            "Round 2 begins with a draft from 12 cards. You start.",
            "Round 2 begins with a draft from 12 cards. Mia starts.",
        ),
        (
            Event("dealt", {"seat": 0, "count": 5}, {"cards": ["msn", "bone", "guard"]}, 1),
            "You are dealt Meat Snout Night, a Bone and a Guard Dog.",
            "Mia is dealt 5 cards.",
        ),
        (
            Event("flipped", {"seat": 0, "place": "r1c2", "card": "vbd"}),
            "You turn up Vege Butt Day (row 1, column 2).",
            "Mia turns up Vege Butt Day (row 1, column 2).",
        ),
        (
            Event("turned down", {"seat": 0, "place": "r1c2"}),
            "You turn the card in row 1, column 2 face down again.",
            "Mia turns the card in row 1, column 2 face down again.",
        ),
        (
            Event("picked", {"seat": 0, "place": "r1c2", "card": "vbd"}),
            "You take Vege Butt Day (row 1, column 2).",
            "Mia takes Vege Butt Day (row 1, column 2).",
        ),
        (
            Event("put under", {"count": 4}),
            "The draft is over. The 4 cards left go under the deck.",
            "The draft is over. The 4 cards left go under the deck.",
        ),
        (Event("drew", {"seat": 0, "deck": 5}, {"card": "psd"}, 1), "You draw Poop Snout Day.", "Mia draws a card."),
        (
            Event("took", {"seat": 0, "card": "scavenger"}),
            "You take a Scavenger from the discards.",
            "Mia takes a Scavenger from the discards.",
        ),
        (Event("discarded", {"seat": 0, "card": "bone"}), "You discard a Bone.", "Mia discards a Bone."),
        (
            Event("scavenged", {"seat": 0, "target": 1}),
            "You play a Scavenger on Ben.",
            "Mia plays a Scavenger on Ben.",
        ),
        (
            Event("scavenged", {"seat": 1, "target": 0}),
            "Ben plays a Scavenger on you.",
            "Ben plays a Scavenger on Mia.",
        ),
        (
            Event("offered", {"seat": 0, "target": 1}, {"card": "bone"}, 1),
            "You offer a Bone, face down.",
            "Mia offers a card, face down.",
        ),
        (
            Event("requested", {"seat": 0, "target": 1, "card": "bone"}),
            "You ask Ben for a Bone.",
            "Mia asks Ben for a Bone.",
        ),
        (
            Event("lacked", {"seat": 0, "card": "bone"}),
            "You don’t have a Bone. Nothing is swapped.",
            "Mia doesn’t have a Bone. Nothing is swapped.",
        ),
        (
            Event("guarded", {"seat": 0, "target": 0, "attacker": 1}),
            "You block Ben’s Scavenger with a Guard Dog. Nothing is swapped.",
            "Mia blocks Ben’s Scavenger with a Guard Dog. Nothing is swapped.",
        ),
        (
            Event("guarded", {"seat": 0, "target": 2, "attacker": 1}),
            "You block Ben’s Scavenger with a Guard Dog. Nothing is swapped.",
            "Mia blocks Ben’s Scavenger with a Guard Dog. Nothing is swapped.",
        ),
        (
            Event("guarded", {"seat": 2, "target": 1, "attacker": 0}),
            "Ida blocks your Scavenger with a Guard Dog. Nothing is swapped.",
            "Ida blocks Mia’s Scavenger with a Guard Dog. Nothing is swapped.",
        ),
        (
            Event("swapped", {"seat": 0, "target": 1}, {"gave": "bone", "got": "msn"}, 3),
            "You give Ben a Bone and get Meat Snout Night in return.",
            "Mia gives Ben a card and gets one in return.",
        ),
        (
            Event("swapped", {"seat": 1, "target": 0}, {"gave": "bone", "got": "msn"}, 3),
            "Ben gives you a Bone and gets Meat Snout Night in return.",
            "Ben gives Mia a card and gets one in return.",
        ),
        (
            Event("out", {"seat": 0}),
            "You go out! Everyone else gets one more turn.",
            "Mia goes out! Everyone else gets one more turn.",
        ),
        (Event("stays out", {"seat": 0}), "You stay out.", "Mia stays out."),
        (Event("goes on", {"seat": 0}), "False alarm! You play on.", "False alarm! Mia plays on."),
        (
            Event("reshuffled", {"count": 21}),
            "The deck is empty, so the discards are shuffled into a new one: 21 cards.",
            "The deck is empty, so the discards are shuffled into a new one: 21 cards.",
        ),
        (
            Event("game over", {"winners": [0], "totals": [101, 40, 3]}),
            "The game is over. You win with 101 points!",
            "The game is over. Mia wins with 101 points!",
        ),
        (
            Event("game over", {"winners": [0, 2], "totals": [1, 0, 1]}),
            "The game is over. You and Ida win with 1 point!",
            "The game is over. Mia and Ida win with 1 point!",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, mine: str, others: str) -> None:
    assert WORDS.event(event.seen_by(0), NAMES, 0) == mine
    assert WORDS.event(event.seen_by(None), NAMES, None) == others


def test_the_end_of_a_round_tells_every_score_with_its_reasons() -> None:
    table = breath(f"{DAY}|{PLAIN.replace('psd psn', 'vsd vbd')}", deck="vbn vbn", options={"rounds": 1})
    table.play("draw", "discard vbn", "go out", "draw", "discard vbn")
    assert WORDS.event(table.told("round over", 0)[0], NAMES, 0).splitlines() == [
        "Round 1 is over.",
        "You: 65 points (Day Feast 60, Going out 5). "
        "Hand: Meat Snout Day, Meat Butt Day, Poop Snout Day, Poop Butt Day, Vege Snout Day, Vege Butt Day and Bone.",
        "Ben: 19 points (Vege 16, Snout-Butt pairs 3). "
        "Hand: Meat Snout Day, 2× Vege Snout Day, Vege Snout Night, Vege Butt Day and 2× Bone.",
    ]


def test_a_round_ended_by_the_cap_is_told_as_such() -> None:
    table = breath(f"{PLAIN}|{WEAK}", deck="vbn vbn", options={"rounds": 1, "turn_cap": 1})
    table.play("draw", "discard vbn", "done", "draw", "discard vbn", "done")
    assert WORDS.event(table.told("round over", 0)[0], NAMES, 0).splitlines() == [
        "Round 1 is over. The turn limit was reached.",
        "You: 0 points. "
        "Hand: Meat Snout Day, Poop Snout Day, Poop Snout Night, Vege Snout Day, Vege Snout Night and 2× Bone.",
        "Ben: 15 points (Vege 12, Snout-Butt pairs 3). "
        "Hand: Meat Snout Day, Meat Butt Day, Poop Snout Day, Poop Butt Day, Vege Snout Day and 2× Vege Butt Day.",
    ]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("flip r2c3", "turn up the card in row 2, column 3"),
        ("turn down r1c1", "turn the card in row 1, column 1 face down again"),
        ("take r2c3", "take the card in row 2, column 3"),
        ("draw", "draw from the deck"),
        ("take msn", "take Meat Snout Night from the discards"),
        ("discard bone", "discard a Bone"),
        ("scavenge seat 2", "play your Scavenger on Ida"),
        ("offer vsd", "offer Vege Snout Day"),
        ("request guard", "ask for a Guard Dog"),
        ("go out", "go out"),
    ],
)
def test_a_move_reads_as_an_offer(move: str, said: str) -> None:
    assert WORDS.move(move, NAMES) == said


def test_a_newcomer_is_told_how_to_play_in_a_few_lines() -> None:
    primer = WORDS.primer()
    assert len(primer) <= 5
    assert sum(map(len, primer)) < 1000


def test_every_move_and_every_event_of_a_game_has_words() -> None:
    assert all(WORDS.offer(text).key.startswith("move-") for text in GAME.vocabulary.texts)
    for request in ("blind", "named"):
        state = GAME.new(3, Seeded(4), {"specials": 4, "request": request, "go_out_minimum": 25}, listen=True)
        play_out(state, Seeded(5), 100_000)
        assert all(WORDS.event(event.seen_by(1), NAMES, 1) for event in state.events or [])


THIEF = "scavenger psd psn vsd vsn bone bone"


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ([], "Draw from the deck or take a discard."),
        (["draw"], "Discard a card."),
        (["scavenge seat 1"], "Which card do you offer, face down?"),
        (["scavenge seat 1", "offer bone"], "Which card do you ask for?"),
        (["draw", "discard bone"], "Do you go out? Then everyone else gets one more turn."),
    ],
)
def test_each_step_asks_in_words(moves: list[str], said: str) -> None:
    table = breath(f"{THIEF}|{WEAK}", options={"request": "named"})
    table.play(*moves)
    assert WORDS.ask(table.state.view(0)) == said


def test_the_draft_asks_in_words() -> None:
    table = drafting("msd msd msd msd bone|psd psd psd psd bone", "vsd vsn vbd vbn msn mbd mbn psn")
    asks = []
    for move in ("flip r1c1", "flip r2c4", "take r2c4"):
        asks.append(WORDS.ask(table.state.view(0)))
        table.play(move)
    assert asks == [
        "Turn up a card.",
        "Turn up a second card.",
        "Take one of the two face-up cards.",
    ]


def test_the_table_shows_the_grid_in_the_draft() -> None:
    table = drafting("msd msd msd msd bone|psd psd psd psd bone", "vsd vsn vbd vbn msn mbd mbn psn")
    table.play("flip r1c1", "flip r2c4", "take r2c4")
    assert WORDS.table(table.state.view(1), NAMES[:2]) == [
        "Round 1 of 5. Deck: 32 cards.",
        "   Mia  0 points  Poop Snout Night and 5 face-down cards",
        ">  You  0 points  4× Poop Snout Day and Bone",
        "Column  1               2  3  4\nRow 1   Vege Snout Day  ?  ?  ?\nRow 2   ?               ?  ?  –",
    ]


def test_a_card_left_up_may_be_turned_down_first() -> None:
    table = drafting("msd msd msd msd bone|psd psd psd psd bone", "vsd vsn vbd vbn msn mbd mbn psn")
    table.play("flip r1c1", "flip r2c4", "take r2c4")
    assert WORDS.ask(table.state.view(1)) == "Turn up a second card, or start by turning the face-up card down again."


def test_the_table_reads_in_a_few_lines() -> None:
    rounds: Any = [{"how": "cap", "turns": 4, "lines": [[{"name": "Vege", "points": 1, "clause": "7.3"}], []]}]
    table = breath(f"{PLAIN}|{WEAK}", discards=["bone", "msn"], used=["guard"], outer=1, turns=2, rounds=rounds)
    assert WORDS.table(table.state.view(0), ["Mia", "Ben"]) == [
        "Round 2 of 5. Deck: 33 cards. Ben has gone out: these are the last turns!",
        ">  You  1 point   Meat Snout Day, Poop Snout Day, Poop Snout Night, Vege Snout Day, Vege Snout Night "
        "and 2× Bone",
        "   Ben  0 points  7 face-down cards",
        "Discards: Meat Snout Night and Bone (and 1 used card, face down).",
    ]
    assert "You’ve gone out!" in WORDS.table(table.state.view(1), NAMES[:2])[0]
    assert "Discards: none." in WORDS.table(breath(f"{PLAIN}|{WEAK}").state.view(0), NAMES[:2])


def test_the_table_says_what_your_hand_is_worth() -> None:
    table = breath(f"{WEAK}|{PLAIN}")
    said = "Your hand is worth 15 points as it is (Vege 12, Snout-Butt pairs 3)."
    assert said in WORDS.table(table.state.view(0), NAMES[:2])
    assert said not in WORDS.table(table.state.view(None), NAMES[:2])
    table.play("draw")
    assert not [line for line in WORDS.table(table.state.view(0), NAMES[:2]) if "worth" in line]
