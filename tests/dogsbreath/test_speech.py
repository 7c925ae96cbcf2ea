"""How Dog's Breath reads to a person."""

from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.playout import play_out
from tests.dogsbreath.table import DAY, GAME, PLAIN, WEAK, breath, drafting

pytestmark = pytest.mark.engine
NAMES = ["Mia", "Ben", "Ida"]
SPEECH = GAME.speech()


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
            "You turn up Vege Butt Day at r1c2.",
            "Mia turns up Vege Butt Day at r1c2.",
        ),
        (
            Event("turned down", {"seat": 0, "place": "r1c2"}),
            "You turn down the card at r1c2.",
            "Mia turns down the card at r1c2.",
        ),
        (
            Event("picked", {"seat": 0, "place": "r1c2", "card": "vbd"}),
            "You take Vege Butt Day from r1c2.",
            "Mia takes Vege Butt Day from r1c2.",
        ),
        (
            Event("put under", {"count": 4}),
            "The draft is over; the 4 cards left go under the deck.",
            "The draft is over; the 4 cards left go under the deck.",
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
            "You have no such card: a Bone. Nothing is swapped.",
            "Mia has no such card: a Bone. Nothing is swapped.",
        ),
        (
            Event("guarded", {"seat": 0, "target": 0, "attacker": 1}),
            "You play a Guard Dog for yourself: nothing is swapped.",
            "Mia plays a Guard Dog for themselves: nothing is swapped.",
        ),
        (
            Event("guarded", {"seat": 0, "target": 2, "attacker": 1}),
            "You play a Guard Dog for Ida: nothing is swapped.",
            "Mia plays a Guard Dog for Ida: nothing is swapped.",
        ),
        (
            Event("guarded", {"seat": 2, "target": 0, "attacker": 1}),
            "Ida plays a Guard Dog for you: nothing is swapped.",
            "Ida plays a Guard Dog for Mia: nothing is swapped.",
        ),
        (
            Event("swapped", {"seat": 0, "target": 1}, {"gave": "bone", "got": "msn"}, 3),
            "You swap a Bone for Meat Snout Night with Ben.",
            "Mia swaps a card for a card with Ben.",
        ),
        (
            Event("swapped", {"seat": 1, "target": 0}, {"gave": "bone", "got": "msn"}, 3),
            "Ben swaps a Bone for Meat Snout Night with you.",
            "Ben swaps a card for a card with Mia.",
        ),
        (
            Event("out", {"seat": 0}),
            "You are out! All others have one more turn.",
            "Mia is out! All others have one more turn.",
        ),
        (Event("stays out", {"seat": 0}), "You stay out.", "Mia stays out."),
        (Event("goes on", {"seat": 0}), "A false alarm: you play on.", "A false alarm: Mia plays on."),
        (
            Event("reshuffled", {"count": 21}),
            "The deck is used up; 21 discards are shuffled into a new one.",
            "The deck is used up; 21 discards are shuffled into a new one.",
        ),
        (
            Event("game over", {"winners": [0], "totals": [101, 40, 3]}),
            "The game is over: you win with 101 points.",
            "The game is over: Mia wins with 101 points.",
        ),
        (
            Event("game over", {"winners": [0, 2], "totals": [1, 0, 1]}),
            "The game is over: you and Ida win with 1 point.",
            "The game is over: Mia and Ida win with 1 point.",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, mine: str, others: str) -> None:
    assert SPEECH.event(event.seen_by(0), NAMES, 0) == mine
    assert SPEECH.event(event.seen_by(None), NAMES, None) == others


def test_the_end_of_a_round_tells_every_score_with_its_reasons() -> None:
    table = breath(f"{DAY}|{PLAIN.replace('psd psn', 'vsd vbd')}", deck="vbn vbn", options={"rounds": 1})
    table.play("draw", "discard vbn", "go out", "draw", "discard vbn")
    assert SPEECH.event(table.told("round over", 0)[0], NAMES, 0).splitlines() == [
        "Round 1 is over.",
        "You, msd mbd psd pbd vsd vbd bone: Day Feast 60, going out 5 = 65.",
        "Ben, msd vsd vsd vsn vbd bone bone: Vege 16, Snout-Butt pairs 3 = 19.",
    ]


def test_a_round_ended_by_the_cap_is_told_as_such() -> None:
    table = breath(f"{PLAIN}|{WEAK}", deck="vbn vbn", options={"rounds": 1, "turn_cap": 1})
    table.play("draw", "discard vbn", "done", "draw", "discard vbn", "done")
    assert SPEECH.event(table.told("round over", 0)[0], NAMES, 0).splitlines() == [
        "Round 1 is over. Nobody went out in so many turns.",
        "You, msd psd psn vsd vsn bone bone: nothing = 0.",
        "Ben, msd mbd psd pbd vsd vbd vbd: Vege 12, Snout-Butt pairs 3 = 15.",
    ]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("flip r2c3", "turn up the card at r2c3"),
        ("turn down r1c1", "lay the card at r1c1 face down again"),
        ("take r2c3", "take the card at r2c3"),
        ("draw", "draw from the deck"),
        ("take msn", "take Meat Snout Night from the discards"),
        ("discard bone", "discard a Bone"),
        ("scavenge seat 2", "play your Scavenger on player 2"),
        ("offer vsd", "offer Vege Snout Day"),
        ("request guard", "request a Guard Dog"),
        ("go out", "say that you are out: all others have one more turn"),
    ],
)
def test_a_move_reads_as_an_offer(move: str, words: str) -> None:
    assert SPEECH.move(move) == words


def test_a_newcomer_is_told_how_to_play_in_a_few_lines() -> None:
    primer = SPEECH.primer()
    assert len(primer) <= 5
    assert sum(map(len, primer)) < 1000


def test_every_move_and_every_event_of_a_game_has_words() -> None:
    assert all(SPEECH.move(text) for text in GAME.vocabulary.texts)
    for request in ("blind", "named"):
        state = GAME.new(3, Seeded(4), {"specials": 4, "request": request, "go_out_minimum": 25}, listen=True)
        play_out(state, Seeded(5), 100_000)
        assert all(SPEECH.event(event.seen_by(1), NAMES, 1) for event in state.events or [])


THIEF = "scavenger psd psn vsd vsn bone bone"


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ([], "Draw from the deck, or take one of the discards."),
        (["draw"], "Discard one card."),
        (["scavenge seat 1"], "Which card do you offer, face down?"),
        (["scavenge seat 1", "offer bone"], "Which kind of card do you want?"),
        (["draw", "discard bone"], "Your turn ends. Go out?"),
    ],
)
def test_each_step_asks_in_words(moves: list[str], words: str) -> None:
    table = breath(f"{THIEF}|{WEAK}", options={"request": "named"})
    table.play(*moves)
    assert SPEECH.ask(table.state.view(0)) == words


def test_the_draft_asks_in_words() -> None:
    table = drafting("msd msd msd msd bone|psd psd psd psd bone", "vsd vsn vbd vbn msn mbd mbn psn")
    asks = []
    for move in ("flip r1c1", "flip r2c4", "take r2c4"):
        asks.append(SPEECH.ask(table.state.view(0)))
        table.play(move)
    assert asks == [
        "Turn up a card of the grid.",
        "Turn up a card of the grid. The one at r1c1 counts as one of your two.",
        "Take one of the two cards that are up.",
    ]


def test_the_table_shows_the_grid_in_the_draft() -> None:
    table = drafting("msd msd msd msd bone|psd psd psd psd bone", "vsd vsn vbd vbn msn mbd mbn psn")
    table.play("flip r1c1", "flip r2c4", "take r2c4")
    assert SPEECH.table(table.state.view(1), NAMES[:2]) == [
        "Round 1 of 5. Deck 32, discards 0.",
        "  0 Mia    0 points  hand: psn ? ? ? ? ?",
        "> 1 Ben    0 points  hand: psd psd psd psd bone",
        "  r1c1 vsd        r1c2 ?          r1c3 ?          r1c4 ?",
        "  r2c1 ?          r2c2 ?          r2c3 ?          r2c4 -",
    ]


def test_the_table_reads_in_a_few_lines() -> None:
    rounds: Any = [{"how": "cap", "turns": 4, "lines": [[{"name": "Vege", "points": 1, "clause": "7.3"}], []]}]
    table = breath(f"{PLAIN}|{WEAK}", discards=["bone", "msn"], used=["guard"], outer=1, turns=2, rounds=rounds)
    assert SPEECH.table(table.state.view(0), ["You", "Ben"]) == [
        "Round 2 of 5. Deck 33, discards 3. Ben is out: these are the final turns!",
        "> 0 You     1 point  hand: msd psd psn vsd vsn bone bone",
        "  1 Ben    0 points  hand: ? ? ? ? ? ? ?",
        "Discards: msn bone, and 1 used up, face down",
        "Your hand is worth 0 points as it is.",
    ]
    assert SPEECH.table(table.state.view(1), ["Mia", "You"])[0].endswith(" You are out!")
    assert SPEECH.table(table.state.view(None), NAMES[:2])[-1].startswith("Discards")
    table.play("draw")
    assert SPEECH.table(table.state.view(0), NAMES[:2])[-1].startswith("Discards")
    assert "Discards: none" in SPEECH.table(breath(f"{PLAIN}|{WEAK}").state.view(0), NAMES[:2])
