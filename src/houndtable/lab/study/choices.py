"""How much is there to decide?"""

from __future__ import annotations

from houndtable.lab.study.estimates import Estimate, mean, ratio
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.parts import Chapter, DataTable
from houndtable.lab.study.run import Deals
from houndtable.lab.study.words import number, percent, percent_span, span


def choices_each(game: Observation) -> float:
    """How often a player has a choice, on average."""
    return sum(game.choices) / game.players


def choices(deals: Deals) -> Chapter:
    """The chapter about decisions."""
    real = ratio(deals, lambda game: sum(game.choices), lambda game: sum(game.decisions))
    broad = ratio(deals, lambda game: sum(game.offers), lambda game: sum(game.choices))
    each = mean(deals, choices_each)
    rows = [["choices a game, each player", number(each.value), span(each)]]
    figures = {"choices a game, each player": each.as_json()}
    finding = f"A player has {number(each.value)} choices a game"
    if real is not None and broad is not None:
        rows.append(["decisions with more than one lawful move", percent(real.value), percent_span(real)])
        rows.append(["lawful moves in a choice", number(broad.value), span(broad)])
        figures |= {"decisions with a choice": real.as_json(), "lawful moves in a choice": broad.as_json()}
        finding += told(real, broad)
    return Chapter(
        "Decisions", [finding + "."], [DataTable(["measure", "mean", "95% interval"], rows)], [], figures,
        ["A real choice is a decision with more than one lawful move; what the moves are worth is another question."],
    )  # fmt: skip


def told(real: Estimate, broad: Estimate) -> str:
    """How many decisions are choices, and between how much."""
    return f", {percent(real.value)} of all decisions, between {number(broad.value)} lawful moves on average"
