"""Who gets trophies and who gets poos when a round ends [9.1], and the result of the game [11.2].

The cards that stand for them are change and never run out [1.3].
"""

from __future__ import annotations

from typing import Final

from houndtable.kernel.outcome import Line, Outcome, Round

FALSE: Final = 2  # poos for a false declaration [12.2]


def nothing(players: int) -> list[list[Line]]:
    """No lines for anybody yet."""
    return [[] for _ in range(players)]


def ron(players: int, winner: int, discarder: int, trophies: int) -> list[list[Line]]:
    """The discarder gets as many poos as the winner trophies [9.2], a Yaku-Man or not [9.5]."""
    lines = nothing(players)
    lines[winner].append(Line("ron", trophies, "9.2"))
    lines[discarder].append(Line("discard for a ron", -trophies, "9.2"))
    return lines


def tsumo(players: int, parent: int, winner: int, trophies: int) -> list[list[Line]]:
    """Every Child gets one poo if the Parent won [9.3]; the Parent gets as many as trophies if a Child did [9.4]."""
    lines = nothing(players)
    if winner == parent:
        for seat in range(players):
            if seat != parent:
                lines[seat].append(Line("tsumo of the Parent", -1, "9.3"))
        lines[winner].append(Line("tsumo as Parent", trophies, "9.3"))
    else:
        lines[parent].append(Line("tsumo of a Child", -trophies, "9.4"))
        lines[winner].append(Line("tsumo as Child", trophies, "9.4"))
    return lines


def drawing_win(players: int, parent: int) -> list[list[Line]]:
    """A trophy for the last player counted from the Parent, a poo for the Parent [10.3]."""
    lines = nothing(players)
    lines[(parent + players - 1) % players].append(Line("Drawing win", 1, "10.3"))
    lines[parent].append(Line("Drawing win of a Child", -1, "10.3"))
    return lines


def add_penalties(lines: list[list[Line]], wrong: list[int]) -> None:
    """Two poos for each false declaration in the round are among the lines [12.2]."""
    for seat, times in enumerate(wrong):
        if times > 0:
            lines[seat].append(Line("false declarations", -FALSE * times, "12.2"))


def outcome_of(players: int, rounds: list[Round], first: int, *, shared: bool) -> Outcome:
    """The most trophies win; a tie is shared or goes to the nearest to the first Parent [11.2]."""
    scores = [sum([ended.totals()[seat] for ended in rounds]) for seat in range(players)]
    ranks = [(-scores[seat], 0 if shared else (seat - first) % players) for seat in range(players)]
    places = [1 + sum([other < rank for other in ranks]) for rank in ranks]
    winners = [seat for seat in range(players) if places[seat] == 1]
    return Outcome(places, winners, [summed(rounds, seat) for seat in range(players)])


def summed(rounds: list[Round], seat: int) -> list[Line]:
    """A seat's lines of all rounds, those of the same name and clause together [9.6]."""
    together: dict[str, Line] = {}
    for ended in rounds:
        for line in ended.lines[seat]:
            key = f"{line.name} {line.clause}"
            before = together[key].points if key in together else 0
            together[key] = Line(line.name, before + line.points, line.clause)
    return list(together.values())
