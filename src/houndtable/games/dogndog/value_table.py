# interpreted: a table of figures, read once.
"""What the figures of a standing weigh, by players and stage. Written by tools/values.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[list[tuple[float, ...]]]] = [
    [],
    [],
    [
        (0.419, 0.132),
        (0.291, -0.064),
        (0.248, 0.088),
        (0.182, 0.171),
    ],
    [
        (0.594, 0.06),
        (0.426, 0.04),
        (0.352, 0.044),
        (0.294, 0.056),
        (0.275, -0.022),
        (0.259, -0.037),
    ],
    [
        (0.779, 0.025),
        (0.577, -0.002),
        (0.463, -0.026),
        (0.406, 0.045),
        (0.373, -0.018),
        (0.333, -0.026),
        (0.319, -0.071),
        (0.284, 0.023),
    ],
]
