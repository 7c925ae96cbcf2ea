"""Writes docs/observations.md: what every number of every game's observation tells.

python tools/observations.py
"""

from __future__ import annotations

from pathlib import Path

from houndtable import games
from houndtable.kernel.game import Game
from houndtable.kernel.observation import Field

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
OWN = "own "
INTRO = """# Observations

What a player knows, as whole numbers: the same in [PettingZoo, Gymnasium and the vector form](pettingzoo.md) and as the
observation tensor of [OpenSpiel](openspiel.md). This page is written by `python tools/observations.py`. In Python,
`find("dachs").observed(players)` is the list of all numbers with their names and bounds.

Each observation has a block for every player (the observer first, the others in turn order), followed by a block for
the table. If a player's block has B numbers, number n of the player k places after the observer is at k * B + n, and
number n of the table at players * B + n. An observation does not contain cards that the observer does not know, only
how many there are. A number from 0 to 1 is a flag; of several flags that name one thing, at most one is 1.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([INTRO, *[line for name in games.names() for line in section(games.find(name))]]) + "\n"


def section(game: Game) -> list[str]:
    """A game: its two blocks."""
    fewest, most = game.players
    fields = game.observed(fewest)
    own = [field for field in fields if field.name.startswith(OWN)]
    block = (len(game.observed(most)) - len(fields)) // (most - fewest)
    sizes = ", ".join(f"{len(game.observed(players))} for {players}" for players in range(fewest, most + 1))
    return [
        f"## {game.title}",
        "",
        f"{len(game.vocabulary.texts)} moves. Numbers in all: {sizes} players.",
        "",
        f"A player, {block} numbers:",
        "",
        *table([Field(field.name.removeprefix(OWN), field.low, field.high) for field in own[:block]]),
        "",
        f"The table, {len(fields) - fewest * block} numbers:",
        "",
        *table(fields[fewest * block :]),
        "",
    ]


def table(fields: list[Field]) -> list[str]:
    """A line for each number."""
    rows = [f"| {at} | {field.name} | {field.low} to {field.high} |" for at, field in enumerate(fields)]
    return ["| n | meaning | |", "|---|---|---|", *rows]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written to {PAGE.relative_to(PAGE.parent.parent)}")
