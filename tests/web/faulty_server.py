"""The product with one planted fault, for tests of what the stranger notices.

python faulty_server.py FAULT serve ...

It is started by its path and imports nothing of the tests, so that the installed product can be spoilt as well."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any, ClassVar

from houndtable.cli import main
from houndtable.kernel.errors import IllegalMove, Refusal
from houndtable.kernel.message import Message
from houndtable.server import messages
from houndtable.server.bots import Thinkers
from houndtable.server.connection import Connection

refuse = Connection.refuse


class Nameless(Refusal):
    """A refusal whose code is missing."""

    code: ClassVar[str] = ""


def nameless() -> None:
    """Why a move is not lawful is told without a code."""

    def spoilt(self: Connection, known: str, refusal: Refusal) -> None:
        refuse(self, known, Nameless(str(refusal)) if isinstance(refusal, IllegalMove) else refusal)

    Connection.refuse = spoilt  # type: ignore[method-assign]


def on_why(deed: Callable[[Connection], Any]) -> None:
    """This happens when somebody asks why."""

    async def answer(self: Connection, message: messages.Why) -> None:
        deed(self)

    Connection.__dict__["answer"].register(messages.Why, answer)


def raising() -> None:
    """Asking why raises something that nobody expects."""

    def fail(_: Connection) -> None:
        raise RuntimeError("planted")

    on_why(fail)


def silent() -> None:
    """Asking why has no answer."""
    on_why(lambda _: None)


def closing() -> None:
    """Asking why closes the socket."""
    on_why(lambda connection: connection.close(4409))


def frozen() -> None:
    """Bots think for ever."""

    async def think(*_: object, **__: object) -> tuple[str, list[Message]]:
        await asyncio.Event().wait()
        return "", []

    Thinkers.think = think  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    "nameless": nameless,
    "raising": raising,
    "silent": silent,
    "closing": closing,
    "frozen": frozen,
}

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
