"""Climb: RULES.md has the rules, board.py says what lies on the table and who may know it."""

from climb.game import ClimbGame

GAME = ClimbGame()
