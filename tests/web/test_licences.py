"""What others wrote: every licence is known and fits, and the notices and the list of components tell all of it."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import inventory
import licences
import pins
import pytest
import sbom
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from houndtable.cli.command import main

STATIC = Path(str(files("houndtable.server") / "static"))

pytestmark = pytest.mark.skipif(not (STATIC / inventory.PACKAGES).exists(), reason="the client is not built here")


@pytest.mark.parametrize("name", pins.FILES)
def test_no_python_package_has_an_unknown_licence_or_one_that_does_not_fit(name: str) -> None:
    allowed = inventory.PERMISSIVE if name == "play" else inventory.PERMISSIVE | inventory.WEAK
    odd = {
        one.name: one.licence for one in inventory.python_packages(name) if not inventory.is_among(one.licence, allowed)
    }
    assert odd == (inventory.ONLY_RUN if name == "dev" else {})


def test_no_npm_package_has_an_unknown_licence_or_one_that_does_not_fit() -> None:
    allowed = inventory.PERMISSIVE | inventory.WEAK
    assert [one for one in inventory.npm_packages() if not inventory.is_among(one.licence, allowed)] == []


def test_what_is_in_the_client_and_the_engine_is_under_a_permissive_licence() -> None:
    found = {one.name: one.licence for one in inventory.bundled(STATIC)}
    assert {"svelte", inventory.COMPILER} < set(found)
    assert all(inventory.is_among(licence, inventory.PERMISSIVE) for licence in found.values())


@pytest.mark.parametrize("licence", ["", "GPL-3.0-or-later", "MIT AND AGPL-3.0-only", "Proprietary"])
def test_other_licences_are_found(licence: str) -> None:
    assert not inventory.is_among(licence, inventory.PERMISSIVE | inventory.WEAK)


def test_the_notices_are_current_and_shipped_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert licences.text(STATIC) == licences.FILE.read_text(encoding="utf-8"), (
        "python tools/licences.py writes them anew"
    )
    assert main(["--licences"]) == 0
    assert capsys.readouterr().out.strip() == licences.text(STATIC).strip()


def listed(monkeypatch: pytest.MonkeyPatch, epoch: str = "") -> dict[str, Any]:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    return sbom.document(STATIC)


def test_the_list_of_components_is_as_cyclonedx_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    validator = JsonStrictValidator(SchemaVersion.V1_6)
    document = listed(monkeypatch, "1790000000")
    assert validator.validate_str(json.dumps(document)) is None
    assert document["metadata"]["timestamp"] == "2026-09-21T14:13:20Z"
    del document["components"][0]["name"]
    assert validator.validate_str(json.dumps(document)) is not None


def test_the_list_of_components_is_complete_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    document = listed(monkeypatch)
    assert document == listed(monkeypatch)
    assert "timestamp" not in document["metadata"] and "serialNumber" not in document
    told = {(part["name"], part["version"]) for part in document["components"]}
    wanted = [*inventory.python_packages("play"), *inventory.bundled(STATIC)]
    assert told == {(one.name, one.version) for one in wanted}
    assert all(part["hashes"] and part["licenses"] for part in document["components"])
    refs = {part["bom-ref"] for part in document["components"]} | {document["metadata"]["component"]["bom-ref"]}
    assert all({node["ref"], *node["dependsOn"]} <= refs for node in document["dependencies"])
