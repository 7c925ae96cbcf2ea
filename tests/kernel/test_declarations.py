"""Declared events and reasons: who is told what, and what a sentence says."""

from __future__ import annotations

import pickle

import pytest

from houndtable.kernel.events import Event, EventKind, tell, to_all
from houndtable.kernel.kinds import COUNT, SEAT, Card, Many
from houndtable.kernel.message import Message
from houndtable.kernel.verdict import Reason, no

pytestmark = pytest.mark.engine

CARD = Card(["a", "b"])
GAVE = EventKind(
    "gave",
    open={"seat": SEAT, "to": SEAT, "count": COUNT},
    secret={"cards": Many(CARD), "best": CARD},
    to=["seat", "to"],
    optional=["count", "best"],
)
ONLY = Reason("only", "4.1", {"count": COUNT, "cards": Many(CARD)})


def told(**values: object) -> Event:
    events: list[Event] = []
    tell(events, GAVE, **values)
    return events[0]


def test_everybody_is_told_what_is_open_and_some_the_secret() -> None:
    event = told(seat=0, to=2, count=1, cards=[1], best=1)
    assert event.seen_by(1) == event.seen_by(None) == {"event": "gave", "seat": 0, "to": 2, "count": 1}
    assert event.seen_by(0) == event.seen_by(2) == {**event.seen_by(1), "cards": ["b"], "best": "b"}


def test_what_may_lack_is_left_out() -> None:
    assert told(seat=0, to=1, cards=[]).seen_by(0) == {"event": "gave", "seat": 0, "to": 1, "cards": []}
    assert "count" not in told(seat=0, to=1, count=None, cards=[]).facts


def test_what_is_none_is_null_where_it_may_not_lack() -> None:
    events: list[Event] = []
    tell(events, to_all("found", card=CARD), card=None)
    assert events[0].facts == {"card": None}


def test_nobody_listens() -> None:
    tell(None, GAVE)


def test_what_is_not_declared_cannot_be_told() -> None:
    with pytest.raises(AssertionError, match="The event 'gave' has no field 'colour'"):
        told(seat=0, to=1, cards=[], colour=3)
    with pytest.raises(KeyError):
        told(seat=0, to=1)


def test_a_secret_needs_somebody_who_is_told_it() -> None:
    with pytest.raises(AssertionError, match="need seats that are told them"):
        EventKind("x", open={"seat": SEAT}, secret={"card": CARD}, to=[])
    with pytest.raises(AssertionError, match="need seats that are told them"):
        EventKind("x", open={"seat": SEAT}, secret={}, to=["seat"])
    with pytest.raises(AssertionError, match="is no open field"):
        EventKind("x", open={"seat": SEAT}, secret={"card": CARD}, to=["who"])


def test_declarations_are_data() -> None:
    assert GAVE.about() == {
        "event": "gave",
        "open": {"seat": "seat", "to": "seat", "count": "number"},
        "secret": {"cards": "list", "best": "card"},
        "to": ["seat", "to"],
        "optional": ["count", "best"],
    }
    assert ONLY.about() == {
        "key": "reason-only",
        "clause": "4.1",
        "fields": {"count": "number", "cards": "list"},
    }
    assert pickle.loads(pickle.dumps(GAVE)).about() == GAVE.about()
    assert pickle.loads(pickle.dumps(ONLY)).about() == ONLY.about()


def test_a_verdict_is_a_message_with_its_clause() -> None:
    verdict = no(ONLY, count=2, cards=[0, 1])
    assert (verdict.message, verdict.clause) == (Message("reason-only", {"count": 2, "cards": ["a", "b"]}), "4.1")
    assert str(verdict) == str(pickle.loads(pickle.dumps(verdict))) == "reason-only count=2 cards=['a', 'b'] [4.1]"
    assert no(Reason("over", "9.1")).message.args == {}


def test_a_reason_has_its_fields_and_no_others() -> None:
    with pytest.raises(AssertionError, match="The message 'reason-only' has no argument 'colour'"):
        no(ONLY, count=1, cards=[], colour=1)
    with pytest.raises(KeyError):
        no(ONLY, count=1)
