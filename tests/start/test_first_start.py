"""A first start of ./play in a fresh copy: the page is there before the engine is compiled, and nothing breaks.

It installs packages, so it runs only where nothing may be missing (./test)."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import compile as engine
import first_start
import pytest
from first_start import READY, Start, engine_at, is_playable, started

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "engine"

pytestmark = [
    pytest.mark.skipif(not os.environ.get("HOUNDTABLE_EXPECT_EXTRAS"), reason="it installs packages: ./test runs it"),
    pytest.mark.skipif(engine.missing() is not None, reason="there is no C compiler here"),
]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A fresh copy of the sources."""
    folder = tmp_path_factory.mktemp("clone")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        first_start.copy_sources(folder)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def version(folder: Path) -> str:
    said = subprocess.run([folder / "play", "--version"], check=True, capture_output=True, text=True).stdout
    return said.splitlines()[-1]


def stop(start: Start) -> None:
    assert start.stop() == 0, start.said


def test_the_page_can_be_played_before_anything_is_compiled(clone: Path) -> None:
    with started(clone, CC="false") as start:
        address = start.address()
        assert is_playable(address)
        assert engine_at(address) == "interpreted"
        assert any("It is compiled meanwhile" in line for line in start.said)
        # A compiler that fails is told in a sentence, and the page plays on.
        assert "everything plays on without that" in start.line("could not be compiled")
        assert is_playable(address)
        stop(start)
    assert version(clone).endswith("(interpreted engine)")


def test_a_compile_that_was_interrupted_goes_on_at_the_next_start(clone: Path) -> None:
    with started(clone) as start:
        assert is_playable(start.address())
        stop(start)
    assert version(clone).endswith("(interpreted engine)")
    # What ./test compiled before spares this test the minutes that it takes.
    shutil.copytree(COMPILED, clone / "build" / "engine", dirs_exist_ok=True)
    with started(clone) as start:
        address = start.address()
        assert "bots use it from now on" in start.line(READY)
        assert engine_at(address) == "interpreted"
        assert is_playable(address)
        stop(start)
    with started(clone) as start:
        address = start.address()
        assert engine_at(address) == "compiled"
        assert is_playable(address)
        stop(start)
    assert version(clone).endswith("(compiled engine)")


def test_changed_sources_are_installed_and_compiled_anew(clone: Path) -> None:
    source = clone / "src" / "houndtable" / "__init__.py"
    source.write_text(source.read_text().replace('__version__ = "0.1.0"', '__version__ = "0.1.1"'))
    assert version(clone) == "houndtable 0.1.1 (interpreted engine)"


@pytest.fixture
def pip_alone(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has no uv, and a Node that is never started."""
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v22.1.0\n")
        (tmp_path / name).chmod(0o755)
    return {**os.environ, "PATH": str(tmp_path)}


@pytest.mark.parametrize("installer", ["uv, where it is", "pip"])
def test_a_package_with_another_hash_is_not_installed(installer: str, clone: Path, pip_alone: dict[str, str]) -> None:
    shutil.rmtree(clone / ".venv", ignore_errors=True)
    file = clone / "requirements" / "play.txt"
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub("sha256:[0-9a-f]{4}", "sha256:0000", text), encoding="utf-8")
    env = pip_alone if installer == "pip" else None
    done = subprocess.run([sys.executable, clone / "play", "games"], capture_output=True, text=True, env=env)
    file.write_text(text, encoding="utf-8")
    assert done.returncode == 1
    assert "its hash differs from the pinned one. It was not installed." in done.stderr


def test_without_a_network_a_sentence_says_so(clone: Path, pip_alone: dict[str, str]) -> None:
    shutil.rmtree(clone / ".venv", ignore_errors=True)
    nowhere = {"PIP_INDEX_URL": "https://127.0.0.1:1/simple", "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": ""}
    env = {**pip_alone, **nowhere, "PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1"}
    done = subprocess.run([sys.executable, clone / "play", "games"], capture_output=True, text=True, env=env)
    assert done.returncode == 1
    assert "The package index cannot be reached; is this machine online?" in done.stderr
