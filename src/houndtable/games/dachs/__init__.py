"""Dachs: do not be last.

Reading order: RULES.md, components, options, vocabulary, position; then the turn from its end to its beginning
(setup, scoring, ending, placement, retrieve, draw, play), state (the kernel's contract), view, position_file,
telling and speech (how it reads), thumb (rules of thumb), game.
"""

from houndtable.games.dachs.game import DachsGame

GAME = DachsGame()
