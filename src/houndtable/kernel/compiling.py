# interpreted: the compiler's own words, for where nothing is compiled
"""What tells the compiler how to compile a class; it needs no library where it does not compile."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**settings):
        """Leave the class as it is."""
        return lambda kind: kind
