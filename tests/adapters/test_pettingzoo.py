"""The games in PettingZoo: its own tests pass for every game and number of players; what they cannot judge holds."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from houndtable.games import find, names
from houndtable.kernel.errors import BadOption, IllegalMove, NoSuchMove
from tests.adapters.zoo import env, needs
from tests.tables import TABLES

np = needs("numpy")
judges = needs("pettingzoo.test")
needs("librt.vecs")

# PettingZoo says this of every environment with masks that is not one of its own.
USUAL = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # after the end
}


def warned(judge: Any) -> set[str]:
    """What a judge warns of, beyond what it always does."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        judge()
    return {str(warning.message) for warning in found} - USUAL


def play(table: Any, seed: int) -> list[tuple[str, int]]:
    """A random game: who made which move."""
    luck = np.random.default_rng(seed)
    moves: list[tuple[str, int]] = []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        told, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            return moves
        action = int(luck.choice(np.flatnonzero(told["action_mask"])))
        moves.append((agent, action))
        table.step(action)
    raise AssertionError("a game ends before its agents are gone")


@pytest.mark.engine
def test_what_an_agent_was_told_stays_as_it_was() -> None:
    from houndtable.adapters.core.board import ROWS

    table = env("dachs", 2, options={"lives": 3})
    table.reset(seed=3)
    kept = []
    for _ in table.agent_iter():
        told, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            break
        kept.append((told, {name: array.copy() for name, array in told.items()}))
        table.step(int(np.flatnonzero(told["action_mask"])[-1]))
    assert len(kept) > 2 * ROWS
    for told, copy in kept:
        assert all((told[name] == copy[name]).all() and not told[name].flags.writeable for name in copy)


def test_agents_come_no_more_often_than_asked() -> None:
    table = env("dachs", 2)
    table.reset(seed=1)
    assert list(table.agent_iter(3)) == [table.agent_selection] * 3


@pytest.mark.engine
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api_test(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    table = env(name, players)
    for _ in range(3):
        assert warned(lambda: judges.api_test(table, num_cycles=3000)) == set()
    assert capsys.readouterr().out.count("Passed API test") == 3


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seed_test(name: str, players: int) -> None:
    assert warned(lambda: judges.seed_test(lambda: env(name, players), num_cycles=200)) == set()


@pytest.mark.parametrize("name", names())
def test_render_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    needs("PIL")
    most = find(name).players[1]
    judges.render_test(lambda render_mode: env(name, most, render_mode=render_mode))
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize("name", names())
def test_max_cycles_test_does_not_apply_but_a_game_is_broken_off_without_reward(name: str) -> None:
    table = env(name, 2, max_moves=5)
    assert len(play(table, 1)) == 5
    assert all(table.truncations.values()) and not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


@pytest.mark.engine
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_rewards_by_rank_add_up_to_nothing_and_the_best_has_the_most(name: str, players: int) -> None:
    table = env(name, players)
    play(table, 2)
    outcome = table._board.outcome()
    rewards = list(table.rewards.values())
    assert sum(rewards) == pytest.approx(0)
    assert [reward == max(rewards) for reward in rewards] == [place == 1 for place in outcome.places]
    assert all(table.terminations.values())


@pytest.mark.parametrize("name", names())
def test_rewards_by_score_are_the_scores(name: str) -> None:
    table = env(name, 3, reward="score")
    play(table, 2)
    lines = table._board.outcome().lines
    assert list(table.rewards.values()) == [sum(line.points for line in own) for own in lines]


@pytest.mark.parametrize("name", names())
def test_a_seed_repeats_the_games_and_a_reset_without_one_goes_on_to_others(name: str) -> None:
    table = env(name, 2)
    seen = []
    for seed in (5, None, None, 5, None, None):
        table.reset(seed=seed)
        for _ in range(6):
            table.step(table.infos[table.agent_selection]["legal_moves"][0])
        seen.append((table.agent_selection, table.last()[0]["observation"].tolist(), table._board.state.dump()))
    assert seen[:3] == seen[3:]
    assert seen[0] != seen[1] != seen[2]
    assert play(table, 3) == play(env(name, 2), 3)


@pytest.mark.parametrize("name", names())
def test_what_an_agent_is_told_is_what_the_game_tells_its_seat(name: str) -> None:
    from houndtable.kernel.observation import Page

    table = env(name, 3)
    game = find(name)
    table.reset(seed=6)
    for _ in range(20):
        told, _, _, _, info = table.last()
        seat = table.possible_agents.index(table.agent_selection)
        page = Page(len(game.observed(3)))
        table._board.state.observe(seat, page)
        assert told["observation"].tolist() == page.numbers
        assert np.flatnonzero(told["action_mask"]).tolist() == info["legal_moves"] == table._board.state.legal(seat)
        for other in {0, 1, 2} - {seat}:
            agent = table.possible_agents[other]
            assert not table.observe(agent)["action_mask"].any() and table.infos[agent] == {"legal_moves": []}
        table.step(info["legal_moves"][-1])
        if not any(table.infos[agent]["legal_moves"] for agent in table.agents):
            return


def test_an_unlawful_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    table = env("dachs", 2, options={"first": 0})
    table.reset(seed=1)
    before = table._board.state.dump()
    with pytest.raises(IllegalMove, match=r"Play cards from your hand first. So 'draw' is not lawful. \[4.1\]"):
        table.step(0)
    with pytest.raises(NoSuchMove, match="Moves of Dachs are numbers from 0 to 470, not 9999"):
        table.step(9999)
    with pytest.raises(NoSuchMove, match="None is no move"):
        table.step(None)
    assert table._board.state.dump() == before and table.agent_selection == "player_0"


def test_no_move_is_taken_before_a_game_nor_after_it() -> None:
    table = env("dachs", 2)
    with pytest.raises(NoSuchMove, match=r"No game is going on: call reset\(\)"):
        table.step(0)
    play(table, 1)
    with pytest.raises(NoSuchMove, match=r"No game is going on: call reset\(\)"):
        table.step(0)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 7}, "Dachs is for 2 to 4 players, not 7."),
        ({"options": {"lives": 9}}, "Option lives can be a number from 1 to 3, not “9”."),
        ({"reward": "fame"}, "There is no reward “fame”"),
        ({"render_mode": "film"}, "There is no render mode “film”"),
        ({"max_moves": 0}, "A game is broken off after 1 to 1000000000 moves, not 0."),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        env("dachs", **{"players": 2, **settings})
    assert sentence in str(refused.value)


def test_text_and_pixels_show_what_the_agent_to_move_sees() -> None:
    needs("PIL")
    table = env("dachs", 2, render_mode="ansi", options={"first": 0})
    table.reset(seed=3)
    text = table.render()
    mine = table._board.state.view(0).zone("hand", 0)
    assert mine == ["2s", "3v", "4s"] and "hand: 2 sage, 3 vanilla and 4 sage" in text
    assert text.endswith("Play one card, or several with the same number or the same colour.")
    table.render_mode = "rgb_array"
    pixels = table.render()
    assert pixels.shape == (720, 960, 3) and len(np.unique(pixels[:, :, 0])) > 4
    assert env("dachs", 2).render() is None
