"""Pins with hashes: everything that ./play, ./test and a release install, in files of requirements/.

    python tools/pins.py             write them anew, as pyproject.toml asks; versions stay where they can
    python tools/pins.py --upgrade   the same with the newest versions (or --upgrade-package NAME)
    python tools/pins.py check       say what is wrong with them: part of ./test, needs no network

Writing needs uv and the package index. A file pins all that its extras need, on every platform and from the oldest
Python that Houndtable runs on; no file says where a package comes from.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(environment.ROOT)
FOLDER = ROOT / "requirements"
HEAD = "# Written by tools/pins.py, not by hand.\n"
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; (.*?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)
# Each file: the extras it is for ("" are the plain dependencies), and what no extra names.
FILES = {
    "dev": (["", "dev", "node"], ["editables"]),  # a build that is editable asks for editables
    "play": ([""], []),
    "build": ([], ["hatchling"]),
    "compile": (["compile"], []),
    "node": (["node"], []),
    "cluster": (["cluster"], []),
    "lab": (["lab"], []),
    "dask": (["dask"], []),
}


def project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)
    return found


def asked(name: str) -> list[Requirement]:
    """Return what pyproject.toml asks for in this file, with extras of our own told by what they hold."""
    extras, more = FILES[name]
    builds = {Requirement(word).name: word for word in project()["build-system"]["requires"]}
    return [Requirement(builds.get(word, word)) for word in more] + [need for one in extras for need in extra(one)]


def extra(name: str) -> list[Requirement]:
    """Return what an extra asks for, and the extras it names; "" are the plain dependencies."""
    about = project()["project"]
    found: list[Requirement] = []
    for need in map(Requirement, about["optional-dependencies"][name] if name else about["dependencies"]):
        found += [inner for one in need.extras for inner in extra(one)] if need.name == "houndtable" else [need]
    return found


def write(name: str, *options: str) -> None:
    """Write one file; all others agree with that of the developers, which holds everything."""
    path = FOLDER / f"{name}.txt"
    words = ["uv", "pip", "compile", "--universal", "--python-version", ".".join(map(str, environment.OLDEST))]
    words += ["--generate-hashes", "--no-header", "--no-annotate", "--quiet", "--output-file", str(path), "-"]
    if name != "dev":
        path.unlink(missing_ok=True)
        words += ["--constraint", str(FOLDER / "dev.txt")]
    needs = "\n".join(str(need) for need in asked(name))
    subprocess.run([*words, *options], input=needs, text=True, check=True, cwd=ROOT)
    path.write_text(HEAD + path.read_text(encoding="utf-8"), encoding="utf-8")


def pins(name: str) -> dict[str, dict[str, str]]:
    """Return each package of a file, its versions with when they hold; there may be one for each of several Pythons."""
    found: dict[str, dict[str, str]] = {}
    for package, version, marker, _ in PIN.findall((FOLDER / f"{name}.txt").read_text(encoding="utf-8")):
        found.setdefault(package, {})[version] = marker
    return found


def hashes(name: str) -> dict[str, list[str]]:
    """Return the SHA-256 of every file of each package, `NAME==VERSION`."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    return {f"{one[0]}=={one[1]}": re.findall("sha256:([0-9a-f]+)", one[3]) for one in PIN.findall(text)}


def faults() -> list[str]:
    """Return what is wrong with the pins, as sentences."""
    found = []
    everything = pins("dev")
    for name in FILES:
        text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        if PIN.sub("", text.removeprefix(HEAD)).strip():
            found.append(f"requirements/{name}.txt holds more than pins with hashes.")
        here = pins(name)
        found += [f"requirements/{name}.txt: {why}" for why in lacking(name, here)]
        found += [
            f"requirements/{name}.txt pins {package} otherwise than dev.txt does."
            for package, versions in here.items()
            if not set(versions) <= set(everything.get(package, {}))
        ]
    return found + npm_faults()


def lacking(name: str, here: dict[str, dict[str, str]]) -> list[str]:
    """Return what pyproject.toml, or an installed package of the file, asks for and the file does not pin."""
    needs = [("pyproject.toml", need) for need in asked(name) if holds(need)]
    needs += [(package, need) for package in here for need in needed_by(package).values()]
    return [
        f"{need} is asked for by {asker}, and not pinned."
        for asker, need in needs
        if not any(need.specifier.contains(version) for version in here.get(canonicalize_name(need.name), {}))
    ]


def needed_by(package: str) -> dict[str, Requirement]:
    """Return what an installed package asks for here; nothing of one that is for another platform."""
    try:
        words = metadata.requires(package) or []
    except metadata.PackageNotFoundError:
        return {}
    return {canonicalize_name(need.name): need for need in map(Requirement, words) if holds(need)}


def holds(need: Requirement) -> bool:
    return need.marker is None or need.marker.evaluate({"extra": ""})


def npm_faults() -> list[str]:
    """Return the packages of the browser's client that npm could not check."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return [
        f"web/package-lock.json has no SHA-512 of {place}."
        for place, package in lock["packages"].items()
        if place and not str(package.get("integrity", "")).startswith("sha512-")
    ]


def main(words: list[str]) -> None:
    if words == ["check"]:
        wrong = faults()
        if wrong:
            sys.exit("\n".join([*wrong, "`python tools/pins.py` writes the pins anew."]))
        return
    FOLDER.mkdir(exist_ok=True)
    for name in FILES:
        write(name, *(words if name == "dev" else []))


if __name__ == "__main__":
    main(sys.argv[1:])
