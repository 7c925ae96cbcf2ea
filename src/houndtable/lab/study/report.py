"""A study told: every chapter for every number of players, what was played, and how to do it again."""

from __future__ import annotations

from collections import Counter

import houndtable
from houndtable import games, words
from houndtable.lab.duplicate import Result
from houndtable.lab.study.choices import choices
from houndtable.lab.study.effects import Compared, effects
from houndtable.lab.study.happenings import happenings
from houndtable.lab.study.length import length
from houndtable.lab.study.partial import is_enough, is_told, so_far
from houndtable.lab.study.parts import Part, Partial, Report
from houndtable.lab.study.run import StudyRun
from houndtable.lab.study.seats import seats
from houndtable.lab.study.skill import level_name, skill
from houndtable.lab.study.standing import standing
from houndtable.lab.study.words import listed


def report(run: StudyRun, command: str = "") -> Report:
    """The report of a study that was played to its end, or of what there is; then the command that goes on is told."""
    told = [players for players in run.study.players if is_told(run, run.study.table(players))]
    partial = None if run.is_whole else Partial(so_far(run), command)
    return Report(title(run), about(run), [part(run, players) for players in told], partial)


def title(run: StudyRun) -> str:
    """What is studied."""
    numbers = listed([str(one) for one in run.study.players])
    return f"{games.find(run.study.game).title}: a {'' if run.is_whole else 'partial '}study with {numbers} players"


def about(run: StudyRun) -> list[str]:
    """What was played, by whom, by which rules, and with which luck."""
    study, game = run.study, games.find(run.study.game)
    options = ", ".join(f"{option.name} {option.told(study.options[option.name])}" for option in game.options)
    bots = listed([level_name(bot) for bot in study.bots])
    asked = "" if run.is_whole else " are asked for"
    return [
        f"{study.deals} deals, {run.games} games in all{asked}; the table is played by {bots}.",
        *troubles([run.known[key].result for key in run.keys & run.known.keys()]),
        f"Houndtable {houndtable.__version__}, rules version {game.version}, seed {study.seed}.",
        f"Options: {options}.",
        "Intervals are 95% intervals, worked out deal by deal.",
    ]


def troubles(played: list[Result]) -> list[str]:
    """What did not go as it should, if anything."""
    unfinished = sum(result.places is None for result in played)
    faults: Counter[str] = Counter()
    for result in played:
        faults.update({bot: sum(kinds.values()) for bot, kinds in result.faults.items()})
    given_up = [f"{unfinished} games were given up without an end."] if unfinished else []
    return given_up + [f"{bot} gave no move of its own {times} times." for bot, times in sorted(faults.items())]


def part(run: StudyRun, players: int) -> Part:
    """All chapters for one number of players."""
    study = run.study
    table = run.deals(study.table(players))
    changed = [(arm, *run.compared(arm)) for arm in study.changed(players)]
    ladder = [(arm, run.deals(arm)) for arm in study.ladder(players)]
    english = words.of(games.find(study.game))
    abouts = {option.name: english.about_option(option) for option in english.game.options}
    chapters = [
        seats(table, players),
        length(table),
        standing(table, players),
        choices(table),
        happenings(table, players),
        skill([(study.contest(arm), deals) for arm, deals in ladder if is_enough(deals, arm)]),
        effects(
            [Compared(arm.change, one, two) for arm, one, two in changed if arm.change and is_enough(one, arm)],
            players,
            abouts,
        ),
    ]
    return Part(players, [chapter for chapter in chapters if chapter is not None])
