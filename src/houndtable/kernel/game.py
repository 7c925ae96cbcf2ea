"""A game: what a table needs to know before play, as data, and the two ways to get a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from houndtable.kernel.chance import Chance
from houndtable.kernel.copying import Recipe, game_in, home_of
from houndtable.kernel.errors import BadOption, IllegalMove, NoSuchMove
from houndtable.kernel.json import Json
from houndtable.kernel.languages import ENGLISH
from houndtable.kernel.lesson import Lesson
from houndtable.kernel.observation import Field, Sheet
from houndtable.kernel.options import Option, Options, parse_options
from houndtable.kernel.speech import Speech
from houndtable.kernel.state import State
from houndtable.kernel.value import shares_of
from houndtable.kernel.verdict import Verdict
from houndtable.kernel.vocabulary import Vocabulary


class Game(ABC):
    """One game. `version` is its rules version: it changes whenever its behaviour changes. `faces` gives each physical
    card its face, an index into `face_texts`, and -1 to a number that is no card; both are empty in a game without
    cards. `minutes` is about how long a match takes with people, at the least and at the most. A game may set two more:
    `simulations`, which the bots of each level try before a move, and `colour`, in which its charts are drawn, as
    "#rrggbb"."""

    def __init__(
        self,
        name: str,
        title: str,
        about: str,
        version: int,
        players: tuple[int, int],
        options: list[Option],
        vocabulary: Vocabulary,
        faces: list[int],
        face_texts: list[str],
        minutes: tuple[int, int] = (15, 45),
    ) -> None:
        self.name = name
        self.title = title
        self.about = about
        self.version = version
        self.players = players
        self.options = options
        self.vocabulary = vocabulary
        self.faces = faces
        self.face_texts = face_texts
        self.simulations = [0, 0, 200, 2_000, 10_000]
        self.colour = "#6f665a"
        self.minutes = minutes

    @property
    def versions(self) -> list[int]:
        """The rules versions that can be played, the present one last."""
        return [self.version]

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> Recipe:
        return game_in, (home_of(self),)

    @abstractmethod
    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False) -> State:
        """A game at its first decision, which somebody owes; with `listen` events are kept from the first one on."""

    @abstractmethod
    def load(self, position: Json, chance: Chance) -> State:
        """The position that `State.dump` wrote, or somebody by hand; refused with a sentence if it cannot be."""

    @abstractmethod
    def bound(self, players: int, options: Options) -> int | None:
        """The most moves a game can take; None if the options allow games without end."""

    @abstractmethod
    def never(self, text: str) -> Verdict | None:
        """Why this text can never be a lawful move although it reads like one; None if it is just unknown."""

    @abstractmethod
    def heuristic(self, state: State, seat: int) -> int:
        """The move that the game's rules of thumb choose, by nothing that the seat cannot know."""

    @abstractmethod
    def reason(self, state: State, seat: int, move: int) -> str:
        """One sentence why the heuristic likes this move."""

    @abstractmethod
    def speech(self, language: str = ENGLISH) -> Speech:
        """How the game reads to a person, in one of the languages there are."""

    def lesson(self) -> Lesson | None:
        """A first match that teaches the game; None if there is none."""
        return None

    def expected_value(self, state: State) -> list[float]:
        """Each seat's expected share of the win, told by how everybody stands between two rounds."""
        return [1.0 / int(state.players)] * int(state.players)

    def value(self, state: State) -> list[float]:
        """Each seat's share of the win: the true one if the game is over, else the one to expect."""
        outcome = state.outcome()
        return self.expected_value(state) if outcome is None else shares_of(outcome, state.players)

    def rollout(self, state: State, seat: int, chance: Chance) -> int:
        """The move of the rollout policy, by which a search plays a game out: quickly found, and no bad one."""
        return self.heuristic(state, seat)

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        """What the seat knows of the position is on the sheet, which lay there with nothing but zeros."""
        return

    def observed(self, players: int) -> list[Field]:
        """What each number of an observation tells."""
        return []

    def check_players(self, players: int) -> int:
        """The number itself, or a refusal that says how many can play."""
        fewest, most = self.players
        if not fewest <= players <= most:
            raise BadOption(f"{self.title} is for {fewest} to {most} players, not {players}.")
        return players

    def check_version(self, version: int, what: str = "The match") -> int:
        """The rules version itself, or a refusal that says which are played here and what is by another."""
        if version not in self.versions:
            played = " and ".join(str(one) for one in self.versions)
            here = f"{what} is by rules version {version} of {self.title}, this Houndtable plays {played}"
            raise BadOption(f"{here}: {'a newer' if version > self.version else 'an older'} Houndtable is needed.")
        return version

    def asks_after(self, options: Options) -> str | None:
        """The name of the event after which only some may be asked in secret; None where nobody ever is."""
        return None

    def choose(self, players: int, given: Mapping[str, object]) -> Options:
        """All options of a table, checked."""
        return parse_options(self.options, given, self.check_players(players))

    def new(
        self,
        players: int,
        chance: Chance,
        given: Mapping[str, object] | None = None,
        *,
        listen: bool = False,
    ) -> State:
        """A game with these options, checked, at its first decision."""
        return self.start(players, self.choose(players, given or {}), chance, listen=listen)

    def parse(self, text: str) -> int:
        """The move with this text; refused with the clause if it can never be one, else with near matches."""
        move = self.vocabulary.find(text)
        if move is not None:
            return move
        verdict = self.never(text)
        if verdict is not None:
            raise IllegalMove(verdict.clause, verdict.why)
        close = self.vocabulary.near(text)
        guess = f" Did you mean {' or '.join(repr(word) for word in close)}?" if close else ""
        raise NoSuchMove(f"{self.title} knows no move {text!r:.60}.{guess}", close)
