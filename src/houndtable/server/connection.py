"""A connection: one socket of one person, with all the tables they look at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, MutableMapping
from functools import partial, singledispatchmethod
from typing import Any, Final, Protocol

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

from houndtable.kernel.errors import IllegalMove, NoSuchMove, Refusal
from houndtable.server import actions, messages
from houndtable.server.actor import TableActor, nothing
from houndtable.server.hub import Hub
from houndtable.server.messages import CLIENT, LONGEST_ID, Done, FromClient, Pong, Refused, Welcome, encode, worded
from houndtable.server.naming import names_for
from houndtable.server.people import Person
from houndtable.server.rates import Bucket, Buckets
from houndtable.server.refusals import (
    CONNECT_AGAIN,
    TOO_FAST,
    TOO_MANY_FAULTS,
    TOO_SLOW,
    Elsewhere,
    Malformed,
    NotNow,
    TooFast,
    TooMany,
)
from houndtable.server.sockets import later
from houndtable.server.table import Table

LONGEST_MOVE: Final = 200
TOLD: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(msgspec.Raw)  # sent on as it is


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    client_state: WebSocketState

    async def receive(self) -> MutableMapping[str, Any]: ...

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    """Messages come in one after the other; what cannot go out at once waits in a queue that must not grow too long."""

    def __init__(
        self,
        socket: Socket,
        person: Person,
        address: str,
        hub: Hub,
        chat: Buckets,
        greet: Callable[[], None] = nothing,
        post: Callable[[bytes], bool] = later,
    ) -> None:
        self.socket = socket
        self.person = person.person
        self.name = person.name
        self.session = person.session
        self.address = address
        self.hub = hub
        self.chat = chat
        self.greet = greet
        self.post = post
        self.unread = 0  # bytes in the queue, and of the message that is being sent
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.views: set[tuple[str, int | None]] = set()
        self.rate = Bucket(hub.settings.message_rate, hub.settings.message_burst)
        self.faults = 0
        self.too_fast = 0
        self.is_closing = False
        self.answers: set[asyncio.Task[None]] = set()  # that are being worked at

    async def run(self) -> None:
        """Everything from the first message to the last."""
        self.send(encode(Welcome(messages.PROTOCOL, self.hub.epoch, self.person, self.name)))
        self.hub.presence.enter(self)
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader, *self.answers):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            self.hub.presence.leave(self)
            for name, viewer in self.views:
                if name in self.hub.actors:
                    self.hub.actors[name].deafen(self, viewer)
            if self.hub.cluster is not None:
                self.hub.cluster.relay.gone(self)

    def send(self, data: bytes) -> None:
        """The message goes out, or waits to; who does not read is cut off."""
        if self.is_closing or (not self.unread and self.post(data)):
            return
        settings = self.hub.settings
        if self.queue.qsize() >= settings.backlog or self.unread > settings.unread:
            self.close(TOO_SLOW)
        else:
            self.unread += len(data)
            self.queue.put_nowait(data)

    def close(self, code: int) -> None:
        """After what waits has gone out, the socket is closed with this code."""
        if not self.is_closing:
            self.is_closing = True
            self.queue.put_nowait(code)

    async def write(self) -> None:
        """What waits goes out."""
        while True:
            item = await self.queue.get()
            if isinstance(item, int):
                await self.socket.close(item)
                return
            await self.socket.send_text(item.decode())
            self.unread -= len(item)

    async def read(self) -> None:
        """What comes in is done, one message after the other."""
        try:
            while self.socket.client_state == WebSocketState.CONNECTED:
                event = await self.socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                data = event.get("bytes") or (event.get("text") or "").encode()
                await self.take(data)
        except WebSocketDisconnect:
            return

    async def take(self, data: bytes) -> None:
        """One message: done and answered, or refused with its code."""
        self.hub.counts.messages += 1
        known = ""
        try:
            now = self.hub.time.now()
            if not self.rate.take(now):
                raise TooFast("refused-too-many-messages")
            await self.hub.pause(self.hub.messages.delay(self.address, now))  # who shares an address loses no move
            message = read(data)
            known = getattr(message, "id", "")
            if not await self.hub.forward(self, message, data):
                await self.answer(message)
            if isinstance(message, messages.Hello):
                self.greet()
        except Elsewhere:
            self.close(CONNECT_AGAIN)
        except TooFast as refusal:
            await self.hub.pause(self.hub.settings.penalty)
            self.refuse(known, refusal)
        except Exception as error:
            self.excuse(known, error)

    def excuse(self, known: str, error: Exception) -> None:
        """Whatever was in the way, the message has its answer."""
        self.refuse(known, error if isinstance(error, Refusal) else self.hub.fault(error))

    def refuse(self, known: str, refusal: Refusal) -> None:
        """The refusal is on its way; who goes on and on is cut off."""
        self.hub.counts.refused += isinstance(refusal, Malformed | TooFast)  # nothing that tells of a table
        self.faults += isinstance(refusal, Malformed)
        self.too_fast += isinstance(refusal, TooFast)
        clause = refusal.clause if isinstance(refusal, IllegalMove) else ""
        near = refusal.near if isinstance(refusal, NoSuchMove) else []
        self.send(encode(Refused(known, refusal.code, worded(refusal.message), refusal.game, clause, near)))
        if self.faults > self.hub.settings.faults:
            self.close(TOO_MANY_FAULTS)
        if self.too_fast > self.hub.settings.flood:
            self.close(TOO_FAST)

    def work_at(self, known: str, work: Coroutine[Any, Any, None]) -> None:
        """The answer to this message takes long: others do not wait for it, and it ends with the connection."""

        async def answering() -> None:
            try:
                await work
            except Exception as error:
                self.excuse(known, error)

        task = self.hub.spawn(answering())
        self.answers.add(task)
        task.add_done_callback(self.answers.discard)

    async def actor(self, table: str, seat: int | None) -> TableActor:
        """The table, if the seat is this person's; everybody may look on."""
        actor = await self.hub.find(table)
        if seat is not None:
            actions.own(actor.table, seat, self.person)
        return actor

    async def names(self, table: Table, seat: int | None) -> list[str] | None:
        """The names for who looks at a finished game from outside; None for all others, who see those of the table."""
        if seat is not None or table.phase != "over":
            return None
        return await names_for(table, self.hub.registry, self.person)

    @singledispatchmethod
    async def answer(self, message: FromClient) -> None:
        """Does what the message asks."""
        raise AssertionError(message)

    @answer.register
    async def _(self, message: messages.Hello) -> None:
        actor = await self.actor(message.table, message.seat)
        view = (message.table, message.seat)
        if view not in self.views and len(self.views) >= self.hub.settings.views:
            raise TooMany("refused-too-many-views", most=self.hub.settings.views)
        last = message.last if message.epoch == self.hub.epoch else -1
        await actor.listen(self, message.seat, last, await self.names(actor.table, message.seat))
        self.views.add(view)

    @answer.register
    async def _(self, message: messages.Bye) -> None:
        (await self.actor(message.table, message.seat)).deafen(self, message.seat)
        self.views.discard((message.table, message.seat))

    @answer.register
    async def _(self, message: messages.Move) -> None:
        actor = await self.actor(message.table, message.seat)
        await actor.move(self.person, message, partial(self.done, message.id))

    @answer.register
    async def _(self, message: messages.Why) -> None:
        table = await (await self.actor(message.table, message.seat)).durable()
        match = table.playing()
        if table.hold is not None and message.seat not in table.owing():
            raise NotNow("refused-wait")
        match.lawful(message.seat, message.move)
        self.done(message.id)

    @answer.register
    async def _(self, message: messages.Hint) -> None:
        actor = await self.actor(message.table, message.seat)
        now = self.hub.time.now()
        if not (self.hub.hints.take(self.person, now) and self.hub.hints_of_address.take(self.address, now)):
            raise TooFast("refused-too-many-hints")
        self.work_at(message.id, self.hint(actor, message))

    async def hint(self, actor: TableActor, message: messages.Hint) -> None:
        """A hint goes out when it is found."""
        move, why = await actor.advice.hint(message.seat, (self.address, self.person, message.table))
        self.send(encode(messages.Hinted(message.id, move, [worded(one) for one in why])))

    @answer.register
    async def _(self, message: messages.AskHistory) -> None:
        actor = await self.actor(message.table, message.seat)
        self.hub.retelling.admit(self.address)
        self.work_at(message.id, self.story(actor, message))

    async def story(self, actor: TableActor, message: messages.AskHistory) -> None:
        """All that happened goes out when it is found out."""
        table = await actor.durable()
        said = [messages.Saying(*one) for one in table.said]
        told = await self.hub.retelling.story(table, message.seat, self.address)
        self.send(encode(messages.History(message.id, TOLD.decode(told), said)))

    @answer.register
    async def _(self, message: messages.Say) -> None:
        actor = await self.actor(message.table, message.seat)
        if not self.chat.take(self.person, self.hub.time.now()):
            raise TooFast("refused-too-much-chat")
        await actor.do(
            lambda: actions.say(actor.table, self.hub.settings, message.seat, message.text, self.person),
            partial(self.done, message.id),
        )

    @answer.register
    async def _(self, message: messages.Start) -> None:
        actor = await self.actor(message.table, None)
        await actor.do(lambda: actions.start(actor.table, self.person), partial(self.done, message.id))

    @answer.register
    async def _(self, message: messages.Reveal) -> None:
        actor = await self.actor(message.table, message.seat)
        await actor.do(
            lambda: actions.reveal(actor.table, self.hub.settings, message.seat, message.seed),
            partial(self.done, message.id),
        )

    @answer.register
    async def _(self, message: messages.Undo) -> None:
        actor = await self.actor(message.table, message.seat)
        self.hub.retelling.admit(self.address)
        await actor.ask_undo(message.seat, self.address, partial(self.done, message.id))

    @answer.register
    async def _(self, message: messages.Consent) -> None:
        actor = await self.actor(message.table, message.seat)
        await actor.consent(message.seat, self.address, partial(self.done, message.id), agree=message.agree)

    @answer.register
    async def _(self, message: messages.Leave) -> None:
        actor = await self.actor(message.table, message.seat)
        await actor.do(lambda: actions.leave(actor.table, message.seat), partial(self.done, message.id))

    @answer.register
    async def _(self, message: messages.Back) -> None:
        actor = await self.actor(message.table, message.seat)
        await actor.do(
            lambda: actions.back(actor.table, self.hub.settings, message.seat), partial(self.done, message.id)
        )

    @answer.register
    async def _(self, message: messages.Rematch) -> None:
        actor = await self.actor(message.table, None)
        await self.hub.rematch(actor, self.person, self.address)
        self.done(message.id)

    @answer.register
    async def _(self, message: messages.Ping) -> None:
        self.send(encode(Pong(message.id)))

    def done(self, known: str) -> None:
        """What was asked is done and on the disk."""
        self.send(encode(Done(known)))


def read(data: bytes) -> FromClient:
    """The message, or a refusal that says what is wrong with it."""
    try:
        message = CLIENT.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("refused-no-message", problem=str(error)[:200]) from None
    if len(getattr(message, "id", "")) > LONGEST_ID:
        raise Malformed("refused-long-id", most=LONGEST_ID)
    if len(getattr(message, "move", "")) > LONGEST_MOVE:
        raise Malformed("refused-long-move", most=LONGEST_MOVE)
    return message
