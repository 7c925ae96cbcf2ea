### Dog’n Dog. How a catalogue is made: docs/translating.md

title = ドッグン・ドッグ
about = 5枚で遊ぶ小さな麻雀です。雀頭と面子をそろえて、3点以上の手を作ります。

## What a newcomer has to know, in short paragraphs

primer-1 = 5枚の手を完成させます。雀頭（同じカード2枚）と、面子（同じカード3枚か、3枚の連番）が必要です。手は3点以上でなければなりません。
primer-2 = カードは1から6の数字（各数字に1枚ずつ赤があります）と、アクセサリーのフード、ホネ、ディスクです。どれも4枚ずつあります。
primer-3 = 自分の手番には、カードを1枚引きます。手が完成したらツモを宣言し、完成しなければ1枚捨てます。ほかの人の捨て札で完成したらロンを宣言できますが、自分が捨てた種類ではロンできません。
primer-4 = 点になるのは、赤いカード、ドラと同じ種類のカード、ツモ、2から5だけの手、同じカード3枚の面子、同じアクセサリー3枚など。テンパイしたらリーチも宣言できますが、そのあとは手を変えられません。
primer-5 = 3点ごとにトロフィーを1個もらい、払う人はうんちをもらいます。親は勝ちも負けも大きくなります。トロフィーが一番多い人の勝ちです。

## Pieces

# The attribute .a is the card with its article, for the middle of a sentence.
card-1 = 1
card-1r = 赤1
card-2 = 2
card-2r = 赤2
card-3 = 3
card-3r = 赤3
card-4 = 4
card-4r = 赤4
card-5 = 5
card-5r = 赤5
card-6 = 6
card-6r = 赤6
card-food = フード
card-bone = ホネ
card-disc = ディスク
card-hidden = 裏向きのカード
# A kind: red or not doesn’t matter.
kind-1 = 1
kind-2 = 2
kind-3 = 3
kind-4 = 4
kind-5 = 5
kind-6 = 6
kind-food = フード
kind-bone = ホネ
kind-disc = ディスク
how-tsumo = ツモ
how-ron = ロン
# A player’s answer to a discard.
answer-not-asked = 対象外
answer-asked = 未回答
answer-pass = 見逃す
answer-ron = ロン

## What lies on the table

zone-dora = ドラ
zone-deck = 山札
zone-hand = 手札
zone-discards = 捨て札
fact-turn = 手番
fact-parent = 親
fact-first = 最初の親
fact-lap = 周
fact-scores = トロフィー
fact-wrong = チョンボ
fact-richi = リーチ前の捨て札
fact-drawn = 引いたカード
fact-missed = 見逃したロン
fact-answer = あなたの答え
fact-discard = 最後の捨て札
fact-may_tsumo = ツモできる
fact-turns = 終わった手番
ending-tsumo = ツモ
ending-ron = ロン
ending-drawing-win = 流局勝ち
step-turn = 手番
step-ron = ロンの確認
step-over = ゲーム終了

## Options

option-first = 最初の親
    .about = 最初に親になる人
option-first-random = ランダム
option-laps = 周回数
    .about = 全員が親を務める回数
option-furiten = フリテン
    .about = 自分の捨て札のためにロンできなくなるもの
option-furiten-per-kind = 捨てた種類だけ
option-furiten-whole-hand = 捨てた種類を待っていれば、すべて
option-missed-ron = ロンの見逃し
    .about = 見逃した種類で、あとからロンできるかどうか
option-missed-ron-free = できる
option-missed-ron-furiten = そのラウンドではできない
option-richi-needs = リーチの条件
    .about = リーチを宣言するのに必要なもの
option-richi-needs-shape = テンパイ
option-richi-needs-three-points = 3点以上になるテンパイ
option-yakuman = 役満
    .about = 役満より点数のほうがトロフィーが多くなるとき、どちらを数えるか
option-yakuman-replaces = 役満
option-yakuman-best-of-both = 点数
option-tie = 同点
    .about = 同点のときの勝者
option-tie-shared = 同点の全員
option-tie-nearest-first-parent = 最初の親に一番近い人
option-declarations = 宣言
    .about = 正しい宣言だけを選べるか、チョンボもあってうんち2個の罰を受けるか
option-declarations-guarded = 正しい宣言だけ
option-declarations-free = チョンボはうんち2個

## Moves, as an offer

move-discard = { $card }を捨てる
move-richi = リーチを宣言して{ $card }を捨てる
move-tsumo = ツモを宣言する
move-ron = ロンを宣言する
move-pass = 見逃す

## Questions

ask-turn =
    { $richi-is ->
        [none]
            { $may_tsumo ->
                [yes] ツモを宣言しますか？それともカードを1枚捨てますか？
               *[no] カードを1枚捨ててください。
            }
       *[other]
            { $may_tsumo ->
                [yes] ツモを宣言しますか？それとも引いたカードを捨てますか？
               *[no] リーチ中です。引いたカードを捨ててください。
            }
    }
# $turn is who made the discard.
ask-ron = { $turn }さんが{ $discard }を捨てました。ロンしますか？

## Events

event-round =
    第{ $round }ラウンド、{ $lap }周目です。親は{ $parent-is ->
        [you] あなた
       *[other] { $parent }さん
    }、ドラは{ $dora }です。
# $cards is hidden from all but the one who gets them.
event-dealt =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }に{ $cards-is ->
        [hidden] カードが{ $count }枚
       *[other] { $cards-commas }が
    }配られました。
# $card is hidden from all but the one who draws; $deck cards are left.
event-drew =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $deck ->
        [0]
            最後の1枚{ $card-is ->
                [hidden] { "" }
               *[other] 、{ $card }
            }
       *[other]
            { $card-is ->
                [hidden] カードを1枚
               *[other] { $card }
            }
    }{ $deck ->
        [0] を
       *[other]
            { $card-is ->
                [hidden] { "" }
               *[other] を
            }
    }引きました。
event-discarded =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $richi ->
        [yes] リーチを宣言して
       *[no] { "" }
    }{ $card }を捨てました。
# $owner is who discarded the card; none for tsumo. $hand is the other four cards.
event-won =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $owner-is ->
        [none] { $card }でツモ
        [you] あなたの{ $card }でロン
       *[other] { $owner }さんの{ $card }でロン
    }！（手札：{ $hand-commas }）
event-ura = 裏ドラは{ $card }です。
event-points =
    { $counting }{ $extra-is ->
        [none] { "" }
       *[other] 、さらに{ $extra }
    }。合計{ $points }点で、トロフィー{ $trophies }個です。
event-yakuman = 役満！{ $lines }。合計でトロフィー{ $trophies }個です。
event-poos =
    { $seats-is ->
        [none] うんちをもらう人はいません。
        [you] あなたはうんちを{ $poos }個もらいます。
        [one] { $seats }はうんちを{ $poos }個もらいます。
       *[other] { $seats }はうんちを{ $poos }個ずつもらいます。
    }
event-drawn-out =
    だれもあがりませんでした。{ $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が流局勝ちでトロフィーを1個もらい、親の{ $parent-is ->
        [you] あなた
       *[other] { $parent }さん
    }がうんちを1個もらいます。
event-declared-falsely =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $card }で{ $how }を宣言しましたが、チョンボです！（手札：{ $hand-commas }）
# $clause is the number of the rule.
event-false-not-complete = 手が完成していません（ルール{ $clause }）。
event-false-too-few-points = 手は完成していますが、点数が足りません（ルール{ $clause }）。
event-false-own-discards = 自分の捨て札によるフリテンです（ルール{ $clause }）。
event-false-ron-passed = 見逃しによるフリテンです（ルール{ $clause }）。
event-false-again =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }はうんちを{ $poos }個もらいます。このラウンドは配り直しです。
standings = 現在の得点：{ $standings-commas }。
# One player in the list of standings. Who is below 0 has poos instead of trophies.
standing-trophies =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }はトロフィー{ $trophies }個
standing-poos =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }はうんち{ $poos }個
event-game-over =
    ゲーム終了です。{ $winners-is ->
        [none] 勝者はいません。
        [you] あなたの勝ちです！
       *[other] { $winners }の勝ちです！
    }

## Why a move is not possible

reason-over = ゲームは終わっています。
reason-not-your-turn = あなたの手番ではありません。
reason-no-discard = 今は答える捨て札がありません。
reason-answer-first = 先に、ロンするか見逃すかを決めてください。
reason-answered-already = もう答えています。
reason-your-own-discard = 自分の捨て札ではロンできません。
reason-not-asked = この捨て札ではロンできないので、見逃すものはありません。
reason-hold-none = { $card }を持っていません。
reason-discard-the-drawn = リーチのあとは、引いたカード（{ $card }）を捨てなければなりません。
reason-richi-already = もうリーチを宣言しています。
reason-too-late-for-richi = 山札がないので、もうリーチできません。
reason-richi-worth-too-little = 残す4枚がどのカードで完成しても、リーチとツモを含めて{ $needed }点に届きません。
reason-not-ready = { $card }を捨てるとテンパイになりません。
reason-not-complete = { $card }では手が完成しません。雀頭と、同じカード3枚か連番の面子が必要です。
reason-too-few-points = 手は完成していますが、必要な{ $needed }点のうち{ $points }点しかありません。
reason-own-discards = 自分で{ $kind }を捨てているので、フリテンです。ロンできません。
reason-ron-passed = { $kind }を見逃したので、フリテンです。ロンできません。
reason-whole-hand = 待っている種類を自分で捨てているので、フリテンです。どのカードでもロンできません。
reason-no-card = 「{ $text }」というカードはありません。カードは1から6、赤は1rから6r、ほかはfood（フード）、bone（ホネ）、disc（ディスク）です。
reason-one-at-a-time = 捨てるのは1枚だけです。

## Hints

hint-cannot-finish = これではあがれません。
hint-finishes = これであがりです。少なくともトロフィー{ $trophies }個になります。
hint-no-choice = リーチのあとは、ほかにできることがありません。
# $kinds complete the hand; $count such cards have not been seen yet.
hint-ready =
    テンパイです。待ちは{ $kinds }{ $count ->
        [0] ですが、もう1枚も残っていません。
       *[other] で、まだ{ $count }枚見えていません。
    }{ $richi ->
        [yes] リーチすれば、もう1点つきます。
       *[no] { "" }
    }
hint-safe = 安全です。リーチした人は全員、同じ種類を捨てています。
hint-soon = もうすぐテンパイです（受け入れ{ $count }枚）。
hint-least = 一番いらないカードです。

## Score lines

line-ron = ロン
line-discard-for-a-ron = 放銃
line-tsumo-of-the-parent = 親のツモ
line-tsumo-as-parent = 親でツモ
line-tsumo-of-a-child = 子のツモ
line-tsumo-as-child = 子でツモ
line-drawing-win = 流局勝ち
line-drawing-win-of-a-child = 子の流局勝ち
line-false-declarations = チョンボ
line-tanyao = タンヤオ
line-toitoi = トイトイ
line-chanta = チャンタ
line-food = フード
line-bone = ホネ
line-disc = ディスク
line-tsumo = ツモ
line-ri-chi = リーチ
line-haitei = ハイテイ
line-red-number = 赤
line-dora = ドラ
line-ippatsu = 一発
line-ura-dora = 裏ドラ
line-parent-bonus = 親ボーナス
line-ten-ho = 天和
line-chi-ho = 地和
line-all-red = オールレッド
line-tsu-i-so = 字一色
line-chin-lo-to = 清老頭

## What simulations count, besides the score lines

count-rounds-by-tsumo = ツモあがり
count-rounds-by-ron = ロンあがり
count-drawing-wins = 流局勝ち
count-false-declared = チョンボ
count-trophies = トロフィー
count-poos = うんち

## The table in the terminal

table-head =
    第{ $round }ラウンド、{ $lap }周目。親：{ $parent-is ->
        [you] あなた
       *[other] { $parent }さん
    }。山札：{ $deck-count }枚。ドラ：{ $dora }
table-player-seat = { $seat }
table-player-scores = トロフィー：{ $scores }
table-player-richi =
    { $richi-is ->
        [none] { "" }
       *[other] リーチ！
    }
table-row =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }の捨て札：{ $cards-commas }
table-card = { $card }
# The discard with which somebody declared Ri-chi.
table-richi-card = { $card }（リーチ）
table-cards =
    { $drawn-is ->
        [none] { "" }
       *[other] { $drawn }を引きました。
    }あなたの手札：{ $cards-commas }

## A hand explained: houndtable score dogndog

position-score-usage =
    手は4枚か5枚のカードです：1から6、1rから6r、food、bone、disc。
    5枚のときに使える指定：
    --tsumo か --ron     あがり方
    --dora KIND          ドラ（例：--dora 3）
    --richi              リーチのあと
    --ippatsu            リーチ後、次の自分のツモまで（一発）
    --ura KIND           裏ドラ
    --haitei             ラウンドの最後のカード
    --first              ラウンドの最初のツモか、その前
    --parent             親
    --best-of-both       点数が役満より高ければ点数を数える
score-unfinished = { $cards-commas }：完成していません。［4.1］
score-waits = テンパイです。待ちは{ $kinds }です。［6.1］
score-without = { $kind }を捨てると、待ちは{ $kinds }です。
score-steps = 完成まで、少なくともあと{ $count }枚引く必要があります。
# $pair is two kinds, $three the other three.
score-hand = { $cards-commas }で{ $how }。雀頭：{ $pair-commas }／面子：{ $three-commas }［4.1］
score-item =
    { $line }{ $cards-is ->
        [none] { "" }
       *[other] （{ $cards-commas }）
    }［{ $clause }］
score-extra =
    { $line }{ $cards-is ->
        [none] { "" }
       *[other] （{ $cards-commas }）
    }、必要な点には数えません［{ $clause }］
score-yakuman-item = { $line }（トロフィー）［{ $clause }］
score-minimum =
    { $points }点。必要な{ $needed }点に{ $enough ->
        [yes] 足りています。
       *[no] 足りません。
    }［4.4］
score-too-little = これではあがれません。［4.4］
score-yakuman = 役満：点数に関係なく、トロフィー{ $trophies }個です。［8.7］
score-points = { $points }点：トロフィー{ $trophies }個です。［9.1］
score-ron = 捨てた人はうんちを{ $poos }個もらいます。［9.2］
score-children = 子は全員、うんちを1個ずつもらいます。［9.3］
score-parent = 親はうんちを{ $poos }個もらいます。［9.4］
position-score-unknown =
    「{ $name }」というカードや指定はありません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }使えるもの：{ $known-commas }。
# $flag and $other are options of the command line, such as --dora.
position-score-flag-needs-card = { $flag }のあとには、種類を指定してください（例：{ $flag } 3）。
position-score-too-many = { $card }はそんなにありません。［1.1］
position-score-too-many-of-kind = { $kind }はドラと裏ドラを含めて{ $count }枚しかありません。［1.1］
position-score-hand-size = 手は4枚か5枚です。{ $count }枚ではありません。
position-score-only-with = { $flag }は{ $other }といっしょに使います。［{ $clause }］
position-score-not-with = { $flag }は{ $other }といっしょには使えません。［{ $clause }］
position-score-first-of-parent = 親はだれかが捨てる前に引くので、--firstには--tsumoを使います。［3.1］
position-score-how = 手は完成しています。あがり方を--tsumoか--ronで指定してください。

## Positions in files

position-hand = 手札は、引いたカードを除いて{ $count }枚です。［2.3］
position-false-declarations = チョンボがあるのは、自由に宣言できるラウンドだけです。［12.2］
position-reasons = 「reasons」には、終わった{ $count }ラウンドそれぞれのリストが必要です。
position-last-parent = ゲームが終わるのは、最後の周の最後の親のあとだけです。［11.1］
position-known = ゲームが終わるまで、ほかの人の手札や山札を見た人はいません。［13.2］
position-turns = 捨て札が、親から時計回りの手番と合いません。［3.1］
position-drawn = カードが引かれているのは、だれかの手番のときだけです。［3.2］
position-none-drawn = まだだれもカードを引いていません。［3.2］
position-richi-discard = リーチには、場に出ている捨て札が必要です。［6.1］
position-richi-late = リーチを宣言できるのは、山札があるときだけです。［6.1］
position-richi-drawn = リーチのあとは、引いたカードを捨てます。［6.4］
position-richi-ready = リーチした手はテンパイでなければなりません。［6.1］
position-asked = 最後の捨て札でロンできる人だけが聞かれます。［5.2］
position-missed = 見逃せるのは、ほかの人が捨てた種類のロンだけで、見逃しを扱うときに限ります。［5.5］
position-answered = 「ron」の段階では、まだ答えていない人がいます。［5.2］
position-drawn-before = 捨てる前に引いたカードは、それを捨てていなければ手札にあります。［3.2］

## The lesson

tip-1 = ドッグン・ドッグへようこそ！5枚で手を作ります。雀頭（同じカード2枚）と、面子（同じカード3枚か、3-4-5のような連番）の組み合わせです。今、5枚目を引いたところです。一番いらないカードを捨ててください。
tip-2 = あがるには、5枚で3点以上も必要です。赤いカードは1枚1点、表になっているドラと同じ種類のカードも1枚1点。2から5だけの手なら、もう1点です。
tip-3 = 気をつけて！相手がリーチを宣言し、最後の1枚を待っています。そのカードを捨てると、あなた1人が払うことになります。相手が自分で捨てた種類なら安全です。
tip-4 = テンパイなので、リーチを宣言できます。あがれば1点になります。その代わり手札の4枚はもう変えられず、合うカードが来るまで、引いたカードを捨て続けます。
tip-5 = この捨て札で手が完成します。ロンを宣言すれば、捨てた人が払います。ただし、自分が捨てた種類ではロンできません。捨てるカードはよく考えましょう。
tip-6 = あなたのあがりです！3点ごとにトロフィーを1個もらい、払う人はうんちをもらいます。親があがれば親を続け（連荘）、そうでなければ親は次の人に移ります。親のあがりは2点多くなります。
tip-7 = 引いたカードで手が完成しました。ツモを宣言しましょう！ツモはそれだけで1点になり、だれにもじゃまされません。
tip-8 = 短い対戦でした。通常は全員が2回ずつ親になり、トロフィーが一番多い人の勝ちです。次は、ほかの役をルールの7章で、めったに出ない役満を8章で調べてみましょう。

## The board in the browser

board-deck = 山札：{ $count }枚
board-dora = ドラ
board-parent = 親は{ $name }さんです
board-you-parent = あなたが親です
board-lap = { $lap }周目（全{ $laps }周）
board-discards = { $name }さんの捨て札
board-your-discards = あなたの捨て札
board-none = 捨て札はまだありません
board-richi = リーチ！
board-wrong = チョンボ
board-drew = { $card }を引きました。
# $kinds is one kind or several, $count how many.
board-missed = { $kinds }を見逃したので、フリテンです。ロンできません。
