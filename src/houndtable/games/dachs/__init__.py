"""Dachs: just don't come last.

Reading order: RULES.md, components, options, vocabulary; board (what lies on the table and who may know it), packed and
stacks (how cards are kept), knowing, phrases (what it says: words/ has the
sentences), events, reasons; then the turn from its end to its beginning (setup, scoring,
ending, placement, retrieve, draw, play), rules (what the engine asks), position_check, redeal,
heuristic, hint, rollout and value (for bots), game. derived and wired are written.
"""

from houndtable.games.dachs.wired import GAME as GAME
