"""The same deals with the bots in other seats."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import combinations

import pytest

from houndtable import games
from houndtable.kernel.chance import Chance
from houndtable.kernel.errors import BadOption, NoSuchBot
from houndtable.kernel.game import Game
from houndtable.kernel.options import Options
from houndtable.kernel.state import State
from houndtable.lab import arena
from houndtable.lab.duplicate import Contest, LineUp, line_ups, play_deal
from houndtable.players import Player
from houndtable.players import play as playing
from houndtable.players.kennel import Kennel

CONTEST = Contest("dachs", 2, ["heuristic", "random"], 4, {"target": "10"}).checked()
NAMES = ["a", "b", "c", "d", "e", "f"]


def joined(found: list[LineUp]) -> list[str]:
    return ["".join(seats) for seats in found]


@pytest.mark.parametrize(
    ("bots", "seats", "wanted"),
    [
        (2, 2, "ab ba"),
        (2, 3, "aba baa aab bab abb bba"),
        (2, 4, "abab baba"),
        (3, 3, "abc bca cab"),
        (3, 2, "ab ba ac ca bc cb"),
    ],
)
def test_line_ups_are_all_tables_in_all_rotations(bots: int, seats: int, wanted: str) -> None:
    assert joined(line_ups(NAMES[:bots], seats, 0)) == wanted.split()


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    assert joined(line_ups(NAMES[:3], 3, 1)) == "acb cba bac".split()
    tables = {seats for deal in range(6) for seats in line_ups(NAMES[:4], 4, deal)}
    assert len(tables) == 24


@pytest.mark.parametrize("bots", range(2, 7))
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("deal", [0, 1, 7])
def test_all_bots_have_every_seat_equally_often_in_every_deal(bots: int, seats: int, deal: int) -> None:
    found = line_ups(NAMES[:bots], seats, deal)
    assert len(set(found)) == len(found)
    for seat in range(seats):
        times = Counter(line_up[seat] for line_up in found)
        assert set(times) == set(NAMES[:bots])
        assert len(set(times.values())) == 1
    met = Counter(pair for line_up in found for pair in combinations(sorted(set(line_up)), 2))
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1 or bots < seats


@pytest.mark.engine
@pytest.mark.parametrize("game", games.names())
def test_a_deal_is_the_same_whoever_sits_where(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def noted(
        chosen: Game, options: Options, chance: Chance, players: list[Player], most: int, watch: playing.Watch | None
    ) -> tuple[State, int]:
        dealt = chosen.start(2, options, chance.clone())
        seen.append((dealt.dump(), [dealt.chance.below(1000) for _ in range(9)]))
        return play(chosen, options, chance, players, most, watch)

    play = playing.play
    monkeypatch.setattr(playing, "play", noted)
    contest = Contest(game, 2, ["heuristic", "random"], 4).checked()
    with Kennel() as kennel:
        for deal in (3, 4):
            for seats in line_ups(contest.bots, 2, deal):
                play_deal(contest, deal, seats, kennel)
    assert seen[0] == seen[1]
    assert seen[2] == seen[3]
    assert seen[0] != seen[2]


def test_a_given_up_game_has_no_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_MOVES", 5)
    contest = Contest("dachs", 2, ["heuristic", "random"], 1, {"everyone_out": "replay_round"}).checked()
    result = play_deal(contest, 0, ("heuristic", "random"), Kennel())
    assert (result.places, result.winners, result.scores, result.moves) == (None, [], [0, 0], 5)


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [(["heuristic"], "at least two bots"), (["heuristic", "random", "HEURISTIC"], "heuristic is named twice")],
)
def test_bots_that_cannot_be_compared_are_refused(bots: list[str], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Contest("dachs", 2, bots, 0).checked()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(NoSuchBot):
        Contest("dachs", 2, ["heuristic", "heuristik"], 0).checked()


def test_a_contest_is_small_enough_to_be_sent_around() -> None:
    assert len(pickle.dumps(CONTEST)) < 300
