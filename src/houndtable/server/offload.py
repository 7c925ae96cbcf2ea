"""Work that takes too long for the event loop, such as telling a whole match again: done in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

from houndtable.server.crew import Crew, Job

NICENESS: Final = 5  # people wait for it, but not as for an acknowledgement
P = ParamSpec("P")
T = TypeVar("T")


class Offload:
    """One worker process, started for the first work; without it (`workers=0`) work is done at once, for tests."""

    def __init__(self, workers: int, most: int) -> None:
        self.crew = Crew(workers, most, NICENESS)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function returns there; function, arguments and result are pickled. Refused where too much
        waits already."""
        return await self.run_for("", work, *args, **kwargs)

    async def run_for(self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for somebody at this address: addresses take turns."""
        return await self.crew.do(Job(lambda _: partial(work, *args, **kwargs), (address,)))

    def close(self) -> None:
        """Give up all work; no process is left."""
        self.crew.close()
