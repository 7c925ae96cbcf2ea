"""How Drachensachen reads to a person."""

from typing import Any

import pytest

from houndtable.games.drachensachen.components import ABILITIES
from houndtable.games.drachensachen.speech_events import MEANING
from houndtable.games.drachensachen.speech_words import card
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.playout import play_out
from tests.drachensachen.table import GAME, luck, pick, sachen

pytestmark = pytest.mark.engine
NAMES = ["Mia", "Ben", "Ida"]
SPEECH = GAME.speech()


def event(name: str, **facts: Any) -> Event:
    """An event of seat 0 that everybody sees."""
    return Event(name, {"seat": 0, **facts})


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (event("round", round=2, first=0), "Round 2 begins. You start.", "Round 2 begins. Mia starts."),
        (
            Event("dealt", {"seat": 0, "count": 3}, {"cards": ["2", "7", "7"]}, 1),
            "You are dealt 2 and 7 x2.",
            "Mia is dealt 3 cards.",
        ),
        (
            event("curse", curse="unknowing 4/2"),
            "You draw a curse: unknowing 4/2.",
            "Mia draws a curse: unknowing 4/2.",
        ),
        (
            event("chaos"),
            "You draw a curse: Chaos! Everybody draws one, and the draw pile is all that remains.",
            "Mia draws a curse: Chaos! Everybody draws one, and the draw pile is all that remains.",
        ),
        (event("kept"), "You keep all cards.", "Mia keeps all cards."),
        (
            event("exchanged", hand="8", open="3"),
            "You exchange an 8 of the hand for the open 3.",
            "Mia exchanges an 8 of the hand for the open 3.",
        ),
        (event("played", card="7", hand=2, open=0), "You play 7 x2.", "Mia plays 7 x2."),
        (event("played", card="7", hand=1, open=2), "You play 7 and 2 open ones.", "Mia plays 7 and 2 open ones."),
        (
            event("played", card="nullo", hand=0, open=1),
            "You play nullo of the open Remainders.",
            "Mia plays nullo of the open Remainders.",
        ),
        (
            Event("drew", {"seat": 0, "count": 2, "draw_pile": 5}, {"cards": ["3", "9"]}, 1),
            "You draw 2 cards (3 and 9).",
            "Mia draws 2 cards.",
        ),
        (
            Event("gave", {"seat": 0, "to": 1}, {"card": "9"}, 3),
            "Ben draws a card of your hand (9).",
            "Ben draws a card of Mia's hand.",
        ),
        (
            event("took pile", cards=["4", "4", "protecto"]),
            "You take the pile: 4 x2 and protecto.",
            "Mia takes the pile: 4 x2 and protecto.",
        ),
        (
            event("misfit", card="3", cards=["4"]),
            "It does not fit. You take it with the pile: 4.",
            "It does not fit. Mia takes it with the pile: 4.",
        ),
        (event("turned up", card="extermino"), "You turn up an Extermino.", "Mia turns up an Extermino."),
        (event("missed", more=0), "You miss a turn.", "Mia misses a turn."),
        (event("threw", card="5"), "You throw out four 5.", "Mia throws out four 5."),
        (
            event("four in a row", cards=6),
            "Four in a row: the pile (6 cards) is gone. You go again.",
            "Four in a row: the pile (6 cards) is gone. Mia goes again.",
        ),
        (
            event("exterminated", cards=1),
            "The pile (1 card) is gone. You go again.",
            "The pile (1 card) is gone. Mia goes again.",
        ),
        (event("lifted", card="5"), "You take the open 5 into the hand.", "Mia takes the open 5 into the hand."),
        (
            event("reversed", clockwise=False),
            "You change the direction: it goes anticlockwise now.",
            "Mia changes the direction: it goes anticlockwise now.",
        ),
        (
            event("reversed", clockwise=True),
            "You change the direction: it goes clockwise now.",
            "Mia changes the direction: it goes clockwise now.",
        ),
        (
            event("ability", ability="roundabout"),
            "A new ability, roundabout: a 7 may change the direction.",
            "A new ability, roundabout: a 7 may change the direction.",
        ),
        (
            Event("game over", {"winner": 0, "lost": [4, 22, 9]}),
            "The game is over: you win, having lost the fewest coins (4).",
            "The game is over: Mia wins, having lost the fewest coins (4).",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, mine: str, others: str) -> None:
    assert SPEECH.event(event.seen_by(0), NAMES, 0) == mine
    assert SPEECH.event(event.seen_by(None), NAMES, None) == others


def test_the_receiver_of_a_card_is_told_which() -> None:
    told = Event("gave", {"seat": 0, "to": 1}, {"card": "9"}, 3).seen_by(1)
    assert SPEECH.event(told, NAMES, 1) == "You draw a card of Mia's hand (9)."


def test_cards_have_their_articles() -> None:
    assert [card(text) for text in ("7", "8", "nullo", "extermino", "?")] == [
        "a 7",
        "an 8",
        "a Nullo",
        "an Extermino",
        "a card",
    ]


def test_every_ability_is_explained() -> None:
    assert list(MEANING) == ABILITIES


def test_the_end_of_a_round_tells_everybodys_coins_with_their_reasons() -> None:
    hand = " ".join(["2 2 3"] * 4)
    table = sachen(f"1 | {hand} | 4", open=" | | 5", hidden=" | | 9 9 9")
    table.play("play 1")
    told = table.told("round over", 0)[0]
    assert SPEECH.event(told, NAMES, 0).splitlines() == [
        "Round 1 is over. You are rid of all cards.",
        "You: nothing lost: 0.",
        "Ben: -12 hand (2 x8 and 3 x4), +2 beyond the cap of 10: -10.",
        "Ida: -1 hand (4), -1 open Remainders, -2 hidden Remainders: -4.",
        "Lost so far: you 0, Ben 10, Ida 4.",
    ]
    assert SPEECH.event(told, NAMES, None).startswith("Round 1 is over. Mia is rid of all cards.\nMia: nothing lost")


def test_a_stalemate_is_told() -> None:
    table = sachen("9 9 | 9", "5", idle=79, skip=1)
    table.play("miss")
    text = SPEECH.event(table.told("round over")[0], NAMES, None)
    assert text.startswith("Round 1 is over. Nothing has changed for a long time, so it is scored as it is.")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("take pile", "take the whole pile into your hand"),
        ("miss", "miss the turn"),
        ("keep", "keep your cards as they are"),
        ("reverse", "change the direction of play"),
        ("go on", "leave the direction as it is"),
        ("draw 1", "draw 1 card"),
        ("draw 6", "draw 6 cards"),
        ("blind 2", "turn up hidden Remainder 2"),
        ("give seat 2", "let the player in seat 2 draw a card of your hand"),
        ("lift 5", "take your open 5 into your hand"),
        ("throw nullo", "throw out four nullo"),
        ("play 7 x2", "play two 7"),
        ("play 5 x1", "play one 5 (as many players miss a turn)"),
        ("play 7 x1 + open 7 x2", "play one 7 and two open"),
        ("exchange 8 extermino", "give an 8 of your hand for your open extermino"),
    ],
)
def test_a_move_reads_as_an_offer(move: str, words: str) -> None:
    assert SPEECH.move(move) == words


def test_every_move_has_words() -> None:
    assert all(SPEECH.move(text) for text in GAME.vocabulary.texts)


def test_the_table_shows_what_the_player_may_know() -> None:
    table = sachen("7 7 4 nullo | 2* 2 | 9", "1 4 4", open="5 5 | |", debt=4)
    assert SPEECH.table(table.state.view(0), ["You", "Ben", "Ida"]) == [
        "Round 1. Draw pile 18. The game ends when somebody has lost 21.",
        "> You lost  0; hand 4: 4, 7 x2, nullo; open: 5 x2; hidden: 1",
        "  Ben lost  0; hand 2: 2, ?; hidden: 1",
        "  Ida lost  0; hand 1: ?; hidden: 1",
        "Pile, top last: 1 4 4. To beat: 4. 2 in a row. Owed: 4 cards.",
    ]


def test_the_table_tells_abilities_seats_doubts_and_the_direction() -> None:
    chance = luck(pick(0, 3))
    table = sachen("2 5* 7* 9 | 3 | ", "1", open=" | | 4", with_=["monsterball"], chance=chance, clockwise=False)
    table.play("play 2", "give seat 1")
    assert SPEECH.table(table.state.view(2), NAMES) == [
        "Round 1. Draw pile 18. The game ends when somebody has lost 21.",
        "Abilities: monsterball.",
        "  seat 0 Mia lost  0; hand 2: ? x2; hidden: 1",
        "  seat 1 Ben lost  0; hand 2: ? x2; hidden: 1",
        "> seat 2 Ida lost  0; no hand; open: 4; hidden: 1",
        "Mia had 5 and 7; of these Ben may have drawn some.",
        "Pile, top last: 1 2. To beat: 2. Play goes anticlockwise.",
    ]


def test_doubts_about_one_hand_are_told_together() -> None:
    chance = luck(pick(0, 3), pick(0, 2))
    table = sachen("2 2 5* 9* 7 | 3 | 4", "1", with_=["monsterball"], chance=chance)
    table.play("play 2 x2", "give seat 1", "give seat 2")
    assert "Mia had 5 and 9; of these Ben and Ida may have drawn some." in SPEECH.table(table.state.view(None), NAMES)


def test_a_long_pile_shows_its_top() -> None:
    pile = "1 2 4 nullo " * 7
    line = SPEECH.table(sachen("9 | 3", pile).state.view(0), NAMES[:2])[-1]
    assert line.startswith("Pile, top last: ... 1 2 4 nullo") and line.endswith("To beat: nullo.")
    assert SPEECH.table(sachen("9 | 3").state.view(0), NAMES[:2])[-1] == "The pile is empty."
    assert "To beat: nothing." in SPEECH.table(sachen("9 | 3", "protecto").state.view(0), NAMES[:2])[-1]


@pytest.mark.parametrize(
    ("hand", "pile", "fields", "words"),
    [
        ("9 2", "", {}, "Your turn."),
        ("9 2", "", {"step": "exchange", "open": "3 | 3"}, "Exchange a hand card for one of your open Remainders?"),
        ("9 2", "4", {"debt": 2}, "You owe 2 cards: draw, or push it on?"),
        ("9 2", "5", {"skip": 1}, "You are to miss a turn (1 turn to be missed in all)."),
        ("9 2", "2", {"step": "give", "todo": 2, "with_": ["monsterball"]}, "Who draws a card of your hand? 2 to go."),
        ("9 2", "7", {"step": "turn", "with_": ["roundabout"]}, "Change the direction of play?"),
        (
            "9 2",
            "9",
            {"step": "lift", "todo": 1, "open": "3 |", "with_": ["open secrets"]},
            "Which open Remainder comes into your hand? 1 to go.",
        ),
        ("9 2", "nullo", {"quick": True, "with_": ["dragons are quick"]}, "A Nullo is quick: play again."),
    ],
)
def test_the_question_names_what_is_decided(hand: str, pile: str, fields: dict[str, Any], words: str) -> None:
    assert SPEECH.ask(sachen(f"{hand} | 3", pile, **fields).state.view(0)) == words


def test_the_primer_is_short() -> None:
    assert all(len(paragraph) < 300 for paragraph in SPEECH.primer())


@pytest.mark.parametrize("seed", range(4))
def test_every_event_and_every_table_of_a_game_can_be_said(seed: int) -> None:
    state = GAME.new(3, Seeded(seed), {"abilities": "cumulative", "curses": "on"}, listen=True)
    moves = Seeded(seed, 1)
    while state.waiting:
        for viewer in (0, None):
            assert all(SPEECH.table(state.view(viewer), NAMES))
            assert SPEECH.ask(state.view(viewer)).endswith((".", "?"))
        play_out(state, moves, 3)
    for event in state.events or []:
        for viewer in (0, 1, None):
            assert SPEECH.event(event.seen_by(viewer), NAMES, viewer).endswith(".")
