"""The heuristic, and the hint it gives."""

from typing import Any

import pytest

from houndtable import words
from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.odds import table as odds_table
from houndtable.lab.arena import Setup, play_one
from tests.herecomesthedog.table import GAME, Table, dog, ended

pytestmark = pytest.mark.engine
ASSAULT = "charcoal charcoal charcoal"
WORDS = words.of(GAME)
FOUR = ["feed", "feed", "feed", "feed"]


def heuristic(table: Table, seat: int | None = None) -> tuple[str, str]:
    """The move the heuristic chooses, and the first sentence of why."""
    who = table.seat if seat is None else seat
    move = GAME.heuristic(table.state, who)
    return GAME.vocabulary.texts[move], WORDS.why(GAME.reason(table.state, who, move)[0])


def test_meat_is_taken_when_feed_is_near() -> None:
    table = dog("1 meat||rest", "3 meat 3 fire 7 charcoal")
    table.roll("meat meat charcoal")
    assert heuristic(table) == (
        "take meat meat",
        "Then you have 3 meat. If the meat runs out first, you tame 1 dog; if the charcoal does, 2 villagers faint.",
    )


def test_meat_is_left_when_an_assault_is_near() -> None:
    table = dog("|rest", "6 meat 3 fire 2 charcoal", villagers=[1, 3], dogs=[4, 0])
    table.roll("fire fire meat")
    assert heuristic(table)[0] == "take fire fire"


def test_a_round_is_ended_with_feed_when_that_brings_dogs() -> None:
    table = dog("4 meat|1 meat|rest", "2 meat 3 fire 3 charcoal")
    table.roll("meat meat charcoal")
    assert heuristic(table) == ("take meat meat", "It ends the round with a Feeding, and you tame 3 dogs.")


def test_the_fire_is_let_out_when_that_hits_others() -> None:
    table = dog("1 fire|5 meat|rest", "2 meat 3 fire 2 charcoal", dogs=[0, 6, 0])
    table.roll("charcoal charcoal fire")
    assert heuristic(table) == (
        "take charcoal charcoal",
        "It ends the round with an Assault that costs you nothing.",
    )


def test_an_assault_that_hits_oneself_is_not_praised() -> None:
    table = dog("7 meat|5 fire 5 charcoal", "2 meat 2 charcoal", dogs=[5, 0])
    table.roll("charcoal charcoal fire")
    assert heuristic(table) == (
        "take charcoal charcoal",
        "It ends the round with an Assault that costs you villagers.",
    )


def test_a_round_that_ends_in_nothing_is_named_so() -> None:
    table = dog("|rest", "1 meat 1 charcoal")
    table.roll("meat meat charcoal")
    assert heuristic(table) == ("take meat charcoal", "It ends the round, and nothing happens.")


def test_meat_is_stolen_from_who_would_tame_a_dog_with_it() -> None:
    table = dog("1 meat|4 meat|1 charcoal|rest", "2 meat 1 fire 6 charcoal")
    table.roll("meat fire charcoal")
    assert heuristic(table)[0] == "steal meat from seat 1"


def test_fire_is_exchanged_for_two_meat_when_feed_is_near() -> None:
    table = dog("2 fire|1 meat||rest", "4 meat 2 fire 7 charcoal")
    move, why = heuristic(table)
    assert move == "exchange fire 2 meat"
    assert why.startswith("Then you have 2 meat and 1 fire. If the meat runs out first, you tame 1 dog;")


def test_a_roll_is_preferred_where_no_exchange_helps() -> None:
    table = dog("1 fire|1 meat||rest", "8 meat 1 fire 2 charcoal", villagers=[1, 3, 3, 3], dogs=[3, 0, 0, 0])
    assert heuristic(table) == ("roll", "Rolling is better than any exchange.")


def test_a_roll_that_has_to_be_made_is_named_so() -> None:
    assert heuristic(dog("|1 meat")) == ("roll", "You have to roll.")


@pytest.mark.parametrize(
    ("fields", "move", "why"),
    [
        (
            {"villagers": [1, 3], "dogs": [5, 0]},
            "defend 1 meat pair 1 fire set",
            "2 dogs come. You fend off 2, and nobody faints.",
        ),
        (
            {"villagers": [3, 3], "dogs": [0, 5]},
            "defend 1 fire set",
            "2 dogs come. You fend off 1, and 1 villager faints.",
        ),
    ],
)
def test_a_defence_weighs_villagers_against_sticks(fields: dict[str, Any], move: str, why: str) -> None:
    table = dog("2 meat 1 fire 1 charcoal|", **fields)
    table.roll(ASSAULT)
    assert heuristic(table) == (move, why)


def test_a_defence_does_not_depend_on_what_others_chose() -> None:
    moves = set()
    for other in ("defend nothing", "defend 1 meat pair", "defend 2 meat pairs"):
        table = dog("2 meat 1 fire 1 charcoal|5 meat")
        table.roll(ASSAULT)
        table.play(other, seat=1)
        moves.add(heuristic(table, 0))
    assert len(moves) == 1


@pytest.mark.parametrize(("dogs", "take"), [([3, 4, 0], "take meat meat"), ([3, 6, 0], "take meat fire")])
def test_the_game_is_ended_if_that_wins_it_and_not_if_that_loses_it(dogs: list[int], take: str) -> None:
    table = dog("3 meat|2 meat|rest", "2 meat 1 fire 3 charcoal", dogs=dogs, rounds=ended(*FOUR, players=3))
    table.roll("meat meat fire")
    assert heuristic(table)[0] == take


def test_the_hint_shows_the_odds_of_the_roll_to_come() -> None:
    table = dog("1 fire|1 meat")
    assert isinstance(table.state, Position)
    roll = GAME.parse("roll")
    assert GAME.reason(table.state, 0, roll)[1:] == odds_table(table.state)
    move = GAME.parse("exchange fire 2 meat")
    after = dog("2 meat|1 meat", seat=1, turns=1)
    assert isinstance(after.state, Position)
    assert GAME.reason(table.state, 0, move)[1:] == odds_table(after.state)


@pytest.mark.long
def test_the_heuristic_bot_wins_more_than_half_of_its_games_against_three_random_bots() -> None:
    setup = Setup("herecomesthedog", 4, ["random", "heuristic", "random", "random"], 11).checked()
    won = 0
    for number in range(150):
        outcome = play_one(GAME, setup, number)[0].outcome()
        assert outcome is not None
        won += 1 in outcome.winners
    assert won > 75
