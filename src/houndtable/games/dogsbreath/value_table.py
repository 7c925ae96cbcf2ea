# interpreted: a table of figures, read once.
"""What the figures of a standing weigh, by players and stage. Written by tools/values.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[list[tuple[float, ...]]]] = [
    [],
    [],
    [
        (1.031,),
        (0.743,),
        (0.547,),
        (0.464,),
    ],
    [
        (1.157,),
        (0.847,),
        (0.684,),
        (0.577,),
    ],
    [
        (1.375,),
        (0.935,),
        (0.758,),
        (0.678,),
    ],
]
