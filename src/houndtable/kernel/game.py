"""A game: what a table needs to know before play, as data, and the two ways to get a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.compiling import mypyc_attr
from houndtable.kernel.copying import Recipe, game_in, home_of
from houndtable.kernel.errors import BadOption, BadPosition, IllegalMove, NoSuchMove, Refusal
from houndtable.kernel.events import EventKind
from houndtable.kernel.json import Json, Reader
from houndtable.kernel.kinds import MOST
from houndtable.kernel.lesson import Lesson
from houndtable.kernel.loading import load
from houndtable.kernel.message import Message
from houndtable.kernel.observation import Field
from houndtable.kernel.options import Option, Options, parse_options
from houndtable.kernel.phrase import MovePhrase, Phrase
from houndtable.kernel.state import State
from houndtable.kernel.value import shares_of
from houndtable.kernel.verdict import Reason, Verdict
from houndtable.kernel.view import View
from houndtable.kernel.vocabulary import Vocabulary

NEUTRAL: Final = "#6f665a"  # the colour of a game that has none of its own


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game. `versions` are those of its rules that can still be played, the newest last: a new one comes whenever
    behaviour changes. `faces` gives each physical card its face, an index into `face_texts`, and -1 to a number that is
    no card; both are empty in a game without cards. `minutes` is about how long a match takes with people, at the least
    and at the most; `simulations` are those of a bot of each level; `colour` is the game's own, in charts."""

    def __init__(
        self,
        *,
        title: str,
        players: tuple[int, int],
        options: list[Option],
        vocabulary: Vocabulary,
        board: Board,
        events: list[EventKind],
        reasons: list[Reason],
        phrases: list[Phrase] | None = None,
        versions: list[int] | None = None,
        lesson: Lesson | None = None,
        minutes: tuple[int, int] = (15, 45),
        simulations: list[int] | None = None,
        colour: str = NEUTRAL,
    ) -> None:
        self.name = board.game
        self.title = title
        self.versions = versions or [1]
        self.version = self.versions[-1]
        self.players = players
        self.options = options
        self.vocabulary = vocabulary
        self.board = board
        self.events = events
        self.reasons = reasons
        self.phrases = [*(phrases or []), *reasons]
        self.moves = [phrase for phrase in self.phrases if isinstance(phrase, MovePhrase)]
        self.first_match = lesson
        self.minutes = minutes
        self.simulations = simulations or [0, 0, 200, 2_000, 10_000]
        self.colour = colour
        self.faces = board.faces if board.has_cards else []
        self.face_texts = board.texts if board.has_cards else []

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> Recipe:
        return game_in, (home_of(self),)

    @abstractmethod
    def blank(self, players: int, options: Options, chance: Chance, version: int) -> State:
        """A table with nothing on it, to be played by this version of the rules."""

    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False, version: int = 0) -> State:
        """A game at its first decision; with `listen` events are kept from the first one on. Without a `version` the
        newest rules hold."""
        state = self.blank(players, options, chance, self.check_version(version or self.version))
        if listen:
            state.events = []
        state.deal()
        return state

    def load(self, position: Json, chance: Chance) -> State:
        """The position that `State.dump` wrote, or somebody by hand; refused with a sentence if it cannot be."""
        reader = Reader(position)
        reader.word("game", [self.name])
        players = reader.number("players", self.players[0], self.players[1])
        chosen = reader.mapping("options")
        version = reader.number("version", 1, MOST) if "version" in reader.data else self.version
        options = parse_options(self.options, chosen, players)
        state = self.blank(players, options, chance, self.check_version(version, "position"))
        try:
            load(self.board, state, reader)
            state.check()
        except BadPosition as refusal:
            raise self.own(refusal) from None
        return state

    def own(self, refusal: Refusal) -> Refusal:
        """The refusal, which is read with the game's own words."""
        refusal.game = self.name
        return refusal

    def check_version(self, version: int, what: str = "match") -> int:
        """The rules version itself, or a refusal that says which are played here and what is by another."""
        if version not in self.versions:
            played: list[Json] = [str(one) for one in self.versions]
            key = "version-too-new" if version > self.version else "version-too-old"
            raise self.own(BadOption(key, what=what, version=version, played=played))
        return version

    def asks_after(self, options: Options) -> str | None:
        """The name of the event after which only some may be asked in secret; None where nobody ever is."""
        return None

    @abstractmethod
    def bound(self, players: int, options: Options) -> int | None:
        """The most moves a game can take; None if the options allow games without end."""

    def never(self, text: str) -> Verdict | None:
        """Why this text can never be a lawful move although it reads like one; None if it is just unknown."""
        return None

    def canonical(self, text: str) -> str:
        """The text of a move as the vocabulary has it, where a person may type it otherwise; else the text itself."""
        return text

    @abstractmethod
    def heuristic(self, state: State, seat: int) -> int:
        """The move that the game's rules of thumb choose, by nothing that the seat cannot know."""

    @abstractmethod
    def reason(self, state: State, seat: int, move: int) -> list[Message]:
        """Why the heuristic likes this move: a message, and further lines where there is more to tell."""

    def table(self, view: View) -> list[Message]:
        """What the terminal shows of a position besides what follows from the board, a line for each message."""
        return []

    def lesson(self) -> Lesson | None:
        """A first match that teaches the game; None if there is none."""
        return self.first_match

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

    def observed(self, players: int) -> list[Field]:
        """What each number of an observation tells."""
        return self.board.observed(players)

    def check_players(self, players: int) -> int:
        """The number itself, or a refusal that says how many can play."""
        fewest, most = self.players
        if not fewest <= players <= most:
            raise self.own(BadOption("wrong-players", fewest=fewest, most=most, players=players))
        return players

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
        version: int = 0,
    ) -> State:
        """A game with these options, checked, at its first decision."""
        return self.start(players, self.choose(players, given or {}), chance, listen=listen, version=version)

    def parse(self, text: str) -> int:
        """The move with this text; refused with the clause if it can never be one, else with near matches."""
        text = self.canonical(text)
        move = self.vocabulary.find(text)
        if move is not None:
            return move
        verdict = self.never(text)
        if verdict is not None:
            raise IllegalMove(verdict.clause, verdict.message, self.name)
        raise self.own(NoSuchMove("no-such-move", move=text[:60], near=list[Json](self.vocabulary.near(text))))
