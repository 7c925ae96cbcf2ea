"""JSON as a type: what leaves the engine."""

from __future__ import annotations

from typing import TypeAlias

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
