"""The net while it learns; the only module that needs torch."""

from __future__ import annotations

import itertools
from math import cos, pi
from typing import Any, Final

import torch
from torch import nn

from houndtable import games
from houndtable.learn.cases import Cases
from houndtable.learn.recipe import Recipe

BATCH: Final = 512
PASSES: Final = 4  # over each generation's cases
FAST: Final = 2e-3  # how fast it learns at first, and at last
SLOW: Final = 1e-4
DECAY: Final = 1e-5  # of weights, a step


class Trainer:
    """A net and how it learns, the same for the same recipe; what it has learned can be kept and taken up again."""

    def __init__(self, recipe: Recipe) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(recipe.seed)
        self.recipe = recipe
        inputs = len(games.find(recipe.game).feature_names(recipe.players))
        sizes = [inputs, *recipe.hidden, recipe.players]
        parts: list[Any] = []
        for before, after in itertools.pairwise(sizes):
            parts += [nn.Linear(before, after), nn.ReLU()]
        self.sizes = sizes
        self.model = nn.Sequential(*parts[:-1])
        self.steps = torch.optim.AdamW(self.model.parameters(), lr=FAST, weight_decay=DECAY)
        self.generation = 0

    def learn(self, cases: Cases) -> dict[str, float]:
        """One generation more is learned; the answer is how far off net and standings were before that."""
        figures, shares = rows(cases.figures, cases.count), rows(cases.shares, cases.count)
        standings = rows(cases.standings, cases.count)
        part = self.generation / self.recipe.generations()
        for group in self.steps.param_groups:
            group["lr"] = SLOW + (FAST - SLOW) * (1 + cos(pi * part)) / 2
        with torch.no_grad():
            told = self.model(figures)
            report = {
                "loss": float(loss_of(told, shares)),
                "standings loss": float(loss_of(standings.clamp(min=1e-4).log(), shares)),
                "squared error": float(((told.softmax(1) - shares) ** 2).mean()),
                "standings squared error": float(((standings - shares) ** 2).mean()),
            }
        order = torch.Generator().manual_seed(self.recipe.seed * 1_000_003 + self.generation)
        for _ in range(PASSES):
            for batch in torch.randperm(cases.count, generator=order).split(BATCH):
                loss = loss_of(self.model(figures[batch]), shares[batch])
                self.steps.zero_grad()
                loss.backward()
                self.steps.step()
        self.generation += 1
        return report

    def layers(self) -> list[list[list[float]]]:
        """Each layer as a row of weights for each unit, its bias last."""
        linear = [part for part in self.model if isinstance(part, nn.Linear)]
        return [torch.cat([part.weight, part.bias[:, None]], 1).tolist() for part in linear]

    def keep(self, file: str) -> None:
        """The file holds all that is needed to go on."""
        torch.save(
            {
                "recipe": self.recipe.as_json(),
                "generation": self.generation,
                "model": self.model.state_dict(),
                "steps": self.steps.state_dict(),
            },
            file,
        )


def loss_of(strengths: torch.Tensor, shares: torch.Tensor) -> torch.Tensor:
    """How surprising the shares are, on average."""
    return -(shares * strengths.log_softmax(1)).sum(1).mean()


def rows(numbers: Any, count: int) -> torch.Tensor:
    """So many rows of numbers as a tensor."""
    return torch.frombuffer(numbers, dtype=torch.float32).view(count, -1)


def resumed(file: str) -> Trainer:
    """A trainer that goes on where the file was kept."""
    kept = torch.load(file, weights_only=True)
    trainer = Trainer(Recipe(**{**kept["recipe"], "hidden": tuple(kept["recipe"]["hidden"])}))
    trainer.model.load_state_dict(kept["model"])
    trainer.steps.load_state_dict(kept["steps"])
    trainer.generation = kept["generation"]
    return trainer
