"""Tries Houndtable with the oldest version of every package that pyproject.toml allows.

    python tools/floors.py    make floors

It installs exactly the lower bounds, of the build as well, into an environment of its own, then plays: the server on
both stores and in a cluster, the terminal, the lab, the adapters. A bound that fails is raised in pyproject.toml.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import checks
import environment
import pins
import services

ROOT = Path(environment.ROOT)
PLACE = ROOT / ".venv-floors"
FILE = ROOT / "build" / "floors.txt"
# Without `compile` and `node`, whose bounds are what is pinned, and `dev`, which has none.
EXTRAS = ["cluster", "lab", "dask", "check", "pettingzoo", "openspiel", "learn"]
TESTS = [
    "tests/server/test_games.py",
    "tests/server/test_http.py",
    "tests/server/test_keys.py",
    "tests/server/test_serving.py",
    "tests/server/test_cluster.py",
    "tests/cli/test_play.py",
    "tests/cli/test_signatures.py",
    "tests/cli/test_study.py",
    "tests/cli/test_dataset.py",
    "tests/cli/test_cluster.py",
    "tests/lab/test_chart.py",
    "tests/lab/test_rating.py",
    "tests/adapters/test_pettingzoo.py",
    "tests/adapters/test_gymnasium.py",
    "tests/adapters/test_openspiel.py",
    "tests/adapters/test_learning.py",
    "tests/authoring/test_check_game.py",
]


def lowest(needs: list[str]) -> list[str]:
    """Return the pins of the oldest versions that satisfy these requirements."""
    words = ["uv", "pip", "compile", "--quiet", "--resolution", "lowest-direct", "--no-header", "--no-annotate"]
    words += ["--python", sys.executable, "-"]
    done = subprocess.run(words, input="\n".join(needs), text=True, check=True, stdout=subprocess.PIPE, cwd=ROOT)
    return done.stdout.splitlines()


def install(floors: list[str]) -> str:
    """Return the Python of an environment with these versions and with Houndtable."""
    shutil.rmtree(PLACE, ignore_errors=True)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("\n".join([*floors, ""]), encoding="utf-8")
    python = str(PLACE.joinpath(*environment.PYTHON))
    install = ["uv", "pip", "install", "--quiet", "--python", python]
    env = {**environment.clean_env(), "HOUNDTABLE_PURE": "1", "HOUNDTABLE_CLIENT": "require"}
    for words in (
        ["uv", "venv", "--quiet", "--python", sys.executable, str(PLACE)],
        [*install, "--requirement", str(FILE)],
        [*install, "--no-deps", "--no-build-isolation", "."],
    ):
        subprocess.run(words, check=True, cwd=ROOT, env=env)
    checks.add_test_tools(PLACE)
    return python


def main() -> None:
    os.chdir(ROOT)
    wanted = [*pins.asked("play"), *pins.asked("build"), *(need for extra in EXTRAS for need in pins.extra(extra))]
    floors = lowest([str(need) for need in wanted])
    print("\n".join(floors), flush=True)
    python = install(floors)
    env = {**environment.clean_env(), **checks.env_for("interpreted"), "HOUNDTABLE_PRODUCT": python}
    env["HOUNDTABLE_WITHOUT"] = " ".join(services.prepare())
    # Old packages may warn of what will change: that is no fault here.
    sys.exit(subprocess.call([python, "-m", "pytest", "-q", "-W", "default", *TESTS, *sys.argv[1:]], env=env))


if __name__ == "__main__":
    main()
