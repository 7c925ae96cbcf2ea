"""What a study plays: a table as it is, the same deals with an option changed, levels of bots against each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from houndtable import games, players
from houndtable.bots import naming
from houndtable.bots.levels import CASUAL
from houndtable.kernel.errors import BadOption, unknown
from houndtable.kernel.game import Game
from houndtable.kernel.options import OFF, Option, Value
from houndtable.lab.duplicate import Contest, LineUp, line_ups

PART = 5  # one of so many deals is played with each option changed, and by cheap bots of the ladder
LEAST = 100  # deals of those, if there are as many
DEAR_PART = 400  # one of so many deals is played by bots that search before they move
DEAR_LEAST = 10
FEWEST = 10  # deals, for anything to be told of them
ALL, NONE = "all", "none"


@dataclass(frozen=True)
class Change:
    """One option with another value than the table has. Where the option means nothing at the table, `under` is the
    change that gives it a meaning; what is looked at then is the difference this one makes after that."""

    name: str
    value: Value
    under: Change | None = None

    @property
    def text(self) -> str:
        """As it is typed, behind what it is under."""
        own = f"{self.name}={self.value}"
        return own if self.under is None else f"{self.under.text},{own}"

    @property
    def values(self) -> dict[str, Value]:
        """All options that have another value than the table has."""
        return {**({} if self.under is None else self.under.values), self.name: self.value}


@dataclass(frozen=True)
class Arm:
    """The first so many deals, played by these bots in all seats at the table as it is, or with a change."""

    players: int
    change: Change | None
    bots: tuple[str, ...]
    deals: int

    def line_ups(self, deal: int) -> list[LineUp]:
        """Who plays a deal."""
        return line_ups(list(self.bots), self.players, deal)

    @property
    def base(self) -> Arm:
        """The same deals without its change."""
        assert self.change is not None
        return Arm(self.players, self.change.under, self.bots, self.deals)

    @property
    def is_dear(self) -> bool:
        """Whether its games take long."""
        return any(is_dear(bot) for bot in self.bots)


@dataclass(frozen=True)
class Study:
    """A whole study: small, and the same in every process. `levels` is the ladder, the weakest first."""

    game: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Value]
    changes: tuple[Change, ...]
    levels: tuple[str, ...]
    deals: int

    def table(self, number: int) -> Arm:
        """The table as it is, with so many players."""
        return Arm(number, None, self.bots, self.deals)

    def changed(self, number: int) -> list[Arm]:
        """The table with each option changed."""
        return [Arm(number, change, self.bots, part(self.deals, PART, LEAST)) for change in self.changes]

    def ladder(self, number: int) -> list[Arm]:
        """Each level against the one below it; and before them the bots at the table, if there are two."""
        own = [self.table(number)] if len(self.bots) == 2 else []
        pairs = [pair for pair in zip(self.levels[1:], self.levels) if not own or set(pair) != set(self.bots)]
        return own + [Arm(number, None, pair, self.ladder_deals(*pair)) for pair in pairs]

    def ladder_deals(self, *bots: str) -> int:
        """How many deals these bots of the ladder play."""
        dear = any(is_dear(bot) for bot in bots)
        return part(self.deals, DEAR_PART, DEAR_LEAST) if dear else part(self.deals, PART, LEAST)

    def arms(self) -> list[Arm]:
        """All that is played; a game that several arms share is played once."""
        found: list[Arm] = []
        for each in self.players:
            changed = self.changed(each)
            bases = [arm.base for arm in changed if arm.base.change is not None]
            found += [self.table(each), *bases, *changed, *self.ladder(each)]
        return list(dict.fromkeys(found))

    def contest(self, arm: Arm) -> Contest:
        """An arm as a contest of its bots."""
        changed = {} if arm.change is None else arm.change.values
        options = {name: str(value) for name, value in {**self.options, **changed}.items()}
        return Contest(self.game, arm.players, list(arm.bots), self.seed, options)


def part(deals: int, one_of: int, least: int) -> int:
    """One of so many deals, but not less than `least` if there are as many."""
    return max(min(deals, least), deals // one_of)


def is_dear(bot: str) -> bool:
    """Whether the bot takes long: it searches, or is a program."""
    found = naming.read(bot)
    return found is None or found.level > CASUAL or found.kind == "search"


def planned(
    game_name: str,
    numbers: Sequence[int],
    bots: Sequence[str],
    seed: int,
    given: Mapping[str, str],
    compared: Sequence[str],
    levels: Sequence[str],
    deals: int,
) -> Study:
    """The study these words ask for, or a refusal. Seats are told apart by who starts, so the first one does unless the
    options say otherwise."""
    game = games.find(game_name)
    chosen = {option.name: "0" for option in game.options if option.seats} | dict(given)
    for number in numbers:
        game.choose(number, chosen)
    options = game.choose(numbers[0], chosen).values
    changes = tuple(dict.fromkeys(changes_of(game, options, compared, numbers[0])))
    tidied, ladder = tuple(map(players.tidy, bots)), tuple(map(players.tidy, levels))
    for name in (*tidied, *ladder):
        players.make(name, 0)
    for names in (tidied, ladder):
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise BadOption("lab-bot-twice", bot=twice[0])
    if len(ladder) == 1:
        raise BadOption("lab-short-ladder", none=NONE)
    return Study(game.name, tuple(numbers), tidied, seed, options, changes, ladder, deals)


def changes_of(game: Game, options: Mapping[str, Value], compared: Sequence[str], players: int) -> Iterable[Change]:
    """What is compared with the table: each option named, or all that can change a game, with every other word or with
    numbers half way to the least and the most; or with the value that is named with it."""
    if list(compared) == [NONE]:
        return
    known = {option.name: option for option in game.options if not option.seats}
    playing = [option.name for option in known.values() if not option.only_shown]
    words = playing if list(compared) == [ALL] else compared
    for word in words:
        name, _, value = (part.strip() for part in word.partition("="))
        if name not in known:
            raise BadOption("lab-unknown-comparison", **unknown(name[:40], [*known, ALL, NONE]))
        option = known[name]
        under = Change(option.part_of, way_on(known[option.part_of])) if options.get(option.part_of) == OFF else None
        if not value:
            yield from (Change(name, other, under) for other in others(option, options[name]))
            continue
        wanted = option.parse(value, players)
        if wanted == options[name]:
            raise BadOption("lab-nothing-to-compare", option=name, value=str(wanted))
        yield Change(name, wanted, under)


def way_on(option: Option) -> Value:
    """How an option that is off is switched on: the first way there is."""
    return next(word for word in option.words if word != OFF)


def others(option: Option, value: Value) -> list[Value]:
    """The values an option is compared with."""
    found: list[Value] = [word for word in option.words if word != value]
    if isinstance(value, int):
        halves = [(option.low + value) // 2, -(-(option.high + value) // 2)]
        found += [number for number in dict.fromkeys(halves) if number != value]
    return found
