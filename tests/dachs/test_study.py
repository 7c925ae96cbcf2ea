"""What the lab counts in a game of Dachs."""

from houndtable.games import find
from houndtable.games.dachs import study
from houndtable.kernel.chance import Seeded
from houndtable.kernel.outcome import Line, Round


def test_the_study_of_dachs_counts_lives_bonuses_and_hands() -> None:
    def lines(played: int, bonus: int, held: int) -> list[Line]:
        return [
            Line("cards played", played, "4.5"),
            Line("empty-hand bonus", bonus, "4.6"),
            Line("in hand", -held, "8.2"),
        ]

    state = find("dachs").new(2, Seeded(1))
    state.rounds = [
        Round("scored", 8, [lines(40, 3, 5), lines(30, 1, 2)]),
        Round("scored", 9, [lines(40, 0, 4), lines(36, 0, 0)]),
        Round("replayed", 9, [lines(40, 0, 4), lines(36, 0, 0)]),
    ]
    assert study.counts(state) == {
        "lives lost": [1, 2],
        "bonus points": [3, 1],
        "points left in hand": [13, 2],
        "rounds with several last": [1],
        "rounds replayed": [1],
    }
