"""Here Comes the Dog: feed them, or they come for you.

Reading order: RULES.md, components, options, vocabulary, dice, board (derived is written from it), events, reasons;
then the game from its end to its beginning (turn, fainting, feed, assault, scoring, ending, sticks,
exchange, theft, incident, roll), facts (what views tell more), rules (what the engine asks), position_check, speech
(how it reads), odds (what the next roll can bring), redeal, heuristic, hint, rollout and value (for bots), study,
reading (what people type), game.
"""

from houndtable.games.herecomesthedog.wired import GAME as GAME
