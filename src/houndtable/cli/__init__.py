"""The one command, `houndtable`.

Reading order: command (from words to an exit status), parser (arguments and how they are refused), helping (`--help`),
screen, files; then one module a verb: games, rules (with rulebook), play (with seating, log, session, typed, choices,
saving, ending), learn, score, terminal, replay, verify, sim (with long_run, sim_report), arena (with arena_file,
arena_table); for authors of games new_game, derive, check_game, compile_game.
"""

from houndtable.cli.command import main

__all__ = ["main"]
