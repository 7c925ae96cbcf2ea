"""What every game keeps, as checks that any game passes with one call: `check(game)`.

A check plays a game in random cases (players, options, luck, how far in) and says in a sentence what is broken.
The environment variable HOUNDTABLE_SOAK, a number, makes as many times more examples. Reading order: claim, play,
subject; then the checks: offers, rulebook, endings, copies, hiding, telling, declared, records, idling, engines;
cases, suite.
"""

from importlib import import_module

try:
    import_module("hypothesis")
except ImportError as missing:
    raise ImportError("The conformance suite needs Hypothesis: pip install 'houndtable[check]'.") from missing

from houndtable.conformance.claim import Broken
from houndtable.conformance.suite import check, names, run

__all__ = ["Broken", "check", "names", "run"]
