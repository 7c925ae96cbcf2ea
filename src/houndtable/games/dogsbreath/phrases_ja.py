# interpreted: never in a search, and compiling takes its time
"""Why a move of Dog's Breath is not lawful, or looks good, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.japanese import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
The grid has no {}: it ends at {}.
    場に {} はありません。{} までです。
The card at {} has been taken.
    {} のカードはもう取られています。
Two cards are up: take one of them.
    2枚が表になっています。どちらかを取ってください。
The card at {} is up already.
    {} のカードはもう表です。
The card at {} lies face down.
    {} のカードは裏向きです。
A card left face up is turned down before anything else, or not at all.
    表のまま残ったカードを伏せ直すのは、番の最初だけです。
Turn up a second card before you take one.
    取る前にもう1枚めくってください。
{} is no card; cards are {}.
    {} というカードはありません。カードは {} です。
{} is no place; places are {} to {}.
    {} という場所はありません。場所は {} から {} までです。
Your hand is worth {}; going out takes {}.
    手札は{}点です。あがるには{}点必要です。
Going out takes a Super Combo.
    あがるにはスーパーコンボが必要です。
You hold eight cards: discard one.
    手札が8枚あります。1枚捨ててください。
Your turn ends: go out, or be done.
    番が終わります。あがる（go out）か、続ける（done）かを選んでください。
Your Scavenger lies there: offer a card for it.
    あさり犬を出しました。カードを差し出してください。
Request a kind of card.
    ほしいカードを要求してください。
You were robbed: stay out, or go on.
    カードを奪われました。あがりを続ける（stay out）か、取り消す（go on）かを選んでください。
Wait: a Guard Dog may still be played.
    お待ちください。番犬が出るかもしれません。
Wait: the player who is out was robbed, and chooses.
    お待ちください。あがった人が奪われたので、選んでいるところです。
This is the draft: turn up two cards of the grid and take one.
    ドラフト中です。場のカードを2枚めくって1枚取ってください。
The draft is over.
    ドラフトは終わっています。
No Scavenger has been played.
    あさり犬は出されていません。
This is asked of a player who is out and was robbed.
    これは、あがりを宣言したあとに奪われた人だけが選べます。
Somebody is out already.
    もうあがりを宣言した人がいます。
First draw a card, or take one of the discards.
    先にカードを引くか、捨て札を1枚取ってください。
Guard, or pass.
    防ぐ（guard）か、通す（pass）かを選んでください。
You have taken a card this turn.
    この番ではもうカードを取りました。
You hold no {}.
    {} を持っていません。
You have played a Scavenger this turn.
    この番ではもうあさり犬を出しました。
You hold no Scavenger.
    あさり犬を持っていません。
A Scavenger is played on an opponent.
    あさり犬はほかの人に出します。
No {} lies face up among the discards.
    表向きの捨て札に {} はありません。
Specials that were used lie face down and cannot be taken.
    使った特殊カードは裏向きなので取れません。
You took a {} from the discards this turn: keep it.
    この番に捨て札から {} を取りました。捨てられません。
The deck promises more than any discard.
    どの捨て札よりも山札の方が期待できます。
It does more for your hand than a card of the deck would on average.
    平均すると山札のカードより手札の役に立ちます。
Your hand misses it least.
    手札から一番なくなっても困りません。
It may spoil a good hand.
    よい手札をくずせるかもしれません。
Two new cards can only help your hand.
    新しい2枚は手札の助けになるはずです。
It would help you most.
    一番助けになります。
It goes better with your hand.
    手札とよりよく合います。
You can hope for better.
    もっとよいカードを期待できます。
You have seen it, and it would help you.
    前に見たカードで、助けになります。
Nobody knows it yet: it may be better.
    まだだれも知らないカードです。もっとよいかもしれません。
Your hand is worth more to you than the Guard Dog.
    番犬より手札の方が大切です。
It is not your hand that is robbed.
    奪われるのはあなたの手札ではありません。
Your hand is worth {}, and that may well be the best.
    手札は{}点で、一番よいかもしれません。
Your hand is worth {}; others may have more.
    手札は{}点です。ほかの人の方が高いかもしれません。
"""
)
