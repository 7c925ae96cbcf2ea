"""Dog'n Dog: a small mahjong of five cards.

Reading order: RULES.md, components, options, vocabulary; what a hand is worth, without any table: shape, finish,
yaku, yakuman, scoring, payment, calculator; board (what lies on the table and who may know it), derived, cards, house;
events and reasons; declaration (what is lawful), and the round from its beginning to its end: setup, turn, ron, ending;
rules (what the engine asks), saved and position_check (files), phrases (how it reads, with the catalogues in words),
study, redeal, heuristic, hint and value (for bots), game.
"""

from houndtable.games.dogndog.wired import GAME as GAME
