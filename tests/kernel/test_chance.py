"""Chance: fair, repeatable, provable, scripted."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable

import pytest

from houndtable.kernel.chance import STATES, Chance, Committed, Luck, Recorded, Scripted, Seeded
from houndtable.kernel.errors import BadChance

pytestmark = pytest.mark.engine
SECRET = bytes(range(32))
CHANCES: list[Callable[[], Chance]] = [lambda: Seeded(1), lambda: Committed(SECRET, [b"mia", b"ben"])]


@pytest.mark.parametrize("make", CHANCES)
@pytest.mark.parametrize("n", [2, 3, 6, 32, 96])
def test_all_numbers_are_alike(make: Callable[[], Chance], n: int) -> None:
    chance = make()
    throws = 400 * n
    found = Counter(chance.below(n) for _ in range(throws))
    assert set(found) == set(range(n))
    chi2 = sum((found[i] - 400) ** 2 / 400 for i in range(n))
    assert chi2 < n - 1 + 5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("make", CHANCES)
def test_numbers_that_do_not_divide_the_range_are_fair_too(make: Callable[[], Chance]) -> None:
    chance = make()
    n = 3 << 29
    thirds = Counter(chance.below(n) * 3 // n for _ in range(3000))
    assert all(900 < thirds[third] < 1100 for third in range(3))


@pytest.mark.parametrize("make", CHANCES)
def test_every_order_of_a_shuffle_is_alike(make: Callable[[], Chance]) -> None:
    chance = make()
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        found[tuple(cards)] += 1
    assert len(found) == 24
    assert sum((count - 100) ** 2 / 100 for count in found.values()) < 23 + 5 * 46**0.5


@pytest.mark.parametrize("make", CHANCES)
def test_the_same_seed_gives_the_same_luck(make: Callable[[], Chance]) -> None:
    one, two = make(), make()
    assert [one.below(1000) for _ in range(50)] == [two.below(1000) for _ in range(50)]


@pytest.mark.parametrize("make", CHANCES)
def test_a_clone_has_the_same_future_and_shares_nothing(make: Callable[[], Chance]) -> None:
    chance = make()
    chance.below(7)
    copy = chance.clone()
    ahead = [copy.below(1000) for _ in range(20)]
    assert [chance.below(1000) for _ in range(20)] == ahead


def test_seeds_and_streams_near_each_other_give_different_luck() -> None:
    seeds = [-1, 0, 1, 2, 3, 1 << 32, (1 << 32) + 1, 1 << 63]
    heads = set()
    for seed in seeds:
        for stream in range(50):
            chance = Seeded(seed, stream)
            heads.add((chance.below(1 << 30), chance.below(1 << 30)))
    assert len(heads) == 400


def test_seeded_luck_has_fixed_vectors() -> None:
    chance = Seeded(2026, 11)
    assert [chance.below(100) for _ in range(12)] == [31, 27, 67, 53, 94, 32, 74, 87, 38, 3, 42, 47]
    assert 0 < chance.state < STATES + 1


def test_committed_luck_is_the_keyed_hash_it_says_it_is() -> None:
    seeds = hashlib.sha256(hashlib.sha256(b"mia").digest() + hashlib.sha256(b"ben").digest()).digest()
    block = hmac.new(SECRET, seeds + (0).to_bytes(8, "big"), "sha256").digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    chance = Committed(SECRET, [b"mia", b"ben"])
    assert [chance.below(6) for _ in range(8)] == [word % 6 for word in words]


def test_committed_luck_has_fixed_vectors() -> None:
    chance = Committed(SECRET, [b"mia", b"ben"])
    assert chance.commitment() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    cards = list(range(10))
    chance.shuffle(cards)
    assert (cards, chance.roll(6), chance.pick(4)) == ([1, 6, 4, 0, 7, 2, 9, 3, 8, 5], 2, 2)


def test_shuffles_are_sorted_first_where_that_is_chosen() -> None:
    found = []
    for sorts in (False, True):
        chance = Committed(SECRET, [b"mia", b"ben"], sorts=sorts)
        deal, some, few = list(range(10)), [7, 2, 9, 4, 0], [3, 1, 8]
        chance.shuffle(deal)
        assert deal == [1, 6, 4, 0, 7, 2, 9, 3, 8, 5]
        chance.shuffle(some)
        chance.clone().shuffle(few)
        found.append((some, few, chance.roll(6)))
    assert found == [([0, 4, 2, 9, 7], [8, 3, 1], 1), ([9, 7, 2, 4, 0], [8, 1, 3], 1)]


def test_each_persons_seed_changes_the_luck() -> None:
    chances = [Committed(SECRET, seeds) for seeds in ([b"a", b"b"], [b"a", b"c"], [b"ab", b""], [b"b", b"a"], [])]
    assert len({tuple(chance.below(1000) for _ in range(5)) for chance in chances}) == 5


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(BadChance, match="16 bytes"):
        Committed(b"short", [])


def test_recorded_luck_is_written_down_and_can_be_played_back() -> None:
    faces = [0, 0, 1, 1, 2]
    recorded = Recorded(Seeded(3), faces)
    cards = [0, 1, 2, 3, 4]
    recorded.shuffle(cards)
    picked, rolled = recorded.pick(4), recorded.roll(6)
    assert [(luck.kind, luck.values, luck.of) for luck in recorded.log] == [
        ("shuffle", [faces[card] for card in cards], 5),
        ("pick", [picked], 4),
        ("roll", [rolled], 6),
    ]
    again = Scripted(recorded.log, faces)
    played = [0, 1, 2, 3, 4]
    again.shuffle(played)
    assert [faces[card] for card in played] == [faces[card] for card in cards]
    assert sorted(played) == [0, 1, 2, 3, 4]
    copy = again.clone()
    assert (again.pick(4), again.roll(6)) == (copy.pick(4), copy.roll(6)) == (picked, rolled)


def test_recorded_luck_is_the_luck_of_what_it_wraps() -> None:
    recorded, plain = Recorded(Seeded(3), []), Seeded(3)
    assert [recorded.below(9) for _ in range(9)] == [plain.below(9) for _ in range(9)]


def test_what_happens_to_a_copy_is_not_written_down() -> None:
    recorded = Recorded(Seeded(3), [])
    copy = recorded.clone()
    assert copy.pick(100) == recorded.pick(100)
    copy.roll(6)
    assert len(recorded.log) == 1


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ([], "no more outcomes"),
        ([Luck("roll", [1], 4)], "a roll of 4 is written down"),
        ([Luck("pick", [1], 5)], "a pick of 5 is written down"),
        ([Luck("pick", [4], 4)], "one number from 0 to 3"),
        ([Luck("pick", [-1], 4)], "one number from 0 to 3"),
        ([Luck("pick", [], 4)], "one number from 0 to 3"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(script: list[Luck], sentence: str) -> None:
    with pytest.raises(BadChance, match=sentence):
        Scripted(script, []).pick(4)


def test_a_scripted_shuffle_holds_just_the_cards_shuffled() -> None:
    chance = Scripted([Luck("shuffle", [0, 0, 0], 3)], [0, 0, 1])
    with pytest.raises(BadChance, match="aren’t the cards being shuffled"):
        chance.shuffle([0, 1, 2])
    assert chance.next == 0


def test_scripted_luck_knows_no_bare_numbers() -> None:
    with pytest.raises(BadChance, match="only has shuffles, picks and rolls"):
        Scripted([], []).below(2)
