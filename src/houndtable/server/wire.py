"""HTTP and WebSocket as uvicorn speaks them, with limits on what a stranger may send and leave unread."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import httptools
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from houndtable.server import sockets
from houndtable.server.addresses import HEADER, counted
from houndtable.server.bodies import problem_of
from houndtable.server.rates import Bucket
from houndtable.server.refusals import Malformed, TooFast, TooLarge, TooMany
from houndtable.server.sockets import Line

PIECE: Final = 512  # bytes of frames that are looked at before others have their turn
FORWARDED: Final = HEADER.encode()
ANSWERS: Final = {
    sockets.HEADERS: (431, TooLarge("refused-large-headers")),
    sockets.BODY: (413, TooLarge("refused-body-too-large")),
    sockets.PIPELINE: (429, TooFast("refused-sent-ahead")),
    sockets.ADDRESS: (429, TooMany("refused-too-many-connections")),
    sockets.MALFORMED: (400, Malformed("refused-not-http")),
}


class Refused(Exception):
    """The request is not taken; httptools stops at it."""


class Http(HttpToolsProtocol):
    """A socket that speaks HTTP."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], line: Line) -> None:
        super().__init__(config, server_state, app_state)
        self.line = line
        self.settings = line.sockets.settings
        self.ws_protocol_class = partial(WebSocket, line=line)  # type: ignore[assignment]
        self.reason = sockets.MALFORMED
        self.is_in_head = True
        self.received = 0  # bytes of headers, or of a body
        self.fields = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.line.wait(sockets.SLOW_HEADERS, self.settings.header_time)
        self.line.open(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.line.gone()

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        was_in_head = self.is_in_head
        try:
            self.parser.feed_data(data)
            if was_in_head and self.is_in_head:
                self.received += len(data)
                self.check_head()
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except (httptools.HttpParserError, Refused):
            self.refuse()

    def refuse(self) -> None:
        """Say what is wrong if nothing else is being said, and close."""
        self.line.sockets.refused[self.reason] += 1
        if bool(self.cycle) and not self.cycle.response_complete:
            self.transport.abort()
            return
        status, refusal = ANSWERS[self.reason]
        body = msgspec.json.encode(problem_of(refusal))
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()

    def reject(self, reason: str) -> None:
        """Stop reading the request."""
        self.reason = reason
        raise Refused

    def check_head(self) -> None:
        """Reject headers that are too large."""
        if self.received > self.settings.largest_head:
            self.reject(sockets.HEADERS)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self.is_in_head:
            self.line.wait(sockets.SLOW_HEADERS, self.settings.header_time)
        self.is_in_head, self.received, self.fields = True, 0, 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.settings.longest_field:
            self.reject(sockets.HEADERS)
        if not url.isascii():
            self.reject(sockets.MALFORMED)

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value)
        if not self.is_in_head or size > self.settings.longest_field:
            self.reject(sockets.HEADERS)
        self.fields += 1
        if self.fields > self.settings.most_fields:  # at once: thousands may come in one read
            self.reject(sockets.HEADERS)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.received = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        self.check_head()
        self.is_in_head, self.received = False, 0
        if len(self.pipeline) >= self.settings.pipeline:
            self.reject(sockets.PIPELINE)
        if self.line.is_proxied:
            peer = self.client[0] if self.client else ""
            told = [value.decode("latin-1") for name, value in self.headers if name == FORWARDED]
            if not self.line.sockets.assign(self.line, counted(peer, told, self.settings)):
                self.reject(sockets.ADDRESS)
        self.line.wait(sockets.SLOW_BODY, self.settings.body_time)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.received += len(body)
        if self.received > self.settings.longest_body:
            self.reject(sockets.BODY)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.parser.should_upgrade() and self._should_upgrade():
            return
        if self.cycle.response_complete:
            self.line.rest()
        else:
            self.line.work()

    def on_response_complete(self) -> None:
        is_last = not self.pipeline
        super().on_response_complete()
        if is_last and not self.cycle.more_body:
            self.line.rest()


class WebSocket(WebSocketsSansIOProtocol):
    """A socket that was upgraded."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], line: Line) -> None:
        super().__init__(config, server_state, app_state)
        self.line = line
        settings = line.sockets.settings
        self.control = Bucket(settings.control_rate, settings.control_burst)
        self.most_fragments = settings.most_fragments
        self.held = bytearray()  # what came and was not looked at
        self.is_posting = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.line.post = sockets.later
        self.line.gone()

    def post(self, data: bytes) -> bool:
        """Send a text, together with what else is sent in this turn of the loop; return whether that was possible: the
        socket is open, and its client reads what was sent before."""
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return False
        if not self.is_posting:
            self.is_posting = True
            self.loop.call_soon(self.flush)
        self.conn.send_text(data)
        return True

    def flush(self) -> None:
        """Write what was posted, unless it went out with something else."""
        self.is_posting = False
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def handle_connect(self, event: Request) -> None:
        self.line.wait(sockets.NO_HELLO, self.line.sockets.settings.hello_time)
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][sockets.EXTENSION] = self.line  # type: ignore[assignment]
            self.line.post = self.post

    def data_received(self, data: bytes) -> None:
        if not self.held and len(data) <= PIECE and self.is_ready():  # nearly always
            super().data_received(data)
        else:
            self.held += data
            self.go_on()

    def go_on(self) -> None:
        """Look at what came, unless the application or the client has something to read first."""
        while self.held and self.is_ready():
            piece = bytes(self.held[:PIECE])
            del self.held[:PIECE]
            super().data_received(piece)
        if not self.transport.is_closing():
            if self.is_ready():
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def is_ready(self) -> bool:
        return not self.read_paused and self.writable.is_set() and not self.transport.is_closing()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.go_on()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.go_on()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.go_on()
        return message

    def may_go_on(self) -> bool:
        """Return whether one more frame without a message may come; who sends too many is cut off."""
        if not self.line.is_cut and not self.control.take(self.loop.time()):
            self.line.cut(sockets.FRAMES)
        return not self.line.is_cut

    def handle_ping(self) -> None:
        if self.may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= self.most_fragments:
            self.line.cut(sockets.FRAMES)
        if not self.line.is_cut:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand the message on; a text that is no UTF-8 ends the connection without a word in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
