### What terminal and browser both say. How a catalogue is made: docs/translating.md

# What this language is called, in itself.
language-name = 日本語

## Lists: each says how one more item follows what there is; $first-is is “one” or “several” items

list-and =
    { $first-is ->
        [one] { $first }と{ $next }
       *[several] { $first }、{ $next }
    }
list-or =
    { $first-is ->
        [one] { $first }か{ $next }
       *[several] { $first }、{ $next }
    }
list-comma = { $first }、{ $next }

## Numbers: 1234.5 as this language writes it, and a percentage

number-example = 1,234.5
percent = { $number }%

## Players

you = あなた
# A player without a name; numbered from 1.
player-in-list = { $name }さん
player = プレイヤー{ $number }

## What every game has

cell = { $row }行{ $column }列目
score-line = { $reason }：{ $points }
ask = 手を選んでください。
hint-only-move = ほかにできる手はありません。
hint-any-move = どの手でも変わりません。
hint-chance =
    勝率はおよそ{ $percent }%です{ $other-is ->
        [none] 。
       *[other] （「{ $other }」なら{ $second }%）。
    }

## Refusals of the engine

# Where it isn’t known which game is meant; every game’s own catalogue says its title.
title = このゲーム
unknown-game =
    「{ $name }」というゲームはありません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }遊べるゲーム：{ $known-commas }。
unknown-language = 「{ $name }」という言語はありません。使える言語：{ $known-commas }。
unknown-option =
    「{ $name }」というオプションはありません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }使えるオプション：{ $known-commas }。
# $words are the words that can be chosen; $numbers says whether numbers can be chosen too.
bad-option =
    オプション{ $option }に指定できるのは{ $words-is ->
        [none] { "" }
       *[other] { $words-or }
    }{ $numbers ->
        [none] { "" }
       *[other]
            { $words-is ->
                [none] { "" }
               *[other] または
            }{ $low }から{ $high }までの{ $numbers ->
                [seats] 席番号
                [players] プレイヤー番号
               *[other] 数
            }
    }です。「{ $given }」は指定できません。
wrong-players = { $fewest }～{ $most }人で遊ぶゲームです。{ $players }人では遊べません。
no-such-move =
    「{ $move }」という手はありません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }
version-too-new =
    この{ $what ->
        [position] 局面
        [table] テーブル
        [record] 対戦記録
       *[match] 対戦
    }は{ title }のルール第{ $version }版で作られていますが、このHoundtableで遊べるのは第{ $played }版です。新しいHoundtableをインストールしてください。
version-too-old =
    この{ $what ->
        [position] 局面
        [table] テーブル
        [record] 対戦記録
       *[match] 対戦
    }は{ title }のルール第{ $version }版で作られていますが、このHoundtableで遊べるのは第{ $played }版です。古いHoundtableをインストールしてください。
game-broken = ゲーム{ $name }を読み込めません：{ $error }
game-is-none = ゲーム{ $name }を読み込めません：{ $place }はゲームではありません。
game-is-another = ゲーム{ $name }を読み込めません：{ $place }はゲーム{ $other }です。

## Refusals of names, seats and bots

unknown-bot =
    「{ $name }」というボットはいません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }使えるボット：{ $known-commas }。
bot-needs-clock = 制限時間つきのボットは、持ち時間のあるゲームでしか使えません。
no-such-seat = { $seat }番の席はありません。席の番号は0から{ $last }までです。
wrong-number-of-names = 名前は{ $players }人分必要です。{ $names }人分では合いません。
bad-name = 名前は表示できる文字で1～{ $most }文字です。「{ $name }」は使えません。

## Refusals of the server

# Words that a client sent wrongly are for programmers: `$problem` is in English.
refused-no-message = メッセージの形式が正しくありません：{ $problem }
refused-bad-body = リクエストの形式が正しくありません：{ $problem }
refused-not-json = リクエストはJSONで送り、Content-Typeにもそう指定してください。
refused-large-body = リクエストが大きすぎます。上限は{ $most }バイトです。
refused-body-too-large = リクエストが大きすぎます。
refused-large-headers = リクエストのヘッダーが大きすぎるか、多すぎます。
refused-sent-ahead = 1つの接続で、応答を待たずに送られたリクエストが多すぎます。
refused-not-http = HTTP/1.1ではありません。
refused-long-id = IDは{ $most }文字以内です。
refused-long-move = 手の入力は{ $most }文字以内です。
refused-bad-seat = 席は0から始まる番号で指定してください。
refused-no-such-page = そのページはありません。
refused-wrong-method = このページはその方法では利用できません。
# Too much, too fast
refused-too-many-messages = 操作が速すぎます。少し待ってください。
refused-too-many-requests = リクエストが多すぎます。少し待ってください。
refused-too-many-hints = ヒントの回数が多すぎます。少し待ってください。
refused-too-much-chat = メッセージの送信が速すぎます。少し待ってください。
refused-too-many-matches = 一度に読み込んだゲームが多すぎます。少し待ってください。
refused-too-many-new-tables = テーブルの作成が速すぎます。少し待ってください。
refused-too-many-new-people = お使いのネットワークからの新しい参加者が多すぎます。少し待ってください。
refused-too-many-exports = データのダウンロードの回数が多すぎます。1分ほど待ってください。
refused-too-many-views = 同時に開けるテーブルは{ $most }卓までです。先にどれかを閉じてください。
refused-too-many-tables = 開いているテーブルが多すぎます。先にゲームを終えるか、あとでもう一度お試しください。
refused-too-many-links = この席のリンクはこれ以上作れません。
refused-too-many-invitations = このテーブルの招待はこれ以上作れません。
refused-too-many-connections = お使いのネットワークからの接続が多すぎます。タブをいくつか閉じてください。
refused-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
# Who you are
refused-not-known = 参加者を確認できません。有効なCookieまたはBearerトークンがありません。
refused-no-such-session = その端末ではログインしていません。
refused-not-sure = 確認がなかったので、何も削除していません。
refused-being-deleted = データを削除しているところなので、席に着けません。
refused-foreign-origin = ほかのサイトのページからはできません。
# `$what` is a name or a message in the chat.
refused-text-length =
    { $what-is ->
        [name] 名前
       *[chat] メッセージ
    }は、見える文字で1～{ $most }文字にしてください。
refused-text-invisible =
    { $what-is ->
        [name] 名前
       *[chat] メッセージ
    }には、見えない文字や行の向きを変える文字は使えません。
refused-text-accents =
    { $what-is ->
        [name] 名前
       *[chat] メッセージ
    }では、1文字に付けられるアクセント記号は少しだけです。
# Making a table
refused-bad-seats = 人数分の席が必要です。席の種類は{ $known-commas }のどれかです。
refused-bad-level = 強さは1から5までです。
refused-bad-hold = 待ち時間は0～{ $most }ミリ秒です。
refused-bad-clock = 持ち時間の種類は{ $known-commas }のどれかです。
refused-bad-time = この持ち時間では、1～{ $most }の中から選んでください。
refused-no-lesson = このゲームにはレッスンがありません。
# Sitting down
refused-no-such-table = そのテーブルはありません。
refused-no-such-seat = その席はありません。このテーブルは{ $count }席です。
refused-not-your-seat = あなたの席ではありません。
refused-host-only = これができるのはホストだけです。
refused-link-only = このテーブルに参加するには招待リンクが必要です。
refused-seat-taken = この席は埋まっています。
refused-bot-seat = この席ではボットがプレイします。
refused-seat-kept = この席はほかの人のために取ってあります。
refused-seated-already = このテーブルにはもう席があります。
refused-no-free-seat = 空いている席がありません。
refused-bad-link = このリンクは使えません。リンクは1回だけ、一定の期間だけ使えます。新しいリンクをもらってください。
refused-not-shared = この席はその人と共有していません。
# The luck: everyone may give a seed, and its hash before that.
refused-bad-hash = シードのハッシュは16進数64桁です。
refused-hash-without-seat = シードのハッシュは1つの席のものです。席を指定してください。
refused-hash-used = このハッシュはほかの席がすでに使っています。
refused-bad-seed = シードはASCII文字で1～{ $most }文字です。
refused-too-early-to-reveal = シードを公開するにはまだ早すぎます。テーブルがまだ封印されていません。
refused-other-seed = 先に渡したハッシュに合うシードではありません。
refused-begun-without-seed = このシードなしでゲームが始まりました。
# Playing
refused-about-to-begin = まもなくゲームが始まります。
refused-begun = ゲームはもう始まっています。
refused-not-begun = ゲームはまだ始まっていません。
refused-over = ゲームは終わっています。
refused-not-over = ゲームはまだ終わっていません。
refused-no-record-yet = 対戦記録はゲームが終わってから見られます。
refused-no-replay-yet = リプレイはゲームが終わってから見られます。
refused-rematch-exists = 再戦のテーブルはもうあります。
refused-players-only = 再戦を申し込めるのはいっしょに遊んだ人だけです。
refused-wait = 少しお待ちください。
refused-old-position = その手は前の局面に対するものです。
refused-moved-on = その間にゲームが進みました。
refused-newer-question = 新しいヒントを求めたので、前のものは取り消しました。
refused-nothing-to-decide = 今は選ぶことがありません。
refused-not-asked = 待ったの申し出はありません。
refused-undo-pending = 待ったの申し出がすでに出ています。
refused-nothing-to-undo = 取り消せる手がありません。
refused-revealed = 取り消せません。そのあとに、伏せられていたものやランダムな結果が明らかになっています。
refused-away-already = すでにボットが代わりにプレイしています。
refused-here-already = すでにあなたがプレイしています。
# The server and what it keeps; `$number` is for whoever runs the server.
refused-our-fault = サーバー側で問題が起きました。何も変わっていません。（サーバーのログのエラー{ $number }）
refused-damaged = このテーブルのデータが壊れているため、開けません。（サーバーのログのエラー{ $number }）
refused-closed = だれも戻ってこなかったので、このテーブルは閉じられました。
refused-deleted = このゲームはずっと前に終わり、削除されました。
refused-elsewhere = このテーブルは今は別のサーバーにあります。もう一度接続してください。
refused-elsewhere-silent = このテーブルがある別のサーバーから応答がありません。少し待ってからもう一度お試しください。
refused-no-database = サーバーがデータベースに接続できません。もう一度接続してください。
refused-database-silent = データベースから応答がありません。少し待ってからもう一度お試しください。
refused-not-saved = 保存できなかったので（{ $problem }）、何も変わっていません。あとでもう一度お試しください。
refused-overtaken = 先にほかの変更が保存されたので、保存できませんでした。もう一度お試しください。
refused-maybe-saved = データベースとの接続が切れ、保存できたかどうかわかりません。もう一度接続してください。
refused-stopping = サーバーを停止しています。少し待ってからもう一度接続してください。
refused-given-up = これはもう必要なくなりました。
refused-made-twice = テーブルを二度作ることはできません。
refused-other-seal = 封印の内容が、このテーブルが先に約束したものと違います。
refused-other-seeds = シードが足りないか、保存された数より多くあります。
refused-other-luck = 保存された乱数の内容が、このテーブルが先に約束したものと違います。
# For whoever runs the server, in the terminal; `$problem` is what the system says, in English.
refused-bad-data = 「{ $path }」をデータとして使えません：{ $problem }
refused-bad-folder = フォルダー「{ $path }」をデータ用に使えません：{ $problem }
refused-no-data = 「{ $path }」にデータがありません。
refused-no-file = ファイル「{ $path }」がありません。
refused-backup-exists = 「{ $path }」はもうあります。バックアップはファイルを上書きしません。
refused-data-exists = 「{ $path }」にはもうデータがあります。復元でデータを上書きすることはありません。
refused-in-use =
    別のサーバーが「{ $path }」のデータを使っています。{ $address-is ->
        [none] { "" }
       *[other] アドレスは{ $address }です。
    }
refused-newer-data = データはバージョン{ $version }ですが、このHoundtableが扱えるのは{ $known }までです。新しいHoundtableをインストールしてください。
refused-database-used =
    別のサーバーがこのデータベースを使っています。{ $shared ->
        [yes] そのサーバーは共有していません。--redisを付けて起動してください。
       *[no] --redisを付けるとサーバー間で共有できます。
    }
refused-no-postgresql = PostgreSQLに接続できません：{ $problem }
refused-no-redis = Redisから応答がありません：{ $problem }
refused-bad-address = サーバーは{ $host }のポート{ $port }を使えません：{ $problem }
refused-other-new-key = 同時に別の人が新しい鍵を作りました。今はその鍵を使っています。
refused-key-in-use = この鍵は今、対戦記録の署名に使われています。先に新しい鍵を作ってください：houndtable keys --new
refused-no-such-key = 鍵「{ $key }」はありません。一覧はhoundtable keysで見られます。
