"""What all tests share: the engine they run on, and the count of clauses they prove."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator

import pytest

from houndtable import engine, games
from houndtable.authoring.traceability import clauses

PROVED = pytest.StashKey[dict[str, set[str]]]()


def pytest_configure(config: pytest.Config) -> None:
    """Refuses to run on another engine than the one that is to be tested. Ctrl-C is heard by the tests and what they
    start, also where they themselves were started in the background, which ignores it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("HOUNDTABLE_EXPECT_ENGINE", "")
    if expected and engine() != expected:
        raise pytest.UsageError(f"These tests are to run on the {expected} engine, but this is the {engine()} one.")
    config.stash[PROVED] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keeps the clauses of every test that passed."""
    report = yield
    if report.when == "call" and report.passed:
        for mark in item.iter_markers("clause"):
            item.config.stash[PROVED].setdefault(mark.args[0], set()).update(mark.args[1:])
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Prints clauses tested / clauses, a line a game."""
    for game, proved in sorted(config.stash[PROVED].items()):
        known = clauses(games.rulebook(games.find(game)))
        terminalreporter.write_line(f"{game}: {len(proved & set(known))} of {len(known)} clauses tested")
