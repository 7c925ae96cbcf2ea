"""`houndtable browser`, which ./play starts: a server for this machine, a browser that shows it, a clean end."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from houndtable.cli import browser, main
from houndtable.server.client import is_built
from houndtable.server.folder import last_port, note_address

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds
SIGNS = ["CI", "BROWSER", "SSH_CONNECTION", "SSH_TTY", "DISPLAY", "WAYLAND_DISPLAY"]


@contextmanager
def begun(folder: Path, **signs: str) -> Iterator[subprocess.Popen[str]]:
    """The command as a process, with these signs of a screen and no other; it is gone afterwards, whatever happens."""
    if not is_built():
        told = "The table in the browser is not built: python tools/client.py"
        (pytest.fail if os.environ.get("HOUNDTABLE_EXPECT_EXTRAS") else pytest.skip)(told)
    env = {name: value for name, value in os.environ.items() if name not in SIGNS} | signs
    words = [sys.executable, "-m", "houndtable", "browser", "--data", str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, cwd=ROOT, env=env) as process:
        try:
            yield process
        finally:
            process.kill()  # who leaves the block waits for its end


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = [word for word in line.split() if word.startswith("http://127.0.0.1:")]
    assert found, f"It said {line!r}."
    return found[0]


def written(pipe: Path) -> str:
    """What somebody writes to the pipe."""
    handle = os.open(pipe, os.O_RDWR)  # which waits for nobody
    try:
        assert select.select([handle], [], [], PATIENCE)[0], "No browser was opened."
        return os.read(handle, 1000).decode()
    finally:
        os.close(handle)


def stopped(process: subprocess.Popen[str]) -> str:
    """What it still says after Ctrl-C, with which it ends well."""
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "")
    return said


def test_it_opens_the_browser_ends_with_ctrl_c_and_is_at_the_same_address_the_next_time(tmp_path: Path) -> None:
    pipe, script = tmp_path / "pipe", tmp_path / "browser.sh"
    os.mkfifo(pipe)
    script.write_text(f'#!/bin/sh\necho "$1" > {pipe}\n')
    script.chmod(0o755)
    with begun(tmp_path / "data", BROWSER=f"{script} %s") as process:
        url = address(process)
        assert written(pipe) == f"{url}\n"
        page = httpx.get(url)
        assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (200, "text/html")
        with begun(tmp_path / "data") as again:
            said, errors = again.communicate(timeout=PATIENCE)
            assert (again.returncode, url in said, "already running" in said, errors) == (0, True, True, "")
        assert "Your tables are kept in" in stopped(process)
    with begun(tmp_path / "data") as process:
        assert address(process) == url
        assert process.stdout is not None
        assert "terminal" in process.stdout.readline()
        stopped(process)


def test_another_port_is_taken_where_the_last_one_is_somebody_elses(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        note_address(tmp_path, f"http://127.0.0.1:{port}/")
        assert last_port(tmp_path) == port
        with begun(tmp_path) as process:
            assert httpx.get(f"{address(process)}health").json()["status"] == "ok"
            stopped(process)
    assert last_port(tmp_path) not in (0, port)


@pytest.mark.parametrize("text", ["", "no address", "http://127.0.0.1:99999999/", "\x00"])
def test_an_address_file_that_says_nothing_is_no_trouble(text: str, tmp_path: Path) -> None:
    (tmp_path / "address").write_text(text)
    assert last_port(tmp_path) == 0


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen here")
@pytest.mark.parametrize(
    ("signs", "opens"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"}, False),
        ({"SSH_TTY": "/dev/pts/0"}, False),
        ({"BROWSER": "firefox", "SSH_TTY": "/dev/pts/0"}, True),
        ({"DISPLAY": ":0", "BROWSER": "firefox", "CI": "true"}, False),
    ],
)
def test_a_browser_is_opened_only_where_somebody_can_see_it(
    signs: dict[str, str], opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SIGNS:
        monkeypatch.delenv(name, raising=False)
    for name, value in signs.items():
        monkeypatch.setenv(name, value)
    assert browser.can_open() == opens


def test_by_ssh_it_says_how_to_get_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSH_CONNECTION", "1.2.3.4 5 6.7.8.9 22")
    assert "ssh -L 8000:127.0.0.1:8000 " in browser.advice("http://127.0.0.1:8000/")


def test_the_command_alone_plays_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "run", lambda args: 7 if args.data == "houndtable-data" else 1)
    assert main([]) == 7
