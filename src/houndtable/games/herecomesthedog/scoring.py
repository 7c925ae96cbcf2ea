"""The ranking [10.2]: dogs, line by line, then villagers."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.components import FALLS
from houndtable.kernel.outcome import Line, Outcome, Round

_lines: Final[dict[int, list[Line]]] = {}


def lines_of(tamed: int, returned: int) -> list[Line]:
    """What a seat gained and lost in a round: dogs tamed [6.2] and dogs returned to the pack [9.2]. Always the same
    list for the same numbers, since scores never change."""
    key = tamed * 1024 + returned
    found = _lines.get(key)
    if found is None:
        found = [Line("dogs tamed", tamed, "6.2"), Line("dogs returned to the pack", -returned, "9.2")]
        _lines[key] = found
    return found


def round_lines(players: int, tamed: list[int], dogs: list[int], before: list[Round]) -> list[list[Line]]:
    """Each seat's lines for the round that ends, told by what it tamed in the whole game and by earlier rounds."""
    lines: list[list[Line]] = []
    for seat in range(players):
        tamed_now = tamed[seat]
        returned_now = tamed[seat] - dogs[seat]
        for ended in before:
            earlier = ended.lines[seat]
            tamed_now -= earlier[0].points
            returned_now += earlier[1].points
        lines.append(lines_of(tamed_now, returned_now))
    return lines


def rank(dogs: list[int], villagers: list[int], seat: int) -> int:
    """A number that is higher for who stands better: dogs, then villagers [10.2]; 0 for the knocked out [10.3]."""
    return 0 if villagers[seat] == 0 else 4 * dogs[seat] + villagers[seat]


def winners_of(dogs: list[int], villagers: list[int]) -> list[int]:
    """All in first place [10.2]; nobody if all are knocked out [10.5]."""
    ranks = [rank(dogs, villagers, seat) for seat in range(len(dogs))]
    best = max(ranks)
    return [seat for seat, mine in enumerate(ranks) if mine == best and best > 0]


def outcome_of(dogs: list[int], tamed: list[int], villagers: list[int], falls: list[int]) -> Outcome:
    """The places, equal ones shared [10.2], and each seat's dogs with their reasons."""
    seats = range(len(dogs))
    ranks = [rank(dogs, villagers, seat) for seat in seats]
    places = [1 + sum([other > mine for other in ranks]) for mine in ranks]
    lines: list[list[Line]] = []
    for seat in seats:
        reasons = [Line("dogs tamed", tamed[seat], "6.2")]
        if tamed[seat] > dogs[seat]:
            reasons.append(Line("returned to the pack", dogs[seat] - tamed[seat], "9.2"))
        if falls[seat] == FALLS:
            reasons.append(Line("knocked out", 0, "10.3"))
        elif sum([dogs[seat] == dogs[other] and villagers[other] > 0 for other in seats]) > 1:
            standing = f"{villagers[seat]} villager{'s' if villagers[seat] > 1 else ''} for the tie"
            reasons.append(Line(standing, 0, "10.2"))
        lines.append(reasons)
    return Outcome(places, winners_of(dogs, villagers), lines)
