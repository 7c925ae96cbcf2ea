"""Options that are said to change no game change none."""

from __future__ import annotations

from houndtable.conformance.claim import claim, claim_same
from houndtable.conformance.play import PLAY, Case, play_on, start
from houndtable.conformance.subject import Subject
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.options import OFF, Option


def parts_belong_to_what_can_be_off(subject: Subject) -> None:
    """An option that is part of another one is part of one that can be switched off."""
    known = {option.name: option for option in subject.game.options}
    for option in subject.game.options:
        if option.part_of:
            whole = known.get(option.part_of)
            claim(whole is not None and OFF in whole.words, f"{option.name} is part of nothing that can be off.")


def idle_options_change_nothing(subject: Subject, case: Case) -> None:
    """What is only shown, or part of what is off, may be chosen in any way: the same luck plays the same game."""
    idle = [option for option in subject.game.options if is_idle(option, case)]
    chosen = {option.name: option.default for option in idle}, {option.name: option.words[-1] for option in idle}
    one, two = (Case(case.players, {**case.options, **each}, case.seed, case.far) for each in chosen)
    here, there = played(subject.game, one), played(subject.game, two)
    claim_same(here, there, f"{', '.join(chosen[0])} changed what cannot be changed")


def is_idle(option: Option, case: Case) -> bool:
    """Whether no game in this case comes out otherwise by the option."""
    return option.only_shown or case.options.get(option.part_of) == OFF


def played(game: Game, case: Case) -> Json:
    """A game of the case, played at random: its moves, and what came of it."""
    state = start(game, case)
    moves: list[Json] = [[seat, move] for seat, move in play_on(state, case.luck(PLAY))]
    outcome = state.outcome()
    return {"moves": moves, "outcome": None if outcome is None else outcome.as_json()}
