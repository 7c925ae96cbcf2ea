# interpreted: never in a search, and compiling takes its time
"""How Dog's Breath reads to a person, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.glossary_ja import AGES, EXITS, FOODS, GLOSSARY, OTHERS
from houndtable.games.dogsbreath.phrases_ja import PHRASES
from houndtable.games.dogsbreath.speech_parts import discards, grid_lines, worth
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.japanese import Japanese, Players, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import HIDDEN, View

PRIMER: Final = [
    "だれよりもくさくなりましょう！ 5ラウンドで食べ物を集め、合計点が一番高い人の勝ちです。",
    "食べ物カードは3文字で書きます。m 肉、p うんち、v 野菜。s 鼻、b お尻。d 昼、n 夜。"
    "ほかに骨（bone）、あさり犬（scavenger）、番犬（guard）があります。",
    "ラウンドはドラフトから始まります。場のカードを2枚めくって1枚もらうことを2回行います。"
    "そのあとは順番に、山札から1枚引くか表向きの捨て札を1枚取り、8枚の手札から1枚捨てます。",
    "同じ食べ物が3枚以上で得点です。肉は1枚6点（骨が必要）、うんち5点、野菜4点、鼻とお尻のペアで3点追加。"
    "食べ物が1種類だけなら5点、全部お尻か全部夜なら1枚1点、特殊カードは2点。珍しい手札は60点以上です。",
    "捨てたあとに、あがりを宣言できます。ほかの人はあと1回ずつ手番があります。"
    "手札が一番よければ5点もらい、そうでなければ5点失います。"
    "あさり犬は相手とカードを1枚交換しますが、番犬に防がれることがあります。",
]
PLACED: Final = {"flip": "{}のカードをめくる", "turn": "{}のカードを伏せ直す", "take": "{}のカードを取る"}
WORDS: Final = {
    "draw": "山札から引く",
    "guard": "番犬であさり犬を防ぐ",
    "pass": "何も言わず、あさり犬を通す",
    "go out": "あがりを宣言する（ほかの人はあと1回ずつ）",
    "done": "あがらずに番を終える",
    "stay out": "今の手札のままあがりを続ける",
    "go on": "あがりを取り消して続ける",
}
WITH_CARD: Final = {
    "take": "捨て札から{}を取る",
    "discard": "{}を捨てる",
    "offer": "{}を差し出す",
    "request": "{}を要求する",
}
ASKS: Final = {
    "draw": "山札から引くか、捨て札を1枚取ってください。",
    "discard": "カードを1枚捨ててください。",
    "offer": "どのカードを裏向きで差し出しますか？",
    "request": "どのカードがほしいですか？",
    "guard": "あさり犬が出されました。番犬で防ぎますか？ 聞かれたことはだれにも知られません。",
    "stay": "カードを奪われました。あがりを続けますか、取り消しますか？",
    "go": "番が終わります。あがりますか？",
}
DEEDS: Final = {
    "flipped": "{who}は{place}の{card}をめくりました。",
    "turned down": "{who}は{place}のカードを伏せ直しました。",
    "picked": "{who}は{place}の{card}を取りました。",
    "drew": "{who}は{card}を引きました。",
    "took": "{who}は捨て札から{card}を取りました。",
    "discarded": "{who}は{card}を捨てました。",
    "out": "{who}があがりを宣言しました！ ほかの人はあと1回ずつ手番があります。",
    "stays out": "{who}はあがりを続けます。",
    "goes on": "{who}はあがりを取り消し、ゲームは続きます。",
    "scavenged": "{who}は{target}にあさり犬を出しました。",
    "offered": "{who}は{card}を裏向きで差し出しました。",
    "requested": "{who}は{target}に{card}を要求しました。",
    "lacked": "{who}は{card}を持っていません。交換はありません。",
    "guarded": "{who}は{target}のために番犬を出しました。交換はありません。",
    "swapped": "{who}は{target}に{gave}を渡し、{got}をもらいました。",
}


def card(text: Json) -> str:
    """A card by its name: 肉・鼻・夜; カード if it is hidden."""
    word = str(text)
    if word == HIDDEN:
        return "カード"
    return OTHERS[word] if word in OTHERS else f"{FOODS[word[0]]}・{EXITS[word[1]]}・{AGES[word[2]]}"


class DogsBreathInJapanese(Japanese):
    """Dog's Breath in Japanese."""

    def primer(self) -> list[str]:
        return PRIMER

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        players = Players(names, me)
        name = str(told["event"])
        if name == "round":
            starter = players.who(whole(told["first"]))
            return f"第{told['round']}ラウンドは{told['grid']}枚のドラフトで始まります。{starter}から始めます。"
        if name == "round over":
            return self.round_ends(told, players)
        if name == "game over":
            winners = [whole(seat) for seat in array(told["winners"])]
            return f"ゲーム終了です。{array(told['totals'])[winners[0]]}点で{players.all(winners)}の勝ちです。"
        if name == "put under":
            return f"ドラフトが終わり、残りの{told['count']}枚は山札の下に入りました。"
        if name == "reshuffled":
            return f"山札がなくなったので、捨て札{told['count']}枚を混ぜて新しい山札にしました。"
        return self.deed(name, told, players)

    def deed(self, name: str, told: dict[str, Json], players: Players) -> str:
        """What somebody did."""
        who = players.who(whole(told["seat"]))
        if name == "dealt":
            if "cards" not in told:
                return f"{who}にカードが{told['count']}枚配られました。"
            return f"{who}に{listed([card(text) for text in array(told['cards'])])}が配られました。"
        seat = told.get("target")
        target = "" if seat is None else "自分" if seat == told["seat"] else players.who(whole(seat))
        cards = {word: card(told.get(word, HIDDEN)) for word in ("card", "gave", "got")}
        return DEEDS[name].format(who=who, target=target, place=told.get("place"), **cards)

    def round_ends(self, told: dict[str, Json], players: Players) -> str:
        """Everybody's hand and score with its reasons."""
        hands, scores = array(told["hands"]), array(told["scores"])
        how = "" if told["how"] == "out" else "決まった手番の間、だれもあがりませんでした。"
        words = [f"第{told['round']}ラウンドが終わりました。{how}"]
        for seat, lines in enumerate(array(told["lines"])):
            held = listed([card(text) for text in array(hands[seat])])
            found = [line for line in array(lines) if isinstance(line, dict)]
            reasons = [f"{self.glossary.line(str(line['name']))}{line['points']}点" for line in found]
            worth_of_it = "、".join(reasons) or "得点なし"
            words.append(f"{players.who(seat)}（{held}）：{worth_of_it}、合計{scores[seat]}点。")
        return "\n".join(words)

    def move(self, text: str) -> str:
        words = text.split()
        if text in WORDS:
            return WORDS[text]
        if words[0] == "scavenge":
            return f"席{words[2]}の人にあさり犬を出す"
        if words[-1] in PLACE_TEXTS:
            return PLACED[words[0]].format(words[-1])
        return WITH_CARD[words[0]].format(card(words[1]))

    def table(self, view: View, names: list[str]) -> list[str]:
        scores = array(view.facts["scores"])
        width = max(columns(name) for name in names)
        used = len(view.zone("used"))
        rounds = f"第{view.facts['round']}ラウンド（全{view.facts['rounds_to_play']}ラウンド）"
        head = f"{rounds}。山札{len(view.zone('deck'))}枚"
        lines = [f"{head}、捨て札{len(view.zone('discards')) + used}枚。" + self.alarm(view, names)]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            held = " ".join(view.zone("hand", seat))
            lines.append(f"{arrow} {seat} {padded(name, width)}  {scores[seat]:>4}点  手札：{held}")
        if view.step == "draft":
            lines += grid_lines(view.zone("grid"))
        else:
            gone = f"、ほかに使用済み{used}枚（裏向き）" if used else ""
            lines.append(f"捨て札：{discards(view) or 'なし'}{gone}")
        points = worth(view)
        if points is not None:
            lines.append(f"あなたの手札は今のままで{points}点です。")
        return lines

    def alarm(self, view: View, names: list[str]) -> str:
        """Who is out."""
        outer = view.facts["outer"]
        if outer is None:
            return ""
        if outer == view.seat:
            return "あなたはあがりを宣言しています！"
        return f"{names[whole(outer)]}さんがあがりを宣言し、これが最後の手番です！"

    def ask(self, view: View) -> str:
        if view.step != "draft":
            return ASKS[view.step]
        up = array(view.facts["up"])
        if len(up) == 2:
            return "表になっている2枚のうち1枚を取ってください。"
        return "場のカードをめくってください。" + (f"{up[0]}のカードも2枚のうちの1枚です。" if up else "")


SPEECH: Final = DogsBreathInJapanese(GLOSSARY, PHRASES)
