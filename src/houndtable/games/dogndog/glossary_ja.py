# interpreted: never in a search, and compiling takes its time
"""The terms of Dog'n Dog in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

ACCESSORIES: Final = {"food": "フード", "bone": "ホネ", "disc": "ディスク"}
HOW: Final = {"tsumo": "ツモ", "ron": "ロン"}

GLOSSARY: Final = Glossary(
    "Dog'n Dog",
    "5枚で遊ぶ小さな麻雀です。2枚組と3枚組で3点以上の手を作ります。",
    {
        "first": ("最初の親", "最初に親になる人"),
        "laps": ("周回数", "全員が親を務める回数"),
        "furiten": ("フリテン", "自分の捨て札でロンできなくなるのは、その種類だけか、すべてのロンか"),
        "missed_ron": ("見逃し", "ロンを見逃した種類を自分の捨て札として扱うかどうか"),
        "richi_needs": ("リーチの条件", "リーチに必要なもの"),
        "yakuman": ("役満", "役満が点数の代わりになるか、よい方を取るか"),
        "tie": ("同点", "同点のときの勝者"),
        "declarations": ("宣言", "正しい宣言だけを選べるか、まちがった宣言に罰があるか"),
    },
    {
        "random": "ランダム",
        "per_kind": "その種類だけ",
        "whole_hand": "すべてのロン",
        "free": "自由",
        "furiten": "捨て札とみなす",
        "shape": "形だけ",
        "three_points": "3点以上",
        "replaces": "点数の代わり",
        "best_of_both": "よい方を取る",
        "shared": "勝利を分け合う",
        "nearest_first_parent": "最初の親に近い人",
        "guarded": "正しい宣言だけ",
    },
    {
        "ron": "ロン",
        "discard for a ron": "ロンされた捨て札",
        "tsumo of the Parent": "親のツモ",
        "tsumo as Parent": "親でツモ",
        "tsumo of a Child": "子のツモ",
        "tsumo as Child": "子でツモ",
        "Drawing win": "流局勝ち",
        "Drawing win of a Child": "子の流局勝ち",
        "false declarations": "まちがった宣言",
        "Tanyao": "タンヤオ",
        "ToiToi": "トイトイ",
        "Chanta": "チャンタ",
        "Food": "フード",
        "Bone": "ホネ",
        "Disc": "ディスク",
        "Tsumo": "ツモ",
        "Ri-chi": "リーチ",
        "HaiTei": "ハイテイ",
        "Red number": "赤い数字",
        "Dora": "ドラ",
        "Ippatsu": "一発",
        "Ura-Dora": "裏ドラ",
        "Parent Bonus": "親ボーナス",
        "Ten-ho": "天和",
        "Chi-ho": "地和",
        "All Red": "オールレッド",
        "Tsu-I-So": "字一色",
        "Chin-Lo-To": "清老頭",
    },
)

# Why a declaration was false, by the clause it broke.
WRONG: Final = {
    "4.1": "手が完成していません。",
    "4.4": "手は完成していますが、点数が足りません。",
    "5.3": "自分の捨て札のためにこのロンはできません。",
    "5.5": "前に見逃したロンのためにこのロンはできません。",
}
