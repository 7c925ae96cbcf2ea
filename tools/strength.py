"""How strong the bots are: the figures in docs/strength, a file a game, and the tables of docs/strength.md.

    python tools/strength.py

writes the tables anew. In a file, `arena` is what was played, as `tools/ladder.py --write` puts it there; `gain` what
tools/gain.py found; `tried` what was tried in the search and left out, whose code is not kept; `belief` and `openspiel`
what tools/belief_bench.py and tools/against_openspiel.py found. `how` gives a figure again: exactly, unless the rules
have changed since (`rules` is their version) or a `note` says otherwise. Bots go by what they are; which level that is
today the game says (`Game.simulations`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from houndtable import games
from houndtable.bots import naming
from houndtable.bots.levels import BEGINNER, CASUAL, LEVELS, simulations
from houndtable.kernel.game import Game
from houndtable.lab.statistics import wilson

Row = dict[str, Any]
Figures = dict[str, Any]

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "strength.md"
HEURISTIC = "heuristic"
PAIRS = ["2-1", "3-2", "4-3", "5-4", "5-2"]  # of levels that are compared
MARKED = re.compile(r"(?<=<!-- table: )(\w+)( -->\n).*?(?=<!-- end -->)", re.DOTALL)


def spelled(game: Game, name: str) -> str:
    """Return what a bot is: of a level how it thinks in this game, of any other its name."""
    found = naming.read(name)
    if found is None or found.level < 0 or found.settings:
        return name
    if found.level == BEGINNER:
        return LEVELS[BEGINNER]
    return HEURISTIC if found.level == CASUAL else f"search:sims={simulations(game, found.level)}"


def rank(bot: str) -> int:
    """Return a number that grows with how much a bot thinks."""
    tries = re.search(r"sims=(\d+)", bot)
    return int(tries[1]) if tries else int(bot == HEURISTIC)


def ladder(game: Game) -> dict[tuple[str, str], str]:
    """Return the pairs of bots that are levels today and are compared, with the levels' numbers."""
    pairs = [pair.split("-") for pair in PAIRS]
    return {(spelled(game, one), spelled(game, other)): f"{one} against {other}" for one, other in pairs}


def place(game: str) -> Path:
    """Return where the figures of a game are kept."""
    return DOCS / "strength" / f"{game}.json"


def load(game: str) -> Figures:
    """Return the figures of a game; none in a game of which nothing is kept."""
    if not place(game).exists():
        return {"game": game, "players": 2, "arena": []}
    found: Figures = json.loads(place(game).read_text(encoding="utf-8"))
    return found


def dumped(figures: Figures) -> str:
    """Return the text of a file: a line a figure."""
    parts = [f" {json.dumps(key)}: {listed(value)}" for key, value in figures.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def listed(value: Any) -> str:
    """Return a list with a line for each of its parts, and anything else as it is."""
    if not isinstance(value, list):
        return json.dumps(value)
    return "[\n" + ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in value) + "\n ]"


def keep(game: str, row: Row) -> None:
    """Put what a pair of bots has played into the game's file, instead of what they had played before."""
    figures = load(game)
    others = [one for one in figures["arena"] if (one["bot"], one["against"]) != (row["bot"], row["against"])]
    figures["arena"] = sorted([*others, row], key=lambda one: (rank(one["bot"]), rank(one["against"])))
    place(game).write_text(dumped(figures), encoding="utf-8")


def arena_row(found: Figures, rules: int) -> Row:
    """Return what stays of a contest: the arena's result as JSON, told of the bot that was named first."""
    (pair,) = found["pairs"]
    first = next(one for one in found["bots"] if one["bot"] == pair["bot"])
    row = {
        "bot": pair["bot"],
        "against": pair["against"],
        "rules": rules,
        "seed": found["seed"],
        "deals": found["deals"],
        "games": found["games"],
        "win_share": round(first["win_share"], 6),
        "win_share_95": rounded(first["win_share_95"]),
        "score_difference": round(first["score_difference"], 6),
        "score_difference_95": rounded(first["score_difference_95"]),
        "verdict": found["test"]["verdict"] if found["test"] else "all played",
    }
    return {**row, "how": arena_command(found["game"], row)}


def rounded(interval: list[float] | None) -> list[float] | None:
    """Return an interval without digits that nobody needs."""
    return None if interval is None else [round(end, 6) for end in interval]


def arena_command(game: str, row: Row) -> str:
    """Return the command that plays a pair's deals again."""
    stop = " --no-stop" if row["verdict"] == "all played" else ""
    pair = f"{row['bot']},{row['against']}"
    return f"houndtable arena {game} --bots {pair} --deals {row['deals']} --seed {row['seed']}{stop}"


def gain_command(game: str, row: Row) -> str:
    """Return the command that measures a pair again; what was not written down is left as usual."""
    given = "".join(f" --{name} {row[name]}" for name in ("first", "deals", "tries") if row[name])
    return f"tools/gain.py --bots {row['bot']} --against {row['against']}{given} {game}"


def code(bot: str) -> str:
    """Return a bot as the page writes it."""
    return f"`{bot}`"


def spanned(share: float, interval: list[float]) -> str:
    """Return a share with its interval, in percent."""
    return f"{share:.1%} ({100 * interval[0]:.1f} to {100 * interval[1]:.1f})"


def points(row: Row) -> str:
    """Return how many points more one bot has, with the interval, as far as that is known."""
    if row["score_difference"] is None:
        return ""
    ends = row["score_difference_95"]
    told = f"{row['score_difference']:+.1f}"
    return told if ends is None else f"{told} ({ends[0]:+.1f} to {ends[1]:+.1f})"


def deals(row: Row) -> str:
    """Return how many deals were played, and of how many that were planned if those were more."""
    planned = row.get("planned", row["deals"])
    return str(row["deals"]) if planned == row["deals"] else f"{row['deals']} of {planned}"


def levels_table(game: Game, figures: Figures) -> list[list[str]]:
    """Return what each level is."""
    return [[code(spelled(game, word)) for word in LEVELS]]


def ladder_table(game: Game, figures: Figures) -> list[list[str]]:
    """Return the levels as they were played against each other."""
    played = {(row["bot"], row["against"]): row for row in figures["arena"]}
    measured = {(row["bot"], row["against"]) for row in figures.get("gain", [])}
    rows = []
    for pair, numbers in ladder(game).items():
        told = ["", "see [below](#with-the-luck-taken-out)" if pair in measured else "not played", "", ""]
        rows.append([*map(code, pair), numbers, *(shown(played[pair]) if pair in played else told)])
    return rows


def shown(row: Row) -> list[str]:
    """Return what the ladder shows of a pair."""
    return [deals(row), spanned(row["win_share"], row["win_share_95"]), points(row), row["verdict"] or ""]


def thinking_table(game: Game, figures: Figures) -> list[list[str]]:
    """Return the other pairs that were played."""
    others = [row for row in figures["arena"] if (row["bot"], row["against"]) not in ladder(game)]
    return [
        [code(row["bot"]), code(row["against"]), deals(row), spanned(row["win_share"], row["win_share_95"])]
        for row in others
    ]


def gain_table(game: Game, figures: Figures) -> list[list[str]]:
    """Return what bots should win."""
    return [
        [
            code(row["bot"]),
            code(row["against"]),
            ladder(game).get((row["bot"], row["against"]), ""),
            deals(row),
            "" if row["first"] is None else str(row["first"]),
            "" if row["tries"] is None else str(row["tries"]),
            spanned(row["should_win"], row["should_win_95"]),
            f"{row['won']:.1%}",
        ]
        for row in figures.get("gain", [])
    ]


def tried_table(game: Game, figures: Figures) -> list[list[str]]:
    """Return what was left out."""
    return [
        [
            row["what"],
            code(row["bot"]),
            code(row["against"]),
            row["by"],
            deals(row),
            spanned(row["win_share"], row["win_share_95"]),
        ]
        for row in figures.get("tried", [])
    ]


def belief_table(game: Game, figures: Figures) -> list[list[str]]:
    """Return how well beliefs fit."""
    return [
        [
            row["what"],
            *(f"{row[name]:.2f}" for name in ("in_truth", "believed", "by_chance")),
            f"{row['log_loss']:.3f} / {row['log_loss_by_chance']:.3f}",
        ]
        for row in figures.get("belief", [])
    ]


def openspiel_table(game: Game, figures: Figures) -> list[list[str]]:
    """Return how our search did against OpenSpiel's."""
    rows = []
    for row in figures.get("openspiel", []):
        low, high = wilson(row["won"], row["games"])
        told = f"{row['won']} of {row['games']} ({100 * low:.1f} to {high:.1%})"
        rows.append([str(row["ms"]), told, str(row["their_simulations"])])
    return rows


SHARE = "share of the wins"
SHOWN = ["deals", SHARE, "points more", "verdict"]
TABLES: dict[str, tuple[list[str], Callable[[Game, Figures], list[list[str]]]]] = {
    "levels": ([f"level {number}" for number in range(1, len(LEVELS) + 1)], levels_table),
    "ladder": (["bot", "against", "levels", *SHOWN], ladder_table),
    "thinking": (["bot", "against", "deals", SHARE], thinking_table),
    "gain": (["bot", "against", "levels", "deals", "first", "tries", "should win", "won in these deals"], gain_table),
    "tried": (["what", "bot", "against", "by", "deals", SHARE], tried_table),
    "belief": (["what", "in truth", "believed", "by chance", "log loss, believed / by chance"], belief_table),
    "openspiel": (["ms a move", "won", "theirs, simulations a move"], openspiel_table),
}


def table(name: str) -> str:
    """Return a table of the page: the games one after the other, each named in its first line."""
    heads, rows_of = TABLES[name]
    lines = []
    for each in games.names():
        game = games.find(each)
        rows = rows_of(game, load(each))
        lines += [[game.title if number == 0 else "", *row] for number, row in enumerate(rows)]
    return heading(["game", *heads]) + "".join(map(line, lines))


def heading(heads: list[str]) -> str:
    """Return the first two lines of a table."""
    return line(heads) + "|---" * len(heads) + "|\n"


def line(cells: list[str]) -> str:
    """Return a line of a table."""
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells) + "\n"


def written(page: str) -> str:
    """Return the page with its tables as the figures are now."""
    return MARKED.sub(lambda found: f"{found[1]}{found[2]}\n{table(found[1])}\n", page)


def write_page() -> None:
    """Write the tables of the page anew."""
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write_page()
