"""Positions as JSON: written whole, read with care."""

import json
from typing import Any

import pytest

from houndtable.games.dogsbreath.components import FACE_TEXTS, cards_with, face_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadPosition, Refusal
from houndtable.kernel.json import Json
from houndtable.kernel.playout import play_out
from tests.dogsbreath.table import GAME, PLAIN, WEAK, breath, drafting, position

pytestmark = pytest.mark.engine
HANDS = f"{PLAIN}|{WEAK}"
DRAFT: dict[str, Any] = {
    "step": "draft",
    "hands": [["msd", "msd", "msd", "msd", "bone"], ["psd", "psd", "psd", "psd", "bone"]],
    "grid": "vsd vsn vbd vbn msn mbd mbn psn".split(),
}
SECOND: dict[str, Any] = {
    **DRAFT,
    "hands": [["msd", "msd", "msd", "msd", "bone", "vsd*"], ["psd", "psd", "psd", "psd", "bone"]],
    "grid": "- vsn* vbd vbn msn mbd mbn psn".split(),
    "up": ["r1c2"],
    "seat": 1,
}
ROBBERY: dict[str, Any] = {
    "step": "guard",
    "hands": ["psd psn vsd vsn bone bone".split(), "guard mbd psd pbd vsd vbd vbd".split()],
    "played": ["scavenger"],
    "has_scavenged": True,
    "target": 1,
    "offered": "vsd",
    "asked": 1,
}
LINE: dict[str, Any] = {"how": "cap", "turns": 4, "lines": [[], []]}
OVER: dict[str, Any] = {
    "step": "over",
    "hands": [[card + "*" for card in hand.split()] for hand in (PLAIN, WEAK)],
    "options": {"rounds": 1},
    "rounds": [LINE],
    "has_drawn": True,
    "turns": 4,
    "seat": 1,
    "latest": ["msd", "msd"],
}
NAMED: dict[str, Any] = {"options": {"request": "named"}}


DRAWN = [f"{seat} draws {card}" for seat, hand in enumerate((PLAIN, WEAK)) for card in hand.split()]


def refusal(fields: dict[str, Json]) -> str:
    """The sentence with which the position is refused."""
    with pytest.raises(Refusal) as refused:
        GAME.load({**position(HANDS), **fields}, Seeded(1))
    return str(refused.value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_reads_back_as_it_was_written(players: int) -> None:
    options = {"rounds": 3, "specials": 4, "request": ["blind", "named"][players % 2], "turn_cap": 12}
    options["go_out_minimum"] = 30
    state = GAME.new(players, Seeded(players), options)
    moves = Seeded(3)
    while state.waiting:
        text = json.dumps(state.dump())
        assert GAME.load(json.loads(text), Seeded(0)).dump() == state.dump()
        play_out(state, moves, 1)
    assert GAME.load(state.dump(), Seeded(0)).outcome() is not None


def test_three_dots_in_the_deck_stand_for_all_other_cards() -> None:
    table = breath(HANDS, deck="guard bone")
    assert table.dump("deck")[:4] == ["guard", "bone", "msd", "msd"]
    assert len(table.dump("deck")) == 36


@pytest.mark.parametrize("fields", [{}, DRAFT, SECOND, ROBBERY, OVER])
def test_the_positions_these_tests_spoil_are_good_ones(fields: dict[str, Any]) -> None:
    assert GAME.load({**position(HANDS), **fields}, Seeded(1)).dump()["step"] == fields.get("step", "draw")


@pytest.mark.parametrize("data", [None, 3, "dogsbreath", [], [{}], True])
def test_a_position_is_an_object(data: Json) -> None:
    with pytest.raises(BadPosition, match="JSON object"):
        GAME.load(data, Seeded(1))


@pytest.mark.parametrize("name", list(position(HANDS)))
def test_no_field_may_be_missing(name: str) -> None:
    whole = position(HANDS)
    del whole[name]
    with pytest.raises(BadPosition, match=f"no '{name}'"):
        GAME.load(whole, Seeded(1))


WRONG: list[Json] = [-1, 99, "x", [], ["x"], [None], [[1]], {"a": 1}, True]
EMPTY = ("discards", "used", "played", "grid", "up", "rounds", "memory")
FITTING = [*((name, []) for name in EMPTY), ("has_scavenged", True)]


@pytest.mark.parametrize("name", list(position(HANDS)))
@pytest.mark.parametrize("value", WRONG)
def test_a_field_of_the_wrong_kind_is_refused(name: str, value: Json) -> None:
    if (name, value) not in FITTING:
        assert refusal({name: value}).endswith((".", "]"))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"extra": 1}, "unknown field 'extra'"),
        ({"game": "chess"}, "one of dogsbreath"),
        ({"options": {"speed": 1}}, "no option 'speed'"),
        ({"options": []}, "an object"),
        ({"hands": [[]]}, "a list for each of 2 seats"),
        ({"hands": [["xsd"], []]}, "'xsd' is no card"),
        ({"taken": "dog"}, "must be a card: msd, "),
        ({"discards": ["guard", "guard"]}, "more guard than there are"),
        ({"latest": [None]}, "a list of 2, one for each seat"),
        ({"deck": ["msd"]}, "lacks cards"),
        ({"up": ["r1c1"]}, "Only places of the grid are up. [2.3]"),
        ({**SECOND, "up": ["r3c1"]}, "Only places of the grid are up. [2.3]"),
        ({"up": ["r9c9"]}, "a list of r1c1, "),
        ({"hands": [PLAIN.split(), ["msd@0", *WEAK.split()[1:]]]}, "known to its owner, to some or to all"),
        ({"hands": [PLAIN.split(), ["msd@12", *WEAK.split()[1:]]]}, "known to its owner, to some or to all"),
        ({"deck": ["msd@0", "..."]}, "Nobody knows a card of the deck"),
        ({"hands": [PLAIN.split()[1:], WEAK.split()]}, "Seat 0 holds 6 cards, not 7. [4.4]"),
        ({"hands": [PLAIN.split(), [*WEAK.split(), "msn"]]}, "Seat 1 holds 8 cards, not 7. [4.4]"),
        ({"grid": ["msn"]}, "nothing is left of the grid. [3.7]"),
        ({"begun": True}, "nothing is left of the grid. [3.7]"),
        ({"memory": [*DRAWN, "under 3 of 36"]}, "Under the deck lie 4 cards"),
        ({"seat": 1}, "whose turn it is do not fit. [4.1]"),
        ({"turns": 1}, "whose turn it is do not fit. [4.1]"),
        ({"step": "discard"}, "A card is discarded after one was taken. [4.2]"),
        ({"step": "go"}, "No turn ends before a card was taken. [4.2]"),
        ({"taken": "msd"}, "A discard was taken, but no card. [4.2]"),
        ({"outer": 0}, "Who is out has no turn. [6.2]"),
        ({"step": "go", "has_drawn": True, "outer": 1, "turns": 2, "latest": ["msd", "msd"]}, "has no turn. [6.2]"),
        ({"step": "stay", "has_scavenged": True}, "Only who is out may stay out. [6.6]"),
        ({"latest": ["msd", None]}, "Whoever had a turn has discarded"),
        ({"turns": 2, "latest": [None, None]}, "Whoever had a turn has discarded"),
        ({**OVER, "outer": 1}, "Who is out has no turn. [6.2]"),
        ({**OVER, "hands": [PLAIN.split(), WEAK.split()]}, "at the end to all"),
        ({**OVER, "rounds": []}, "after the last round, and only then. [9.4]"),
        ({"rounds": [LINE] * 5}, "after the last round, and only then. [9.4]"),
        ({"rounds": [{**LINE, "how": "lost"}]}, "one of out, cap"),
        ({"played": ["scavenger"]}, "A Scavenger lies there when it is played. [5.2]"),
        ({**ROBBERY, "played": []}, "A Scavenger lies there when it is played. [5.2]"),
        ({**ROBBERY, "has_scavenged": False}, "A Scavenger was played. [5.1]"),
        ({**ROBBERY, "target": None}, "before an opponent. [5.2]"),
        ({**ROBBERY, "target": 0}, "before an opponent. [5.2]"),
        ({"target": 1}, "before an opponent. [5.2]"),
        ({**ROBBERY, "offered": None}, "A card of the hand is offered"),
        ({**ROBBERY, "offered": "msn"}, "A card of the hand is offered"),
        ({"offered": "msd"}, "A card of the hand is offered"),
        ({**ROBBERY, "step": "request", "asked": None}, "Here no kind of card is requested. [5.3]"),
        ({**ROBBERY, **NAMED}, "A request comes before the guards. [5.3]"),
        ({**ROBBERY, "requested": "msd"}, "A request comes before the guards. [5.3]"),
        ({**ROBBERY, "asked": 0}, "Whoever holds a Guard Dog and may guard is asked. [5.4]"),
        ({**ROBBERY, "asked": None}, "Whoever holds a Guard Dog and may guard is asked. [5.4]"),
        ({"asked": 1}, "Nobody is asked to guard now. [5.4]"),
        ({"used": ["msn"]}, "Only specials are used up. [4.3]"),
        ({**DRAFT, "grid": "vsd vsn".split()}, "The grid has 8 places. [2.3]"),
        ({**DRAFT, "hands": [["msd"], ["psd"]]}, "twice round the table. [3.5]"),
        ({**SECOND, "grid": "vsn* vbd vbn msn mbd mbn psn bone".split(), "up": []}, "do not fit together. [3.1]"),
        ({**SECOND, "seat": 0}, "whose turn it is do not fit. [3.1]"),
        ({**SECOND, "hands": [["msd"] * 4 + ["bone"], ["psd"] * 4 + ["bone", "vsd*"]]}, "too many cards or too few"),
        ({**DRAFT, "begun": True}, "One or two cards are up. [3.1]"),
        ({**SECOND, "up": []}, "One card was left face up, but none at the start. [3.3]"),
        ({**DRAFT, "grid": "vsd* vsn vbd vbn msn mbd mbn psn".split(), "up": ["r1c1"]}, "none at the start. [3.3]"),
        ({**DRAFT, "up": ["r1c1"]}, "A card that is up was seen by all. [3.2]"),
        ({**DRAFT, "grid": "vsd@0 vsn vbd vbn msn mbd mbn psn".split()}, "seen by all or by nobody. [3.2]"),
        ({**SECOND, "up": ["r1c1"]}, "An empty place of the grid is not up. [3.1]"),
        ({**DRAFT, "turns": 2}, "No turn was played before the draft is over. [3.5]"),
        ({**DRAFT, "outer": 1}, "No turn was played before the draft is over. [3.5]"),
        ({**DRAFT, "memory": DRAWN}, "nothing to remember before the draft is over"),
        ({**OVER, "memory": DRAWN}, "nothing to remember before the draft is over or after the game"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(fields: dict[str, Json], sentence: str) -> None:
    assert sentence in refusal(fields)


def test_the_end_of_a_round_comes_before_who_is_out() -> None:
    hands = [[card + "*" for card in hand.split()] for hand in (PLAIN, WEAK, "msn mbn psn pbn vsn vbn vbn")]
    fields = {**OVER, "hands": hands, "players": 3, "latest": ["msd"] * 3}
    fields = {**fields, "rounds": [{**LINE, "lines": [[], [], []]}], "turns": 5}
    GAME.load({**position(HANDS), **fields, "outer": 2}, Seeded(1))
    assert "The round ends before who is out. [6.5]" in refusal({**fields, "outer": 0})


def test_a_draft_is_read_at_each_of_its_moments() -> None:
    table = drafting(
        "msd msd msd msd bone vsd*|psd psd psd psd bone", "- vsn* vbd vbn msn mbd mbn psn", up=["r1c2"], seat=1
    )
    for move in ("turn down r1c2", "flip r1c3", "flip r1c2", "take r1c2"):
        table.play(move)
        assert GAME.load(table.state.dump(), Seeded(1)).dump() == table.state.dump()


LEFT = ["left r1c1 guard", "left r1c2 scavenger", "under 4 of 36"]
ALL = [FACE_TEXTS[face_of(card)] for card in cards_with(1)]


@pytest.mark.parametrize(
    "memory",
    [
        ["0 shows vsn", "1 shows vbn", "0 takes vbn", "1 draws vsn"],  # a card that is there no more
        ["0 eats msd"],
        ["0 draws xsd"],
        ["0 draws msn@9"],
        ["0 draws msn@3"],
        ["2 draws msn"],
        ["0 draws guard", "1 draws guard"],
        ["1 shows msn"],
        ["0 takes msd"],
        ["0 swaps msd with 0 for psd"],
        ["0 swaps msd with 2 for psd"],
        ["0 swaps msd with 1 for bone"],
        ["0 swaps bone with 1 for bone"],
        ["0 lacks guard"],
        ["shuffle"],
        ["left r1c1 guard", "left r1c2 guard"],
        ["left r1c1 guard", "left r1c1 bone", "left r1c1 bone", "left r1c1 bone", "left r1c1 bone", "under 4 of 36"],
        ["under 4 of 35"],
        ["under 4 of 36", "under 4 of 36"],
        ["under 4 of 36", "left r1c1 guard"],
        [*LEFT, "0 draws guard"],
        [*LEFT, *(f"0 {verb} {card}" for card in ALL[:32] for verb in ("draws", "shows"))],
    ],
)
def test_a_memory_that_cannot_be_is_refused(memory: list[str]) -> None:
    assert "The memory " in refusal({"memory": [*DRAWN, *memory]})


@pytest.mark.parametrize(
    "memory", [DRAWN[1:], [*DRAWN[:-1], "1 draws vbd*"], ["0 draws bone@01", *DRAWN[:5], *DRAWN[6:]]]
)
def test_a_memory_that_leads_elsewhere_is_refused(memory: list[str]) -> None:
    assert "The memory leads to other hands" in refusal({"memory": [*memory]})


def test_a_memory_is_read_back_as_it_was_written() -> None:
    hands = [["msd@01", *PLAIN.split()[1:]], ["msd*", *WEAK.split()[1:6], "vbd@01"]]
    memory = ["0 draws msd@01", *DRAWN[1:-1], "1 draws vbd*", *LEFT[1:], "0 draws guard", "1 draws bone"]
    memory += ["0 shows guard", "1 shows bone", "0 takes bone", "0 swaps bone with 1 for msd"]
    memory += ["1 swaps bone with 0 for msd", "1 lacks msn", "0 shows bone"]
    fields: dict[str, Any] = {**NAMED, "hands": hands, "memory": memory, "used": ["guard"], "discards": ["bone"]}
    state = GAME.load({**position(HANDS), **fields}, Seeded(1))
    assert state.dump()["memory"] == memory
