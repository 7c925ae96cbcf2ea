"""A game in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from houndtable.cli import choices
from tests.cli.terminal import Terminal, hint_follower

QUICK = ["play", "dachs", "--seed", "3", "--option", "target=10", "--option", "lives=1"]
FIRST = ["play", "dachs", "--seed", "3", "--option", "first=0"]


def always(text: str) -> Callable[[str, str], str]:
    """A person who types the same whatever is asked, but no to every question."""
    return lambda news, prompt: "n" if "[y/N]" in prompt else text


@pytest.mark.engine
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_follows_the_hints_reaches_the_end_of_a_game(terminal: Terminal, players: int) -> None:
    seen = terminal.run_with(hint_follower(), "play", "dachs", "--seed", "5", "--players", str(players))
    assert seen.status == 0
    assert seen.err == ""
    assert "The game is over: " in seen.out
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
    assert re.search(r"  Bello .* hand: \? \? \?\n", seen.out)


def test_a_move_can_be_typed_as_a_number_as_text_and_without_its_first_word(terminal: Terminal) -> None:
    by_number = terminal.run(*FIRST, typed="2\n").out
    text = re.search(r"   2  play (\S+)", by_number)
    assert text is not None
    played = re.search(r"You play .* now \d+\.", by_number)
    assert played is not None
    assert played[0] in terminal.run(*FIRST, typed=f"PLAY {text[1].upper()}\n").out
    assert played[0] in terminal.run(*FIRST, typed=f"{text[1]}\n").out


TYPED = [
    ("help", "why MOVE       may I? and if not, which rule forbids it"),
    ("HELP", "quit           leave the game"),
    ("hint", "Try "),
    ("why", "Say which move, for example: why play"),
    ("why 1", "lawful now."),
    ("why draw", "4.1   You must play at least one card from your hand, face up."),
    ("why play 2v 3b", "4.2   Several cards may be played together if"),
    ("why dance", "Dachs knows no move 'dance'."),
    ("rules 5.3", "5.3   In the last lap of a round [8.1] you must draw at least one."),
    ("rules 99", "Dachs has no rule '99'."),
    ("rules", "What is a guess"),
    ("table", "Row, oldest first:"),
    ("log", "Round 1 begins. You start."),
    ("hlep", "Dachs knows no move 'hlep'. Did you mean help?"),
    ("xyzzy", "Dachs knows no move 'xyzzy'. help lists what you can type."),
    ("99", "There is no move number 99: type a number from 1 to "),
    ("0", "There is no move number 0: "),
    ("draw", "Begin your turn with a play. [4.1]"),
    ("play 9z", "[1.1]"),
    ("", "Play one card, or several"),
    ("\x00\x1b[2J", "Dachs knows no move"),
    ("²", "Dachs knows no move"),
]


@pytest.mark.parametrize(("line", "answer"), TYPED)
def test_what_is_typed_is_answered_and_moves_nothing(terminal: Terminal, line: str, answer: str) -> None:
    quiet = terminal.run(*FIRST, typed="")
    seen = terminal.run(*FIRST, typed=line + "\n")
    start = quiet.out.removesuffix("\nThe input ended, and so does the game.\n")
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
    assert seen.out.count("The last lap comes at") == 1
    assert seen.out.count("> You ") == 2


def test_many_moves_stand_in_columns_of_a_full_screen() -> None:
    texts = [f"play {' '.join(['2v'] * (1 + number % 5))}" for number in range(31)]
    lines = choices.listing(texts, texts)
    assert len(lines) <= 16
    assert max(map(len, lines)) < 80
    assert {word for line in lines for word in re.findall(r"\b(\d+)  play", line)} == set(map(str, range(1, 32)))


def test_another_game_follows_if_the_person_likes(terminal: Terminal) -> None:
    answers = iter(["n", "y", "n", "n"])
    seen = terminal.run_with(lambda news, prompt: next(answers) if "[y/N]" in prompt else "1", *QUICK)
    assert seen.out.count("\nResult\n") == 2
    assert list(answers) == []


def test_names_can_be_chosen(terminal: Terminal) -> None:
    seen = terminal.run(*FIRST, "--names", "Mia,Rex", "--bots", "random", typed="1\n")
    assert "You play against Rex (random)." in seen.out
    assert "> You  " in seen.out


def test_one_can_sit_anywhere(terminal: Terminal) -> None:
    seen = terminal.run("play", "dachs", "--seed", "1", "--players", "3", "--seat", "2", "--bots", "heuristic,random")
    assert "You play against Bello (heuristic) and Waldi (random)." in seen.out


def test_the_screen_is_cleared_before_it_is_passed_on(terminal: Terminal) -> None:
    def answer(news: str, prompt: str) -> str:
        return "n" if "[y/N]" in prompt else "1"

    seen = terminal.run_with(answer, *QUICK, "--hot-seat", "--names", "Mia,Tom")
    pages = re.split(r"Pass the screen to (Mia|Tom)\. \1, press Enter when only you can see it\. ", seen.out)
    assert len(pages) > 4
    for turn in pages[:-1:2][1:]:
        assert turn.endswith("\n" * 61)
    assert "Mia, it is your turn." in seen.out
    assert "Tom, it is your turn." in seen.out
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
        (["y"], "Saved in dachs-1.jsonl.\n"),
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
        return "1"

    asked: list[str] = []
    seen = terminal.run_with(answer, *FIRST, "--hot-seat")
    assert seen.status == 130
    assert "Save the game?" in seen.out


def test_terminal_asks_three_questions_and_plays(terminal: Terminal) -> None:
    seen = terminal.run("terminal", typed="\n\n\nquit\n")
    assert "Welcome to Houndtable" in seen.out
    assert "You play against Bello (heuristic)." in seen.out
    assert "Come back any time: " in seen.out
    assert seen.status == 0


def test_terminal_asks_again_what_it_does_not_understand(terminal: Terminal) -> None:
    seen = terminal.run("terminal", typed="7\ndachs\nmany\n3\n\nquit\n")
    assert "'7' is none of the answers." in seen.out
    assert "'many' is none of the answers." in seen.out
    assert "You play against Bello (heuristic) and Waldi (heuristic)." in seen.out


def test_terminal_seats_friends_at_one_screen(terminal: Terminal) -> None:
    assert "Pass the screen to Player" in terminal.run("terminal", typed="1\n2\n2\n").out


def test_terminal_ends_with_the_input(terminal: Terminal) -> None:
    assert terminal.run("terminal").status == 0
