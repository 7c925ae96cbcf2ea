"""Without its extra an adapter says which one to install; the rest needs none."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from os import environ, pathsep

import pytest

from tests.adapters.zoo import needs

EXTRAS = [
    "PIL",
    "gymnasium",
    "librt",
    "mypy_extensions",
    "numpy",
    "pettingzoo",
    "pyspiel",
    "rlcard",
    "sklearn",
]


def said(program: str) -> subprocess.CompletedProcess[str]:
    """What a program in a Python of its own prints."""
    env = {**environ, "PYTHONPATH": pathsep.join(path for path in sys.path if path)}
    return subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)


def test_without_openspiel_a_sentence_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "houndtable.adapters.openspiel", raising=False)
    with pytest.raises(ImportError, match=r"install the extra, pip install 'houndtable\[openspiel\]'"):
        import_module("houndtable.adapters.openspiel")


@pytest.mark.engine
@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium"),
        ("pettingzoo", "librt.vecs"),
        ("gymnasium", "gymnasium"),
        ("gymnasium", "librt.vecs"),
        ("vector", "numpy"),
        ("vector", "librt.vecs"),
        ("spaces", "gymnasium"),
        ("picture", "PIL"),
    ],
)
def test_without_its_extra_a_sentence_names_it(module: str, missing: str) -> None:
    for name in ("numpy", "gymnasium", "pettingzoo", "librt.vecs"):
        needs(name)
    done = said(f"import sys; sys.modules[{missing!r}] = None; import houndtable.adapters.{module}")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: ") and "install the extra, pip install 'houndtable[pettingzoo]'." in last


@pytest.mark.engine
def test_the_engine_and_the_command_need_none_of_the_extras() -> None:
    done = said(
        f"import sys\nfor name in {EXTRAS!r}: sys.modules[name] = None\n"
        "import houndtable.cli\n"
        "from houndtable.games import find, names\n"
        "from houndtable.kernel.chance import Seeded\n"
        "print(*[find(name).new(2, Seeded(1)).waiting[0] >= 0 for name in names()])"
    )
    assert done.stdout.split() == ["True"] * 5, done.stderr


def test_importing_the_package_loads_no_numpy() -> None:
    done = said(
        "import sys, houndtable, houndtable.cli, houndtable.bots.naming\n"
        "from houndtable.games import find, names\n"
        "[find(name) for name in names()]\n"
        f"print(*[name for name in {EXTRAS!r} if name in sys.modules])"
    )
    assert done.stdout.split() == [], done.stderr
