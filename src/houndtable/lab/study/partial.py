"""What can be told of a study that was stopped: how far it came, and which of its deals are enough to say something."""

from __future__ import annotations

from houndtable.lab.study.effects import name_of
from houndtable.lab.study.plan import FEWEST, Arm
from houndtable.lab.study.run import Deals, StudyRun
from houndtable.lab.study.skill import level_name
from houndtable.lab.study.words import listed


def can_be_told(run: StudyRun) -> bool:
    """Whether there is enough for a report."""
    return any(is_told(run, run.study.table(players)) for players in run.study.players)


def is_told(run: StudyRun, arm: Arm) -> bool:
    """Whether something can be told of the arm."""
    return is_enough(run.deals(arm) if arm.change is None else run.compared(arm)[0], arm)


def is_enough(deals: Deals, arm: Arm) -> bool:
    """Whether these are enough deals of the arm to tell of them, or all it has."""
    return len(deals) >= min(FEWEST, arm.deals)


def so_far(run: StudyRun) -> list[str]:
    """How far it came."""
    study = run.study
    tables = [f"{len(run.deals(study.table(one)))} with {one} players" for one in study.players]
    untold = [name for one in study.players for name in missing(run, one)]
    left_out = [f"There are fewer than {FEWEST} of {listed(untold)}, so nothing is told of that."] if untold else []
    return [
        f"Partial: the study was stopped when {run.done} of its {run.games} games were played.",
        f"Of the {study.deals} deals asked for there are {listed(tables)}.",
        *left_out,
        "The same command goes on:",
    ]


def missing(run: StudyRun, players: int) -> list[str]:
    """What nothing is told of, in words."""
    study, where = run.study, f" with {players} players" if len(run.study.players) > 1 else ""
    if not is_told(run, study.table(players)):
        return [f"the table{where}"]
    changed = [name_of(arm.change) for arm in study.changed(players) if arm.change and not is_told(run, arm)]
    ladder = [" against ".join(map(level_name, arm.bots)) for arm in study.ladder(players) if not is_told(run, arm)]
    return [f"{name}{where}" for name in changed + ladder]
