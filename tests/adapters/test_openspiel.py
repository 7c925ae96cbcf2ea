"""The games in OpenSpiel: what its own tests cannot judge."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from houndtable.adapters.episode import DEAL_NODES, Episode
from houndtable.adapters.luck import seed_from
from houndtable.adapters.rewards import worth
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.games import find, names
from houndtable.games.herecomesthedog.components import COLOURS, DICE
from houndtable.games.herecomesthedog.dice import KIND, STICK_ROLL, WAYS
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption
from houndtable.kernel.json import array
from houndtable.kernel.kinds import Dice
from houndtable.kernel.observation import Page
from tests.adapters.spiel import RICH_TABLES, all_known, at_random, decisions, load, needs, states_of, written
from tests.tables import short

ROLL = Dice(COLOURS, DICE)
pytestmark = pytest.mark.engine

pyspiel = needs("pyspiel")


@pytest.mark.parametrize("name", names())
def test_every_game_is_registered_with_its_players_and_options(name: str) -> None:
    kind = load(f"houndtable_{name}").get_type()
    assert (kind.min_num_players, kind.max_num_players) == find(name).players
    options = {option.name for option in find(name).options}
    assert set(kind.parameter_specification) == options | {"players", "max_game_length"}


@pytest.mark.parametrize("name", names())
def test_without_parameters_the_defaults_of_the_game_hold(name: str) -> None:
    rules = load(f"houndtable_{name}").rules
    assert rules.players == find(name).players[0]
    assert rules.options.values == find(name).choose(rules.players, {}).values


def test_parameters_choose_the_options() -> None:
    values = load("houndtable_dogsbreath(players=4,specials=4,first=2,request=named,rounds=1)").rules.options.values
    assert (values["specials"], values["first"], values["request"], values["rounds"]) == ("4", 2, "named", 1)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("players=5", "Dachs is for 2 to 4 players, not 5."),
        ("lives=9", "Option lives can be a number from 1 to 3, not “9”."),
        ("first=2", "Option first can be random or a seat from 0 to 1, not “2”."),
        ("max_game_length=0", "A game is broken off after 1 to 1000000000 moves, not 0."),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(parameters: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        load(f"houndtable_dachs({parameters})")
    assert str(refused.value) == sentence


def test_actions_read_as_moves_do() -> None:
    state = decisions(load("houndtable_dachs(first=0)"), 1)[0]
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert texts == [find("dachs").vocabulary.texts[action] for action in state.legal_actions()]
    assert state.string_to_action(texts[-1]) == state.legal_actions()[-1]


@pytest.mark.parametrize("table", RICH_TABLES)
def test_legal_actions_are_those_of_openspiels_own_way(table: str) -> None:
    for state in states_of(load(table), 2):
        for player in range(state.num_players()) if not state.is_chance_node() else [-1]:
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)


# Luck


@pytest.mark.parametrize("table", RICH_TABLES)
def test_the_history_alone_tells_the_game(table: str) -> None:
    game = load(table)
    played = states_of(game, 3)[-1]
    again = game.new_initial_state()
    for action in played.history():
        again.apply_action(action)
    assert str(again) == str(played)
    assert all_known(again) == all_known(played)
    assert again.returns() == played.returns()


def test_a_deal_is_sampled_at_several_chance_nodes() -> None:
    state = load("houndtable_dachs").new_initial_state()
    for _ in range(DEAL_NODES):
        outcomes = state.chance_outcomes()
        assert len(outcomes) == 256 and sum(chance for _, chance in outcomes) == 1
        state.apply_action(7)
    assert state.is_player_node()


@pytest.mark.parametrize("node", range(DEAL_NODES))
def test_different_outcomes_deal_different_cards(node: int) -> None:
    game = load("houndtable_dachs(first=0)")
    hands = set()
    for outcome in range(30):
        state = game.new_initial_state()
        for action in [1] * node + [outcome] + [1] * (DEAL_NODES - node - 1):
            state.apply_action(action)
        hands.add(state.observation_string(0))
    assert len(hands) > 25


def test_without_luck_in_the_deal_the_first_decision_comes_first() -> None:
    assert load("houndtable_herecomesthedog(first=1)").new_initial_state().current_player() == 1


def test_few_ways_are_listed_exactly() -> None:
    """Three dice have 216 ways; they show each three colours as often as the rules say."""
    state = load("houndtable_herecomesthedog(first=0)").new_initial_state()
    state.apply_action(state.string_to_action("roll"))
    assert len(state.chance_outcomes()) == 6**3
    rolls: Counter[str] = Counter()
    for outcome, _ in state.chance_outcomes():
        dice = state.child(outcome).episode.state.view(None).facts["dice"]
        rolls[" ".join(dice) if dice else "again"] += 1
    assert sum(rolls.values()) == 6**3
    sticks = {" ".join(map(str, array(ROLL.write(roll)))): WAYS[roll] for roll in range(27) if KIND[roll] == STICK_ROLL}
    assert {roll: rolls[roll] for roll in sticks} == sticks


def test_luck_that_asks_for_more_luck_is_sampled_instead() -> None:
    state = load("houndtable_herecomesthedog(first=0)").new_initial_state()
    state.apply_action(state.string_to_action("roll"))
    episode: Episode = state.episode
    episode.log, episode.ways = episode.log[:1], 6
    sampled = Seeded(episode.seed, 3)
    seed_from(sampled)
    expected = episode.applied(episode.mover, episode.move, sampled)
    episode.apply(3)
    assert episode.state is not None and episode.state.dump() == expected.dump()
    assert episode.turn == expected.waiting[0]


# Knowledge


@pytest.mark.parametrize("table", RICH_TABLES)
def test_players_remember_all_they_saw_and_did(table: str) -> None:
    """What a player knows begins with what it was told before, and holds all its own moves in order."""
    game = load(table)
    luck, state = Random(4), game.new_initial_state()
    told = [""] * game.num_players()
    moves: list[list[str]] = [[] for _ in told]
    while not state.is_terminal():
        action = luck.choice(state.legal_actions())
        if state.is_player_node():
            moves[state.current_player()].append("> " + state.action_to_string(action))
        state.apply_action(action)
        for player, before in enumerate(told):
            told[player] = state.episode.told(player)
            assert told[player].startswith(before)
            assert state.information_state_string(player).startswith(told[player])
    assert [[line for line in text.splitlines() if line.startswith(">")] for text in told] == moves


@pytest.mark.parametrize("table", RICH_TABLES)
def test_what_is_told_late_is_what_is_told_at_once(table: str) -> None:
    game = load(table)
    luck, asked, silent = Random(5), game.new_initial_state(), game.new_initial_state()
    while not asked.is_terminal():
        action = luck.choice(asked.legal_actions())
        asked.apply_action(action)
        silent.apply_action(action)
        all_known(asked)
    assert all_known(silent) == all_known(asked)


@pytest.mark.parametrize("table", RICH_TABLES)
def test_a_resampled_state_is_the_same_to_its_player(table: str) -> None:
    for seed, state in enumerate(decisions(load(table), 6)[::3]):
        player = state.current_player()
        other = state.dealt_anew(player, seed)
        assert other.current_player() == player
        assert other.information_state_string() == state.information_state_string()
        assert other.observation_string() == state.observation_string()
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []


@pytest.mark.parametrize("table", RICH_TABLES)
def test_a_resampled_state_tells_nothing_of_what_its_player_does_not_know(table: str) -> None:
    """Whatever lay hidden before: the same luck gives the same state, and the same knowledge of everybody."""
    for state in decisions(load(table), 7)[::5]:
        player = state.current_player()
        once = state.dealt_anew(player, 11)
        twice = state.dealt_anew(player, 22).dealt_anew(player, 11)
        assert str(once) == str(twice)
        assert all_known(once) == all_known(twice)


def test_others_know_new_cards_in_a_resampled_state() -> None:
    state = decisions(load("houndtable_dachs(players=2,first=0)"), 8)[0]
    hands = {state.dealt_anew(0, seed).information_state_string(1) for seed in range(20)}
    assert len(hands) > 10
    assert state.information_state_string(1) not in hands


def test_who_answers_a_discard_keeps_the_turn_when_others_get_cards_to_answer_with() -> None:
    """In Dog'n Dog who owes an answer depends on hidden cards [5.2]."""
    game = load("houndtable_dogndog(players=4)")
    seen = 0
    for seed in range(15):
        for state in decisions(game, seed):
            if "pass" in [state.action_to_string(action) for action in state.legal_actions()]:
                player = state.current_player()
                others = [state.dealt_anew(player, again) for again in range(20)]
                assert {other.current_player() for other in others} == {player}
                seen += any(other.episode.state.waiting[0] != player for other in others)
    assert seen > 0


@pytest.mark.parametrize("table", ["houndtable_dogndog(players=3)", "houndtable_dogsbreath(players=3,specials=4)"])
def test_who_is_not_asked_knows_no_more_than_before(table: str) -> None:
    """In Dog'n Dog [13.4] and Dog's Breath [10.4] only some are asked; all others know of their own moves alone."""
    game, asked = load(table), 0
    for seed in range(8):
        luck, state = Random(seed), game.new_initial_state()
        while not state.is_terminal() and state.move_number() < 300:
            before = state.clone()
            action = luck.choice(state.legal_actions())
            state.apply_action(action)
            if not state.is_player_node() or not state.episode.state.asks_in_secret():
                continue
            asked += 1
            for viewer in range(game.num_players() + 1):
                if viewer not in state.episode.state.waiting:
                    own = viewer == before.current_player()
                    did = f"> {before.action_to_string(action)}\n" if own else ""
                    assert state.episode.told(viewer) == before.episode.told(viewer) + did
                    assert state.episode.seen(viewer) == before.episode.seen(viewer)
    assert asked > 3


def test_a_secret_choice_is_unknown_to_who_chooses_next() -> None:
    """In Drachensachen all exchange at once [2.6]: here one after the other, and none the wiser."""
    state = decisions(load("houndtable_drachensachen(players=3)"), 1)[0]
    after = [state.child(action) for action in state.legal_actions()]
    assert len(after) > 1
    assert {child.current_player() for child in after} == {1}
    for player in (1, 2):
        assert len({child.information_state_string(player) for child in after}) == 1
    assert len({child.information_state_string(0) for child in after}) == len(after)


def test_public_and_private_observations_divide_what_a_player_sees() -> None:
    state = decisions(load("houndtable_dachs(players=2,first=0)"), 8)[0]
    game = state.get_game()
    kinds = pyspiel.PrivateInfoType
    texts = {}
    for private in (kinds.NONE, kinds.SINGLE_PLAYER, kinds.ALL_PLAYERS):
        is_public = private == kinds.NONE
        kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=is_public, private_info=private)
        texts[private] = [game.make_py_observer(kind).string_from(state, player) for player in (0, 1)]
    episode = state.episode
    assert texts[kinds.NONE] == [episode.seen(2)] * 2
    assert texts[kinds.SINGLE_PLAYER] == [episode.secret(0), episode.secret(1)]
    assert texts[kinds.ALL_PLAYERS] == ["\n".join([episode.secret(0), episode.secret(1)])] * 2
    hand = episode.state.view(0).zone("hand", 0)
    assert all(f'"{card}"' in episode.secret(0) for card in hand)


def test_spectators_recall_what_everybody_saw() -> None:
    state = decisions(load("houndtable_dachs(players=2,first=0)"), 8)[5]
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    text = state.get_game().make_py_observer(kind).string_from(state, 0)
    assert '"event":"played"' in text
    assert "\n> " not in text


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(ValueError, match="take no parameters"):
        load("houndtable_dachs").make_py_observer(None, {"size": 3})


# Copies and results


@pytest.mark.parametrize("table", RICH_TABLES)
def test_old_copies_stay_as_they_were(table: str) -> None:
    game = load(table)
    luck, state = Random(9), game.new_initial_state()
    copies = []
    while not state.is_terminal():
        copies.append((state.clone(), str(state), all_known(state), state.history()))
        at_random(state, luck)
    for copy, text, known, history in copies:
        assert (str(copy), all_known(copy), copy.history()) == (text, known, history)


@pytest.mark.parametrize("table", RICH_TABLES)
def test_every_state_comes_back_from_its_pickle(table: str) -> None:
    states = states_of(load(table), 10)
    for state in [*states[::15], states[-1]]:
        again = pickle.loads(pickle.dumps(state))
        assert (str(again), all_known(again), again.history()) == (str(state), all_known(state), state.history())


@pytest.mark.parametrize("table", RICH_TABLES)
def test_a_resampled_state_comes_back_from_its_pickle(table: str) -> None:
    for seed, state in enumerate(decisions(load(table), 12)[::10]):
        luck, other = Random(seed), state.dealt_anew(state.current_player(), seed)
        for _ in range(3):
            if not other.is_terminal():
                at_random(other, luck)
        again = pickle.loads(pickle.dumps(other))
        assert (str(again), all_known(again)) == (str(other), all_known(other))
        while not other.is_terminal():
            action = luck.choice(other.legal_actions())
            other.apply_action(action)
            again.apply_action(action)
        assert (str(again), all_known(again)) == (str(other), all_known(other))


def test_a_game_comes_back_from_its_pickle() -> None:
    game = load("houndtable_dachs(players=3,lives=1)")
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game) == "houndtable_dachs(lives=1,players=3)"
    assert again.new_initial_state().num_players() == 3


@pytest.mark.parametrize("name", ["chance", "over"])
def test_resampling_is_for_states_in_which_a_player_is_to_move(name: str) -> None:
    states = states_of(load("houndtable_dachs(lives=1,target=10)"), 1)
    with pytest.raises(ValueError, match="where a player is to move"):
        states[0 if name == "chance" else -1].dealt_anew(0, 1)


@pytest.mark.parametrize("table", RICH_TABLES)
def test_returns_follow_the_places(table: str) -> None:
    end = states_of(load(table), 13)[-1]
    places = end.episode.state.outcome().places
    assert end.returns() == worth(places)
    assert sorted(range(3), key=lambda seat: places[seat]) == sorted(range(3), key=lambda seat: -end.returns()[seat])


@pytest.mark.parametrize(
    ("places", "returns"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([2, 1, 2, 2, 5], [0, 1, 0, 0, -1]),
    ],
)
def test_places_are_worth(places: list[int], returns: list[float]) -> None:
    assert worth(places) == returns


def test_a_game_that_drags_on_is_broken_off_with_nothing_won() -> None:
    game = load("houndtable_dogndog(max_game_length=20)")
    end = states_of(game, 1)[-1]
    assert game.max_game_length() == 20
    assert end.episode.moves == 20 and end.episode.state.waiting
    assert end.returns() == [0, 0]


def test_a_bound_of_the_rules_is_the_longest_game() -> None:
    game = load("houndtable_dachs(lives=1,target=10)")
    assert game.max_game_length() == find("dachs").bound(2, game.rules.options)


def test_a_new_game_is_worth_nothing_yet() -> None:
    assert load("houndtable_dachs").new_initial_state().returns() == [0, 0]


@pytest.mark.parametrize("name", names())
def test_bots_of_houndtable_play_in_openspiel_as_they_do_at_home(name: str) -> None:
    """The heuristic chooses the same move in a state and in its position."""
    from houndtable.adapters.openspiel import TableBot

    game = load(f"houndtable_{name}(players=2{written(short(find(name)))})")
    for state in decisions(game, 14)[::4]:
        episode = state.episode
        side = Perspective(episode.rules.game, episode.state, episode.turn)
        assert TableBot("heuristic", 3).step(state) == make("heuristic", 3).choose(side)
        assert TableBot("heuristic", 3).step(state) in state.legal_actions()


@pytest.mark.parametrize("name", names())
def test_openspiel_plays_whole_games_between_bots_of_houndtable(name: str) -> None:
    from houndtable.adapters.openspiel import TableBot

    game = load(f"houndtable_{name}(players=2{written(short(find(name)))})")
    bots = [TableBot("heuristic", 1), TableBot("random", 2)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 5)
    assert sum(returns) == 0


# Tensors


@pytest.mark.parametrize("table", RICH_TABLES)
def test_the_observation_tensor_tells_what_the_seat_observes(table: str) -> None:
    game = load(table)
    rules = game.rules
    fields = rules.game.observed(rules.players)
    assert game.observation_tensor_shape() == [len(fields)]
    for state in states_of(game, 4)[::5]:
        for player in range(rules.players):
            page = Page(len(fields))
            if state.episode.state is not None:
                state.episode.state.observe(player, page)
            assert state.observation_tensor(player) == page.numbers


def test_only_what_one_player_sees_now_is_a_tensor() -> None:
    game = load("houndtable_dachs")
    single = pyspiel.PrivateInfoType.SINGLE_PLAYER
    for recalls, public, private in ((True, True, single), (False, False, single), (False, True, None)):
        kind = pyspiel.IIGObservationType(recalls, public, private or pyspiel.PrivateInfoType.NONE)
        assert game.make_py_observer(kind).tensor is None
    assert list(game.make_py_observer().dict) == ["observation"]
