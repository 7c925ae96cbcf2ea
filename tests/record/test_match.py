"""A match: what comes in is checked, what happened is kept."""

import pickle

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption, IllegalMove, NoSuchMove, NoSuchSeat, Refusal
from houndtable.record import Match, write
from tests.record.matches import GAME, new_match, play_on

pytestmark = pytest.mark.engine


def test_a_new_match_has_told_its_deal_and_kept_its_luck() -> None:
    match = new_match()
    assert [event.name for event in match.opening] == ["round", "dealt", "dealt"]
    assert [luck.kind for luck in match.dealt] == ["shuffle", "pick"]


def test_a_move_answers_with_what_it_led_to() -> None:
    match = new_match()
    assert [event.name for event in match.play(1, "play 2v")] == ["played"]


def test_a_move_is_kept_as_the_vocabulary_writes_it() -> None:
    match = new_match()
    match.play(1, "  PLAY   2V ")
    assert [(made.seat, made.text) for made in match.moves] == [(1, "play 2v")]


def test_a_move_is_kept_with_its_events() -> None:
    match = new_match()
    events = match.play(1, "play 2v")
    assert match.moves[0].events == events


def test_a_shuffle_is_kept_with_the_move_that_brought_it_on() -> None:
    match = play_on(Match(GAME, 4, {}, Seeded(7)))
    told = [(event.name, made) for made in match.moves for event in made.events]
    for name in ("reshuffled", "round"):
        moves = [made for event, made in told if event == name]
        assert moves
        assert all([luck.kind for luck in made.luck][:1] == ["shuffle"] for made in moves)


def test_a_match_that_forgets_keeps_its_latest_move_and_goes_on() -> None:
    match, other = play_on(new_match(), 3), play_on(new_match(), 3)
    match.keep_latest()
    assert [made.text for made in match.moves] == [other.moves[-1].text]
    assert (match.dealt, match.opening) == ([], [])
    assert play_on(match).state.dump() == play_on(other).state.dump()


def test_a_match_is_over_when_nobody_owes_a_choice() -> None:
    match = new_match()
    assert not match.is_over
    assert play_on(match).is_over


@pytest.mark.parametrize(
    ("seat", "text", "error", "sentence"),
    [
        (2, "draw", NoSuchSeat, "There is no seat 2. Seats are numbered from 0 to 1."),
        (-1, "draw", NoSuchSeat, "There is no seat −1"),
        (10**30, "draw", NoSuchSeat, "There is no seat 1000"),
        (1, "dance", NoSuchMove, "Dachs has no move “dance”."),
        (1, "play 2v 3p", IllegalMove, r"\[4.2\]"),
        (1, "draw", IllegalMove, r"\[4.1\]"),
        (0, "draw", IllegalMove, r"\[3.1\]"),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, text: str, error: type[Refusal], sentence: str) -> None:
    match = new_match()
    before = match.state.dump()
    with pytest.raises(error, match=sentence):
        match.play(seat, text)
    assert match.state.dump() == before
    assert match.moves == []


def test_seats_have_names_without_being_given_any() -> None:
    assert Match(GAME, 3, {}, Seeded(1)).names == ["Player 1", "Player 2", "Player 3"]


@pytest.mark.parametrize("names", [["Ada"], ["Ada", ""], ["Ada", "  "], ["Ada", "\x1b[2J"], ["Ada", "x" * 61]])
def test_names_that_cannot_be_shown_are_refused(names: list[str]) -> None:
    with pytest.raises(BadOption, match="name"):
        Match(GAME, 2, {}, Seeded(1), names)


def test_options_are_checked_at_the_door() -> None:
    with pytest.raises(BadOption, match="target"):
        Match(GAME, 2, {"target": 9}, Seeded(1))


def test_the_number_of_players_is_checked_at_the_door() -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        Match(GAME, 5, {}, Seeded(1))


def test_the_rules_version_is_checked_at_the_door() -> None:
    assert Match(GAME, 2, {}, Seeded(1)).version == GAME.version
    assert Match(GAME, 2, {}, Seeded(1), version=GAME.version).version == GAME.version
    with pytest.raises(BadOption, match="This match uses version 99 of the rules of Dachs"):
        Match(GAME, 2, {}, Seeded(1), version=99)


def test_a_pickled_match_goes_on_as_the_match_would_have() -> None:
    match = play_on(new_match(target=60), 7)
    copy = pickle.loads(pickle.dumps(match))
    assert write(play_on(copy)) == write(play_on(match))
