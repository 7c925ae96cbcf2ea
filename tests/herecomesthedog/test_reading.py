"""What people type."""

import pytest

from houndtable.kernel.errors import IllegalMove, NoSuchMove
from tests.herecomesthedog.table import GAME

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("ROLL", "roll"),
        ("take 2 meat", "take meat meat"),
        ("take charcoal and fire", "take fire charcoal"),
        ("take 1 fire 1 meat", "take meat fire"),
        ("take charcoal fire", "take fire charcoal"),
        ("exchange fire for 2 meat", "exchange fire 2 meat"),
        ("exchange 1 charcoal for 1 meat", "exchange charcoal meat"),
        ("steal meat from seat 2", "steal meat from seat 2"),
        ("steal meat from 2", "steal meat from seat 2"),
        ("steal from seat 2 meat", "steal meat from seat 2"),
        ("defend 1 fire set and 2 meat pairs", "defend 2 meat pairs 1 fire set"),
        ("defend 2 fire sets 3 meat pairs", "defend 3 meat pairs 2 fire sets"),
        ("defend 1 meat pairs", "defend 1 meat pair"),
        ("defend 1 fire set, 1 meat pair", "defend 1 meat pair 1 fire set"),
        ("steal 1 meat from seat 2", "steal meat from seat 2"),
        ("defend nothing", "defend nothing"),
    ],
)
def test_a_move_may_be_typed_in_other_words(typed: str, move: str) -> None:
    assert GAME.vocabulary.texts[GAME.parse(typed)] == move


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("defend 2 meat", "7.3"),
        ("defend 2 meat 1 fire 1 charcoal", "7.3"),
        ("defend 2 meat, 1 fire", "7.3"),
        ("defend two meat pairs", "7.3"),
        ("take meat 2", "4.1"),
        ("exchange meat charcoal", "5.2"),
    ],
)
def test_what_could_mean_something_else_is_refused(typed: str, clause: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(typed)
    assert refused.value.clause == clause


@pytest.mark.parametrize("typed", ["", "rol", "exchange", "exchange 1", "exchange and 1", "take", "wait"])
def test_what_is_no_move_is_refused_as_unknown(typed: str) -> None:
    with pytest.raises(NoSuchMove, match="Here Comes the Dog has no move"):
        GAME.parse(typed)
