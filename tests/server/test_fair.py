"""Whose turn it is: addresses, then persons, then tables share the time, and those who wait come first."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from houndtable.server.fair import LONG, PRESENT, REMEMBERED, UNWATCHED, WATCHED, FairOrder, Path


@dataclass(eq=False)
class Wish:
    """A job of which only the order matters."""

    path: Path
    rank: int = PRESENT
    seconds: float = 1.0
    since: float = 0.0


def order_of(*wishes: Wish) -> FairOrder[Wish]:
    order: FairOrder[Wish] = FairOrder()
    for wish in wishes:
        order.add(wish)
    return order


def served(order: FairOrder[Wish], count: int = 1000, now: float = 0.0) -> list[Path]:
    """The paths of so many jobs, done one after the other in the time they were expected to take."""
    found: list[Path] = []
    while len(found) < count and (wish := order.take(now)) is not None:
        found.append(wish.path)
        order.done(wish, wish.seconds)
    return found


def first(order: FairOrder[Wish], now: float = 0.0) -> Path:
    return served(order, 1, now)[0]


def test_jobs_of_one_table_are_done_as_they_came() -> None:
    wishes = [Wish(("a", "p", "t")) for _ in range(3)]
    order = order_of(*wishes)
    assert [order.take(0.0) for _ in range(4)] == [*wishes, None]


def test_whoever_comes_after_a_crowd_of_one_address_waits_for_the_job_that_is_running_alone() -> None:
    order = order_of(*(Wish(("crowd", f"p{at % 5}", f"t{at}")) for at in range(100)))
    running = order.take(0.0)
    assert running is not None
    order.add(Wish(("one", "p", "t")))
    order.done(running, 1.0)
    assert first(order) == ("one", "p", "t")


def test_so_does_every_further_job_of_theirs() -> None:
    order = order_of(*(Wish(("crowd", "p", f"t{at}")) for at in range(100)))
    for _ in range(20):
        running = order.take(0.0)
        assert running is not None
        order.add(Wish(("one", "p", "t"), seconds=0.02))
        order.done(running, 1.0)
        assert first(order)[0] == "one"


def test_addresses_have_the_same_time_and_not_the_same_number_of_jobs() -> None:
    slow = [Wish(("slow", "p", "t"), seconds=1.0) for _ in range(50)]
    quick = [Wish(("quick", "p", "t"), seconds=0.1) for _ in range(50)]
    found = [path[0] for path in served(order_of(*slow, *quick), 44)]
    assert 38 <= found.count("quick") <= 42


def test_persons_of_an_address_and_tables_of_a_person_take_turns_too() -> None:
    many = [Wish(("a", "many", f"t{at}")) for at in range(20)]
    order = order_of(*many, *(Wish(("a", "few", "t")) for _ in range(5)))
    assert {path[1] for path in served(order, 2)} == {"many", "few"}
    assert [path[1] for path in served(order, 8)].count("few") == 4
    tables = order_of(*(Wish(("a", "p", "busy")) for _ in range(20)), Wish(("a", "p", "calm")))
    assert ("a", "p", "calm") in served(tables, 2)


def test_a_second_name_brings_no_second_share() -> None:
    crowd = [Wish(("crowd", f"p{at}", "t")) for at in range(50)]
    order = order_of(*crowd, *(Wish(("one", "p", "t")) for _ in range(10)))
    assert [path[0] for path in served(order, 20)].count("one") == 10


def test_who_always_comes_alone_does_not_push_aside_who_waits() -> None:
    order = order_of(*(Wish(("patient", "p", "t")) for _ in range(10)))
    found = []
    for _ in range(20):
        order.add(Wish(("eager", "p", "t")))
        found.append(first(order)[0])
    assert found.count("patient") >= 9


def test_nobody_saves_up_time_by_waiting() -> None:
    order = order_of(*(Wish(("busy", "p", "t")) for _ in range(100)))
    served(order, 50)
    for _ in range(50):
        order.add(Wish(("late", "p", "t")))
    assert [path[0] for path in served(order, 20)].count("busy") >= 9


def test_where_people_are_present_bots_think_first_and_where_nobody_looks_last() -> None:
    order = order_of(
        Wish(("a", "p", "unwatched"), UNWATCHED), Wish(("b", "p", "watched"), WATCHED), Wish(("c", "p", "present"))
    )
    assert [path[2] for path in served(order)] == ["present", "watched", "unwatched"]


def test_somebody_who_comes_to_look_brings_a_job_forward() -> None:
    wish = Wish(("a", "p", "mine"), UNWATCHED)
    order = order_of(Wish(("b", "p", "other"), WATCHED), wish)
    order.rerank(wish, PRESENT)
    assert first(order)[2] == "mine"
    order.rerank(wish, UNWATCHED)  # it waits no more
    assert len(order) == 1


def test_what_waited_long_has_its_turn_though_others_are_present() -> None:
    order = order_of(Wish(("a", "p", "unwatched"), UNWATCHED, since=1.0))
    for at in range(50):
        order.add(Wish(("b", "p", f"t{at}"), since=1.0))
    served(order, 10, LONG)
    assert ("a", "p", "unwatched") in served(order, 2, LONG + 1.1)


def test_time_counts_as_it_was_and_not_as_it_was_expected() -> None:
    order = order_of(*(Wish((who, "p", "t")) for who in "ababab"))
    for _ in range(2):
        wish = order.take(0.0)
        assert wish is not None
        order.done(wish, 10.0 if wish.path[0] == "a" else 0.1)
    assert [path[0] for path in served(order, 2)] == ["b", "b"]


def test_a_job_that_is_given_up_leaves_nothing_behind() -> None:
    wishes = [Wish(("a", "p", "t")), Wish(("b", "p", "t"))]
    order = order_of(*wishes)
    order.remove(wishes[0])
    assert order.counts == {"b": 1}
    assert served(order) == [("b", "p", "t")]
    assert (order.waiting, order.trees, order.given, order.clock, order.counts) == ({}, [{}, {}, {}], {}, {}, {})


def test_the_one_that_can_wait_best_is_the_newest_that_nobody_looks_at() -> None:
    order = order_of(
        Wish(("a", "p", "1"), UNWATCHED, since=1), Wish(("a", "p", "2"), UNWATCHED, since=2),
        Wish(("a", "p", "3"), since=3), Wish(("b", "p", "4"), UNWATCHED, since=4),
    )  # fmt: skip
    assert order.last_of("a").path[2] == "2"


@pytest.mark.parametrize("parts", [1, 3])
def test_what_is_remembered_of_shares_is_bounded(parts: int) -> None:
    order = order_of(Wish(("a", "b", "c")[:parts], UNWATCHED))
    for at in range(2 * REMEMBERED):
        order.add(Wish((f"{at}", "p", "t")[:parts]))
        served(order, 1)
    assert len(order.given) <= REMEMBERED + parts
