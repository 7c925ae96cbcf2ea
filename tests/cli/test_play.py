"""A game in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from houndtable import games
from houndtable.cli import choices
from houndtable.cli.numbering import for_people, for_records
from houndtable.kernel.columns import columns
from tests.cli.terminal import Terminal, hint_follower

QUICK = ["play", "dachs", "--seed", "3", "--option", "target=10", "--option", "lives=1"]
FIRST = ["play", "dachs", "--seed", "3", "--option", "first=1"]


def always(text: str) -> Callable[[str, str], str]:
    """A person who types the same whatever is asked, but no to every question."""
    return lambda news, prompt: "n" if "[y/N]" in prompt else text


@pytest.mark.engine
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_follows_the_hints_reaches_the_end_of_a_game(terminal: Terminal, players: int) -> None:
    seen = terminal.run_with(hint_follower(), "play", "dachs", "--seed", "5", "--players", str(players))
    assert seen.status == 0
    assert seen.err == ""
    assert "The game is over. " in seen.out
    assert "\nResult\n" in seen.out
    assert "lives at the start 2 [2.5]" in seen.out


@pytest.mark.engine
def test_who_always_makes_the_first_move_reaches_the_end_of_a_game(terminal: Terminal) -> None:
    seen = terminal.run_with(always("1"), "play", "dachs", "--seed", "6")
    assert seen.status == 0
    assert "Result" in seen.out


def test_nothing_is_wider_than_the_terminal_and_nothing_speaks_of_seats(terminal: Terminal) -> None:
    seen = terminal.run_with(hint_follower(), "play", "dachs", "--seed", "8", "--players", "4")
    assert max(map(len, seen.out.splitlines())) <= 80
    assert not re.search(r"\b(seat|state|view|None)\b", seen.out)
    assert "\033" not in seen.out


def test_other_hands_stay_hidden(terminal: Terminal) -> None:
    seen = terminal.run(*FIRST, typed="table\nlog\nquit\n")
    assert "Bello is dealt 3 cards." in seen.out
    assert re.search(r"  Bello .* hand: 3 face-down cards\n", seen.out)


def test_a_move_can_be_typed_as_a_number_as_text_and_without_its_first_word(terminal: Terminal) -> None:
    by_number = terminal.run(*FIRST, typed="2\n").out
    text = re.search(r"   2  play (\w+) +play ", terminal.run(*FIRST, typed="moves\n").out)
    assert text is not None
    played = re.search(r"You play .* Total: \d+\.", by_number)
    assert played is not None
    assert played[0] in terminal.run(*FIRST, typed=f"PLAY {text[1].upper()}\n").out
    assert played[0] in terminal.run(*FIRST, typed=f"{text[1]}\n").out


def test_a_move_can_be_typed_as_its_sentence_or_the_beginning_of_it(terminal: Terminal) -> None:
    first = [*FIRST, "--language", "de"]
    assert "   3  2× Salbei-3 ausspielen\n" in terminal.run(*first).out
    both = "Du spielst 2× Salbei-3 aus: "
    assert both in terminal.run(*first, typed="2× S\n").out
    assert both in terminal.run(*first, typed="2× salbei-3 ausspielen\n").out
    assert "Du spielst eine Salbei-3 aus: " in terminal.run(*first, typed="Salbei-3 ausspielen\n").out
    assert "You play 3" not in terminal.run(*FIRST, typed="play 3 s\n").out


def test_the_choice_is_told_in_sentences_only(terminal: Terminal) -> None:
    seen = terminal.run(*FIRST)
    assert "   3  play 3 sage and 3 sage\n" in seen.out
    assert not re.search(r"play \d[a-z]", seen.out)


STEAL = ["play", "herecomesthedog", "--seed", "2", "--players", "3"]


def test_players_are_numbered_from_1_where_moves_are_typed(terminal: Terminal) -> None:
    seen = terminal.run(*STEAL, typed="1\nhelp\nmoves\nwhy steal fire from player 2\n")
    assert "for example: steal charcoal from player 3\n" in seen.out
    assert "   1  steal charcoal from player 3   steal 1 charcoal from Waldi\n" in seen.out
    assert "Bello has no fire. [8.1]" in seen.out
    assert "seat" not in seen.out
    for typed in ("steal charcoal from player 3", "charcoal from PLAYER 3", "steal charcoal from seat 2"):
        assert "You steal 1 charcoal from Waldi." in terminal.run(*STEAL, typed=f"1\n{typed}\n").out


def test_moves_that_read_like_a_wrong_one_number_players_from_1(terminal: Terminal) -> None:
    seen = terminal.run("play", "dogsbreath", "--option", "first=1", typed="scavenge player 9\n")
    assert "has no move “scavenge player 9”. Did you mean scavenge player 4, " in " ".join(seen.out.split())


@pytest.mark.parametrize("name", games.names())
def test_every_move_is_understood_as_it_is_shown(name: str) -> None:
    texts = games.find(name).vocabulary.texts
    shown = [for_people(text) for text in texts]
    assert [for_records(text) for text in shown] == texts
    assert not [text for text in shown if "seat" in text]
    assert not [text for text in shown if "player 0" in text]


def test_every_reason_of_a_hint_begins_a_line(terminal: Terminal) -> None:
    lines = terminal.run("play", "herecomesthedog", "--seed", "3", typed="1\nhint\n").out.splitlines()
    assert len([line for line in lines if re.match(r"\d in 27: ", line)]) == 10
    assert not [line for line in lines if re.search(r".\d in 27: ", line)]


TYPED = [
    ("help", "why MOVE          can I do that? And if not, which rule forbids it?"),
    ("HELP", "quit              leave the game"),
    ("hint", "Try "),
    ("moves", "   1  play 3s      play 3 sage\n"),
    ("why", "Which move? For example: why 1"),
    ("why 1", "Yes, you can do that now: play "),
    ("why draw", "4.1   Play at least one card from your hand, face up in front of you."),
    ("why play 2v 3b", "4.2   You may play several cards together if"),
    ("why dance", "Dachs has no move “dance”. Type help to see what you can type."),
    ("rules 5.3", "5.3   In the last lap of a round [8.1] you must draw at least one card."),
    ("rules 99", "Dachs has no rule “99”."),
    ("rules", "10.3  Everyone saw what went into the discard pile"),
    ("table", "Row, oldest card first:"),
    ("log", "Round 1 begins. You start."),
    ("hlep", "Dachs has no move “hlep”. Did you mean help?"),
    ("xyzzy", "Dachs has no move “xyzzy”. Type help to see what you can type."),
    ("99", "There is no move number 99. Type a number from 1 to "),
    ("0", "There is no move number 0. Type a number from 1 to "),
    ("draw", "Play cards from your hand first. [4.1]"),
    ("play 9z", "[1.1]"),
    ("", "Play one card, or several"),
    ("\x00\x1b[2J", "Dachs has no move"),
    ("²", "Dachs has no move"),
]


@pytest.mark.parametrize(("line", "answer"), TYPED)
def test_what_is_typed_is_answered_and_moves_nothing(terminal: Terminal, line: str, answer: str) -> None:
    quiet = terminal.run(*FIRST, typed="")
    seen = terminal.run(*FIRST, typed=line + "\n")
    start = quiet.out.removesuffix("\nThere is no more input, so the game ends here.\n")
    assert seen.out.startswith(start)
    assert answer in seen.out[len(start) :]
    assert not re.search(r"You play .* points", seen.out)
    assert seen.status == 0


def test_enter_makes_the_only_lawful_move(terminal: Terminal) -> None:
    def answer(news: str, prompt: str) -> str:
        return "n" if "[y/N]" in prompt else "" if "   2  " not in news else "1"

    seen = terminal.run_with(answer, *QUICK)
    assert seen.status == 0
    assert "Result" in seen.out


def test_within_a_turn_only_what_changed_is_shown_of_the_table(terminal: Terminal) -> None:
    seen = terminal.run(*FIRST, typed="1\n")
    assert seen.out.count("Last lap at") == 1
    assert seen.out.count(">  You ") == 2


def test_many_moves_stand_in_columns_of_a_full_screen() -> None:
    lines = choices.listing([f"play {' '.join(['2v'] * (1 + number % 5))}" for number in range(31)])
    assert len(lines) <= 16
    assert max(map(len, lines)) < 80
    assert {word for line in lines for word in re.findall(r"\b(\d+)  play", line)} == set(map(str, range(1, 32)))


def test_columns_of_moves_stand_below_each_other_in_wide_characters() -> None:
    lines = choices.listing([f"手札の{'赤' * (number % 3)}2を捨てる" for number in range(12)])
    assert len(lines) == 6
    assert len({columns(line[: line.rindex("手札")]) for line in lines}) == 1
    assert lines[0].startswith("   1  手札の2を捨てる ")


@pytest.mark.parametrize("count", [3, 12])
def test_long_sentences_stand_one_below_the_other_and_are_wrapped(count: int) -> None:
    lines = choices.listing(["pass on what you face " * 6] * count)
    assert len(lines) == 2 * count
    assert max(map(len, lines)) < 80
    assert all(line.startswith(f"{number:>4}  pass") for number, line in enumerate(lines[::2], 1))
    assert all(re.match(r" {6}\S", line) for line in lines[1::2])


def test_another_game_follows_if_the_person_likes(terminal: Terminal) -> None:
    answers = iter(["n", "y", "n", "n"])
    seen = terminal.run_with(lambda news, prompt: next(answers) if "[y/N]" in prompt else "1", *QUICK)
    assert seen.out.count("\nResult\n") == 2
    assert list(answers) == []


def test_names_can_be_chosen(terminal: Terminal) -> None:
    seen = terminal.run(*FIRST, "--names", "Mia,Rex", "--bots", "random", typed="1\n")
    assert "You play against Rex (plays at random)." in seen.out
    assert ">  You  " in seen.out


def test_one_can_sit_anywhere(terminal: Terminal) -> None:
    seen = terminal.run("play", "dachs", "--seed", "1", "--players", "3", "--seat", "3", "--bots", "heuristic,random")
    assert "You play against Bello (plays by rules of thumb) and Waldi (plays at random)." in seen.out


def test_the_screen_is_cleared_before_it_is_passed_on(terminal: Terminal) -> None:
    def answer(news: str, prompt: str) -> str:
        return "n" if "[y/N]" in prompt else "1"

    seen = terminal.run_with(answer, *QUICK, "--hot-seat", "--names", "Mia,Tom")
    pages = re.split(r"Pass the screen to (Mia|Tom)\. \1, press Enter when only you can see it\. ", seen.out)
    assert len(pages) > 4
    for turn in pages[:-1:2][1:]:
        assert turn.endswith("\n" * 61)
    assert "Mia, it’s your turn." in seen.out
    assert "Tom, it’s your turn." in seen.out
    assert seen.status == 0


def test_at_one_screen_nobody_sees_what_another_drew(terminal: Terminal) -> None:
    seen = terminal.run_with(lambda news, prompt: "n" if "[y/N]" in prompt else "1", *QUICK, "--hot-seat")
    for page in seen.out.split("Pass the screen to ")[1:]:
        others = re.findall(r"Player \d (?:draws|is dealt) (.*?)\.", page.replace("\n  ", " "))
        assert set(others) <= {"a card", "3 cards"}


def interrupts(then: list[str]) -> Iterator[str]:
    """Ctrl-C at the first prompt, then these answers; Ctrl-C is "^C" among them as well."""
    yield "1"
    yield "^C"
    yield from then


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (["n"], "Save the game? [y/N] n\n"),
        (["y"], "Saved as dachs-1.jsonl.\n"),
        (["^C"], "Save the game? [y/N] \nNot saved.\n"),
    ],
)
def test_ctrl_c_offers_to_save(terminal: Terminal, then: list[str], said: str) -> None:
    lines = interrupts(then)

    def answer(news: str, prompt: str) -> str:
        line = next(lines)
        if line == "^C":
            raise KeyboardInterrupt
        return line

    seen = terminal.run_with(answer, *FIRST)
    assert seen.status == 0
    assert said in seen.out
    assert "Traceback" not in seen.err


def test_ctrl_c_while_the_screen_is_passed_on_offers_to_save(terminal: Terminal) -> None:
    def answer(news: str, prompt: str) -> str:
        if prompt.startswith("Pass") and "[y/N]" not in prompt and asked:
            raise KeyboardInterrupt
        asked.append(prompt)
        return "n" if "[y/N]" in prompt else "1"

    asked: list[str] = []
    seen = terminal.run_with(answer, *FIRST, "--hot-seat")
    assert seen.status == 130
    assert "Save the game?" in seen.out


def test_terminal_asks_three_questions_and_plays(terminal: Terminal) -> None:
    seen = terminal.run("terminal", typed="\n\n\nquit\n")
    assert "Welcome to Houndtable" in seen.out
    assert "You play against Bello (plays by rules of thumb)." in seen.out
    assert "Come back any time: " in seen.out
    assert seen.status == 0


def test_terminal_asks_again_what_it_does_not_understand(terminal: Terminal) -> None:
    seen = terminal.run("terminal", typed="7\ndachs\nmany\n3\n\nquit\n")
    assert "Which game? [1] 7\nPlease choose one of the options.\n" in seen.out
    assert "How many players (2 to 4)? [2] many\nPlease choose one of the options.\n" in seen.out
    told = "You play against Bello (plays by rules of thumb) and Waldi (plays by rules of thumb)."
    assert told in " ".join(seen.out.split())


def test_terminal_seats_friends_at_one_screen(terminal: Terminal) -> None:
    assert "Pass the screen to Player" in terminal.run("terminal", typed="1\n2\n2\n").out


def test_terminal_ends_with_the_input(terminal: Terminal) -> None:
    assert terminal.run("terminal").status == 0
