"""Compiles the engine with mypyc, and the games that belong to it: which modules, and how. tools/compile.py does it
for the build hook, for ./play and for developers, `houndtable compile-game` for somebody else's game.

A game is compiled together with the kernel, since its positions are the kernel's: by itself it could not be.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

PATTERNS = (
    "houndtable/kernel/*.py",
    "houndtable/games/*/*.py",
    "houndtable/bots/*.py",
    "houndtable/adapters/core/*.py",
)
INTERPRETED = "# interpreted:"
# Small functions of a shared library are inlined only if nobody may replace them: a third more moves a second.
DIRECT = ["-fno-semantic-interposition", "-fno-plt"]
# What takes a quarter of the compiler's time and makes nothing quicker here.
IDLE = [
    *("-fno-tree-pre", "-fno-gcse", "-fno-ipa-cp-clone", "-fno-tree-vrp"),
    *("-fno-tree-vectorize", "-fno-tree-slp-vectorize", "-fno-unswitch-loops", "-fno-split-loops"),
]
# What mypyc needs for lists and numbers is compiled into every package, to be inlined there: a fifth more moves a
# second. The linker takes one of the copies for all other calls.
INLINED = ["list_ops.c", "int_ops.c"]
ONE_OF_SEVERAL = ["-Wl,--allow-multiple-definition"]
PROGRESS = "compiled {} of {} files"

Tell = Callable[[int, int], None]


def modules(source: Path, others: list[str] | None = None) -> list[Path]:
    """Return the files to compile, relative to `source`: no __init__.py, none that says why it stays interpreted. With
    `others`, packages with games of other people, theirs too."""
    patterns = [*PATTERNS, *[f"{package.replace('.', '/')}/*.py" for package in others or []]]
    found = [path for pattern in patterns for path in sorted(source.glob(pattern))]
    return [path.relative_to(source) for path in found if path.name != "__init__.py" and not _opts_out(path)]


def _opts_out(path: Path) -> bool:
    return path.read_text(encoding="utf-8").startswith(INTERPRETED)


def missing() -> str | None:
    """Return what this machine lacks to compile, as a sentence; None if it lacks nothing."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()[:1]
    if not any(map(shutil.which, [*named, "cc", "gcc", "clang", "cl"])):
        return "There is no C compiler (Debian: apt install gcc)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed (Debian: apt install python3-dev)."
    return None


def build(out: Path, source: Path, paths: list[Path], tell: Tell) -> None:
    """Leave the modules compiled in out/lib; `tell` hears of every file. What was compiled before an interruption is
    not compiled again."""
    lib, stamp, work = (out / name for name in ("lib", "stamp", "work"))
    key = _key(source, paths)
    if stamp.exists() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(lib, ignore_errors=True)
    lib.mkdir(parents=True)
    if paths:
        copy = out / "source"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static", "template"))
        extensions = _translated(paths, copy, work.resolve())
        _compile(_joined(extensions, work.resolve()), lib.resolve(), work.resolve(), tell)
        _spread(extensions, lib)
    stamp.write_text(key)


def _key(source: Path, paths: list[Path]) -> str:
    """Return what changes whenever compiling anew could give another result."""
    from mypy.version import __version__ as mypyc_version

    digest = hashlib.sha256(f"{sys.version} {mypyc_version}".encode())
    digest.update(Path(__file__).read_bytes())
    for folder in sorted({path.parent for path in paths}):
        for path in sorted((source / folder).glob("*.py")):
            digest.update(str(path.relative_to(source)).encode() + path.read_bytes())
    return digest.hexdigest()


def _translated(paths: list[Path], source: Path, work: Path) -> list[Any]:
    """Return the extensions whose C code mypyc made of `paths`: one library with all code, and a door to it for each
    module. They are one group, so that calls between them are direct C calls."""
    from mypyc.build import mypycify

    with contextlib.chdir(source):
        found = mypycify(
            ["--config-file=", f"--cache-dir={os.devnull}", *map(str, paths)],
            group_name="houndtable",
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(work),
        )
    return list(found)


def _joined(extensions: list[Any], work: Path) -> list[Any]:
    """Return the extensions as they are compiled: the modules of a package are one C file, so that the compiler can
    inline what they call of each other and packages are compiled side by side; their doors are one C file too."""
    from setuptools import Extension  # type: ignore[import-untyped]

    whole, *doors = extensions
    is_linux = sys.platform == "linux"
    inlined = [source for source in whole.sources if is_linux and Path(source).name in INLINED]
    units: dict[str, list[str]] = {}
    for source in whole.sources:
        package, dots, _ = Path(source).stem.rpartition("___")
        units.setdefault(package if dots else "runtime", []).append(source)
    # What every module needs of mypyc may be included together; the group's own tables come last.
    units["runtime"].sort(key=lambda source: Path(source).stem.startswith("__native"))
    folder = work / "joined"
    folder.mkdir(exist_ok=True)
    whole.sources = [
        str(_including(folder / f"{name}.c", sources if name == "runtime" else inlined + sources))
        for name, sources in units.items()
    ]
    whole.extra_link_args += ONE_OF_SEVERAL if is_linux else []
    joined = [whole]
    for package, names in _packages(doors).items():
        sources = [source for door in doors for source in door.sources if door.name in names]
        file = _including(folder / f"door_{package}.c", sources)
        flags = [flag for flag in doors[0].extra_compile_args if not flag.startswith("-O")]
        joined.append(Extension(names[0], sources=[str(file)], extra_compile_args=flags))
    for extension in joined:
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args += DIRECT + IDLE if is_linux else []
    return joined


def _packages(doors: list[Any]) -> dict[str, list[str]]:
    """Return the names of the modules, by their package."""
    found: dict[str, list[str]] = {}
    for door in doors:
        found.setdefault(door.name.rpartition(".")[0], []).append(door.name)
    return found


def _including(file: Path, sources: list[str]) -> Path:
    """Return the C file, which includes the sources; each door has one more name, which would collide."""
    lines = []
    for number, source in enumerate(sources):
        lines += [f"#define PyInit___init__ unused_{number}", f'#include "{source}"', "#undef PyInit___init__"]
    file.write_text("\n".join([*lines, ""]))
    return file


def _spread(extensions: list[Any], lib: Path) -> None:
    """Give every module its door: those of a package are copies of one file, which holds them all."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for names in _packages(extensions[1:]).values():
        first, *others = (lib / (name.replace(".", os.sep) + suffix) for name in names)
        for other in others:
            shutil.copyfile(first, other)


def _compile(extensions: list[Any], lib: Path, work: Path, tell: Tell) -> None:
    """Compile the extensions, as many files at once as there are processors."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    total = sum(len(extension.sources) for extension in extensions)
    done: list[str] = []

    class SideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compiled(source: str, how: dict[str, Any]) -> list[str]:
                objects = _once(one_by_one, source, how)
                done.append(source)
                tell(len(done), total)
                return objects

            def compile_all(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(processors()) as pool:
                    largest_first = sorted(sources, key=_size, reverse=True)
                    tasks = [pool.submit(compiled, source, how) for source in largest_first]
                    try:
                        return [name for task in tasks for name in task.result()]
                    except BaseException:
                        pool.shutdown(cancel_futures=True)
                        raise

            self.compiler.compile = compile_all
            super().build_extensions()

    distribution = Distribution({"name": "houndtable", "ext_modules": extensions, "packages": []})
    command = SideBySide(distribution)
    command.build_lib, command.build_temp = str(lib), str(work)
    command.ensure_finalized()
    command.run()


def _size(source: str) -> int:
    """Return the size of a C file with what it includes of ours."""
    included = [line.split('"')[1] for line in Path(source).read_text().splitlines() if line.startswith('#include "/')]
    return sum(Path(path).stat().st_size for path in included)


def _once(compile: Callable[..., list[str]], source: str, how: dict[str, Any]) -> list[str]:
    """Compile the file unless that was done before with the same code and flags."""
    stamp = Path(source).with_suffix(".done")
    folder = Path(source).parent.parent
    digest = hashlib.sha256(f"{sys.version} {how['extra_postargs']}".encode())
    code = Path(source).read_text()
    for path in sorted(folder.rglob("*.h")) + [Path(line.split('"')[1]) for line in code.splitlines() if '"/' in line]:
        digest.update(path.read_bytes())
    key = digest.hexdigest()
    if stamp.exists():
        known, *objects = stamp.read_text().splitlines()
        if known == key and all(map(os.path.exists, objects)):
            return objects
    stamp.unlink(missing_ok=True)
    objects = compile([source], **how)
    stamp.write_text("\n".join([key, *objects]))
    return objects


def processors() -> int:
    """Return how many files are compiled at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def say(done: int, total: int) -> None:
    """Print how far it is, on one line where there is a terminal."""
    line = PROGRESS.format(done, total)
    print(f"\r{line}", end="" if done < total else "\n", flush=True) if sys.stdout.isatty() else print(line, flush=True)
