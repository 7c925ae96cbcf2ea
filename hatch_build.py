"""Puts the compiled engine into the wheel where there is a C compiler; a pure wheel otherwise.

HOUNDTABLE_PURE=1 asks for a pure wheel; HOUNDTABLE_COMPILE=require makes it an error not to compile.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))
import compile as engine  # noqa: E402


class CompiledEngine(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """The compiler mypyc and what it needs, as pinned in constraints.txt."""
        if self.why_pure():
            return []
        pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
        return [pin for pin in pins if pin.startswith(("mypy==", "setuptools=="))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        trouble = self.why_pure() or self.compile()
        if not trouble:
            self.add_to_wheel(build_data)
        elif os.environ.get("HOUNDTABLE_COMPILE") == "require":
            raise RuntimeError(f"HOUNDTABLE_COMPILE=require, but the engine was not compiled. {trouble}")
        else:
            self.app.display_warning(f"Houndtable will run interpreted. {trouble}")

    def why_pure(self) -> str | None:
        """Why this wheel is pure Python, as a sentence; None if it is to be compiled."""
        return "HOUNDTABLE_PURE is set." if os.environ.get("HOUNDTABLE_PURE") else engine.missing()

    def compile(self) -> str | None:
        """What went wrong in compiling, as text; None if nothing did."""
        self.folder = TemporaryDirectory(prefix="houndtable-")
        words = [sys.executable, str(ROOT / "tools" / "compile.py"), self.folder.name]
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return f"Compiling failed:\n{done.stdout}" if done.returncode else None

    def add_to_wheel(self, build_data: dict[str, Any]) -> None:
        lib = Path(self.folder.name, engine.LIB)
        files = {str(path): str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file()}
        build_data["force_include"].update(files)
        if files:
            build_data.update(pure_python=False, infer_tag=True)
