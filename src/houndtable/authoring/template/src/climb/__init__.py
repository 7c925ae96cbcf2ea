"""Climb. Read RULES.md, then board.py (what lies on the table, and who may know it) and rules.py."""

from climb.wired import GAME as GAME
