# interpreted: never in a search, and compiling takes its time
"""How Dog'n Dog reads to a person, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.glossary_ja import ACCESSORIES, GLOSSARY, HOW, WRONG
from houndtable.games.dogndog.phrases_ja import PHRASES
from houndtable.games.dogndog.speech_parts import hand, poos, row, score
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.japanese import Japanese, Players
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import HIDDEN, View

MOVES: Final = {"tsumo": "引いたカードであがる", "ron": "この捨て札であがる", "pass": "見送る"}


def card(text: Json) -> str:
    """A card in words: 赤3, フード."""
    word = str(text)
    return f"赤{word[0]}" if word.endswith("r") else ACCESSORIES.get(word, word)


def cards(texts: Json) -> str:
    """Cards in words, with commas: numbers with と between them read badly."""
    return "、".join([card(text) for text in array(texts)])


class DogNDogInJapanese(Japanese):
    """Dog'n Dog in Japanese."""

    def primer(self) -> list[str]:
        return [
            "5枚の手を完成させます。同じ2枚に、同じ3枚か3枚の連番を組み合わせ、3点以上にします。",
            "カードは1から6（各数字に1枚ずつ赤、3rなど）と、フード（food）、ホネ（bone）、ディスク（disc）で、"
            "どれも4枚ずつです。",
            "自分の番にはカードを1枚引きます。手が完成したらツモを宣言し、そうでなければ1枚捨てます。"
            "ほかの人の捨て札で完成したらロンを宣言できますが、自分が捨てた種類ではロンできません。",
            "点になるのは、赤いカード、ドラと同じ種類のカード、ツモ、2から5だけの手、同じ3枚、同じ小物3枚など。"
            "あと1枚で完成ならリーチを宣言できますが、そのあとは手を変えられません。",
            "3点ごとにトロフィー1個、払う人はうんちをもらいます。親は勝ちも負けも大きくなります。"
            "トロフィーが一番多い人の勝ちです。",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        players = Players(names, me)
        name = told["event"]
        if name == "round":
            parent = players.who(whole(told["parent"]))
            return (
                f"第{told['round']}ラウンド、{told['lap']}周目です。{parent}が親です。ドラは{card(told['dora'])}です。"
            )
        if name == "game over":
            winners = [whole(seat) for seat in array(told["winners"])]
            return f"ゲーム終了です。{players.all(winners)}の勝ちです。"
        who = players.who(whole(told["seat"]))
        if name == "dealt":
            got = f"{cards(told['cards'])}が" if "cards" in told else f"カードが{told['count']}枚"
            return f"{who}に{got}配られました。"
        if name == "drew":
            last = "最後の1枚です。" if told["deck"] == 0 else ""
            return f"{who}は{card(told['card']) + 'を' if 'card' in told else 'カードを1枚'}引きました。{last}"
        if name == "discarded":
            return f"{who}は{'リーチを宣言して' if told['richi'] else ''}{card(told['card'])}を捨てました。"
        return f"{self.round_ends(told, players, who)}\n{self.scores(told, players)}"

    def round_ends(self, told: dict[str, Json], players: Players, who: str) -> str:
        """How a round ended: finished, wrongly declared, or drawn out."""
        if told["event"] == "drawing win":
            won = f"{who}の流局勝ちで、トロフィーを1個もらいます。親はうんちを1個もらいます。"
            return f"だれもあがりませんでした。{won}"
        how, hand = HOW[str(told["how"])], f"手札は{cards(told['hand'])}です。"
        if told["event"] == "finished":
            declared = f"{who}が{card(told['card'])}で{how}あがりです！ {hand}"
            return f"{declared}\n{self.worth(told)}\n{self.payers(told, players)}"
        return (
            f"{who}は{card(told['card'])}で{how}を宣言しましたが、まちがいでした。{hand}\n"
            f"{WRONG[str(told['clause'])]} [{told['clause']}]\n{who}はうんちを2個もらい、ラウンドを配り直します。"
        )

    def worth(self, told: dict[str, Json]) -> str:
        """What a winning hand is worth, item by item."""
        ura = "" if told["ura"] is None else f"裏ドラをめくると{card(told['ura'])}でした。\n"
        trophies = f"トロフィー{told['trophies']}個です。"
        if told["yakuman"]:
            return f"{ura}役満：{self.items(told['trophies_for'])}。{trophies}"
        extra = f"、さらに{self.items(told['extra'])}" if told["extra"] else ""
        return f"{ura}{self.items(told['counting'])}{extra}。合計{told['points']}点で{trophies}"

    def items(self, items: Json) -> str:
        """Reasons with their worth: タンヤオ1、ドラ2."""
        found = [item for item in array(items) if isinstance(item, dict)]
        return "、".join([f"{self.glossary.line(str(item['name']))}{item['worth']}" for item in found])

    def payers(self, told: dict[str, Json], players: Players) -> str:
        """Who gets how many poos, in one line."""
        return "".join([f"{players.who(payer)}はうんちを{number}個もらいます。" for payer, number in poos(told)])

    def scores(self, told: dict[str, Json], players: Players) -> str:
        """Everybody's score."""
        each = [f"{players.who(seat)} {score(now)}" for seat, now in enumerate(array(told["scores"]))]
        return f"得点：{'、'.join(each)}。"

    def move(self, text: str) -> str:
        words = text.split()
        if words[0] == "discard":
            return f"{card(words[1])}を捨てる"
        if words[0] == "richi":
            return f"リーチを宣言して{card(words[1])}を捨てる"
        return MOVES[text]

    def table(self, view: View, names: list[str]) -> list[str]:
        facts = view.facts
        width = max(columns(name) for name in names)
        lines = [
            f"第{facts['round']}ラウンド、{facts['lap']}周目。ドラ：{view.zone('dora')[0]}。"
            f"山札：{len(view.zone('deck'))}枚。捨て札（リーチのカードは角かっこの中）："
        ]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            house = "親" if seat == facts["parent"] else "子"
            points = f"{score(array(facts['scores'])[seat]):>3}"
            lines.append(f"{arrow} {padded(name, width)}  {house} {points}  {row(view, seat)}".rstrip())
            if HIDDEN not in view.zone("hand", seat):
                lines.append(f"  {padded('', width)}  手札：{hand(view, seat, '引いたカード：')}")
        return lines

    def ask(self, view: View) -> str:
        if view.step == "ron":
            last = view.zone("discards", whole(view.facts["turn"]))[-1]
            return f"{card(last)}が捨てられました。ロンしますか？"
        if view.seat is not None and array(view.facts["richi"])[view.seat] is not None:
            return "リーチ中です。あがれるならあがり、そうでなければ引いたカードを捨ててください。"
        return "あがれるならあがり、そうでなければカードを1枚捨ててください。"


SPEECH: Final = DogNDogInJapanese(GLOSSARY, PHRASES)
