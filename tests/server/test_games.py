"""Whole games through real sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.record import verify
from houndtable.server.messages import Done, Hello, Move, People, ViewUpdate
from tests.server.house import House, Player, house, player, post
from tests.server.test_fairness import checker
from tests.tables import short

pytestmark = pytest.mark.usefixtures("each_store")


async def play_on(who: Player, luck: Seeded) -> People:
    """Makes any lawful move whenever there is one, until the game is over."""
    while True:
        message = await who.hear()
        if isinstance(message, People) and message.info.phase == "over":
            return message
        if isinstance(message, ViewUpdate) and message.moves:
            offer = message.moves[luck.below(len(message.moves))]
            who.sent += 1
            await who.send(Move(message.table, message.seat or 0, message.position, offer, f"{who.sent}"))


async def seated(home: House, who: Player, table: str, key: str, name: str) -> int:
    taken = await post(who.http, f"/api/tables/{table}/seats", name=name, key=key)
    seat: int = taken["seat"]
    await who.send(Hello(table, seat))
    return seat


@pytest.mark.smoke
@pytest.mark.parametrize("game", names())
def test_two_people_and_bots_play_a_whole_game_and_its_luck_is_proved(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            seats = [{"kind": "person"}, {"kind": "bot", "level": 1}, {"kind": "person"}]
            made = await post(ada.http, "/api/tables", game=game, players=3, options=short(find(game)), seats=seats)
            table, key = made["info"]["table"], made["key"]
            assert await seated(home, ada, table, key, "Ada") == 0
            assert await seated(home, ben, table, key, "Ben") == 2
            ends = await asyncio.gather(play_on(ada, Seeded(1)), play_on(ben, Seeded(2)))
            for end in ends:
                assert end.info.result is not None
                assert end.info.result.by_person[1] == 0 and end.info.result.by_bot[1] > 0
                assert end.info.result.by_bot[0] == 0 and end.info.result.by_person[2] > 0
            await post(ada.http, "/api/me", named=True)  # Ada agrees to be named, Ben does not
            text = (await ada.http.get(f"/api/tables/{table}/record")).text
            report = verify(text)
            assert (report.is_finished, report.is_fair) == (True, True)
            assert (report.names[0], report.names[2]) == ("Ada", "Player 3")
            assert made["info"]["commitment"] in text
            assert made["info"]["shuffles"] == json.loads(text.splitlines()[0])["fair"]["shuffles"] == "sorted"
            assert checker()(text).endswith("Player 1: none. Player 3: none.")
            assert not any(isinstance(one, Done) and not one.id for one in ada.heard)

    asyncio.run(story())
