"""The engine's refusals, on both engines."""

from __future__ import annotations

import pytest

from houndtable.kernel import errors

pytestmark = pytest.mark.engine
REFUSALS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.Refusal)]


def test_every_refusal_has_a_code_of_its_own() -> None:
    codes = [refusal.code for refusal in REFUSALS]
    assert len(codes) > 5
    assert len(set(codes)) == len(codes)


def test_a_refusal_that_was_raised_has_the_code_of_its_class() -> None:
    with pytest.raises(errors.IllegalMove) as raised:
        raise errors.IllegalMove("3.2", "Draw first.")
    assert raised.value.code == errors.IllegalMove.code == "illegal-move"
