"""Dog's Breath: rummy with a memory draft, theft and guarding.

Reading order: RULES.md, components, options, vocabulary, board (what lies on the table, and who may know it), keys,
scoring; then a round in its order (setup, seats, draft, cards, turn, scavenging, going_out, ending), objections with
reasons and events, rules (what the engine asks), journal, recall and marks (what a seat knows), journal_file,
memory_check and position_check, observing, phrases (how it reads), calculator (a hand's worth in words), study, redeal,
hand_value, heuristic, hint, plausibility and value (for bots), game. derived and wired are written.
"""

from houndtable.games.dogsbreath.wired import GAME as GAME
