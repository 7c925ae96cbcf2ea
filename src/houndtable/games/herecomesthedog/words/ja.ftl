### Here Comes the Dog. How a catalogue is made: docs/translating.md

title = イヌがきた
about = 焚き火から肉を取ってイヌを手なずけましょう。ただし、先に炭がなくなるとイヌが襲ってきます。

## What a newcomer has to know, in short paragraphs

primer-1 = イヌを手なずけましょう！焚き火のまわりには肉・火・炭のスティックがあります。手番にはダイスを3個振り、出た色のスティックを2本取ります。代わりにスティックを1本交換することもできます。
primer-2 = 最後の肉が取られると、全員が持っている肉2本につきイヌを1匹手なずけます。先に炭がなくなると、持っている肉1本につきイヌが1匹襲ってきます。肉2本で1匹、火と炭1本ずつの組でも1匹を追い払えます。追い払えなかったイヌ1匹につき、村人が1人倒れます。村人が全員倒れると、あなたのイヌは逃げてしまいます。
primer-3 = ダイスが3個とも違う色なら、スティックを1本盗みます。3個とも同じ色なら、全員に同時にハプニングが起こります。
primer-4 = 最後のラウンドが終わったとき、イヌが一番多い人の勝ちです。

## Pieces

stick-meat = 肉
stick-fire = 火
stick-charcoal = 炭
stick-hidden = スティック
# A number of equal sticks: "2 meat".
stick-counted = { $item }{ $count }本
# What a die shows.
die-meat = 肉
die-fire = 火
die-charcoal = 炭
die-counted = { $item }{ $count }つ
kind-sticks = スティック
kind-theft = 盗み
kind-feed = 餌づけ
kind-fire-fest = 火祭り
kind-assault = 襲撃

## What lies on the table

zone-bonfire = 焚き火
zone-sticks = スティック
fact-scores = イヌ
fact-lives = 村人
fact-turn = 手番
fact-turns = 終わった手番の数
fact-dice = ダイス
fact-pack = 群れ
fact-tamed = 手なずけた数
fact-falls = 村人が全員倒れた回数
fact-defences = 防御
fact-incidents = ハプニング
fact-again = もう一度振る
fact-can_exchange = 交換できる
fact-ways_to_take = スティックの取り方の数
fact-to_take = 取るスティックの数
fact-coming = 襲撃で来るイヌ
fact-fainted = 倒れた村人
ending-feed = 餌づけ
ending-assault = 襲撃
ending-nothing = 何も起こらず
ending-broken-off = 途中で終了

## Options

option-first = スタートプレイヤー
    .about = 最初のラウンドをだれから始めるか
option-first-random = ランダム
option-rounds = ラウンド数
    .about = 何ラウンド遊ぶか
option-pick = スティックの取り方
    .about = 2本それぞれにダイスが1個ずつ必要か、出た色から自由に2本取れるか
option-pick-per-die = ダイス1個につき1本
option-pick-any-shown = 出た色から自由に
option-short = 色がなくなったとき
    .about = 出た色のスティックが焚き火に残っていないとき、何本取るか
option-short-serve-two = できれば2本
option-short-one-only = 1本だけ
option-defence = 防御
    .about = ラウンド途中の襲撃で、できるだけ多くのイヌを追い払わなければならないか
option-defence-free = 自由に選べる
option-defence-maximum = できるだけ多く

## Moves, as an offer

move-roll = ダイスを振る
move-take = { $sticks }を取る
move-exchange-one = { $gave }1本を{ $took }1本に交換する
move-exchange-two = { $gave }1本を{ $took }{ $count }本に交換する
move-steal = { $owner }さんから{ $stick }を1本盗む
move-defend-nothing = 何も使わず、スティックを全部残す
move-defend-pairs = 肉のペア{ $pairs }組でイヌ{ $pairs }匹を追い払う
move-defend-sets = 火{ $sets }本と炭{ $sets }本でイヌ{ $sets }匹を追い払う
move-defend-both = 肉のペア{ $pairs }組でイヌ{ $pairs }匹、火{ $sets }本と炭{ $sets }本で{ $sets }匹を追い払う

## Questions

ask-roll =
    { $again ->
        [yes] もう一度ダイスを振ってください。
       *[no]
            { $can_exchange ->
                [yes] ダイスを振りますか、スティックを交換しますか？
               *[no] ダイスを振ってください。
            }
    }
ask-take =
    ダイスは{ $dice }です。{ $ways_to_take ->
        [1] スティックを{ $to_take }本取ってください。
       *[other] どのスティックを取りますか？
    }
ask-steal = 3個とも違う色です。どのスティックを盗みますか？
ask-defend = イヌが{ $coming }匹襲ってきます。防御に使ったスティックは焚き火に戻ります。

## Events

event-round =
    第{ $round }ラウンド（全{ $rounds }）の始まりです。{ $first-is ->
        [you] あなたから始めます。
       *[other] { $first }さんから始めます。
    }
event-rolled =
    { $seat-is ->
        [you] あなたのダイスは
       *[other] { $seat }さんのダイスは
    }{ $dice }です。{ $kind-is ->
        [sticks] { "" }
       *[other] { $kind }です！
    }
event-took =
    { $seat-is ->
        [you] あなたが
       *[other] { $seat }さんが
    }{ $sticks }を取りました。
event-exchanged =
    { $seat-is ->
        [you] あなたが
       *[other] { $seat }さんが
    }{ $gave }1本を{ $took }に交換しました。
event-nobody-to-rob =
    ほかにスティックを持っている人がいないので、{ $seat-is ->
        [you] あなたが
       *[other] { $seat }さんが
    }もう一度振ります。
event-stole =
    { $seat-is ->
        [you] あなたが
       *[other] { $seat }さんが
    }{ $from-is ->
        [you] あなたから
       *[other] { $from }さんから
    }{ $stick }を1本盗みました。
event-choosing =
    { $seats-is ->
        [you] あなたが防御を選びます。
       *[other] { $seats }が防御を選びます。
    }
event-chose-hidden =
    { $seat-is ->
        [you] あなたが
       *[other] { $seat }さんが
    }防御を選びました。
event-chose-open =
    { $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }{ $used-is ->
        [none] 防御をしません。
       *[other] { $used }で防御します。
    }
event-fed-each =
    { $seat-is ->
        [you] あなたが
       *[other] { $seat }さんが
    }イヌを{ $tamed }匹手なずけました。
event-fed-none = だれもイヌを手なずけられませんでした。
event-fire-fest-each =
    { $seat-is ->
        [you] あなたが
       *[other] { $seat }さんが
    }火を{ $fires }本戻しました。
event-fire-fest-none = だれも火を持っていません。
event-assaulted-each =
    { $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }イヌ{ $came }匹に襲われ、{ $fended ->
        [0] { "" }
       *[other]
            { $used-is ->
                [none] { "" }
               *[other] { $used }で
            }{ $fended }匹を追い払い、
    }{ $fainted ->
        [0] 村人は1人も倒れませんでした。
       *[other] 村人が{ $fainted }人倒れました。
    }
event-assaulted-none = だれも肉を持っていないので、イヌは来ません。
event-restored =
    { $seat-is ->
        [you] あなたの
       *[other] { $seat }さんの
    }村人は全員倒れました。{ $returned ->
        [0] { "" }
       *[other] イヌ{ $returned }匹が群れに帰ります。
    }村人{ $villagers }人が起き上がります。
event-knocked-out =
    { $seat-is ->
        [you] あなたの
       *[other] { $seat }さんの
    }村人は全員倒れました。{ $returned ->
        [0] { "" }
       *[other] イヌ{ $returned }匹が群れに帰ります。
    }{ $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }脱落です。
event-round-over =
    第{ $round }ラウンドが終わりました。{ $how-is ->
        [feed] 最後の肉が取られました。餌づけです！
        [assault] 最後の炭が取られ、火が消えました。襲撃です！
       *[other] 肉と炭が同時になくなりました。何も起こりません。
    }
event-game-over =
    ゲーム終了です。{ $winners-is ->
        [none] 全員が脱落したので、勝者はいません。
        [you] あなたの勝ちです！
       *[other] { $winners }の勝ちです！
    }

## Why a move is not possible

reason-over = ゲームは終わっています。
reason-out = あなたは脱落しています。
reason-not-your-turn = あなたの手番ではありません。
reason-rolled-already = ダイスはもう振りました。
reason-no-stick-roll = スティックを取れるのは、ダイス2個が同じ色で1個が違う色のときだけです。
reason-nobody-to-rob = 盗めるスティックがありません。もう一度振ってください。
reason-no-theft = スティックを盗めるのは、ダイスが3個とも違う色のときだけです。
reason-no-assault = 今は襲撃ではないので、防御はできません。
reason-not-asked = あなたが選ぶものはありません。ほかの人を待ってください。
reason-defend-first = イヌが来ます！先に防御を選んでください。
reason-no-exchange-now = ダイスを振ったので、この手番では交換できません。
reason-roll-again = ハプニングのあとはもう一度振ります。交換はできません。
reason-hold-none = { $colour }を持っていません。
reason-too-few-to-exchange = 焚き火に残っている{ $colour }は{ $count }本だけです。
reason-not-the-last = 最後の{ $colour }がなくなります。交換でラウンドを終わらせることはできません。
reason-not-shown = ダイスに{ $colour }は出ていません。
reason-shown-once = ダイスの{ $colour }は1つだけです。
reason-take-two = 2本取れるので、2本取らなければなりません。
reason-none-left-for-two = 焚き火に{ $colour }は残っていません。
reason-too-few-for-two = 焚き火に残っている{ $colour }は{ $count }本だけです。
reason-none-left-for-one = 焚き火に{ $colour }は残っていません。
reason-too-few-for-one = 焚き火に残っている{ $colour }は{ $count }本だけです。
reason-one-stick-only = 出た色が焚き火に残っていません。1本だけ取ってください。
reason-nobody-there = { $seat }はこのテーブルにいません。
reason-not-from-yourself = 自分からは盗めません。
reason-owner-is-out = { $seat }さんは脱落しているので、盗めません。
reason-owner-holds-none = { $seat }さんは{ $colour }を持っていません。
reason-hold-only = 持っている{ $colour }は{ $count }本だけです。
reason-hold-no-set = 火と炭の組がありません。
reason-hold-sets = 火と炭の組は{ $count }組だけです。
reason-only-dogs-come = 来るイヌは{ $count }匹だけです。ペアや組は、それぞれイヌ1匹を追い払うために使います。
reason-fend-off-most = できるだけ多くのイヌを追い払わなければなりません。
reason-no-dancing = 「Dancing Villager」は手先の器用さを競うゲームなので、ここでは遊べません。
reason-no-defence = 防御に使えるのは、肉のペアと、火と炭1本ずつの組です。
reason-no-stick = 「{ $text }」というスティックはありません。スティックは肉・火・炭です。
reason-one-or-two = 取れるのは1本か2本です。
reason-no-exchange = 炭1本は肉1本に、火1本は肉2本か炭2本に交換できます。
reason-one-theft = 盗めるのは、1人からスティック1本です。

## Hints

hint-must-roll = ダイスを振るしかありません。
hint-roll-is-best = どの交換よりも、ダイスを振るほうが有利です。
hint-holding =
    そうすると{ $sticks-is ->
        [none] 手元にスティックはありません
       *[other] 手元は{ $sticks }です
    }。先に肉がなくなれば{ $dogs ->
        [0] イヌは手なずけられず
       *[other] イヌ{ $dogs }匹を手なずけ
    }、先に炭がなくなれば{ $fainted ->
        [0] 村人は1人も倒れません
       *[other] 村人が{ $fainted }人倒れます
    }。
hint-ends-with-feed =
    餌づけでラウンドが終わり、{ $dogs ->
        [0] イヌは手なずけられません
       *[other] イヌ{ $dogs }匹を手なずけます
    }。
hint-ends-with-assault =
    襲撃でラウンドが終わり{ $loses-is ->
        [nobody] ますが、村人は1人も倒れません
       *[other] 、村人が倒れます
    }。
hint-ends-with-nothing = ラウンドが終わり、何も起こりません。
hint-defence =
    イヌが{ $came }匹来ます。{ $fended ->
        [0] 1匹も追い払わず
       *[other] { $fended }匹を追い払い
    }、{ $fainted ->
        [0] 村人は1人も倒れません
       *[other] 村人が{ $fainted }人倒れます
    }。
# One thing that the next roll can bring: in how many of all cases, what it is, and what it does to whom. Without a number
# of cases it is a way to take sticks that ends the round.
odds =
    { $ways ->
        [0] →{ $roll }
       *[other] { $all }回に{ $ways }回：{ $roll }
    }{ $effects-is ->
        [none] 。
       *[other] ――{ $effects-commas }。
    }
odds-note = 襲撃では、全員が一番よい防御をするものとしています。
odds-rolled =
    { $dice }{ $kind-is ->
        [sticks] { "" }
       *[other] （{ $kind }）
    }
odds-taken =
    { $sticks }を取ると{ $ends-is ->
        [feed] 餌づけでラウンド終了
        [assault] 襲撃でラウンド終了
       *[other] 何も起こらずにラウンド終了
    }
odds-out =
    { $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }脱落
odds-all-faint =
    { $seat-is ->
        [you] あなたの
       *[other] { $seat }さんの
    }村人が全員倒れる
odds-faint =
    { $seat-is ->
        [you] あなたの
       *[other] { $seat }さんの
    }村人が{ $count }人倒れる
odds-tames =
    { $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }イヌを{ $count }匹手なずける
odds-takes =
    { $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }{ $count }本取る
odds-again =
    { $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }もう一度振る
odds-steals =
    { $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }1本盗む
odds-may-lose =
    { $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }1本失うかもしれない
odds-loses =
    { $seat-is ->
        [you] あなたは
       *[other] { $seat }さんは
    }{ $count }本失う

## Score lines

line-dogs-tamed = 手なずけたイヌ
line-dogs-returned-to-the-pack = 群れに帰ったイヌ
line-returned-to-the-pack = 群れに帰ったイヌ
line-knocked-out = 脱落
line-n-villager-for-the-tie = 同数のため村人の数（{ $n }人）で比較
line-n-villagers-for-the-tie = 同数のため村人の数（{ $n }人）で比較

## What simulations count, besides the score lines

count-rounds-ended-by-feed = 餌づけで終わったラウンド
count-rounds-ended-by-assault = 襲撃で終わったラウンド
count-rounds-ended-by-nothing = 何も起こらず終了
count-rounds-broken-off = 途中で終わったラウンド
count-incidents = ハプニング
count-feed-incidents = ハプニングの餌づけ
count-fire-fests = 火祭り
count-assault-incidents = ハプニングの襲撃
count-thefts = 盗み
count-dogs-returned = 群れに帰ったイヌ
count-villagers-fainted = 倒れた村人
count-knock-outs = 脱落

## Positions that cannot be: $player is a number from 1

position-dogs = イヌは{ $count }匹しかいません。［1.2］
position-over = ゲームが終わるのは、最後のラウンドのあとか、残りが1人になったときだけです。［10.1］
position-after-the-game = ゲーム終了後は、スティックはすべて焚き火にあり、ダイスは振られていません。［6.9］
position-turn-of-the-out = 脱落した人に手番はありません。［9.4］
position-round-ended = 焚き火に肉か炭がなければ、ラウンドは終わっているはずです。［6.1］
position-villagers = プレイヤー{ $player }の立っている村人が{ $count }人になることはありません。［9.2］
position-more-dogs-than-tamed = プレイヤー{ $player }のイヌが、手なずけた数より多くなっています。［6.2］
position-dogs-lost = プレイヤー{ $player }は村人が全員倒れたことがないのに、イヌを失っています。［9.2］
position-out-with-pieces = 脱落した人は、イヌもスティックも持っていません。［9.4］
position-rounds = このゲームは全{ $count }ラウンドです。［2.4］
position-round-lines = ラウンドの得点は、手なずけたイヌと群れに帰ったイヌの数です。［10.2］
position-broken-off = ラウンドが途中で終わるのは、それでゲームが終わるときだけです。［10.4］
position-dogs-of-rounds = プレイヤー{ $player }のイヌの数が、終わったラウンドと合いません。［10.2］
# $step, $defence: words of the file.
position-not-rolled = 「{ $step }」の段階では、ダイスはもう振られています。［3.2］
position-step = このダイスの目では「{ $step }」の段階になりません。［3.3］
position-all-have-chosen = 「defend」の段階では、まだ選んでいない人がいるはずです。［7.5］
position-defence = プレイヤー{ $player }は「{ $defence }」という防御を選べません。［7.3］
position-not-asked = プレイヤー{ $player }の防御は1通りしかないので、選ぶことはありません。［7.5］

## The table in the terminal

table-head = 第{ $round }ラウンド（全{ $rounds_to_play }）。焚き火：{ $bonfire-tally }。群れ：イヌ{ $pack }匹。
table-player-seat = { $seat }
table-player-scores = イヌ{ $scores }匹
table-player-lives =
    { $lives ->
        [0] 脱落
       *[other] 村人{ $lives }人
    }
table-player-sticks =
    { $sticks-is ->
        [none] スティックなし
       *[other] { $sticks-tally }
    }

## The lesson

tip-1 = 「イヌがきた」へようこそ！焚き火のまわりに腹ぺこのイヌが集まっています。一番多く手なずけた人の勝ちです。ダイスを3個振ってください。出た色で、取れるスティックが決まります。
tip-2 = 2個が同じ色で1個が違う色なら、スティックを2本取ります。ダイス1個につき1本です。肉はイヌを手なずけるため、火と炭の組はイヌを追い払うために使います。
tip-3 = 焚き火をよく見ておきましょう。最後の肉が取られるとラウンドが終わり、餌づけになります。全員が、持っている肉2本につきイヌを1匹手なずけます。
tip-4 = でも先に炭がなくなると火が消え、持っている肉1本につきイヌが1匹襲ってきます。肉2本で1匹、火と炭1本ずつの組でも1匹を追い払えます。追い払えなかったイヌ1匹につき、村人が1人倒れます。
tip-5 = ダイスを振る代わりに、スティックを1本交換できます。炭1本を肉1本に、または火1本を肉2本か炭2本に。交換すると、その手番は終わりです。
tip-6 = ラウンドが終わり、スティックは全部焚き火に戻りました。手なずけたイヌはそのままです。村人を大切に。全員が倒れると、イヌは逃げてしまいます。次は第2ラウンド、今回はこれが最後です。
tip-7 = 3色そろったので、盗みです！相手から好きな色のスティックを1本盗めます。たいていは肉がよいのですが、炭の残りにも注意しましょう。襲撃が近いかもしれません。
tip-8 = 炭が3つ、ラウンド途中の襲撃です！どのスティックで防御するか選んでください。使った分は焚き火に戻り、使わなかった分は手元に残ります。
tip-9 = 夜が明けました。イヌが一番多い人の勝ちで、同数なら立っている村人が多い人の勝ちです。通常のゲームは5ラウンドです。次は、ダイスが3個とも同じ色のときのハプニングをルールの7章で、村人が倒れたときのことを9章で読んでみましょう。

## The board in the browser

board-dice =
    { $dice-is ->
        [none] ダイスはまだ振られていません
       *[other] ダイスは{ $dice }です
    }
board-pack =
    { $dogs ->
        [0] 群れにイヌはもういません
       *[other] 群れのイヌ：{ $dogs }匹
    }
# Equal sticks that lie together.
board-sticks = { $sticks }
board-village =
    { $seat-is ->
        [you] あなたの村
       *[other] { $seat }さんの村
    }
# $standing, $fainted: villagers
board-people = 立っている村人{ $standing }人、倒れた村人{ $fainted }人、イヌ{ $dogs }匹
