# interpreted: never in a search, and compiling takes its time
"""How Dachs reads to a person, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs.glossary_ja import COLOURS, GLOSSARY
from houndtable.games.dachs.phrases_ja import PHRASES
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.japanese import Japanese, Players, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import View

WHICH: Final = {"2nd": "2番目", "3rd": "3番目"}


def card(text: Json) -> str:
    """A card in words: バニラの2."""
    word = str(text)
    return f"{COLOURS[word[1]]}の{word[0]}"


def cards(texts: Json) -> str:
    """Cards in words: バニラの2とセージの2."""
    return listed([card(text) for text in array(texts)])


class DachsInJapanese(Japanese):
    """Dachs in Japanese."""

    def primer(self) -> list[str]:
        return [
            "最下位だけは避けましょう！ ラウンドで一番点の低い人はライフを1つ失います。"
            "だれかのライフがなくなったら、残りの全員の勝ちです。",
            "カードには2から5の数字と、v バニラ、b ブルーグレー、p ピーチ、s セージのどれかの色があります。",
            "自分の番には、カードを1枚、または同じ数字か同じ色のカードを何枚でも出し、数字の合計が点になります。"
            "手札を全部出すと、1枚につき1点のボーナスです。"
            "そのあと好きなだけ（出した一番多い色の枚数まで）山札から引き、出した色のカードを列から取り戻せます。"
            "出したカードは列に加わります。",
            "だれかが目標点に届いたら、その一周でラウンドは終わりです。残った手札はマイナス点になります。",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        players = Players(names, me)
        name = told["event"]
        if name == "round":
            starter = players.who(whole(told["first"]))
            row = cards(told["row"])
            return f"第{told['round']}ラウンドの始まりです。{starter}から始めます。列は古い順に、{row}です。"
        if name == "pushed out":
            return f"{cards(told['cards'])}が列から外れ、裏向きの捨て札になりました。"
        if name == "reshuffled":
            return f"山札がなくなったので、捨て札{told['count']}枚を混ぜて新しい山札にしました。"
        if name == "round over":
            return self.round_ends(told, players)
        if name == "game over":
            winners = [whole(seat) for seat in array(told["winners"])]
            won = f"{players.all(winners)}の勝ちです。" if winners else "勝者はいません。"
            return f"ゲーム終了です。{won}"
        return self.deed(told, players.who(whole(told["seat"])))

    def deed(self, told: dict[str, Json], who: str) -> str:
        """What somebody did in a turn."""
        name = told["event"]
        if name == "dealt":
            got = f"{cards(told['cards'])}が" if "cards" in told else f"カードが{told['count']}枚"
            return f"{who}に{got}配られました。"
        if name == "played":
            bonus = f"と手札ゼロのボーナス{told['bonus']}点" if told["bonus"] else ""
            points = f"{told['points']}点{bonus}で、合計{told['score']}点です。"
            return f"{who}は{cards(told['cards'])}を出しました。{points}"
        if name == "last lap":
            return f"{who}が{told['score']}点になり、ラウンドは最後の一周に入りました。"
        if name == "drew":
            return f"{who}は{card(told['card']) + 'を' if 'card' in told else 'カードを1枚'}引きました。"
        if name == "retrieved":
            return f"{who}は列から{card(told['card'])}を取りました。"
        return f"{who}は{cards(told['cards'])}を列に置きました。"

    def round_ends(self, told: dict[str, Json], players: Players) -> str:
        """Everybody's score with its reasons, and who loses a life."""
        hands, lives = array(told["hands"]), array(told["lives"])
        words = [f"第{told['round']}ラウンドが終わりました。"]
        for seat, lines in enumerate(array(told["lines"])):
            points = [whole(line["points"]) for line in array(lines) if isinstance(line, dict)]
            words.append(
                f"{players.who(seat)}：出したカード{points[0]}点、手札ゼロ{points[1]}点、"
                f"残った{cards(hands[seat])}が{points[2]}点で、合計{sum(points)}点です。"
            )
        if told["how"] == "replayed":
            again = "全員が同時に脱落するので、だれもライフを失わず、ラウンドをやり直します。"
            return "\n".join([*words, again])
        for loser in [whole(seat) for seat in array(told["last"])]:
            words.append(f"{players.who(loser)}は最下位なのでライフを1つ失いました。残りライフは{lives[loser]}です。")
        return "\n".join(words)

    def move(self, text: str) -> str:
        words = text.split()
        if words[0] == "play":
            return f"{cards(list(words[1:]))}を出す"
        if words[0] == "place":
            return f"{cards(list(words[1:]))}を列に置く"
        if words[0] == "take":
            which = "" if len(words) == 2 else f"（古い方から{WHICH[words[2]]}）"
            return f"{card(words[1])}{which}を取る"
        return "カードを1枚引く" if text == "draw" else "ここでやめる"

    def table(self, view: View, names: list[str]) -> list[str]:
        points, lives = array(view.facts["scores"]), array(view.facts["lives"])
        width = max(columns(name) for name in names)
        lines = [
            f"第{view.facts['round']}ラウンド。山札{len(view.zone('deck'))}枚、捨て札{len(view.zone('pile'))}枚。"
            + ("最後の一周です！" if view.facts["last_lap"] else f"{view.facts['target']}点で最後の一周です。")
        ]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            held = " ".join(view.zone("hand", seat))
            lines.append(f"{arrow} {padded(name, width)}  {points[seat]:>3}点  ライフ{lives[seat]}  手札：{held}")
        lines.append(f"列（古い順）：{' '.join(view.zone('row'))}（山札）")
        if view.zone("played"):
            lines.append(f"出したカード：{' '.join(view.zone('played'))}")
        return lines

    def ask(self, view: View) -> str:
        if view.step == "play":
            return "カードを1枚、または同じ数字か同じ色のカードを何枚か出してください。"
        if view.step == "draw":
            return f"山札から引きますか？ あと{view.facts['draws_left']}枚引けます。"
        if view.step == "retrieve":
            return "出した色のカードを列から取りますか？"
        return "次に列に置くカードはどれですか？ 最後のカードが山札の隣になります。"


SPEECH: Final = DachsInJapanese(GLOSSARY, PHRASES)
