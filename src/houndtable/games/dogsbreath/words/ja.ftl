### Dog’s Breath. How a catalogue is made: docs/translating.md

title = ドッグズ・ブレス
about = とびきりひどい食べ物を集め、盗んだり守ったりしながら、一番くさい手札であがりましょう。

## What a newcomer has to know, in short paragraphs

primer-1 = だれよりもくさくなりましょう！5ラウンドにわたって食べ物を集め、合計点が一番高い人の勝ちです。
primer-2 = 食べ物カードには3つの情報があります。肉・うんち・野菜のどれか、鼻かお尻か、昼か夜かです。ほかに骨、ゴミあさり犬、番犬があります。
primer-3 = ラウンドはドラフトから始まります。場のカードを2枚めくって1枚もらうことを、2回行います。そのあとは手番ごとに、山札から1枚引くか、表向きの捨て札を1枚取り、8枚の手札から1枚捨てます。
primer-4 = 同じ食べ物が3枚以上で得点です。肉は1枚6点（骨が必要）、うんちは5点、野菜は4点、鼻とお尻のペアごとに3点追加。食べ物が1種類だけなら5点、全部お尻か全部夜なら1枚1点、ゴミあさり犬と番犬は1枚2点。珍しい手札は60点以上です。
primer-5 = 捨てたあとに、あがりを宣言できます。ほかの人はあと1回ずつ手番があります。あなたの手札が一番よければ5点もらい、そうでなければ5点失います。ゴミあさり犬を出すと相手とカードを1枚交換できますが、番犬に防がれることがあります。

## Cards. The attribute .a is used where somebody takes or gives the card.

card-msd = 肉・鼻・昼
card-msn = 肉・鼻・夜
card-mbd = 肉・お尻・昼
card-mbn = 肉・お尻・夜
card-psd = うんち・鼻・昼
card-psn = うんち・鼻・夜
card-pbd = うんち・お尻・昼
card-pbn = うんち・お尻・夜
card-vsd = 野菜・鼻・昼
card-vsn = 野菜・鼻・夜
card-vbd = 野菜・お尻・昼
card-vbn = 野菜・お尻・夜
card-bone = 骨
card-scavenger = ゴミあさり犬
card-guard = 番犬
card-hidden = 裏向きのカード
# Equal cards in a list.
card-counted =
    { $item-is ->
        [hidden] 裏向きのカード{ $count }枚
       *[other]
            { $count ->
                [1] { $item }
               *[other] { $item }{ $count }枚
            }
    }
# A food, whatever the card.
food-meat = 肉
food-poop = うんち
food-vege = 野菜

## What lies on the table

zone-grid = 場
zone-deck = 山札
zone-discards = 捨て札
zone-used = 使用済みの特殊カード
zone-played = 使用中のカード
zone-hand = 手札
fact-turn = 手番
fact-first = スタートプレイヤー
fact-turns = 終わった手番
fact-outer = あがった人
fact-scores = 得点
fact-latest = 最後の捨て札
fact-up = 場の表向きのカード
fact-begun = ドラフトの手番を開始
fact-has_drawn = カードを取った
fact-has_scavenged = ゴミあさり犬を出した
fact-taken = 捨て札から取ったカード
fact-target = ねらわれている人
fact-offered = 差し出したカード
fact-requested = 要求したカード
fact-worth = 自分の手札の点数
fact-turn_number = 手番数
fact-turn_cap = 手番の上限
fact-last_turns = 最後の手番
fact-to_flip = めくる枚数
ending-out = あがり
ending-cap = 手番の上限

## Options

option-first = スタートプレイヤー
    .about = 最初のラウンドを始める人
option-first-random = ランダム
option-specials = 特殊カード
    .about = ゴミあさり犬と番犬をそれぞれ何枚使うか
option-specials-1 = 1枚ずつ
option-specials-4 = 4枚ずつ
option-show-seen = ドラフトで見たカード
    .about = 伏せ直したカードを全員に見せておくかどうか
option-show-seen-off = 覚えておく
option-show-seen-on = 見せておく
option-return-discard = 捨て直し
    .about = 捨て札から取った手番に、同じカードを捨ててもよいかどうか
option-return-discard-allowed = 捨ててよい
option-return-discard-forbidden = 捨てられない
option-request = ゴミあさり犬の取り方
    .about = ゴミあさり犬で手に入れるカードの決め方
option-request-blind = 見ないで引く
option-request-named = カードを指定する
option-go-out-minimum = あがりの最低点
    .about = あがるために必要な手札の点数
option-go-out-super = スーパーコンボ限定
    .about = あがるのにスーパーコンボが必要かどうか
option-go-out-super-off = 必要ない
option-go-out-super-on = 必要
option-turn-cap = 手番の上限
    .about = だれもあがらなくても採点する、1人あたりの手番数
option-outer-tie = 一番よい手札が同点のとき
    .about = あがった人の手札がほかの人と同点だったときの扱い
option-outer-tie-wins = 5点もらう
option-outer-tie-loses = 5点失う
option-rounds = ラウンド数
    .about = 遊ぶラウンドの数
option-final-tie = 最後の同点
    .about = 最後のラウンドのあと、首位が複数いるときの扱い
option-final-tie-shared = 勝利を分け合う
option-final-tie-extra-round = もう1ラウンド

## Moves, as an offer

move-flip = { $place }のカードをめくる
move-turn-down = { $place }のカードを伏せ直す
move-take-place = { $place }のカードを取る
move-take-card = 捨て札から{ $card }を取る
move-draw = 山札から引く
move-discard = { $card }を捨てる
move-scavenge = { $target }さんにゴミあさり犬を出す
move-offer = { $card }を差し出す
move-request = { $card }を要求する
move-guard = 番犬でゴミあさり犬を防ぐ
move-pass = ゴミあさり犬を通す
move-go-out = あがりを宣言する
move-done = あがらずに手番を終える
move-stay-out = 今の手札のままあがる
move-go-on = あがりを取り消して続ける

## Questions

# $to_flip is how many cards must still be turned up; $begun says whether anything was done in this turn.
ask-draft =
    { $to_flip ->
        [0] 表向きの2枚のうち1枚を取ってください。
        [1]
            { $begun ->
                [no] 2枚目をめくるか、先に表向きのカードを伏せ直してください。
               *[yes] 2枚目をめくってください。
            }
       *[other] カードを1枚めくってください。
    }
ask-draw = 山札から引くか、捨て札を1枚取ってください。
ask-discard = カードを1枚捨ててください。
ask-offer = どのカードを裏向きで差し出しますか？
ask-request = どのカードを要求しますか？
ask-guard =
    ゴミあさり犬が{ $target-is ->
        [you] あなた
       *[other] { $target }さん
    }のカードをねらっています。番犬で防ぎますか？聞かれたことはだれにも知られません。
ask-stay = カードを盗まれました。今の手札のままあがりますか、あがりを取り消しますか？
ask-go = あがりを宣言しますか？宣言すると、ほかの人はあと1回ずつ手番があります。

## Events

event-round =
    第{ $round }ラウンドの始まりです。場の{ $grid }枚でドラフトをします。{ $first-is ->
        [you] あなた
       *[other] { $first }さん
    }から始めます。
event-dealt =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }に{ $cards-is ->
        [several] { $cards-commas }が
       *[other] カードが{ $count }枚
    }配られました。
event-flipped =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $place }の{ $card }をめくりました。
event-turned-down =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $place }のカードを伏せ直しました。
event-picked =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $place }の{ $card }を取りました。
event-put-under = ドラフトが終わり、残りの{ $count }枚は山札の下に入りました。
event-drew =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $card-is ->
        [hidden] カードを1枚
       *[other] { $card }を
    }引きました。
event-reshuffled = 山札がなくなったので、捨て札{ $count }枚を混ぜて新しい山札にしました。
event-took =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が捨て札から{ $card }を取りました。
event-discarded =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $card }を捨てました。
event-scavenged =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $target-is ->
        [you] あなた
       *[other] { $target }さん
    }にゴミあさり犬を出しました。
event-offered =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $card-is ->
        [hidden] カードを1枚
       *[other] { $card }を
    }裏向きで差し出しました。
event-requested =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $target-is ->
        [you] あなた
       *[other] { $target }さん
    }に{ $card }を要求しました。
# $seat plays the Guard Dog, $target was to be robbed (often the same player), $attacker played the Scavenger.
event-guarded =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が番犬で{ $attacker-is ->
        [you] あなた
       *[other] { $attacker }さん
    }のゴミあさり犬を防ぎました。交換はありません。
event-lacked =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }は{ $card }を持っていません。交換はありません。
event-swapped =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $target-is ->
        [you] あなた
       *[other] { $target }さん
    }に{ $gave-is ->
        [hidden] カードを1枚
       *[other] { $gave }を
    }渡し、{ $got-is ->
        [hidden] 代わりに1枚
       *[other] 代わりに{ $got }を
    }受け取りました。
event-out =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }があがりを宣言しました！ほかの人はあと1回ずつ手番があります。
event-stays-out =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }は、今の手札のままあがります。
event-goes-on =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }があがりを取り消したので、ラウンドは続きます。
event-round-over-begin =
    第{ $round }ラウンドが終わりました。{ $how-is ->
        [cap] 手番の上限に達しました。
       *[other] { "" }
    }
event-round-over-each =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }：{ $score }点{ $lines-is ->
        [none] { "" }
       *[other] （{ $lines }）
    }。手札：{ $hand-tally }。
event-game-over-won =
    ゲーム終了です。{ $winners-is ->
        [you] { $points }点であなたの勝ちです！
        [one] { $points }点で{ $winners }の勝ちです！
       *[other] { $points }点で{ $winners }の同点優勝です！
    }

## Why a move is not possible

reason-over = ゲームは終わっています。
reason-no-draft-turn = あなたの手番ではありません。
reason-not-your-turn = あなたの手番ではありません。
reason-guards-decide = お待ちください。まだ番犬が出るかもしれません。
reason-robbed-decides = お待ちください。あがった人がカードを盗まれたので、選んでいるところです。
reason-draft-first = まずはドラフトです。場のカードを2枚めくって1枚取ってください。
reason-draft-over = ドラフトは終わっています。
reason-beyond-the-grid = 場は{ $rows }行までです。
reason-place-is-empty = { $place }のカードはもう取られています。
reason-two-up = 2枚が表向きです。どちらかを取ってください。
reason-up-already = { $place }のカードはもう表向きです。
reason-down-already = { $place }のカードはもう裏向きです。
reason-turn-down-first = カードを伏せ直せるのは、手番の最初だけです。
reason-face-down = { $place }のカードは裏向きです。
reason-second-card = 取る前に、もう1枚めくってください。
reason-take-first = 先にカードを引くか、捨て札を1枚取ってください。
reason-taken-already = この手番ではもうカードを取りました。
reason-not-face-up = 表向きの捨て札に{ $card }はありません。
reason-used-up = 使用済みのゴミあさり犬と番犬は裏向きなので取れません。
reason-discard-now = 手札が8枚あります。1枚捨ててください。
reason-none-to-discard = { $card }を持っていません。
reason-keep-what-you-took = この手番に捨て札から{ $card }を取ったので、捨て直せません。
reason-scavenged-already = この手番ではもうゴミあさり犬を出しました。
reason-no-scavenger = ゴミあさり犬を持っていません。
reason-none-played = ゴミあさり犬は出されていません。
reason-on-an-opponent = ゴミあさり犬はほかの人に出します。
reason-offer-now = ゴミあさり犬を出しました。次はカードを1枚差し出してください。
reason-none-to-offer = { $card }を持っていません。
reason-request-now = 要求するカードを選んでください。
reason-guard-or-pass = ゴミあさり犬を防ぐか、通すかを選んでください。
reason-end-your-turn = 手番の終わりです。あがりを宣言するかどうか選んでください。
reason-out-already = もうあがりを宣言した人がいます。
reason-worth-too-little = 手札は{ $worth }点です。あがるには{ $minimum }点必要です。
reason-needs-super-combo = あがるにはスーパーコンボが必要です。
reason-stay-or-go-on = カードを盗まれました。今の手札のままあがるか、あがりを取り消すかを選んでください。
reason-not-robbed = これを選べるのは、あがりを宣言したあとにカードを盗まれた人だけです。
# $text is what somebody typed; the codes in these two are what can be typed.
reason-no-card = 「{ $text }」というカードはありません。食べ物は3文字です：m（肉）・p（うんち）・v（野菜）、s（鼻）・b（お尻）、d（昼）・n（夜）。ほかは「bone」（骨）、「scavenger」（ゴミあさり犬）、「guard」（番犬）です。
reason-no-place = 「{ $text }」という場所はありません。行はr、列はcで、それぞれ数字を付けて入力してください。

## Hints

hint-draw = どの捨て札よりも、山札のほうが期待できます。
hint-take = 山札の平均的なカードより手札の役に立ちます。
hint-needed-least = 一番いらないカードです。
hint-may-spoil = 相手のよい手札をくずせるかもしれません。
hint-two-new-cards = 新しいカードが2枚入れば、手札はよくなるはずです。
hint-helps-most = 一番役に立つカードです。
hint-fits-better = 手札ともっとよく合うカードです。
hint-hope-for-better = もっとよいカードを期待できます。
hint-seen-and-good = 前に見たカードで、役に立ちます。
hint-not-seen-yet = まだだれも見ていないカードです。もっとよいかもしれません。
hint-guard = 番犬より手札のほうが大切です。
hint-pass = ねらわれているのはあなたの手札ではありません。
hint-may-be-best = 手札は{ $worth }点で、一番よいかもしれません。
hint-others-may-have-more = 手札は{ $worth }点です。ほかの人のほうが高いかもしれません。

## Score lines

line-meat = 肉
line-poop = うんち
line-vege = 野菜
line-snout-butt-pairs = 鼻とお尻のペア
line-all-food-the-same = 食べ物が1種類だけ
line-all-butts = 全部お尻
line-all-night = 全部夜
line-specials = 特殊カード
line-day-feast = 昼のごちそう
line-night-feast = 夜のごちそう
line-butcher-s-dog = 肉屋の犬
line-boneyard = 骨の山
line-going-out = あがり
line-round-n = 第{ $n }ラウンド

## What simulations count

count-went-out = あがり
count-and-it-paid = …うち成功
count-rounds-ended-by-the-cap = 手番の上限で終了
count-from-meat = 得点：{ line-meat }
count-from-poop = 得点：{ line-poop }
count-from-vege = 得点：{ line-vege }
count-from-snout-butt-pairs = 得点：{ line-snout-butt-pairs }
count-from-all-food-the-same = 得点：{ line-all-food-the-same }
count-from-all-butts = 得点：{ line-all-butts }
count-from-all-night = 得点：{ line-all-night }
count-from-specials = 得点：{ line-specials }
count-from-day-feast = 得点：{ line-day-feast }
count-from-night-feast = 得点：{ line-night-feast }
count-from-butcher-s-dog = 得点：{ line-butcher-s-dog }
count-from-boneyard = 得点：{ line-boneyard }

## The table in the terminal

table-head =
    第{ $round }ラウンド（全{ $rounds_to_play }）。山札{ $deck-count }枚。{ $outer-is ->
        [you] あなたはあがりを宣言しています！
        [other] { $outer }さんがあがりを宣言し、これが最後の手番です！
       *[none] { "" }
    }
table-player-seat = { $seat }
table-player-scores = { $scores }点
table-player-hand = { $hand-tally }
table-worth =
    { $worth-is ->
        [none] { "" }
       *[other] あなたの手札は今のままで{ $worth-total }点です（{ $worth }）。
    }
# The draft: tabs part the columns.
table-grid-head = { "\u0009" }1列目{ "\u0009" }2列目{ "\u0009" }3列目{ "\u0009" }4列目
table-grid-row = { $row }行目{ "\u0009" }{ $first }{ "\u0009" }{ $second }{ "\u0009" }{ $third }{ "\u0009" }{ $fourth }
table-cell = { $card }
# A card that lies face down, and a place without one.
table-cell-down = ？
table-cell-empty = －
# $used is how many Scavengers and Guard Dogs lie there face down.
table-open-discards =
    捨て札：{ $cards-is ->
        [none] なし
       *[other] { $cards-tally }
    }{ $used ->
        [0] { "" }
       *[other] （ほかに使用済み{ $used }枚、裏向き）
    }

## A hand explained: houndtable score dogsbreath

position-score-usage =
    手札は1枚から7枚のカードです：bone、scavenger、guard、そして3文字の食べ物（例：msn）。
    m、p、v              肉、うんち、野菜
    s、b                 鼻、お尻
    d、n                 昼、夜
    after CARD           手札のあとに書く、最後に捨てたカード
score-hand = { $cards-commas }
score-item = { $line }［{ $clause }］
score-total =
    合計{ $points }点{ $combo ->
        [yes] 、スーパーコンボです！
       *[no] です。
    }
score-too-few = { $foods }は点になりません。同じ食べ物が{ $least }枚以上必要です。［7.1］
score-no-bone = 肉は骨がないと点になりません。［7.4］
# Below these two stand the ways to it, a line for each.
score-away = あと1枚で{ $points }点です。
score-away-combo = あと1枚でスーパーコンボ（{ $line }点）です！
score-draw = →{ $drawn }を引く
score-swap = →{ $drawn }を引いて{ $discarded }を捨てる
score-more = →ほかに{ $count }通り
score-no-better = どのカードを1枚引いても、手札はよくなりません。

## The lesson

tip-1 = ドッグズ・ブレスへようこそ！とびきりひどい食べ物を集めて、手札の点が一番高い人の勝ちです。まずはドラフト。場のカードを2枚めくって1枚もらうことを、2回行います。
tip-2 = 食べ物カードには3つの情報があります。食べ物は肉・うんち・野菜のどれか、においは鼻とお尻のどちらからか、新鮮な昼か、くさった夜か。では、もう1枚めくってください。
tip-3 = 2枚のうち1枚をもらいます。同じ食べ物が3枚以上で得点です。肉は1枚6点、うんちは5点、野菜は4点。3枚より少ないと0点なので、もう持っている食べ物を選びましょう。
tip-4 = 相手が残した表向きのカードは、あなたの2枚のうちの1枚になります。いらなければ、先に伏せ直してください。そのときは場所を覚えておきましょう！
tip-5 = ドラフトが終わり、全員の手札が7枚になりました。自分の手番には1枚取ります。山札から引くか、表向きの捨て札から、古いものでも好きな1枚を選べます。
tip-6 = 次に8枚から1枚捨てます。決める前にペアを探しましょう。得点になる食べ物の中では、鼻とお尻のペアごとに3点増えます。
tip-7 = 手番の終わりに、あがりを宣言できます。ほかの人はあと1回ずつ手番があり、そのあと全員の手札を採点します。あなたの手札が一番よければ5点もらい、そうでなければ5点失います。自信がなければ、そのまま手番を終えましょう。
tip-8 = ゴミあさり犬を出されましたが、あなたには番犬がいます。番犬を出せば交換はなくなり、代わりにカードを1枚引けます。
tip-9 = 肉には注意が1つ。手札に骨がないと得点になりません。骨は1枚あれば足ります。骨だけでは0点ですが、手札に残ったゴミあさり犬と番犬は1枚2点です。
tip-10 = ゴミあさり犬を持っています。相手に出して、いらないカードを1枚裏向きで差し出しましょう。代わりに相手の手札から見ないで1枚もらい、ゴミあさり犬の分は山札から1枚引きます。
tip-11 = これが1ラウンドで、通常のゲームは5ラウンドです。今回はゴミあさり犬と番犬が4枚ずつでしたが、ふつうは1枚ずつです。次は、60点以上になるスーパーコンボをルールの8章で読んでみましょう。

## The board in the browser

board-turn = { $turn }手番目（最大{ $cap }）
board-draft = ドラフト
board-take = { $card }を取る
board-turn-down = { $card }を伏せ直す
board-place = { $place }：{ $card }
# A card that everyone saw and that is face down again.
board-place-seen = { $place }：{ $card }（伏せ直し）
board-heap = { $card }：{ $count }枚
board-no-discards = まだ捨て札はありません。
board-used = 使用済み{ $count }枚（裏向き）
board-latest = 最後の捨て札：{ $card }
# A small mark beside a player.
board-is-out = あがり
board-out =
    { $seat-is ->
        [you] あなたがあがりを宣言しました！
       *[other] { $seat }さんがあがりを宣言しました！
    }
board-last-turns = 最後の手番：{ $seats-commas }
board-theft-label = ゴミあさり犬が来ました
board-theft =
    { $thief-is ->
        [you] あなた
       *[other] { $thief }さん
    }が{ $victim-is ->
        [you] あなた
       *[other] { $victim }さん
    }のカードをねらっています。
board-offered = 差し出したカード
board-requested = 要求したカード
board-guard = 番犬を持っている人は、まだ防ぐことができます。
board-stay = { $seat }さんはカードを盗まれました。今の手札のままあがるか、あがりを取り消すかを選びます。
board-kinds = どのカードを要求しますか？
board-worth = 手札の点数：
board-worth-nothing = まだ0点
board-scoring = 得点
board-combos = スーパーコンボ（ほかの得点の代わり）
# $points may be one number or two: “+5 or −5”.
board-points = { $points }点
board-points-card = 1枚{ $points }点
board-points-pair = 1組{ $points }点
# What it takes to score, by the clause of the rules; $least is a number of cards.
board-needs-7-1 = { $least }枚以上、骨が必要
board-needs-7-2 = { $least }枚以上
board-needs-7-3 = { $least }枚以上
board-needs-7-8 = 得点になる食べ物の中で
board-needs-7-5 = { $least }枚以上
board-needs-7-6 = 食べ物すべて
board-needs-7-7 = 食べ物すべて
board-needs-7-9 = ゴミあさり犬、番犬
board-needs-8-2 = 骨1枚と、各食べ物の鼻とお尻、すべて昼
board-needs-8-3 = 骨1枚と、各食べ物の鼻とお尻、すべて夜
board-needs-8-4 = 肉{ $least }枚、最後の捨て札が骨
board-needs-8-5 = 骨{ $least }枚、残りは肉
board-needs-9-2 = 一番よい手札かどうか

## Positions that can’t be

position-over = ゲームが終わるのは最後のラウンドのあとだけです。［9.4］
position-hand-known = 手札は持ち主が知っていて、ほかの人が知っていることもあります。最後は全員が知っています。［10.1］
position-deck-known = 山札のカードはだれも知りません。［10.2］
position-up-beyond = 表向きにできるのは場のカードだけです。［2.3］
position-grid-known = 場のカードは、全員が見たか、だれも見ていないかのどちらかです。［3.2］
position-up-known = 表向きのカードは全員が見ています。［3.2］
position-up-empty = 場の空いた場所は表向きにできません。［3.1］
position-grid-size = 場は{ $places }か所です。［2.3］
position-draft-length = ドラフトでは全員が2枚ずつ取ります。［3.5］
position-draft-hands = 手札と場が合っていません。［3.1］
position-draft-turn = スタートプレイヤー、ドラフトの進み方、手番が合っていません。［3.1］
position-draft-hand = 手札の枚数が合っていません。［3.5］
position-up-begun = 表向きのカードは1枚か2枚です。［3.1］
position-up-left = 表向きのカードは1枚残りますが、ドラフトの最初にはありません。［3.3］
position-draft-first = ドラフトが終わるまで手番は始まりません。［3.5］
position-draft-over = ドラフトが終わったので、場にカードは残っていません。［3.7］
position-under-deck = まだ引かれていなければ、山札の下に場のカードが{ $under }枚あります。［3.7］
position-hand-size = プレイヤー{ $player }の手札は{ $count }枚ではなく{ $wanted }枚です。［4.4］
position-turn = スタートプレイヤー、手番の数、手番が合っていません。［4.1］
position-discard-early = カードを捨てるのは、1枚取ったあとです。［4.2］
position-end-early = カードを取るまで手番は終わりません。［4.2］
position-taken = 捨て札を取ったのに、カードを取っていません。［4.2］
position-out-turn = あがった人に手番はありません。［6.2］
position-stay = 今の手札のままあがるか、あがりを取り消すかを選ぶのは、あがった人だけです。［6.6］
position-latest = 手番のあった人だけがカードを捨てています。［4.4］
position-round-end = ラウンドは、あがった人の手番の直前に終わります。［6.5］
position-scavenger-played = ゴミあさり犬が出ているのは、使っている間だけです。［5.2］
position-scavenged = ゴミあさり犬が出されているはずです。［5.1］
position-target = ゴミあさり犬はほかの人に出します。［5.2］
position-offered = ゴミあさり犬を出したら、手札からカードを1枚差し出します。［5.2］
position-no-request = このテーブルではカードを指定しません。［5.3］
position-requested = カードを要求してから、番犬で防ぐかどうかを決めます。［5.3］
position-asked = 番犬を持っていて防げる人に聞きます。［5.4］
position-not-asked = 今は番犬で防ぐかどうかを聞けません。［5.4］
position-used = 使用済みになるのはゴミあさり犬と番犬だけです。［4.3］
position-no-memory = ドラフトが終わる前とゲームのあとには、覚えることがありません。［10.6］
position-memory-entry = 記憶に「{ $entry }」とありますが、ありえません。［10.6］
position-memory-leads-elsewhere = 記憶をたどると、手札、捨て札、または山札の下のカードが合いません。［10.6］
position-score-hand = 手札は1枚から{ $most }枚までです。{ $count }枚ではありません。［3.5］
position-score-copies = { $card }は{ $count }枚しかありません。［1.1］
position-score-card =
    「{ $name }」というカードはありません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }使えるカード：{ $known-commas }。
