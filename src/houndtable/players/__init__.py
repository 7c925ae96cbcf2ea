"""Players that are no people: our bots, and programs of somebody's own, by name.

Reading order: naming (from a name to a player), protocol (what a program is told and answers, docs/bots.md), process
(a program at the other end of three pipes), program (one that plays), kennel (programs kept for many games), table,
pool (processes in which all this happens).
"""

from houndtable.players.naming import Player, is_known, is_program, make, tidy
from houndtable.players.program import Program

__all__ = ["Player", "Program", "is_known", "is_program", "make", "tidy"]
