# interpreted: never in a search, and compiling takes its time
"""The terms of Here Comes the Dog in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

COLOURS: Final = {"meat": "肉", "fire": "火", "charcoal": "炭"}
KINDS: Final = {"theft": "盗み", "feed": "えさやり", "fire fest": "火祭り", "assault": "襲撃"}

GLOSSARY: Final = Glossary(
    "イヌがきた",
    "たき火から肉を取ってイヌを手なずけましょう。炭がなくなると、イヌが襲ってきます。",
    {
        "first": ("スタートプレイヤー", "最初のラウンドを始める人"),
        "rounds": ("ラウンド数", "遊ぶラウンドの数"),
        "pick": ("取り方", "サイコロ2個の分を1本ずつ取るか、出た色から自由に2本取るか"),
        "short": ("不足", "出た色のスティックがなくなったら1本しか取れないかどうか"),
        "defence": ("防御", "ラウンド途中の襲撃で、できるだけ多くのイヌを追い払う必要があるかどうか"),
    },
    {
        "random": "ランダム",
        "per_die": "サイコロ2個の分",
        "any_shown": "出た色から自由に",
        "serve_two": "できれば2本",
        "one_only": "1本だけ",
        "free": "自由",
        "maximum": "できるだけ多く",
    },
    {
        "dogs tamed": "手なずけたイヌ",
        "dogs returned to the pack": "群れに帰ったイヌ",
        "returned to the pack": "群れに帰ったイヌ",
        "knocked out": "脱落",
        "{} villager for the tie": "同点のため村人{}人",
        "{} villagers for the tie": "同点のため村人{}人",
    },
)
