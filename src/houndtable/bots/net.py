"""A small net, played without any library: it tells each seat's share of the win from a position's figures.

Figures go in; every layer but the last keeps what is above 0; the last gives each seat's share, in turn order from the
seat whose figures they are. A net is kept as lines of text: how many quick moves are played before it is asked, then
a layer a line.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from houndtable.kernel.copying import Recipe
from houndtable.kernel.game import Game
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

BLOCK: Final = 8  # units worked out together
HALF: Final = 32768  # a weight is written as a number from 0 to twice this, in four hexadecimal digits


class Eight:
    """Eight numbers, which a compiled engine keeps as they are; numbers in a list are unpacked one by one."""

    def __init__(self, a: float, b: float, c: float, d: float, e: float, f: float, g: float, h: float) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h

    def __reduce__(self) -> Recipe:
        return Eight, (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h)


class Block:
    """Eight units of a layer: their biases, and their weights for each input."""

    def __init__(self, biases: Eight, weights: list[Eight]) -> None:
        self.biases = biases
        self.weights = weights

    def __reduce__(self) -> Recipe:
        return Block, (self.biases, self.weights)


class Layer:
    """Units in blocks; those that only fill up the last block have no weight."""

    def __init__(self, inputs: i64, outputs: i64, blocks: list[Block]) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.blocks = blocks

    def __reduce__(self) -> Recipe:
        return Layer, (self.inputs, self.outputs, self.blocks)


class Net:
    """Layers, the first one first; `ahead` quick moves are played before the net is asked."""

    def __init__(self, ahead: i64, layers: list[Layer]) -> None:
        self.ahead: i64 = ahead
        self.layers = layers

    def __reduce__(self) -> Recipe:
        return Net, (self.ahead, self.layers)

    def shares(self, figures: list[float]) -> list[float]:
        """Each seat's expected share of the win, in turn order from the seat whose figures these are."""
        places = [place for place, value in enumerate(figures) if value != 0.0]
        values = figures
        for layer in self.layers:
            if values is not figures:
                places = [place for place, value in enumerate(values) if value > 0.0]
            values = units(layer, values, places)
        return shared(values[: self.layers[-1].outputs])

    def evaluate(self, game: Game, state: State) -> list[float]:
        """Each seat's expected share of the win, by seat; the game is not over."""
        seat: i64 = state.waiting[0]
        shares = self.shares(game.features(state, seat))
        players: i64 = state.players
        return [shares[(other - seat + players) % players] for other in range(players)]


def units(layer: Layer, values: list[float], places: list[int]) -> list[float]:
    """What the layer's units make of the values at these places, all others being 0."""
    found: list[float] = []
    for block in layer.blocks:
        add_block(found, block, values, places)
    return found


def add_block(found: list[float], block: Block, values: list[float], places: list[int]) -> None:
    """Eight more units."""
    weights = block.weights
    biases = block.biases
    a = biases.a
    b = biases.b
    c = biases.c
    d = biases.d
    e = biases.e
    f = biases.f
    g = biases.g
    h = biases.h
    for place in places:
        value = values[place]
        row = weights[place]
        a += value * row.a
        b += value * row.b
        c += value * row.c
        d += value * row.d
        e += value * row.e
        f += value * row.f
        g += value * row.g
        h += value * row.h
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
    blocks: list[Block] = []
    for first in range(0, len(rows), BLOCK):
        eight = rows[first : first + BLOCK]
        eight += [[0.0] * (inputs + 1)] * (BLOCK - len(eight))
        columns = [eight_of([row[place] for row in eight]) for place in range(inputs + 1)]
        blocks.append(Block(columns[inputs], columns[:inputs]))
    return Layer(inputs, len(rows), blocks)


def eight_of(numbers: list[float]) -> Eight:
    """Eight numbers from a list of as many."""
    a, b, c, d, e, f, g, h = numbers
    return Eight(a, b, c, d, e, f, g, h)


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
