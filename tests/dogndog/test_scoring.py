"""Chapters 4, 7, 8 and 9: what a hand is worth, and who pays for it."""

from __future__ import annotations

import pytest

from houndtable.games.dogndog import payment
from houndtable.games.dogndog.calculator import read
from houndtable.games.dogndog.components import FACE_TEXTS
from houndtable.games.dogndog.declaration import points_toward, score_of
from houndtable.games.dogndog.derived import Position
from houndtable.games.dogndog.events import ITEMS
from houndtable.games.dogndog.finish import Finish
from houndtable.games.dogndog.scoring import Item, Score, score
from houndtable.games.dogndog.shape import COMPLETE
from houndtable.games.dogndog.yaku import COUNTING, EXTRA
from houndtable.games.dogndog.yakuman import YAKUMAN
from houndtable.kernel.chance import Seeded
from houndtable.kernel.outcome import Line, Round
from houndtable.kernel.playout import play_out
from tests.dogndog.table import GAME, clause

pytestmark = pytest.mark.engine


def scored(text: str, *, best_of_both: bool = False) -> Score:
    """The score of a hand written as `houndtable score` takes it."""
    asked = read(text)
    finish = Finish(
        asked.faces,
        tsumo=asked.says("--tsumo"),
        parent=asked.says("--parent"),
        richi=asked.says("--richi"),
        ippatsu=asked.says("--ippatsu"),
        haitei=asked.says("--haitei"),
        first=asked.says("--first"),
        dora=asked.flags.get("--dora", -1),
        ura=asked.flags.get("--ura", -1),
    )
    return score(finish, best_of_both=best_of_both)


def told(items: list[Item]) -> list[str]:
    """The items with their worth."""
    return [f"{item.name} {item.worth}" for item in items]


# A hand without any yaku to show each one alone: 1 1 2 3 4 by ron.
ALONE = [
    ("2 2 3 4 5", "Tanyao 1", "7.1"),
    ("2 2 2 food food", "ToiToi 1", "7.2"),
    ("1 1 4 5 6", "Chanta 1", "7.3"),
    ("1 1 2 3 4 --tsumo", "Tsumo 1", "7.5"),
    ("1 1 2 3 4 --richi", "Ri-chi 1", "7.6"),
    ("1 1 2 3 4 --haitei", "HaiTei 1", "7.7"),
    ("1 1 2r 3 4", "Red number 1", "7.8"),
    ("1 1 2 3 4 --dora 4", "Dora 1", "7.9"),
]


@clause("7.1", "7.2", "7.3", "7.5", "7.6", "7.7", "7.8", "7.9")
@pytest.mark.parametrize(("hand", "item", "number"), ALONE)
def test_a_yaku_alone_is_the_only_item_and_names_its_clause(hand: str, item: str, number: str) -> None:
    found = scored(hand)
    assert told(found.items()) == [item]
    assert found.items()[0].clause == number
    assert (found.toward_minimum, found.points, found.is_enough, found.trophies) == (1, 1, False, 0)


def test_a_hand_without_any_yaku_is_complete_but_worth_nothing() -> None:
    found = scored("1 1 2 3 4 --ron")
    assert found.finish.is_complete
    assert (told(found.items()), found.points) == ([], 0)


@clause("4.1")
def test_a_hand_that_is_not_complete_is_worth_nothing() -> None:
    found = scored("2 2 3 4 6 --richi --tsumo --parent --dora 2")
    assert not found.finish.is_complete
    assert not found.is_enough
    assert (found.items(), found.points, found.trophies) == ([], 0, 0)


TOGETHER = [
    ("2 2 2 5 5", ["Tanyao 1", "ToiToi 1"], ""),
    ("2r 2 2 5r 5 --tsumo", ["Tanyao 1", "ToiToi 1", "Tsumo 1", "Red number 2"], ""),
    ("1r 1 4 5r 6r --dora 1", ["Chanta 1", "Red number 3", "Dora 2"], ""),
    ("6 6 1 2 3 --haitei --tsumo", ["Chanta 1", "Tsumo 1", "HaiTei 1"], ""),
    ("1 1 1 2 3", ["Chanta 1"], "the pair of 1 and the run share a kind"),
    ("food food food 2 2", ["ToiToi 1", "Food 1"], ""),
    ("bone bone bone 2 2", ["ToiToi 1", "Bone 1"], ""),
    ("disc disc disc 2 2", ["ToiToi 1", "Disc 1"], ""),
    ("food food 2 3 4 --dora food", ["Dora 2"], "a pair of accessories is no yaku"),
    ("1 1 2 3 4 --richi --ippatsu", ["Ri-chi 1", "Ippatsu 1"], ""),
    ("3r 3 2 3 4 --dora 3", ["Tanyao 1", "Red number 1", "Dora 3"], "a red dora counts for both"),
    ("1 1 6 6 6", ["ToiToi 1"], "no run, no Chanta"),
    ("1 1 3 4 5", [], "the run has no end"),
    ("6 6 2 3 4", [], "the run has no end"),
    ("2 2 1 2 3", [], "the pair is not of the ends"),
    ("2 2 3 4 5 --richi --ippatsu --haitei", ["Tanyao 1", "Ri-chi 1", "HaiTei 1", "Ippatsu 1"], ""),
]


@clause("7.2", "7.3", "7.4", "7.8", "7.9", "7.10")
@pytest.mark.parametrize(("hand", "items", "why"), TOGETHER)
def test_yaku_and_bonuses_come_together(hand: str, items: list[str], why: str) -> None:
    assert told(scored(hand).counting) == items, why


@clause("7.4")
def test_an_item_names_the_cards_that_earn_it() -> None:
    items = {item.name: [FACE_TEXTS[face] for face in item.faces] for item in scored("5r 5 food food food").items()}
    assert items == {
        "ToiToi": ["5", "5r", "food", "food", "food"],
        "Food": ["food", "food", "food"],
        "Red number": ["5r"],
    }
    assert ITEMS.tell([scored("5 5 food food food").counting[1].told()]) == [
        {"name": "Food", "worth": 1, "clause": "7.4", "cards": ["food", "food", "food"]}
    ]


@clause("7.11", "7.9", "4.4")
def test_ura_dora_counts_for_trophies_but_not_toward_the_minimum() -> None:
    found = scored("3r 3 1 2 3 --richi --ura 3 --dora 1")
    assert told(found.counting) == ["Ri-chi 1", "Red number 1", "Dora 1"]
    assert told(found.extra) == ["Ura-Dora 3"]
    assert (found.toward_minimum, found.points, found.trophies) == (3, 6, 2)
    few = scored("3 3 1 2 3 --richi --ura 3 --dora 1")
    assert (few.toward_minimum, few.points, few.is_enough, few.trophies) == (2, 5, False, 0)


@clause("7.12", "4.4")
def test_the_parent_bonus_counts_for_trophies_but_not_toward_the_minimum() -> None:
    found = scored("2 2 3 4 5 --tsumo --parent --dora 5")
    assert told(found.extra) == ["Parent Bonus 2"]
    assert (found.toward_minimum, found.points, found.trophies) == (3, 5, 1)
    assert not scored("2 2 3 4 5 --tsumo --parent").is_enough


@clause("4.4", "7.5")
def test_a_hand_may_be_enough_for_tsumo_but_not_for_ron() -> None:
    assert scored("2 2 3 4 5 --tsumo --dora 5").is_enough
    assert not scored("2 2 3 4 5 --ron --dora 5").is_enough


# name, worth, a hand for it with nothing else, a hand that is nearly one
GREAT = [
    ("Ten-ho", 3, "8.2", "2 2 3 4 5 --tsumo --parent --first", "2 2 3 4 5 --tsumo --parent"),
    ("Chi-ho", 2, "8.3", "2 2 3 4 5 --tsumo --first", "2 2 3 4 5 --tsumo"),
    ("Chi-ho", 2, "8.3", "1 1 2 3 4 --ron --first", "1 1 2 3 4 --ron"),
    ("All Red", 2, "8.4", "4r 5r 6r disc disc --ron", "4r 5r 6 disc disc --ron"),
    ("All Red", 2, "8.4", "1r 2r 3r disc disc --tsumo", "1r 2r 3r food food --tsumo"),
    ("Tsu-I-So", 2, "8.5", "food food food bone bone --ron", "food food food 1 1 --ron"),
    ("Tsu-I-So", 2, "8.5", "bone bone disc disc disc --tsumo", "bone bone 2 2 2 --tsumo"),
    ("Chin-Lo-To", 3, "8.6", "1 1 1 6 6 --ron", "1 1 1 5 5 --ron"),
    ("Chin-Lo-To", 3, "8.6", "1 1r 6r 6 6 --tsumo", "1 1r 4 5 6 --tsumo"),
]


@clause("8.1", "8.2", "8.3", "8.4", "8.5", "8.6")
@pytest.mark.parametrize(("name", "worth", "number", "hand", "nearly"), GREAT)
def test_a_yakuman_is_worth_its_trophies_whatever_the_points(
    name: str, worth: int, number: str, hand: str, nearly: str
) -> None:
    found = scored(hand)
    assert told(found.items()) == [f"{name} {worth}"]
    assert found.items()[0].clause == number
    assert (found.is_enough, found.by_yakuman, found.trophies) == (True, True, worth)
    assert scored(nearly).yakuman == []


@clause("8.4")
def test_only_a_red_run_with_two_discs_can_be_all_red() -> None:
    reds = [
        (read_kinds, scored(read_kinds))
        for hand in COMPLETE
        for read_kinds in [reddest(hand)]
        if any(item.name == "All Red" for item in scored(read_kinds).yakuman)
    ]
    assert [text for text, _ in reds] == [f"disc disc {low}r {low + 1}r {low + 2}r" for low in range(1, 5)]


def reddest(kinds: list[int]) -> str:
    """A hand of these kinds with as many red cards as there are."""
    words = []
    for place, kind in enumerate(kinds):
        red = kind < 6 and kind not in kinds[:place]
        words.append(FACE_TEXTS[2 * kind + 1] if red else FACE_TEXTS[2 * kind if kind < 6 else kind + 6])
    return " ".join(words)


@clause("8.7")
@pytest.mark.parametrize(
    ("hand", "items", "trophies"),
    [
        ("1 1 1 6 6 --tsumo --first", ["Chi-ho 2", "Chin-Lo-To 3"], 5),
        ("food food food bone bone --tsumo --first --parent", ["Ten-ho 3", "Tsu-I-So 2"], 5),
        ("4r 5r 6r disc disc --ron --first", ["Chi-ho 2", "All Red 2"], 4),
    ],
)
def test_several_yakuman_add_up(hand: str, items: list[str], trophies: int) -> None:
    found = scored(hand)
    assert (told(found.items()), found.trophies) == (items, trophies)


RICH = "4r 5r 6r disc disc --tsumo --parent --richi --ippatsu --dora disc --ura disc"


@clause("8.7")
def test_yakuman_replace_the_points_or_the_better_of_both_counts() -> None:
    found = scored(RICH)
    assert (found.points, found.by_points(), found.trophies, found.by_yakuman) == (12, 4, 2, True)
    best = scored(RICH, best_of_both=True)
    assert (best.trophies, best.by_yakuman) == (4, False)
    assert told(best.items())[-1] == "Parent Bonus 2"


@clause("8.7")
def test_where_both_are_worth_the_same_the_yakuman_stands() -> None:
    even = "4r 5r 6r disc disc --tsumo --richi --ippatsu"
    assert (scored(even).by_points(), scored(even, best_of_both=True).by_yakuman) == (2, True)


def test_every_rule_has_a_name_of_its_own() -> None:
    names = [rule.name for rule in COUNTING + EXTRA + YAKUMAN]
    assert len(set(names)) == len(names) == 19


@clause("9.1")
@pytest.mark.parametrize(("hand", "points", "trophies"), [
    ("2 2 3 4 5 --richi --ippatsu", 3, 1),
    ("2 2 3 4 5 --richi --ippatsu --dora 3", 4, 1),
    ("2 2 3 4 5 --richi --ippatsu --dora 2", 5, 1),
    ("2 2r 3 4 5 --richi --ippatsu --dora 2", 6, 2),
    ("2 2r 3r 4r 5r --richi --ippatsu --dora 2", 9, 3),
    ("2 2 3 4 5 --tsumo --dora 2 --parent", 6, 2),
])  # fmt: skip
def test_every_three_points_are_a_trophy(hand: str, points: int, trophies: int) -> None:
    assert (scored(hand).points, scored(hand).trophies) == (points, trophies)


def totals(lines: list[list[Line]]) -> list[int]:
    return Round("", 0, lines).totals()


@clause("9.2", "9.5")
@pytest.mark.parametrize("trophies", [1, 2, 5])
def test_a_ron_is_paid_by_the_discarder_alone(trophies: int) -> None:
    assert totals(payment.ron(4, 2, 3, trophies)) == [0, 0, trophies, -trophies]
    assert totals(payment.ron(4, 0, 1, trophies)) == [trophies, -trophies, 0, 0]
    assert totals(payment.ron(2, 1, 0, trophies)) == [-trophies, trophies]


@clause("9.3", "9.5")
@pytest.mark.parametrize("trophies", [1, 2, 5])
def test_a_tsumo_of_the_parent_costs_every_child_one_poo(trophies: int) -> None:
    assert totals(payment.tsumo(4, 1, 1, trophies)) == [-1, trophies, -1, -1]
    assert totals(payment.tsumo(2, 0, 0, trophies)) == [trophies, -1]


@clause("9.4", "9.5")
@pytest.mark.parametrize("trophies", [1, 2, 5])
def test_a_tsumo_of_a_child_is_paid_by_the_parent_alone(trophies: int) -> None:
    assert totals(payment.tsumo(4, 1, 3, trophies)) == [0, -trophies, 0, trophies]
    assert totals(payment.tsumo(2, 1, 0, trophies)) == [trophies, -trophies]


@clause("10.3")
@pytest.mark.parametrize(
    ("players", "parent", "scores"), [(4, 0, [-1, 0, 0, 1]), (4, 2, [0, 1, -1, 0]), (3, 1, [1, -1, 0]), (2, 1, [1, -1])]
)
def test_a_drawing_win_goes_to_the_last_counted_from_the_parent(players: int, parent: int, scores: list[int]) -> None:
    assert totals(payment.drawing_win(players, parent)) == scores


@pytest.mark.long
@clause("4.4")
def test_the_quick_count_at_the_table_agrees_with_the_score() -> None:
    seen = set()
    for seed in range(24):
        state = GAME.new(2 + seed % 3, Seeded(seed), {"laps": 1, "declarations": "free" if seed % 4 else "guarded"})
        assert isinstance(state, Position)
        luck = Seeded(seed, 1)
        while state.waiting:
            for seat in range(state.players):
                for card in [*state.deck[:3], *([state.drawn] if state.drawn >= 0 else [])]:
                    tsumo = seat == state.seat and state.drawn >= 0
                    if seat == state.seat and not tsumo:
                        continue
                    wanted = score_of(state, seat, card, -1, tsumo=tsumo)
                    if wanted.finish.is_complete:
                        quick = min(99, points_toward(state, seat, card, tsumo=tsumo))
                        assert quick == (99 if wanted.yakuman else wanted.toward_minimum)
                        seen.add((quick, tsumo, state.richi[seat] >= 0, not state.deck))
            play_out(state, luck, 1)
            if len(state.rounds) > 3:
                break
    assert len(seen) > 20
