"""docs/fairness.md: its checker, without anything of ours, and its fixed examples."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import luck_samples
import pytest

from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.games import find
from houndtable.games import names as game_names
from houndtable.kernel.chance import Committed
from houndtable.kernel.errors import BadRecord
from houndtable.lab.lesson import tried
from houndtable.record import Fair, Match, verify, write
from houndtable.record.fairness import SORTED, prepared, seed_hash
from houndtable.server import showing
from houndtable.server.looking_back import recorded
from houndtable.server.refusals import NotStored
from houndtable.server.restoring import restored

UNSORTED = Path(__file__).parent / "unsorted"  # written before shuffles were sorted
PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
SEEDS = ["ada", "ben"]
GOOD = "The luck is the luck that was committed to."


def page_names() -> dict[str, Any]:
    """All that the page of Python defines."""
    names: dict[str, Any] = {"__name__": "checker"}
    code = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    assert "houndtable" not in code
    assert len(code.splitlines()) <= 85
    exec(code, names)
    return names


def checker() -> Callable[[str], str]:
    found = page_names()["check"]
    assert callable(found)
    return found  # type: ignore[no-any-return]


Fairly = dict[str, Any]


def sealed(change: Callable[[Fairly, list[dict[str, Any]]], object] | None = None, game: str = "dachs") -> str:
    """The record of a game in which seat 1 withheld its seed, changed by a cheat, without checksums."""
    lines = [json.loads(line) for line in luck_samples.sample(game).splitlines()]
    for line in lines:
        del line["sum"]
    lines[0]["sealed"] = False
    if change is not None:
        change(lines[0]["fair"], lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def chance(shuffles: str = "") -> Committed:
    return Committed(SECRET, [seed.encode() for seed in SEEDS], sorts=shuffles == SORTED)


def played(game: str, luck: Committed, shuffles: str = "") -> str:
    match = Match(find(game), 2, {}, luck)
    bots = [make("heuristic", seat) for seat in range(2)]
    while not match.is_over:
        seat = match.state.waiting[0]
        move = bots[seat].choose(Perspective(match.game, match.state, seat))
        match.play(seat, match.game.vocabulary.texts[move])
    fair = Fair(chance().commitment(), SEEDS, SECRET.hex(), shuffles=shuffles)
    return write(match, sealed=False, fair=fair)


@pytest.mark.parametrize("game", game_names())
def test_the_checker_of_the_page_and_verify_agree_on_a_record_from_before_the_seal(game: str) -> None:
    text = played(game, chance())
    assert checker()(text) == f"{GOOD} Nothing shows that the seeds were sealed. Reshuffles were not checked."
    report = verify(text)
    assert report.is_fair is True
    assert str(report).endswith(f"{GOOD} The record doesn’t show that the seeds were sealed before they were known.")


@pytest.mark.parametrize("game", game_names())
def test_sorted_shuffles_are_all_checked_by_the_page(game: str) -> None:
    text = played(game, chance(SORTED), SORTED)
    assert json.loads(text.splitlines()[0])["fair"]["shuffles"] == "sorted"
    assert checker()(text) == f"{GOOD} Nothing shows that the seeds were sealed."
    assert verify(text).is_fair is True


def first_and_another(cards: list[str], box: list[str]) -> list[str]:
    at = next(at for at, card in enumerate(cards) if card != cards[0])
    return [cards[at], *cards[1:at], cards[0], *cards[at + 1 :]]


def lowest_for_highest(cards: list[str], box: list[str]) -> list[str]:
    at = cards.index(min(cards, key=box.index))
    return [*cards[:at], box[-1], *cards[at + 1 :]]


@pytest.mark.parametrize("forge", [first_and_another, lowest_for_highest])
@pytest.mark.parametrize("game", ["dachs", "dogsbreath"])
def test_a_forged_reshuffle_is_found_out_by_both(game: str, forge: Callable[[list[str], list[str]], list[str]]) -> None:
    page = page_names()
    box = page["cards"](page["BOXES"][game][0])

    def forged(fair: Fairly, lines: list[dict[str, Any]]) -> None:
        line = next(line for line in lines if 0 < line.get("shuffle", "").count(" ") < len(box) - 1)
        line["shuffle"] = " ".join(forge(line["shuffle"].split(), box))

    text = sealed(forged, game)
    with pytest.raises(ValueError, match="before this shuffle the cards did not lie as in the box"):
        checker()(text)
    with pytest.raises(BadRecord):
        verify(text)


@pytest.mark.parametrize(("luck", "told"), [("", SORTED), (SORTED, "")])
def test_a_record_that_tells_other_shuffles_is_found_out(luck: str, told: str) -> None:
    text = played("dogsbreath", chance(luck), told)
    if told == SORTED:
        with pytest.raises(ValueError, match="before this shuffle"):
            checker()(text)
    else:
        assert checker()(text).endswith("Reshuffles were not checked.")
    with pytest.raises(BadRecord, match="isn’t the luck that was committed to"):
        verify(text)


def test_other_cards_in_a_game_without_a_known_box_may_be_another_deck() -> None:
    names = page_names()
    luck, decks = chance(SORTED), [list("aabbcd"), list("abc"), list("xy"), [], list("aabbcd")]
    lines = []
    for deck in decks:
        places = list(range(len(deck)))
        luck.shuffle(places)
        lines.append({"shuffle": " ".join(deck[place] for place in places)})
    names["check_luck"](lines, "of a stranger", names["stream"](SECRET, SEEDS), True)
    lines[1]["shuffle"] = " ".join(first_and_another(lines[1]["shuffle"].split(), []))
    with pytest.raises(ValueError, match="Line 2"):
        names["check_luck"](lines, "of a stranger", names["stream"](SECRET, SEEDS), True)


def plain(text: str) -> list[Fairly]:
    """The lines of a record, without what another Houndtable writes otherwise."""
    fields = ("sum", "houndtable")
    return [
        {name: value for name, value in json.loads(line).items() if name not in fields} for line in text.splitlines()
    ]


def test_a_log_and_a_record_from_before_shuffles_were_sorted_are_good() -> None:
    log = (UNSORTED / "log.jsonl").read_bytes().splitlines()
    table = restored("table", list(enumerate(log)), 0.0)
    assert (table.phase, showing.info(table).shuffles) == ("over", "")
    text = (UNSORTED / "record.jsonl").read_text(encoding="utf-8")
    assert plain(recorded(table.transcript(), table.fair).decode()) == plain(text)
    assert checker()(text) == f"{GOOD} Player 1: sealed. Player 2: sealed. Reshuffles were not checked."
    assert verify(text).is_fair is True
    log[0] = log[0].replace(b'"lesson":false', b'"lesson":false,"shuffles":"sorted"')
    with pytest.raises(NotStored, match="luck"):
        restored("table", list(enumerate(log)), 0.0)


@pytest.mark.parametrize("game", game_names())
def test_luck_of_another_secret_is_found_out_by_both(game: str) -> None:
    text = played(game, Committed(b"another secret of the server", []))
    with pytest.raises(ValueError, match=r"committed to|in the box"):
        checker()(text)
    with pytest.raises(BadRecord, match="isn’t the luck that was committed to"):
        verify(text)


def test_another_secret_than_the_published_one_is_found_out_by_both() -> None:
    lines = played("dachs", chance()).splitlines()
    end = json.loads(lines[-1])
    text = "\n".join([*lines[:-1], json.dumps({**end, "secret": "00" * 32})])
    with pytest.raises(ValueError, match="published"):
        checker()(text)
    with pytest.raises(BadRecord, match="isn’t the one whose hash was published"):
        verify(text)


@pytest.mark.parametrize(
    ("place", "field", "value", "why"),
    [
        (0, "fair", {"hash": "00", "seeds": []}, "64 hexadecimal digits"),
        (0, "fair", {"hash": "0" * 64}, "“seeds” is missing"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "odd": 1}, "“odd” doesn’t belong here"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "prepared": "yes"}, "true or false"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "shuffles": "odd"}, "sorted"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "places": {}}, "a list"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "places": [1]}, "a list of objects"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "places": [{"seat": 2, "seed": "none"}]}, "from 0 to 1"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "places": [{"seat": 0, "seed": "odd"}]}, "one of sealed"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "places": [{"seat": 0, "seed": "withheld"}]}, "“hash” is missing"),
        (
            0,
            "fair",
            {"hash": "0" * 64, "seeds": [], "places": [{"seat": 0, "seed": "none", "hash": ""}]},
            "“hash” doesn’t",
        ),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "places": [{"seat": 0, "seed": "withheld", "hash": ""}]}, "64 hex"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "places": [{"seat": 0, "seed": "none"}] * 2}, "each once"),
        (
            0,
            "fair",
            {"hash": "0" * 64, "seeds": ["x"], "places": [{"seat": 0, "seed": "none"}]},
            "0 players gave seeds, but the record has 1",
        ),
        (-1, "secret", "xyz", "32 to 128 hexadecimal digits"),
    ],
)
def test_a_promise_that_is_none_is_refused(place: int, field: str, value: object, why: str) -> None:
    lines = played("herecomesthedog", chance()).splitlines()
    lines[place] = json.dumps({**json.loads(lines[place]), field: value})
    with pytest.raises(BadRecord, match=why):
        verify("\n".join(lines))


@pytest.mark.parametrize("game", game_names())
def test_the_luck_of_a_lesson_is_prepared_as_the_page_says_and_its_record_says_so(game: str) -> None:
    lesson = find(game).lesson()
    assert lesson is not None
    words = PAGE.split("the secret is the SHA-256 of\n`")[1].split("`")[0]
    words = words.replace("GAME", game).replace("NUMBER", str(lesson.deal))
    assert lesson.secret == sha256(words.encode()).hexdigest()
    text = write(tried(find(game), lesson).match, fair=prepared(lesson))
    assert json.loads(text.splitlines()[0])["fair"]["prepared"] is True
    assert checker()(text).startswith(GOOD)
    assert str(verify(text)).endswith(f"{GOOD} It was prepared for a lesson.")


def test_a_secret_without_a_promise_is_refused() -> None:
    lines = played("herecomesthedog", chance()).splitlines()
    head = json.loads(lines[0])
    del head["fair"]
    with pytest.raises(BadRecord, match="“secret” doesn’t belong here"):
        verify("\n".join([json.dumps(head), *lines[1:]]))


def test_an_unfinished_record_promises_and_tells_no_secret() -> None:
    match = Match(find("dachs"), 2, {}, chance())
    text = write(match, fair=Fair(chance().commitment(), SEEDS, SECRET.hex()))
    assert SECRET.hex() not in text
    assert verify(text).is_fair is None


def test_the_fixed_examples_are_what_our_chance_gives() -> None:
    rows = dict(re.findall(r"^\| (.*?) \| `(.*?)` \|$", PAGE, re.MULTILINE))
    luck = chance()
    assert rows["commitment"] == luck.commitment()
    assert rows["hash of the seed `ada` in seat 0"] == seed_hash(luck.commitment(), 0, "ada")
    assert rows["hash of the seed `ben` in seat 1"] == seed_hash(luck.commitment(), 1, "ben")
    assert rows["first numbers of the stream"] == " ".join(str(luck.word()) for _ in range(4))
    luck = chance()
    assert rows["twelve rolls of a die, counted from 0"] == " ".join(str(luck.roll(6)) for _ in range(12))
    cards = list(range(10))
    chance().shuffle(cards)
    assert rows["0 1 2 3 4 5 6 7 8 9 shuffled"] == " ".join(map(str, cards))
    for shuffles, row in ((SORTED, "sorted and shuffled"), ("", "shuffled as in older records")):
        cards = [7, 2, 9, 4, 0]
        chance(shuffles).shuffle(cards)
        assert rows[f"7 2 9 4 0 {row}"] == " ".join(map(str, cards))


def test_the_checker_and_verify_say_what_became_of_every_seed() -> None:
    assert checker()(sealed()) == f"{GOOD} Player 1: sealed. Player 2: withheld. Player 3: sealed."
    told = "Players 1 and 3 revealed the seeds sealed before the deal. Player 2 withheld their seed."
    assert str(verify(sealed())).endswith(f"{GOOD} {told}")


def changed_secret(fair: Fairly, lines: list[dict[str, Any]]) -> None:
    lines[-1]["secret"] = "ab" * 32
    fair["hash"] = sha256(bytes.fromhex("ab" * 32)).hexdigest()


def swapped_hash(fair: Fairly, lines: list[dict[str, Any]]) -> None:
    fair["places"][0]["hash"] = seed_hash(fair["hash"], 0, "ground")


def copied_hash(fair: Fairly, lines: list[dict[str, Any]]) -> None:
    fair["places"][2]["hash"] = fair["places"][0]["hash"]
    fair["seeds"][1] = fair["seeds"][0]


def replaced_seed(fair: Fairly, lines: list[dict[str, Any]]) -> None:
    fair["seeds"][1] = "ground"


def ground_seed(fair: Fairly, lines: list[dict[str, Any]]) -> None:
    fair["seeds"][1] = "ground"
    fair["places"][2]["hash"] = seed_hash(fair["hash"], 2, "ground")


def dropped_seed(fair: Fairly, lines: list[dict[str, Any]]) -> None:
    fair["seeds"].pop()


def dropped_place(fair: Fairly, lines: list[dict[str, Any]]) -> None:
    fair["seeds"].pop()
    fair["places"].pop()


def called_withheld(fair: Fairly, lines: list[dict[str, Any]]) -> None:
    fair["seeds"].pop()
    fair["places"][2]["seed"] = "withheld"


def dealt_anew(fair: Fairly, lines: list[dict[str, Any]]) -> None:
    cards = lines[1]["shuffle"].split()
    lines[1]["shuffle"] = " ".join([*cards[-1:], *cards[:-1]])


CHEATS = [
    changed_secret, swapped_hash, copied_hash, replaced_seed, ground_seed, dropped_seed, dropped_place, called_withheld,
    dealt_anew,
]  # fmt: skip


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: str(cheat.__name__))
def test_an_operator_who_cheats_is_found_out_by_both(cheat: Callable[[Fairly, list[dict[str, Any]]], None]) -> None:
    text = sealed(cheat)
    with pytest.raises(ValueError, match=r"seed|committed to|in the box"):
        checker()(text)
    with pytest.raises(BadRecord):
        verify(text)


def test_the_boxes_of_the_page_and_of_the_browser_are_those_of_the_games() -> None:
    assert page_names()["BOXES"] == {name: found for name in game_names() if (found := luck_samples.boxes(find(name)))}
    for path, text in luck_samples.files().items():
        if path.name == "box.json":
            assert path.read_text(encoding="utf-8") == text, "`PYTHONPATH=src python tools/luck_samples.py`"


def test_the_records_that_the_browser_is_tried_with_are_good() -> None:
    path = luck_samples.WEB / "luck" / "samples.json"
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert set(kept) == set(luck_samples.SAMPLES)
    for text in kept.values():
        assert checker()(text).startswith(GOOD)
        assert verify(text).is_fair is True
