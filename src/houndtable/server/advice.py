"""What bots at one table are asked: their own moves, and hints for people, as long as the answer is of use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from houndtable.kernel.json import Json
from houndtable.record import Match
from houndtable.server import actions, teaching
from houndtable.server.bots import Answer, Question, Since
from houndtable.server.crew import Job
from houndtable.server.fair import PRESENT, UNWATCHED, WATCHED, Path
from houndtable.server.refusals import NotNow, Stale

if TYPE_CHECKING:
    from houndtable.server.actor import TableActor

Wanted: TypeAlias = Callable[[], bool]


class Advice:
    """The questions of a table that are not answered yet, and whether each is still wanted."""

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.hub = actor.hub
        self.asked: dict[Job[Answer], Wanted] = {}
        self.bot: Job[Answer] | None = None  # the latest question for a bot's own move

    async def bot_move(self, match: Match, seat: int) -> str:
        """The move of the bot in this seat; refused as stale where something else happened meanwhile."""
        table = self.actor.table
        made, level, rank = len(table.move_log), table.seats[seat].level, self.rank
        since = Since(made, *table.move_log.last()) if table.teaching is None else None
        question = Question(
            table.name, match.game.name, match.state.dump, seat, level, self.seed(match, seat), self.paths(), rank,
            since, is_secret=match.state.asks_in_secret(),
        )  # fmt: skip

        def is_wanted() -> bool:
            now = self.actor.table
            same = now.match is match and len(now.move_log) == made and seat in now.owing()
            return same and not now.seats[seat].has_person and self.actor.next_bot() is not None

        return (await self.answer(question, is_wanted))[0]

    async def hint(self, seat: int, path: Path) -> Answer:
        """What a bot of the highest level that is quick would do in the seat's place, and why; in a lesson, what leads
        through it. It is wanted as long as the seat sees what it saw, whatever others do in secret."""
        table = self.actor.table
        match = table.playing()
        if seat not in table.owing():
            raise NotNow("refused-nothing-to-decide")
        level = self.hub.settings.adviser if table.teaching is None else teaching.ADVISER
        seen = self.seen(seat)
        question = Question(
            table.name, match.game.name, self.position, seat, level, self.seed(match, seat), [path], PRESENT,
            explain=True, is_secret=match.state.asks_in_secret(),
        )  # fmt: skip
        return await self.answer(question, lambda: self.seen(seat) == seen)

    def position(self) -> Json:
        """The position as it is when a hint is thought over."""
        return self.actor.table.playing().state.dump()

    def seen(self, seat: int) -> Json:
        """What the seat sees where it has to choose; None elsewhere."""
        table = self.actor.table
        if table.phase != "playing" or seat not in table.owing():
            return None
        return table.view(seat)[0].as_json()

    async def answer(self, question: Question, is_wanted: Wanted) -> Answer:
        """The answer, as long as it is wanted."""
        job = self.hub.thinkers.job(question)
        self.asked[job] = is_wanted
        if not question.explain:
            self.bot = job
        try:
            return await self.hub.thinkers.think(job)
        finally:
            del self.asked[job]

    def review(self) -> None:
        """Something happened: questions whose answers are no use any more are given up, the others have their rank."""
        for job, is_wanted in list(self.asked.items()):
            if not is_wanted():
                self.hub.thinkers.give_up(job, Stale("refused-moved-on"))
        if self.actor.table.phase == "over":
            self.forget()

    def rerank(self) -> None:
        """Somebody came or went: bots think first where somebody waits for them."""
        if self.bot is not None:
            self.hub.thinkers.crew.order.rerank(self.bot, self.rank)

    @property
    def rank(self) -> int:
        """How soon bots think here: first where a player is present, last where nobody looks."""
        heard = [stream.viewer for stream in self.actor.streams.values() if stream.listeners]
        return PRESENT if any(viewer is not None for viewer in heard) else WATCHED if heard else UNWATCHED

    def paths(self) -> list[Path]:
        """Whose turn it may be when a bot thinks: the players' who are present; else theirs who look on; else his who
        made the table."""
        name, streams = self.actor.table.name, self.actor.streams.values()
        players = [one for stream in streams if stream.viewer is not None for one in stream.listeners]
        people = players or [one for stream in streams for one in stream.listeners]
        maker = (self.actor.maker, self.actor.table.created.host, name)
        return [(one.address, one.person, name) for one in people] or [maker]

    def seed(self, match: Match, seat: int) -> int:
        """The luck of a bot that thinks now: nobody can foresee it, but in a lesson it is prepared."""
        found = self.actor.table.teaching
        return self.hub.number() if found is None else found.seed(match, seat)

    def by_heuristic(self, seat: int) -> str:
        """The move of the heuristic; any lawful one should they fail."""
        match = self.actor.table.playing()
        try:
            return actions.heuristic_move(match, seat, self.hub.number())
        except Exception as error:
            self.hub.fault(error)
            return actions.any_move(match, seat, self.hub.number())

    def close(self) -> None:
        """Nothing more is asked here."""
        for job in list(self.asked):
            self.hub.thinkers.give_up(job, Stale("refused-moved-on"))
        self.forget()

    def forget(self) -> None:
        """No bot of this table is kept."""
        self.hub.thinkers.forget(self.actor.table.name, len(self.actor.table.seats))
