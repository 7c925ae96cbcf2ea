#!/usr/bin/env python3
"""A bot for any game: it makes the move that led to the best places so far, and now and then any other."""

import json
import random
import sys

total = {}  # how well each move did: the sum of its results
tried = {}  # and how often it was made
made = []

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        me, players, luck = message["seat"], message["players"], random.Random(message["seed"])
        made = []
    elif message["type"] == "choose":
        moves = message["moves"]
        if luck.random() < 0.1:
            move = luck.choice(moves)
        else:
            move = max(moves, key=lambda move: total.get(move, 0) / tried.get(move, 1))
        made.append(move)
        print(json.dumps({"move": move}), flush=True)
    elif message["type"] == "end" and message["outcome"]:
        result = players - message["outcome"]["places"][me]
        for move in made:
            total[move] = total.get(move, 0) + result
            tried[move] = tried.get(move, 0) + 1
