"""The command itself, and the verbs that only tell."""

from __future__ import annotations

import re

import pytest

import houndtable
from houndtable import games, words
from houndtable.cli import command, helping, parser
from houndtable.cli.parser import VERBS
from houndtable.kernel.columns import columns
from houndtable.server.serving import Settings
from houndtable.words.languages import ENGLISH, languages
from tests.cli.terminal import Terminal


def test_the_version_names_the_engine(terminal: Terminal) -> None:
    seen = terminal.run("--version")
    assert seen.out == f"houndtable {houndtable.__version__} ({houndtable.engine()} engine)\n"


@pytest.mark.parametrize("given", [["--help"], ["-h"], ["help"]])
def test_the_overview_names_every_verb(terminal: Terminal, given: list[str]) -> None:
    seen = terminal.run(*given)
    assert seen.status == 0
    assert all(f"  {verb} " in seen.out for verb in VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(terminal: Terminal, verb: str) -> None:
    assert terminal.run(verb, "--help").out.startswith(f"usage: houndtable {verb} ")
    assert terminal.run("help", verb).status == 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("verb", VERBS)
def test_help_says_what_an_option_is_unless_it_is_given(verb: str, language: str) -> None:
    made, reader = parser.make(verb), words.common(language)
    before, _, after = reader.read("help-default", help="", default="|").partition("|")
    for action in made._actions:
        told = helping.about(made, action, reader)
        assert told == told.strip() and not told.endswith((".", "。")) and not told.startswith("help-"), told
        if action.default not in (None, False, "", []) and action.option_strings != ["-h", "--help"]:
            assert before in told and told.endswith(after), told
        assert told.count("default") == (told.count(before) if language == ENGLISH else 0), told
        assert "from 0" not in told, told


@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
@pytest.mark.parametrize("verb", [*VERBS, ""])
def test_no_line_of_the_help_is_left_in_english(terminal: Terminal, verb: str, language: str) -> None:
    given = [*([verb] if verb else []), "--help"]
    english, here = [terminal.run(*given, "--language", one).out.splitlines() for one in (ENGLISH, language)]
    same = {line for line in here if line in english and not TYPED.fullmatch(line)}
    assert same == set()
    assert all(columns(line) < 80 for line in [*english, *here])


# A line of a usage that goes on, an option so long that its meaning is in the next line, or the last word of a meaning.
TYPED = re.compile(r" *(\[.*\]|[A-Z]+|\.\.\.)( [A-Z.]+)*| {2}--[a-z-]+ [A-Z=]+| {24}\S+|")


@pytest.mark.parametrize("given", [["help", "play", "--language", "de"], ["play", "-h", "--language=DE"]])
def test_help_is_given_in_the_language_that_is_asked_for(terminal: Terminal, given: list[str]) -> None:
    assert terminal.run(*given).out.startswith("Aufruf: houndtable play ")


HEADS = {"en": "usage: ", "de": "Aufruf: ", "ja": "使い方："}


@pytest.mark.parametrize("language", languages())
def test_the_language_may_stand_in_front_of_the_command(terminal: Terminal, language: str) -> None:
    for front in (["--language", language], [f"--language={language.upper()}"]):
        overview = terminal.run(*front, "--help").out
        assert overview == terminal.run("help", *front).out == terminal.run("--help", *front).out
        assert words.common(language).read("verb-play") in overview
        assert terminal.run(*front, "sim", "--help").out.startswith(f"{HEADS[language]}houndtable sim ")
        assert terminal.run(*front, "games").out == terminal.run("games", *front).out
        assert terminal.run(*front, "--version").out == terminal.run("--version").out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no file “nothing”.\n"),
        ("de", "Die Datei „nothing“ gibt es nicht.\n"),
        ("ja", "「nothing」というファイルはありません。\n"),
    ],
)
@pytest.mark.parametrize("verb", ["verify", "analyse", "replay"])
def test_every_command_speaks_the_language_that_it_names(
    terminal: Terminal, verb: str, language: str, said: str
) -> None:
    for given in ([verb, "nothing", "--language", language], ["--language", language, verb, "nothing"]):
        assert terminal.run(*given).err == said
    assert terminal.run(verb, "nothing").err == "There is no file “nothing”.\n"


@pytest.mark.parametrize("code", ["de_DE", "de-AT", "DE", "de_DE.UTF-8"])
def test_a_region_is_understood_as_its_language(terminal: Terminal, code: str) -> None:
    assert terminal.run("verify", "nothing", "--language", code).err == "Die Datei „nothing“ gibt es nicht.\n"


def test_a_translation_is_listed_in_the_language_that_stands_in_front(terminal: Terminal) -> None:
    assert terminal.run("--language", "de", "words", "--language", "ja").out.endswith("Es fehlt nichts.\n")
    assert terminal.run("words", "--language", "de").out.endswith("Nothing is missing.\n")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--language", "xx", "games"], "There is no language “xx”. Known languages: en, de, ja.\n"),
        (["--language"], "--language needs a value. See houndtable --help.\n"),
        (["--language="], "--language needs a value. See houndtable --help.\n"),
    ],
)
def test_a_language_that_is_none_is_refused(terminal: Terminal, given: list[str], said: str) -> None:
    seen = terminal.run(*given)
    assert (seen.status, seen.err) == (2, said)


def test_help_is_given_in_the_language_of_the_system(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert terminal.run("play", "-h").out.startswith("使い方：houndtable play ")
    assert "  play " in terminal.run("help").out
    assert "このヘルプを表示します" in terminal.run("games", "--help").out


def test_no_password_in_the_environment_is_shown(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOUNDTABLE_DATA", "postgresql://me:secret@host/data")
    monkeypatch.setenv("HOUNDTABLE_REDIS", "redis://:secret@host")
    for verb in ("serve", "keys", "forget-person", "backup", "restore"):
        out = terminal.run(verb, "--help").out
        assert "houndtable-data" in out and "secret" not in out


def test_help_tells_what_the_server_does_unless_told_otherwise() -> None:
    shown, settings = parser.make("serve").usual, Settings()
    told = {name: float(shown[name]) for name in ("bot_pace", "keep_open", "keep_abandoned", "keep_finished")}
    kept = [settings.open_days, settings.abandoned_days, settings.finished_days]
    assert list(told.values()) == [settings.bot_pace, *kept]


def test_players_are_numbered_from_1(terminal: Terminal) -> None:
    out = " ".join(terminal.run("games").out.split())
    assert "Can be random or a player from 1 to 4." in out
    assert "seat" not in out


@pytest.mark.parametrize("name", games.names())
def test_games_tells_players_and_options_of_every_game(terminal: Terminal, name: str) -> None:
    out = terminal.run("games").out
    game = games.find(name)
    assert f"{name}  {words.of(game).title}, {game.players[0]} to {game.players[1]} players" in out
    assert all(f"{option.name} = {option.default}" in out for option in game.options)


@pytest.mark.parametrize("name", games.names())
def test_the_rules_of_every_game_fit_80_columns_and_show_no_markdown(terminal: Terminal, name: str) -> None:
    out = terminal.run("rules", name).out
    assert max(map(len, out.splitlines())) < 80
    assert "**" not in out
    assert "`" not in out
    assert "|---" not in out


def test_one_rule_can_be_read_alone(terminal: Terminal) -> None:
    out = terminal.run("rules", "dachs", "5.3").out
    assert out == "5.3   In the last lap of a round [8.1] you must draw at least one card.\n"


def test_a_rule_can_be_named_as_a_refusal_names_it(terminal: Terminal) -> None:
    assert terminal.run("rules", "dachs", "[5.3]").out == terminal.run("rules", "dachs", "5.3").out


def test_a_chapter_holds_all_its_rules_and_no_others(terminal: Terminal) -> None:
    out = terminal.run("rules", "dachs", "1").out
    assert out.startswith("1 The box\n")
    assert "\n1.3 " in out
    assert "10.1" not in out


def test_a_table_of_the_rulebook_stands_in_columns(terminal: Terminal) -> None:
    assert "      number  vanilla  blue-gray  peach  sage  total\n" in terminal.run("rules", "dachs", "1.1").out


def test_an_unexpected_error_is_one_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(words: list[str]) -> int:
        raise RuntimeError("the table broke")

    monkeypatch.setattr(command, "run", broken)
    seen = terminal.run("games")
    assert seen.status == 1
    assert seen.err == (
        "Something went wrong that shouldn’t have (RuntimeError: the table broke)."
        " Set HOUNDTABLE_DEBUG=1 to see where.\n"
    )


def test_an_unexpected_error_can_be_seen_whole(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(words: list[str]) -> int:
        raise RuntimeError("the table broke")

    monkeypatch.setattr(command, "run", broken)
    monkeypatch.setenv("HOUNDTABLE_DEBUG", "1")
    with pytest.raises(RuntimeError):
        terminal.run("games")


def test_an_interrupted_command_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run", interrupted)
    seen = terminal.run("games")
    assert (seen.status, seen.err) == (130, "\nStopped.\n")
