"""How the suite is run: what it needs, and when the engines are compared."""

from __future__ import annotations

import subprocess
import sys
from unittest import SkipTest

import pytest
from hypothesis import given, settings

from houndtable import engine
from houndtable.conformance import Broken, engines, names
from houndtable.conformance.cases import values
from houndtable.conformance.play import Case, spread
from houndtable.conformance.subject import subject_of
from houndtable.conformance.trace import case_of, main
from houndtable.games import find
from houndtable.kernel.options import Option

pytestmark = pytest.mark.engine
GAME = find("dachs")


def test_every_check_has_a_name_of_its_own() -> None:
    assert len(names()) == len(set(names()))


def test_without_hypothesis_a_sentence_names_the_extra() -> None:
    code = "import sys; sys.modules['hypothesis'] = None; import houndtable.conformance"
    path = "import sys; sys.path[:] = " + repr(sys.path) + "; "
    done = subprocess.run([sys.executable, "-c", path + code], capture_output=True, text=True, check=False)
    assert "ImportError: The conformance suite needs Hypothesis: pip install 'houndtable[check]'." in done.stderr


def test_the_clauses_are_read_from_the_rulebook_beside_the_game() -> None:
    assert {"1.1", "4.2", "10.3"} <= subject_of(GAME).clauses


def test_tables_are_spread_over_all_numbers_of_players_and_stages() -> None:
    cases = list(spread(GAME, 30))
    assert {case.players for case in cases} == {2, 3, 4}
    assert {case.far // 250 for case in cases} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("option", "known"),
    [
        (Option("first", "random", "1", ["random"], seats=True), {"random", 0, 1, 2}),
        (Option("side", "a", "1", ["a", "b"]), {"a", "b"}),
        (Option("lives", 2, "1", low=1, high=3), {1, 2, 3}),
    ],
)
def test_options_are_drawn_from_what_the_game_says_of_them(option: Option, known: set[str | int]) -> None:
    drawn: set[str | int] = set()

    @settings(max_examples=50, derandomize=True, database=None)
    @given(values(option, 3))
    def draw(value: str | int) -> None:
        drawn.add(value)

    draw()
    assert drawn == known


def test_a_traced_table_has_lawful_options() -> None:
    cases = [case_of(GAME, seed) for seed in range(40)]
    assert {case.players for case in cases} == {2, 3, 4}
    assert all(GAME.choose(case.players, case.options).values == case.options for case in cases)


def test_a_trace_is_a_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    main("dachs", 2)
    lines = capsys.readouterr().out.splitlines()
    assert [line.startswith("Case(players=") for line in lines] == [True, True]


def test_engines_that_play_alike_pass() -> None:
    engines.compare(["one", "two"], ["one", "two"])


@pytest.mark.parametrize("other", [["one", "three"], ["one"], []])
def test_engines_that_differ_are_told(other: list[str]) -> None:
    with pytest.raises(Broken, match=r"differ"):
        engines.compare(["one", "two"], other)


def test_an_engine_that_fails_is_told() -> None:
    with pytest.raises(Broken, match=r"(?s)The interpreted engine fails: .*There is no game called “chess”"):
        engines.trace_on("interpreted", "chess")


def test_without_a_compiled_engine_the_comparison_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "is_compiled_here", lambda: False)
    monkeypatch.setenv("HOUNDTABLE_EXPECT_ENGINE", "interpreted")
    with pytest.raises(SkipTest, match="no compiled engine"):
        engines.engines_play_alike(subject_of(GAME))


def test_where_the_compiled_engine_is_to_be_tested_it_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "is_compiled_here", lambda: False)
    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("HOUNDTABLE_EXPECT_ENGINE", "compiled")
    with pytest.raises(Broken, match="no compiled engine"):
        engines.engines_play_alike(subject_of(GAME))


def test_engines_are_compared_where_both_are(monkeypatch: pytest.MonkeyPatch) -> None:
    traced: list[str] = []

    def trace_on(engine: str, name: str) -> list[str]:
        traced.append(engine)
        return [name]

    monkeypatch.setattr(engines, "is_compiled_here", lambda: True)
    monkeypatch.setattr(engines, "trace_on", trace_on)
    engines.engines_play_alike(subject_of(GAME))
    assert traced == ["interpreted", "compiled"]


def test_the_compiled_engine_is_seen_where_it_is_at_work() -> None:
    if engine() == "compiled":
        assert engines.is_compiled_here()


def test_a_table_has_a_stream_of_luck_for_each_use() -> None:
    case = Case(2, seed=5)
    assert [case.luck(1).below(1000) for _ in range(2)] == [case.luck(1).below(1000)] * 2
    assert case.luck(1).below(1 << 30) != case.luck(2).below(1 << 30)
