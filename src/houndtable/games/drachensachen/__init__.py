"""Drachensachen: get rid of your monsters, and let the others pay.

Reading order: RULES.md, components, options, vocabulary, position; fitting, pile and knowing (what fits, what lies
there, who knows what); then from the end of a round to its beginning: scoring, curses, setup, ending, turn,
abilities, play, answers, exchange; redeal; state (the kernel's contract), view, position_file and position_check,
telling and speech (how it reads), study, thumb (rules of thumb), game.
"""

from houndtable.games.drachensachen.game import DrachensachenGame

GAME = DrachensachenGame()
