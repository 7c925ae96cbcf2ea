"""The server sends keys and arguments; who reads them has the catalogues from it too."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from houndtable import words
from houndtable.bots.phrases import PHRASES
from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event, EventKind
from houndtable.kernel.message import Message
from houndtable.server import showing
from houndtable.server.about import game_info
from houndtable.server.messages import AskHistory, Hello, Hint, Hinted, History, Move, Refused, ViewUpdate, Why
from houndtable.words.catalogue import COMMON, WEB, has, own, told
from houndtable.words.languages import languages
from houndtable.words.merging import entries
from tests.server.house import PROBLEM, house, player, post
from tests.server.quick import settings
from tests.server.test_games import play_on
from tests.server.test_looking_back import begun, steps


def test_games_are_told_as_data_with_a_title_in_every_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            told_games = (await http.get("/api/games")).json()["games"]
            assert [game["name"] for game in told_games] == names()
            for told_game in told_games:
                game = find(told_game["name"])
                assert list(told_game["titles"]) == list(told_game["abouts"]) == list(languages())
                assert all(told_game["titles"].values()) and all(told_game["abouts"].values())
                assert told_game["version"] == game.version
                assert [option["name"] for option in told_game["options"]] == [one.name for one in game.options]
                facts = {fact["name"]: (fact["form"], fact["per_seat"]) for fact in told_game["board"]["facts"]}
                seated = game.board.seated()
                assert facts == {name: (form, name in seated) for name, form in game.board.forms().items()}
                assert told_game["board"]["piece"] == game.board.piece_form
                assert told_game["board"]["steps"] == game.board.steps
                assert told_game["events"] == {event.name: event.forms() for event in game.events}
                assert told_game["phrases"] == {one.key: one.forms() for one in [*game.phrases, *PHRASES]}
                assert told_game["moves"] == [{"key": one.key, "pattern": one.pattern} for one in game.moves]
            dog = next(game for game in told_games if game["name"] == "herecomesthedog")
            assert dog["moves"][0] == {"key": "move-roll", "pattern": "roll"}
            assert set(dog["options"][0]) == {
                "name", "default", "clause", "words", "low", "high", "seats", "part_of",
            }  # fmt: skip

    asyncio.run(story())


def test_languages_are_told_by_their_codes_and_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            found = (await http.get("/api/languages")).json()
            assert found[0] == {"code": "en", "name": "English"}
            assert [one["code"] for one in found] == list(languages())

    asyncio.run(story())


@pytest.mark.parametrize("code", languages())
def test_catalogues_are_told_whole_in_every_language(code: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            page = await http.get(f"/api/words/page/{code}")
            assert page.headers["content-type"] == "text/plain; charset=utf-8"
            assert page.text == told(code, (COMMON, WEB))
            english = entries((await http.get("/api/words/page/en")).text)
            assert english.keys() <= entries(page.text).keys()
            assert {"language-name", "list-and", "refused-host-only"} <= english.keys()
            for name in names():
                words = entries((await http.get(f"/api/words/{name}/{code}")).text)
                assert ("title" in words) == has(own(find(name)))

    asyncio.run(story())


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/languages", "/api/words/page/de", "/api/words/herecomesthedog/en"]
)
def test_what_never_changes_is_compressed_and_known_by_its_tag(path: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            plain = await http.get(path, headers={"accept-encoding": "identity"})
            zipped = await http.get(path)
            tag = plain.headers["etag"]
            assert "content-encoding" not in plain.headers and zipped.headers["content-encoding"] == "gzip"
            assert plain.content == zipped.content and zipped.headers["etag"] == tag
            for response in (plain, zipped):
                assert (response.headers["cache-control"], response.headers["vary"]) == ("no-cache", "accept-encoding")
            for known in (tag, f'"other", {tag}', "*"):
                again = await http.get(path, headers={"if-none-match": known})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert (await http.get(path, headers={"if-none-match": 'W/"other"'})).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "code", "key"),
    [
        ("/api/words/page/xx", "no-such-language", "unknown-language"),
        ("/api/words/dachs/xx", "no-such-language", "unknown-language"),
        ("/api/words/chess/en", "no-such-game", "unknown-game"),
        ("/api/words/page", "no-such-page", "refused-no-such-page"),
    ],
)
def test_words_that_nobody_has_are_refused(path: str, code: str, key: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            response = await http.get(path)
            problem = response.json()
            assert (response.status_code, problem["code"], set(problem)) == (404, code, PROBLEM)
            assert (problem["message"][0], problem["game"]) == (key, "")

    asyncio.run(story())


def test_words_are_asked_for_no_more_often_than_other_pages(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, settings(get_rate=0.1, get_burst=2, penalty=0)) as home, home.browser() as http:
            codes = [(await http.get("/api/words/page/en")).status_code for _ in range(3)]
            assert codes == [200, 200, 429]

    asyncio.run(story())


def test_a_table_sends_keys_and_no_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            body = {"game": "herecomesthedog", "seats": [{"kind": "person"}, {"kind": "bot"}], "options": {"first": 0}}
            table = (await post(ada.http, "/api/tables", **body))["info"]["table"]
            await post(ada.http, f"/api/tables/{table}/seats", name="Ada")
            await ada.socket.send(f'{{"type": "hello", "table": "{table}", "seat": 0, "language": "de"}}')
            refusal = await ada.wait(Refused)  # nobody is asked for a language any more
            assert (refusal.code, refusal.message[0], refusal.game) == ("malformed", "refused-no-message", "")
            await ada.send(Hello(table, 0))
            at = await ada.wait(ViewUpdate, lambda message: bool(message.moves))
            assert at.moves == ["roll"]
            heard = await ada.ask(AskHistory, table, 0)
            assert isinstance(heard, History)
            assert heard.events == [{"event": "round", "round": 1, "rounds": 5, "first": 0}]
            for found in (
                await ada.ask(Why, table, 0, move="take meat fire"),
                await ada.ask(Move, table, 0, position=at.position, move="take meat fire"),
            ):
                assert isinstance(found, Refused)
                assert (found.message, found.game) == (("reason-no-stick-roll", {}), "herecomesthedog")
                assert (found.code, found.clause) == ("illegal-move", "3.2")
            none = await ada.ask(Why, table, 0, move="rol")
            assert isinstance(none, Refused)
            assert (none.code, none.near) == ("no-such-move", ["roll"])
            hint = await ada.ask(Hint, table, 0)
            assert isinstance(hint, Hinted)
            assert (hint.move, [key for key, _ in hint.why]) == ("roll", ["hint-only-move"])

    asyncio.run(story())


async def all_events(http: httpx.AsyncClient, table: str) -> list[dict[str, Any]]:
    return [event for step in await steps(http, table, "?seat=0") for event in step["events"]]


def test_events_that_take_several_sentences_travel_with_their_messages(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            table = await begun(home, ada, "herecomesthedog")
            await play_on(ada, Seeded(2))
            events = await all_events(ada.http, table)
            history = await ada.ask(AskHistory, table, 0)
            assert isinstance(history, History)
            assert history.events == events
            kinds = {kind.name: kind for kind in find("herecomesthedog").events}
            for event in events:
                kind = kinds[event["event"]]
                assert ("says" in event) == (kind.says is not None)
                if kind.says is not None:
                    messages = kind.messages({name: value for name, value in event.items() if name != "says"})
                    assert messages is not None
                    assert event["says"] == [message.as_json() for message in messages]
            assert any("says" in event for event in events)

    asyncio.run(story())


def test_what_an_event_says_is_made_of_what_the_viewer_is_told() -> None:
    game = find("herecomesthedog")
    seen: list[dict[str, Any]] = []

    def says(event: dict[str, Any]) -> list[Message]:
        seen.append(event)
        return []

    kind = EventKind("peek", open={}, secret={}, to=[], says=says)
    event = Event("peek", {"seat": 0}, {"card": "7"}, knowers=1)
    known = showing.event_kinds(game)
    known["peek"] = kind
    try:
        assert [showing.telling(game, event, viewer) for viewer in (0, 1, None)] == [
            {"event": "peek", "seat": 0, "card": "7", "says": []},
            {"event": "peek", "seat": 0, "says": []},
            {"event": "peek", "seat": 0, "says": []},
        ]
        assert ["card" in told_event for told_event in seen] == [True, False, False]
    finally:
        del known["peek"]


@pytest.mark.parametrize("game", names())
def test_no_event_has_a_field_of_that_name(game: str) -> None:
    assert not any(showing.SAYS in event.forms() for event in find(game).events)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", names())
def test_the_list_of_games_reads_no_more_of_a_catalogue_than_it_tells(
    game: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = words.of(find(game), code)
    monkeypatch.setattr(words, "of", lambda *_: pytest.fail("A whole catalogue was read while everybody waits."))
    told = game_info(game)
    assert (told.titles[code], told.abouts[code]) == (read.title, read.about)
