"""A record says what happened, and plays to the same position again."""

import pytest

from houndtable import __version__, words
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadRecord
from houndtable.record import Match, read, replay, resume, verify, write
from tests.record.matches import GAME, new_match, play_on, text_of, written

pytestmark = pytest.mark.engine


def replayed(text: str) -> Match:
    return list(replay(read(text)))[-1][1]


def test_the_first_line_says_what_is_played_by_whom() -> None:
    assert written(new_match(), sealed=False)[0] == {
        "format": "houndtable record",
        "version": 1,
        "houndtable": __version__,
        "game": "dachs",
        "rules": GAME.version,
        "players": 2,
        "names": ["Ada", "the random bot"],
        "options": {"first": "random", "target": 10, "lives": 1, "everyone_out": "no_winner", "board": "a"},
        "sealed": False,
    }


def test_the_deal_stands_before_the_first_move() -> None:
    lines = written(new_match(), sealed=False)
    assert lines[1]["shuffle"].startswith("2p 3p 3v 4b 3b 3b 5s")
    assert lines[2] == {"pick": 1, "of": 2}


def test_a_move_is_a_line_with_its_seat() -> None:
    match = new_match()
    match.play(1, "play 2v")
    assert written(match, sealed=False)[3] == {"seat": 1, "move": "play 2v"}


def test_an_unfinished_match_ends_with_the_number_of_its_moves() -> None:
    assert written(play_on(new_match(), 4), sealed=False)[-1] == {"end": "unfinished", "moves": 4}


def test_a_finished_match_ends_with_its_outcome() -> None:
    match = play_on(new_match())
    outcome = match.state.outcome()
    assert outcome is not None
    assert written(match, sealed=False)[-1] == {"end": "finished", "moves": 11, "outcome": outcome.as_json()}


def test_every_line_of_a_sealed_record_has_a_checksum() -> None:
    assert all(len(line["sum"]) == 16 for line in written(play_on(new_match())))


def test_an_unsealed_record_has_no_checksums() -> None:
    assert not any("sum" in line for line in written(play_on(new_match()), sealed=False))


@pytest.mark.parametrize("sealed", [True, False])
@pytest.mark.parametrize("moves", [0, 1, 7, 150, 10_000])
def test_a_record_replays_to_the_same_position(moves: int, sealed: bool) -> None:
    match = play_on(new_match(target=60, lives=3), moves)
    assert replayed(write(match, sealed=sealed)).state.dump() == match.state.dump()


def test_a_replayed_match_writes_the_same_record() -> None:
    text = write(play_on(new_match(target=60)))
    assert write(replayed(text)) == text


def test_a_replay_shows_the_match_line_by_line() -> None:
    record = read(write(play_on(new_match(), 4)))
    assert [(line, len(match.moves)) for line, match in replay(record)] == [(1, 0), (4, 1), (5, 2), (6, 3), (7, 4)]


def test_an_unfinished_match_is_played_on_as_if_it_had_never_stopped() -> None:
    match = play_on(new_match(target=60, lives=3), 60)
    later = match.chance.inner.clone()
    again = resume(write(match), later)
    assert play_on(again).state.dump() == play_on(match).state.dump()
    assert write(again) == write(match)


def test_a_finished_match_cannot_be_played_on() -> None:
    with pytest.raises(BadRecord, match=r"Line 15: This game is finished"):
        resume(write(play_on(new_match())), Seeded(1))


def test_verify_tells_what_a_record_holds() -> None:
    match = play_on(new_match())
    report = verify(write(match))
    assert (report.game, report.rules, report.players, report.moves) == ("dachs", GAME.version, 2, 11)
    assert (report.names, report.houndtable) == (["Ada", "the random bot"], __version__)
    assert report.is_finished
    assert report.outcome is not None
    assert report.outcome.winners == [0]


def test_verify_says_that_a_seal_is_whole() -> None:
    assert str(verify(write(play_on(new_match())))) == (
        f"Dachs, rules version {GAME.version}, 2 players, 11 moves, finished. Every move is legal. The seal is intact."
    )


@pytest.mark.parametrize(("language", "begins"), [("de", "Dachs, Regelversion "), ("ja", "ダックス、ルール")])
def test_verify_names_the_game_as_the_reader_knows_it(language: str, begins: str) -> None:
    report = verify(write(play_on(new_match())))
    assert words.of(GAME, language).say(report.messages()[0]).startswith(begins)


def test_verify_says_that_there_is_no_seal() -> None:
    report = verify(write(play_on(new_match(), 4), sealed=False))
    assert not report.is_sealed
    assert str(report).endswith("4 moves, unfinished. Every move is legal. Not sealed: lines may have been altered.")


@pytest.mark.parametrize(("moves", "end"), [(11, "finished"), (4, "unfinished")])
def test_who_writes_by_hand_need_not_count_or_score(moves: int, end: str) -> None:
    lines = written(play_on(new_match(), moves), sealed=False)
    assert verify(text_of([*lines[:-1], {"end": end}])).moves == moves


def test_who_writes_by_hand_may_write_as_they_would_type() -> None:
    lines = written(play_on(new_match(), 4), sealed=False)
    lines[3]["move"] = " Play  2V"
    lines[0]["options"]["target"] = "10"
    assert verify(text_of(lines)).moves == 4


@pytest.mark.parametrize("sealed", [True, False])
def test_lines_may_end_as_on_windows_and_begin_with_a_byte_order_mark(sealed: bool) -> None:
    text = write(play_on(new_match()), sealed=sealed)
    assert verify("\ufeff" + text.replace("\n", "\r\n")).moves == 11


def test_the_last_line_needs_no_line_end() -> None:
    assert verify(write(play_on(new_match())).removesuffix("\n")).moves == 11


def test_the_order_of_fields_and_the_spaces_between_them_do_not_break_a_seal() -> None:
    lines = [dict(reversed(line.items())) for line in written(play_on(new_match()))]
    assert verify(text_of(lines).replace(": ", " :  ")).is_sealed


def test_a_name_may_use_the_letters_of_any_language() -> None:
    match = Match(GAME, 2, {}, Seeded(1), ["Żółć", "小犬 🐶"])
    assert "小犬 🐶" in write(match)
    assert verify(write(match)).names == ["Żółć", "小犬 🐶"]
