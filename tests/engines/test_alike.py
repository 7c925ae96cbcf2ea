"""Both engines look alike: public names, class attributes, signatures, and what becomes of copies."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from houndtable.conformance.engines import is_compiled_here
from houndtable.games.dogsbreath import journal
from tests.extras import needs

needs("pettingzoo", "gymnasium", "librt", "numpy")

from tests.engines import shape  # noqa: E402

pytestmark = pytest.mark.engine

ROOT = Path(__file__).parent.parent.parent


def shape_on(engine: str) -> Any:
    """Return what the modules look like on this engine, told by a process of its own."""
    paths = os.pathsep.join([str(ROOT), *(path for path in sys.path if path)])
    env = {**os.environ, "HOUNDTABLE_ENGINE": engine, "PYTHONPATH": paths}
    words = [sys.executable, "-m", "tests.engines.shape"]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def differences(interpreted: Any, compiled: Any, where: str = "") -> list[str]:
    """Return where two shapes differ, a line each."""
    if not isinstance(interpreted, dict) or not isinstance(compiled, dict):
        return [] if interpreted == compiled else [f"{where}: interpreted {interpreted}, compiled {compiled}"]
    found = []
    for name in sorted({*interpreted, *compiled}):
        path = f"{where} {name}".strip()
        if name in interpreted and name in compiled:
            found += differences(interpreted[name], compiled[name], path)
        else:
            found.append(f"{path}: only {'interpreted' if name in interpreted else 'compiled'}")
    return found


def test_both_engines_look_alike() -> None:
    if not is_compiled_here():
        assert os.environ.get("HOUNDTABLE_EXPECT_ENGINE") != "compiled", "The engine to be tested is not here."
        pytest.skip("There is no compiled engine beside the sources here.")
    interpreted, compiled = shape_on("interpreted"), shape_on("compiled")
    assert len(interpreted["modules"]) > 100
    assert differences(interpreted, compiled) == []


def test_whatever_has_a_recipe_is_met_and_can_be_copied_and_pickled() -> None:
    """What has none lives no longer than a call, or as long as its module: nothing from which one sets out holds it."""
    found = shape.copies(shape.names())
    assert [name for name, fates in found.items() if fates is None and shape.has_recipe(name)] == []
    assert [name for name, fates in found.items() if fates is not None and not shape.has_recipe(name)] == []
    fates = [f"{name} {way}: {fate}" for name, met in found.items() if met for way in shape.WAYS for fate in met[way]]
    assert [fate for fate in fates if not fate.endswith(": the same")] == []


def test_parameters_that_seem_positional_are_taken_by_name() -> None:
    assert journal.entry_of(kind=1, seat=2, other=3) == journal.entry_of(1, 2, 0, 0, 3)


class Plain:
    """Shown fully."""

    code = "refused"

    def __init__(self, points: int) -> None:
        self.points = points

    def add(self, points: int, times: int = 1) -> None:
        """Change it."""


class Lacking:
    """What becomes of Plain if an attribute of the class is lost."""

    def __init__(self, points: int) -> None:
        self.points = points

    def add(self, points: int, times: int = 1) -> None:
        """Change it."""


class Otherwise:
    """What becomes of Plain if a default is another one."""

    code = "refused"

    def add(self, points: int, times: int = 2) -> None:
        """Change it."""


def module_with(kind: type) -> dict[str, Any]:
    """Return the shape of a module in which a class of this kind is called Plain."""
    module = ModuleType(__name__)
    module.Plain = kind  # type: ignore[attr-defined]
    return shape.module_shape(module)


def test_a_lost_attribute_of_a_class_is_found() -> None:
    assert differences(module_with(Plain), module_with(Plain)) == []
    assert differences(module_with(Plain), module_with(Lacking)) == ["Plain code: only interpreted"]


def test_another_signature_is_found() -> None:
    (found,) = differences(module_with(Plain), module_with(Otherwise))
    assert found == "Plain add: interpreted method points, times=1, compiled method points, times=2"


def test_a_lost_name_is_found() -> None:
    assert differences(module_with(Plain), {}) == ["Plain: only interpreted"]
    assert differences({}, module_with(Plain)) == ["Plain: only compiled"]


class Stubborn:
    """Not to be copied."""

    def __reduce__(self) -> str:
        raise TypeError("No copy.")


class Forgetful:
    """Its copies are not the same."""

    __module__ = "houndtable.planted"

    def __init__(self, points: int = 0) -> None:
        self.points = points

    def __reduce__(self) -> tuple[type, tuple[()]]:
        return Forgetful, ()


class Changing:
    """Its copies are of another kind."""

    def __reduce__(self) -> tuple[type, tuple[()]]:
        return list, ()


def test_the_fate_of_a_copy_is_told() -> None:
    assert shape.fate([1, 2], "pickle") == "the same"
    assert shape.fate(Stubborn(), "copy") == "TypeError: No copy."
    assert shape.fate(Forgetful(), "copy") == "the same"
    assert shape.fate(Forgetful(3), "copy") == "another"
    assert shape.fate(Changing(), "deepcopy") == "a list"
    one, two = ({"copies": {"Plain": {"copy": [fate]}}} for fate in ("the same", "TypeError: No copy."))
    assert differences(one, two) == [
        "copies Plain copy: interpreted ['the same'], compiled ['TypeError: No copy.']",
    ]
