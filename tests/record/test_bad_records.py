"""Whatever is wrong with a record is refused with the first bad line and a sentence; nothing ends in a traceback."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houndtable.games import find
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadRecord
from houndtable.record import Match, verify, write
from houndtable.record.lines import LONGEST_LINE, MOST_CHARACTERS, MOST_LINES
from houndtable.record.seal import sealed
from tests.record.matches import GAME, new_match, play_on, text_of, written

pytestmark = pytest.mark.engine

GOOD = play_on(new_match())  # 1 first line, 2 shuffle, 3 pick, 4 to 14 moves, 15 end
LONG = play_on(new_match(target=60, lives=3))
RESHUFFLE = next(i for i, line in enumerate(written(LONG), 1) if i > 2 and "shuffle" in line)
CARDS = " ".join(GAME.face_texts[face] for face in GAME.faces if face >= 0)
Lines = list[dict[str, Any]]


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(text)
    assert str(caught.value).startswith(f"Line {caught.value.line:,}: ")
    return caught.value


def why_of(refused: BadRecord) -> str:
    """What is wrong with the line, in English."""
    return str(refused).partition(": ")[2]


def put(line: int, **fields: object) -> Callable[[Lines], None]:
    """The fields of that line are set so."""
    return lambda lines: lines[line - 1].update(fields)


def drop(line: int, name: str) -> Callable[[Lines], None]:
    """The line lacks that field."""
    return lambda lines: lines[line - 1].__delitem__(name)


def instead(line: int, **fields: object) -> Callable[[Lines], None]:
    """The line holds just these fields."""
    return lambda lines: lines.__setitem__(line - 1, fields)


def extra(line: int, **fields: object) -> Callable[[Lines], None]:
    """A line with these fields comes in between."""
    return lambda lines: lines.insert(line - 1, fields)


def without(line: int) -> Callable[[Lines], None]:
    """The line is not there."""
    return lambda lines: lines.__delitem__(line - 1)


OUTCOME = written(GOOD)[-1]["outcome"]
BAD: list[tuple[str, Callable[[Lines], None], int, str]] = [
    ("no format", drop(1, "format"), 1, "This isn’t a Houndtable record"),
    ("another format", put(1, format="chess"), 1, "This isn’t a Houndtable record"),
    ("a newer format", put(1, version=2, novelty=1), 1, "reads version 1. Please install a newer Houndtable."),
    ("a format that never was", put(1, version=0), 1, "There is no version 0 of the format."),
    ("no format version", drop(1, "version"), 1, "The field “version” is missing."),
    ("a format version in words", put(1, version="1"), 1, "“version” must be a whole number, not “1”."),
    ("true for a number", put(1, version=True), 1, "“version” must be a whole number, not “true”."),
    ("newer rules", put(1, rules=99), 1, "of Dachs, but this Houndtable plays 1. Please install a newer"),
    ("older rules", put(1, rules=0), 1, "install an older Houndtable. The record was written by 0.1.0."),
    ("an unknown game", put(1, game="dax"), 1, "There is no game called “dax”. Did you mean dachs?"),
    ("a game that is no text", put(1, game=["dachs"]), 1, "“game” must be a text"),
    ("too many players", put(1, players=5), 1, "Dachs is for 2 to 4 players, not 5."),
    ("an unknown option", put(1, options={"dice": 1}), 1, "The option “first” is missing."),
    ("no options", put(1, options=[]), 1, "“options” must be an object"),
    ("a bad option", lambda lines: lines[0]["options"].update(lives=9), 1, "lives can be a number from 1 to 3"),
    ("an option too many", lambda lines: lines[0]["options"].update(dice=1), 1, "There is no option called “dice”."),
    ("a name too few", put(1, names=["Ada"]), 1, "2 players need 2 names, not 1."),
    ("a name that is no text", put(1, names=["Ada", 1]), 1, "“names” must be a list of texts"),
    ("names that are no list", put(1, names="Ada"), 1, "“names” must be a list of texts"),
    ("a name full of controls", put(1, names=["Ada", "\x1b[2J"]), 1, "A name needs 1 to 60 visible characters"),
    ("a writer full of controls", put(1, houndtable="\x07"), 1, "“houndtable” must be at most 60 visible characters"),
    ("a seal that is no flag", put(1, sealed=1), 1, "“sealed” must be true or false, not “1”."),
    ("an unknown field first", put(1, colour="red"), 1, "The field “colour” doesn’t belong here."),
    ("a checksum where none belongs", put(4, sum="0" * 16), 4, "The field “sum” doesn’t belong here."),
    ("an unknown field in a move", put(4, why="fun"), 4, "The field “why” doesn’t belong here."),
    ("an unknown field in luck", put(3, why="fun"), 3, "The field “why” doesn’t belong here."),
    ("an unknown field last", put(15, why="fun"), 15, "The field “why” doesn’t belong here."),
    ("a line that says nothing", instead(4), 4, "neither a move nor an outcome of chance nor an end"),
    ("a move without a seat", drop(4, "seat"), 4, "The field “seat” is missing."),
    ("a move that is no text", put(4, move=4), 4, "“move” must be a text"),
    ("a seat in words", put(4, seat="one"), 4, "“seat” must be a whole number"),
    ("a seat that is not there", put(4, seat=2), 4, "There is no seat 2. Seats are numbered from 0 to 1."),
    ("a seat below", put(4, seat=-1), 4, "There is no seat −1"),
    ("the wrong seat", put(4, seat=0), 4, "It isn’t your turn. [3.1]"),
    ("an unknown move", put(4, move="dance"), 4, "Dachs has no move “dance”."),
    ("a move that can never be", put(4, move="play 2v 3p"), 4, "[4.2]"),
    ("an unlawful move", put(4, move="play 5v"), 4, "You have no 5 vanilla. [4.1]"),
    ("a move too few", without(5), 5 + 1, "[3.1]"),
    ("a move after the end of the game", extra(15, seat=0, move="draw"), 15, "The game is over. [9.1]"),
    ("no shuffle", without(2), 2, "A shuffle of 32 is needed, but a pick of 2 is written down."),
    ("no pick", without(3), 3, "A pick of 2 is needed, but no more outcomes are written down."),
    ("luck too much in the deal", extra(4, pick=0, of=2), 4, "left over: nothing needs it"),
    ("luck too much after a move", extra(6, roll=5, of=6), 6, "left over: nothing needs it"),
    ("a pick of others", put(3, of=3), 3, "A pick of 2 is needed, but a pick of 3 is written down."),
    ("a pick out of range", put(3, pick=2), 3, "gives one number from 0 to 1, not [2]"),
    ("a pick without a range", drop(3, "of"), 3, "The field “of” is missing."),
    ("a roll for a pick", instead(3, roll=1, of=2), 3, "A pick of 2 is needed, but a roll of 2"),
    ("a shuffle that is no text", put(2, shuffle=["2v"]), 2, "“shuffle” must be a text"),
    ("a card that is not one", put(2, shuffle="2v 9x"), 2, "Dachs has no card “9x”."),
    ("too few cards", put(2, shuffle=CARDS[3:]), 2, "A shuffle of 32 is needed, but a shuffle of 31"),
    ("other cards", put(2, shuffle="5v" + CARDS[2:]), 2, "aren’t the cards being shuffled"),
    ("an odd end", put(15, end="aborted"), 15, "“end” must be one of finished, unfinished, not “aborted”."),
    ("finished too early", without(14), 14, "The game isn’t over, but this line says finished."),
    ("unfinished when over", instead(15, end="unfinished"), 15, "The game is over, but this line says unfinished."),
    ("an outcome of none", instead(15, end="unfinished", outcome=OUTCOME), 15, "“outcome” doesn’t belong here."),
    ("moves miscounted", put(15, moves=10), 15, "There are 11 moves, but this line says 10."),
    ("another outcome", put(15, outcome={**OUTCOME, "winners": [1]}), 15, "isn’t the result of the game"),
    ("a like outcome", put(15, outcome={**OUTCOME, "places": [True, 2]}), 15, "isn’t the result of the game"),
    ("cut short", without(15), 15, "The record is cut short: its last line must say “end”."),
    ("a line after the end", extra(16, seat=0, move="draw"), 16, "Nothing may follow the line that says “end”."),
]


@pytest.mark.parametrize(("edit", "line", "why"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
def test_a_bad_line_is_refused(edit: Callable[[Lines], None], line: int, why: str) -> None:
    lines = written(GOOD, sealed=False)
    edit(lines)
    found = refusal(text_of(lines))
    assert found.line == line
    assert why in why_of(found)


def test_a_record_by_rules_that_are_not_played_here_is_refused_with_the_version_needed() -> None:
    match = Match(find("drachensachen"), 2, {}, Seeded(7), ["Ada", "Ben"])
    lines = written(match, sealed=False)
    assert (lines[0]["game"], lines[0]["rules"]) == ("drachensachen", 2)
    lines[0]["rules"] = 0
    assert why_of(refusal(text_of(lines))) == (
        "This record uses version 0 of the rules of Drachensachen, but this Houndtable plays 1 and 2. Please install "
        "an older Houndtable. The record was written by 0.1.0."
    )


def test_a_seal_does_not_make_an_unlawful_move_lawful() -> None:
    lines = written(GOOD, sealed=False)
    lines[0]["sealed"] = True
    lines[3]["move"] = "play 5v"
    assert why_of(refusal(text_of(list(sealed(lines))))) == "You have no 5 vanilla. [4.1]"


def test_a_reshuffle_that_is_missing_is_named_by_its_place() -> None:
    lines = written(LONG, sealed=False)
    del lines[RESHUFFLE - 1]
    found = refusal(text_of(lines))
    assert found.line == RESHUFFLE
    assert "is needed, but no more outcomes are written down" in why_of(found)


@pytest.mark.parametrize("name", ["moves", "outcome"])
def test_the_end_of_a_sealed_record_says_everything(name: str) -> None:
    lines = written(GOOD, sealed=False)
    lines[0]["sealed"] = True
    del lines[-1][name]
    assert why_of(refusal(text_of(list(sealed(lines))))) == f"The field “{name}” is missing."


@pytest.mark.parametrize("line", range(1, 16))
def test_a_line_altered_in_a_sealed_record_is_named(line: int) -> None:
    lines = written(GOOD)
    lines[line - 1]["note"] = "altered"
    found = refusal(text_of(lines))
    assert found.line == line
    assert "The checksum doesn’t match" in why_of(found)


@pytest.mark.parametrize("line", range(2, 15))
def test_a_line_removed_from_a_sealed_record_is_named_by_its_place(line: int) -> None:
    lines = written(GOOD)
    del lines[line - 1]
    found = refusal(text_of(lines))
    assert (found.line, "removed" in why_of(found)) == (line, True)


@pytest.mark.parametrize("line", range(2, 15))
def test_a_line_doubled_in_a_sealed_record_is_named(line: int) -> None:
    lines = written(GOOD)
    lines.insert(line, lines[line - 1])
    found = refusal(text_of(lines))
    assert (found.line, "duplicated" in why_of(found)) == (line + 1, True)


@pytest.mark.parametrize("line", range(2, 15))
def test_lines_swapped_in_a_sealed_record_are_named_from_the_first(line: int) -> None:
    lines = written(GOOD)
    lines[line - 1], lines[line] = lines[line], lines[line - 1]
    found = refusal(text_of(lines))
    assert (found.line, "swapped" in why_of(found)) == (line, True)


def test_a_sealed_line_without_its_checksum_is_named() -> None:
    lines = written(GOOD)
    del lines[6]["sum"]
    assert why_of(refusal(text_of(lines))).startswith("The checksum is missing")


@pytest.mark.parametrize("odd", [1, None, [], {}])
def test_a_checksum_that_is_no_text_does_not_fit(odd: object) -> None:
    lines = written(GOOD)
    lines[6]["sum"] = odd
    assert refusal(text_of(lines)).line == 7


@pytest.mark.parametrize("length", range(0, len(write(GOOD)) - 1, 97))
def test_a_record_cut_off_anywhere_is_refused(length: int) -> None:
    text = write(GOOD)[:length]
    assert refusal(text).line == len(text.split("\n")) + text.endswith("}")


TEXTS = [
    ("nothing", "", 1, "The record is empty."),
    ("a blank line", "\n", 1, "The line is empty."),
    ("no JSON", "Dear diary\n", 1, "This isn’t JSON: Expecting value at column 1."),
    ("a list", "[1, 2]", 1, "The line isn’t a JSON object"),
    ("a number", "5", 1, "The line isn’t a JSON object"),
    ("a field twice", '{"format": "houndtable record", "format": 1}', 1, "The field “format” appears twice."),
    ("a fraction", '{"format": 1.5}', 1, "1.5 isn’t a whole number."),
    ("not a number", '{"format": NaN}', 1, "NaN isn’t a whole number."),
    ("infinity", '{"format": -Infinity}', 1, "-Infinity isn’t a whole number."),
    ("a huge number", '{"format": ' + "9" * 9000 + "}", 1, "The number 99999999999999999999... is too large."),
    ("a huge exponent", '{"format": 1e999999}', 1, "1e999999 isn’t a whole number."),
    ("half a character", '{"format": "\\ud800"}', 1, "half a character"),
    ("half a raw character", '{"format": "\ud800"}', 1, "half a character"),
    ("half a character as a name", '{"\\udfff": 1}', 1, "half a character"),
    ("a control character", '{"format": "\x00"}', 1, "This isn’t JSON: Invalid control character at column 13."),
    ("too deep", '{"format": ' + "[" * 9 + "]" * 9 + "}", 1, "more than 8 deep"),
    ("far too deep", "[" * 90_000, 1, "more than 8 deep"),
    ("far too deep in objects", '{"a":' * 15_000, 1, "more than 8 deep"),
    ("a long line", " " * (LONGEST_LINE + 1), 1, "A line has at most 100,000 characters, not 100,001."),
    ("many lines", "\n" * (MOST_LINES + 1), MOST_LINES + 1, "A record has at most 100,000 lines."),
    ("a huge text", " " * (MOST_CHARACTERS + 1), 1, "A record has at most 50,000,000 characters"),
    ("two byte order marks", "\ufeff\ufeff{}", 1, "This isn’t JSON"),
    ("old Macintosh line ends", write(GOOD).replace("\n", "\r"), 1, "This isn’t JSON: Extra data"),
    ("a very long field name", json.dumps({"x" * 90_000: 1}), 1, "This isn’t a Houndtable record"),
]


@pytest.mark.parametrize(("text", "line", "why"), [case[1:] for case in TEXTS], ids=[case[0] for case in TEXTS])
def test_a_text_that_is_no_record_is_refused(text: str, line: int, why: str) -> None:
    found = refusal(text)
    assert found.line == line
    assert why in why_of(found)
    assert len(why_of(found)) < 300


def test_a_text_that_is_no_record_is_refused_below_the_first_line() -> None:
    lines = write(GOOD, sealed=False).splitlines()
    lines[3] = '{"seat": 1, "move": '
    assert refusal("\n".join(lines)).line == 4


def refusal_or_none(text: str) -> BadRecord | None:
    try:
        verify(text)
    except BadRecord as refused:
        return refused
    return None


WORDS = st.text("a1\x1b\ud800 é", max_size=8)
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), WORDS, st.lists(WORDS, max_size=2))


@settings(max_examples=200, derandomize=True, deadline=None, database=None)
@given(
    st.integers(0, 14),
    st.dictionaries(
        st.sampled_from("format version game rules players options names sealed sum seat move pick of end".split()),
        SCALARS | st.dictionaries(WORDS, SCALARS, max_size=2),
        max_size=3,
    ),
    st.booleans(),
)
def test_any_fields_in_any_line_are_read_or_refused(line: int, fields: dict[str, Any], seal: bool) -> None:
    lines = written(GOOD, sealed=seal)
    lines[line].update(fields)
    assert len(str(refusal_or_none(text_of(lines)))) < 400


@settings(max_examples=200, derandomize=True, deadline=None, database=None)
@given(st.integers(0, len(write(GOOD)) - 1), st.characters())
def test_any_letter_changed_in_a_sealed_record_is_noticed_or_means_the_same(place: int, letter: str) -> None:
    text = write(GOOD)
    changed = text[:place] + letter + text[place + 1 :]
    line = text[:place].count("\n") + 1
    refused = refusal_or_none(changed)
    if refused is None:
        assert [json.loads(line) for line in changed.splitlines()] == written(GOOD)
    else:
        assert refused.line in (line, line + 1)
