# interpreted: never in a search, and compiling takes its time
"""The terms of Dog's Breath in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

FOODS: Final = {"m": "肉", "p": "うんち", "v": "野菜"}
EXITS: Final = {"s": "鼻", "b": "お尻"}
AGES: Final = {"d": "昼", "n": "夜"}
OTHERS: Final = {"bone": "骨", "scavenger": "あさり犬", "guard": "番犬"}

GLOSSARY: Final = Glossary(
    "Dog's Breath",
    "とびきりひどい食べ物を集め、奪って守って、一番くさい手札であがりましょう。",
    {
        "first": ("スタートプレイヤー", "最初のラウンドを始める人"),
        "specials": ("特殊カード", "あさり犬と番犬をそれぞれ何枚使うか"),
        "show_seen": ("見たカードの公開", "伏せ直した場のカードを全員に見せておくかどうか"),
        "return_discard": ("捨て直し", "その番に捨て札から取ったのと同じカードを捨てること"),
        "request": ("要求", "あさり犬で手に入れるカードの決め方"),
        "go_out_minimum": ("あがりの最低点", "あがるために必要な手札の点数"),
        "go_out_super": ("スーパーコンボ限定", "あがるのにスーパーコンボが必要かどうか"),
        "turn_cap": ("手番の上限", "各自この手番数でラウンドを終えて採点します"),
        "outer_tie": ("あがりの同点", "一番よい手札が同点のときのあがった人の扱い"),
        "rounds": ("ラウンド数", "遊ぶラウンドの数"),
        "final_tie": ("最終同点", "最後のラウンドのあと首位が複数いるときの扱い"),
    },
    {
        "random": "ランダム",
        "1": "1枚ずつ",
        "4": "4枚ずつ",
        "off": "なし",
        "on": "あり",
        "allowed": "できる",
        "forbidden": "できない",
        "blind": "見ないで引く",
        "named": "名前を言う",
        "wins": "勝ち",
        "loses": "負け",
        "shared": "勝利を分け合う",
        "extra_round": "もう1ラウンド",
    },
    {
        "Meat": "肉",
        "Poop": "うんち",
        "Vege": "野菜",
        "Snout-Butt pairs": "鼻とお尻のペア",
        "all food the same": "食べ物が1種類だけ",
        "all Butts": "全部お尻",
        "all Night": "全部夜",
        "specials": "特殊カード",
        "Day Feast": "昼のごちそう",
        "Night Feast": "夜のごちそう",
        "Butcher's Dog": "肉屋の犬",
        "Boneyard": "骨の山",
        "going out": "あがり",
        "round {}": "第{}ラウンド",
    },
)
