"""Numbers of each seat that are packed: a declaration and the code written from it read and write them alike."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from houndtable.authoring.accessors import accessors
from houndtable.kernel.board import Board
from houndtable.kernel.chance import Seeded
from houndtable.kernel.items import ALL, Figure
from houndtable.kernel.kinds import COUNT, SEAT, Number
from houndtable.kernel.packing import Each

STANDING = Each("standing", apart=3)
EACH = [STANDING.part("points", 10), STANDING.part("lives", 4), Each("held", bits=5), Each("chosen", bits=6, low=-1)]
HIGHEST = [1023, 15, 31, 62]
BOARD = Board(
    game="toy",
    title="Toy",
    steps={"PLAYING": "play", "OVER": "over"},
    faces=[],
    texts=[],
    items=[
        Figure("turn", SEAT, known=ALL),
        Figure("scores", COUNT, known=ALL, seats=True, kept=EACH[0]),
        *[Figure(each.name, Number(-1, 99), known=ALL, seats=True, kept=each) for each in EACH[1:]],
    ],
    endings=[],
)
NAMES = [f"{word}{each.name}{end}" for each in EACH for word, end in (("", "_of"), ("put_", ""), ("all_", ""))]


def blank() -> Any:
    return SimpleNamespace(players=3, standing0=0, standing1=0, standing2=0, held=0, chosen=0)


def written(names: list[str]) -> dict[str, Any]:
    """The functions that are written from the board when a game imports these names."""
    code = "from __future__ import annotations\n" + "\n".join(accessors(BOARD, {*names}))
    found: dict[str, Any] = {}
    exec(code, found)
    return {name: value for name, value in found.items() if callable(value)}


@pytest.mark.parametrize(("each", "highest"), zip(EACH, HIGHEST), ids=lambda each: getattr(each, "name", ""))
def test_what_is_written_and_the_declaration_agree(each: Each, highest: int) -> None:
    functions, chance = written(NAMES), Seeded(1)
    p, q, wanted = blank(), blank(), {other.name: [other.low] * 3 for other in EACH}
    for _ in range(60):
        seat, number = chance.below(3), each.low + chance.below(highest - each.low + 1)
        other = EACH[chance.below(4)]
        each.put(p, seat, number)
        functions[f"put_{each.name}"](q, seat, number)
        wanted[each.name][seat] = number
        assert vars(p) == vars(q)
        assert other.get(p, seat) == functions[f"{other.name}_of"](p, seat) == wanted[other.name][seat]
        assert functions[f"all_{each.name}"](p) == wanted[each.name]


def test_a_figure_is_read_and_written_where_it_is_kept() -> None:
    p = blank()
    figure = BOARD.figures[1]
    figure.set(p, 2, 7)
    assert (figure.value(p, 2), figure.write(p), p.standing2) == (7, [0, 0, 7], 7)


def test_only_what_is_asked_for_is_written() -> None:
    assert set(written(["put_lives"])) == {"lives_of", "put_lives", "standing_of", "put_standing"}
    assert written(["Position", "OVER"]) == {}
    assert STANDING.fields() == EACH[1].fields() == ["standing0", "standing1", "standing2"]
