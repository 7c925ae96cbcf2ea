# interpreted: never in a search, and compiling takes its time
"""Why a move of Dachs is not lawful, or looks good, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.japanese import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
Your hand is empty and nothing in the row can be retrieved: draw a card.
    手札がなく、列からも取れません。カードを引いてください。
This is the last lap: you must draw at least one card.
    最後の一周です。少なくとも1枚引かなければなりません。
Cards played together must all have the same number or all the same colour.
    いっしょに出すカードは、全部同じ数字か全部同じ色でなければなりません。
Nobody holds more than {} cards.
    手札は{}枚までです。
{} is no card; a card is a number 2-5 and a colour v, b, p or s.
    {} というカードはありません。カードは2-5の数字と v、b、p、s の色です。
There are not so many {} in the box.
    {} はそんなに多くありません。
You have no {} left to place.
    置ける {} はもうありません。
You hold no {}.
    {} を持っていません。
You hold only {} {}.
    手札の {1} は{0}枚だけです。
Your hand is empty: take at least one card.
    手札がありません。少なくとも1枚取ってください。
No {} lies in the row.
    列に {} はありません。
You may retrieve no more {}: only as many as you played.
    {}はもう取れません。出した枚数までです。
{} does not lie in {} separate places of the row.
    {} は列の{}か所にはありません。
Place the cards you played.
    出したカードを列に置いてください。
Begin your turn with a play.
    番の最初にカードを出してください。
Drawing is over for this turn.
    この番ではもう引けません。
Cards are retrieved after drawing: draw or stop first.
    カードを取り戻すのは引いたあとです。先に引くか、やめてください。
Retrieving is over for this turn.
    この番ではもう取り戻せません。
You have played your cards for this turn.
    この番のカードはもう出しました。
Cards are placed after drawing and retrieving.
    カードを置くのは、引いて取り戻したあとです。
It scores {} and leaves the fewest points in your hand at the end.
    {}点になり、最後に残る手札の点が一番少なくなります。
It scores {} now and leaves a hand that can go on.
    今{}点になり、続けやすい手札が残ります。
You have to draw.
    引かなければなりません。
More cards in hand make bigger plays.
    手札が多いほど、まとめて出しやすくなります。
What you hold when the round ends counts against you.
    ラウンドの終わりに残った手札はマイナス点になります。
Your hand is good as it is.
    今の手札で十分です。
The order matters little here.
    ここでは順番はあまり関係ありません。
It goes well with your hand.
    手札とよく合います。
It goes well with your hand, and it would be pushed out next.
    手札とよく合い、次に列から外れるカードです。
vanilla
    バニラ
blue-gray
    ブルーグレー
peach
    ピーチ
sage
    セージ
"""
)
