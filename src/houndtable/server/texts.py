"""Texts that others are shown: names and what is said, in any script, as long as they stay on their own line."""

from __future__ import annotations

import unicodedata
from typing import Final, NewType

from houndtable.server.refusals import Malformed

Shown = NewType("Shown", str)  # composed, visible and of bounded height

NAME: Final = "name"
CHAT: Final = "chat"
BLANKS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # letters that look like a space
NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
EMOJI_STYLE: Final = "\ufe0f"
VIRAMA: Final = 9  # the combining class of signs that join Indic letters
MOST_ACCENTS: Final = 2  # general ones on a character, after composing; Vietnamese needs none then
MOST_MARKS: Final = 4  # of any kind: Burmese has four, pointed Hebrew and Hindi three


def shown_text(text: str, longest: int, what: str) -> Shown:
    """Return the text composed (NFC) and without needless spaces; refuse it if it cannot be shown as it is. `what`
    is NAME or CHAT."""
    tidy = " ".join(unicodedata.normalize("NFC", text).translate(BLANKS).split())
    if not tidy or len(tidy) > longest:
        raise Malformed("refused-text-length", what=what, most=longest)
    if not all(one.isprintable() or is_joining(tidy, at) for at, one in enumerate(tidy)):
        raise Malformed("refused-text-invisible", what=what)
    if is_piled_up(tidy):
        raise Malformed("refused-text-accents", what=what)
    return Shown(tidy)


def is_joining(text: str, at: int) -> bool:
    """Return whether a joiner stands where a script or an emoji needs it."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if text[at] not in (JOINER, NON_JOINER) or not before or not after:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return True
    if text[at] == NON_JOINER:
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    is_emoji = before == EMOJI_STYLE or unicodedata.category(before) in ("So", "Sk")
    return is_emoji and unicodedata.category(after) == "So"


def is_piled_up(text: str) -> bool:
    """Return whether a character carries too many marks, one of them twice, or a mark has nothing to stand on."""
    marks: list[str] | None = None  # None where nothing is there to carry one
    for one in text:
        if not unicodedata.category(one).startswith("M"):
            marks = None if one == " " else []
        elif marks is None or one in marks:
            return True
        else:
            marks.append(one)
            accents = sum(unicodedata.name(mark, "").startswith("COMBINING") for mark in marks)
            if len(marks) > MOST_MARKS or accents > MOST_ACCENTS:
                return True
    return False
