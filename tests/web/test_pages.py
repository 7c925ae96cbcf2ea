"""The pages around the tables: all reachable, all accessible, in three languages, light and dark, and small."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from client import HOME_LIMIT, LANGUAGE_LIMIT

from houndtable.games import names
from houndtable.record import verify
from houndtable.words.languages import ENGLISH, languages
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import STATIC, NewVisitor

KILO = 1000
TABLE_LIMIT = 120 * KILO
LANDED: Final = """() => document.getAnimations()
    .flatMap(animation => animation.effect.getKeyframes())
    .every(frame => !('opacity' in frame))"""


def serious(visitor: Visitor) -> list[str]:
    """What axe finds on the page that is serious or worse, when no piece is on its way any more, half drawn."""
    visitor.page.wait_for_function(LANDED)
    script = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    visitor.page.evaluate(script)
    found = visitor.page.evaluate("axe.run()")
    assert len(found["passes"]) > 5
    return [
        f"{problem['id']}: {node['target']} {node['failureSummary']}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(scheme: str, visit: NewVisitor) -> None:
    ada = visit(color_scheme=scheme)
    pages = {
        "": "article",
        "new/drachensachen": ".numbers",
        "rules/dachs": ".clause",
        "settings": "select",
        "privacy": ".contact",
    }
    for path, ready in pages.items():
        ada.go(path)
        ada.page.wait_for_selector(ready)
        if path.startswith("new"):
            ada.page.locator("summary").click()
        assert serious(ada) == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", names())
def test_axe_finds_nothing_serious_at_any_table(game: str, scheme: str, visit: NewVisitor) -> None:
    ada = visit(color_scheme=scheme, size=PHONE if scheme == "dark" else LAPTOP)
    ada.set_up(game, {"first": "0"}, players=3)
    ada.play_on(seed=2, most=3)
    assert ada.wait_for_turn()
    assert serious(ada) == []
    ada.page.keyboard.press("?")
    ada.page.wait_for_selector("dialog[open]")
    assert serious(ada) == []


def test_a_finished_game_is_looked_back_at_shared_and_downloaded(visit: NewVisitor) -> None:
    ada, eve = visit(), visit(size=LAPTOP)
    ada.set_up("herecomesthedog", {"rounds": "1"})
    assert ada.play_on(seed=4)
    assert serious(ada) == []
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.wait_for_selector(".moves li")
    assert serious(ada) == []
    moves = ada.page.locator(".moves li").count() - 1
    for _ in range(3):
        ada.page.keyboard.press("ArrowRight")
    assert ada.page.locator(".buttons span").inner_text() == f"Move 3 of {moves}"
    ada.page.locator("select").select_option("1")
    ada.page.wait_for_url("**seat=1&at=3")
    eve.page.goto(ada.page.locator(".copy input").input_value())
    eve.page.wait_for_selector(".moves li")
    seen = ada.page.locator(".says").inner_text()
    assert eve.page.locator(".says").inner_text() == seen.replace("Guest", "Player 1")  # who did not play sees no name
    assert eve.page.locator(".hand").is_visible()
    eve.page.keyboard.press("End")
    assert eve.page.locator(".buttons span").inner_text() == f"Move {moves} of {moves}"
    with eve.page.expect_download() as download:
        eve.page.get_by_role("link", name="Download the record").click()
    assert verify(Path(download.value.path()).read_text(encoding="utf-8")).is_finished


def test_rules_are_searched_and_every_clause_has_its_link(visit: NewVisitor) -> None:
    ada = visit()
    ada.go("rules/dogndog#4.4")
    marked = ada.page.locator(".marked")
    marked.wait_for()
    assert marked.locator(".number").inner_text() == "4.4"
    ada.page.get_by_role("searchbox").fill("ura-dora parent bonus")
    numbers = ada.page.locator(".clause .number").all_inner_texts()
    assert "4.4" in numbers and "1.1" not in numbers
    ada.page.get_by_role("searchbox").fill("zeppelin")
    assert ada.page.get_by_text("No matching rules.").is_visible()


def test_the_rulebook_is_in_the_readers_language_with_contents_pictures_and_notes(visit: NewVisitor) -> None:
    ada = visit(locale="de-AT")
    ada.go("rules/drachensachen")
    ada.page.get_by_role("navigation", name="Inhalt").get_by_role("link", name="Aufbau").first.click()
    ada.page.wait_for_url("**/rules/drachensachen#part-*")
    assert ada.page.locator(".picture svg").count() == ada.page.get_by_role("img").count() > 5
    ada.page.get_by_role("searchbox").fill("AUFGEBOT verdeckt")
    assert "2.2" in ada.page.locator(".clause .number").all_inner_texts()
    ada.page.get_by_role("searchbox").fill("")
    ada.page.get_by_role("button", name="Anmerkungen").click()
    ada.page.locator(".notes table").first.wait_for()
    assert ada.page.locator(".notes").get_attribute("lang") == "en"


@pytest.mark.parametrize(
    ("locale", "play", "said"), [("de-AT", "Jetzt spielen", "Würfle"), ("ja-JP", "すぐに遊ぶ", "ダイス")]
)
def test_the_browser_chooses_the_language_of_page_and_game(
    locale: str, play: str, said: str, visit: NewVisitor
) -> None:
    ada = visit(locale=locale)
    ada.go()
    ada.page.locator('article[data-game="herecomesthedog"]').get_by_role("button", name=play).click()
    assert ada.wait_for_turn()
    assert said in ada.page.locator(".status").inner_text()
    assert ada.page.locator("html").get_attribute("lang") == locale[:2]
    ada.page.get_by_role("link").first.click()
    ada.go("settings")
    ada.page.locator("select").first.select_option("en")
    ada.page.get_by_role("heading", name="Settings").wait_for()
    ada.page.reload()
    ada.page.get_by_role("heading", name="Settings").wait_for()


def test_settings_are_kept_and_change_the_page(visit: NewVisitor) -> None:
    ada = visit()
    ada.go("settings")
    ada.page.get_by_label("Colours").select_option("dark")
    ada.page.get_by_label("Text size").select_option("huge")
    ada.page.get_by_label("Sounds").check()
    ada.go()
    style = "getComputedStyle(document.documentElement)"
    assert ada.page.evaluate(f"{style}.colorScheme") == "dark"
    assert ada.page.evaluate(f"{style}.fontSize") == "21px"
    assert json.loads(ada.page.evaluate("localStorage.getItem('houndtable-settings')"))["sound"] is True


def test_what_is_part_of_a_choice_is_asked_only_where_that_is_on(visit: NewVisitor) -> None:
    ada = visit()
    ada.go("new/drachensachen")
    ada.page.locator("summary").click()
    ada.page.locator('[data-option="curses"]').wait_for()
    assert ada.page.locator('[data-option="chaos"]').count() == 0
    ada.page.locator('[data-option="curses"]').select_option("on")
    ada.page.locator('[data-option="chaos"]').wait_for()
    assert serious(ada) == []


def test_your_tables_are_found_again_and_open_tables_joined(visit: NewVisitor) -> None:
    ada, ben = visit(), visit()
    ada.go("new/dachs")
    ada.page.locator('.number input[value="2"]').check()
    ada.page.locator(".place select").select_option("friend")
    ada.page.locator("summary").click()
    ada.page.get_by_label("Anyone can join").check()
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.wait_for_url("**/table/*")
    ada.page.locator(".copy").wait_for()
    name = ada.page.url.rpartition("/")[2]
    ada.go()
    assert ada.page.locator(f'.tables a[href="/table/{name}"]').inner_text() == "Continue"
    ben.go()
    ben.page.locator(f'.tables a[href="/table/{name}"]').click()
    ben.page.get_by_role("button", name="Take a seat").click()
    ben.page.wait_for_selector(".room")


@pytest.mark.parametrize("path", ["nowhere", "table/none", "rules/chess", "new/chess", "replay/none"])
def test_what_is_not_there_is_told_in_a_sentence(path: str, visit: NewVisitor) -> None:
    ada = visit()
    ada.expected = ["404"]
    ada.go()
    ada.page.wait_for_selector("article")
    ada.page.evaluate("path => { history.pushState(null, '', '/' + path); dispatchEvent(new Event('popstate')) }", path)
    ada.page.locator(".nowhere").wait_for()
    assert serious(ada) == []


def test_whoever_goes_to_another_page_begins_at_its_heading(visit: NewVisitor) -> None:
    ada = visit()
    page = ada.page

    def heading_is_focused(text: str) -> None:
        script = "text => document.activeElement.tagName === 'H1' && document.activeElement.innerText === text"
        page.wait_for_function(script, arg=text)

    ada.go()
    page.locator("article").first.wait_for()
    assert page.evaluate("document.activeElement === document.body")
    page.locator('article[data-game="dachs"] a[href="/new/dachs"]').focus()
    page.keyboard.press("Enter")
    heading_is_focused("Dachs")
    page.go_back()
    heading_is_focused("Houndtable")
    page.locator('a[href="/settings"]').first.click()
    heading_is_focused("Settings")
    page.go_back()
    page.get_by_role("button", name="Play now: Here Comes the Dog").click()
    page.locator(".room .status.mine").wait_for()  # past the shuffling, which has a heading of its own
    heading_is_focused("Here Comes the Dog")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") in ("BUTTON", "A")


def test_whoever_begins_the_game_from_the_lobby_is_at_the_heading_of_the_table(visit: NewVisitor) -> None:
    ada = visit()
    ada.go("new/dachs")
    ada.page.locator('.number input[value="2"]').check()
    ada.page.locator(".place select").select_option("friend")
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.get_by_role("button", name="Start").focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator(".room").wait_for()
    ada.page.wait_for_function("document.activeElement === document.querySelector('.room h1')")


def fetched(visitor: Visitor) -> dict[str, int]:
    """The bytes of every file that came over the wire, compressed as it was, by its address."""
    script = """() => Object.fromEntries(performance.getEntries()
        .filter(one => one.transferSize).map(one => [one.name, one.encodedBodySize]))"""
    found: dict[str, int] = visitor.page.evaluate(script)
    return found


@pytest.mark.parametrize("game", names())
def test_home_and_table_are_small(game: str, visit: NewVisitor) -> None:
    ada = visit()
    ada.go()
    ada.page.locator("article svg").last.wait_for()
    home = fetched(ada)
    assert 0 < sum(home.values()) <= HOME_LIMIT
    ada.page.locator(f'article[data-game="{game}"] button.main').click()
    assert ada.wait_for_turn()
    more = {name: size for name, size in fetched(ada).items() if name not in home}
    assert 0 < sum(more.values()) < TABLE_LIMIT


@pytest.mark.parametrize("code", [code for code in languages() if code != ENGLISH])
def test_a_language_more_is_small(code: str, visit: NewVisitor) -> None:
    ada = visit()
    ada.go("settings")
    ada.page.locator("[data-setting=language]").wait_for()
    before = fetched(ada)
    ada.page.locator("[data-setting=language]").select_option(code)
    ada.page.locator(f'html[lang="{code}"]').wait_for(state="attached")
    more = {name: size for name, size in fetched(ada).items() if name not in before}
    assert 0 < sum(more.values()) <= LANGUAGE_LIMIT
    assert list(more) == [f"{ada.site}api/words/page/{code}"]
    home = visit(locale=code)
    home.go()
    home.page.locator("article svg").last.wait_for()
    assert sum(fetched(home).values()) <= HOME_LIMIT


def test_every_text_file_of_the_build_lies_there_compressed_too() -> None:
    texts = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg")]
    assert texts
    for path in texts:
        for suffix in (".br", ".gz"):
            assert path.with_name(path.name + suffix).stat().st_size < path.stat().st_size + 50


def test_settings_are_opened_from_the_table_and_back_leads_to_it(visit: NewVisitor) -> None:
    ada = visit()
    table = ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("link", name="Settings").click()
    ada.page.locator("main select").first.wait_for()
    ada.page.go_back()
    assert ada.wait_for_turn()
    assert {url.rpartition("/api/tables/")[2] for url in asked if "/api/tables/" in url} == {f"{table}/places"}


def test_a_table_that_could_not_be_reached_is_there_once_the_network_is_back(visit: NewVisitor) -> None:
    ada = visit()
    table = ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.expected = ["ERR_INTERNET_DISCONNECTED", "WebSocket connection"]
    ada.page.get_by_role("link", name="Home").click()
    link = ada.page.locator(f'a[href="/table/{table}"]').first
    link.wait_for()
    ada.context.set_offline(True)
    link.click()
    ada.page.get_by_role("button", name="Try again").click()
    ada.page.locator(".nowhere", has_text="isn’t answering").wait_for()
    ada.context.set_offline(False)
    assert ada.wait_for_turn()
