"""Everybody hears the table in the language they asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from houndtable.server.messages import AskHistory, Hello, Hint, Hinted, History, Move, Refused, ViewUpdate, Why
from houndtable.server.refusals import Stale
from tests.server.house import house, player, post
from tests.server.room import Ear, room


def test_two_devices_of_one_player_hear_the_same_in_two_languages(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            actor = await here.table("dachs", "pp", {"first": 0})
            german = Ear()
            await actor.listen(german, 0, 0, "de")
            english = here.ears[0]
            assert german.at.ask == "Spiel eine Karte aus, oder mehrere von einer Zahl oder einer Farbe."
            assert english.at.ask == "Play one card, or several of one number or one colour."
            assert [offer.move for offer in german.at.moves] == [offer.move for offer in english.at.moves]
            assert german.at.view == english.at.view
            before = english.at.position
            await here.move(0, german.at.moves[0].move, german.at.position)  # either device moves for its own position
            assert german.at.says[0].startswith("Du spielst ")
            assert english.at.says[0].startswith("You play ")
            assert german.at.events == english.at.events
            with pytest.raises(Stale):
                await here.move(0, english.at.moves[0].move, before)
            await here.move(0, english.at.moves[0].move)

    asyncio.run(story())


def test_who_changes_the_language_hears_only_the_new_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            actor = await here.table("dachs", "pp", {"first": 0})
            ear = here.ears[1]
            await actor.listen(ear, 1, 0, "ja")
            ear.data.clear()
            await here.move(0, here.ears[0].at.moves[0].move)
            assert [message.says[0] for message in ear.heard if isinstance(message, ViewUpdate)] == [ear.at.says[0]]
            assert ear.at.says[0].startswith("p0さんは")
            actor.deafen(ear, 1)
            ear.data.clear()
            await here.move(0, here.ears[0].at.moves[0].move)
            assert ear.data == []

    asyncio.run(story())


def test_hello_and_the_story_are_in_the_language_asked_for_and_an_unknown_one_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            body = {"game": "dogsbreath", "seats": [{"kind": "person"}, {"kind": "bot"}], "options": {"first": 0}}
            table = (await post(ada.http, "/api/tables", **body))["info"]["table"]
            await post(ada.http, f"/api/tables/{table}/seats", name="Ada")
            await ada.send(Hello(table, 0, language="xx"))
            refusal = await ada.wait(Refused)
            assert refusal.code == "no-such-language"
            assert refusal.why == "There is no language 'xx'. Known: en, de, ja."
            told = await ada.ask(AskHistory, table, 0)  # nothing was said about the language yet
            assert isinstance(told, History)
            assert told.says[0].startswith("Round 1 begins")
            await ada.send(Hello(table, 0, language="de"))
            at = await ada.wait(ViewUpdate, lambda message: bool(message.moves))
            assert at.ask == "Deck eine Karte der Auslage auf."
            assert at.moves[0].says == "die Karte bei r1c1 aufdecken"
            told = await ada.ask(AskHistory, table, 0)
            assert isinstance(told, History)
            assert told.says[0] == "Runde 1 beginnt mit der Auswahl aus 8 Karten. Du fängst an."
            forbidden = "Das ist die Auswahl: Deck zwei Karten der Auslage auf, und nimm eine. [3.1]"
            for found in (
                await ada.ask(Why, table, 0, move="draw"),
                await ada.ask(Move, table, 0, position=at.position, move="draw"),
            ):
                assert isinstance(found, Refused)
                assert (found.why, found.clause) == (forbidden, "3.1")
            hint = await ada.ask(Hint, table, 0)
            assert isinstance(hint, Hinted)
            assert hint.why.startswith("Damit gewinnst du wohl ")

    asyncio.run(story())


def test_games_and_their_options_are_told_in_the_language_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            english = (await http.get("/api/games")).json()["games"]
            german = (await http.get("/api/games?language=de")).json()["games"]
            for own, other in zip(english, german):
                assert [option["name"] for option in own["options"]] == [option["name"] for option in other["options"]]
                assert len(own["primer"]) == len(other["primer"])
                assert own["about"] != other["about"]
            target = german[0]["options"][1]
            assert (target["name"], target["label"]) == ("target", "Zielpunktzahl")
            assert english[0]["options"][0]["meanings"] == ["random"]
            assert german[0]["options"][0]["meanings"] == ["zufällig"]
            assert german[0]["reasons"]["last in round {}"] == "letzter Platz in Runde {}"
            assert english[0]["reasons"] == {}
            unknown = await http.get("/api/games?language=xx")
            assert (unknown.status_code, unknown.json()["code"]) == (400, "no-such-language")
            document = (await http.get("/api/openapi.json")).json()
            language = document["paths"]["/api/games"]["get"]["parameters"]
            assert language == [{"name": "language", "in": "query", "schema": {"type": "string"}}]

    asyncio.run(story())
