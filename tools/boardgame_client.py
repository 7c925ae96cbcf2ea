"""The load client of tools/against_boardgame.py for boardgame.io's server, which speaks socket.io.

    python tools/boardgame_client.py ADDRESS TABLES CORE

Takes the same orders as tools/load_client.py.
"""

from __future__ import annotations

import asyncio
import http.client
from typing import Any

import msgspec
import uvloop
from load_client import SEATS, Heard, Load, Seat, Table, obey
from load_socket import opened
from msgspec import Struct

GAME = "duel"
EVENT = f"42/{GAME},".encode()
PATH = "/socket.io/?EIO=4&transport=websocket"


class Ctx(Struct, rename={"current": "currentPlayer"}):
    current: str


class Cards(Struct):
    step: str


class State(Struct, rename={"number": "_stateID", "cards": "G"}):
    number: int
    ctx: Ctx
    cards: Cards


class Sync(Struct):
    state: State


class Player(Seat):
    """A person at a table of boardgame.io."""

    is_connected = False
    is_moving = False

    def heard(self, data: bytes) -> None:
        if data.startswith(b"0"):
            self.socket_send(f"40/{GAME},".encode())
        elif data.startswith(b"2"):
            self.socket_send(b"3")
        elif data.startswith(f"40/{GAME}".encode()):
            self.is_connected = True
        elif data.startswith(EVENT):
            name, _, what, *_ = msgspec.json.decode(data[len(EVENT) :], type=list[msgspec.Raw])
            if bytes(name) == b'"sync"':
                self.shown(msgspec.json.decode(what, type=Sync).state)
            elif bytes(name) == b'"update"':
                self.shown(msgspec.json.decode(what, type=State))

    def shown(self, state: State) -> None:
        """The table as it is now; the answer to this player's own move is that they see it made."""
        is_next = state.ctx.current == str(self.number)
        self.at = Heard("position", position=state.number, moves=[state.cards.step]) if is_next else None
        if self.is_moving:
            self.is_moving = False
            self.table.answered(Heard("done"))
        self.table.offer()

    def socket_send(self, data: bytes) -> None:
        asyncio.get_running_loop().call_soon(lambda: self.socket.send(data))

    def send_move(self, at: Heard, move: str, known: str) -> None:
        self.is_moving = True
        args = [0] if move == "play" else []
        who = {"playerID": str(self.number), "credentials": self.token}
        action = {"type": "MAKE_MOVE", "payload": {"type": move, "args": args, **who}}
        body = ["update", action, at.position, self.table.name, str(self.number)]
        self.socket.send(EVENT + msgspec.json.encode(body))


class BoardgameLoad(Load):
    """All tables of this client."""

    def __init__(self, address: str, count: int, games: list[str]) -> None:
        super().__init__(address, count, games)
        self.players: list[Player] = []

    async def order_tables(self, port: float = 0) -> dict[str, Any]:
        """So many tables; this is the port where they are made."""
        self.line = http.client.HTTPConnection("127.0.0.1", int(port))
        for _ in range(self.count):
            match = self.post(f"/games/{GAME}/create", {"numPlayers": SEATS})["matchID"]
            table = Table(self, match)
            self.tables.append(table)
            for seat in range(SEATS):
                body = {"playerID": str(seat), "playerName": f"person {seat}"}
                token = self.post(f"/games/{GAME}/{match}/join", body)["playerCredentials"]
                self.players.append(Player(table, seat, token))
                table.seats.append(self.players[-1])
        return {}

    async def order_connect(self) -> dict[str, Any]:
        for seat in self.everybody():
            seat.socket = await opened(self.address, PATH, "", seat.heard)
        while not all(player.is_connected for player in self.players):
            await asyncio.sleep(0.01)
        return {}

    async def order_hello(self) -> dict[str, Any]:
        for seat in self.everybody():
            body = ["sync", seat.table.name, str(seat.number), seat.token, SEATS]
            seat.socket.send(EVENT + msgspec.json.encode(body))
        while len(self.ready) < self.count:
            await asyncio.sleep(0.01)
        return {}


if __name__ == "__main__":
    uvloop.run(obey(BoardgameLoad))
