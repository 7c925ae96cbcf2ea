"""Compiles the engine with mypyc: which modules, and how. Used by the build hook and by developers.

    python tools/compile.py build/compiled

copies the package to build/compiled/houndtable and puts the compiled modules beside their sources.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PATTERNS = (
    "houndtable/kernel/*.py",
    "houndtable/games/*/*.py",
    "houndtable/bots/*.py",
    "houndtable/adapters/core/*.py",
)
INTERPRETED = "# interpreted:"
# Small functions of a shared library are inlined only if nobody may replace them: a third more moves a second.
DIRECT = ["-fno-semantic-interposition", "-fno-plt"]
LIB = ".lib"  # in the output folder: the compiled modules alone


def modules(source: Path = SOURCE) -> list[Path]:
    """The files to compile, relative to `source`: no __init__.py, none that says why it stays interpreted."""
    found = [path for pattern in PATTERNS for path in sorted(source.glob(pattern))]
    return [path.relative_to(source) for path in found if path.name != "__init__.py" and not _opts_out(path)]


def _opts_out(path: Path) -> bool:
    return path.read_text(encoding="utf-8").startswith(INTERPRETED)


def missing() -> str | None:
    """What this machine lacks to compile, as a sentence; None if it lacks nothing."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()[:1]
    if not any(map(shutil.which, [*named, "cc", "gcc", "clang", "cl"])):
        return "There is no C compiler (Debian: apt install gcc)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed (Debian: apt install python3-dev)."
    return None


def build(out: Path) -> int:
    """Leave in `out` the package with its compiled modules; the answer is how many those are."""
    lib, stamp = out / LIB, out / ".stamp"
    shutil.rmtree(out / "houndtable", ignore_errors=True)
    shutil.copytree(SOURCE / "houndtable", out / "houndtable", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    paths = modules(out)
    key = _key(out)
    if not (stamp.exists() and stamp.read_text() == key):
        stamp.unlink(missing_ok=True)
        shutil.rmtree(lib, ignore_errors=True)
        for old in out.glob("houndtable__mypyc.*"):
            old.unlink()
        if paths:
            _compile(paths, out, lib)
        lib.mkdir(exist_ok=True)
        stamp.write_text(key)
    shutil.copytree(lib, out, dirs_exist_ok=True)
    return len(paths)


def _key(out: Path) -> str:
    """Changes whenever compiling anew could give another result."""
    from mypy.version import __version__ as mypyc_version

    digest = hashlib.sha256(f"{sys.version} {mypyc_version}".encode())
    digest.update(Path(__file__).read_bytes())
    for path in sorted(path for pattern in PATTERNS for path in out.glob(pattern)):
        digest.update(str(path.relative_to(out)).encode() + path.read_bytes())
    return digest.hexdigest()


def _compile(paths: list[Path], out: Path, lib: Path) -> None:
    """Compile `paths` as one group, so that calls between them are direct C calls."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    start = time.monotonic()
    print(f"compiling {len(paths)} modules with mypyc ...", end=" ", flush=True)
    lib, work = lib.resolve(), (out / ".work").resolve()
    with contextlib.chdir(out):
        extensions = mypycify(
            ["--config-file=", f"--cache-dir={os.devnull}", *map(str, paths)],
            group_name="houndtable",
            opt_level="3",
            debug_level="0",
            multi_file=False,
            target_dir=str(work),
        )
        if sys.platform == "linux":
            for extension in extensions:
                extension.extra_compile_args += DIRECT
        distribution = Distribution({"name": "houndtable", "ext_modules": extensions, "packages": []})
        command = distribution.get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(lib), str(work)
        command.ensure_finalized()
        command.run()
    shutil.rmtree(work)
    print(f"{time.monotonic() - start:.0f} s", flush=True)


def main(words: list[str]) -> None:
    if len(words) != 1:
        sys.exit("usage: python tools/compile.py FOLDER")
    lack = missing()
    if lack:
        sys.exit(f"The engine cannot be compiled here. {lack}")
    out = Path(words[0])
    out.mkdir(parents=True, exist_ok=True)
    count = build(out)
    print(f"{count} compiled modules in {out}" if count else "There is nothing to compile.")


if __name__ == "__main__":
    main(sys.argv[1:])
