"""The games in Gymnasium, for one player against bots."""

from __future__ import annotations

from typing import Any

import pytest

from houndtable.games import find, names
from houndtable.kernel.errors import BadOption, NoSuchBot, NoSuchMove
from tests.adapters.zoo import needs
from tests.tables import TABLES, short

np = needs("numpy")
gymnasium = needs("gymnasium")
checker = needs("gymnasium.utils.env_checker")
adapter = needs("houndtable.adapters.gymnasium")


def single(name: str, players: int, **settings: Any) -> Any:
    return adapter.SingleEnv(name, players, **{"options": short(find(name)), "opponents": "random", **settings})


def play(env: Any, seed: int) -> tuple[list[int], float, bool]:
    """A random game: the moves, the reward, and whether it came to its end."""
    luck, moves = np.random.default_rng(seed), []
    told, _ = env.reset(seed=seed)
    while True:
        action = luck.choice(np.flatnonzero(told["action_mask"]))
        moves.append(int(action))
        told, reward, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            return moves, reward, terminated
        assert reward == 0.0 and told["action_mask"].any()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_check_env(name: str, players: int) -> None:
    gymnasium.logger.min_level = gymnasium.logger.ERROR
    checker.check_env(single(name, players, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("name", names())
def test_it_is_registered_and_passes_with_its_renderings(name: str) -> None:
    needs("PIL")
    env = gymnasium.make(
        f"houndtable/{name}-v1",
        opponents="1",
        options=short(find(name)),
        disable_env_checker=True,
        render_mode="rgb_array",
    )
    checker.check_env(env.unwrapped)
    env.reset(seed=1)
    assert env.render().shape[2] == 3


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_come_to_an_end_and_a_seed_repeats_them(name: str, players: int) -> None:
    once, again = play(single(name, players), 3), play(single(name, players), 3)
    assert once == again
    assert once[2] and -1.0 <= once[1] <= 1.0


def test_the_player_sits_where_it_wants_or_anywhere() -> None:
    env = single("dachs", 4, seat=2)
    env.reset(seed=1)
    assert env.seat == env._board.seat == 2
    seats = set()
    anywhere = single("dachs", 4)
    for seed in range(30):
        anywhere.reset(seed=seed)
        seats.add(anywhere.seat)
    assert seats == {0, 1, 2, 3}


def test_an_unlawful_move_loses_the_game_and_says_why() -> None:
    env = single("dachs", 2, seat=0, options={"first": 0})
    env.reset(seed=1)
    told, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refused"].endswith("[4.1]") and not told["action_mask"].any()
    with pytest.raises(NoSuchMove, match=r"call reset\(\)"):
        env.step(0)


def test_a_game_that_is_broken_off_is_truncated() -> None:
    moves, reward, terminated = play(single("dachs", 2, max_moves=9), 2)
    assert (reward, terminated) == (0.0, False) and len(moves) < 10


def test_masks_by_the_name_that_others_ask_for() -> None:
    env = single("dachs", 2)
    told, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert env.action_masks().tolist() == told["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize(
    ("settings", "refusal", "sentence"),
    [
        ({"opponents": ["1", "1"]}, BadOption, "One player against 1 opponents, not 2."),
        ({"opponents": "nobody"}, NoSuchBot, "There is no bot called “nobody”"),
        ({"seat": 5}, BadOption, "A seat is a number from 0 to 1, or None for any, not 5."),
        ({"render_mode": "human"}, BadOption, "There is no render mode “human”"),
        ({"reward": "fame"}, BadOption, "There is no reward “fame”"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(settings: Any, refusal: type[Exception], sentence: str) -> None:
    with pytest.raises(refusal) as refused:
        single("dachs", 2, **settings)
    assert sentence in str(refused.value)
