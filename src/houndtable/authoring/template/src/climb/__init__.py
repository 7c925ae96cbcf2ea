"""Climb. Read RULES.md, then board.py (what lies on the table, and who may know it) and turn.py (the rules)."""

from climb.game import ClimbGame

GAME = ClimbGame()
