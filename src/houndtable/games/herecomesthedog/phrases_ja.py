# interpreted: never in a search, and compiling takes its time
"""Why a move of Here Comes the Dog is not lawful, or looks good, in Japanese."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.japanese import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
You hold no {}.
    {}を持っていません。
Only {} {} is left at the bonfire.
    たき火の{1}は残り{0}本だけです。
No {} is left at the bonfire.
    たき火に{}は残っていません。
That would take the last {}: an exchange may not end the round.
    最後の{}がなくなります。交換でラウンドを終わらせることはできません。
You steal one stick from one player, at a seat from 0 to {}.
    0から{}までの席の1人から、1本盗みます。
Dancing Villager is a game of skill with the hands; it is left out here.
    踊る村人は手先の器用さを使う遊びなので、ここにはありません。
A defence is pairs of meat and sets of fire with charcoal: 1 meat pair 2 fire sets.
    防御は肉のペアと、火と炭の組です。例：1 meat pair 2 fire sets
{} is no stick; sticks are {}.
    {} というスティックはありません。スティックは {} です。
You take one stick or two.
    取るのは1本か2本です。
Only 1 charcoal for 1 meat, 1 fire for 2 meat and 1 fire for 2 charcoal are exchanged.
    交換は、炭1本を肉1本、火1本を肉2本、火1本を炭2本だけです。
You must fend off as many dogs as you can.
    できるだけ多くのイヌを追い払わなければなりません。
You hold only {} {}.
    持っている{1}は{0}本だけです。
You hold no set of fire and charcoal.
    火と炭の組はありません。
You hold {} set of fire and charcoal.
    火と炭の組は{}組です。
You hold {} sets of fire and charcoal.
    火と炭の組は{}組です。
Only 1 dog comes: every pair and set must fend off one.
    来るイヌは1匹だけです。ペアや組はそれぞれ1匹を追い払わなければなりません。
Only {} dogs come: every pair and set must fend off one.
    来るイヌは{}匹だけです。ペアや組はそれぞれ1匹を追い払わなければなりません。
There is no Assault to defend yourself against.
    防ぐ襲撃がありません。
After an incident you roll again and cannot exchange.
    出来事のあとはもう一度振ります。交換はできません。
You are knocked out.
    あなたは脱落しています。
There is nothing for you to choose: wait for the others.
    選ぶものはありません。ほかの人を待ってください。
Dogs are coming: first choose how to defend yourself.
    イヌが来ます。先に防御を選んでください。
You have rolled the dice: this turn there is no exchange.
    サイコロを振ったので、この番では交換できません。
Nobody holds a stick you could steal: roll again.
    盗めるスティックがありません。もう一度振ってください。
You have rolled the dice.
    サイコロはもう振りました。
Sticks are taken when two dice show one colour and one another.
    スティックを取るのは、サイコロ2個が同じ色で1個が違う色のときです。
A stick is stolen when the dice show all three colours.
    盗めるのは、サイコロが3色とも違うときです。
A colour on the dice has run out at the bonfire: take one stick only.
    出た色がたき火になくなっています。1本だけ取ってください。
Two sticks can be taken, so you must take two.
    2本取れるので、2本取らなければなりません。
The dice show {} only once.
    サイコロの{}は1つだけです。
The dice show no {}.
    サイコロに{}は出ていません。
Nobody sits at seat {}.
    席{}にはだれもいません。
You cannot steal from yourself.
    自分からは盗めません。
Seat {} is knocked out and cannot be robbed.
    席{}の人は脱落しているので盗めません。
Seat {} holds no {}.
    席{}の人は{}を持っていません。
You have to roll.
    サイコロを振らなければなりません。
No exchange promises more than a roll.
    どの交換よりもサイコロの方が期待できます。
Then you hold no sticks: {} if the meat runs out, {} fainted if the charcoal does.
    そうすると手元にスティックはありません。肉がなくなれば{}、炭がなくなれば{}気絶します。
Then you hold {}: {} if the meat runs out, {} fainted if the charcoal does.
    そうすると手元は{}です。肉がなくなれば{}、炭がなくなれば{}気絶します。
It ends the round with Feed, and you tame {}.
    えさやりでラウンドが終わり、{}を手なずけます。
It ends the round with an Assault, which costs you nobody.
    襲撃でラウンドが終わりますが、村人はだれも気絶しません。
It ends the round with an Assault, which costs you villagers.
    襲撃でラウンドが終わり、村人が気絶します。
It ends the round, and nothing happens.
    ラウンドが終わり、何も起こりません。
1 dog comes; you fend off {}, and nobody faints.
    イヌが1匹来ます。{}匹追い払い、だれも気絶しません。
1 dog comes; you fend off {}, and 1 villager faints.
    イヌが1匹来ます。{}匹追い払い、村人1人が気絶します。
{} dogs come; you fend off {}, and nobody faints.
    イヌが{}匹来ます。{}匹追い払い、だれも気絶しません。
{} dogs come; you fend off {}, and 1 villager faints.
    イヌが{}匹来ます。{}匹追い払い、村人1人が気絶します。
{} dogs come; you fend off {}, and {} villagers faint.
    イヌが{}匹来ます。{}匹追い払い、村人{}人が気絶します。
An Assault is reckoned with the best defence.
    襲撃は一番よい防御をした場合です。
odds
    確率
the next roll
    次のサイコロ
you
    あなた
seat {}
    席{}
one of each: Theft
    3色：盗み
2 {}, 1 {}
    {}2・{}1
3 fire: Fire Fest
    火3：火祭り
- 2 {}: no event
    - {}2本：出来事なし
- {}: no event
    - {}：出来事なし
3 meat: Feed
    肉3：えさやり
3 charcoal: Assault
    炭3：襲撃
- 2 {}: Feed
    - {}2本：えさやり
- 2 {}: Assault
    - {}2本：襲撃
- {}: Feed
    - {}：えさやり
- {}: Assault
    - {}：襲撃
out
    脱落
all faint
    全員気絶
{} faint
    {}人気絶
+{} dog
    +{}匹
+{} dogs
    +{}匹
takes {}
    {}本取る
again
    もう一度
steals
    盗む
may lose 1
    1本損も
{} sticks
    {}本
-1 stick
    -1本
meat
    肉
fire
    火
charcoal
    炭
meat fire
    肉と火
meat charcoal
    肉と炭
fire charcoal
    火と炭
{} meat
    肉{}本
{} fire
    火{}本
{} charcoal
    炭{}本
{} meat and {} fire
    肉{}本と火{}本
{} meat and {} charcoal
    肉{}本と炭{}本
{} fire and {} charcoal
    火{}本と炭{}本
{} meat, {} fire and {} charcoal
    肉{}本、火{}本、炭{}本
1 dog
    イヌ1匹
{} dogs
    イヌ{}匹
1 villager
    村人1人が
{} villagers
    村人{}人が
"""
)
