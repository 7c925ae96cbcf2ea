"""The browser's client: its built files, each sent in the shortest form the browser takes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

INDEX: Final = "index.html"
HASHED: Final = "assets/"
PAGES: Final = ["/", "/new/{game}", "/table/{table}", "/rules/{game}", "/replay/{table}", "/settings", "/privacy"]
MEDIA: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}
ENCODINGS: Final = {".br": "br", ".gz": "gzip"}
FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_A_DAY: Final = "public, max-age=86400"


@cache
def built() -> dict[str, bytes]:
    """Every file of the built client by its path; none where it was not built."""
    folder = files("houndtable.server") / "static"
    return dict(sorted(inside(folder, ""))) if folder.is_dir() else {}


def is_built() -> bool:
    """Whether there is a table in the browser."""
    return INDEX in built()


def inside(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    """The files of a folder and of the folders in it."""
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        name = path + entry.name
        found += inside(entry, f"{name}/") if entry.is_dir() else [(name, entry.read_bytes())]
    return found


def caching(path: str) -> dict[str, str]:
    """How long a browser may keep a file: what has its hash in its name for ever, the index never."""
    if path == INDEX:
        return {}
    return {"cache-control": FOR_EVER if path.startswith(HASHED) else FOR_A_DAY}


def send(path: str, request: Request, status: int = 200) -> Response:
    """The file, compressed if the browser takes that."""
    known = built()
    accepted = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    media = MEDIA[PurePosixPath(path).suffix]
    for suffix, encoding in ENCODINGS.items():
        if encoding in accepted and path + suffix in known:
            headers = {**caching(path), "content-encoding": encoding, "vary": "accept-encoding"}
            return Response(known[path + suffix], status, headers, media)
    return Response(known[path], status, {**caching(path), "vary": "accept-encoding"}, media)


def routes() -> list[Route]:
    """A route for every file, and the index for every page that the client draws itself; none if it was not built."""
    known = [path for path in built() if PurePosixPath(path).suffix in MEDIA]
    if not is_built():
        return []
    return [*(route(page, INDEX) for page in PAGES), *(route(f"/{path}", path) for path in known if path != INDEX)]


def route(address: str, path: str) -> Route:
    """The file at this address."""

    async def respond(request: Request) -> Response:
        return send(path, request)

    return Route(address, respond, methods=["GET", "HEAD"])
