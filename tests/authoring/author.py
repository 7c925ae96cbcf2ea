"""Somebody who writes games: a folder of their own, the command, and what pip would have done."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path


class Author:
    """Works in a folder; packages are installed by what Python goes by, without a network."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        self.paths = [str(self.site)]

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """What a program of this Python does, `houndtable` or `pytest`, and says."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([*self.paths, *[path for path in sys.path if path]])}
        command = [sys.executable, "-m", *words]
        return subprocess.run(command, cwd=self.folder, env=env, input="", capture_output=True, text=True, check=False)

    def houndtable(self, *words: str) -> str:
        """What the command says, which must succeed."""
        done = self.run("houndtable", *words)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def install(self, project: str) -> None:
        """Do what `pip install -e` does."""
        about = tomllib.loads((self.folder / project / "pyproject.toml").read_text())["project"]
        info = self.site / f"{about['name']}-{about['version']}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
        groups = [
            "\n".join([f"[{group}]", *[f"{name} = {place}" for name, place in offered.items()]])
            for group, offered in about["entry-points"].items()
        ]
        (info / "entry_points.txt").write_text("\n\n".join(groups) + "\n")
        self.paths.append(str(self.folder / project / "src"))

    def change(self, path: str, old: str, new: str) -> None:
        """Change a passage of a file, which must be there once."""
        file = self.folder / path
        text = file.read_text()
        assert text.count(old) == 1, f"{path} has {text.count(old)} times {old!r}."
        file.write_text(text.replace(old, new))
