"""Drachensachen: get rid of your monsters, and let the others pay.

Reading order: RULES.md, components, options, house_rules, vocabulary, board (what lies on the table and who may know
it), events, reasons; fitting, pile and offers (what fits, what lies there, what may be played); then from the
end of a round to its beginning: scoring, curses, setup, ending, turn, abilities, play, answers, exchange; what is
known: change, knowing, demands, explanations, redeal, doubts; rules (what the engine asks), objections,
position_check and memory_check; speech (how it reads), study, heuristic, hint, plausibility and value (for bots),
game.
"""

from houndtable.games.drachensachen.wired import GAME as GAME
