"""What never changes in a game: its rules, who plays, what the table chose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeAlias

from houndtable.games import find
from houndtable.kernel.errors import BadOption
from houndtable.kernel.options import Option, Value

RANDOM: Final = -1  # the word of an option that has a word beside its numbers
LONGEST: Final = 10**9
MOST: Final = 10_000  # moves after which a game is broken off, unless something else is said

Chosen: TypeAlias = tuple[tuple[str, Value], ...]
Key: TypeAlias = tuple[str, int, Chosen, int]


class Rules:
    """A game for so many players with these options; broken off after `most` moves."""

    def __init__(self, name: str, players: int, chosen: Chosen, most: int) -> None:
        if not 1 <= most <= LONGEST:
            raise BadOption(f"A game is broken off after 1 to {LONGEST} moves, not {most}.")
        self.key: Key = (name, players, chosen, most)
        self.game = find(name)
        self.players = players
        self.options = self.game.choose(players, dict(chosen))
        bound = self.game.bound(players, self.options)
        self.most = most if bound is None else min(most, bound)
        self.texts = self.game.vocabulary.texts
        self.faces = self.game.faces

    def __reduce__(self) -> tuple[Callable[..., Rules], Key]:
        return rules_of, self.key


@cache
def rules_of(name: str, players: int, chosen: Chosen, most: int) -> Rules:
    """The rules with this key, made once."""
    return Rules(name, players, chosen, most)


def rules_for(name: str, players: int | None, options: Mapping[str, Value] | None, most: int) -> Rules:
    """The rules of this game, for the fewest who can play it if nothing else is said; refused with a sentence if they
    cannot be."""
    return rules_of(name, find(name).players[0] if players is None else players, tuple((options or {}).items()), most)


def parameter(option: Option) -> Value:
    """The option's default as a parameter that has one type: a number wherever numbers can be chosen."""
    if is_mixed(option):
        return RANDOM if isinstance(option.default, str) else option.default
    return int(option.default) if str(option.default).isdecimal() else option.default


def choice(option: Option, given: Value) -> Value:
    """The option's value that this parameter stands for."""
    return option.words[0] if is_mixed(option) and given == RANDOM else given


def is_mixed(option: Option) -> bool:
    """Whether the option has words and numbers."""
    return bool(option.words) and (option.seats or option.high >= option.low)
