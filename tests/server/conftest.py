"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import databases


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with databases.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with databases.redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def each_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """The test runs once with each kind of store under `tmp_path`."""
    if request.param == "postgresql":
        databases.KEPT_IN[tmp_path] = request.getfixturevalue("postgres")
    yield
    databases.KEPT_IN.pop(tmp_path, None)
