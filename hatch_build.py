"""Puts into the wheel the compiled engine where there is a C compiler, and the browser's client.

HOUNDTABLE_PURE=1 asks for a pure wheel; HOUNDTABLE_COMPILE=require makes it an error not to compile,
HOUNDTABLE_CLIENT=require not to build the client.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
ENGINE = ROOT / "build" / "engine"
sys.path.insert(0, str(ROOT / "tools"))
import client  # noqa: E402
import compile as engine  # noqa: E402


class WholeWheel(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """The compiler mypyc, and Node where there is none, in the versions of requirements/."""
        files = ([] if self.why_pure() else ["compile"]) + client.wanted()
        texts = [(ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8") for name in files]
        return re.findall(r"^[a-z0-9-]+==\S+", "\n".join(texts), re.MULTILINE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_engine(build_data)
        self.add_client(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """The built client is in the wheel, or a warning says why not."""
        self.static = TemporaryDirectory(prefix="houndtable-client-")
        try:
            client.build(self.static.name)
        except client.Tampered as trouble:
            raise RuntimeError(str(trouble)) from None
        except client.NotBuilt as trouble:
            if os.environ.get("HOUNDTABLE_CLIENT") == "require":
                raise RuntimeError(f"HOUNDTABLE_CLIENT=require, but it was not built. {trouble}") from None
            self.app.display_warning(f"Houndtable will have no table in the browser. {trouble}")
            return
        build_data["force_include"][self.static.name] = "houndtable/server/static"

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """The compiled engine is in the wheel, or a warning says why not."""
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
        words = [sys.executable, str(ROOT / "tools" / "compile.py"), str(ENGINE)]
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return f"Compiling failed:\n{done.stdout}" if done.returncode else None

    def add_to_wheel(self, build_data: dict[str, Any]) -> None:
        lib = ENGINE / "lib"
        files = {str(path): str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file()}
        build_data["force_include"].update(files)
        if files:
            build_data.update(pure_python=False, infer_tag=True)
