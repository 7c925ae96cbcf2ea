"""A server in a process of its own, and a real browser that plays at it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from houndtable import server
from tests.programs import needed
from tests.web.browsing import ARGUMENTS, Visitor

ROOT = Path(__file__).parents[2]
STATIC = Path(next(iter(server.__path__))) / "static"

try:
    from playwright.sync_api import Browser, sync_playwright
except ModuleNotFoundError:
    if os.environ.get("HOUNDTABLE_EXPECT_EXTRAS"):
        raise
    collect_ignore_glob = ["test_*.py"]

NewVisitor = Callable[..., Visitor]


@contextmanager
def serving(module: str, *words: str) -> Iterator[str]:
    """The address of a server with the built client, in a process of its own."""
    if not (STATIC / "index.html").exists():
        lack = "The table in the browser is not built: python tools/client.py"
        (pytest.fail if os.environ.get("HOUNDTABLE_EXPECT_EXTRAS") else pytest.skip)(lack)
    command = [sys.executable, "-m", module, *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            yield running.stdout.readline().strip()
        finally:
            running.terminate()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a quick server."""
    with serving("tests.server.quick_server", str(tmp_path_factory.mktemp("data")), "0") as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's chromium."""
    path = needed("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(site: str, chromium: Browser) -> Iterator[NewVisitor]:
    """Makes visitors, each with a browser of their own; none may see an error or fetch anything from elsewhere."""
    visitors: list[Visitor] = []

    def new(at: str = site, **settings: Any) -> Visitor:
        visitors.append(Visitor(chromium, at, **settings))
        return visitors[-1]

    yield new
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        assert visitor.trouble == []
