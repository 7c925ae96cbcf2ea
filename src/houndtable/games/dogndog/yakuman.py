"""The Yaku-Man, each a small rule of its own: what a complete hand is worth in trophies, whatever its points [8.1]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.components import DISC, NUMBERS, is_red, kind_of_face
from houndtable.games.dogndog.finish import Finish
from houndtable.games.dogndog.yaku import Rule


def ten_ho(f: Finish) -> list[int] | None:
    """The Parent's first draw [8.2]."""
    return f.faces if f.first and f.parent and f.tsumo else None


def chi_ho(f: Finish) -> list[int] | None:
    """A Child's first draw, or its ron before that [8.3]."""
    return f.faces if f.first and not f.parent else None


def all_red(f: Finish) -> list[int] | None:
    """Nothing but red numbers and Discs [8.4]."""
    for face in f.faces:
        if not is_red(face) and kind_of_face(face) != DISC:
            return None
    return f.faces


def tsu_i_so(f: Finish) -> list[int] | None:
    """Nothing but accessories [8.5]."""
    return f.faces if f.kinds[0] >= NUMBERS else None


def chin_lo_to(f: Finish) -> list[int] | None:
    """Nothing but 1 and 6 [8.6]."""
    for kind in f.kinds:
        if kind != 0 and kind != NUMBERS - 1:
            return None
    return f.faces


YAKUMAN: Final = [
    Rule("Ten-ho", "8.2", 3, ten_ho),
    Rule("Chi-ho", "8.3", 2, chi_ho),
    Rule("All Red", "8.4", 2, all_red),
    Rule("Tsu-I-So", "8.5", 2, tsu_i_so),
    Rule("Chin-Lo-To", "8.6", 3, chin_lo_to),
]
