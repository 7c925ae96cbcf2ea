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


def refusal(fields: dict[str, Json]) -> Refusal:
    """How the position is refused."""
    with pytest.raises(Refusal) as refused:
        GAME.load({**position(HANDS), **fields}, Seeded(1))
    return refused.value


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
    with pytest.raises(BadPosition, match=f"no “{name}”"):
        GAME.load(whole, Seeded(1))


WRONG: list[Json] = [-1, 99, "x", [], ["x"], [None], [[1]], {"a": 1}, True]
EMPTY = ("discards", "used", "played", "grid", "up", "rounds", "memory")
FITTING = [*((name, []) for name in EMPTY), ("has_scavenged", True)]


@pytest.mark.parametrize("name", list(position(HANDS)))
@pytest.mark.parametrize("value", WRONG)
def test_a_field_of_the_wrong_kind_is_refused(name: str, value: Json) -> None:
    if (name, value) not in FITTING:
        assert str(refusal({name: value})).endswith((".", "]"))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"extra": 1}, "position-field-unknown"),
        ({"game": "chess"}, "one of dogsbreath"),
        ({"options": {"speed": 1}}, "no option called “speed”"),
        ({"options": []}, "an object"),
        ({"hands": [[]]}, "a list for each of the 2 seats"),
        ({"hands": [["xsd"], []]}, "There is no card “xsd”"),
        ({"taken": "dog"}, "must be a card (msd, "),
        ({"discards": ["guard", "guard"]}, "more guard than there are"),
        ({"latest": [None]}, "a list of 2, one for each seat"),
        ({"deck": ["msd"]}, "cards are missing"),
        ({"up": ["r1c1"]}, "position-up-beyond"),
        ({**SECOND, "up": ["r3c1"]}, "position-up-beyond"),
        ({"up": ["r9c9"]}, "a list of r1c1, "),
        ({"hands": [PLAIN.split(), ["msd@0", *WEAK.split()[1:]]]}, "position-hand-known"),
        ({"hands": [PLAIN.split(), ["msd@12", *WEAK.split()[1:]]]}, "position-hand-known"),
        ({"deck": ["msd@0", "..."]}, "position-deck-known"),
        ({"hands": [PLAIN.split()[1:], WEAK.split()]}, "position-hand-size"),
        ({"hands": [PLAIN.split(), [*WEAK.split(), "msn"]]}, "position-hand-size"),
        ({"grid": ["msn"]}, "position-draft-over"),
        ({"begun": True}, "position-draft-over"),
        ({"memory": [*DRAWN, "under 3 of 36"]}, "position-under-deck"),
        ({"seat": 1}, "position-turn"),
        ({"turns": 1}, "position-turn"),
        ({"step": "discard"}, "position-discard-early"),
        ({"step": "go"}, "position-end-early"),
        ({"taken": "msd"}, "position-taken"),
        ({"outer": 0}, "position-out-turn"),
        ({"step": "go", "has_drawn": True, "outer": 1, "turns": 2, "latest": ["msd", "msd"]}, "position-out-turn"),
        ({"step": "stay", "has_scavenged": True}, "position-stay"),
        ({"latest": ["msd", None]}, "position-latest"),
        ({"turns": 2, "latest": [None, None]}, "position-latest"),
        ({**OVER, "outer": 1}, "position-out-turn"),
        ({**OVER, "hands": [PLAIN.split(), WEAK.split()]}, "position-hand-known"),
        ({**OVER, "rounds": []}, "position-over"),
        ({"rounds": [LINE] * 5}, "position-over"),
        ({"rounds": [{**LINE, "how": "lost"}]}, "one of out, cap"),
        ({"played": ["scavenger"]}, "position-scavenger-played"),
        ({**ROBBERY, "played": []}, "position-scavenger-played"),
        ({**ROBBERY, "has_scavenged": False}, "position-scavenged"),
        ({**ROBBERY, "target": None}, "position-target"),
        ({**ROBBERY, "target": 0}, "position-target"),
        ({"target": 1}, "position-target"),
        ({**ROBBERY, "offered": None}, "position-offered"),
        ({**ROBBERY, "offered": "msn"}, "position-offered"),
        ({"offered": "msd"}, "position-offered"),
        ({**ROBBERY, "step": "request", "asked": None}, "position-no-request"),
        ({**ROBBERY, **NAMED}, "position-requested"),
        ({**ROBBERY, "requested": "msd"}, "position-requested"),
        ({**ROBBERY, "asked": 0}, "position-asked"),
        ({**ROBBERY, "asked": None}, "position-asked"),
        ({"asked": 1}, "position-not-asked"),
        ({"used": ["msn"]}, "position-used"),
        ({**DRAFT, "grid": "vsd vsn".split()}, "position-grid-size"),
        ({**DRAFT, "hands": [["msd"], ["psd"]]}, "position-draft-length"),
        ({**SECOND, "grid": "vsn* vbd vbn msn mbd mbn psn bone".split(), "up": []}, "position-draft-hands"),
        ({**SECOND, "seat": 0}, "position-draft-turn"),
        ({**SECOND, "hands": [["msd"] * 4 + ["bone"], ["psd"] * 4 + ["bone", "vsd*"]]}, "position-draft-hand"),
        ({**DRAFT, "begun": True}, "position-up-begun"),
        ({**SECOND, "up": []}, "position-up-left"),
        ({**DRAFT, "grid": "vsd* vsn vbd vbn msn mbd mbn psn".split(), "up": ["r1c1"]}, "position-up-left"),
        ({**DRAFT, "up": ["r1c1"]}, "position-up-known"),
        ({**DRAFT, "grid": "vsd@0 vsn vbd vbn msn mbd mbn psn".split()}, "position-grid-known"),
        ({**SECOND, "up": ["r1c1"]}, "position-up-empty"),
        ({**DRAFT, "turns": 2}, "position-draft-first"),
        ({**DRAFT, "outer": 1}, "position-draft-first"),
        ({**DRAFT, "memory": DRAWN}, "position-no-memory"),
        ({**OVER, "memory": DRAWN}, "position-no-memory"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_reason(fields: dict[str, Json], why: str) -> None:
    """Keys of the game's own catalogue, and sentences of the kernel."""
    refused = refusal(fields)
    assert refused.message.key == why or why in str(refused)


def test_the_end_of_a_round_comes_before_who_is_out() -> None:
    hands = [[card + "*" for card in hand.split()] for hand in (PLAIN, WEAK, "msn mbn psn pbn vsn vbn vbn")]
    fields = {**OVER, "hands": hands, "players": 3, "latest": ["msd"] * 3}
    fields = {**fields, "rounds": [{**LINE, "lines": [[], [], []]}], "turns": 5}
    GAME.load({**position(HANDS), **fields, "outer": 2}, Seeded(1))
    assert refusal({**fields, "outer": 0}).message.key == "position-round-end"


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
    assert refusal({"memory": [*DRAWN, *memory]}).message.key.startswith("position-memory-")


@pytest.mark.parametrize(
    "memory", [DRAWN[1:], [*DRAWN[:-1], "1 draws vbd*"], ["0 draws bone@01", *DRAWN[:5], *DRAWN[6:]]]
)
def test_a_memory_that_leads_elsewhere_is_refused(memory: list[str]) -> None:
    assert refusal({"memory": [*memory]}).message.key == "position-memory-leads-elsewhere"


def test_a_memory_is_read_back_as_it_was_written() -> None:
    hands = [["msd@01", *PLAIN.split()[1:]], ["msd*", *WEAK.split()[1:6], "vbd@01"]]
    memory = ["0 draws msd@01", *DRAWN[1:-1], "1 draws vbd*", *LEFT[1:], "0 draws guard", "1 draws bone"]
    memory += ["0 shows guard", "1 shows bone", "0 takes bone", "0 swaps bone with 1 for msd"]
    memory += ["1 swaps bone with 0 for msd", "1 lacks msn", "0 shows bone"]
    fields: dict[str, Any] = {**NAMED, "hands": hands, "memory": memory, "used": ["guard"], "discards": ["bone"]}
    state = GAME.load({**position(HANDS), **fields}, Seeded(1))
    assert state.dump()["memory"] == memory
