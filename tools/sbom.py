"""The list of components of a release (SBOM), as CycloneDX 1.6 has it: the same for the same sources.

python tools/sbom.py FILE    a part of `make release`
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import client
import inventory
import pins
from inventory import Component
from packaging.utils import canonicalize_name

from houndtable import __version__

SPDX_ID = "MIT"


def component(one: Component, scope: str) -> dict[str, Any]:
    """Return a package as the standard tells it."""
    simple = " " not in one.licence
    return {
        "type": "library",
        "bom-ref": one.purl,
        "name": one.name,
        "version": one.version,
        "scope": scope,
        "hashes": [{"alg": algorithm, "content": digits} for algorithm, digits in one.hashes],
        "licenses": [{"license": {"id": one.licence}} if simple else {"expression": one.licence}],
        "purl": one.purl,
    }


def document(static: Path) -> dict[str, Any]:
    """Return the whole list, for the client that was built into this folder. What is in the wheel is `required`, and so
    is what is installed with it; what pip leaves out on some platforms is `optional`."""
    inside, needed = inventory.bundled(static), inventory.python_packages("play")
    markers = {name: version for name, versions in pins.pins("play").items() for version in versions.values()}
    parts = [component(one, "required") for one in inside]
    parts += [component(one, "optional" if markers[one.name] else "required") for one in needed]
    root = f"pkg:pypi/houndtable@{__version__}"
    direct = {canonicalize_name(pin.name) for pin in pins.asked("play")}
    refs = {one.name: one.purl for one in needed}
    graph = [{"ref": root, "dependsOn": sorted([refs[name] for name in direct] + [one.purl for one in inside])}]
    graph += [{"ref": one.purl, "dependsOn": [refs[name] for name in one.needs if name in refs]} for one in needed]
    about: dict[str, Any] = {
        "component": {
            "type": "application",
            "bom-ref": root,
            "name": "houndtable",
            "version": __version__,
            "licenses": [{"license": {"id": SPDX_ID}}],
            "purl": root,
        }
    }
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if epoch:
        about["timestamp"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(epoch)))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": about,
        "components": sorted(parts, key=lambda part: part["bom-ref"]),
        "dependencies": sorted(graph, key=lambda node: str(node["ref"])),
    }


def write(path: Path) -> None:
    """Write the list for the client as it is built now."""
    client.keep()
    path.write_text(json.dumps(document(Path(client.KEPT)), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
