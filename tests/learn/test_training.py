"""Training: what it learns from, what it writes down, and that it can go on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from houndtable.bots.net import Net, layer_of, read_net, written
from houndtable.cli import train as verb
from houndtable.cli.command import main
from houndtable.games import NAMES, find
from houndtable.learn import cases, journal, training
from houndtable.learn.cases import Cases, play
from houndtable.learn.recipe import GENERATION, REFINED, Recipe

NEEDS_TORCH = "torch is not installed: training itself cannot be tried"


def recipe(game: str = "herecomesthedog", games: int = 3, refine: int = 0) -> Recipe:
    return Recipe(game, 2, 7, games, refine, 4, 1, (8,))


def constant(players: int, inputs: int) -> Net:
    """A net that always says the same."""
    return Net(1, [layer_of([[0.0] * inputs + [0.0] for _ in range(players)])])


class Untaught:
    """Stands in for the trainer: learns nothing, but counts."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.generation = 0
        self.sizes: list[int] = []

    def learn(self, found: Cases) -> dict[str, float]:
        self.sizes.append(found.count)
        self.generation += 1
        return {"loss": 0.7 - 0.1 * self.generation, "standings loss": 0.6}

    def layers(self) -> list[list[list[float]]]:
        return [[[0.0] * len(find(self.recipe.game).feature_names(2)) + [0.5 * seat] for seat in range(2)]]

    def keep(self, file: str) -> None:
        Path(file).write_text(str(self.generation), encoding="utf-8")


def test_every_game_belongs_to_one_generation() -> None:
    run = recipe(games=2 * GENERATION + 1, refine=REFINED + 5)
    numbers = [number for generation in range(run.generations()) for number in run.numbers(generation)]
    assert numbers == list(range(2 * GENERATION + 1 + REFINED + 5))
    assert [run.searches(generation) for generation in range(run.generations())] == [False] * 3 + [True] * 2


def test_shares_are_told_from_the_side_of_the_seat() -> None:
    found = Cases()
    found.add([0.5], [0.5, 0.25, 0.25], [1.0, 0.0, 0.0], 1)
    assert (list(found.figures), list(found.shares), list(found.standings)) == ([0.5], [0.25, 0.25, 0.5], [0, 0, 1])
    assert found.count == 1


@pytest.mark.parametrize("game", NAMES)
def test_a_game_gives_positions_with_what_came_of_them(game: str) -> None:
    found, again = Cases(), Cases()
    for number in range(4):
        play(recipe(game), number, None, found)
        play(recipe(game), number, None, again)
    assert found.count > 10
    assert len(found.figures) == found.count * len(find(game).feature_names(2))
    assert len(found.shares) == len(found.standings) == 2 * found.count
    assert all(0.0 <= share <= 1.0 for share in found.shares)
    assert len(set(found.shares)) > 2
    assert (found.figures, found.shares, found.standings) == (again.figures, again.shares, again.standings)


def test_games_differ_by_their_numbers_and_by_who_plays() -> None:
    inputs = len(find("herecomesthedog").feature_names(2))
    tried = [(0, None), (1, None), (0, constant(2, inputs))]
    counts = []
    for number, net in tried:
        found = Cases()
        play(recipe(), number, net, found)
        counts.append(list(found.figures))
    assert counts[0] != counts[1] and counts[0] != counts[2]
    assert len(counts[2]) > 2 * len(counts[0])  # every position is kept that cost a search


def test_a_game_without_end_is_left_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases, "LONGEST", 2)
    found = Cases()
    play(recipe(), 0, None, found)
    assert found.count == 0


def test_a_run_writes_log_curve_and_checkpoint_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run, seen = recipe(games=3, refine=2), []
    trainer: Any = Untaught(run)
    training.train(trainer, tmp_path, lambda done, loss: seen.append((done, loss)))
    log = [json.loads(line) for line in (tmp_path / training.LOG).read_text(encoding="utf-8").splitlines()]
    assert [(entry["generation"], entry["games"], entry["positions"]) for entry in log] == [
        (1, 3, trainer.sizes[0]),
        (2, 5, trainer.sizes[1]),
    ]
    assert seen == [(1, 0.0), (2, 0.0), (3, 0.0), (4, log[0]["loss"]), (5, log[0]["loss"])]
    assert (tmp_path / training.CHECKPOINT).read_text(encoding="utf-8") == "2"
    assert "herecomesthedog, 2 players" in (tmp_path / training.CURVE).read_text(encoding="utf-8")

    again: Any = Untaught(run)
    again.generation = 1
    training.train(again, tmp_path, lambda done, loss: None)
    assert again.sizes == trainer.sizes[1:]
    assert len((tmp_path / training.LOG).read_text(encoding="utf-8").splitlines()) == 2


def test_the_curve_is_a_picture_with_both_losses() -> None:
    entries = [{"games": 1000.0 * n, "loss": 0.7 - 0.1 * n, "standings loss": 0.6} for n in range(1, 4)]
    picture = ElementTree.fromstring(journal.curve("Dachs", entries))
    lines = [part.attrib["points"] for part in picture.iter("{http://www.w3.org/2000/svg}polyline")]
    assert len(lines) == 2
    heights = [float(point.split(",")[1]) for point in lines[1].split()]
    assert heights == sorted(heights) and heights[0] < heights[-1]  # downwards, as the loss goes
    assert journal.curve("Dachs", [{"games": 1.0, "loss": 0.6, "standings loss": 0.6}]).count("<polyline") == 2


def test_the_module_of_nets_holds_what_was_trained_and_what_was_there() -> None:
    class WithNet:
        players = (2, 4)

        def net(self, players: int) -> list[str]:
            return written(2, [[[0.25] * 60]]) if players == 3 else []

    game: Any = WithNet()
    fresh = written(5, [[[1.0] * 90, [-0.5] * 90]])
    text = training.module(game, {2: fresh})
    assert max(map(len, text.splitlines())) <= 120
    made: dict[str, Any] = {}
    exec(text, made)
    assert made["NETS"] == {2: fresh, 3: game.net(3)}
    assert read_net(made["NETS"][2]).ahead == 5


@pytest.mark.parametrize("game", NAMES)
def test_a_module_without_nets_is_as_the_games_have_it(game: str) -> None:
    path = Path(training.__file__).parents[1] / "games" / game / "nets.py"
    assert training.module(find(game), {}) == path.read_text(encoding="utf-8")


def test_without_torch_training_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(verb, "find_spec", lambda name: None)
    assert main(["train", "dachs"]) == 2
    assert "houndtable[train]" in capsys.readouterr().err


def run_train(folder: Path, *words: str) -> int:
    return main(["train", "herecomesthedog", "--seed", "3", "--folder", str(folder), *words])


def test_training_is_the_same_for_the_same_seed_and_when_it_is_resumed(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=NEEDS_TORCH)
    from houndtable.learn.trainer import Trainer, resumed

    words = ("--games", str(2 * GENERATION), "--refine", "1", "--sims", "3", "--hidden", "8,8")
    assert run_train(tmp_path / "a", *words) == run_train(tmp_path / "b", *words) == 0
    first = (tmp_path / "a" / training.NETS).read_text(encoding="utf-8")
    assert first == (tmp_path / "b" / training.NETS).read_text(encoding="utf-8")

    once = Trainer(Recipe("herecomesthedog", 2, 3, 2 * GENERATION, 1, 3, 0, (8, 8)))
    found = Cases()
    for number in once.recipe.numbers(0):
        play(once.recipe, number, None, found)
    before = once.learn(found)["loss"]
    assert once.learn(found)["loss"] < before  # it learns
    half = Trainer(once.recipe)
    half.learn(found)
    half.keep(str(tmp_path / "half.pt"))
    assert resumed(str(tmp_path / "half.pt")).recipe == once.recipe
    assert run_train(tmp_path / "c", "--resume", str(tmp_path / "half.pt")) == 0
    assert first == (tmp_path / "c" / training.NETS).read_text(encoding="utf-8")
    assert main(["train", "dachs", "--resume", str(tmp_path / "half.pt")]) == 2
    assert run_train(tmp_path / "d", "--resume", str(tmp_path / "none.pt")) == 2
