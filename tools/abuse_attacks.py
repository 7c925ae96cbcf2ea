"""Begins an attacker of tools/abuse_bench.py, which does its worst for some seconds and ends by itself.

    python tools/abuse_attacks.py NAME SERVER SOURCE SECONDS PREPARED

SOURCE is the address it comes from; those who come from many count up from it. PREPARED is what tools/abuse_data.py
made. Prints as JSON what the server answered, by status or code.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time

import abuse_bare
import abuse_pages
import abuse_sockets
import uvloop
from abuse_attack import Attack

MODULES = [abuse_bare, abuse_pages, abuse_sockets]


async def run(name: str, server: str, source: str, seconds: str, prepared: str) -> None:
    """Attack, and print what came of it."""
    attack = Attack(server, source, time.monotonic() + float(seconds), json.loads(prepared))
    work = next(getattr(module, name) for module in MODULES if hasattr(module, name))
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(float(seconds) + 2):
            try:
                await work(attack)
            except OSError as error:
                attack.seen[(str(error) or type(error).__name__)[:60]] += 1
            await asyncio.sleep(max(0.0, attack.until - time.monotonic()))
    print(json.dumps(attack.seen), flush=True)


if __name__ == "__main__":
    uvloop.run(run(*sys.argv[1:6]))
