"""A game in the terminal in another language: chosen, or that of the person's system."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from houndtable import games
from houndtable.cli import tongue
from houndtable.cli.phrases import PHRASES, Phrases
from houndtable.cli.wrapping import in_lines
from houndtable.kernel.columns import columns
from houndtable.kernel.languages import LANGUAGES
from tests.cli.terminal import Terminal

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("values", "language"),
    [
        (["", "", "de_DE.UTF-8"], "de"),
        (["", "", "ja_JP.eucJP"], "ja"),
        (["", "", "fr_FR.UTF-8"], "en"),
        (["", "de", "ja_JP"], "de"),
        (["C", "", "de_DE"], "en"),
        (["", "", ""], "en"),
    ],
)
def test_the_usual_language_is_the_system_s(values: list[str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in zip(SYSTEM, values):
        monkeypatch.setenv(name, value)
    assert tongue.usual() == language


def test_a_game_is_played_saved_and_replayed_in_german(terminal: Terminal) -> None:
    lines = "1\nhelp\nwhy 1\nwhy\nwhy play 2v\nplay 3s\nhint\ntable\nlog\nsave\nquit\n"
    seen = terminal.run("play", "dachs", "--seed", "3", "--language", "de", typed=lines)
    assert seen.status == 0
    for words in (
        "Bloß nicht Schlusslicht werden!",
        "Du spielst gegen Bello",
        "Tippe die Nummer eines Zugs",
        "Runde 1 beginnt. Bello fängt an.",
        "> Du       0 Punkte  2 Leben  Hand: 3s 3s 5p",
        "play 3s      Salbei 3 spielen",
        "Du spielst Salbei 3: 3 Punkte, jetzt 3.",
        "quit           das Spiel verlassen",
        ": jetzt erlaubt.",
        "Sag, welcher Zug, zum Beispiel: why",
        "Du hast in diesem Zug schon Karten gespielt. [3.2]\n\n",
        "Du hast in diesem Zug schon Karten gespielt. [3.2]\n>",
        "Damit gewinnst du wohl ",
        "Gespeichert in dachs-1.jsonl.",
        "Später weiterspielen:",
    ):
        assert words in seen.out, words
    told = terminal.run("replay", "dachs-1.jsonl", "--seat", "0", "--language", "DE")
    assert "Du bekommst Salbei 3, Salbei 3 und Pfirsich 5." in " ".join(told.out.split())
    assert told.out.endswith("Das Spiel wurde nicht beendet.\n")
    stepped = terminal.run("replay", "dachs-1.jsonl", "--step", "--language", "de", typed="\nquit\n")
    assert "Enter geht weiter, quit hört auf:" in stepped.out


def test_a_game_is_played_to_its_end_in_japanese_and_its_result_stands_in_columns(terminal: Terminal) -> None:
    options = ["--option", "target=10", "--option", "lives=1", "--seed", "1", "--names", "ミア,Ben"]
    seen = terminal.run("play", "dachs", "--language", "ja", *options, typed="1\n" * 60)
    start = seen.out.index("\n結果\n")
    ends = [line for line in seen.out[start:].splitlines() if line.startswith(("  勝ち", "  負け"))]
    assert len(ends) == 2
    assert any("あなた  " in line for line in ends)
    assert any("最初のライフ 1 [2.5]" in line for line in ends)
    assert len({columns(line.partition(":")[0].rstrip("0123456789-")) for line in ends}) == 1
    assert "もう一度遊びますか？ [y/N]" in seen.out


def test_a_hot_seat_in_japanese_passes_the_screen_politely(terminal: Terminal) -> None:
    options = ["--hot-seat", "--names", "Mia,Ben", "--option", "first=0"]
    seen = terminal.run("play", "dachs", *options, "--language", "ja", typed="\n1\nhint\n")
    assert "Miaさんに画面を渡してください。" in seen.out
    assert "Miaさんの番です。" in seen.out
    unnamed = terminal.run("play", "dachs", "--hot-seat", "--language", "de", "--option", "first=1")
    assert "Gib den Bildschirm an Spieler 2 weiter." in unnamed.out
    assert "入力が終わったので、ゲームも終わります。" in seen.out
    assert "おすすめは " in seen.out


def test_the_games_are_listed_in_german(terminal: Terminal) -> None:
    seen = terminal.run("games", "--language", "de")
    assert "dachs  Dachs, 2 bis 4 Personen" in seen.out
    assert "first = random: Wer die erste Runde beginnt [2.6]. Möglich: random (zufällig)" in seen.out


def test_the_three_questions_are_asked_in_the_language_of_the_system(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    seen = terminal.run("terminal", typed="dachs\n9\n2\n1\nquit\n")
    for words in ("Willkommen bei Houndtable", "Welches Spiel? [1]", "'9' ist keine der Antworten.", "Wer spielt? [1]"):
        assert words in seen.out
    assert "Bloß nicht Schlusslicht werden!" in seen.out
    assert "Komm jederzeit wieder: " in seen.out


@pytest.mark.parametrize("verb", ["games", "terminal"])
def test_an_unknown_language_is_refused_with_those_there_are(verb: str, terminal: Terminal) -> None:
    seen = terminal.run(verb, "--language", "xx")
    assert (seen.status, seen.err) == (2, "There is no language 'xx'. Known: en, de, ja.\n")


def test_saving_over_another_file_is_asked_in_german(terminal: Terminal) -> None:
    Path("other").write_text("mine", encoding="utf-8")
    seen = terminal.run("play", "dachs", "--language", "de", typed="save other\nn\nquit\n")
    assert "other gibt es schon. Überschreiben? [y/N]" in seen.out
    assert "Nicht gespeichert." in seen.out


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_phrase_has_the_gaps_it_has_in_english(code: str) -> None:
    for field in fields(Phrases):
        own, other = getattr(PHRASES["en"], field.name), getattr(PHRASES[code], field.name)
        for gap in ("{}", "{0}", "{example}", "{rule}"):
            assert own.count(gap) == other.count(gap), field.name
    assert len(PHRASES[code].help.splitlines()) == len(PHRASES["en"].help.splitlines())


def test_wide_text_is_wrapped_by_columns_and_no_line_begins_with_a_full_stop() -> None:
    text = " ".join(paragraph for name in games.names() for paragraph in games.find(name).speech("ja").primer())
    for width in range(40, 81):
        lines = in_lines(text, width, "  ", "    ")
        assert max(map(columns, lines)) <= width
        assert all(line.lstrip()[0] not in "。、！？）」：" and line.rstrip()[-1] not in "（「" for line in lines)
        assert "".join("".join(lines).split()) == "".join(text.split())


def test_narrow_words_within_wide_text_stay_whole() -> None:
    assert in_lines("あなたは scavenger を出しました。", 16, "", "  ") == [
        "あなたは",
        "  scavenger を出",
        "  しました。",
    ]
