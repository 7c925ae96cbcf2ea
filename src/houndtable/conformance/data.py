"""What a game says of itself beside its rules can be used."""

from __future__ import annotations

import re
from itertools import pairwise

from houndtable.bots.levels import CASUAL, LEVELS
from houndtable.conformance.claim import claim
from houndtable.conformance.subject import Subject


def levels_think_more_and_more(subject: Subject) -> None:
    """Every level has its number of simulations: none up to the casual player, then more from level to level."""
    told = subject.game.simulations
    claim(len(told) == len(LEVELS), f"{told} is not a number of simulations for each of {len(LEVELS)} levels.")
    claim(not any(told[: CASUAL + 1]), f"{told} lets levels think that play by the rules of thumb.")
    claim(all(less < more for less, more in pairwise(told[CASUAL:])), f"{told} does not grow from level to level.")


def charts_have_a_colour(subject: Subject) -> None:
    """The colour of the game's charts is written as it is understood everywhere."""
    colour = subject.game.colour
    claim(re.fullmatch(r"#[0-9a-f]{6}", colour) is not None, f"{colour!r} is not a colour like '#3f7d3a'.")
