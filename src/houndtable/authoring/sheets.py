"""Writes how a game's positions are observed: code without a table, in the order of the board's fields."""

from __future__ import annotations

from collections.abc import Callable

from houndtable.authoring.wiring import CannotDerive
from houndtable.kernel.board import Board
from houndtable.kernel.items import ALL, NOBODY, OWNER, Figure, Observed, Place
from houndtable.kernel.kinds import Bits, Counts, Dice, Flag, Kind, Number, Seat, Sign, Word


def observing(board: Board, package: str, modules: set[str]) -> list[str]:
    """Return the function that observes, with the offsets it uses; the modules of the game that it calls are in the
    set."""
    seats, table = Sheet(board, package, modules, seats=True), Sheet(board, package, modules, seats=False)
    knows = board.knowledge is not None and any("known[" in line for line in seats.lines + table.lines)
    return [
        *([f"FACES: Final = {board.faces}"] if any("FACES[" in line for line in seats.lines + table.lines) else []),
        f"SEAT: Final = {seats.size}  # numbers that tell of a seat",
        "",
        "",
        "def put(p: Position, seat: i64, sheet: Sheet) -> None:",
        '    """What the seat knows of the position is on the sheet."""',
        *(["    known = p.knowledge.known"] if knows else []),
        "    players: i64 = p.players",
        "    owner: i64 = seat",
        "    at: i64 = 0",
        "    end: i64 = SEAT * players",
        "    while at < end:",
        *[f"        {line}" for line in seats.lines],
        "        at += SEAT",
        "        owner += 1",
        "        if owner == players:",
        "            owner = 0",
        *[f"    {line}" for line in table.lines],
    ]


class Sheet:
    """The lines that put the numbers of a seat, or of the table, on a sheet, in the order of `Board.fields`."""

    def __init__(self, board: Board, package: str, modules: set[str], *, seats: bool) -> None:
        self.board = board
        self.package = package
        self.modules = modules
        self.seats = seats
        self.whose = "_of_seat" if seats else ""  # tells apart names of the two parts
        self.size = 0
        self.lines: list[str] = []
        for item in board.items:
            if isinstance(item, Figure) and item.observed:
                self.figure(item)
            elif isinstance(item, Place) and item.observed and item.seats == seats:
                self.place(item)
            elif isinstance(item, Observed) and item.seats == seats:
                words = ["p", "owner", "seat"] if seats else ["p", "seat"]
                self.put(item.kind, self.code(item.get, *words), len(item.kind.fields("")))
        if not seats:
            self.lines += [f"if p.step != {board.step_names[board.over]}:", f"    sheet.put({self.at()} + p.step, 1)"]
            self.size += board.over
        assert self.size == len(board.fields(seats)), f"{board.title}: the sheet has other numbers than its table."

    def code(self, get: Callable[..., object] | str, *words: str) -> str:
        """Return the code that gives a value: what the board says, or the call of a function."""
        return get if isinstance(get, str) else self.call(get, *words)

    def call(self, function: Callable[..., object], *words: str) -> str:
        """Return the call of a function of the game."""
        package, _, module = function.__module__.rpartition(".")
        if package != self.package or module == "board":
            raise CannotDerive("authoring-function-elsewhere", function=function.__qualname__, package=self.package)
        self.modules.add(module)
        return f"{module}.{function.__name__}({', '.join(words)})"

    def at(self) -> str:
        return f"at + {self.size}" if self.size else "at"

    def value(self, figure: Figure, owner: str) -> str:
        if figure.get is not None:
            return self.call(figure.get, "p", *([owner] if figure.seats else []))
        if figure.kept is not None:
            return f"{figure.kept.name}_of(p, {owner})"
        return f"p.{figure.attr}[{owner}]" if figure.seats else f"p.{figure.attr}"

    def figure(self, item: Figure) -> None:
        count = len(item.kind.fields(""))
        if isinstance(item.kind, Seat):
            if self.seats:
                self.lines += [f"if owner == {self.value(item, 'owner')}:", f"    sheet.put({self.at()}, 1)"]
                self.size += 1
        elif item.seats and item.known == ALL:
            if self.seats:
                self.put(item.kind, self.value(item, "owner"), count)
        elif not self.seats:
            lines = len(self.lines)
            self.put(item.kind, self.value(item, "seat"), count)
            if not item.seats and item.known == OWNER:
                turn = self.value(self.board.turn, "seat")
                self.lines[lines:] = [f"if seat == {turn}:", *[f"    {line}" for line in self.lines[lines:]]]

    def put(self, kind: Kind, value: str, count: int) -> None:
        if count == 0:
            return
        if isinstance(kind, Flag):
            self.lines += [f"if {value}{' > 0' if isinstance(kind, Sign) else ''}:", f"    sheet.put({self.at()}, 1)"]
        elif isinstance(kind, Word) and kind.nothing:
            name = f"found{self.size}{self.whose}"
            test = f"{name} >= 0" if kind.none < 0 else f"{name} != {kind.none}"
            self.lines += [f"{name}: i64 = {value}", f"if {test}:", f"    sheet.put({self.at()} + {name}, 1)"]
        elif isinstance(kind, Word):
            self.lines.append(f"sheet.put({self.at()} + {value}, 1)")
        elif isinstance(kind, (Bits, Counts)):
            self.lines.append(f"sheet.put_packed({self.at()}, {value}, {kind.bits if isinstance(kind, Counts) else 1})")
        elif isinstance(kind, Dice):
            name, base = f"rolled{self.size}", len(kind.words)
            self.lines += [f"{name}: i64 = {value}", f"if {name} >= 0:"]
            for place in range(kind.number):
                digit = f"{name} // {base**place} % {base}" if place else f"{name} % {base}"
                self.lines.append(f"    sheet.count({self.at()} + {digit})")
        else:
            assert isinstance(kind, Number)
            self.number(kind, value)
        self.size += count

    def number(self, kind: Number, value: str) -> None:
        """Tell a number or, where there may be none, whether there is one and which."""
        if not kind.nothing:
            self.lines.append(f"sheet.put({self.at()}, {f'near({value})' if kind.far else value})")
            return
        name = f"found{self.size}{self.whose}"
        told = f"near({name})" if kind.far else name
        self.lines += [
            f"{name}: i64 = {value}",
            f"if {name} >= 0:",
            f"    sheet.put({self.at()}, 1)",
            f"    sheet.put(at + {self.size + 1}, {told})",
        ]

    def place(self, item: Place) -> None:
        faces = len(self.board.texts)
        owner = ["owner"] if item.seats else []
        if item.kept is not None:
            pieces = f"{item.kept.name}_of(p, owner)"
        elif item.get is None:
            pieces = f"p.{item.attr}[owner]" if item.seats else f"p.{item.attr}"
        else:
            pieces = self.call(item.get, "p", *owner)
        if item.single:
            self.single(item, pieces)
            self.size += faces
            return
        if item.line:
            self.line(item, pieces)
            self.size += item.line * faces
        elif item.known != NOBODY:
            if item.counted or (item.packed is not None and item.known == ALL):
                self.lines.append(f"sheet.put_packed({self.at()}, {self.counts(item, pieces)}, {item.bits})")
            else:
                self.count(item, pieces)
            self.size += faces
        if item.known != ALL:
            if item.sized:
                size = self.code(item.sized, "p", *owner)
            elif item.packed is not None and item.packed.size is not None:
                size = self.call(item.packed.size, pieces)
            else:
                size = f"len({pieces})"
            self.lines.append(f"sheet.put({self.at()}, {size})")
            self.size += 1

    def counts(self, item: Place, pieces: str) -> str:
        """Return the code that counts the known pieces of each face, packed."""
        if item.counted:
            return self.code(item.counted, "p", *(["owner"] if item.seats else []), "seat")
        assert item.packed is not None
        return pieces if item.packed.count is None else self.call(item.packed.count, pieces)

    def face(self, piece: str) -> str:
        return piece if self.board.alike else f"FACES[{piece}]"

    def single(self, item: Place, piece: str) -> None:
        """Tell the face of a single piece, if it is there and known."""
        asked = [f"{piece} >= 0"] if item.gaps else []
        asked += [] if item.known == ALL else [f"known[{piece}] >> seat & 1"]
        put = f"sheet.put({self.at()} + {self.face(piece)}, 1)"
        self.lines += [f"if {' and '.join(asked)}:", f"    {put}"] if asked else [put]

    def count(self, item: Place, pieces: str) -> None:
        """Count the faces of the pieces that the seat knows."""
        lines = [f"for piece in {pieces}:"]
        put = f"sheet.count({self.at()} + {self.face('piece')})"
        if item.known == ALL:
            lines.append(f"    {put}")
        elif self.board.knowledge is not None:
            lines += ["    if known[piece] >> seat & 1:", f"        {put}"]
        else:
            lines = ["if owner == seat:", *[f"    {line}" for line in [*lines, f"    {put}"]]]
        self.lines += lines

    def line(self, item: Place, pieces: str) -> None:
        """Tell the pieces place by place."""
        if item.lined:
            self.packed_line(item)
            return
        name = f"place{self.size}{self.whose}"
        test = "piece >= 0 and known[piece] >> seat & 1" if item.known != ALL else "piece >= 0"
        put = f"sheet.put({name} + {self.face('piece')}, 1)"
        self.lines += [
            f"{name}: i64 = {self.at()}",
            f"for piece in {pieces}:",
            *([f"    if {test}:", f"        {put}"] if item.gaps or item.known != ALL else [f"    {put}"]),
            f"    {name} += {len(self.board.texts)}",
        ]

    def packed_line(self, item: Place) -> None:
        """Tell the pieces place by place, where their faces are packed in a number."""
        line, name = f"line{self.size}{self.whose}", f"place{self.size}{self.whose}"
        self.lines += [
            f"{line}: i64 = {item.lined}",
            f"{name}: i64 = {self.at()}",
            f"{name}_end: i64 = {name} + {len(self.board.texts)} * {self.code(item.sized, 'p')}",
            f"while {name} < {name}_end:",
            f"    sheet.put({name} + ({line} & {(1 << item.bits) - 1}), 1)",
            f"    {line} >>= {item.bits}",
            f"    {name} += {len(self.board.texts)}",
        ]
