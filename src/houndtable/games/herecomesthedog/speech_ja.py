# interpreted: never in a search, and compiling takes its time
"""How Here Comes the Dog reads to a person, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.glossary_ja import COLOURS, GLOSSARY, KINDS
from houndtable.games.herecomesthedog.phrases_ja import PHRASES
from houndtable.games.herecomesthedog.speech_parts import defence_of, numbers_of
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.japanese import Japanese, Players, listed
from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import View

ENDS: Final = {
    "feed": "最後の肉が取られました。えさやりです！",
    "assault": "最後の炭が取られ、火が消えました。襲撃です！",
    "nothing": "肉と炭が同時になくなりました。何も起こりません。",
}


def sticks_in_words(numbers: list[int]) -> str:
    """Sticks by their numbers of each colour: 肉2本と火1本."""
    return listed([f"{name}{number}本" for number, name in zip(numbers, COLOURS.values()) if number])


def sticks(texts: Json) -> str:
    """Sticks one by one in words: 肉2本と火1本; スティックなし if there are none."""
    return sticks_in_words(numbers_of(texts)) or "スティックなし"


def dice(texts: Json) -> str:
    """What dice show: 肉2つと火1つ."""
    return listed([f"{name}{number}つ" for number, name in zip(numbers_of(texts), COLOURS.values()) if number])


def used(pairs: int, sets: int) -> str:
    """The sticks of a defence."""
    return sticks_in_words([2 * pairs, sets, sets])


class HereComesTheDogInJapanese(Japanese):
    """Here Comes the Dog in Japanese."""

    def primer(self) -> list[str]:
        return [
            "イヌを手なずけましょう！ たき火には肉・火・炭のスティックがあります。"
            "自分の番にはサイコロを3個振り、出た色のスティックを2本取ります。代わりに1本を交換することもできます。",
            "最後の肉が取られると、全員が持っている肉2本につきイヌを1匹手なずけます。"
            "先に炭がなくなると、持っている肉1本につきイヌが1匹襲ってきます。"
            "肉2本で1匹、火と炭の1組で1匹を追い払えます。防げなかった1匹につき村人が1人気絶します。"
            "村人が全員気絶すると、あなたのイヌは逃げてしまいます。",
            "サイコロが3色とも違えばスティックを1本盗みます。3個とも同じなら、全員に同時に何かが起こります。",
            "最後のラウンドのあと、イヌが一番多い人の勝ちです。",
        ]

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        players = Players(names, me)
        name = told["event"]
        if name == "round":
            starter = players.who(whole(told["first"]))
            return f"第{told['round']}ラウンド（全{told['rounds']}ラウンド）の始まりです。{starter}から始めます。"
        if name == "choosing":
            return f"{players.all([whole(seat) for seat in array(told['seats'])])}が防御を選びます。"
        if name == "round over":
            return f"第{told['round']}ラウンドが終わりました。\n{ENDS[str(told['how'])]}"
        if name == "game over":
            winners = [whole(seat) for seat in array(told["winners"])]
            won = f"{players.all(winners)}の勝ちです。" if winners else "全員が脱落し、勝者はいません。"
            return f"ゲーム終了です。{won}"
        if "seat" in told:
            return self.deed(told, players, players.who(whole(told["seat"])))
        return self.to_all(told, players)

    def deed(self, told: dict[str, Json], players: Players, who: str) -> str:
        """What somebody did or met with."""
        name = told["event"]
        if name == "rolled":
            kind = KINDS.get(str(told["kind"]))
            return f"{who}のサイコロは{dice(told['dice'])}です。{f'{kind}です！' if kind else ''}"
        if name == "took":
            return f"{who}は{sticks(told['sticks'])}を取りました。"
        if name == "exchanged":
            return f"{who}は{COLOURS[str(told['gave'])]}1本を{sticks(told['took'])}に交換しました。"
        if name == "nobody to rob":
            return f"ほかにスティックを持つ人がいないので、{who}はもう一度振ります。"
        if name == "stole":
            return f"{who}は{players.who(whole(told['from']))}から{COLOURS[str(told['stick'])]}を1本盗みました。"
        if name == "chose":
            what = ""
            if "defence" in told:
                what = f"（{used(*defence_of(str(told['defence']))) or '使わない'}）"
            return f"{who}は防御を選びました{what}。"
        return self.fallen(told, who)

    def fallen(self, told: dict[str, Json], who: str) -> str:
        """Nobody stands any more, the dogs leave, and some stand again or it is over."""
        left = f"イヌ{told['returned']}匹が群れに帰ります。" if told["returned"] else ""
        fell = f"{who}の村人は全員気絶しました。{left}"
        if told["event"] == "knocked out":
            return f"{fell}{who}は脱落です。"
        return f"{fell}村人{told['villagers']}人が立ち上がります。"

    def to_all(self, told: dict[str, Json], players: Players) -> str:
        """What happened to everybody at once."""
        seats = range(len(players.names))
        who = [players.who(seat) for seat in seats]
        if told["event"] == "fed":
            tamed = array(told["tamed"])
            words = [f"{who[seat]}はイヌを{tamed[seat]}匹手なずけました。" for seat in seats if tamed[seat]]
            return "\n".join(words) or "だれもイヌを手なずけられませんでした。"
        if told["event"] == "fire fest":
            fires = array(told["fires"])
            words = [f"{who[seat]}は火を{fires[seat]}本戻しました。" for seat in seats if fires[seat]]
            return "\n".join(words) or "だれも火を持っていません。"
        words = [self.assaulted(told, seat, who[seat]) for seat in seats if array(told["came"])[seat]]
        return "\n".join(words) or "だれも肉を持っていないので、イヌは来ません。"

    def assaulted(self, told: dict[str, Json], seat: int, who: str) -> str:
        """What an Assault did to one player, and what they used."""
        came, fended, fainted = [whole(array(told[name])[seat]) for name in ("came", "fended", "fainted")]
        means = ""
        if "pairs" in told:
            means = f"{used(whole(array(told['pairs'])[seat]), whole(array(told['sets'])[seat]))}で"
        off = f"{means}{fended}匹を追い払い、" if fended else ""
        fell = f"村人{fainted}人が気絶しました。" if fainted else "だれも気絶しませんでした。"
        return f"{who}にイヌが{came}匹襲いかかり、{off}{fell}"

    def move(self, text: str) -> str:
        words = text.split()
        if words[0] == "take":
            return f"{sticks(list(words[1:]))}を取る"
        if words[0] == "exchange":
            number = words[2] if len(words) > 3 else "1"
            return f"{COLOURS[words[1]]}1本を{COLOURS[words[-1]]}{number}本に交換する"
        if words[0] == "steal":
            return f"席{words[4]}の人から{COLOURS[words[1]]}を1本盗む"
        if words[0] == "defend":
            pairs, sets = defence_of(" ".join(words[1:]))
            if pairs + sets == 0:
                return "何も使わず、スティックを全部残す"
            return f"{used(pairs, sets)}でイヌ{pairs + sets}匹を追い払う"
        return "サイコロを振る"

    def table(self, view: View, names: list[str]) -> list[str]:
        facts = view.facts
        tamed, villagers = array(facts["scores"]), array(facts["lives"])
        width = max(columns(name) for name in names)
        lines = [
            f"第{facts['round']}ラウンド（全{facts['rounds_to_play']}ラウンド）。"
            f"たき火：{sticks(list(view.zone('bonfire')))}。群れ：イヌ{facts['pack']}匹。"
        ]
        for seat, name in enumerate(names):
            arrow = ">" if seat in view.waiting else " "
            standing = f"村人{villagers[seat]}人  {sticks(list(view.zone('sticks', seat)))}"
            shown = standing if villagers[seat] else "脱落"
            lines.append(f"{arrow} 席{seat}  {padded(name, width)}  イヌ{tamed[seat]:>2}匹  {shown}")
        return lines

    def ask(self, view: View) -> str:
        facts = view.facts
        if view.step == "roll":
            if facts["again"]:
                return "もう一度サイコロを振ってください。"
            if facts["can_exchange"]:
                return "サイコロを振りますか、スティックを交換しますか？"
            return "サイコロを振ってください。"
        if view.step == "take":
            return f"サイコロは{dice(facts['dice'])}です。どのスティックを取りますか？"
        if view.step == "steal":
            return "サイコロは3色とも違います。どのスティックを盗みますか？"
        came = view.zone("sticks", view.seat).count("meat")
        return f"イヌが{came}匹襲ってきます。防御に使ったスティックはたき火に戻ります。"


SPEECH: Final = HereComesTheDogInJapanese(GLOSSARY, PHRASES)
