"""Writes THIRD-PARTY.md of the package: what others wrote that is in Houndtable or is installed with it.

python tools/licences.py    after the pins or the client's packages changed; ./test says when
"""

from __future__ import annotations

from pathlib import Path

import client
import inventory

FILE = Path(client.ROOT, "src", "houndtable", "THIRD-PARTY.md")
HEAD = """# What others wrote

Written by tools/licences.py, not by hand. Houndtable itself is under the MIT licence.

## Installed with it

| package | version | licence |
|---|---|---|
"""
INSIDE = """
## In it

Parts of these are in the table in the browser (npm) and in the compiled engine (mypy's run-time library).
"""


def text(static: Path) -> str:
    """Return what the file has to say, for the client that was built into this folder."""
    needed = [f"| {one.name} | {one.version} | {one.licence} |\n" for one in inventory.python_packages("play")]
    inside = [
        f"\n### {one.name} {one.version}: {one.licence}\n\n```text\n{inventory.text_of(one)}\n```\n"
        for one in inventory.bundled(static)
    ]
    return HEAD + "".join(needed) + INSIDE + "".join(inside)


def main() -> None:
    client.keep()
    FILE.write_text(text(Path(client.KEPT)), encoding="utf-8")


if __name__ == "__main__":
    main()
