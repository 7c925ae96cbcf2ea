"""Which Node builds the client, and what a person reads where none can."""

from __future__ import annotations

import importlib.util
import os
import re
from pathlib import Path

import client
import pytest

from houndtable.words.languages import languages

ROOT = Path(__file__).parents[2]


def fake(folder: Path, name: str, says: str) -> None:
    """A program on the PATH that says this."""
    program = folder / name
    program.write_text(f"#!/bin/sh\necho {says}\n")
    program.chmod(0o755)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the PATH, besides where a shell is."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")
@pytest.mark.parametrize(
    ("version", "is_taken"),
    [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("v8.0.0", False), ("x", False)],
)
def test_a_node_that_is_new_enough_is_taken(version: str, is_taken: bool, path: Path) -> None:
    fake(path, "node", version)
    fake(path, "npm", "11")
    assert client.system_node() == (str(path / "node") if is_taken else None)
    assert client.wanted() == ([] if is_taken else ["node"])


@pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")
def test_a_node_without_npm_is_none(path: Path) -> None:
    fake(path, "node", "v22.1.0")
    assert client.system_node() is None


def test_without_any_node_a_sentence_says_what_is_missing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(client.NotBuilt, match=r"Node 20\.19 or newer"):
        client.npm()


@pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")
def test_what_npm_says_when_it_fails_is_passed_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake(path, "node", "v22.1.0")
    (path / "npm").write_text("#!/bin/sh\necho no such registry\nexit 1\n")
    (path / "npm").chmod(0o755)
    with pytest.raises(client.NotBuilt, match=r"`npm run build` failed:\nno such registry") as caught:
        client.run(["run", "build"])
    assert not isinstance(caught.value, client.Tampered)


@pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")
def test_a_package_with_another_hash_is_told_apart_from_other_failures(path: Path) -> None:
    fake(path, "node", "v22.1.0")
    (path / "npm").write_text("#!/bin/sh\necho npm error code EINTEGRITY\nexit 1\n")
    (path / "npm").chmod(0o755)
    with pytest.raises(client.Tampered):
        client.run(["ci"])


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client whose home page needs one script at once, one that a picture needs, and one later."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text('<script src="/assets/index-aaaaaaaa.js"></script>')
    (assets / "index-aaaaaaaa.js").write_text('import"./first-bbbbbbbb.js";import("./later-cccccccc.js")')
    (assets / "scene-dddddddd.js").write_text('import{x}from"./shape-eeeeeeee.js"')
    for name in ("first-bbbbbbbb", "later-cccccccc", "shape-eeeeeeee"):
        (assets / f"{name}.js").write_text("x" * 1000)
    (assets / "first-bbbbbbbb.js.br").write_text("x" * 10)
    return tmp_path


def test_the_home_page_is_what_it_needs_at_once_and_compressed(built: Path) -> None:
    names = [name.partition("-")[0] for name in client.home_files(str(built))]
    assert sorted(names) == ["assets/first", "assets/index", "assets/scene", "assets/shape", "index.html"]
    assert client.compressed(str(built), "assets/first-bbbbbbbb.js") == 10
    assert client.weigh(str(built)).startswith("home ")


def test_a_home_page_or_language_that_is_too_heavy_is_refused(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (client.HOME_LIMIT, client.LANGUAGE_LIMIT) == (100_000, 15_000)
    (built / "assets" / "shape-eeeeeeee.js").write_text("x" * client.HOME_LIMIT)
    with pytest.raises(client.TooHeavy, match="home at most 100 kB"):
        client.weigh(str(built))
    (built / "assets" / "shape-eeeeeeee.js").write_text("")
    monkeypatch.setattr(client, "languages", lambda: {"de": client.LANGUAGE_LIMIT + 1})
    with pytest.raises(client.TooHeavy, match="a language at most 15 kB"):
        client.weigh(str(built))


def test_without_javascript_the_page_says_so_in_every_language() -> None:
    page = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    said = re.findall(r'<p lang="(\w+)">(.+)</p>', page.partition("<noscript>")[2].partition("</noscript>")[0])
    assert {"en", "de", "ja"} <= {language for language, _ in said} <= set(languages())
    assert all("JavaScript" in text and "<code>houndtable terminal</code>" in text for _, text in said)
