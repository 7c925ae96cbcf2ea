"""The suite: all checks by their names, one or all of them run on a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from unittest import SkipTest

import hypothesis
from hypothesis import HealthCheck, Phase, given, settings

from houndtable.conformance import (
    copies,
    data,
    declared,
    endings,
    engines,
    hiding,
    idling,
    offers,
    records,
    rulebook,
    telling,
    versions,
)
from houndtable.conformance.cases import cases
from houndtable.conformance.play import Case, soak
from houndtable.conformance.subject import Subject, subject_of
from houndtable.kernel.game import Game

Check = Callable[[Subject, Case], None]

# Checks of a game as it is.
ONCE: Final[list[Callable[[Subject], None]]] = [
    data.levels_think_more_and_more,
    data.charts_have_a_colour,
    offers.texts_are_read_back,
    rulebook.options_name_their_clause,
    declared.the_catalogue_is_whole,
    declared.declarations_are_sound,
    idling.parts_belong_to_what_can_be_off,
    hiding.redeals_deal,
    engines.engines_play_alike,
    versions.versions_play_as_they_did,
]

# Checks of many cases.
EACH: Final[list[Check]] = [
    offers.offered_is_accepted,
    offers.offers_are_in_order,
    offers.only_who_waits_is_offered_moves,
    offers.asking_changes_nothing,
    rulebook.objections_name_their_clause,
    rulebook.scores_name_their_clause,
    endings.somebody_moves_first,
    endings.lawful_moves_can_be_made,
    endings.cards_are_conserved,
    endings.games_end,
    copies.clones_share_nothing,
    copies.clones_are_not_listened_to,
    copies.clones_share_the_future,
    copies.positions_are_read_back,
    hiding.views_hide,
    hiding.redeals_keep_the_table,
    hiding.redeals_depend_on_knowledge_alone,
    hiding.heuristics_do_not_peek,
    hiding.bots_do_not_peek,
    telling.events_tell_what_views_show,
    telling.the_deal_tells_what_views_show,
    declared.events_are_declared,
    declared.objections_are_declared,
    declared.observations_stay_in_bounds,
    declared.observations_hide,
    declared.everything_has_words,
    records.records_replay,
    records.records_resume,
    idling.idle_options_change_nothing,
]

EXAMPLES: Final = 20


def names() -> list[str]:
    """The names of all checks, each a sentence."""
    return [check.__name__ for check in [*ONCE, *EACH]]


def run(name: str, game: Game, *, examples: int = EXAMPLES, seed: int | None = None, rules: str | None = None) -> None:
    """One check holds for the game. Without a seed the same cases come up every time; `rules` is the text of its
    rulebook, where that is not beside the game."""
    subject = subject_of(game, rules)
    for once in ONCE:
        if once.__name__ == name:
            return once(subject)
    each = next(check for check in EACH if check.__name__ == name)
    return run_each(each, subject, examples * soak(), seed)


def run_each(check: Check, subject: Subject, examples: int, seed: int | None) -> None:
    """The check holds in so many cases; the smallest case in which it does not is told."""

    @settings(
        max_examples=examples,
        derandomize=seed is None,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
    )
    @given(cases(subject.game))
    def holds(case: Case) -> None:
        check(subject, case)

    if seed is not None:
        holds = hypothesis.seed(seed)(holds)
    holds()


def check(game: Game, *, examples: int = EXAMPLES, seed: int | None = None, rules: str | None = None) -> dict[str, str]:
    """All checks hold for the game; the answer is those that could not be run here, with the reason."""
    skipped: dict[str, str] = {}
    for name in names():
        try:
            run(name, game, examples=examples, seed=seed, rules=rules)
        except SkipTest as reason:
            skipped[name] = str(reason)
    return skipped
