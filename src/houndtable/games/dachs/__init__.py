"""Dachs: do not be last.

Reading order: RULES.md, components, options, vocabulary; packed, position, seats, stacks (where everything lies),
knowing; then the turn from its end to its beginning (setup, scoring, ending, placement, retrieve, draw, play), rules
(the kernel's contract), view, position_file, position_check, telling and speech (how it reads), redeal,
heuristic, hint, rollout and value (for bots), game.
"""

from houndtable.games.dachs.wired import GAME as GAME
