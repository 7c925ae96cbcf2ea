"""Options, vocabulary, events, verdicts, views, results."""

import pytest

from houndtable.games import find
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption, IllegalMove, NoSuchGame, NoSuchMove
from houndtable.kernel.events import Event
from houndtable.kernel.options import Option
from houndtable.kernel.outcome import Line, Outcome, Round, total
from houndtable.kernel.playout import play_out
from houndtable.kernel.verdict import Reason, no
from houndtable.kernel.vocabulary import Vocabulary
from tests.conformance.toy import ToyGame

pytestmark = pytest.mark.engine
GAME = find("dachs")


def test_options_have_their_defaults() -> None:
    assert GAME.choose(2, {}).values == {
        "first": "random",
        "target": 40,
        "lives": 2,
        "everyone_out": "no_winner",
        "board": "a",
    }


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ({"target": "60"}, ("target", 60)),
        ({"target": 10}, ("target", 10)),
        ({"everyone_out": " Replay_Round "}, ("everyone_out", "replay_round")),
        ({"first": "1"}, ("first", 1)),
    ],
)
def test_values_are_read_from_text_and_numbers(given: dict[str, object], value: tuple[str, object]) -> None:
    assert GAME.choose(2, given).values[value[0]] == value[1]


@pytest.mark.parametrize("given", ["4", 4, " 4 "])
def test_a_word_that_is_a_number_may_be_given_as_one(given: object) -> None:
    option = Option("specials", "1", "1.3", ["1", "4"])
    assert option.parse(given, 2) == "4"
    with pytest.raises(BadOption, match="specials can be 1 or 4, not “3”"):
        option.parse(3, 2)


def test_what_is_tried_at_random_may_be_less_than_what_can_be_chosen() -> None:
    assert Option("cap", 60, "6.8", low=1, high=1000).tried == 1000
    assert Option("cap", 60, "6.8", low=1, high=1000, tried=6).tried == 6


def test_a_game_that_shows_all_that_was_seen_forgets_nothing() -> None:
    state = GAME.new(2, Seeded(1))
    before = state.dump()
    state.forget(0, Seeded(2), 100)
    assert state.dump() == before


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"targt": 40}, "no option called “targt”. Did you mean target"),
        ({"zzz": 40}, "no option called “zzz”. Known options: first, target"),
        ({"target": 9}, "target can be a number from 10 to 60, not “9”"),
        ({"target": "61"}, "target can be a number from 10 to 60, not “61”"),
        ({"target": True}, "not “true”"),
        ({"target": 40.0}, "not “40.0”"),
        ({"target": None}, "not “null”"),
        ({"target": "4 0"}, "not “4 0”"),
        ({"target": "9" * 99}, "not “999"),
        ({"target": "\u0664\u0660"}, "from 10 to 60"),
        ({"everyone_out": "maybe"}, "everyone_out can be no_winner or replay_round, not “maybe”"),
        ({"lives": [2]}, "lives can be a number from 1 to 3"),
        ({"lives": 10**5000}, "not “…”"),
    ],
)
def test_unknown_options_and_values_are_refused_with_what_is_known(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.choose(2, given)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("text", ["play 2v 2s", "PLAY 2V 2S", " play  2s 2v ", "play 2s\t2v"])
def test_a_move_is_found_whatever_case_spaces_and_order_were_typed(text: str) -> None:
    assert GAME.vocabulary.texts[GAME.parse(text)] == "play 2v 2s"


def test_words_are_not_reordered_where_that_is_ambiguous() -> None:
    words = Vocabulary(["exchange 4 7", "exchange 7 4", "go"])
    assert words.find("exchange 7 4") == 1
    assert words.find("exchange 4 7") == 0
    assert words.find("exchange 4") is None


@pytest.mark.parametrize(("text", "near"), [("darw", "draw"), ("stopp", "stop"), ("tkae 3p", "take 3p")])
def test_an_unknown_move_is_refused_with_near_matches(text: str, near: str) -> None:
    with pytest.raises(NoSuchMove) as refused:
        GAME.parse(text)
    assert near in refused.value.near
    assert near in str(refused.value)


@pytest.mark.parametrize("text", ["", "   ", "xyzzy" * 1000, "\x00", "\ud800", "3", "take", "play", "take 3p 9th"])
def test_nonsense_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(NoSuchMove) as refused:
        GAME.parse(text)
    assert len(str(refused.value)) < 300


def test_a_move_that_can_never_be_is_refused_with_its_clause() -> None:
    with pytest.raises(IllegalMove, match=r"same colour\. \[4\.2\]") as refused:
        GAME.parse("play 2v 4p")
    assert refused.value.clause == "4.2"


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(NoSuchGame, match="no game called “dax”"):
        find("dax")
    with pytest.raises(NoSuchGame, match="Did you mean dachs"):
        find("dacks")
    assert find(" Dachs ") is GAME


def test_an_event_shows_its_secret_to_those_who_know_it_only() -> None:
    event = Event("drew", {"seat": 1}, {"card": "2v"}, 0b010)
    assert event.seen_by(1) == {"event": "drew", "seat": 1, "card": "2v"}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "drew", "seat": 1}


def test_a_verdict_names_its_message_and_its_clause() -> None:
    assert str(no(Reason("not-so", "4.2"))) == "reason-not-so [4.2]"


def test_results_add_up_and_are_written_line_by_line() -> None:
    lines = [Line("cards", 9, "4.5"), Line("hand", -2, "8.2")]
    assert total(lines) == 7
    assert Round("scored", 3, [lines, []]).totals() == [7, 0]
    assert Outcome([1, 2], [0], [lines, []]).as_json() == {
        "places": [1, 2],
        "winners": [0],
        "lines": [
            [
                {"name": "cards", "points": 9, "clause": "4.5"},
                {"name": "hand", "points": -2, "clause": "8.2"},
            ],
            [],
        ],
    }


def test_a_view_can_be_written_as_json() -> None:
    view = GAME.new(2, Seeded(1)).view(0).as_json()
    assert list(view) == ["seat", "step", "waiting", "zones", "facts"]


def test_random_play_stops_after_the_moves_it_was_given() -> None:
    state = GAME.new(2, Seeded(1))
    assert play_out(state, Seeded(1), 7) == 7
    assert state.waiting
    assert play_out(state, Seeded(1), 100_000) < 100_000
    assert not state.waiting


def test_a_game_asks_nobody_in_secret_unless_it_says_so() -> None:
    assert not GAME.new(2, Seeded(1)).asks_in_secret()
    assert GAME.asks_after(GAME.choose(2, {})) is None


@pytest.mark.parametrize(("version", "needed"), [(GAME.version - 1, "an older"), (GAME.version + 1, "a newer")])
def test_a_rules_version_that_is_not_played_here_is_refused_with_those_that_are(version: int, needed: str) -> None:
    assert [GAME.check_version(known) for known in GAME.versions] == GAME.versions == [GAME.version]
    with pytest.raises(BadOption) as caught:
        GAME.check_version(version, "record")
    assert str(caught.value) == (
        f"This record uses version {version} of the rules of Dachs, but this Houndtable plays {GAME.version}. "
        f"Please install {needed} Houndtable."
    )


def test_a_game_need_not_say_what_can_never_be_a_move() -> None:
    with pytest.raises(NoSuchMove, match="has no move “hop”"):
        ToyGame().parse("hop")


def test_people_count_players_from_1() -> None:
    first = Option("first", "random", "2.1", words=["random"], seats=True)
    assert [first.told(value) for value in ("random", 0, 3)] == ["random", "1", "4"]
    assert Option("rounds", 5, "2.2", low=1, high=9).told(5) == "5"
