# interpreted: a table of figures, read once.
"""Trained nets by number of players. Written by `houndtable train`; see docs/learning.md."""

from __future__ import annotations

from typing import Final

NETS: Final[dict[int, list[str]]] = {}
