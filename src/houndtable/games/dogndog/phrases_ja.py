# interpreted: never in a search, and compiling takes its time
"""Why a move of Dog'n Dog is not lawful, or looks good, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.japanese import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
Your hand is complete but worth only {} of the {} points needed.
    手は完成していますが、必要な{1}点のうち{0}点しかありません。
With {} your hand is not complete: two of a kind, and three or a run.
    {}では手が完成しません。同じ2枚と、同じ3枚か連番が必要です。
{} lies among your own discards, so you cannot ron it.
    自分の捨て札に{}があるので、ロンできません。
You passed a ron with {} in this round.
    このラウンドで{}のロンを見逃しています。
A kind you wait for lies among your own discards, so you can ron nothing.
    待っている種類が自分の捨て札にあるので、どのカードでもロンできません。
You discard one card at a time.
    捨てるのは1枚ずつです。
{} is no card; a card is 1 to 6, 1r to 6r, food, bone or disc.
    {} というカードはありません。カードは1から6、1rから6r、food、bone、disc です。
You have answered already.
    もう答えています。
This is your own discard.
    自分の捨て札です。
You are not asked, so there is nothing to pass.
    聞かれていないので、見送るものはありません。
First answer: ron or pass.
    先に ron か pass で答えてください。
There is no discard to answer to now.
    今は答える捨て札がありません。
You hold no {}.
    {} を持っていません。
Without {} your four cards are more than one card short of a complete hand.
    {} を捨てると、残り4枚はあと1枚では完成しません。
After Ri-chi you discard the card you draw: {}.
    リーチのあとは引いたカードを捨てます：{}。
You have declared Ri-chi already.
    もうリーチを宣言しています。
The deck is empty: it is too late for Ri-chi.
    山札がないので、リーチはもうできません。
No card that completes the four you would keep is worth 3 points with Ri-chi and tsumo.
    残す4枚は、どのカードで完成してもリーチとツモで3点になりません。
You could not finish with it.
    これではあがれません。
It finishes your hand, for 1 trophy at the least.
    これであがりです。少なくともトロフィー1個です。
It finishes your hand, for {} trophies at the least.
    これであがりです。少なくともトロフィー{}個です。
After Ri-chi there is nothing else to do.
    リーチのあとはほかにできることがありません。
You are ready and wait for {}; {} cards not seen yet.
    あと1枚で完成です。待ちは{}、まだ見えていないカードは{}枚です。
You are ready and wait for {}; 1 card not seen yet.
    あと1枚で完成です。待ちは{}、まだ見えていないカードは1枚です。
You are ready and wait for {}; {} cards not seen yet. Ri-chi is worth a point.
    あと1枚で完成です。待ちは{}、まだ見えていないカードは{}枚です。リーチは1点になります。
You are ready and wait for {}; 1 card not seen yet. Ri-chi is worth a point.
    あと1枚で完成です。待ちは{}、まだ見えていないカードは1枚です。リーチは1点になります。
It is safe: whoever declared Ri-chi has discarded the same.
    安全です。リーチした人も同じものを捨てています。
With what is left you could be ready soon: {} cards would do.
    残りのカードで、もうすぐあと1枚になります。役立つカードは{}枚です。
With what is left you could be ready soon: 1 card would do.
    残りのカードで、もうすぐあと1枚になります。役立つカードは1枚です。
It helps you least.
    一番役に立たないカードです。
Food
    フード
Bone
    ホネ
Disc
    ディスク
a red {}
    赤{}
a {}
    {}
{} or {}
    {}か{}
"""
)
