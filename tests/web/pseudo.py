"""A language that nobody speaks, made of the English catalogues: longer words with accents, to see where room is
lacking or a text is not taken from a catalogue. The page gets it as any other; the server knows nothing of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.web.browsing import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Route

CODE: Final = "qps"
ACCENTED: Final = str.maketrans("aceinosuyzACEINOSUYZ", "áçéíñöšüýžÁÇÉÍÑÖŠÜÝŽ")
TWICE: Final = "aeiounsAEIOU"
# The browser has chosen this language before it opens any page.
CHOSEN: Final = """if (!localStorage.getItem("houndtable-settings"))
    localStorage.setItem("houndtable-settings", JSON.stringify({ language: "qps" }))"""


def pseudo(text: str) -> str:
    """The text with accents, and about two fifths longer: many letters are there twice."""
    return "".join([letter * 2 if letter in TWICE else letter for letter in text]).translate(ACCENTED)


class Lengthened(Transformer):
    """All text of a message, and nothing that is not text."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(pseudo(node.value))


@cache
def catalogue(english: str) -> str:
    """A catalogue in this language."""
    return FluentSerializer().serialize(Lengthened().visit(FluentParser(with_spans=False).parse(english)))


def languages(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, json=[*answer.json(), {"code": CODE, "name": pseudo("Pseudo")}])


def games(route: Route) -> None:
    answer = route.fetch()
    found = answer.json()
    for game in found["games"]:
        for texts in (game["titles"], game["abouts"]):
            texts[CODE] = pseudo(texts["en"])
    route.fulfill(response=answer, json=found)


def tables(route: Route) -> None:
    """Others' names are theirs, and in no language: here they look like all else."""
    answer = route.fetch()
    found = answer.json()
    for table in found.get("tables", []):  # there are none where one was made
        for seat in table["seats"]:
            seat["name"] = pseudo(seat["name"])
    route.fulfill(response=answer, json=found)


def words(route: Route) -> None:
    answer = route.fetch(url=route.request.url.removesuffix(CODE) + "en")
    route.fulfill(response=answer, body=catalogue(answer.text()))


def speak(visitor: Visitor) -> None:
    """The page is in this language from the first visit on."""
    visitor.context.add_init_script(CHOSEN)
    offer(visitor)


def offer(visitor: Visitor) -> None:
    """The page can be switched to this language."""
    visitor.context.route("**/api/languages", languages)
    visitor.context.route("**/api/games", games)
    visitor.context.route("**/api/tables", tables)
    visitor.context.route(f"**/api/words/*/{CODE}", words)
