"""A training run from its recipe to a net, with a checkpoint after every generation."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from houndtable.bots.net import read_net, written
from houndtable.kernel.game import Game
from houndtable.learn import journal
from houndtable.learn.cases import Cases, play

if TYPE_CHECKING:
    from houndtable.learn.trainer import Trainer

CHECKPOINT = "checkpoint.pt"
LOG = "log.jsonl"
CURVE = "curve.svg"
NETS = "nets.py"
WIDTH = 100  # of a line of digits

Progress = Callable[[int, float], None]  # games played, and the loss


def train(trainer: Trainer, folder: Path, progress: Progress) -> None:
    """All generations that are left are learned; the folder holds checkpoint, log and curve after each."""
    recipe = trainer.recipe
    entries = journal.read(folder / LOG, trainer.generation)
    while trainer.generation < recipe.generations():
        start = time.perf_counter()
        numbers = recipe.numbers(trainer.generation)
        cases = Cases()
        net = read_net(written(recipe.ahead, trainer.layers())) if recipe.searches(trainer.generation) else None
        for number in numbers:
            play(recipe, number, net, cases)
            progress(number + 1, entries[-1]["loss"] if entries else 0.0)
        played = time.perf_counter()
        found = trainer.learn(cases)
        found["generation"], found["games"], found["positions"] = trainer.generation, numbers[-1] + 1, cases.count
        found["seconds playing"], found["seconds learning"] = played - start, time.perf_counter() - played
        entries.append(found)
        journal.write(folder / LOG, entries)
        title = f"{recipe.game}, {recipe.players} players"
        (folder / CURVE).write_text(journal.curve(title, entries), encoding="utf-8")
        trainer.keep(str(folder / f"{CHECKPOINT}.new"))
        os.replace(folder / f"{CHECKPOINT}.new", folder / CHECKPOINT)


def module(game: Game, trained: Mapping[int, list[str]]) -> str:
    """The text of the game's nets.py: the nets just trained, and those for other numbers of players as they are."""
    fewest, most = game.players
    lines = [
        "# interpreted: a table of figures, read once.",
        '"""Trained nets by number of players. Written by `houndtable train`; see docs/learning.md."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
    ]
    body: list[str] = []
    for players in range(fewest, most + 1):
        net = trained.get(players) or game.net(players)
        if net:
            body += [f"    {players}: [", f'        "{net[0]}",']
            for layer in net[1:]:
                pieces = [f'            "{layer[at : at + WIDTH]}"' for at in range(0, len(layer), WIDTH)]
                body += ["        (", *pieces, "        ),"]
            body += ["    ],"]
    if not body:
        return "\n".join([*lines, "NETS: Final[dict[int, list[str]]] = {}", ""])
    return "\n".join([*lines, "NETS: Final[dict[int, list[str]]] = {", *body, "}", ""])
