"""A small net, played without any library: it tells each seat's share of the win from a position's figures.

Figures go in; every layer but the last keeps what is above 0; the last gives each seat's share, in turn order from the
seat whose figures they are. A net is kept as lines of text: how many quick moves are played before it is asked, then
a layer a line.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from houndtable.kernel.game import Game
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

BLOCK: Final = 8  # units worked out together
HALF: Final = 32768  # a weight is written as a number from 0 to twice this, in four hexadecimal digits


class Layer:
    """Weights by block of units, then by input, then by unit; units that only fill up a block have no weight."""

    def __init__(self, inputs: i64, outputs: i64, blocks: list[list[float]], biases: list[float]) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.blocks = blocks
        self.biases = biases


class Net:
    """Layers, the first one first; `ahead` quick moves are played before the net is asked."""

    def __init__(self, ahead: i64, layers: list[Layer]) -> None:
        self.ahead: i64 = ahead
        self.layers = layers

    def shares(self, figures: list[float]) -> list[float]:
        """Each seat's expected share of the win, in turn order from the seat whose figures these are."""
        values = figures
        last: i64 = len(self.layers) - 1
        for at in range(last):
            values = units(self.layers[at], values)
            place: i64 = 0
            while place < len(values):
                if values[place] < 0.0:
                    values[place] = 0.0
                place += 1
        return shared(units(self.layers[last], values))

    def evaluate(self, game: Game, state: State) -> list[float]:
        """Each seat's expected share of the win, by seat; the game is not over."""
        seat: i64 = state.waiting[0]
        shares = self.shares(game.features(state, seat))
        players: i64 = state.players
        return [shares[(other - seat + players) % players] for other in range(players)]


def units(layer: Layer, values: list[float]) -> list[float]:
    """What the layer's units make of the values."""
    places: list[int] = []
    at: i64 = 0
    while at < layer.inputs:
        if values[at] != 0.0:
            places.append(at)
        at += 1
    found: list[float] = []
    first: i64 = 0
    for block in layer.blocks:
        add_block(found, block, layer.biases, first, places, values)
        first += BLOCK
    return found if len(found) == layer.outputs else found[: layer.outputs]


def add_block(
    found: list[float], block: list[float], biases: list[float], first: i64, places: list[int], values: list[float]
) -> None:
    """Eight more units, whose sums stay out of lists until they are done."""
    a = biases[first]
    b = biases[first + 1]
    c = biases[first + 2]
    d = biases[first + 3]
    e = biases[first + 4]
    f = biases[first + 5]
    g = biases[first + 6]
    h = biases[first + 7]
    for place in places:
        value = values[place]
        at: i64 = BLOCK * place
        a += value * block[at]
        b += value * block[at + 1]
        c += value * block[at + 2]
        d += value * block[at + 3]
        e += value * block[at + 4]
        f += value * block[at + 5]
        g += value * block[at + 6]
        h += value * block[at + 7]
    found.append(a)
    found.append(b)
    found.append(c)
    found.append(d)
    found.append(e)
    found.append(f)
    found.append(g)
    found.append(h)


def shared(strengths: list[float]) -> list[float]:
    """Shares of 1 that go up with the strengths."""
    most = max(strengths)
    shares = [exp(strength - most) for strength in strengths]
    together = sum(shares)
    return [share / together for share in shares]


def layer_of(rows: list[list[float]]) -> Layer:
    """A layer from a row of weights for each unit, its bias last."""
    inputs = len(rows[0]) - 1
    blocks: list[list[float]] = []
    biases: list[float] = []
    for first in range(0, len(rows), BLOCK):
        eight = rows[first : first + BLOCK]
        eight += [[0.0] * (inputs + 1)] * (BLOCK - len(eight))
        blocks.append([eight[unit][place] for place in range(inputs) for unit in range(BLOCK)])
        biases += [row[inputs] for row in eight]
    return Layer(inputs, len(rows), blocks, biases)


def written(ahead: int, layers: list[list[list[float]]]) -> list[str]:
    """The lines of a net, its layers given as rows of weights; weights are rounded to parts of the layer's largest."""
    lines = [str(ahead)]
    for rows in layers:
        largest = max([max(abs(weight) for weight in row) for row in rows])
        step = max(largest, 1.0e-9) / (HALF - 1)
        digits = "".join([f"{round(weight / step) + HALF:04x}" for row in rows for weight in row])
        lines.append(f"{len(rows)} {step!r} {digits}")
    return lines


def read_net(lines: list[str]) -> Net:
    """The net that `written` wrote."""
    return Net(int(lines[0]), [layer_of(read_rows(line)) for line in lines[1:]])


def read_rows(line: str) -> list[list[float]]:
    """A row of weights for each unit of a layer."""
    words = line.split()
    outputs, step, digits = int(words[0]), float(words[1]), words[2]
    weights = [(int(digits[at : at + 4], 16) - HALF) * step for at in range(0, len(digits), 4)]
    width = len(weights) // outputs
    return [weights[unit * width : (unit + 1) * width] for unit in range(outputs)]


_nets: Final[dict[str, Net]] = {}


def net_of(game: Game, players: int) -> Net | None:
    """The net the game comes with for so many players, read once; None if it has none."""
    name = f"{game.name} {players}"
    found = _nets.get(name)
    if found is None:
        lines = game.net(players)
        if not lines:
            return None
        found = read_net(lines)
        _nets[name] = found
    return found
