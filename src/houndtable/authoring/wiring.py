"""Writes how the engine asks a game: each question goes to the function of the game's package that answers it.

A game's folder has one shape, so nobody writes this by hand: `legal` is asked of rules.py, `redeal` of redeal.py, and
so on. What a game may leave out is not written, and the kernel's own answer holds.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from houndtable.kernel.board import Board
from houndtable.kernel.errors import Refusal

WIRED: Final = "wired"  # the module that is written
RULES: Final = "rules"  # the module of the rules: a package without one is wired by hand


class CannotDerive(Refusal):
    """The package holds no game, or its board cannot be read."""

    code: ClassVar[str] = "cannot-derive"


class Question(NamedTuple):
    """A method of a state or a game, and the function that answers it."""

    name: str
    words: str  # its parameters
    answer: str
    module: str
    function: str
    needed: bool = True


STATE: Final = [
    Question("deal", "", "None", RULES, "deal"),
    Question("check", "", "None", "position_check", "check"),
    Question("legal", "seat: i64", "list[int]", RULES, "legal"),
    Question("apply", "seat: i64, move: i64", "None", RULES, "apply"),
    Question("objection", "seat: i64, move: i64", "Verdict | None", RULES, "objection"),
    Question("redeal", "seat: i64, chance: Chance", "None", "redeal", "redeal"),
    Question("forget", "seat: i64, chance: Chance, percent: i64", "None", "redeal", "forget", False),
    Question("candidates", "seat: i64", "i64", "plausibility", "candidates", False),
    Question("plausibility", "seat: i64", "i64", "plausibility", "plausibility", False),
    Question("known_to", "seat: i64", "Position", RULES, "known_to", False),
]
GAME: Final = [
    Question("bound", "players: int, options: Options", "int | None", "game", "bound"),
    Question("never", "text: str", "Verdict | None", "game", "never", False),
    Question("canonical", "text: str", "str", "game", "canonical", False),
    Question("asks_after", "options: Options", "str | None", "game", "asks_after", False),
    Question("heuristic", "state: State, seat: int", "int", "heuristic", "choose"),
    Question("reason", "state: State, seat: int, move: int", "list[Message]", "hint", "reason"),
    Question("table", "view: View", "list[Message]", "phrases", "table", False),
    Question("rollout", "state: State, seat: int, chance: Chance", "int", "rollout", "choose", False),
    Question("expected_value", "state: State", "list[float]", "value", "expected_value", False),
]
# What a game is made with: the keyword, the module and the name of the data there.
DATA: Final = [
    Question("players", "", "", "options", "PLAYERS"),
    Question("options", "", "", "options", "OPTIONS"),
    Question("vocabulary", "", "", "vocabulary", "VOCABULARY"),
    Question("lesson", "", "", "lesson", "LESSON", False),
    Question("versions", "", "", "game", "VERSIONS", False),
    Question("minutes", "", "", "game", "MINUTES", False),
    Question("simulations", "", "", "game", "SIMULATIONS", False),
    Question("colour", "", "", "game", "COLOUR", False),
]


class Wiring:
    """The state and the game of a package, as lines of code, and what these import."""

    def __init__(self, package: str, folder: Path, board: Board) -> None:
        self.package = package
        self.folder = folder
        self.board = board
        self.modules: set[str] = set()  # of the package, whose functions are called
        self.imports: set[str] = set()
        self.lines: list[str] = []
        if (folder / f"{RULES}.py").exists():
            self.state()
            self.game()

    def has(self, module: str, name: str) -> bool:
        """Return whether a module of the package defines this name."""
        path = self.folder / f"{module}.py"
        return path.exists() and name in names_in(path)

    def answers(self, question: Question) -> bool:
        """Return whether the package answers the question; refuse one that must and does not."""
        if self.has(question.module, question.function):
            return True
        if question.needed:
            raise CannotDerive(
                "authoring-needs", game=self.board.title, function=question.function, module=question.module
            )
        return False

    def method(self, question: Question, *before: str) -> None:
        """Write the method that asks."""
        words = ", ".join(["self", *([question.words] if question.words else [])])
        given = [*before, *[word.split(":")[0] for word in question.words.split(", ") if word]]
        call = f"{question.module}.{question.function}({', '.join(given)})"
        self.modules.add(question.module)
        self.lines += [
            "",
            f"    def {question.name}({words}) -> {question.answer}:",
            f"        {call}" if question.answer == "None" else f"        return {call}",
        ]

    def state(self) -> None:
        """Write the class of the states: positions with their rules."""
        self.lines += [
            "class GameState(Position):",
            f'    """A position of {self.board.title} with its rules."""',
            "",
            "    def board(self) -> Board:",
            "        return BOARD",
            "",
            "    def clone(self) -> GameState:",
            "        return GameState(self.players, self.options, self.chance.clone(), self.version, self)",
        ]
        for question in STATE:
            if question.name == "redeal" and not (self.folder / "redeal.py").exists() and can_redeal(self.board):
                self.redeal()
            elif self.answers(question):
                self.method(question, "self")
        self.answers(Question("outcome", "", "", RULES, "outcome"))
        self.lines += [
            "",
            "    def outcome(self) -> Outcome | None:",
            f"        return rules.outcome(self) if self.step == {self.board.step_names[self.board.over]} else None",
            "",
            "",
        ]

    def redeal(self) -> None:
        """Write how cards are dealt anew that the seat does not know, wherever they lie: what the position remembers
        decides it, not what the board says of a place."""
        places = self.board.places
        zones = ", ".join([f"*self.{place.attr}" if place.seats else f"self.{place.attr}" for place in places])
        self.lines += [
            "",
            "    def redeal(self, seat: i64, chance: Chance) -> None:",
            "        self.chance = chance",
            f"        self.knowledge.redeal([{zones}], seat, chance)",
        ]

    def game(self) -> None:
        """Write the class of the game."""
        self.lines += [
            "class TheGame(Game):",
            f'    """{self.board.title}."""',
            "",
            "    def __init__(self) -> None:",
            "        super().__init__(",
            "            title=BOARD.title,",
            "            board=BOARD,",
        ]
        for question in DATA:
            if self.answers(question):
                self.imports.add(f"from {self.package}.{question.module} import {question.function}")
                self.lines.append(f"            {question.name}={question.function},")
        phrased = (self.folder / "phrases.py").exists()
        self.modules |= {"phrases"} if phrased else set()
        self.modules |= {"events", "reasons"}
        self.lines += [
            "            events=declared(EventKind, vars(events)),",
            "            reasons=declared(Reason, vars(reasons)),",
            *(["            phrases=declared(Phrase, vars(phrases)),"] if phrased else []),
            "        )",
            "",
            "    def blank(self, players: int, options: Options, chance: Chance, version: int) -> GameState:",
            "        return GameState(players, options, chance, version, None)",
        ]
        for question in GAME:
            if self.answers(question):
                self.method(question)
        self.lines += ["", "", "GAME: Final = TheGame()"]
        self.imports |= {
            f"from {self.package} import {', '.join(sorted(self.modules))}",
            f"from {self.package}.board import BOARD",
            f"from {self.package}.derived import {self.board.step_names[self.board.over]}, Position",
            "from typing import TYPE_CHECKING, Final",
            "from houndtable.kernel.board import Board",
            "from houndtable.kernel.chance import Chance",
            "from houndtable.kernel.declaring import declared",
            "from houndtable.kernel.events import EventKind",
            "from houndtable.kernel.game import Game",
            "from houndtable.kernel.options import Options",
            "from houndtable.kernel.outcome import Outcome",
            "from houndtable.kernel.state import State",
            "from houndtable.kernel.verdict import Reason, Verdict",
            "from houndtable.kernel.message import Message",
            *(["from houndtable.kernel.phrase import Phrase"] if phrased else []),
            *(["from houndtable.kernel.view import View"] if self.has("phrases", "table") else []),
        }


def can_redeal(board: Board) -> bool:
    """Return whether cards can be dealt anew by what a position remembers alone: all of them lie in lists."""
    return board.remembers and all(place.get is None and not place.single for place in board.places)


def names_in(path: Path) -> set[str]:
    """Return the names that a module defines at its top, or imports."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
    return found
