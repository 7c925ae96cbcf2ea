"""`houndtable train GAME`: a net learns from self-play to tell who will win."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from houndtable import games
from houndtable.bots.net import written
from houndtable.cli import files
from houndtable.cli import parser as parsing
from houndtable.cli.parser import Misuse, whole
from houndtable.learn.recipe import Recipe
from houndtable.learn.training import CHECKPOINT, NETS, Progress, module, train

if TYPE_CHECKING:
    from houndtable.learn.trainer import Trainer

MOST_GAMES = 100_000_000


def arguments(parser: ArgumentParser) -> None:
    """The game, what it learns from, and where it is kept."""
    add = parser.add_argument
    parsing.add_game(parser)
    add("--players", type=whole(1, 99), default=2, metavar="P", help="how many play (default 2)")
    add("--seed", type=whole(0, 2**63 - 1), default=0, metavar="N", help="the same seed gives the same net")
    add("--games", type=whole(1, MOST_GAMES), default=20_000, metavar="N", help="by quick moves (default 20000)")
    add("--refine", type=whole(0, MOST_GAMES), default=0, metavar="N", help="games by searches after that (default 0)")
    add("--sims", type=whole(1, 1_000_000), default=50, metavar="N", help="simulations of such a search (default 50)")
    add("--ahead", type=whole(0, 400), default=0, metavar="K", help="quick moves before the net is asked (default 0)")
    add("--hidden", type=units, default=(32, 16), metavar="A,B", help="units of each hidden layer (default 32,16)")
    add("--folder", metavar="FOLDER", help="where it is kept (default learned-GAME-P)")
    add("--resume", metavar="FILE", help="go on from this checkpoint, by its own recipe")


def run(args: Namespace) -> int:
    """The net is trained, and the folder holds it as the module that the game comes with."""
    if find_spec("torch") is None:
        raise Misuse("Training needs torch: pip install 'houndtable[train]'.")
    game = games.find(args.game)
    folder = Path(args.folder or f"learned-{game.name}-{args.players}")
    trainer = trainer_for(args)
    if trainer.recipe.game != game.name:
        raise Misuse(f"{args.resume} is a training of {trainer.recipe.game}, not of {game.name}.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Misuse(f"{str(folder)!r} cannot be made: {files.reason(error)}.") from None
    recipe = trainer.recipe
    with progress_bar(recipe.games + recipe.refine) as progress:
        train(trainer, folder, progress)
    text = module(game, {recipe.players: written(recipe.ahead, trainer.layers())})
    files.write_text(str(folder / NETS), text)
    print(f"{folder / NETS} holds the net ({len(text)} bytes); {folder / CHECKPOINT} can be resumed.")
    return 0


def trainer_for(args: Namespace) -> Trainer:
    """A new trainer, or one that goes on."""
    from houndtable.learn.trainer import Trainer, resumed

    if args.resume:
        if not os.path.isfile(args.resume):
            raise Misuse(files.no_such_file(args.resume))
        return resumed(args.resume)
    game = games.find(args.game)
    players = game.check_players(args.players)
    recipe = Recipe(game.name, players, args.seed, args.games, args.refine, args.sims, args.ahead, args.hidden)
    return Trainer(recipe)


def units(text: str) -> tuple[int, ...]:
    """Reads how many units each hidden layer has."""
    return tuple(whole(1, 1024)(word.strip()) for word in text.split(","))


@contextmanager
def progress_bar(total: int) -> Iterator[Progress]:
    """A bar with the loss and the time left, on a terminal's error output."""
    if not sys.stderr.isatty():
        yield lambda done, loss: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(None),
        MofNCompleteColumn(),
        TextColumn("games, loss {task.description},"),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    with Progress(*columns, console=Console(stderr=True, width=79), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done, loss: bar.update(task, completed=done, description=f"{loss:.4f}")
