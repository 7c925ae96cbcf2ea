# interpreted: never in a search, and compiling takes its time
"""How Drachensachen reads to a person, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen import speech_events_ja
from houndtable.games.drachensachen.glossary_ja import ABILITIES, GLOSSARY
from houndtable.games.drachensachen.phrases_ja import PHRASES
from houndtable.games.drachensachen.speech_parts import doubts, short, shows_seats, top_of_pile
from houndtable.games.drachensachen.speech_words_ja import card, cards, several
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.japanese import Japanese, Players, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import View

MOVES: Final = {
    "take pile": "場のカードを全部手札に取る",
    "miss": "1回休む",
    "keep": "カードをそのまま残す",
    "reverse": "進む向きを変える",
    "go on": "向きを変えない",
}

# What a card does, as far as it can be said beforehand.
EFFECTS: Final = {
    "3": "次は1か2かドラゴンだけ",
    "4": "次の人は1枚につき2枚引く",
    "5": "同じ人数が1回休み",
    "6": "次は6以上、ドラゴンはだめ",
    "nullo": "次は9以外なら何でも",
    "extermino": "場を流してもう一度",
    "protecto": "受けたものを次の人へ",
}


class DrachensachenInJapanese(Japanese):
    """Drachensachen in Japanese."""

    def primer(self) -> list[str]:
        return [
            "カードを手放しましょう！ 最初になくした人がラウンドに勝ち、ほかの人は残ったカード1枚につき金貨1枚、"
            "最大10枚を失います。だれかが財宝の分を失ったら終わりで、失った金貨が一番少ない人の勝ちです。",
            "まず手札から、なくなったら表の残り札、最後に裏の残り札を見ないで出します。",
            "場のカードと同じか大きいカードを、1枚または同じものを何枚か出します。出さなければ場を全部取ります。"
            "同じカードが4枚続くと場が流れ、もう一度プレイします。手札の同じ4枚は捨てられます。",
            "3の次は1か2かドラゴンだけ。4を受けたら2枚引くか、4かプロテクトで次へ回します。5を受けたら1回休み。"
            "6の次にドラゴンは出せません。",
            "ドラゴンは6以外に出せ、その上に9は出せません。ヌロの次はほかの何でも出せます。"
            "エクステルミノは場を流してもう一度。プロテクトは受けたものを次の人に回します。",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        return speech_events_ja.sentence(told, Players(names, me))

    def move(self, text: str) -> str:
        words = text.split()
        if text in MOVES:
            return MOVES[text]
        if words[0] == "play":
            return play_words(words)
        if words[0] == "exchange":
            return f"手札の{card(words[1])}を表の{card(words[2])}と交換する"
        if words[0] == "draw":
            return f"カードを{words[1]}枚引く"
        if words[0] == "blind":
            return f"裏の残り札の{words[1]}枚目をめくる"
        if words[0] == "give":
            return f"席{words[2]}の人に手札から1枚引かせる"
        if words[0] == "lift":
            return f"表の{card(words[1])}を手札に加える"
        return f"{several(words[1], 4)}を捨てる"

    def table(self, view: View, names: list[str]) -> list[str]:
        facts = view.facts
        lines = [
            f"第{facts['round']}ラウンド。山札{len(view.zone('draw pile'))}枚。"
            f"だれかが金貨を{facts['hoard']}枚失うとゲームが終わります。"
        ]
        if facts["abilities"]:
            known = [ABILITIES[str(name)] for name in array(facts["abilities"])]
            lines.append(f"能力：{'、'.join(known)}。")
        width = max(columns(name) for name in names)
        lines += [player(view, seat, padded(name, width)) for seat, name in enumerate(names)]
        for doubt in doubts(view):
            others = listed([f"{names[seat]}さん" for seat in doubt.receivers])
            had = f"{names[doubt.giver]}さんは{cards(doubt.cards)}を持っていました"
            lines.append(f"{had}が、{others}が何枚か引いたかもしれません。")
        return [*lines, pile(view)]

    def ask(self, view: View) -> str:
        facts = view.facts
        if view.step == "exchange":
            return "手札1枚を表の残り札と交換しますか？"
        if view.step == "owe":
            return f"{facts['debt']}枚引かなければなりません。引きますか、次の人に回しますか？"
        if view.step == "miss":
            return f"1回休みです（休みは全部であと{facts['skip']}回）。"
        if view.step == "give":
            return f"だれに手札から1枚引かせますか？ あと{facts['todo']}枚です。"
        if view.step == "turn":
            return "進む向きを変えますか？"
        if view.step == "lift":
            return f"どの表の残り札を手札に加えますか？ あと{facts['todo']}枚です。"
        if facts["quick"]:
            return "ヌロはすばやいので、もう一度出してください。"
        return "あなたの番です。"


def play_words(words: list[str]) -> str:
    """A play in words: 5×2枚を出す（同じ人数が1回休み）."""
    also = f"と表の{several(words[1], int(words[-1][1:]))}" if "+" in words else ""
    effect = f"（{EFFECTS[words[1]]}）" if words[1] in EFFECTS else ""
    return f"{several(words[1], int(words[2][1:]))}{also}を出す{effect}"


def player(view: View, seat: int, name: str) -> str:
    """A player's line: coins lost, hand, open and hidden Remainders."""
    arrow = ">" if seat in view.waiting else " "
    number = f"席{seat} " if shows_seats(view) else ""
    lost = whole(array(view.facts["scores"])[seat])
    hand = view.zone("hand", seat)
    held = f"手札{len(hand)}枚：{short(hand)}" if hand else "手札なし"
    opened = f"、表：{short(view.zone('open', seat))}" if view.zone("open", seat) else ""
    hidden = f"、裏：{len(view.zone('hidden', seat))}枚" if view.zone("hidden", seat) else ""
    return f"{arrow} {number}{name} 損失{lost:>2}、{held}{opened}{hidden}"


def pile(view: View) -> str:
    """The pile, its top card last, and what it asks for."""
    if not view.zone("pile"):
        return "場にカードはありません。"
    facts = view.facts
    facing = "なし" if facts["facing"] is None else card(facts["facing"])
    words = [f"場（一番上が最後）：{top_of_pile(view)}。", f"超えるカード：{facing}。"]
    if whole(facts["run"]) > 1:
        words.append(f"{facts['run']}枚続いています。")
    if facts["debt"]:
        words.append(f"引く枚数：{facts['debt']}枚。")
    if not facts["clockwise"]:
        words.append("反時計回りです。")
    return "".join(words)


SPEECH: Final = DrachensachenInJapanese(GLOSSARY, PHRASES)
