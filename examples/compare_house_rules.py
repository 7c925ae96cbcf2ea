"""Two house rules of Drachensachen against each other, on the same deals: which makes the longer game?

    python examples/compare_house_rules.py [DEALS]

`houndtable study drachensachen --options blind_push=on,multi_protecto=on` tells more, with charts; this is how to ask
a question of one's own.
"""

import sys

from houndtable.lab.study.estimates import Estimate, difference
from houndtable.lab.study.length import minutes
from houndtable.lab.study.plan import planned
from houndtable.lab.study.run import StudyRun
from houndtable.lab.study.seats import credit_of
from houndtable.lab.workers import Workers, processors

PLAYERS = 3


def told(found: Estimate) -> str:
    return f"{found.value:+.2f} (95% interval {found.low:+.2f} to {found.high:+.2f}, {found.deals} deals)"


def main() -> None:
    word = sys.argv[1] if len(sys.argv) > 1 else "400"
    if not word.isdecimal() or int(word) < 2:
        sys.exit(f"DEALS is a whole number from 2 on, not {word!r}.")
    deals = int(word)
    rules = ["blind_push=on", "multi_protecto=on"]
    study = planned("drachensachen", [PLAYERS], ["casual"], 1, {}, rules, [], deals)
    run = StudyRun(study, Workers(processors()), {}, lambda found: None)
    run.play(lambda done: print(f"\r{done} of {run.games} games", end="", file=sys.stderr))
    print(file=sys.stderr)
    first, second = (run.deals(arm) for arm in study.changed(PLAYERS))
    print(f"{rules[0]} against {rules[1]}, the same deals with {PLAYERS} players:")
    print("minutes a game:", told(difference(first, second, minutes)))
    print("lead changes:", told(difference(first, second, lambda game: game.lead_changes)))
    print("the first player's share of the wins, in points:", told(difference(first, second, credit_of(0)).times(100)))


if __name__ == "__main__":
    main()
