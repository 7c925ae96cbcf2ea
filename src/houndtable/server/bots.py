"""Bots think in processes of their own, one fair queue for all: whoever asks, nobody waits long for others' bots."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from houndtable import compiled_beside, engine, games
from houndtable.bots.bot import Bot
from houndtable.bots.levels import LEVELS, MILLISECONDS
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.bots.search_bot import SearchBot
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import Refusal
from houndtable.kernel.json import Json
from houndtable.kernel.message import Message
from houndtable.server.crew import Crew, Job
from houndtable.server.fair import Path
from houndtable.server.workers import Work, Worker, clock

OVERHEAD: Final = 0.005  # seconds for a question besides thinking
Answer = tuple[str, list[Message]]  # a move, and why if that was asked


class Since(NamedTuple):
    """How many moves were made at the table, and who made the last one: a bot that is on again at once goes on with
    what it found out."""

    moves: int
    seat: int
    text: str


@dataclass(frozen=True)
class Question:
    """What a bot of a level from 1 to 5 would do in a seat. `position` is asked for when it is thought over; `paths`
    says whose turn it may be; without `since` nothing is kept for the next move."""

    table: str
    game: str
    position: Callable[[], Json]
    seat: int
    level: int
    seed: int
    paths: list[Path]
    rank: int
    since: Since | None = None
    explain: bool = False
    is_secret: bool = False


class Thinkers:
    """So many processes in which bots think; none means that they think where they are asked, for tests."""

    def __init__(self, workers: int, most: int = 1000) -> None:
        self.crew = Crew(workers, most)
        self.could_be_quicker = engine() == "interpreted"
        self.over: dict[Worker, set[str]] = {}  # tables of which a worker may still have bots

    def job(self, question: Question) -> Job[Answer]:
        """The question as a job; of those who may have it done, whoever was given the least time has."""
        seconds = MILLISECONDS[question.level - 1] / 1000 + OVERHEAD
        path = min(question.paths, key=lambda path: self.crew.order.stands(path[:1]))
        seat = (question.table, question.seat)
        return Job(
            partial(self.work, question), path, question.rank, seconds, (*seat, question.explain),
            None if question.since is None else seat, is_secret=question.is_secret,
        )  # fmt: skip

    def work(self, question: Question, worker: Worker | None) -> Work[Answer]:
        """What the worker is sent."""
        keep = None if worker is None or question.since is None else (question.table, question.since)
        over = self.over.pop(worker, set()) if worker is not None else set()
        return partial(
            thought, question.game, question.position(), question.seat, LEVELS[question.level - 1], question.seed,
            keep, over, explain=question.explain,
        )  # fmt: skip

    async def think(self, job: Job[Answer]) -> Answer:
        """The answer. Should a worker die, a new one thinks it over once more."""
        if self.could_be_quicker and self.crew.workers and compiled_beside() is not None:
            self.could_be_quicker = False
            self.crew.renew()  # new processes take the compiled engine that is there now
        return await self.crew.do(job)

    def give_up(self, job: Job[Answer], why: Refusal) -> None:
        """Nobody needs the answer any more."""
        self.crew.cancel(job, why)

    def forget(self, table: str, seats: int) -> None:
        """The table is over, or another process has it: no bot of it is kept."""
        for seat in range(seats):
            worker = self.crew.homes.pop((table, seat), None)
            if worker is not None:
                self.over.setdefault(worker, set()).add(table)

    def close(self) -> None:
        """Give up all questions; no process is left."""
        self.crew.close()


# In a worker.


class Kept(NamedTuple):
    """A bot that may be on again at once: after how many moves it chose what."""

    bot: SearchBot
    level: str
    moves: int
    text: str


class Memory:
    """Bots with what they found out, those unused for longest dropped first; in all so many simulations are kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bots: OrderedDict[tuple[str, int], Kept] = OrderedDict()
        self.size = 0

    def take(self, table: str, seat: int, level: str, since: Since) -> Bot | None:
        """The bot that chose the last move at the table, if it has this seat; any other is dropped."""
        kept = self.bots.pop((table, seat), None)
        if kept is None:
            return None
        self.size -= kept.bot.node.visits
        is_on_again = since == (kept.moves + 1, seat, kept.text) and kept.level == level
        return kept.bot if is_on_again else None

    def put(self, table: str, seat: int, kept: Kept) -> None:
        """Keep the bot for the next move."""
        self.bots[table, seat] = kept
        self.size += kept.bot.node.visits
        while self.size > self.most:
            self.size -= self.bots.popitem(last=False)[1].bot.node.visits

    def drop(self, tables: set[str]) -> None:
        """Keep no bot of these tables."""
        for table, seat in [known for known in self.bots if known[0] in tables]:
            self.size -= self.bots.pop((table, seat)).bot.node.visits


MEMORY: Final = Memory(20_000)


def thought(
    game: str, position: Json, seat: int, level: str, seed: int, keep: tuple[str, Since] | None, over: set[str],
    *, explain: bool,
) -> Answer:  # fmt: skip
    """The move a bot of this level makes, and why if that is asked."""
    MEMORY.drop(over)
    found = games.find(game)
    perspective = Perspective(found, found.load(position, Seeded(seed)), seat)
    bot = None if keep is None else MEMORY.take(keep[0], seat, level, keep[1])
    bot = bot or make(level, seed, seat, clock)
    if explain:
        thinking = bot.think(perspective)
        return found.vocabulary.texts[thinking.move], thinking.why
    text = found.vocabulary.texts[bot.choose(perspective)]
    if keep is not None and isinstance(bot, SearchBot):
        MEMORY.put(keep[0], seat, Kept(bot, level, keep[1].moves, text))
    return text, []
