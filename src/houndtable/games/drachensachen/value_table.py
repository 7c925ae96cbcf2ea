# interpreted: a table of figures, read once.
"""What the figures of a standing weigh, by players and stage. Written by tools/values.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[list[tuple[float, ...]]]] = [
    [],
    [],
    [
        (-0.098,),
        (-0.091,),
        (-0.086,),
        (-0.113,),
        (-0.108,),
    ],
    [
        (-0.123,),
        (-0.143,),
        (-0.157,),
        (-0.199,),
        (-0.228,),
    ],
    [
        (-0.141,),
        (-0.183,),
        (-0.219,),
        (-0.258,),
        (-0.31,),
    ],
    [
        (-0.183,),
        (-0.228,),
        (-0.253,),
        (-0.306,),
        (-0.359,),
    ],
    [
        (-0.324,),
        (-0.275,),
        (-0.275,),
        (-0.348,),
        (-0.398,),
    ],
]
