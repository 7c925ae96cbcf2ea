"""Lessons at the table server: prepared luck, tips for the learner alone, bots that answer the same play alike."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from houndtable.games import find, names
from houndtable.kernel.lesson import LEARNER, SEED, Lesson
from houndtable.lab.lesson import tried
from houndtable.record import read, verify
from houndtable.server.messages import Done, Hello, Hint, Hinted, Move, Ping, Pong, Tip, Undo, ViewUpdate
from tests.server.house import Player, house, player, post, refused


def lesson_of(game: str) -> Lesson:
    lesson = find(game).lesson()
    assert lesson is not None
    return lesson


async def begin(who: Player, game: str) -> dict[str, Any]:
    """The learner's lesson has begun, and its first tip is there."""
    made: dict[str, Any] = await post(who.http, "/api/lessons", game=game, name="Ada")
    who.table, who.seat = made["info"]["table"], made["seat"]
    await who.send(Hello(who.table, LEARNER))
    await who.wait(ViewUpdate, lambda position: bool(position.moves))
    await who.wait(Tip)
    return made


async def settled(who: Player) -> ViewUpdate:
    """The latest position, when there is something to decide or the game is over."""
    while True:
        await who.send(Ping())
        await who.wait(Pong)
        assert who.at is not None
        if who.at.moves or who.at.view["step"] == "over":
            return who.at
        await who.wait(ViewUpdate)


async def follow(who: Player, most: int = 1000) -> None:
    """The learner follows so many hints; a bot that chooses at the same time may make one stale."""
    made = 0
    while made < most:
        at = await settled(who)
        if not at.moves:
            return
        hint = await who.ask(Hint, who.table, LEARNER)
        assert isinstance(hint, Hinted), hint
        answer = await who.ask(Move, who.table, LEARNER, at.position, hint.move)
        made += isinstance(answer, Done)
        assert isinstance(answer, Done) or refused(answer) == "stale"


def tips(who: Player) -> list[tuple[str, int]]:
    """All tips heard, as clause and number."""
    return [(tip.clause, tip.number) for tip in who.heard if isinstance(tip, Tip)]


def told(lesson: Lesson) -> list[tuple[str, int]]:
    """All tips of a lesson, as clause and number."""
    return [(tip.clause, number) for number, tip in enumerate(lesson.tips, 1)]


@pytest.mark.parametrize("game", names())
def test_whoever_follows_the_hints_meets_every_tip_once_in_order(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            made = await begin(ada, game)
            await follow(ada)
            assert tips(ada) == told(lesson_of(game))
            text = (await ada.http.get(f"/api/tables/{ada.table}/record")).text
            trial = tried(find(game), lesson_of(game))
            moves = [(step.seat, step.move) for step in read(text).plies[1:]]
            assert moves == [(one.seat, one.text) for one in trial.match.moves]
            report = verify(text)
            assert (report.is_fair, report.is_prepared) == (True, True)
            assert made["info"]["commitment"] in text

    asyncio.run(story())


def test_a_lesson_is_a_private_table_whose_luck_everybody_can_work_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            made = await begin(ada, "dachs")
            info, lesson = made["info"], lesson_of("dachs")
            assert (made["seat"], info["lesson"], info["public"], info["players"]) == (LEARNER, True, False, 2)
            assert info["commitment"] == sha256(bytes.fromhex(lesson.secret)).hexdigest()
            assert [(seat["kind"], seat["level"]) for seat in info["seats"]] == [("person", 1), ("bot", 1)]
            assert info["seats"][0]["name"] == "Ada"
            assert {name: info["options"][name] for name in lesson.options} == lesson.options
            actor = await home.hub.find(ada.table)
            assert actor.table.seeds == [SEED]
            usual = await post(ada.http, "/api/tables", game="dachs")
            assert usual["info"]["lesson"] is False

    asyncio.run(story())


def test_games_say_that_there_is_a_lesson(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as browser:
            games = (await browser.get("/api/games")).json()["games"]
            assert [game["lesson"] for game in games] == [True] * len(names())

    asyncio.run(story())


def test_somebody_new_has_a_name_and_a_cookie_from_then_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as browser:
            response = await browser.post("/api/lessons", json={"game": "dogsbreath", "name": " Eva  Maria "})
            assert response.status_code == 201
            assert response.json()["info"]["seats"][0]["name"] == "Eva Maria"
            assert (await browser.get("/api/me")).json()["name"] == "Eva Maria"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "name": "Ada"}, "no-such-game"),
        ({"game": "dachs", "name": "  "}, "malformed"),
        ({"game": "dachs"}, "malformed"),
        ({"game": "dachs", "name": "Ada", "deal": 3}, "malformed"),
    ],
)
def test_what_is_no_lesson_is_refused_and_makes_no_table(body: dict[str, Any], code: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            response = await ada.http.post("/api/lessons", json=body)
            assert (response.json()["code"], home.hub.actors) == (code, {})

    asyncio.run(story())


def test_only_the_learner_has_tips_on_each_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            await begin(ada, "dachs")
            async with player(home, "Ada", ada.http) as phone:
                await phone.send(Hello(ada.table, LEARNER))
                await ben.send(Hello(ada.table, None))
                await ben.wait(ViewUpdate)
                await follow(ada, 3)
                for who in (ada, phone, ben):
                    await who.send(Ping())
                    await who.wait(Pong)
                assert tips(ada) == told(lesson_of("dachs"))[:4]
                assert tips(phone) == told(lesson_of("dachs"))[:4]
                assert tips(ben) == []

    asyncio.run(story())


def test_a_page_loaded_again_has_the_present_tip_and_what_was_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            await begin(ada, "dachs")
            first = next(tip for tip in ada.heard if isinstance(tip, Tip))
            await follow(ada, 1)
            await settled(ada)
            async with player(home, "Ada", ada.http) as again, player(home, "Ada", ada.http) as later:
                await again.send(Hello(ada.table, LEARNER))
                await again.wait(Tip)
                assert tips(again) == told(lesson_of("dachs"))[1:2]
                await later.send(Hello(ada.table, LEARNER, home.hub.epoch, first.seq))
                await later.wait(ViewUpdate)
                await later.wait(Tip)
                assert tips(later) == told(lesson_of("dachs"))[1:2] * 2

    asyncio.run(story())


def test_after_a_choice_without_a_tip_there_is_no_present_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            await begin(ada, "dachs")
            await follow(ada, 5)
            await settled(ada)
            assert len(tips(ada)) == 5
            async with player(home, "Ada", ada.http) as again:
                await again.send(Hello(ada.table, LEARNER))
                await again.wait(ViewUpdate)
                await settled(again)
                assert tips(again) == []

    asyncio.run(story())


def test_a_server_started_anew_goes_on_where_the_lesson_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            await begin(ada, "drachensachen")
            await follow(ada, 6)
            await settled(ada)
            table, cookies, before = ada.table, ada.http.cookies, tips(ada)
        async with house(tmp_path) as home, home.browser(cookies) as browser, player(home, "Ada", browser) as ada:
            ada.table = table
            await ada.send(Hello(table, LEARNER))
            await ada.wait(ViewUpdate)
            await follow(ada)
            assert before + tips(ada) == told(lesson_of("drachensachen"))

    asyncio.run(story())


def test_a_move_taken_back_brings_no_tip_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            await begin(ada, "dachs")
            await follow(ada, 1)
            assert isinstance(await ada.ask(Undo, ada.table, LEARNER), Done)
            await follow(ada)
            assert tips(ada) == told(lesson_of("dachs"))

    asyncio.run(story())
