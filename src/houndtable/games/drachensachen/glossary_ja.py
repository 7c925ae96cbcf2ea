# interpreted: never in a search, and compiling takes its time
"""The terms of Drachensachen in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import Glossary

DRAGONS: Final = {"nullo": "ヌロ", "extermino": "エクステルミノ", "protecto": "プロテクト"}
CURSES: Final = {
    "many monsters 6": "モンスターだらけ6",
    "many monsters 7": "モンスターだらけ7",
    "many monsters 8": "モンスターだらけ8",
    "unknowing 4/2": "何も知らない4/2",
    "unknowing 5/1": "何も知らない5/1",
    "unknowing 4/1": "何も知らない4/1",
    "chaos": "カオス",
}
ABILITIES: Final = {
    "dragons are quick": "すばやいドラゴン",
    "envious monsters": "うらやむモンスター",
    "small but nice": "小さくてもすごい",
    "monsterball": "モンスター送り",
    "roundabout": "ぐるりと回れ",
    "golden feathers": "黄金の羽根",
    "open secrets": "公然の秘密",
}
# What an ability means, for the moment it comes into play.
MEANING: Final = {
    "dragons are quick": "ヌロを出したらもう一度プレイします",
    "envious monsters": "ドラゴンを出した人はカードを1枚引きます",
    "small but nice": "9に対して1で答えられます",
    "monsterball": "2を1枚出すごとに、だれかがあなたの手札から無作為に1枚引きます",
    "roundabout": "7で進む向きを変えられます",
    "golden feathers": "最後に残った8は金貨を失わせず、1枚もたらします",
    "open secrets": "9を1枚出すごとに、表の残り札を1枚手札に加えます",
}

GLOSSARY: Final = Glossary(
    "ドラッヘンザッヘン",
    "モンスターを手放して、ドラゴン・キンの金貨はほかの人に払わせましょう。",
    {
        "first": ("スタートプレイヤー", "最初のラウンドを始める人"),
        "hoard": ("財宝", "だれかがこれだけ金貨を失うとゲームが終わります"),
        "curses": ("呪い", "ラウンドの勝者が呪いを引きます"),
        "abilities": ("能力", "ラウンドごとに加わる新しい能力が、ずっと残るか1ラウンドだけか"),
        "hidden_coins": ("裏の残り札", "金貨を失う裏の残り札"),
        "fitting_set": ("出せる4枚組", "場に出せる4枚組を捨ててよいか、出さなければならないか"),
        "answer_four": ("4への答え", "引かずに4に答えられるドラゴン"),
        "blind_push": ("見ないで答える", "ハウスルール：4に裏の残り札で、見ないで答える"),
        "answer_five": ("5への答え", "ハウスルール：5でも5に答えられる"),
        "multi_protecto": ("複数のプロテクト", "ハウスルール：プロテクトを重ねると先まで届く"),
        "stalemate": ("こう着", "堂々めぐりになったラウンドを終わらせるかどうか"),
        "many_monsters_6": ("モンスターだらけ6", "呪い「モンスターだらけ6」"),
        "many_monsters_7": ("モンスターだらけ7", "呪い「モンスターだらけ7」"),
        "many_monsters_8": ("モンスターだらけ8", "呪い「モンスターだらけ8」"),
        "unknowing_4_2": ("何も知らない4/2", "呪い「何も知らない4/2」"),
        "unknowing_5_1": ("何も知らない5/1", "呪い「何も知らない5/1」"),
        "unknowing_4_1": ("何も知らない4/1", "呪い「何も知らない4/1」"),
        "chaos": ("カオス", "呪い「カオス」"),
        "dragons_are_quick": ("すばやいドラゴン", "能力「すばやいドラゴン」"),
        "envious_monsters": ("うらやむモンスター", "能力「うらやむモンスター」"),
        "small_but_nice": ("小さくてもすごい", "能力「小さくてもすごい」"),
        "monsterball": ("モンスター送り", "能力「モンスター送り」"),
        "roundabout": ("ぐるりと回れ", "能力「ぐるりと回れ」"),
        "golden_feathers": ("黄金の羽根", "能力「黄金の羽根」"),
        "open_secrets": ("公然の秘密", "能力「公然の秘密」"),
    },
    {
        "random": "ランダム",
        "off": "なし",
        "on": "あり",
        "cumulative": "ずっと残る",
        "one_round": "1ラウンドだけ",
        "uncovered": "おおわれていないもの",
        "all": "すべて",
        "none": "失わない",
        "may": "捨ててよい",
        "must": "出さなければならない",
        "protecto": "プロテクトだけ",
        "any_dragon": "どのドラゴンでも",
        "fives_too": "5でもよい",
        "score": "終わらせて採点する",
    },
    {
        "won the round": "ラウンドに勝利",
        "hand": "手札",
        "open Remainders": "表の残り札",
        "hidden Remainders": "裏の残り札",
        "golden feathers": "黄金の羽根",
        "beyond the cap of {}": "上限{}枚を超えた分",
        "round {}": "第{}ラウンド",
    },
)
