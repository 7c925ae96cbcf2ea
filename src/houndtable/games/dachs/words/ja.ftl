### Dachs. How a catalogue is made: docs/translating.md

title = ダックス
about = 同じ数字や同じ色のダックスフントをまとめて出し、役に立つカードを取り戻して、最下位だけは避けるカードゲームです。

## What a newcomer has to know, in short paragraphs

primer-1 = 1位になる必要はありません。最下位だけは避けましょう。ラウンドの得点が一番低い人は、ライフを1つ失います。だれかのライフがなくなったら、ほかの全員の勝ちです。
primer-2 = カードには2から5までの数字と、バニラ、ブルーグレー、ピーチ、セージのどれかの色があります。
primer-3 = 手番では、カードを1枚、または同じ数字か同じ色のカードを何枚か出し、数字の合計が得点になります。手札を全部出すと、1枚につき1点のボーナスです。そのあと山札からカードを引いたり、出した色のカードを列から取り戻したりできます。最後に、出したカードを列に加えます。
primer-4 = だれかが目標点に届いたら、その一周でラウンドは終わりです。残った手札はマイナス点になります。

## Pieces

card-2v = バニラ2
card-2b = ブルーグレー2
card-2p = ピーチ2
card-2s = セージ2
card-3v = バニラ3
card-3b = ブルーグレー3
card-3p = ピーチ3
card-3s = セージ3
card-4v = バニラ4
card-4b = ブルーグレー4
card-4p = ピーチ4
card-4s = セージ4
card-5v = バニラ5
card-5b = ブルーグレー5
card-5p = ピーチ5
card-5s = セージ5
card-hidden = 裏向きのカード
# Several equal cards: "2× 3 sage".
card-counted =
    { $item-is ->
        [hidden] 裏向きのカード{ $count }枚
       *[other]
            { $count ->
                [1] { $item }
               *[other] { $item }（{ $count }枚）
            }
    }
colour-v = バニラ
colour-b = ブルーグレー
colour-p = ピーチ
colour-s = セージ
# Several cards of one colour: "2 sage cards".
colour-counted = { $item }のカード{ $count }枚

## What lies on the table

zone-row = 列
zone-played = 今出したカード
zone-deck = 山札
zone-pile = 捨て札
zone-hand = 手札
fact-turn = 手番
fact-first = このラウンドのスタートプレイヤー
fact-turns = 終わった手番
fact-last_lap = 最後の一周
fact-scores = 得点
fact-lives = ライフ
fact-draws_left = あと引ける枚数
fact-has_drawn = 引いたか
fact-retrievable = あと取り戻せる枚数
fact-target = 最後の一周になる点数
fact-may_take = 取り戻せるカード
fact-shown = 全員が見たカード
ending-scored = 得点計算
ending-replayed = やり直し
step-play = 出す
step-draw = 引く
step-retrieve = 取り戻す
step-place = 列に置く
step-over = ゲーム終了

## Options

option-first = スタートプレイヤー
    .about = 最初のラウンドを始める人
option-first-random = ランダム
option-target = 目標点
    .about = だれかが届くと、ラウンドが最後の一周に入る点数
option-lives = ライフ
    .about = 全員が最初に持つライフの数
option-everyone-out = 全員が同時に脱落したとき
    .about = 全員が同時に最後のライフを失ったらどうするか
option-everyone-out-no-winner = 勝者なし
option-everyone-out-replay-round = ラウンドをやり直す
option-board = スコアボード
    .about = スコアボードのどちらの面を使うか
option-board-a = A面
option-board-b = B面

## Moves, as an offer

move-draw = カードを1枚引く
move-stop = ここでやめる
move-take = { $card }を取る
# The same card lies in several places of the row; $place counts them from the oldest.
move-take-younger = { $place }番目に古い{ $card }を取る
move-place = { $card }を列に置く
move-play = { $cards-tally }を出す

## Questions

ask-play = カードを1枚、または同じ数字か同じ色のカードを何枚か出してください。
ask-draw =
    { $has_drawn ->
        [yes] もう1枚引きますか？あと{ $draws_left }枚引けます。
       *[no]
            { $last_lap ->
                [yes]
                    { $draws_left ->
                        [1] 最後の一周なので、カードを1枚引いてください。
                       *[other] 最後の一周なので、少なくとも1枚引いてください。{ $draws_left }枚まで引けます。
                    }
               *[no]
                    { $draws_left ->
                        [1] カードを1枚引きますか？
                       *[other] カードを引きますか？{ $draws_left }枚まで引けます。
                    }
            }
    }
ask-retrieve = 列からカードを取りますか？取れるのは{ $may_take }です。
ask-place = 次に列に置くカードを選んでください。最後に置いたカードが山札の隣になります。

## Events

event-round =
    第{ $round }ラウンドの始まりです。{ $first-is ->
        [you] あなた
       *[other] { $first }さん
    }から始めます。列は古い順に{ $row-commas }です。
# $cards is hidden from all but the one who gets them.
event-dealt =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }に{ $cards-is ->
        [hidden] カードが{ $count }枚
       *[other] { $cards-tally }が
    }配られました。
event-played =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $cards-tally }を出しました。{ $points }点{ $bonus ->
        [0] { "" }
       *[other] と、手札を全部出したボーナス{ $bonus }点
    }を獲得し、合計{ $score }点です。
event-last-lap =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $score }点になり、最後の一周に入りました！
event-drew =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $card-is ->
        [hidden] カードを1枚
       *[other] { $card }を
    }引きました。
event-reshuffled = 山札がなくなったので、捨て札{ $count }枚を混ぜて新しい山札にしました。
event-retrieved =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が列から{ $card }を取りました。
event-placed =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $cards-tally }を列に置きました。
event-pushed-out = { $cards-tally }が列から外れ、裏向きで捨て札になりました。
event-round-over = 第{ $round }ラウンドが終わりました。
# $held: what the numbers in the hand add up to. $total may be below zero.
event-round-over-each =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }：出したカード{ $played }点{ $bonus ->
        [0] { "" }
       *[other] 、手札を全部出したボーナス{ $bonus }点
    }、残った手札（{ $hand-commas }）でマイナス{ $held }点、合計{ $total }点です。
# $lives: how many are left.
event-round-over-last =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が最下位で、ライフを1つ失いました。{ $lives ->
        [0] もうライフはありません。
       *[other] 残りのライフは{ $lives }つです。
    }
event-round-over-replayed = 全員が同時に脱落してしまうので、だれもライフを失わず、ラウンドをやり直します。
event-game-over =
    ゲーム終了です。{ $winners-is ->
        [none] 全員が脱落したので、勝者はいません。
       *[other] { $winners }の勝ちです！
    }

## Why a move is not possible

reason-over = ゲームは終わっています。
reason-not-your-turn = あなたの手番ではありません。
reason-played-already = この手番のカードはもう出しました。
reason-play-first = まず手札からカードを出してください。
reason-place-later = カードを列に置くのは、引いたり取り戻したりしたあとです。
reason-drawn-already = この手番ではもう引けません。
reason-retrieve-later = カードを取り戻すのは引いたあとです。先に引くか、引くのをやめてください。
reason-retrieved-already = この手番ではもう取り戻せません。
reason-place-now = 出したカードを列に置いてください。
reason-hold-none = 手札に{ $card }がありません。
reason-hold-only = 手札の{ $card }は{ $count }枚だけです。
reason-must-draw = 最後の一周では、少なくとも1枚引かなければなりません。
reason-empty-hand-draws = 手札がなく、列から取れるカードもありません。カードを引いてください。
# $count is 2 or 3. Equal cards next to each other count as one place.
reason-not-so-many-places = 列に{ $card }はありますが、{ $count }か所には分かれていません。
reason-not-in-the-row = 列に{ $card }はありません。
reason-no-more-of-colour = { $colour }のカードはもう取れません。取れるのは、色ごとに出した枚数までです。
reason-empty-hand-takes = 手札がありません。少なくとも1枚取ってください。
reason-none-to-place = 列に置く{ $card }はもうありません。
reason-no-card = 「{ $text }」というカードはありません。2から5の数字と、色を表すv、b、p、sのどれかを入力してください。
reason-not-so-many = { $card }は全部で{ $count }枚しかありません。
reason-hand-is-limited = 手札は{ $count }枚までです。
reason-no-play = いっしょに出すカードは、全部同じ数字か全部同じ色でなければなりません。

## Hints

hint-play = 今{ $points }点取れて、次の手番にもつながります。
hint-play-last = { $points }点取れて、最後に残った手札で引かれる点も一番少なくなります。
hint-must-draw = 引かなければなりません。
hint-draw = 手札が多いほど、まとめて出しやすくなります。
hint-stop = 今の手札で十分です。
hint-stop-last = ラウンドの終わりに残った手札はマイナス点になります。
hint-take = 手札とよく合うカードです。
hint-take-oldest = 手札とよく合うカードで、取らないと次に列から外れてしまいます。
hint-place = ここでは順番はあまり関係ありません。

## Score lines

line-cards-played = 出したカード
line-empty-hand-bonus = 手札を全部出したボーナス
line-left-in-hand = 残った手札
line-lives-at-the-start = 最初のライフ
line-last-in-round-n = 第{ $n }ラウンドで最下位

## What simulations count

count-lives-lost = 失ったライフ
count-bonus-points = ボーナス
count-points-left-in-hand = 残った手札の点数
count-rounds-with-several-last = 最下位が複数
count-rounds-replayed = やり直し

## The table in the terminal

table-head =
    第{ $round }ラウンド。山札{ $deck-count }枚、捨て札{ $pile-count }枚。{ $last_lap ->
        [yes] 最後の一周です！
       *[no] { $target }点で最後の一周になります。
    }
table-player-seat = { $seat }
table-player-scores = { $scores }点
table-player-lives = ライフ{ $lives }
table-player-hand =
    { $hand-is ->
        [none] 手札なし
       *[other] 手札：{ $hand-tally }
    }
table-row = 列（古い順）：{ $row-commas }
table-played =
    { $played-is ->
        [none] { "" }
       *[other] 今出したカード：{ $played-commas }
    }

## The lesson

tip-1 = ダックスへようこそ！1位になる必要はありません。最下位だけは避けましょう。得点が一番低い人がライフを失い、今回は全員ライフが1つしかありません。まずカードを1枚、または同じ数字か同じ色のカードを何枚か出してください。数字がそのまま得点になります。
tip-2 = ここで山札から引けます。引けるのは、今出したカードのうち一番多い色の枚数までです。1枚ずつ見てから次を引くか決められて、いつやめてもかまいません。
tip-3 = 列からカードを取り戻せます。色ごとに、今出した枚数までです。手札とそろうカードを探してみましょう。
tip-4 = 出したカードは、好きな順番で列に加わります。列に残るのは6枚だけで、古いものから外れていきます。最後に置いたカードが一番長く残ります。
tip-5 = 次の手番です。手札を一度に全部出すと、出したカード1枚につき1点のボーナスがもらえます。そろうカードを集めておくとお得です。
tip-6 = 相手が列からカードを取りました。全員が見ていたので、そのカードは相手の手札に入っても見えたままです。山札から引いたカードは秘密です。
tip-7 = ラウンド最後の一周です！ここからは全員が少なくとも1枚引かなければならず、最後に手札に残った数字は得点から引かれます。いらないカードは取り戻さないようにしましょう。
tip-8 = これでダックスの流れはつかめましたね。おつかれさまでした！通常のゲームでは全員がライフを2つ持ち、40点で最後の一周になります。次は、ラウンドとゲームの終わり方をルールの8章と9章で読んでみましょう。

## What only the board in the browser says

board-deck =
    { $count ->
        [0] 山札はありません
       *[other] 山札：{ $count }枚
    }
board-pile = 捨て札：{ $count }枚
# $who is the name of another player.
board-shown = { $who }さんの手札のうち、全員が見たカード
board-scores = スコアボード
board-target = { $points }点に届くと最後の一周です。
board-last-lap = 最後の一周です！
board-draws = あと{ $count }枚まで引けます。
# $cards: "2 sage cards and 1 peach card".
board-take = 取り戻せるカード：{ $cards }
board-points = { $who }：{ $points }点

## Why a position written by hand is refused; the number is the rule

position-over = ゲームが終わるのは、だれかのライフがなくなったときだけです。［9.1］
position-lives = ライフは最初の数（{ $count }）より多くなりません。［2.5］
position-bonuses = ボーナスは得点の一部なので、得点より多くなりません。［4.6］
position-last-lap = 最後の一周になるのは、だれかが{ $points }点に届いたときだけです。［8.1］
position-turns = スタートプレイヤー、手番の数、今の手番の人が合っていません。［3.1］
position-hand-limit = 手札は{ $count }枚までです。［6.4］
position-empty-hand = 手札がなくてもよいのは、手番の人がカードを引くときと取り戻すときだけです。［7.3］
position-known = 手札のカードを知っているのは、持ち主だけか全員です。ゲーム終了後は全員です。［10.1］
position-deck-known = 山札のカードはだれも知りません。また、どれも最後に混ぜたカードです。［10.2］
position-empty-deck = 山札がなくなることはありません。捨て札がすぐに新しい山札になります。［5.5］
position-between-turns = カードを出す前に、引いたり取り戻したりすることはできません。［3.2］
position-row = 列のカードは{ $count }枚でなければなりません。［7.2］
position-played = 全部同じ数字か全部同じ色の、出したカードが必要です。［4.2］
position-draws = 引ける枚数が残っているのは、カードを引くときだけです。［5.1］
position-retrievable = 取り戻せる枚数が、出したカードや列と合っていません。［6.1］
position-retrieving = カードを取り戻すときには、取り戻せるカードが列に必要です。［6.1］
position-drawing = 引ける枚数、出したカード、手札が合っていません。［5.1］
position-drawn = 引いた枚数が手札より多くなっています。［5.1］
position-placing = カードを列に置くときには、置くカードが2種類以上必要です。［7.1］
position-placed = 列と出したカードの枚数が合っていません。［7.2］
