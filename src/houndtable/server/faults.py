"""Faults: what should not happen. Each has a number, which is in the log and in what the person is told."""

from __future__ import annotations

import logging
import re
import secrets
import traceback
from typing import Final

from houndtable.server.refusals import OurFault

LOG = logging.getLogger("houndtable.server")
FRAMES: Final = 30  # of each exception, those nearest to where it was raised
CHAIN: Final = 5  # exceptions of which each came of another
FRAME: Final = re.compile(r'\s*File "[^"]+", line \d+, in [\w<>.]+')


def reported(error: BaseException) -> OurFault:
    """The refusal that tells of the fault by its number; under the same number the log has where it happened."""
    number = secrets.token_hex(4)
    LOG.error("fault %s: %s", number, trace_of(error))
    return OurFault(number)


def trace_of(error: BaseException) -> str:
    """Where it happened, and kinds of errors; never their texts, which may hold a card, a token or a name."""
    parts: list[str] = []
    current: BaseException | None = error
    while current is not None and len(parts) < CHAIN:
        parts.append("\n".join([kind(current), *places(current)]))
        current = current.__cause__ or current.__context__
    return "\nwhich came of ".join(parts)


def kind(error: BaseException) -> str:
    """The full name of the error's class."""
    return f"{type(error).__module__}.{type(error).__qualname__}"


def places(error: BaseException) -> list[str]:
    """The lines of code that led to the error, the last one raised it; those of another process too."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    told = [f'  File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in frames]
    remote = str(getattr(error, "tb", ""))  # how a worker of a pool tells where it failed
    return told + [line.rstrip() for line in remote.splitlines() if FRAME.fullmatch(line.rstrip())][-FRAMES:]
