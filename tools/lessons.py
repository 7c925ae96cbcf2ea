"""Looks for deals that teach: for whoever follows all advice every tip comes, and the match is won.

    PYTHONPATH=src python tools/lessons.py GAME [FIRST] [LAST]

Plays the lesson of a game with each deal from number FIRST (0) to LAST (1000) and prints the good ones: how often a
tip had to wait for another, how many tips are about a move that was not made then, how many choices the learner makes,
and before which of them each tip comes; `| sort -n` brings the best to the top. One of them is written into the lesson,
whose tips then stand in the order of that deal; tests/test_lessons.py holds lesson and deal together.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from houndtable import games
from houndtable.lab.lesson import tried


def main(name: str, first: str = "0", last: str = "1000") -> None:
    """Prints the good deals as they are found."""
    game = games.find(name)
    lesson = game.lesson()
    assert lesson is not None
    for deal in range(int(first), int(last) + 1):
        trial = tried(game, replace(lesson, deal=deal))
        if trial.is_won and len(trial.shown) == len(lesson.tips):
            order = " ".join(f"{tip.clause}@{choice}" for choice, tip in trial.shown)
            choices = len(trial.choices)
            print(f"{trial.waits} waits, {trial.unused} not made, {choices} choices: deal {deal}: {order}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
