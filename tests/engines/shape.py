"""Tells what the modules that get compiled look like from outside, on the engine of this process, as JSON.

python -m tests.engines.shape

Told are the public names of every module, what classes and functions are like, and what becomes of objects that are
copied. What mypyc leaves unsaid is left out: it keeps no docstrings, shows `(*args, **kwargs)` for every constructor,
and calls all parameters positional where one is an i64 with a default, though it takes them by keyword too.
"""

from __future__ import annotations

import copy
import inspect
import json
import pickle
from collections.abc import Callable, Iterator
from importlib import import_module
from types import GetSetDescriptorType, MemberDescriptorType, ModuleType
from typing import Any, Final

import compile as engine

from tests.engines import samples

SIMPLE: Final = (bool, int, float, str, bytes, type(None))
LISTS: Final = (list, tuple, set, frozenset)
FIELDS: Final = (property, GetSetDescriptorType, MemberDescriptorType)
POSITIONAL: Final = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
WAYS: Final[dict[str, Callable[[Any], Any]]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
EACH: Final = 100  # objects of a class that are copied
# What a copy finds by itself, when it needs it.
UNTOLD: Final = {
    "Board": ["row", "rows", "masks", "observations", "action_masks"],
    "Budget": ["begun"],
}


def names() -> list[str]:
    """Return the modules that get compiled."""
    return [".".join(path.with_suffix("").parts) for path in engine.modules(engine.SOURCE)]


def module_shape(module: ModuleType) -> dict[str, Any]:
    """Return the public names of a module, each with what it is."""
    found = {name: value for name, value in vars(module).items() if not name.startswith("_")}
    return {name: thing_shape(module.__name__, value) for name, value in found.items() if name != "annotations"}


def thing_shape(home: str, thing: Any) -> Any:
    """Return a thing as JSON: a class or function of this module in detail, anything from elsewhere by its kind."""
    if isinstance(thing, SIMPLE):
        return repr(thing)
    if isinstance(thing, ModuleType):
        return f"module {thing.__name__}"
    if getattr(thing, "__module__", home) != home:
        return f"from {thing.__module__}"
    if isinstance(thing, type):
        return class_shape(thing)
    return f"function {signature(thing)}" if callable(thing) else type(thing).__name__


def class_shape(kind: type) -> dict[str, Any]:
    """Return a class: its bases, its methods with their signatures, and what its class attributes hold."""
    found: dict[str, Any] = {"bases": [base.__qualname__ for base in kind.__bases__ if base is not object]}
    for name in dir(kind):
        value = inspect.getattr_static(kind, name)
        if name.startswith("_") or isinstance(value, FIELDS):
            continue
        how = type(value).__name__ if isinstance(value, staticmethod | classmethod) else "method"
        found[name] = f"{how} {signature(getattr(kind, name))}" if callable(getattr(kind, name)) else repr(value)
    return found


def signature(function: Any) -> str:
    """Return how a function is called: the names of its parameters, which must be given by name, and defaults."""
    try:
        found = inspect.signature(function)
    except (ValueError, TypeError):
        return "unknown"
    return ", ".join(parameter(each) for each in found.parameters.values() if each.name != "self")


def parameter(each: inspect.Parameter) -> str:
    """Return a parameter as text."""
    how = "" if each.kind in POSITIONAL else f"{each.kind.description} "
    return how + each.name + ("" if each.default is each.empty else f"={each.default!r}")


def fields_of(thing: Any) -> dict[str, Any]:
    """Return what a thing shows of itself: its attributes and properties, but for private ones."""
    shown = {name for kind in type(thing).__mro__ for name, value in vars(kind).items() if isinstance(value, FIELDS)}
    shown |= set(getattr(thing, "__dict__", {}))
    left_out = UNTOLD.get(type(thing).__name__, []) + (["board"] if hasattr(thing, "vocabulary") else [])
    found = sorted(name for name in shown if not name.startswith("_") and name not in left_out)
    return {name: getattr(thing, name) for name in found if hasattr(thing, name)}


def parts_of(thing: Any) -> list[Any]:
    """Return what a thing is made of."""
    if isinstance(thing, LISTS):
        return list(thing)
    if isinstance(thing, dict):
        return [*thing, *thing.values()]
    return list(fields_of(thing).values()) if type(thing).__module__.startswith("houndtable.") else []


def reached(roots: list[Any]) -> Iterator[Any]:
    """Yield all that can be reached from the roots, each once."""
    seen: set[int] = set()
    kept = []  # whoever is remembered by its number has to stay
    waiting = roots[::-1]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, SIMPLE) or id(thing) in seen:
            continue
        seen.add(id(thing))
        kept.append(thing)
        yield thing
        waiting += parts_of(thing)


def told(thing: Any) -> Any:
    """Return a thing as JSON, with all that it is made of."""
    if isinstance(thing, SIMPLE):
        return repr(thing)
    if isinstance(thing, LISTS):
        return [told(part) for part in thing]
    if isinstance(thing, dict):
        return [[told(key), told(value)] for key, value in thing.items()]
    if type(thing).__name__ == "vec":
        return list(thing)
    if type(thing).__module__.startswith("houndtable."):
        name = type(thing).__qualname__
        if hasattr(thing, "vocabulary"):  # a game, which is one of a kind
            return [name, id(thing)]
        if hasattr(thing, "dump"):
            return [name, thing.dump(), told(thing.chance)]
        if hasattr(thing, "sample"):  # a perspective, which hides its position
            return [name, thing.seat, thing.view().as_json(), thing.legal()]
        return [name, {field: told(value) for field, value in fields_of(thing).items()}]
    return repr(type(thing))


def fate(thing: Any, way: str) -> str:
    """Return what becomes of a thing that is copied: whether the copy is the same, or the error."""
    try:
        again = WAYS[way](thing)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if type(again) is not type(thing):
        return f"a {type(again).__name__}"
    return "the same" if told(again) == told(thing) else "another"


def copies(modules: list[str]) -> dict[str, Any]:
    """Return what becomes of objects of every class of these modules, with the fields they show; None where no object
    was met and none is of a class made from it (a compiled class does not tell that it is abstract)."""
    kinds = {f"{module}.{kind.__qualname__}": kind for module in modules for kind in classes_of(module)}
    found: dict[str, Any] = dict.fromkeys(kinds)
    met: dict[str, int] = {}
    for thing in reached(samples.roots()):
        name = f"{type(thing).__module__}.{type(thing).__qualname__}"
        if name in found and met.get(name, 0) < EACH:
            met[name] = met.get(name, 0) + 1
            so_far = found[name] or {"fields": [], **{way: [] for way in WAYS}}
            so_far["fields"] = sorted({*so_far["fields"], *fields_of(thing)})
            for way in WAYS:
                so_far[way] = sorted({*so_far[way], fate(thing, way)})
            found[name] = so_far
    return {name: met for name, met in found.items() if met or not kinds[name].__subclasses__()}


def has_recipe(name: str) -> bool:
    """Return whether a class says how its objects are copied."""
    module, _, kind = name.rpartition(".")
    found: Any = getattr(import_module(module), kind)
    return found.__reduce__ is not object.__reduce__


def classes_of(module: str) -> list[type]:
    """Return the classes that a module defines."""
    return [
        kind for kind in vars(import_module(module)).values() if isinstance(kind, type) and kind.__module__ == module
    ]


def main() -> None:
    modules = names()
    whole = {name: module_shape(import_module(name)) for name in modules}
    print(json.dumps({"modules": whole, "copies": copies(modules)}))


if __name__ == "__main__":
    main()
