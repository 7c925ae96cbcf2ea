"""The OpenAPI document, made of the types and the list of paths."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from houndtable import __version__
from houndtable.server import bodies, messages

TEMPLATE: Final = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Path:
    """One thing that can be asked; `name` is the method of Pages that answers."""

    method: str
    path: str
    name: str
    about: str
    body: Any = None
    answer: Any = None
    media: str = "application/json"
    status: int = 200
    query: tuple[str, ...] = ()


PATHS: Final = [
    Path("GET", "/", "home", "The table in the browser; where it is not built, the open tables.", media="text/html"),
    Path("GET", "/health", "health", "Whether the server is well.", answer=bodies.Health),
    Path("GET", "/metrics", "metrics", "Figures for Prometheus.", media="text/plain"),
    Path("GET", "/api/openapi.json", "openapi", "This document.", answer=dict[str, Any]),
    Path("GET", "/api/keys", "keys", "The public keys that records are signed with, the newest first (RFC 7517).",
         answer=bodies.PublicKeys),
    Path("GET", "/api/games", "games", "The games and their options.", answer=bodies.Games),
    Path("GET", "/api/languages", "languages", "The languages.", answer=list[bodies.Language]),
    Path("GET", "/api/words/page/{language}", "page_words", "The words of the page, in Fluent.",
         media="text/plain"),
    Path("GET", "/api/words/{game}/{language}", "game_words", "A game's words, in Fluent.", media="text/plain"),
    Path("GET", "/api/games/{game}/rules", "rules", "A game's rules; as text/markdown if asked.", answer=bodies.Rules,
         query=("language",)),
    Path("GET", "/api/games/{game}/notes", "notes", "Its designer's notes on the rules.", answer=bodies.Rules),
    Path("POST", "/api/people", "new_person", "A name and a token.", bodies.NewPerson, bodies.Me),
    Path("GET", "/api/me", "me", "Who you are.", answer=bodies.Me),
    Path("POST", "/api/me", "change_me", "Whether others may see your name after a game.", bodies.MyWishes, bodies.Me),
    Path("GET", "/api/me/export", "export", "Everything the server has of you.", answer=bodies.Exported),
    Path("POST", "/api/me/delete", "delete_me", "Removes you from the server.", bodies.DeleteMe, bodies.Done),
    Path("GET", "/api/privacy", "privacy", "How long what is kept, and whom to ask.", answer=bodies.Privacy),
    Path("GET", "/api/me/sessions", "sessions", "Your devices.", answer=bodies.Sessions),
    Path("POST", "/api/me/logout", "log_out", "Ends a session, or all of yours.", bodies.LogOut, bodies.Done),
    Path("GET", "/api/tables", "tables", "The public tables.", answer=bodies.Tables),
    Path("POST", "/api/tables", "new_table", "Makes a table.", bodies.NewTable, bodies.Made, status=201),
    Path("POST", "/api/lessons", "new_lesson", "Begins a game's lesson.", bodies.NewLesson, bodies.Seated, status=201),
    Path("GET", "/api/tables/{table}", "table", "A table.", answer=messages.TableInfo),
    Path("GET", "/api/tables/{table}/places", "places", "Your places at a table.", answer=bodies.Places),
    Path("POST", "/api/tables/{table}/seats", "sit", "Takes a place.", bodies.SitDown, bodies.Seated),
    Path("GET", "/api/tables/{table}/seats/{seat}/sharing", "sharing", "Who else has your place.",
         answer=bodies.Sharing),
    Path("POST", "/api/tables/{table}/seats/{seat}/link", "link", "A link to your place, for one device.",
         dict[str, str], bodies.PlaceLink),
    Path("POST", "/api/tables/{table}/seats/{seat}/revoke", "revoke", "Takes back a link, or a shared place.",
         bodies.Revoke, bodies.Done),
    Path("POST", "/api/tables/{table}/return", "come_back", "Shares a place, by the link to it.", bodies.Token,
         bodies.Seated),
    Path("POST", "/api/tables/{table}/key", "renew_key", "Another invitation to the table.", dict[str, str],
         bodies.Key),
    Path("GET", "/api/tables/{table}/record", "record", "The record of a finished game.", media="application/jsonl"),
    Path("GET", "/api/tables/{table}/replay", "replay", "A finished game step by step, as a viewer saw it.",
         answer=bodies.Replay, query=("seat",)),
]  # fmt: skip


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    kinds = [kind for path in PATHS for kind in (path.body, path.answer) if kind is not None] + [bodies.Problem]
    shapes, parts = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    schemas = dict(zip(map(repr, kinds), plain(shapes)))
    paths: dict[str, Any] = {}
    for path in PATHS:
        paths.setdefault(path.path, {})[path.method.lower()] = operation(path, schemas)
    about = {"title": "Houndtable", "version": __version__}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": plain(parts)}}


def plain(schema: Any) -> Any:
    """The schema without tuples, which not all tools understand: an item of a list may be any of a tuple's."""
    if isinstance(schema, list | tuple):
        return [plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: plain(part) for name, part in schema.items() if name != "prefixItems"}
    return {**found, "items": {"anyOf": plain(schema["prefixItems"])}} if "prefixItems" in schema else found


def operation(path: Path, schemas: dict[str, Any]) -> dict[str, Any]:
    """One path as the document tells it."""
    shape = {"type": "string"} if path.answer is None else schemas[repr(path.answer)]
    problem = {"application/json": {"schema": schemas[repr(bodies.Problem)]}}
    told: dict[str, Any] = {
        "operationId": path.name,
        "summary": path.about,
        "responses": {
            str(path.status): {"description": path.about, "content": {path.media: {"schema": shape}}},
            "default": {"description": "Refused; nothing changed.", "content": problem},
        },
    }
    names = [part[1:-1] for part in path.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": kind_of(name)}} for name in names]
    parameters += [{"name": name, "in": "query", "schema": {"type": kind_of(name)}} for name in path.query]
    if parameters:
        told["parameters"] = parameters
    if path.body is not None:
        body = {"application/json": {"schema": schemas[repr(path.body)]}}
        told["requestBody"] = {"required": True, "content": body}
    return told


def kind_of(name: str) -> str:
    """What a part of a path is."""
    return "integer" if name == "seat" else "string"
