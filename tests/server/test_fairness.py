"""docs/fairness.md: its checker, without anything of ours, and its fixed examples."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.games import find
from houndtable.games import names as game_names
from houndtable.kernel.chance import Committed
from houndtable.kernel.errors import BadRecord
from houndtable.lab.lesson import tried
from houndtable.record import Fair, Match, verify, write
from houndtable.record.fairness import prepared

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
SEEDS = ["ada", "ben"]
GOOD = "The luck is the one that was committed to."


def checker() -> Callable[[str], str]:
    names: dict[str, object] = {"__name__": "checker"}
    code = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    assert "houndtable" not in code
    assert len(code.splitlines()) <= 40
    exec(code, names)
    found = names["check"]
    assert callable(found)
    return found


def chance() -> Committed:
    return Committed(SECRET, [seed.encode() for seed in SEEDS])


def played(game: str, luck: Committed) -> str:
    match = Match(find(game), 2, {}, luck)
    bots = [make("heuristic", seat) for seat in range(2)]
    while not match.is_over:
        seat = match.state.waiting[0]
        move = bots[seat].choose(Perspective(match.game, match.state, seat))
        match.play(seat, match.game.vocabulary.texts[move])
    fair = Fair(chance().commitment(), SEEDS, SECRET.hex())
    return write(match, sealed=False, fair=fair)


@pytest.mark.parametrize("game", game_names())
def test_the_checker_of_the_page_and_verify_agree_on_a_fair_record(game: str) -> None:
    text = played(game, chance())
    assert checker()(text) == GOOD
    report = verify(text)
    assert report.is_fair is True
    assert str(report).endswith(f"{GOOD} The record does not show that the seeds were sealed before they were known.")


@pytest.mark.parametrize("game", game_names())
def test_luck_of_another_secret_is_found_out_by_both(game: str) -> None:
    text = played(game, Committed(b"another secret of the server", []))
    assert checker()(text) != GOOD
    with pytest.raises(BadRecord, match="not the luck that was committed to"):
        verify(text)


def test_another_secret_than_the_published_one_is_found_out_by_both() -> None:
    lines = played("dachs", chance()).splitlines()
    end = json.loads(lines[-1])
    text = "\n".join([*lines[:-1], json.dumps({**end, "secret": "00" * 32})])
    assert "published" in checker()(text)
    with pytest.raises(BadRecord, match="not the one whose hash was published"):
        verify(text)


@pytest.mark.parametrize(
    ("place", "field", "value", "why"),
    [
        (0, "fair", {"hash": "00", "seeds": []}, "64 hexadecimal digits"),
        (0, "fair", {"hash": "0" * 64}, "'seeds' is missing"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "odd": 1}, "'odd' is unknown"),
        (0, "fair", {"hash": "0" * 64, "seeds": [], "prepared": "yes"}, "true or false"),
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
    assert checker()(text) == GOOD
    assert str(verify(text)).endswith(f"{GOOD} It was prepared for a lesson.")


def test_a_secret_without_a_promise_is_refused() -> None:
    lines = played("herecomesthedog", chance()).splitlines()
    head = json.loads(lines[0])
    del head["fair"]
    with pytest.raises(BadRecord, match="'secret' is unknown"):
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
    assert rows["first numbers of the stream"] == " ".join(str(luck.word()) for _ in range(4))
    luck = chance()
    assert rows["twelve rolls of a die, counted from 0"] == " ".join(str(luck.roll(6)) for _ in range(12))
    cards = list(range(10))
    chance().shuffle(cards)
    assert rows["0 1 2 3 4 5 6 7 8 9 shuffled"] == " ".join(map(str, cards))
