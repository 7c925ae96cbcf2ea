"""A dataset, loaded: what bots do, and what came of it.

houndtable dataset dachs --games 200 --bots 2,1 --out dataset
python examples/load_dataset.py [FOLDER]
"""

import gzip
import json
import sys
from collections import defaultdict
from pathlib import Path

import pyarrow.compute as pc
import pyarrow.parquet as pq

from houndtable import record


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dataset")
    if not (folder / "decisions.parquet").exists():
        sys.exit(f"There is no dataset in {folder}: `houndtable dataset dachs --bots 2,1 --out {folder}` writes one.")
    decisions = pq.read_table(folder / "decisions.parquet")
    facts = json.loads(decisions.schema.metadata[b"houndtable"])
    played = f"{facts['game']}, {facts['players']} players"
    print(f"{played}, {decisions.num_rows} decisions, {len(facts['observation'])} numbers each")

    seats = pq.read_table(folder / "seats.parquet").group_by("bot").aggregate([("win", "mean"), ("match", "count")])
    for row in sorted(seats.to_pylist(), key=lambda row: row["bot"]):
        print(f"bot {row['bot']}: {row['win_mean']:.3f} of the win on average, {row['match_count']} seats")

    offers = pc.mean(pc.list_value_length(decisions["offers"])).as_py()
    print(f"{offers:.2f} lawful moves a decision")
    made: dict[str, list[float]] = defaultdict(list)
    for move, win in zip(decisions["move"].to_pylist(), decisions["win"].to_pylist()):
        made[move.partition(" ")[0]].append(win)
    for verb, wins in sorted(made.items(), key=lambda each: -len(each[1])):
        print(f"{verb}: made {len(wins)} times, by players who had {sum(wins) / len(wins):.3f} of the win in the end")

    with gzip.open(folder / "matches.jsonl.gz", "rt", encoding="utf-8") as lines:
        first = json.loads(next(lines))
    text = "\n".join(json.dumps(line) for line in first["record"])
    print(
        f"match {first['match']}: {len(record.read(text).plies) - 1} moves, lawful: {record.verify(text).is_finished}"
    )


if __name__ == "__main__":
    main()
