"""The server signs the records of finished games, tells its public keys, and keeps the private ones to itself."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from houndtable.cli.command import main
from houndtable.kernel.chance import Seeded
from houndtable.record import signed_part, verify
from houndtable.server import keyring, signing
from houndtable.server.sqlite_store import SqliteStore, backup, restore
from tests.server.databases import opened, schema
from tests.server.house import House, Player, house, player, post
from tests.server.test_games import play_on, seated

pytestmark = pytest.mark.usefixtures("each_store")
SEATS = [{"kind": "person"}, {"kind": "bot", "level": 1}]
SHORT = {"target": 10, "lives": 1}


async def played(home: House, who: Player) -> str:
    """A table where a game was played to its end."""
    made = await post(who.http, "/api/tables", game="dachs", players=2, options=SHORT, seats=SEATS)
    table: str = made["info"]["table"]
    assert (await who.http.get(f"/api/tables/{table}/record")).status_code == 409
    await seated(home, who, table, made["key"], "Ada")
    unfinished = await who.http.get(f"/api/tables/{table}/record")
    assert (unfinished.status_code, unfinished.json()["code"]) == (409, "not-now")
    assert "signature" not in unfinished.text
    await play_on(who, Seeded(1))
    return table


async def public_keys(who: Player) -> dict[str, bytes]:
    """The server's keys by their ids, and nothing else is told."""
    told = (await who.http.get("/api/keys")).json()["keys"]
    for key in told:
        assert set(key) == {"kid", "x", "kty", "crv", "alg", "use"}
    found = {key["kid"]: signing.from_text(key["x"]) or b"" for key in told}
    assert all(signing.key_id(public) == name for name, public in found.items())
    return found


def is_signed(text: str, keys: dict[str, bytes]) -> bool:
    """Whether the record was signed with one of the keys."""
    found = verify(text).signature
    assert found is not None
    return found.key in keys and signing.is_good(keys[found.key], found.value, signed_part(text))


def test_the_record_of_a_finished_game_is_signed_with_the_published_key(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            keys = await public_keys(ada)
            assert len(keys) == 1
            text = (await ada.http.get(f"/api/tables/{await played(home, ada)}/record")).text
            assert is_signed(text, keys)
            assert not is_signed(text, {name: signing.public_half(bytes(32)) for name in keys})
            assert not is_signed(text, {})
            secrets = [key.private for key in await keyring.keys(home.hub.store)]
            assert len(secrets[-1]) == 32
            told = text + (await ada.http.get("/api/keys")).text + (await ada.http.get("/metrics")).text
            assert signing.as_text(secrets[-1]) not in told and secrets[-1].hex() not in told

    asyncio.run(story())


def test_the_key_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def story() -> list[dict[str, bytes]]:
        found = []
        for _ in range(2):
            async with house(tmp_path) as home, player(home, "Ada") as ada:
                found.append(await public_keys(ada))
        return found

    before, after = asyncio.run(story())
    assert before == after


def test_a_new_key_signs_at_once_and_old_records_can_still_be_checked(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            page = f"/api/tables/{await played(home, ada)}/record"
            old = (await ada.http.get(page)).text
            before = await public_keys(ada)
            new = await keyring.replace(home.hub.store)
            text, keys = (await ada.http.get(page)).text, await public_keys(ada)
            assert list(keys) == [new, *before]
            assert is_signed(text, {new: keys[new]})
            assert is_signed(old, keys)
            assert [bool(key.private) for key in await keyring.keys(home.hub.store)] == [False, True]
            with pytest.raises(keyring.NoSuchKey, match="signing records now"):
                await keyring.drop(home.hub.store, new)
            with pytest.raises(keyring.NoSuchKey, match="There is no key"):
                await keyring.drop(home.hub.store, "odd")
            await keyring.drop(home.hub.store, *before)
            assert not is_signed(old, await public_keys(ada))

    asyncio.run(story())


def test_whoever_is_first_makes_the_key_and_all_use_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        found = await asyncio.gather(*[keyring.keys(store) for _ in range(5)])
        assert all(keys == found[0] and len(keys) == 1 for keys in found)
        made = await asyncio.gather(*[keyring.replace(store) for _ in range(3)], return_exceptions=True)
        names = [signing.key_id(key.public) for key in await keyring.keys(store)]
        assert sorted(name for name in made if isinstance(name, str)) == sorted(names[1:])
        assert all(isinstance(name, str | keyring.NoSuchKey) for name in made)
        await store.close()

    asyncio.run(story())


def test_the_operator_replaces_keys_beside_a_running_server(
    tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str) -> str:
        assert main(["keys", *words, "--data", place]) == 0
        return capsys.readouterr().out

    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            (old,) = await public_keys(ada)
            assert old in await asyncio.to_thread(run)
            said = await asyncio.to_thread(run, "--new")
            new, *others = await public_keys(ada)
            assert (new in said, others) == (True, [old])
            assert [key["kid"] for key in json.loads(await asyncio.to_thread(run))["keys"]] == [new, old]
            assert "no longer" in await asyncio.to_thread(run, "--drop", old)
            assert list(await public_keys(ada)) == [new]
            assert home.hub.counts.faults == 0

    in_database = "postgresql" in request.node.name
    base = request.getfixturevalue("postgres") if in_database else ""
    place = asyncio.run(schema(base, str(tmp_path))) if in_database else str(tmp_path)
    asyncio.run(story())


def test_the_keys_of_no_server_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["keys", "--data", str(tmp_path / "nothing")]) == 2
    assert "There is no data in" in capsys.readouterr().err
    assert not (tmp_path / "nothing").exists()


def test_a_backup_brings_the_key_along(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "one")
        keys = await keyring.keys(store)
        backup(tmp_path / "one", tmp_path / "file")
        restore(tmp_path / "file", tmp_path / "two")
        other = SqliteStore(tmp_path / "two")
        assert await keyring.keys(other) == keys
        await store.close()
        await other.close()

    asyncio.run(story())


def test_a_database_that_is_not_there_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["keys", "--data", "postgresql://nobody@127.0.0.1:1/nothing"]) == 2
    assert "accept the connection" in capsys.readouterr().err
