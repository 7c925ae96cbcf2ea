# interpreted: never in a search, and compiling takes its time
"""What happened in Drachensachen, as sentences in Japanese."""

from __future__ import annotations

from houndtable.games.drachensachen.glossary_ja import ABILITIES, CURSES, GLOSSARY, MEANING
from houndtable.games.drachensachen.speech_parts import lines_of
from houndtable.games.drachensachen.speech_words_ja import card, cards, several
from houndtable.kernel.japanese import Players
from houndtable.kernel.json import Json, array, whole


def sentence(told: dict[str, Json], players: Players) -> str:
    """The event as a sentence to this person."""
    name = told["event"]
    if name == "round":
        return f"第{told['round']}ラウンドの始まりです。{players.who(whole(told['first']))}から始めます。"
    if name == "round over":
        return round_ends(told, players)
    if name == "game over":
        winner = whole(told["winner"])
        lost = whole(array(told["lost"])[winner])
        return f"ゲーム終了です。失った金貨が一番少ない{players.who(winner)}の勝ちです（{lost}枚）。"
    if name == "ability":
        ability = str(told["ability"])
        return f"新しい能力「{ABILITIES[ability]}」が加わりました。{MEANING[ability]}。"
    return deed(told, players, players.who(whole(told["seat"])))


def deed(told: dict[str, Json], players: Players, who: str) -> str:
    """What a player did or met with."""
    name = told["event"]
    if name == "dealt":
        got = f"{cards(told['cards'])}が" if "cards" in told else f"カードが{told['count']}枚"
        return f"{who}に{got}配られました。"
    if name == "curse":
        return f"{who}は呪い「{CURSES[str(told['curse'])]}」を引きました。"
    if name == "chaos":
        return f"{who}は呪い「カオス」を引きました！ 全員が呪いを引き、残りのカードはすべて山札になります。"
    if name == "kept":
        return f"{who}はカードをそのまま残しました。"
    if name == "exchanged":
        return f"{who}は手札の{card(told['hand'])}を表の{card(told['open'])}と交換しました。"
    if name == "played":
        return f"{who}は{played(told)}を出しました。"
    if name == "drew":
        drawn = f"（{cards(told['cards'])}）" if "cards" in told else ""
        return f"{who}はカードを{told['count']}枚引きました{drawn}。"
    if name == "gave":
        what = f"（{card(told['card'])}）" if "card" in told else ""
        return f"{players.who(whole(told['to']))}は{who}の手札からカードを1枚引きました{what}。"
    return pile_deed(told, who)


def played(told: dict[str, Json]) -> str:
    """The cards played, and where they came from."""
    text, hand, opened = str(told["card"]), whole(told["hand"]), whole(told["open"])
    if not hand:
        return f"表の残り札の{several(text, opened)}"
    return f"{several(text, hand)}と表の{several(text, opened)}" if opened else several(text, hand)


def pile_deed(told: dict[str, Json], who: str) -> str:
    """What became of the pile, of a turn, of hidden or open Remainders."""
    name = told["event"]
    if name == "took pile":
        return f"{who}は場のカードを取りました（{cards(told['cards'])}）。"
    if name == "misfit":
        return f"出せないカードでした。{who}は場のカードといっしょに取りました（{cards(told['cards'])}）。"
    if name == "turned up":
        return f"{who}は{card(told['card'])}をめくりました。"
    if name == "missed":
        return f"{who}は1回休みです。"
    if name == "threw":
        return f"{who}は{several(told['card'], 4)}を捨てました。"
    if name in ("four in a row", "exterminated"):
        row = "4枚続きました！ " if name == "four in a row" else ""
        return f"{row}場の{told['cards']}枚がなくなりました。{who}がもう一度プレイします。"
    if name == "lifted":
        return f"{who}は表の{card(told['card'])}を手札に加えました。"
    way = "時計回り" if told["clockwise"] else "反時計回り"
    return f"{who}は向きを変えました。これからは{way}です。"


def round_ends(told: dict[str, Json], players: Players) -> str:
    """Everybody's coins with their reasons."""
    how = "長い間何も変わらないので、このまま採点します。"
    if told["winner"] is not None:
        how = f"{players.who(whole(told['winner']))}がカードを全部手放しました。"
    words = [f"第{told['round']}ラウンドが終わりました。{how}"]
    for seat, lines in enumerate(array(told["lines"])):
        words.append(f"{players.who(seat)}：{coins(lines_of(lines), cards(array(told['hands'])[seat]))}")
    lost = [f"{players.who(seat)}{coin}枚" for seat, coin in enumerate(array(told["lost"]))]
    return "\n".join([*words, f"これまでに失った金貨：{'、'.join(lost)}。"])


def coins(lines: list[tuple[str, int]], hand: str) -> str:
    """A score line by line: 手札（4×2枚、7）-3、表の残り札-1、合計-4。"""
    reasons = [f"{GLOSSARY.line(name)}{f'（{hand}）' if name == 'hand' else ''}{points:+}" for name, points in lines]
    return f"{'、'.join(reasons) or '損失なし'}、合計{sum([points for _, points in lines])}。"
