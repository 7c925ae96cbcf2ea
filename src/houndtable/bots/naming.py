"""Bots by their names: "3" or "skilled", "search:sims=500", "heuristic:forget=30"."""

from __future__ import annotations

import re
from typing import Final

from houndtable.bots.bot import Bot, HeuristicBot, RandomBot
from houndtable.bots.budget import MOST, Budget, Clock
from houndtable.bots.levels import BEGINNER, CARELESS, CASUAL, LEVELS, MILLISECONDS
from houndtable.bots.search_bot import SearchBot
from houndtable.kernel.chance import Seeded
from houndtable.kernel.copying import Recipe
from houndtable.kernel.errors import NoSuchBot, unknown

BOTS: Final = [*LEVELS, "heuristic", "random", "search"]
SIMULATIONS: Final = 1000  # of a search that is told neither simulations nor time
NAME: Final = re.compile(r"([a-z]+|[1-5])((?::[a-z]+=[0-9]{1,9})*)")
ALLOWED: Final = {"random": "", "heuristic": "forget", "search": "forget sims ms"}  # and "forget" for every level


class Name:
    """A bot's name, taken apart: which kind, or which level from 0, and its settings."""

    def __init__(self, kind: str, level: int, settings: dict[str, int]) -> None:
        self.kind = kind
        self.level = level
        self.settings = settings

    def __reduce__(self) -> Recipe:
        return Name, (self.kind, self.level, self.settings)


def read(name: str) -> Name | None:
    """The name taken apart; None if no bot has it."""
    match = NAME.fullmatch(name.strip().lower())
    if match is None:
        return None
    kind = LEVELS[int(match[1]) - 1] if match[1].isdecimal() else match[1]
    if kind not in BOTS:
        return None
    level = LEVELS.index(kind) if kind in LEVELS else -1
    allowed = ALLOWED.get(kind, "forget").split()
    settings: dict[str, int] = {}
    for word in match[2].split(":")[1:]:
        key, _, number = word.partition("=")
        if key not in allowed or key in settings:
            return None
        settings[key] = int(number)
    if settings.get("forget", 0) > 100:
        return None
    if 0 in (settings.get("sims", 1), settings.get("ms", 1)):
        return None
    return Name(kind, level, settings)


def is_known(name: str) -> bool:
    """Whether there is a bot with this name."""
    return read(name) is not None


def make(name: str, seed: int, stream: int = 0, clock: Clock | None = None) -> Bot:
    """The bot with this name, its luck seeded, or a refusal that lists the known ones. With a clock, a level takes no
    longer than its time; a search for so many milliseconds needs one."""
    found = read(name)
    if found is None:
        raise NoSuchBot("unknown-bot", **unknown(name[:40], BOTS))
    forgotten = found.settings.get("forget", 0)
    if found.kind == "random":
        return RandomBot(Seeded(seed, stream))
    if found.kind == "heuristic" or found.level in (BEGINNER, CASUAL):
        return HeuristicBot(seed, stream, forgotten, CARELESS if found.level == BEGINNER else 0)
    if found.level >= 0:
        seconds = MILLISECONDS[found.level] / 1000.0
        return SearchBot(seed, stream, Budget(MOST, seconds, clock), forgotten, found.level)
    if "ms" not in found.settings:
        budget = Budget(found.settings.get("sims", SIMULATIONS), 1.0, None)
        return SearchBot(seed, stream, budget, forgotten)
    if clock is None:
        raise NoSuchBot("bot-needs-clock")
    budget = Budget(found.settings.get("sims", MOST), found.settings["ms"] / 1000.0, clock)
    return SearchBot(seed, stream, budget, forgotten)
