"""Writes what the browser's check of the luck is made of and tried with: the boxes of the games, and records.

PYTHONPATH=src python tools/luck_samples.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.games import find
from houndtable.games import names as game_names
from houndtable.kernel.chance import Committed
from houndtable.kernel.errors import BadOption
from houndtable.kernel.game import Game
from houndtable.record import Fair, Match, Place, write
from houndtable.record.fairness import SEALED, SORTED, WITHHELD, seed_hash

WEB = Path(__file__).parents[1] / "web" / "src"
SECRET = bytes(range(32))
SEEDS = {0: "ada" * 8, 1: "ben" * 8, 2: "cleo" * 8}
GONE = 1  # the seat that withholds its seed
SAMPLES: dict[str, dict[str, str | int]] = {
    "dachs": {"first": "random", "lives": 1, "target": 60},
    "dogsbreath": {"first": "random", "rounds": 1},
    "herecomesthedog": {"first": "random"},
}


def box_of(match: Match) -> str:
    """The order in which the cards lay before the first shuffle of a match without seeds, as `2v*3 2b*3`."""
    numbers = Committed(SECRET, [])
    for luck in match.dealt:
        if luck.kind == "shuffle":
            places = list(range(luck.of))
            numbers.shuffle(places)
            cards = dict(zip(places, luck.values))
            lay = [match.game.face_texts[cards[place]] for place in range(luck.of)]
            return " ".join(f"{face}*{len(list(same))}" for face, same in groupby(lay))
        numbers.below(luck.of)
    return ""


def boxes(game: Game) -> list[str]:
    """Every box of a game, whatever its options and the number of players; none in a game without cards."""
    found = {box_of(match) for match in matches(game)}
    return sorted(found - {""}, key=lambda box: (len(box), box))


def matches(game: Game) -> Iterator[Match]:
    """A match for each value of each option and each number of players, as it is dealt."""
    for players in range(game.players[0], game.players[1] + 1):
        yield Match(game, players, {}, Committed(SECRET, []))
        for option in game.options:
            for value in [*option.words, *([option.low, option.high] if option.high >= option.low else [])]:
                try:
                    yield Match(game, players, {option.name: value}, Committed(SECRET, []))
                except BadOption:
                    continue  # it goes with other options only


def sample(name: str) -> str:
    """The record of a game of three, one of whom withheld the seed."""
    kept = [seed for seat, seed in SEEDS.items() if seat != GONE]
    chance = Committed(SECRET, [seed.encode() for seed in kept], sorts=True)
    match = Match(find(name), len(SEEDS), SAMPLES[name], chance, ["Ada", "Ben", "Cleo"])
    while not match.is_over:
        seat = match.state.waiting[0]
        move = make("heuristic", len(match.moves)).choose(Perspective(match.game, match.state, seat))
        match.play(seat, match.game.vocabulary.texts[move])
    commitment = chance.commitment()
    places = [
        Place(seat, WITHHELD if seat == GONE else SEALED, seed_hash(commitment, seat, seed))
        for seat, seed in SEEDS.items()
    ]
    return write(match, fair=Fair(commitment, kept, SECRET.hex(), places=places, shuffles=SORTED))


def files() -> dict[Path, str]:
    """Every file, and its text."""
    found = {WEB / "luck" / "samples.json": {name: sample(name) for name in SAMPLES}}
    texts = {path: json.dumps(data, indent=1, ensure_ascii=False) + "\n" for path, data in found.items()}
    for name in game_names():
        cards = boxes(find(name))
        if cards and (WEB / "boards" / name).is_dir():
            texts[WEB / "boards" / name / "box.json"] = json.dumps(cards, indent=2) + "\n"
    return texts


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
