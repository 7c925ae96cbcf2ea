"""The table in the terminal: players in columns that fit the screen."""

from __future__ import annotations

import pytest

from houndtable import games, words
from houndtable.kernel.chance import Seeded
from houndtable.kernel.columns import columns
from houndtable.record import Match
from houndtable.words.languages import languages
from houndtable.words.tables import ENDLESS, aligned, in_parts

ROWS = [
    [">", "You", "0 points", "hand: a 9", "open: a 4 and two 7s"],
    [" ", "Bello", "12 points", "hand: none", "open: a 1"],
]


def test_players_stand_in_one_line_each_where_they_fit() -> None:
    whole = [
        ">  You    0 points   hand: a 9   open: a 4 and two 7s",
        "   Bello  12 points  hand: none  open: a 1",
    ]
    assert in_parts(ROWS, ENDLESS) == in_parts(ROWS, 53) == whole


def test_what_does_not_fit_stands_below_the_rest() -> None:
    assert in_parts(ROWS, 52) == [
        ">  You    0 points   hand: a 9\n          open: a 4 and two 7s",
        "   Bello  12 points  hand: none\n          open: a 1",
    ]
    assert in_parts(ROWS, 24) == [
        ">  You    0 points\n          hand: a 9\n          open: a 4 and\n          two 7s",
        "   Bello  12 points\n          hand: none\n          open: a 1",
    ]


def test_the_last_column_goes_on_where_it_stands_if_there_is_room() -> None:
    rows = [row[:2] + row[4:] for row in ROWS]
    assert in_parts(rows, 26) == [">  You    open: a 4 and\n          two 7s", "   Bello  open: a 1"]
    assert in_parts([[" ", "ミア", "手札：赤い四と青い七"]], 20) == ["   ミア  手札：赤い\n         四と青い七"]


def test_cells_of_a_grid_stay_below_each_other() -> None:
    rows = ["\tA\tB", "Row 1\tred red green\tblue blue", "in between", "Row 2\t?\t?"]
    assert aligned(rows, ENDLESS) == [
        "       A              B\nRow 1  red red green  blue blue",
        "in between",
        "Row 2  ?              ?",
    ]
    assert aligned(rows, 22) == [
        "       A       B\nRow 1  red     blue\n       red     blue\n       green",
        "in between",
        "Row 2  ?       ?",
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_players_fit_the_screen_in_every_game(name: str, language: str) -> None:
    game, luck = games.find(name), Seeded(3)
    match = Match(game, game.players[1], {}, Seeded(3))
    speech = words.of(game, language)
    for _ in range(40):
        seat = match.state.waiting[0]
        for width in (59, 79):
            told = speech.table(match.state.view(seat), match.names, width)
            rows = [line for piece in told[1 : 1 + match.players] for line in piece.split("\n")]
            assert max(map(columns, rows)) <= width
            assert len(rows) >= match.players
        moves = match.state.legal(seat)
        match.play(seat, game.vocabulary.texts[moves[luck.below(len(moves))]])
        if match.is_over:
            break
