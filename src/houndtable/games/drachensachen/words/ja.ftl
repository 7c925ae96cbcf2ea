### Drachensachen. How a catalogue is made: docs/translating.md

title = ドラッヘンザッヘン
about = だれよりも早くモンスターを手放して、ドラゴンのキンの金貨はほかの人に払わせましょう。

## What a newcomer has to know, in short paragraphs

primer-1 = カードを手放しましょう！最初に全部なくした人がラウンドに勝ち、ほかの人は残ったカード1枚につき金貨1枚、最大10枚を失います。だれかの失った金貨が財宝の枚数（ふつうは21枚）に届いたらゲーム終了で、失った金貨が一番少ない人の勝ちです。
primer-2 = まず手札から出します。手札がなくなったら表の残り札、最後に裏の残り札を見ないで出します。
primer-3 = 場のカードと同じか大きいカードを、1枚、または同じものを何枚か出します。出さないなら場のカードを全部取ります。同じカードが4枚続くと場が流れ、もう一度出せます。手札の同じカード4枚は捨てることもできます。
primer-4 = 3の次に出せるのは1か2かドラゴンだけです。4を出されたら2枚引くか、4かプロテクトで次の人に回します。5を出されたら1回休みです。6の次にドラゴンは出せません。
primer-5 = ドラゴンは6以外のどのカードにも出せますが、ドラゴンの上に9は出せません。ヌロの次は、9以外なら何でも出せます。エクステルミノを出すと場が流れ、もう一度出せます。プロテクトを出すと、受けたものを次の人に回します。

## Cards: the name, with an article, several of them, and what one does, and several (behind a move; empty where it’s nothing special)

card-1 = 1
    .effect = { "" }
    .effects = { "" }
card-2 = 2
    .effect = { "" }
    .effects = { "" }
card-3 = 3
    .effect = （次は1か2かドラゴンだけ）
    .effects = （次は1か2かドラゴンだけ）
card-4 = 4
    .effect = （次の人は2枚引く）
    .effects = （次の人は1枚につき2枚引く）
card-5 = 5
    .effect = （次の人は1回休み）
    .effects = （枚数分の人が1回休み）
card-6 = 6
    .effect = （次は6以上、ドラゴンは出せない）
    .effects = （次は6以上、ドラゴンは出せない）
card-7 = 7
    .effect = { "" }
    .effects = { "" }
card-8 = 8
    .effect = { "" }
    .effects = { "" }
card-9 = 9
    .effect = { "" }
    .effects = { "" }
card-nullo = ヌロ
    .effect = （次は9以外なら何でも）
    .effects = （次は9以外なら何でも）
card-extermino = エクステルミノ
    .effect = （場を流してもう一度）
    .effects = （場を流してもう一度）
card-protecto = プロテクト
    .effect = （受けたものを次の人へ）
    .effects = （受けたものを次の人へ）
card-hidden = 裏向きのカード
    .effect = { "" }
    .effects = { "" }
# Several equal cards: “two 7s”. One of a kind too: “an 8”.
card-counted =
    { $item-is ->
        [hidden] 裏向きのカード{ $count }枚
       *[other]
            { $count ->
                [1] { $item }
               *[other] { $item }（{ $count }枚）
            }
    }

## Curses and abilities, with what they mean

curse-many-monsters-6 = モンスターだらけ6
    .about = 手札6枚で始めます。
curse-many-monsters-7 = モンスターだらけ7
    .about = 手札7枚で始めます。
curse-many-monsters-8 = モンスターだらけ8
    .about = 手札8枚で始めます。
curse-unknowing-4-2 = 何も知らない4/2
    .about = 裏4枚、表2枚の残り札で始めます。
curse-unknowing-5-1 = 何も知らない5/1
    .about = 裏5枚、表1枚の残り札で始めます。
curse-unknowing-4-1 = 何も知らない4/1
    .about = 裏4枚、表1枚の残り札で始めます。
curse-chaos = カオス
    .about = 全員が呪いを引き、残りのカードはすべて山札になります。
ability-dragons-are-quick = すばやいドラゴン
    .about = ヌロを出したら、もう一度出せます。
ability-envious-monsters = うらやむモンスター
    .about = ドラゴンを出した人はカードを1枚引きます。
ability-small-but-nice = 小さくてもすごい
    .about = 1は9に勝てます。
ability-monsterball = モンスター送り
    .about = 2を1枚出すごとに、選んだ人があなたの手札からランダムに1枚引きます。
ability-roundabout = ぐるりと回れ
    .about = 7を出したら、進む向きを変えられます。
ability-golden-feathers = 黄金の羽根
    .about = ラウンドの終わりに残った8では金貨を失わず、逆に1枚ずつもらえます。
ability-open-secrets = 公然の秘密
    .about = 9を1枚出すごとに、表の残り札を1枚手札に加えます。

## What lies on the table

zone-pile = 場
zone-draw-pile = 山札
zone-gone = 流れたカード
zone-unseen = 使わないカード
zone-hand = 手札
zone-open = 表の残り札
zone-hidden = 裏の残り札
fact-turn = 手番
fact-first = ラウンドを始めた人
fact-clockwise = 時計回り
fact-turns = これまでの手番
fact-idle = 動きのない手番
fact-facing = 場のカード
fact-run = 続いた枚数
fact-debt = 引く枚数
fact-skip = 休みの回数
fact-quick = 追加の手番
fact-todo = 残りの選択
fact-scores = 失った金貨
fact-curses = 呪い
fact-chaos = カオス
fact-abilities = 能力
fact-used = これまでの能力
fact-answer = あなたの選択
fact-hoard = ゲームが終わる金貨の枚数
fact-shown = 全員が見たカード
fact-idle_left = 採点までの手番
ending-won = 決着
ending-stalemate = 千日手

## Options

option-first = スタートプレイヤー
    .about = 最初のラウンドを始める人
option-first-random = ランダム
option-hoard = 財宝
    .about = だれかが失うとゲームが終わる金貨の枚数
option-curses = 呪い
    .about = ラウンドの勝者が、次のラウンドの呪いを引くかどうか
option-curses-off = なし
option-curses-on = あり
option-abilities = 能力
    .about = ラウンドごとに新しい能力が加わるかどうか、ずっと残るか1ラウンドだけか
option-abilities-off = なし
option-abilities-cumulative = ずっと残る
option-abilities-one-round = 1ラウンドだけ
option-hidden-coins = 裏の残り札
    .about = ラウンドの終わりに、どの裏の残り札で金貨を失うか
option-hidden-coins-uncovered = 表の残り札が上にないものだけ
option-hidden-coins-all = すべて
option-hidden-coins-none = 失わない
option-fitting-set = 出せる4枚組
    .about = 場に出せる同じカード4枚を、捨ててよいかどうか
option-fitting-set-may = 捨ててもよい
option-fitting-set-must = 出さなければならない
option-answer-four = 4への返し
    .about = どのドラゴンを出せば、4を出されても引かずにすむか
option-answer-four-protecto = プロテクトだけ
option-answer-four-any-dragon = どのドラゴンでも
option-blind-push = 見ないで返す
    .about = ハウスルール：4を出されたとき、裏の残り札を見ないで出して返せるかどうか
option-blind-push-off = できない
option-blind-push-on = できる
option-answer-five = 5への返し
    .about = ハウスルール：どのカードを出せば、5を出されても休まずにすむか
option-answer-five-protecto = プロテクトだけ
option-answer-five-fives-too = プロテクトか5
option-multi-protecto = 複数のプロテクト
    .about = ハウスルール：プロテクト2枚なら2人先、3枚なら3人先まで届くかどうか
option-multi-protecto-off = 1枚と同じ
option-multi-protecto-on = 先まで届く
option-stalemate = 千日手
    .about = 堂々めぐりになったラウンドを終わらせるかどうか
option-stalemate-score = 終わらせて採点する
option-stalemate-off = 終わらせない
option-many-monsters-6 = モンスターだらけ6
    .about = 呪い：手札6枚
option-many-monsters-6-on = 使う
option-many-monsters-6-off = 使わない
option-many-monsters-7 = モンスターだらけ7
    .about = 呪い：手札7枚
option-many-monsters-7-on = 使う
option-many-monsters-7-off = 使わない
option-many-monsters-8 = モンスターだらけ8
    .about = 呪い：手札8枚
option-many-monsters-8-on = 使う
option-many-monsters-8-off = 使わない
option-unknowing-4-2 = 何も知らない4/2
    .about = 呪い：残り札は裏4枚、表2枚
option-unknowing-4-2-on = 使う
option-unknowing-4-2-off = 使わない
option-unknowing-5-1 = 何も知らない5/1
    .about = 呪い：残り札は裏5枚、表1枚
option-unknowing-5-1-on = 使う
option-unknowing-5-1-off = 使わない
option-unknowing-4-1 = 何も知らない4/1
    .about = 呪い：残り札は裏4枚、表1枚
option-unknowing-4-1-on = 使う
option-unknowing-4-1-off = 使わない
option-chaos = カオス
    .about = 呪い：全員が呪いを引き、残りのカードはすべて山札になる
option-chaos-on = 使う
option-chaos-off = 使わない
option-dragons-are-quick = すばやいドラゴン
    .about = 能力：ヌロを出したら、もう一度出せる
option-dragons-are-quick-on = 使う
option-dragons-are-quick-off = 使わない
option-envious-monsters = うらやむモンスター
    .about = 能力：ドラゴンを出した人はカードを1枚引く
option-envious-monsters-on = 使う
option-envious-monsters-off = 使わない
option-small-but-nice = 小さくてもすごい
    .about = 能力：1は9に勝てる
option-small-but-nice-on = 使う
option-small-but-nice-off = 使わない
option-monsterball = モンスター送り
    .about = 能力：2を1枚出すごとに、だれかが手札から1枚引く
option-monsterball-on = 使う
option-monsterball-off = 使わない
option-roundabout = ぐるりと回れ
    .about = 能力：7で進む向きを変えられる
option-roundabout-on = 使う
option-roundabout-off = 使わない
option-golden-feathers = 黄金の羽根
    .about = 能力：最後に残った8では金貨を失わず、逆に1枚ずつもらえる
option-golden-feathers-on = 使う
option-golden-feathers-off = 使わない
option-open-secrets = 公然の秘密
    .about = 能力：9を1枚出すごとに、表の残り札を1枚手札に加える
option-open-secrets-on = 使う
option-open-secrets-off = 使わない

## Moves, as an offer

move-take-pile = 場のカードを全部取る
move-miss = 1回休む
move-keep = 交換しない
move-reverse = 進む向きを変える
move-go-on = 進む向きを変えない
move-draw = カードを{ $count }枚引く
move-blind = 裏の残り札の{ $place }枚目をめくる
move-give = { $seat }さんに手札から1枚引いてもらう
move-lift = 表の{ $card }を手札に加える
move-throw = { $card }を4枚捨てる
move-play =
    { $count ->
        [1] { $card }を出す
       *[other] { $card }を{ $count }枚出す
    }
    .more =
        { $count ->
            [1] { $card-effect }
            [4] （場を流してもう一度）
           *[other] { $card-effects }
        }
# $count cards from the hand together with $more open ones of the same kind.
move-play-both =
    手札の{ $card }を{ $count }枚と表の{ $card }を{ $more }枚出す
    .more =
        { $count ->
            [1]
                { $more ->
                    [3] （場を流してもう一度）
                   *[other] { $card-effects }
                }
            [2]
                { $more ->
                    [2] （場を流してもう一度）
                   *[other] { $card-effects }
                }
           *[other] （場を流してもう一度）
        }
# A card of the hand for an open one.
move-exchange = 手札の{ $hand }を表の{ $open }と交換する

## Questions

ask-exchange = 手札1枚を表の残り札1枚と交換しますか？
ask-play =
    { $quick ->
        [yes] ヌロはすばやいので、もう一度出してください。
       *[no] あなたの手番です。
    }
ask-owe = { $debt }枚引かなければなりません。引きますか、次の人に回しますか？
ask-miss =
    1回休みです{ $skip ->
        [1] 。
       *[other] （休みは全部で{ $skip }回）。
    }
ask-give =
    だれに手札から1枚引いてもらいますか？{ $todo ->
        [1] { "" }
       *[other] （あと{ $todo }枚）
    }
ask-turn = 進む向きを変えますか？
ask-lift =
    どの表の残り札を手札に加えますか？{ $todo ->
        [1] { "" }
       *[other] （あと{ $todo }枚）
    }

## Events

event-round =
    第{ $round }ラウンドの始まりです。{ $first-is ->
        [you] あなた
       *[other] { $first }さん
    }から始めます。
event-dealt =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }に{ $cards-is ->
        [hidden] カードが{ $count }枚
       *[other] { $cards }が
    }配られました。
event-kept =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }はカードを交換しませんでした。
event-exchanged =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が手札の{ $hand }を表の{ $open }と交換しました。
# $hand cards from the hand and $open ones of the open Remainders, all equal.
event-played =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $hand ->
        [0]
            表の{ $card }を{ $open ->
                [1] { "" }
               *[other] { $open }枚
            }
       *[other]
            { $open ->
                [0]
                    { $card }を{ $hand ->
                        [1] { "" }
                       *[other] { $hand }枚
                    }
               *[other] 手札の{ $card }を{ $hand }枚と表の{ $card }を{ $open }枚
            }
    }出しました。
event-four-in-a-row =
    4枚続きました！場の{ $cards }枚が流れ、{ $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }がもう一度出します。
event-exterminated =
    場の{ $cards }枚が流れ、{ $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }がもう一度出します。
event-threw =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $card }を4枚捨てました。
event-took-pile =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が場のカードを全部取りました：{ $cards-tally }。
event-turned-up =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }がめくったのは{ $card }です。
event-misfit =
    出せないカードでした。{ $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が場のカードといっしょに手札に加えました：{ $cards-tally }。
event-drew =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が{ $cards-is ->
        [hidden] カードを{ $count }枚
       *[other] { $cards }を
    }引きました。
event-missed =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }は1回休みです。
event-gave =
    { $to-is ->
        [you] あなた
       *[other] { $to }さん
    }が{ $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }の手札から{ $card-is ->
        [hidden] カードを1枚
       *[other] { $card }を
    }引きました。
event-reversed =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が進む向きを変えました。これからは{ $clockwise ->
        [yes] 時計回り
       *[no] 反時計回り
    }です。
event-lifted =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が表の{ $card }を手札に加えました。
event-chaos =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }が呪い「カオス」を引きました！全員が呪いを引き、残りのカードはすべて山札になります。
event-curse =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }は{ $curse-is ->
        [none] 呪いを引きませんでした。
       *[other] 呪い「{ $curse }」を引きました。
    }
event-ability = 新しい能力「{ $ability }」が加わりました！{ $ability-about }
event-round-over-how =
    第{ $round }ラウンドが終わりました。{ $winner-is ->
        [none] 千日手なので、このまま採点します。
        [you] あなたがカードを全部手放しました！
       *[other] { $winner }さんがカードを全部手放しました。
    }
# $lines say which cards cost what; $hand are the cards left in hand.
event-round-over-loses =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }は金貨を{ $coins }枚失いました（{ $lines }）。{ $hand-is ->
        [none] { "" }
       *[other] 残った手札は{ $hand }です。
    }
event-round-over-gains =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }は金貨を{ $coins }枚もらいました（{ $lines }）。{ $hand-is ->
        [none] { "" }
       *[other] 残った手札は{ $hand }です。
    }
event-round-over-even =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }は金貨を失いませんでした。
standing =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }{ $coins }枚
event-round-over-so-far = これまでに失った金貨：{ $each-commas }。
event-game-over-won =
    ゲーム終了です。失った金貨が{ $coins }枚で一番少ない、{ $winner-is ->
        [you] あなた
       *[other] { $winner }さん
    }の勝ちです！

## Why a move is not possible

reason-over = ゲームは終わっています。
reason-not-your-turn = あなたの手番ではありません。
reason-chosen-already = あなたはもう選びました。ほかの人を待っています。
reason-exchange-first = 先に、カードを交換するかどうかを選んでください。
reason-not-to-exchange = 手札に{ $card }はありません。
reason-not-open-to-exchange = 表の残り札に{ $card }はありません。
reason-exchanged-already = 交換できるのは、最初の手番の前だけです。
reason-nothing-to-keep = 今は選べません。交換するかどうかを選ぶのは、最初の手番の前だけです。
reason-only-hidden = 裏の残り札しかありません。
reason-no-hand = 手札がないので、表の残り札だけを出してください。
reason-hold-none = 手札に{ $card }はありません。
reason-hold-only = 手札の{ $card }は{ $count }枚だけです。
reason-open-none = 表の残り札に{ $card }はありません。
reason-open-only = 表の残り札の{ $card }は{ $count }枚だけです。
reason-last-cards-only = 表の残り札をいっしょに出せるのは、手札が全部同じカードで、それを出し切るときだけです。
reason-not-so-many-open = 表の残り札に{ $card }はそんなにありません。
reason-no-room = 同じカードが続くのは4枚までです。{ $card }はあと{ $count }枚しか出せません。
reason-hidden-last = 裏の残り札を出せるのは、手札と表の残り札がなくなってからです。
reason-fewer-hidden = 裏の残り札は{ $count }枚だけです。
reason-dragon-on-six = 6の上にドラゴンは出せません。
reason-low-on-six = 6の上には6以上のモンスターしか出せません。
reason-nine-on-dragon = ドラゴンの上に9は出せません。
reason-high-on-three = 3の上には1か2かドラゴンしか出せません。
reason-too-low = 場のカードは{ $card }です。それ以上のモンスターかドラゴンを出してください。
reason-no-pile = 場にカードがないので、取れません。
reason-try-hidden = 裏の残り札しかないので、どれか1枚を出してください。
reason-must-play = ヌロによる追加の手番では、出せるなら出さなければなりません。
reason-no-set =
    4枚組とは、手札の同じカード4枚のことです。{ $count ->
        [0] 手札に{ $card }はありません。
       *[other] 手札の{ $card }は{ $count }枚だけです。
    }
reason-set-fits = この4枚組は場に出せます。4枚とも出すか、残してください。
# $answers are the cards with which a debt can be passed on.
reason-push-or-draw = 先に{ $count }枚引かなければなりません。次の人に回せるのは{ $answers-or }だけです。
reason-owes = { $count }枚引くか、次の人に回してください。
reason-draw-what-is-owed = 引くのはちょうど{ $count }枚です。
reason-no-blind-push = 先に引いてください。このテーブルでは、裏の残り札で4に返せません。
reason-draw-before-throwing = 先に引いてください。4枚組を捨てられるのはそのあとです。
reason-owes-nothing = 今はカードを引く必要がありません。
reason-only-answers = 1回休みです。次の人に回せるのは{ $answers-or }だけです。
reason-must-miss = 1回休みです。
reason-no-miss = 今は休む必要がありません。
reason-choose-receiver = だれに手札から引いてもらうか選んでください。
reason-no-such-seat = このテーブルに{ $seat }さんはいません。
reason-not-yourself = 自分以外の人を選んでください。
reason-only-two-gives = 手札から引いてもらうのは、2を出した直後だけです。
reason-turn-or-go-on = 先に、進む向きを変えるかどうかを選んでください。
reason-only-seven-turns = 進む向きを変えられるのは、7を出した直後だけです。
reason-lift-one = 先に、表の残り札を1枚手札に加えてください。
reason-not-open-to-lift = 表の残り札に{ $card }はありません。
reason-only-nine-lifts = 表の残り札を手札に加えられるのは、9を出した直後だけです。
reason-no-card = 「{ $text }」というカードはありません。あるのは1から9のモンスターと、nullo（ヌロ）、extermino（エクステルミノ）、protecto（プロテクト）の3種のドラゴンです。
reason-too-many = 同じカードを一度に出せるのは1枚から4枚までです。

## Hints

hint-no-other-move = ほかに手はありません。
hint-good-last-cards = 表の残り札は最後まで残ります。よいカードにしておきましょう。
hint-open-cards-are-good = 表の残り札は今のままで十分です。
hint-four-at-once = 一度に4枚手放せます。
hint-few-cards-left = 残りのカードが少ない人に渡すのが一番です。
hint-need-it-least = 一番いらないカードです。
hint-all-alike = どれでも同じです。
hint-keep-for-later = 出せるカードは、あとで出したほうが役に立ちます。
hint-keep-answers = 返せるカードは、あとで使ったほうが役に立ちます。
hint-turn-round = カードの多い人か、あなたの手番になります。
hint-same-direction = このままなら、カードの多い人の手番になります。
hint-others-draw = ほかの人が{ $count }枚以上引くことになります。
hint-others-miss = ほかの人が1回休みになります。
hint-dragon-helps = ドラゴンで切り抜けられます。
hint-hard-to-follow = 次の人のカードは残りわずかで、これには続けにくいはずです。
hint-hard-to-play-later = あとで出しにくいカードを手放せます。

## Score lines

line-won-the-round = ラウンドに勝利
line-hand = 手札
line-open-remainders = 表の残り札
line-hidden-remainders = 裏の残り札
line-golden-feathers = 黄金の羽根
line-beyond-the-cap-of-n = 上限{ $n }枚を超えた分
line-round-n = 第{ $n }ラウンド

## What simulations count, and under what: besides the score lines

count-rounds-won = 勝利回数
count-coins-lost = 失った金貨
count-losses-cut-to-10 = 10枚止まり
count-stalemates = 千日手
count-turns = 手番
count-all-rounds = 全ラウンド
count-many-monsters-6 = { curse-many-monsters-6 }
count-many-monsters-7 = { curse-many-monsters-7 }
count-many-monsters-8 = { curse-many-monsters-8 }
count-unknowing-4-2 = { curse-unknowing-4-2 }
count-unknowing-5-1 = { curse-unknowing-5-1 }
count-unknowing-4-1 = { curse-unknowing-4-1 }
count-chaos = { curse-chaos }
count-dragons-are-quick = { ability-dragons-are-quick }
count-envious-monsters = { ability-envious-monsters }
count-small-but-nice = { ability-small-but-nice }
count-monsterball = { ability-monsterball }
count-roundabout = { ability-roundabout }
count-open-secrets = { ability-open-secrets }

## What fits on the pile: monsters from $low to $high (none if $low is 9 and $high is 8), a 1 as well if $one, dragons if $dragons

fits =
    { $dragons ->
        [no] { $low }～{ $high }（ドラゴンは出せない）
       *[yes]
            { $low ->
                [1]
                    { $high ->
                        [2] 1か2かドラゴン
                        [8] 9以外なら何でも
                        [9] 何でも
                       *[other] 1～{ $high }かドラゴン
                    }
                [8]
                    { $high ->
                        [8] 8かドラゴン
                       *[other] 8か9かドラゴン
                    }
                [9]
                    { $high ->
                        [9]
                            { $one ->
                                [yes] 1か9かドラゴン
                               *[no] 9かドラゴン
                            }
                       *[other]
                            { $one ->
                                [yes] 1かドラゴン
                               *[no] ドラゴン
                            }
                    }
               *[other] { $low }～{ $high }かドラゴン
            }
    }
# Everyone saw these cards go to $giver, but $receivers may have drawn some of them since.
doubt =
    { $giver-is ->
        [you] あなた
       *[other] { $giver }さん
    }は{ $cards }を持っていましたが、{ $receivers-count ->
        [1] { $receivers }
        [2] { $receivers-or }
       *[other] { $receivers-commas }のだれか
    }が引いたかもしれません。

## The table in the terminal

table-head = 第{ $round }ラウンド。山札は{ $draw-pile-count }枚。だれかが金貨を{ $hoard }枚失うとゲームが終わります。
table-player-seat = { $seat }
table-player-scores = 失った金貨{ $scores }枚
table-player-hand =
    { $hand-is ->
        [none] 手札なし
       *[other] 手札{ $hand-count }枚：{ $hand-tally }
    }
table-player-open =
    { $open-is ->
        [none] { "" }
       *[other] 表：{ $open-tally }
    }
table-player-hidden =
    { $hidden-is ->
        [none] { "" }
       *[other] 裏：{ $hidden-count }枚
    }
table-abilities =
    { $abilities-is ->
        [none] { "" }
       *[other] 能力：{ $abilities-commas }。
    }
table-clockwise =
    { $clockwise ->
        [yes] { "" }
       *[no] 今は反時計回りです。
    }
table-idle-left =
    { $idle_left-is ->
        [none] { "" }
       *[other] 動きがありません。あと{ $idle_left }手番で採点します。
    }
table-empty = 場にカードはありません。
# $more: there are more cards than are shown. $run: equal cards in a row on top. $debt: cards the next player must draw.
table-lying =
    場（最後が一番上）：{ $more ->
        [yes] …、
       *[no] { "" }
    }{ $cards-commas }。{ $run ->
        [2] 2枚続いています。
        [3] 3枚続いています。
       *[other] { "" }
    }{ $debt ->
        [0] { "" }
       *[other] 引く枚数：{ $debt }枚。
    }
table-fits = 一番上：{ $top }。出せるカード：{ $fits }。

## The lesson

tip-1 = ドラッヘンザッヘンへようこそ！手札、表の残り札、裏の残り札の順に、だれよりも早く全部なくしましょう。始まる前に、手札1枚を表の残り札1枚と交換できます。強いカードを最後に残すのもよい手です。
tip-2 = 場にカードがなければ、どのカードでも出せます。あるときは、一番上のカードと同じか、より大きいモンスターを出します。出せないとき、出したくないときは、場のカードを全部手札に加えます。
tip-3 = ドラゴンは6以外のどんなカードにも出せます。プロテクトは盾で、今あなたの前にあるものを、そのまま次の人に回します。ただし、ドラゴンの上に9は出せません。
tip-4 = 4が出されたので、1枚につき2枚引かなければなりません。自分の4かプロテクトを出せば、次の人に回せます。4なら枚数も増えます。そうでなければ引いて、そのあとはいつもどおり出します。
tip-5 = ヌロは、すべてをゼロに戻すドラゴンです。次の人は、9以外なら何でも出せます。
tip-6 = 6が出ています。出せるのは6か、より大きいモンスターだけです。ドラゴンも出せません。
tip-7 = 同じカードは、まとめて出せます。だれが出したものでも、同じカードが4枚続けて重なると場が流れ、4枚目を出した人がもう一度出します。
tip-8 = 5が出されたので、あなたは1回休みです。プロテクトがあれば次の人に回せます。なければ、ここはひと休みです。
tip-9 = 手札がなくなりました！ここからは、みんなに見えている表の残り札を出します。場のカードを取ることになったら、まずその手札からです。
tip-10 = エクステルミノを出すと場のカードが全部流れ、もう一度出せます。なかなか出せないカードを手放すチャンスです。
tip-11 = 残りは裏の残り札だけで、あなたにも中身はわかりません。1枚選んでください。出せるカードならそのまま出し、出せなければ場のカードごと手札に加えます。幸運を祈ります！
tip-12 = 3が出ると話が変わります。出せるのは1、2、ドラゴンだけです。小さいモンスターの出番です！
tip-13 = ラウンドの決着です。カードが残った人は1枚につき金貨1枚、最大10枚を失います。通常のゲームはだれかが21枚失うまで続き、失った金貨が一番少ない人の勝ちです。次は、加えて遊べる呪いと能力をルールの9章と10章で読んでみましょう。

## What only the board in the browser says

board-round = 第{ $round }ラウンド。だれかが金貨を{ $hoard }枚失うとゲームが終わります。
board-pile = 場
board-empty-pile = 場にカードはありません
board-top = 場に{ $count }枚、一番上は{ $card }
board-draw-pile = 山札
board-draw-pile-count = 山札：{ $count }枚
board-cards = { $count }枚
board-fits = 出せるカード
board-owed = 引く枚数
board-misses = 休み
board-turns = { $count }回
board-in-row = 連続
board-of-set = { $set }枚中{ $count }枚
board-todo = 残りの選択
board-clockwise = 時計回り
board-anticlockwise = 反時計回り
board-quick = ヌロはすばやい：もう一度出せます
board-idle = 動きがありません：あと{ $turns }手番で採点
# What lies before a player, for those who can’t see it.
board-mat =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }の残り札
board-yours = あなたの残り札
board-hidden = 裏の残り札{ $place }
board-none = なし
board-known-hand =
    { $seat-is ->
        [you] あなた
       *[other] { $seat }さん
    }の手札でわかっているカード
board-lost = 失った金貨{ $lost }／{ $hoard }枚
board-seen = 全員が見たカード
board-gone = 流れたカード
# A heap of cards and how many there are.
board-heap = { $label }：{ $count }枚
board-unseen = ほかに{ $count }枚が、だれも見ないままこのラウンドから外れています。
board-exchange = 全員が選び終わったら、手札の{ $hand }を表の{ $open }と交換します。
board-kept = カードを交換しません。ほかの人が選んでいます。
board-extras = 能力と呪い
board-ability = { $ability }
board-ability-about = { $ability-about }
board-curse = { $curse }
board-curse-about = { $curse-about }
board-extra = { $name }：{ $about }
board-been-label = これまでの能力
board-been = { $abilities-commas }

## Positions that can’t be

position-no-card-left = カードのない人がいるので、ラウンドは終わっているはずです。［3.6］
position-too-many-hidden = 裏の残り札は{ $most }枚までです。［9.3］
position-too-long-idle = 動きのない手番が{ $turns }回続いたら、ラウンドは終わっているはずです。［7.5］
position-moved-only-in-play = この手番で4枚組を捨てたりカードを引いたりしたあとでありうるのは、「play」の段階だけです。［7.5］
position-moved-in-version-1 = ルール第1版では、手番の中で変わったことを記録しません。［7.5］
position-over = ゲームが終わるのは、だれかが財宝の分を失い、失った金貨が一番少ない人が1人に決まったときだけです。［8.2］
position-past = 局面の「past」には、ラウンドごとに数が1つ必要です。
position-ability-not-used = 有効な能力は「used」にも入っていなければなりません。［10.1］
position-four-in-a-row = 4枚続いたカードは流れているはずです。［4.5］
position-extermino-lies = エクステルミノは場に残りません。［6.4］
position-skip-without-step = 休みがあるのは、「miss」の段階だけです。［5.8］
position-debt-without-step = 引くカードがあるのは、「owe」の段階だけです。［5.2］
position-debt-beyond-draw-pile = 引く枚数は山札の枚数までです。［5.5］
position-debt-without-four = 引くカードがあるのは、4が出されたときだけです。［5.2］
position-skip-without-five = 休みがあるのは、5が出されたときだけです。［5.8］
position-debt-too-high = 引く枚数は、上にある4（プロテクトの下も含む）1枚につき2枚までです。［5.2］
position-debt-odd = 引く枚数は4が1枚につき2枚か、山札の残り全部です。［5.5］
position-skip-too-high = 休みは、上にある5（プロテクトの下も含む）1枚につき1回までです。［5.8］
position-step-without-card = 「{ $step }」の段階になるのは、そのカードのあとで、その能力があるときだけです。［10.2］
position-todo-without-step = 選択が残っているのは、「give」と「lift」の段階だけです。［10.6］
position-give-without-hand = 手札がなければ、だれも引けません。［10.6］
position-lift-without-open = 手札に加えられる表の残り札がありません。［10.9］
position-quick-without-nullo = 追加の手番があるのは、ヌロのあとで、その能力があるときだけです。［10.3］
position-answer-too-late = 交換できるのは、最初の手番の前だけです。［2.5］
position-exchange-too-late = 場にカードがあるか、もう手番があったので、交換はできません。［2.5］
position-all-have-chosen = 全員が選んだら、交換は終わっているはずです。［2.6］
position-impossible-choice = プレイヤー{ $player }がそれを選んだはずはありません。［2.5］
position-odd-gift = ほかの人に渡るのは1枚までで、2人ともそれを知っています。［11.4］
position-odd-cards-played = 手札から一度に出るのは同じカードだけで、手札の枚数までです。［11.4］
position-hand-too-small = プレイヤー{ $player }の手札が{ $count }枚だったはずはありません。［11.4］
position-hand-too-small-now = これまでの経過より手札の少ない人がいます。［11.4］
position-own-hand-told = プレイヤー{ $player }は自分の手札を知っているので、伝える必要はありません。［11.2］
position-counts-on-too-much = プレイヤー{ $player }が持っていないカードを、あると思っている人がいます。［11.4］
position-remembers-wrong = 「{ $card }」の枚数を実際とちがって覚えている人がいます。［11.4］
