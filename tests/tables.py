"""Tables of every installed game: all numbers of players, and options that follow from what a game says of them."""

from __future__ import annotations

from houndtable.games import find, names
from houndtable.kernel.game import Game
from houndtable.kernel.options import OFF, Value

TABLES = [(name, players) for name in names() for players in range(find(name).players[0], find(name).players[1] + 1)]


def short(game: Game) -> dict[str, Value]:
    """Options that make games short: every number is the lowest."""
    return {option.name: option.low for option in game.options if not option.seats and option.high >= option.low}


def rich(game: Game) -> dict[str, Value]:
    """Options that bring more into play: every word is the last one that is not the usual."""
    found: dict[str, Value] = {}
    for option in game.options:
        others = [word for word in option.words if word != option.default]
        if others and not option.seats:
            found[option.name] = others[-1]
    return found


def whole_on(game: Game) -> dict[str, Value]:
    """Options by which nothing is off that others are part of."""
    wholes = {option.part_of for option in game.options if option.part_of}
    words = {option.name: option.words for option in game.options if option.name in wholes}
    return {name: next(word for word in known if word != OFF) for name, known in words.items()}


def short_words(name: str) -> list[str]:
    """The same as words of the command."""
    return [word for option, value in short(find(name)).items() for word in ("--option", f"{option}={value}")]
