"""Dog's Breath: rummy with a memory draft, theft and guarding.

Reading order: RULES.md, components, options, vocabulary, position, keys, scoring; then a round in its order (setup,
draft, cards, turn, scavenging, going_out, ending), objections and state (the kernel's contract), journal, recall, marks
and memory (what a seat knows), view, position_file, journal_file and position_check, telling and speech (how it reads),
calculator (a hand's worth in words), study, redeal, hand_value,
heuristic, hint, plausibility and value (for bots), game.
"""

from houndtable.games.dogsbreath.game import DogsBreathGame

GAME = DogsBreathGame()
