"""How Drachensachen reads to a person."""

# ruff: noqa: RUF001

from typing import Any

import pytest

from houndtable import words
from houndtable.bots.phrases import CHANCE
from houndtable.games.drachensachen.components import ABILITIES, CURSES, FACE_TEXTS
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import say
from houndtable.kernel.playout import play_out
from houndtable.words.languages import languages
from tests.drachensachen.table import GAME, lost_before, luck, pick, sachen

pytestmark = pytest.mark.engine
NAMES = ["Mia", "Ben", "Ida"]
WORDS = words.of(GAME)


def event(name: str, **facts: Any) -> Event:
    """An event of seat 0 that everybody sees."""
    return Event(name, {"seat": 0, **facts})


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (event("round", round=2, first=0), "Round 2 begins. You start.", "Round 2 begins. Mia starts."),
        (
            Event("dealt", {"seat": 0, "count": 3}, {"cards": ["2", "7", "7"]}, 1),
            "You are dealt a 2 and two 7s.",
            "Mia is dealt 3 cards.",
        ),
        (
            event("curse", curse="unknowing 4/2"),
            "You draw a curse: Unknowing 4/2.",
            "Mia draws a curse: Unknowing 4/2.",
        ),
        (
            event("chaos"),
            "You draw a curse: Chaos! Everyone draws a curse, and all cards left form the draw pile.",
            "Mia draws a curse: Chaos! Everyone draws a curse, and all cards left form the draw pile.",
        ),
        (event("kept"), "You keep your cards.", "Mia keeps their cards."),
        (
            event("exchanged", hand="8", open="3"),
            "You swap an 8 from your hand for your open 3.",
            "Mia swaps an 8 from their hand for their open 3.",
        ),
        (event("played", card="7", hand=2, open=0), "You play two 7s.", "Mia plays two 7s."),
        (
            event("played", card="7", hand=1, open=2),
            "You play a 7 and two open ones.",
            "Mia plays a 7 and two open ones.",
        ),
        (
            event("played", card="nullo", hand=0, open=1),
            "You play the open Nullo.",
            "Mia plays the open Nullo.",
        ),
        (
            Event("drew", {"seat": 0, "count": 2, "draw_pile": 5}, {"cards": ["3", "9"]}, 1),
            "You draw a 3 and a 9.",
            "Mia draws 2 cards.",
        ),
        (
            Event("gave", {"seat": 0, "to": 1}, {"card": "9"}, 3),
            "Ben draws a 9 from your hand.",
            "Ben draws a card from Mia’s hand.",
        ),
        (
            event("took pile", cards=["4", "4", "protecto"]),
            "You take the pile: two 4s and a Protecto.",
            "Mia takes the pile: two 4s and a Protecto.",
        ),
        (
            event("misfit", card="3", cards=["4"]),
            "It doesn’t fit. You take it along with the pile: a 4.",
            "It doesn’t fit. Mia takes it along with the pile: a 4.",
        ),
        (event("turned up", card="extermino"), "You turn up an Extermino.", "Mia turns up an Extermino."),
        (event("missed", more=0), "You skip your turn.", "Mia skips a turn."),
        (event("threw", card="5"), "You throw out four 5s.", "Mia throws out four 5s."),
        (
            event("four in a row", cards=6),
            "Four in a row! The pile (6 cards) is gone, and you go again.",
            "Four in a row! The pile (6 cards) is gone, and Mia goes again.",
        ),
        (
            event("exterminated", cards=1),
            "The pile (1 card) is gone, and you go again.",
            "The pile (1 card) is gone, and Mia goes again.",
        ),
        (event("lifted", card="5"), "You take your open 5 into your hand.", "Mia takes the open 5 into their hand."),
        (
            event("reversed", clockwise=False),
            "You change the direction of play: it’s anticlockwise now.",
            "Mia changes the direction of play: it’s anticlockwise now.",
        ),
        (
            event("reversed", clockwise=True),
            "You change the direction of play: it’s clockwise now.",
            "Mia changes the direction of play: it’s clockwise now.",
        ),
        (
            event("ability", ability="roundabout"),
            "A new ability: Roundabout! When you play a 7, you may change the direction of play.",
            "A new ability: Roundabout! When you play a 7, you may change the direction of play.",
        ),
        (
            Event("game over", {"winner": 0, "lost": [4, 22, 9]}),
            "The game is over. You win with the fewest coins lost: 4.",
            "The game is over. Mia wins with the fewest coins lost: 4.",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, mine: str, others: str) -> None:
    assert WORDS.event(event.seen_by(0), NAMES, 0) == mine
    assert WORDS.event(event.seen_by(None), NAMES, None) == others


def test_the_receiver_of_a_card_is_told_which() -> None:
    told = Event("gave", {"seat": 0, "to": 1}, {"card": "9"}, 3).seen_by(1)
    assert WORDS.event(told, NAMES, 1) == "You draw a 9 from Mia’s hand."


def test_cards_have_their_articles() -> None:
    found = {card: WORDS.term("card", card)["a"] for card in FACE_TEXTS}
    assert [found[text] for text in ("7", "8", "nullo", "extermino")] == ["a 7", "an 8", "a Nullo", "an Extermino"]


@pytest.mark.parametrize("language", languages())
def test_every_ability_and_curse_is_explained(language: str) -> None:
    said = words.of(GAME, language)
    for term, names in (("ability", ABILITIES), ("curse", [*CURSES])):
        for name in names:
            about = str(said.term(term, name)["about"])
            assert about.endswith((".", "。")) and about != said.format(f"{term}-{name}", {})


def test_the_end_of_a_round_tells_everybodys_coins_with_their_reasons() -> None:
    hand = " ".join(["2 2 3"] * 4)
    table = sachen(f"1 | {hand} | 4", open=" | | 5", hidden=" | | 9 9 9")
    table.play("play 1")
    told = table.told("round over", 0)[0]
    assert WORDS.event(told, NAMES, 0).splitlines() == [
        "Round 1 is over. You’ve got rid of all your cards!",
        "Ben loses 10 coins (hand −12, over the 10-coin limit 2). Left in hand: eight 2s and four 3s.",
        "Ida loses 4 coins (hand −1, open Remainders −1, hidden Remainders −2). Left in hand: a 4.",
        "Coins lost so far: You 0, Ben 10, Ida 4.",
    ]
    assert WORDS.event(told, NAMES, None).startswith(
        "Round 1 is over. Mia has got rid of all their cards!\nBen loses 10 coins"
    )


def test_golden_feathers_can_cost_nothing_or_bring_coins() -> None:
    table = sachen("1 | 8 2 | 8", hidden=" | | ", with_=["golden feathers"])
    table.play("play 1")
    assert WORDS.event(table.told("round over")[0], NAMES, 1).splitlines()[1:] == [
        "You lose nothing.",
        "Ida gains 1 coin (Golden Feathers 1). Left in hand: an 8.",
        "Coins lost so far: Mia 0, You 0, Ida −1.",
    ]


def test_after_the_game_nothing_is_asked_for() -> None:
    table = sachen("1 | 3", "1", hidden=" | ", **lost_before(0, 20))
    table.play("play 1")
    assert WORDS.table(table.state.view(0), NAMES[:2])[-1] == "Pile, top card last: 1, 1. Two in a row."


def test_a_stalemate_is_told() -> None:
    table = sachen("9 9 | 9", "5", idle=79, skip=1)
    table.play("miss")
    text = WORDS.event(table.told("round over")[0], NAMES, None)
    assert text.startswith("Round 1 is over. Nothing has changed for a long time, so it is scored as it stands.")


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("take pile", "take the whole pile"),
        ("miss", "skip your turn"),
        ("keep", "keep your cards as they are"),
        ("reverse", "change the direction of play"),
        ("go on", "keep the direction of play"),
        ("draw 1", "draw 1 card"),
        ("draw 6", "draw 6 cards"),
        ("blind 2", "turn up hidden Remainder 2"),
        ("give seat 2", "let Ida draw a card from your hand"),
        ("lift 5", "take your open 5 into your hand"),
        ("throw nullo", "throw out four Nullos"),
        ("play 7 x2", "play two 7s"),
        ("play 5 x1", "play a 5 – next: skip a turn"),
        ("play 7 x1 + open 7 x2", "play a 7 and two open ones"),
        ("exchange 8 extermino", "swap an 8 from your hand for your open Extermino"),
    ],
)
def test_a_move_reads_as_an_offer(move: str, said: str) -> None:
    assert WORDS.move(move, NAMES) == said


@pytest.mark.parametrize(
    ("language", "offered", "said"),
    [
        ("en", "play a 4 – next: draw two cards", "(41% if you play a 4)."),
        ("de", "eine 4 spielen – ", "(mit „eine 4 spielen“ 41\u00a0%)."),
        ("ja", "4を出す", "（「4を出す」なら41%）。"),
    ],
)
def test_within_a_sentence_a_move_is_named_alone(language: str, offered: str, said: str) -> None:
    speech = words.of(GAME, language)
    move = "play 4 x1"
    assert speech.move(move).startswith(offered)
    assert speech.move(move) != speech.move_alone(move, []) == offered.partition(" – ")[0]
    assert speech.say(say(CHANCE, percent=52, other=move, second=41)).endswith(said)


def test_every_move_has_words() -> None:
    assert all(WORDS.offer(text).key.startswith("move-") for text in GAME.vocabulary.texts)


def test_the_table_shows_what_the_player_may_know() -> None:
    table = sachen("7 7 4 nullo | 2* 2 | 9", "1 4 4", open="5 5 | |", debt=4)
    assert WORDS.table(table.state.view(0), NAMES) == [
        "Round 1. Draw pile: 18 cards. The game ends when someone has lost 21 coins.",
        ">  You  lost 0 coins  hand (4): a 4, two 7s and a Nullo  open: two 5s  hidden: 1",
        "   Ben  lost 0 coins  hand (2): a 2 and an unknown card                hidden: 1",
        "   Ida  lost 0 coins  hand (1): an unknown card                        hidden: 1",
        "Pile, top card last: 1, 4, 4. Two in a row. To draw: 4 cards.",
        "On top: 4. What fits: 4–9 or a dragon.",
    ]


def test_the_table_tells_abilities_doubts_and_the_direction() -> None:
    chance = luck(pick(0, 3))
    table = sachen("2 5* 7* 9 | 3 | ", "1", open=" | | 4", with_=["monsterball"], chance=chance, clockwise=False)
    table.play("play 2", "give seat 1")
    assert WORDS.table(table.state.view(2), NAMES) == [
        "Round 1. Draw pile: 18 cards. The game ends when someone has lost 21 coins.",
        "   Mia  lost 0 coins  hand (2): two unknown cards             hidden: 1",
        "   Ben  lost 0 coins  hand (2): two unknown cards             hidden: 1",
        ">  You  lost 0 coins  no hand                      open: a 4  hidden: 1",
        "Play goes anticlockwise.",
        "Abilities: Monsterball.",
        "Mia had a 5 and a 7; Ben may have drawn some of these cards.",
        "Pile, top card last: 1, 2.",
        "On top: 2. What fits: 2–9 or a dragon.",
    ]


def test_doubts_about_one_hand_are_told_together() -> None:
    chance = luck(pick(0, 3), pick(0, 2))
    table = sachen("2 2 5* 9* 7 | 3 | 4", "1", with_=["monsterball"], chance=chance)
    table.play("play 2 x2", "give seat 1", "give seat 2")
    said = "Mia had a 5 and a 9; Ben and Ida may have drawn some of these cards."
    assert said in WORDS.table(table.state.view(None), NAMES)


def test_a_long_pile_shows_its_top() -> None:
    pile = "1 2 4 nullo " * 7
    *_, lying, fits = WORDS.table(sachen("9 | 3", pile).state.view(0), NAMES[:2])
    assert lying == "Pile, top card last: … " + ", ".join(["1, 2, 4, Nullo"] * 6) + "."
    assert fits == "On top: Nullo. What fits: anything but a 9."
    assert WORDS.table(sachen("9 | 3").state.view(0), NAMES[:2])[-1] == "The pile is empty."


@pytest.mark.parametrize(
    ("hand", "pile", "fields", "said"),
    [
        ("9 2", "", {}, "Your turn."),
        (
            "9 2",
            "",
            {"step": "exchange", "open": "3 | 3"},
            "Swap a card from your hand for one of your open Remainders?",
        ),
        ("9 2", "4", {"debt": 2}, "You have to draw 2 cards. Draw, or pass it on?"),
        ("9 2", "5", {"skip": 1}, "You must skip your turn."),
        (
            "9 2",
            "2",
            {"step": "give", "todo": 2, "with_": ["monsterball"]},
            "Who draws a card from your hand? (2 to go.)",
        ),
        ("9 2", "7", {"step": "turn", "with_": ["roundabout"]}, "Change the direction of play?"),
        (
            "9 2",
            "9",
            {"step": "lift", "todo": 1, "open": "3 |", "with_": ["open secrets"]},
            "Which open Remainder do you take into your hand?",
        ),
        ("9 2", "nullo", {"quick": True, "with_": ["dragons are quick"]}, "Your Nullo was quick: play again."),
    ],
)
def test_the_question_names_what_is_decided(hand: str, pile: str, fields: dict[str, Any], said: str) -> None:
    assert WORDS.ask(sachen(f"{hand} | 3", pile, **fields).state.view(0)) == said


def test_the_primer_is_short() -> None:
    assert all(len(paragraph) < 300 for paragraph in WORDS.primer())


@pytest.mark.parametrize("seed", range(4))
def test_every_event_and_every_table_of_a_game_can_be_said(seed: int) -> None:
    state = GAME.new(3, Seeded(seed), {"abilities": "cumulative", "curses": "on"}, listen=True)
    moves = Seeded(seed, 1)
    while state.waiting:
        for viewer in (0, None):
            assert all(WORDS.table(state.view(viewer), NAMES))
            assert WORDS.ask(state.view(viewer)).endswith((".", "?", ".)"))
        play_out(state, moves, 29)
    for event in (state.events or [])[:600]:
        for viewer in (0, 1, None):
            assert WORDS.event(event.seen_by(viewer), NAMES, viewer).endswith(".")


def test_german_cards_stand_where_no_article_has_to_agree_with_them() -> None:
    told = [Message("reason-only-answers", {"answers": [*cards]}) for cards in (["protecto"], ["5", "protecto"])]
    assert words.of(GAME, "de").why(told).splitlines() == [
        "Du musst aussetzen. Weitergeben kannst du das nur mit der Karte Protecto.",
        "Du musst aussetzen. Weitergeben kannst du das nur mit einer dieser Karten: 5 oder Protecto.",
    ]
