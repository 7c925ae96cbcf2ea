"""A game in the terminal in another language: chosen, or that of the person's system."""

# ruff: noqa: RUF001

from __future__ import annotations

from pathlib import Path

import pytest

from houndtable import games, words
from houndtable.cli import ending, tongue, typed
from houndtable.cli.screen import plain
from houndtable.cli.seating import shown_names
from houndtable.kernel.columns import columns
from houndtable.kernel.outcome import Line
from houndtable.words.languages import languages
from houndtable.words.wrapping import in_lines
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
    lines = "1\nhilfe\nwarum 1\nWarum\nwhy play 2v\nplay 3s\ntipp\ntisch\nverlauf\nspeichern\nende\n"
    seen = terminal.run("play", "dachs", "--seed", "3", "--language", "de", typed=lines)
    assert seen.status == 0
    for said in (
        "Du musst nicht vorn liegen, nur nicht Schlusslicht werden.",
        "Du spielst gegen Bello (spielt nach Faustregeln).",
        "Tippe die Nummer eines Zugs. Mit „hilfe“ siehst du",
        "Runde 1 beginnt. Bello fängt an.",
        ">  Du     0 Punkte  2 Leben  Hand: 2× Salbei-3 und Pfirsich-5",
        "   1  Salbei-3 ausspielen\n",
        "Du spielst eine Salbei-3 aus: 3 Punkte (insgesamt 3).",
        "ende                das Spiel verlassen",
        "Ja, das geht jetzt: eine Karte ziehen.",
        "Welcher Zug? Zum Beispiel: warum 1",
        "Du hast in diesem Zug schon Karten ausgespielt. [3.2]\n\n",
        "Du hast in diesem Zug schon Karten ausgespielt. [3.2]\n>",
        "Versuche es mit 1: eine Karte ziehen.\nGewinnchance etwa ",
        "Gespeichert als dachs-1.jsonl.",
        "Später weiterspielen:",
    ):
        assert said in seen.out, said
    told = terminal.run("replay", "dachs-1.jsonl", "--seat", "1", "--language", "DE")
    assert "Du bekommst 2× Salbei-3 und Pfirsich-5." in " ".join(told.out.split())
    assert told.out.endswith("Das Spiel wurde nicht beendet.\n")
    stepped = terminal.run("replay", "dachs-1.jsonl", "--step", "--language", "de", typed="\nende\n")
    assert "Drücke Enter, um weiterzumachen, oder tippe „ende“:" in stepped.out


def test_japanese_commands_and_full_width_digits_are_understood(terminal: Terminal) -> None:
    seen = terminal.run("play", "dachs", "--seed", "3", "--language", "ja", typed="なぜ　１\nヘルプ\n１\n終了\nうん\n")
    assert "はい、今できます：" in seen.out
    assert "終了              ゲームをやめます" in seen.out
    assert "dachs-1.jsonlに保存しました。" in seen.out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["help", "why", "hint", "table", "log", "rules"])
def test_every_word_for_a_command_does_the_same(command: str, language: str, terminal: Terminal) -> None:
    options = ["play", "dachs", "--seed", "3", "--language", language, "--option", "first=1"]
    said = terminal.run(*options, typed=f"{command}\n").out
    start = terminal.run(*options).out.partition("\n> ")[0]
    assert len(said) > len(start) + 40
    for word in tongue.typed(words.common(language), typed.command_key(command)):
        for variant in (word, word.upper()):
            assert terminal.run(*options, typed=f"{variant}\n").out == said.replace(f"> {command}\n", f"> {variant}\n")


@pytest.mark.parametrize(
    ("language", "word", "leave"),
    [("en", "save", "quit"), ("de", "speichern", "beenden"), ("ja", "保存", "やめる"), ("ja", "セーブ", "終了")],
)
def test_a_game_is_saved_and_left_by_words_of_its_language(
    language: str, word: str, leave: str, terminal: Terminal
) -> None:
    seen = terminal.run(
        "play", "dachs", "--language", language, "--option", "first=1", typed=f"1\n{word} mine\n{leave}\n"
    )
    assert Path("mine").exists()
    assert words.common(language).read("terminal-input-ended") not in seen.out


@pytest.mark.parametrize(("language", "word"), [("en", "learn"), ("de", "lernen"), ("ja", "練習"), ("ja", "覚える")])
def test_a_lesson_is_asked_for_in_the_language_of_the_terminal(language: str, word: str, terminal: Terminal) -> None:
    seen = terminal.run("terminal", "--language", language, typed=f"1\n{word}\nquit\n")
    tip = words.of(games.find("dachs"), language).tip(1)
    assert "".join(tip.split()) in "".join(seen.out.split())


@pytest.mark.parametrize(("language", "typo", "meant"), [("de", "hifle", "hilfe"), ("ja", "ヘップ", "ヘルプ")])
def test_a_slip_is_answered_with_the_word_of_the_language(
    language: str, typo: str, meant: str, terminal: Terminal
) -> None:
    seen = terminal.run("play", "dachs", "--language", language, "--option", "first=1", typed=f"{typo}\n")
    assert words.common(language).read("terminal-did-you-mean", words=meant) in seen.out


@pytest.mark.parametrize(
    ("language", "answer", "is_saved"),
    [
        ("de", "j", True), ("de", "Ja", True), ("de", "y", True), ("de", "nein", False), ("de", "", False),
        ("ja", "はい", True), ("ja", "うん", True), ("ja", "ｙｅｓ", True), ("ja", "いいえ", False),
        ("en", "yes", True), ("en", "N", False),
    ],
)  # fmt: skip
def test_yes_and_no_are_understood_in_the_language_that_is_played(
    language: str, answer: str, is_saved: bool, terminal: Terminal
) -> None:
    seen = terminal.run("play", "dachs", "--language", language, "--option", "first=1", typed=f"1\nquit\n{answer}\n")
    assert Path("dachs-1.jsonl").exists() is is_saved
    assert seen.status == 0


def test_an_answer_that_is_neither_yes_nor_no_is_asked_again(terminal: Terminal) -> None:
    options = ["--language", "de", "--option", "first=1"]
    seen = terminal.run("play", "dachs", *options, typed="1\nende\nvielleicht\nj\n")
    assert seen.out.count("Das Spiel speichern? [j/N]") == 2
    assert "Bitte antworte mit j oder n." in seen.out
    assert Path("dachs-1.jsonl").exists()


def test_a_game_is_played_to_its_end_in_japanese_and_its_result_stands_in_columns(terminal: Terminal) -> None:
    options = ["--option", "target=10", "--option", "lives=1", "--seed", "1", "--names", "ミア,Ben"]
    seen = terminal.run("play", "dachs", "--language", "ja", *options, typed="1\n" * 60)
    start = seen.out.index("\n結果\n")
    ends = [line for line in seen.out[start:].splitlines() if line.startswith(("  勝ち", "  負け"))]
    assert len(ends) == 2
    assert any("あなた  " in line for line in ends)
    assert any("最初のライフ：1［2.5］" in line for line in ends)
    assert len({columns(line.partition("＝")[0].rstrip("0123456789-")) for line in ends}) == 1
    assert "もう一度遊びますか？［はい／いいえ］" in seen.out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 – lives at the start 2 [2.5], last in round 3 −1 [8.5]"),
        ("de", "1 – Leben am Anfang: 2 [2.5], Schlusslicht in Runde 3: −1 [8.5]"),
        ("ja", "1＝最初のライフ：2［2.5］、第3ラウンドで最下位：−1［8.5］"),
    ],
)
def test_a_score_is_a_sum_with_its_reasons_if_there_are_any(language: str, said: str) -> None:
    speech, reader = words.of(games.find("dachs"), language), words.common(language)
    lines = [Line("lives at the start", 2, "2.5"), Line("last in round 3", -1, "8.5")]
    assert ending.score(lines, speech, reader) == said
    assert ending.score([], speech, reader) == "0"


def test_a_hot_seat_in_japanese_passes_the_screen_politely(terminal: Terminal) -> None:
    options = ["--hot-seat", "--names", "Mia,Ben", "--option", "first=1"]
    seen = terminal.run("play", "dachs", *options, "--language", "ja", typed="\n1\nhint\n")
    assert "Miaさんに画面を渡してください。" in seen.out
    assert "Miaさんの手番です。" in seen.out
    unnamed = terminal.run("play", "dachs", "--hot-seat", "--language", "de", "--option", "first=2")
    assert "Gib den Bildschirm an Person 2 weiter." in unnamed.out
    assert "入力が終わったので、ゲームもここで終わります。" in seen.out
    assert "おすすめは" in seen.out


@pytest.mark.parametrize("language", languages())
def test_whatever_changes_in_a_grid_is_shown_below_its_head(terminal: Terminal, language: str) -> None:
    options = ["--seed", "1", "--option", "first=1", "--language", language]
    lines = terminal.run("play", "dogsbreath", *options, typed="1\n1\n").out.splitlines()
    speech = words.of(games.find("dogsbreath"), language)
    rows = [speech.read("table-grid-row", row=row).partition("\t")[0] for row in (1, 2)]
    tops = [place for place, line in enumerate(lines) if line.startswith(f"{rows[0]}  ")]
    assert len(tops) == 3
    for top in tops:
        assert lines[top - 1].split() == speech.read("table-grid-head").split()
        assert lines[top + 1].startswith(f"{rows[1]}  ")


def test_the_games_are_listed_in_german(terminal: Terminal) -> None:
    seen = terminal.run("games", "--language", "de")
    assert "dachs  Dachs, 2 bis 4 Personen" in seen.out
    assert "first = random: Wer die erste Runde beginnt [2.6]. Möglich: random (zufällig)" in seen.out


def test_the_three_questions_are_asked_in_the_language_of_the_system(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    seen = terminal.run("terminal", typed="dachs\n9\n2\n1\nquit\n")
    for said in (
        "Willkommen bei Houndtable",
        "Welches Spiel? [1]",
        "Bitte wähle eine der Möglichkeiten.",
        "Wer spielt?",
    ):
        assert said in seen.out
    assert "Du musst nicht vorn liegen" in seen.out
    assert "Komm jederzeit wieder: " in seen.out


@pytest.mark.parametrize("verb", ["games", "terminal"])
def test_an_unknown_language_is_refused_with_those_there_are(verb: str, terminal: Terminal) -> None:
    seen = terminal.run(verb, "--language", "xx")
    assert (seen.status, seen.err) == (2, "There is no language “xx”. Known languages: en, de, ja.\n")


def test_saving_over_another_file_is_asked_in_german(terminal: Terminal) -> None:
    Path("other").write_text("mine", encoding="utf-8")
    seen = terminal.run("play", "dachs", "--language", "de", typed="speichern other\nn\nende\n")
    assert "other gibt es schon. Überschreiben? [j/N]" in seen.out
    assert "Nicht gespeichert." in seen.out


@pytest.mark.parametrize("language", languages())
def test_no_word_that_can_be_typed_means_two_things(language: str) -> None:
    reader = words.common(language)
    known = [word for name in typed.COMMANDS for word in tongue.typed(reader, typed.command_key(name))]
    assert len(known) == len(set(known))
    assert all(word == word.lower() == plain(word) for word in known)


def test_a_refusal_is_said_in_the_language_that_was_asked_for(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = terminal.run("play", "dachs", "--players", "9", "--language", "de")
    assert seen.err == "Dachs ist für 2 bis 4 Personen, nicht für 9.\n"
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert terminal.run("verify", "nothing").err == "「nothing」というファイルはありません。\n"


def test_wide_text_is_wrapped_by_columns_where_a_line_may_begin_and_end() -> None:
    found = [paragraph for name in games.names() for paragraph in words.of(games.find(name), "ja").primer()]
    text = " ".join([*found, "［ティッシュ］を使った（2～4本）。『コンピューター』だけ…さあ、ヴォっヵヶ々！"])
    for width in range(40, 81):
        lines = in_lines(text, width, "  ", "    ")
        assert max(map(columns, lines)) <= width
        assert not {line.lstrip()[0] for line in lines} & set("。、！？）」』］：・～…々ーィォッュヵヶっ")
        assert not {line.rstrip()[-1] for line in lines} & set("（「『［")
        assert "".join("".join(lines).split()) == "".join(text.split())


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("肉のスティックが", ["肉のス", "ティック", "が"]),
        ("肉も火も使った", ["肉も火も", "使った"]),
        ("肉をみんな使った", ["肉をみん", "な使った"]),
        ("肉と火のカード", ["肉と火の", "カード"]),
        ("五匹の（犬）来た", ["五匹の", "（犬）来", "た"]),
    ],
)
def test_no_line_begins_with_a_small_kana_or_ends_with_an_opening_bracket(text: str, lines: list[str]) -> None:
    assert in_lines(text, 8, "", "") == lines


def test_words_of_other_languages_stay_whole_beside_a_wide_name() -> None:
    assert in_lines("ミア kann’s für „Hölzer“ tun.", 16, "", "") == ["ミア kann’s für", "„Hölzer“ tun."]


def test_narrow_words_within_wide_text_stay_whole() -> None:
    assert in_lines("あなたは scavenger を出しました。", 16, "", "  ") == [
        "あなたは",
        "  scavenger を出",
        "  しました。",
    ]


def test_who_has_no_name_is_numbered_in_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongue, "GIVEN", ["--language=de"])
    kept = ["Player 1", "プレイヤー2", "Player 1", "Ada", "Bello (heuristic)"]
    assert shown_names(kept, None) == ["Person 1", "Person 2", "Player 1", "Ada", "Bello"]
    assert shown_names(kept, 0, "Du")[0] == "Du"
