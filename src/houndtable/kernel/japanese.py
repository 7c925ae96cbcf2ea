# interpreted: never in a search, and compiling takes its time
"""Japanese: lists, names and options, for the speech of every game."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.options import Option
from houndtable.kernel.speech import Speech


def listed(words: list[str]) -> str:
    """Two words with と between them, more with commas."""
    return "と".join(words) if len(words) < 3 else "、".join(words)


class Players:
    """The players as sentences name them; the one who reads (None for a spectator) is あなた."""

    def __init__(self, names: list[str], me: int | None) -> None:
        self.names = names
        self.me = me

    def who(self, seat: int) -> str:
        """Somebody: あなた, Miaさん."""
        return "あなた" if seat == self.me else f"{self.names[seat]}さん"

    def all(self, seats: list[int]) -> str:
        """Several, the one who reads first."""
        return listed([self.who(seat) for seat in sorted(seats, key=lambda seat: seat != self.me)])


# What every game refuses or explains.
SENTENCES: Final = """
It is not your turn.
    あなたの番ではありません。
The game is over.
    ゲームは終わっています。
There is no other move.
    ほかにできる手はありません。
Any move will do.
    どの手でもかまいません。
It should win {} of 100 such games.
    この手なら、同じ局面100回のうち{}回ほど勝てそうです。
It should win {} of 100 such games; {} {}.
    この手なら、同じ局面100回のうち{}回ほど勝てそうです。{} なら{}回です。
"""


class Japanese(Speech):
    """What the speech of every game shares in Japanese."""

    you = "あなた"
    gap = ""

    def option(self, option: Option, players: int) -> str:
        high = players - 1 if option.seats else option.high
        kind = "席" if option.seats else "数"
        known = [f"{word}（{self.glossary.words[word]}）" for word in option.words]
        known += [f"{option.low}から{high}までの{kind}"] if high >= option.low else []
        about = f"{option.name} = {option.default}：{self.glossary.options[option.name][1]} [{option.clause}]。"
        return f"{about}選べる値：{'、'.join(known)}。"
