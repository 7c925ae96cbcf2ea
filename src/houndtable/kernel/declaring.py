# interpreted: once a module, when it is imported
"""What a module declares, found by its kind, so that no list has to repeat it."""

from __future__ import annotations

from typing import TypeVar

Kind = TypeVar("Kind")


def declared(kind: type[Kind], names: dict[str, object]) -> list[Kind]:
    """All that a module has declared of this kind so far, in order; `names` are its globals()."""
    return [value for value in names.values() if isinstance(value, kind)]
