"""Copies are the same and independent, by copy, deepcopy and pickle."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from json import dumps
from typing import Any

import pytest

from houndtable.conformance.play import everything, play_on, reach, spread
from houndtable.games import find
from houndtable.games import names as game_names
from houndtable.kernel.chance import Chance, Committed, Luck, Recorded, Scripted, Seeded
from houndtable.kernel.copying import home_of
from houndtable.kernel.errors import BadRecord, IllegalMove, NoSuchMove
from houndtable.kernel.events import Event
from houndtable.kernel.knowledge import no_knowledge
from houndtable.kernel.message import text
from houndtable.kernel.observation import Field, Page
from houndtable.kernel.options import Option, Options
from houndtable.kernel.outcome import Line, Outcome, Round
from houndtable.kernel.verdict import Reason, no
from houndtable.kernel.view import View, Zone
from houndtable.kernel.vocabulary import Vocabulary
from tests.conformance.toy import GAME, Toy, ToyGame

pytestmark = pytest.mark.engine

Way = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Way] = [copy.copy, copy.deepcopy, pickled]
DEEP: list[Way] = [copy.deepcopy, pickled]
ways = pytest.mark.parametrize("way", WAYS)
deep_ways = pytest.mark.parametrize("way", DEEP)


@ways
def test_refusals_keep_what_they_tell(way: Way) -> None:
    unknown = way(NoSuchMove("no-such-move", move="fly", near=["draw"]))
    assert (unknown.message.key, unknown.near, unknown.code) == ("no-such-move", ["draw"], "no-such-move")
    illegal = way(IllegalMove("3.2", text("Draw first.")))
    assert (str(illegal), illegal.clause) == ("Draw first. [3.2]", "3.2")
    for bad in (way(BadRecord(3, "It is cut short.")), way(way(BadRecord(3, "It is cut short.")))):
        assert (str(bad), bad.line, bad.why) == ("Line 3: It is cut short.", 3, text("It is cut short."))


def lucks() -> list[Chance]:
    """Luck of each kind, with a long future."""
    script = [Luck("pick", [place], 4) for place in (0, 3, 1, 2, 2, 0, 1, 3)]
    return [
        Seeded(5, 1),
        Committed(b"s" * 16, [b"a", b"b"], sorts=True),
        Recorded(Seeded(6), [0, 1]),
        Scripted(script, [0, 1]),
    ]


@ways
@pytest.mark.parametrize("kind", range(4))
def test_luck_stands_where_it_stood_and_goes_its_own_way(way: Way, kind: int) -> None:
    chance, twin = lucks()[kind], lucks()[kind]
    assert [chance.pick(4), chance.pick(4)] == [twin.pick(4), twin.pick(4)]
    again = way(chance)
    assert type(again) is type(chance)
    future = [twin.pick(4) for _ in range(5)]
    assert [again.pick(4) for _ in range(5)] == future
    assert [chance.pick(4) for _ in range(5)] == future


@ways
def test_a_copy_of_recorded_luck_has_a_log_of_its_own(way: Way) -> None:
    chance = Recorded(Seeded(6), [0, 1])
    place = chance.pick(4)
    again = way(chance)
    chance.pick(4)
    assert [(luck.kind, luck.values, luck.of) for luck in again.log] == [("pick", [place], 4)]


def test_deep_copies_share_nothing() -> None:
    zone = Zone("hand", 0, ["?"])
    view = View(0, "play", [0], [zone], {"lives": 2})
    for way in DEEP:
        again = way(view)
        assert again.as_json() == view.as_json()
        again.zones[0].cards.append("5s")
        again.facts["lives"] = 1
        again.waiting.clear()
        assert view.as_json() == View(0, "play", [0], [zone], {"lives": 2}).as_json()
        assert zone.cards == ["?"]


@ways
def test_results_and_events_are_copied(way: Way) -> None:
    lines = [[Line("cards", 3, "2.1")], [Line("bones", -1, "2.2")]]
    assert way(Round("out", 7, lines)).as_json() == Round("out", 7, lines).as_json()
    assert way(Outcome([1, 2], [0], lines)).as_json() == Outcome([1, 2], [0], lines).as_json()
    event = way(Event("drew", {"seat": 1}, {"card": "5s"}, 2))
    assert (event.seen_by(0), event.seen_by(1)) == (
        {"event": "drew", "seat": 1},
        {"event": "drew", "seat": 1, "card": "5s"},
    )
    assert str(way(no(Reason("draw-first", "3.2")))) == "reason-draw-first [3.2]"


@ways
def test_what_a_game_is_made_of_is_copied(way: Way) -> None:
    option = Option("first", "random", "1.2", ["random"], 1, 9, seats=True, tried=4, part_of="x")
    again = way(option)
    names = ["name", "default", "clause", "words", "low", "high", "seats", "tried", "part_of", "only_shown"]
    assert [getattr(again, name) for name in names] == [getattr(option, name) for name in names]
    assert way(Options({"first": 1})).number("first") == 1
    assert way(Vocabulary(["pass", "play b a"])).find("play a b") == 1
    field = way(Field("points", -2, 9))
    assert (field.name, field.low, field.high) == ("points", -2, 9)


@ways
def test_a_copied_page_is_a_page_of_its_own(way: Way) -> None:
    page = Page(3)
    page.put(1, 5)
    again = way(page)
    page.count(1)
    assert (again.numbers, page.numbers) == ([0, 5, 0], [0, 6, 0])


@deep_ways
def test_copied_knowledge_is_knowledge_of_its_own(way: Way) -> None:
    knowledge = no_knowledge(2, 3)
    again = way(knowledge)
    knowledge.known[1] = 2
    assert (again.everyone, again.known, again.batch, again.batches) == (7, [0, 0, 0], [0, 0, 0], 0)


@ways
@pytest.mark.parametrize("name", game_names())
def test_a_game_is_one_of_a_kind(way: Way, name: str) -> None:
    assert way(find(name)) is find(name)


@ways
@pytest.mark.parametrize("name", game_names())
def test_a_copied_position_is_a_clone(way: Way, name: str) -> None:
    for table in spread(find(name), 12):
        state = reach(find(name), table)
        state.events = []
        before = dumps(everything(state))
        again, twin = way(state), state.clone()
        assert again.events is None
        assert dumps(everything(again)) == before
        for seat, move in play_on(again, table.luck(7), 60):
            twin.apply(seat, move)
        assert dumps(everything(again)) == dumps(everything(twin))
        again.redeal(0, table.luck(8))
        assert dumps(everything(state)) == before
        assert state.events == []


@ways
def test_a_position_that_is_over_is_copied_with_its_rounds(way: Way) -> None:
    state = find("dachs").new(2, Seeded(1))
    for _ in play_on(state, Seeded(2)):
        pass
    outcome, again = state.outcome(), way(state)
    assert outcome is not None
    assert again.outcome().as_json() == outcome.as_json()
    assert [each.as_json() for each in again.rounds] == [each.as_json() for each in state.rounds]
    assert len(again.rounds) > 0


class Lost(Toy):
    """A position that no package holds a game of."""


class LostGame(ToyGame):
    """A game that no package holds."""


def test_a_game_and_its_positions_know_the_package_that_holds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert home_of(GAME) == home_of(GAME.new(2, Seeded(1))) == "tests.conformance.toy"
    monkeypatch.setattr(ToyGame, "__module__", "tests.conformance.toy")
    assert home_of(GAME) == "tests.conformance.toy"
    assert pickle.loads(pickle.dumps(GAME)) is GAME


def test_what_no_package_holds_as_its_game_is_not_pickled() -> None:
    game = LostGame(Lost)
    for thing in (game, game.new(2, Seeded(1))):
        with pytest.raises(TypeError, match="cannot be pickled: the package of its class holds no GAME"):
            pickle.dumps(thing)
    assert copy.deepcopy(game) is game
