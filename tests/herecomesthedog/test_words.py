"""How Here Comes the Dog reads to a person."""

from typing import Any

import pytest

from houndtable import words
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.playout import play_out
from tests.herecomesthedog.table import GAME, dog

pytestmark = pytest.mark.engine
NAMES = ["Mia", "Ben", "Ida"]
WORDS = words.of(GAME)


def event(name: str, **facts: Any) -> Event:
    return Event(name, {key.removesuffix("_"): value for key, value in facts.items()})


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (
            event("round", round=2, rounds=5, first=0),
            "Round 2 of 5 begins. You start.",
            "Round 2 of 5 begins. Mia starts.",
        ),
        (
            event("rolled", seat=0, dice=["fire", "meat", "fire"], kind="sticks"),
            "You roll 2 fire and 1 meat.",
            "Mia rolls 2 fire and 1 meat.",
        ),
        (
            event("rolled", seat=0, dice=["fire", "meat", "charcoal"], kind="theft"),
            "You roll 1 fire, 1 meat and 1 charcoal: Theft!",
            "Mia rolls 1 fire, 1 meat and 1 charcoal: Theft!",
        ),
        (
            event("rolled", seat=0, dice=["meat"] * 3, kind="feed"),
            "You roll 3 meat: Feeding!",
            "Mia rolls 3 meat: Feeding!",
        ),
        (
            event("rolled", seat=0, dice=["fire"] * 3, kind="fire fest"),
            "You roll 3 fire: Fire Fest!",
            "Mia rolls 3 fire: Fire Fest!",
        ),
        (
            event("rolled", seat=0, dice=["charcoal"] * 3, kind="assault"),
            "You roll 3 charcoal: Assault!",
            "Mia rolls 3 charcoal: Assault!",
        ),
        (
            event("took", seat=0, sticks=["meat", "fire"]),
            "You take 1 meat and 1 fire.",
            "Mia takes 1 meat and 1 fire.",
        ),
        (
            event("exchanged", seat=0, gave="fire", took=["meat", "meat"]),
            "You exchange 1 fire for 2 meat.",
            "Mia exchanges 1 fire for 2 meat.",
        ),
        (
            event("nobody to rob", seat=0),
            "Nobody else has a stick, so you roll again.",
            "Nobody else has a stick, so Mia rolls again.",
        ),
        (
            event("stole", seat=0, from_=1, stick="meat"),
            "You steal 1 meat from Ben.",
            "Mia steals 1 meat from Ben.",
        ),
        (
            event("stole", seat=1, from_=0, stick="meat"),
            "Ben steals 1 meat from you.",
            "Ben steals 1 meat from Mia.",
        ),
        (
            event("choosing", seats=[0, 2]),
            "You and Ida choose how to defend.",
            "Mia and Ida choose how to defend.",
        ),
        (event("choosing", seats=[1]), "Ben chooses how to defend.", "Ben chooses how to defend."),
        (event("choosing", seats=[0]), "You choose how to defend.", "Mia chooses how to defend."),
        (
            Event("chose", {"seat": 0}, {"defence": "1 meat pair"}, 1),
            "You defend with 2 meat.",
            "Mia has chosen a defence.",
        ),
        (
            event("restored", seat=0, returned=3, villagers=2),
            "All your villagers have fainted, and 3 dogs return to the pack. 2 villagers stand up again.",
            "All of Mia’s villagers have fainted, and 3 dogs return to the pack. 2 villagers stand up again.",
        ),
        (
            event("restored", seat=0, returned=0, villagers=1),
            "All your villagers have fainted. 1 villager stands up again.",
            "All of Mia’s villagers have fainted. 1 villager stands up again.",
        ),
        (
            event("knocked out", seat=0, returned=1, villagers=0),
            "All your villagers have fainted, and 1 dog returns to the pack. You are out of the game.",
            "All of Mia’s villagers have fainted, and 1 dog returns to the pack. Mia is out of the game.",
        ),
        (
            event("round over", seat=0, round=1, how="feed"),
            "Round 1 is over. The last meat has been taken: Feeding!",
            "Round 1 is over. The last meat has been taken: Feeding!",
        ),
        (
            event("round over", seat=0, round=1, how="assault"),
            "Round 1 is over. The last charcoal has been taken and the fire goes out: Assault!",
            "Round 1 is over. The last charcoal has been taken and the fire goes out: Assault!",
        ),
        (
            event("round over", seat=0, round=1, how="nothing"),
            "Round 1 is over. Meat and charcoal have run out together: nothing happens.",
            "Round 1 is over. Meat and charcoal have run out together: nothing happens.",
        ),
        (
            event("fed", tamed=[1, 0, 2], dogs=[1, 0, 2], pack=22),
            "You tame 1 dog.\nIda tames 2 dogs.",
            "Mia tames 1 dog.\nIda tames 2 dogs.",
        ),
        (event("fed", tamed=[0, 0, 0], dogs=[0, 0, 0], pack=25), "Nobody tames a dog.", "Nobody tames a dog."),
        (
            event("fire fest", fires=[2, 0, 1]),
            "You return 2 fire.\nIda returns 1 fire.",
            "Mia returns 2 fire.\nIda returns 1 fire.",
        ),
        (event("fire fest", fires=[0, 0, 0]), "Nobody has any fire.", "Nobody has any fire."),
        (
            event("assaulted", came=[5, 1, 0], fended=[4, 0, 0], fainted=[1, 1, 0], villagers=[2, 2, 3]),
            "5 dogs come at you; you fend off 4; 1 villager faints.\n1 dog comes at Ben; 1 villager faints.",
            "5 dogs come at Mia; Mia fends off 4; 1 villager faints.\n1 dog comes at Ben; 1 villager faints.",
        ),
        (
            event("assaulted", came=[5, 1, 0], fended=[3, 1, 0], fainted=[2, 0, 0], pairs=[2, 0, 0], sets=[1, 1, 0]),
            "5 dogs come at you; you fend off 3 with 4 meat, 1 fire and 1 charcoal; 2 villagers faint.\n"
            "1 dog comes at Ben; Ben fends off 1 with 1 fire and 1 charcoal; nobody faints.",
            "5 dogs come at Mia; Mia fends off 3 with 4 meat, 1 fire and 1 charcoal; 2 villagers faint.\n"
            "1 dog comes at Ben; Ben fends off 1 with 1 fire and 1 charcoal; nobody faints.",
        ),
        (
            event("assaulted", came=[0, 0, 0], fended=[0, 0, 0], fainted=[0, 0, 0], villagers=[3, 3, 3]),
            "Nobody has any meat, so no dog comes.",
            "Nobody has any meat, so no dog comes.",
        ),
        (
            event("game over", winners=[0, 2]),
            "The game is over. You and Ida win!",
            "The game is over. Mia and Ida win!",
        ),
        (event("game over", winners=[0]), "The game is over. You win!", "The game is over. Mia wins!"),
        (
            event("game over", winners=[]),
            "The game is over. Everyone is out, so nobody wins.",
            "The game is over. Everyone is out, so nobody wins.",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, mine: str, others: str) -> None:
    assert WORDS.event(event.seen_by(0), NAMES, 0) == mine
    assert WORDS.event(event.seen_by(None), NAMES, None) == others


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("roll", "roll the dice"),
        ("take meat meat", "take 2 meat"),
        ("take meat fire", "take 1 meat and 1 fire"),
        ("take charcoal", "take 1 charcoal"),
        ("exchange charcoal meat", "exchange 1 charcoal for 1 meat"),
        ("exchange fire 2 charcoal", "exchange 1 fire for 2 charcoal"),
        ("steal meat from seat 2", "steal 1 meat from Ida"),
        ("defend nothing", "defend with nothing and keep all sticks"),
        ("defend 2 meat pairs 1 fire set", "defend with 2 pairs of meat, 1 fire and 1 charcoal: 2 + 1 dogs"),
        ("defend 1 meat pair", "defend with a pair of meat: 1 dog"),
    ],
)
def test_a_move_reads_as_an_offer(move: str, said: str) -> None:
    assert WORDS.move(move, NAMES) == said


def test_a_newcomer_is_told_how_to_play_in_a_few_lines() -> None:
    primer = WORDS.primer()
    assert len(primer) <= 5
    assert sum(map(len, primer)) < 800


def test_every_move_and_every_event_of_a_game_has_words() -> None:
    assert all(WORDS.offer(text).key.startswith("move-") for text in GAME.vocabulary.texts)
    for seed in range(10):
        state = GAME.new(3, Seeded(seed), listen=True)
        play_out(state, Seeded(5), 100_000)
        assert all(WORDS.event(event.seen_by(1), NAMES, 1) for event in state.events or [])


@pytest.mark.parametrize(
    ("held", "dice", "said"),
    [
        ("|1 meat", "", "Roll the dice."),
        ("1 fire|1 meat", "", "Roll the dice, or exchange a stick?"),
        ("1 fire|1 meat", "meat meat meat", "Roll again."),
        ("1 fire|1 meat", "meat fire meat", "The dice show 2 meat and 1 fire. Which sticks do you take?"),
        ("1 fire|1 meat", "meat fire charcoal", "The dice show all three colours. Which stick do you steal?"),
        (
            "2 meat|1 meat",
            "charcoal charcoal charcoal",
            "2 dogs come at you. The sticks you defend with go back to the bonfire.",
        ),
        (
            "1 meat 1 fire 1 charcoal|1 meat",
            "charcoal charcoal charcoal",
            "1 dog comes at you. The sticks you defend with go back to the bonfire.",
        ),
    ],
)
def test_each_step_asks_in_words(held: str, dice: str, said: str) -> None:
    table = dog(held)
    if dice:
        table.roll(dice)
    assert WORDS.ask(table.state.view(0)) == said


@pytest.mark.parametrize(
    ("bonfire", "language", "said"),
    [
        ("4 meat 7 charcoal", "en", "Take two sticks."),
        ("4 meat 7 charcoal", "de", "Nimm zwei Stöcke."),
        ("4 meat 7 charcoal", "ja", "スティックを2本取ってください。"),
        ("1 meat 7 charcoal", "en", "Take one stick."),
        ("1 meat 7 charcoal", "de", "Nimm einen Stock."),
        ("1 meat 7 charcoal", "ja", "スティックを1本取ってください。"),
        ("7 meat 4 fire 7 charcoal", "de", "Welche Stöcke nimmst du?"),
        ("7 meat 4 fire 7 charcoal", "ja", "どのスティックを取りますか？"),
    ],
)
def test_who_has_no_choice_is_told_how_many_sticks_to_take(bonfire: str, language: str, said: str) -> None:
    table = dog("1 fire|rest", bonfire)
    table.roll("meat fire meat")
    assert words.of(GAME, language).ask(table.state.view(0)).endswith(said)


def test_the_table_reads_in_a_few_lines() -> None:
    fields: dict[str, Any] = {"dogs": [1, 3, 0], "villagers": [3, 1, 0], "falls": [0, 0, 3]}
    table = dog("2 meat 1 fire||", **fields)
    assert WORDS.table(table.state.view(0), NAMES) == [
        "Round 1 of 5. Bonfire: 7 meat, 4 fire and 7 charcoal. The pack: 21 dogs.",
        ">  You  1 dog   3 villagers  2 meat and 1 fire",
        "   Ben  3 dogs  1 villager   no sticks",
        "   Ida  0 dogs  knocked out  no sticks",
    ]
