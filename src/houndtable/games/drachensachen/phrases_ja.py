# interpreted: never in a search, and compiling takes its time
"""Why a move of Drachensachen is not lawful, or looks good, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.japanese import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
None of your open Remainders is a {}.
    表の残り札に {} はありません。
There is no seat {} at this table.
    このテーブルに席{}はありません。
Choose another player than yourself.
    自分以外の人を選んでください。
You owe {} cards: push with a 4 or a Protecto, or draw them first.
    {}枚引かなければなりません。4かプロテクトで回すか、先に引いてください。
You are to miss this turn: only a Protecto passes that on.
    1回休みです。次へ回せるのはプロテクトだけです。
You draw {}, no more and no fewer.
    引くのはちょうど{}枚です。
Draw what you owe first: hidden Remainders do not answer a 4 at this table.
    先に引いてください。このテーブルでは裏の残り札で4に答えられません。
You have chosen; the others have not yet.
    あなたは選びました。ほかの人を待っています。
First exchange a card, or keep what you have.
    先にカードを交換するか、そのまま残してください。
You face a {}: play that or higher, or a dragon.
    場は {} です。それ以上かドラゴンを出してください。
On a 6 only a 6 or a higher monster may be played.
    6の上には6以上のモンスターしか出せません。
A 9 may not be played on a dragon.
    ドラゴンの上に9は出せません。
On a 3 only a 1, a 2 or a dragon may be played.
    3の上には1か2かドラゴンしか出せません。
A dragon may not be played on a 6.
    6の上にドラゴンは出せません。
From 1 to {} equal cards are played at once, so that at most {} lie in a row.
    一度に出せる同じカードは1枚から{}枚までで、続くのは{}枚までです。
{} is no card; a card is one of {}.
    {} というカードはありません。カードは {} のどれかです。
You owe {} cards: push that on, or draw.
    {}枚引かなければなりません。次へ回すか、引いてください。
There is nothing to keep: cards are exchanged before the first turn only.
    残すものはありません。交換は最初の番の前だけです。
Turn round or go on?
    向きを変える（reverse）か、そのまま（go on）かを選んでください。
Cards are exchanged before the first turn only.
    交換は最初の番の前だけです。
First draw what you owe; then you may throw out sets.
    先に引いてください。4枚組を捨てるのはそのあとです。
You do not have to miss this turn.
    休む必要はありません。
Only a 7 just played can turn the direction round.
    向きを変えられるのは、7を出した直後だけです。
Only a 9 just played lifts an open Remainder.
    表の残り札を取れるのは、9を出した直後だけです。
Only a 2 just played makes somebody draw of your hand.
    手札から引かせられるのは、2を出した直後だけです。
You owe no cards.
    引かなければならないカードはありません。
Choose who draws a card of your hand.
    だれに手札から引かせるか選んでください。
Take one of your open Remainders into your hand.
    表の残り札を1枚手札に加えてください。
You are to miss this turn.
    1回休みです。
You have only hidden Remainders.
    裏の残り札しかありません。
You have no hand: play your open Remainders alone.
    手札がないので、表の残り札だけを出してください。
You hold only {} x {}.
    手札の {1} は{0}枚だけです。
You hold no {}.
    {} を持っていません。
Among your open Remainders there is only {} x {}.
    表の残り札の {1} は{0}枚だけです。
Among your open Remainders there is no {}.
    表の残り札に {} はありません。
Open Remainders go with your last hand cards only, all alike and all played.
    表の残り札をいっしょに出せるのは、手札が全部同じカードで、それを出し切るときだけです。
You do not have so many open {}.
    表の {} はそんなにありません。
Four in a row at most: there is room for {} more {}.
    続くのは4枚までです。{1} はあと{0}枚出せます。
There is no pile to take.
    取れるカードが場にありません。
You have only hidden Remainders: try one of them.
    裏の残り札しかありません。どれかを出してください。
In the extra turn of a Nullo you must play if you can.
    ヌロの追加の番では、出せるなら出さなければなりません。
A set is four equal hand cards, and you hold {} x {}.
    4枚組は同じ手札4枚です。{1} は{0}枚しかありません。
This set fits: play it as four, or keep it.
    この4枚組は場に出せます。4枚で出すか、残してください。
Hidden Remainders are played when your hand and your open ones are gone.
    裏の残り札を出すのは、手札と表の残り札がなくなってからです。
You have only {} hidden Remainders.
    裏の残り札は{}枚だけです。
Your last cards will be the open ones: let them be good ones.
    最後に残るのは表の残り札です。よいカードにしておきましょう。
Four cards are gone at once.
    一度に4枚なくなります。
It helps most where few cards are left.
    残りカードの少ない人に渡すのが一番です。
It is the one you will miss least.
    一番なくなっても困らないカードです。
One is as good as the other.
    どれでも同じです。
The cards that could push this on are worth more later.
    次へ回せるカードは、あとの方が役に立ちます。
What you could play is worth more later.
    出せるカードは、あとの方が役に立ちます。
The cards that could answer are worth more later.
    答えられるカードは、あとの方が役に立ちます。
Your open Remainders are good as they are.
    表の残り札は今のままで十分です。
So it is the turn of somebody with more cards left, or yours.
    カードの多い人か、あなたの番になります。
So it is the turn of somebody with more cards left, or of the other.
    カードの多い人か、相手の番になります。
Somebody else is to draw {} cards or more.
    ほかの人が{}枚以上引くことになります。
Somebody else is to miss a turn.
    ほかの人が1回休みになります。
A dragon gets you out of this.
    ドラゴンで切り抜けられます。
It is among the cards you need least.
    あまり必要のないカードです。
The next player is nearly out of cards, and this is hard to follow.
    次の人のカードは残りわずかで、これには続けにくいはずです。
It gets rid of cards that will be hard to play later.
    あとで出しにくいカードを手放せます。
"""
)
