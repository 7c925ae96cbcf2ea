"""The net, played without any library."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from math import exp
from typing import TypeAlias

import pytest

from houndtable.bots import net as nets
from houndtable.bots.net import Net, layer_of, net_of, read_net, written
from houndtable.games import NAMES, find
from houndtable.games.dachs.nets import NETS
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game

pytestmark = pytest.mark.engine

ComeWith: TypeAlias = Callable[[Game, int, int, int], None]

# Two figures, three units, two seats; the bias last in each row.
TINY = [
    [[1.0, -1.0, 0.5], [2.0, 0.0, -1.0], [0.0, 1.0, 0.0]],
    [[1.0, 0.5, 0.0, 0.25], [0.0, 1.0, -1.0, 0.0]],
]


def tiny() -> Net:
    return Net(3, [layer_of(rows) for rows in TINY])


def test_a_tiny_net_by_hand() -> None:
    # units: 1 * 1 - 1 * 0.5 + 0.5 = 1; 2 * 1 - 1 = 1; 0.5. Seats: 1 + 0.5 + 0.25 = 1.75; 1 - 0.5 = 0.5.
    assert tiny().shares([1.0, 0.5]) == pytest.approx([exp(1.75) / (exp(1.75) + exp(0.5)), 1 / (1 + exp(1.25))])


def test_units_below_zero_tell_nothing() -> None:
    # units: -1 - 1 + 0.5 is below 0, so is -2 - 1; 1. Seats: 0.25; -1.
    assert tiny().shares([-1.0, 1.0]) == pytest.approx([1 / (1 + exp(-1.25)), 1 / (1 + exp(1.25))])


def test_a_layer_may_have_more_units_than_a_block_and_not_fill_the_last() -> None:
    rows = [[float(unit), 1.0] for unit in range(11)]
    last = [[1.0 if unit == 10 else 0.0 for unit in range(11)] + [0.0], [0.0] * 12]
    net = Net(0, [layer_of(rows), layer_of(last)])
    assert net.shares([0.1]) == pytest.approx([1 / (1 + exp(-2.0)), 1 / (1 + exp(2.0))])


def test_a_net_is_read_as_it_was_written_but_for_rounding() -> None:
    lines = written(3, TINY)
    found = read_net(lines)
    assert found.ahead == 3
    assert found.shares([0.3, 0.2]) == pytest.approx(tiny().shares([0.3, 0.2]), abs=1e-4)
    assert written(0, [[[0.0, 0.0]]]) == ["0", f"1 {1e-9 / 32767!r} 80008000"]


@pytest.mark.parametrize("name", NAMES)
def test_shares_are_told_by_seat_whoever_is_asked(name: str) -> None:
    """A net that gives nearly all to whoever is to move gives it to that seat."""
    game = find(name)
    state, luck = game.new(3, Seeded(1, 0)), Seeded(1, 1)
    rows = [[0.0] * len(game.feature_names(3)) + [strength] for strength in (9.0, 0.0, 1.0)]
    net = Net(0, [layer_of(rows)])
    seen = set()
    for _ in range(40):
        seat = state.waiting[0]
        shares = net.evaluate(game, state)
        assert sum(shares) == pytest.approx(1.0)
        assert shares[seat] > 0.99
        assert shares[(seat + 2) % 3] == pytest.approx(exp(1.0) * shares[(seat + 1) % 3])
        seen.add(seat)
        state.apply(seat, game.quick(state, seat, luck))
    assert len(seen) > 1


def test_a_net_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("dachs")
    monkeypatch.setitem(NETS, 2, written(6, TINY))
    nets._nets.pop("dachs 2", None)
    try:
        found = net_of(game, 2)
        assert found is not None and found.ahead == 6
        assert found is net_of(game, 2)
    finally:
        del nets._nets["dachs 2"]


@pytest.fixture
def come_with(monkeypatch: pytest.MonkeyPatch) -> Iterator[ComeWith]:
    """Lets a game come with a net for so many players, of this many figures and seats, until the test is over."""

    def put(game: Game, players: int, figures: int, seats: int) -> None:
        table = import_module(f"houndtable.games.{game.name}.nets").NETS
        rows = [[0.0] * figures + [float(seat)] for seat in range(seats)]
        monkeypatch.setitem(table, players, written(players, [rows]))
        nets._nets.clear()

    yield put
    nets._nets.clear()


def fits(game: Game, players: int) -> bool:
    """Whether the net that the game comes with for so many players, if any, is for its figures and for them."""
    net, lines = net_of(game, players), game.net(players)
    if net is None:
        return not lines
    shape = (net.layers[0].inputs, net.layers[-1].outputs)
    return shape == (len(game.feature_names(players)), players) and sum(len(line) for line in lines) < 1_000_000


@pytest.mark.parametrize("name", NAMES)
def test_the_nets_a_game_comes_with_fit_its_figures_and_players(name: str, come_with: ComeWith) -> None:
    game = find(name)
    sizes = range(game.players[0], game.players[1] + 1)
    assert all(fits(game, players) for players in sizes)
    for players in sizes:
        figures = len(game.feature_names(players))
        for wrong in ((figures - 1, players), (figures, players - 1)):
            come_with(game, players, *wrong)
            assert not fits(game, players)


@pytest.mark.parametrize("name", NAMES)
def test_each_number_of_players_has_a_net_of_its_own(name: str, come_with: ComeWith) -> None:
    game = find(name)
    sizes = range(game.players[0], game.players[1] + 1)
    for players in sizes:
        come_with(game, players, len(game.feature_names(players)), players)
    for players in sizes:
        net, state = net_of(game, players), game.new(players, Seeded(1))
        assert net is not None and net.ahead == players and fits(game, players)
        shares = net.evaluate(game, state)
        first = state.waiting[0]
        assert [shares[(first + turn) % players] for turn in range(players)] == sorted(shares)


def test_a_net_is_played_as_torch_plays_it() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed: its own answer cannot be compared")
    torch.manual_seed(5)
    linear = [torch.nn.Linear(20, 12), torch.nn.Linear(12, 9), torch.nn.Linear(9, 3)]
    model = torch.nn.Sequential(linear[0], torch.nn.ReLU(), linear[1], torch.nn.ReLU(), linear[2])
    rows = [torch.cat([part.weight, part.bias[:, None]], 1).tolist() for part in linear]
    net, read = Net(0, [layer_of(layer) for layer in rows]), read_net(written(0, rows))
    for _ in range(20):
        figures = torch.randn(20).relu()
        expected = model(figures).softmax(0).tolist()
        assert net.shares(figures.tolist()) == pytest.approx(expected, abs=1e-6)
        assert read.shares(figures.tolist()) == pytest.approx(expected, abs=1e-3)
