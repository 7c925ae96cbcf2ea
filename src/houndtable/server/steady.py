"""Answers that stay the same while the server runs: made and compressed once, with a tag by which a browser knows that
it has them already."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN: Final = {"cache-control": "no-cache", "vary": "accept-encoding"}  # kept, but never used without asking


class Steady(NamedTuple):
    """An answer in all that it takes to send it."""

    data: bytes
    zipped: bytes
    tag: str
    media: str

    def sent(self, request: Request) -> Response:
        """The answer, compressed if the browser takes that; nothing but its tag if the browser has it."""
        headers = {**ASK_AGAIN, "etag": self.tag}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known or "*" in known:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.zipped, media_type=self.media, headers={**headers, "content-encoding": "gzip"})
        return Response(self.data, media_type=self.media, headers=headers)


def steady(data: bytes, media: str) -> Steady:
    """The answer, ready to be sent."""
    tag = f'W/"{blake2b(data, digest_size=12).hexdigest()}"'  # weak: it is the same for both ways of sending it
    return Steady(data, gzip.compress(data, 9, mtime=0), tag, media)
