# interpreted: never in a search, and compiling takes its time
"""The terms of Dachs in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

COLOURS: Final = {"v": "バニラ", "b": "ブルーグレー", "p": "ピーチ", "s": "セージ"}

GLOSSARY: Final = Glossary(
    "ダックス",
    "そろったダックスフントを出し、使えるカードを取り戻し、最下位を避けるカードゲームです。",
    {
        "first": ("スタートプレイヤー", "最初のラウンドを始める人"),
        "target": ("目標点", "だれかが届くと、ラウンドが最後の一周に入る点数"),
        "lives": ("ライフ", "全員が最初に持つライフの数"),
        "everyone_out": ("全員脱落", "全員が同時に最後のライフを失ったときの扱い"),
        "board": ("スコアボード", "スコアボードの使う面"),
    },
    {
        "random": "ランダム",
        "no_winner": "勝者なし",
        "replay_round": "ラウンドをやり直す",
        "a": "A面",
        "b": "B面",
    },
    {
        "cards played": "出したカード",
        "empty-hand bonus": "手札ゼロのボーナス",
        "left in hand": "残った手札",
        "lives at the start": "最初のライフ",
        "last in round {}": "第{}ラウンドで最下位",
    },
)
