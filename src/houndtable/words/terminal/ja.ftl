### What only the terminal says. How a catalogue is made: docs/translating.md

# What stands between two sentences of one paragraph, between two marks that are not shown.
sentence-gap = ||
option = { $name } = { $default }：{ $about }［{ $clause }］。選べるもの：{ $values }。
option-word = { $word }（{ $means }）
option-seats = { $low }から{ $high }までのプレイヤー番号
option-numbers = { $low }から{ $high }までの数
turn-mark = >
no-turn-mark = { " " }

## Positions in files

position-no-object = 局面はJSONのオブジェクトです。「{ $got }」ではありません。
position-field-odd = 局面の「{ $field }」は{ $wanted }でなければなりません。「{ $got }」は使えません。
position-field-missing = 局面に「{ $field }」がありません。
position-field-unknown = 局面に未知の項目「{ $field }」があります。
position-no-card = 「{ $card }」というカードはありません。カード：{ $known-commas }。
position-too-many = 局面の{ $card }が、箱に入っている数より多くなっています。
position-lacks = 局面に足りないカードがあります：{ $cards-commas }。
position-odd-marks = カードのあとに付けられる印は*、@と席、/と束だけです。「{ $marks }」は使えません。
position-marks-no-seat = 印「{ $marks }」の席はこのテーブルにありません。
position-marks-no-batch = 印「{ $marks }」の束はありません。
# What a field must be; these stand within the sentence position-field-odd.
wanted-whole-number = 整数
wanted-whole-number-within = { $low }から{ $high }までの整数
wanted-flag = trueまたはfalse
wanted-one-of = { $words-commas }のどれか
wanted-card-of = カード（{ $words-commas }）
wanted-card = カード
wanted-move = このゲームの手
wanted-text = 文字列
wanted-object = オブジェクト
wanted-list = リスト
wanted-texts = 文字列のリスト
wanted-numbers = 数{ $count }個のリスト
wanted-list-of = { $words-commas }のリスト
wanted-number-for-each = { $words-commas }それぞれの数
wanted-numbers-within = 0から{ $high }までの整数
wanted-dice = { $words-commas }を{ $count }個並べたリストか空のリスト
wanted-cards-there-are = 箱に入っているカード
wanted-one-for-each-seat = 席ごとに1つ、全部で{ $count }個のリスト
wanted-list-for-each-seat = { $count }席それぞれのリスト
wanted-score-lines = 得点の行のリスト
wanted-texts-of-line = 文字列（「clause」も同じ）

## Luck that was written down

chance-short-secret = 秘密の値は16バイト以上必要です。
chance-no-more =
    { $kind-is ->
        [shuffle] シャッフル
        [pick] 抽選
       *[other] ダイス
    }（{ $of }）の結果が必要ですが、もう記録がありません。
chance-other =
    { $kind-is ->
        [shuffle] シャッフル
        [pick] 抽選
       *[other] ダイス
    }（{ $of }）の結果が必要ですが、記録されているのは{ $other-is ->
        [shuffle] シャッフル
        [pick] 抽選
       *[other] ダイス
    }（{ $other_of }）です。
chance-unknown-kind = あらかじめ書かれた乱数で使えるのは、シャッフル、抽選、ダイスだけです。
chance-other-cards = 記録されているカードが、シャッフルするカードと違います。
chance-not-within =
    { $kind-is ->
        [shuffle] シャッフル
        [pick] 抽選
       *[other] ダイス
    }（{ $of }）の結果は0から{ $high }までの数1つです。{ $got }ではありません。

## Words that can be typed: the first one is shown, all are understood, and the English ones are understood everywhere

terminal-yes = はい うん ええ
terminal-no = いいえ いや ううん
terminal-command-help = ヘルプ 助けて
terminal-command-moves = 一覧
terminal-command-why = なぜ なんで 理由
terminal-command-hint = ヒント おすすめ
terminal-command-table = テーブル 場
terminal-command-log = 記録 ログ 履歴
terminal-command-rules = ルール 規則
terminal-command-save = 保存 セーブ
terminal-command-quit = 終了 やめる
terminal-command-learn = 練習 覚える

## Questions

# The capital letter is what Enter means: no.
terminal-ask-yes = { $question }［はい／いいえ］（Enterは「いいえ」）
terminal-yes-or-no = 「{ $yes }」か「{ $no }」で答えてください。
terminal-no-answer = 選択肢の中から選んでください。
# $usual is what Enter means.
terminal-question = { $question }［{ $usual }］
terminal-again = もう一度遊びますか？
terminal-save = ゲームを保存しますか？
terminal-overwrite = { $file }はすでにあります。上書きしますか？
terminal-continue = Enterで続けます。やめるときは「{ $quit }」と入力してください：

## The beginning

terminal-welcome = Houndtableへようこそ
terminal-press-enter = Enterを押すと、角かっこの中の答えになります。
terminal-game = { $title }：{ $about }
terminal-which-game = どのゲームで遊びますか？
terminal-new-to-it = 「{ $game }」は初めてですか？「{ $learn }」と入力すると、遊びながら覚えられる最初の対戦が始まります。
terminal-how-many = 何人で遊びますか（{ $fewest }～{ $most }人）？
terminal-against-computer = コンピューターと対戦
terminal-with-friends = 友だちと、この画面で
terminal-who-plays = だれと遊びますか？
terminal-players = { $title }（{ $fewest }～{ $most }人）
terminal-against = 対戦相手：{ $others }
# Which bot it is; the levels go from beginner to master.
terminal-bot = { $name }さん（{ $kind }）
bot-beginner = 入門
bot-casual = 初級
bot-skilled = 中級
bot-expert = 上級
bot-master = 名人
bot-heuristic = 経験則で打つボット
bot-random = ランダムに打つボット
bot-search = 先を読むボット
bot-exec = 自作プログラム
terminal-how-to-type = 手の番号を入力してください。「{ $help }」と入力すると、ほかにできることが表示されます。
terminal-lesson = 同じく初心者の{ $others }さんとの、短い最初の対戦です。必要なときにアドバイスが出ますが、自由に遊んでかまいません。
terminal-whole-game = 次は本番をどうぞ：{ $command }
terminal-come-back = またいつでもどうぞ：{ $command }

## The game

terminal-pass-screen = { $name }さんに画面を渡してください。{ $name }さん、自分だけに見える状態になったらEnterを押してください。
terminal-your-turn = { $name }さんの手番です。
terminal-lawful = はい、今できます：{ $move }
terminal-which-move = どの手ですか？例：{ $why } 1
terminal-hint = おすすめは{ $number }番です：{ $move }。
terminal-tip = ＊{ $tip }［{ $clause }］
terminal-no-such-number =
    { $number }番の手はありません。{ $most ->
        [1] 選べるのは1番だけです。
       *[other] 1から{ $most }までの番号を入力してください。
    }
terminal-did-you-mean = もしかして：{ $words }
terminal-see-help = 入力できるものは「{ $help }」で表示されます。
terminal-saved = { $file }に保存しました。
terminal-not-saved = 保存しませんでした。
terminal-resume = あとで続けるには：{ $command }
terminal-input-ended = 入力が終わったので、ゲームもここで終わります。

## What can be typed, with an explanation

terminal-help-number = 番号
    .about = その番号の手を選びます
terminal-help-move = 手そのもの
    .about = 例：{ $example }
terminal-help-moves = { $command }
    .about = それぞれの手の入力のしかた
terminal-help-why = { $command } 手
    .about = できる手かどうか、できないならどのルールのためか
terminal-help-hint = { $command }
    .about = よさそうな手とその理由
terminal-help-table = { $command }
    .about = テーブルをもう一度表示します
terminal-help-log = { $command }
    .about = これまでに起きたこと
terminal-help-rules = { $command } [番号]
    .about = ルール全体、または1つだけ：{ $command } { $rule }
terminal-help-save = { $command } [ファイル]
    .about = あとで続けられるように保存します
terminal-help-quit = { $command }
    .about = ゲームをやめます

## The end

terminal-result = 結果
terminal-won = 勝ち
terminal-lost = 負け
terminal-score =
    { $total }{ $reasons-is ->
        [none] { "" }
       *[other] ＝{ $reasons-commas }
    }
# $said is a refusal or a reason for points; $clause is the number of the rule.
terminal-by-rule = { $said }［{ $clause }］
terminal-not-finished = このゲームは最後まで遊ばれていません。
terminal-verified = { $file }：{ $report }
terminal-stopped = 中断しました。
terminal-our-fault = 予期しないエラーが起きました（{ $error }）。HOUNDTABLE_DEBUG=1を指定すると、場所が表示されます。

## Commands that can’t be carried out. $command is the command that has --help

misuse-unknown-command =
    「{ $name }」というコマンドはありません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }使えるコマンド：{ $known-commas }。
misuse-needs-value = { $name }には値が必要です。{ $command } --helpを見てください。
misuse-takes-no-value = { $name }に値は付けられません。{ $command } --helpを見てください。
misuse-not-together = { $name }と{ $other }はいっしょに使えません。{ $command } --helpを見てください。
misuse-missing = { $name }がありません。{ $command } --helpを見てください。
misuse-other = このコマンドは理解できません。{ $command } --helpを見てください。
misuse-unfit = { $name }は{ $wanted }で指定してください。「{ $got }」は使えません。{ $command } --helpを見てください。
misuse-too-many = 「{ $word }」は余分です。{ $command } --helpを見てください。
misuse-no-game = ゲームを指定してください：{ $known-or }。{ $command } --helpを見てください。
misuse-odd-option = 「{ $given }」ではなく、--option 名前=値の形で書いてください。
misuse-option-twice = オプション{ $option }が2回指定されています。
misuse-odd-list = { $option }の名前はコンマで区切ってください。「{ $given }」は使えません。
misuse-hot-seat = --hot-seatでは全員がこの画面で遊びます。--botsと--seatは外してください。
misuse-no-such-seat =
    { $players ->
        [1] 1人のとき、--seatに指定できるのは1だけです。{ $seat }は使えません。
       *[other] { $players }人のとき、--seatは1から{ $players }までの数です。{ $seat }は使えません。
    }
misuse-one-bot-or-each =
    { $others ->
        [0] ほかのプレイヤーはいません。--botsは外してください。
        [1] ほかのプレイヤーは1人だけです。ボットは{ $bots }体ではなく、1体だけ指定してください。
       *[other] ボットは1体だけか、ほかの{ $others }人分を指定してください。{ $bots }体では合いません。
    }
misuse-resume-keeps = 保存したゲームの人数、オプション、名前は変えられません。--resumeのときは外してください。
misuse-other-game = { $file }は{ $game }のものです。{ $wanted }のものではありません。
misuse-name-program = { $file }では自作のプログラムが遊んでいます。--bots exec:コマンドでもう一度指定してください。
misuse-no-lesson = このゲームにはレッスンがありません。遊ぶには：houndtable play { $game }
misuse-no-hands =
    このゲームには計算する手札がありません。{ $known-is ->
        [none] { "" }
       *[other] 計算できるゲーム：{ $known-commas }。
    }
misuse-no-such-rule =
    「{ $rule }」というルールはありません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }章：{ $chapters-commas }。
misuse-no-such-file =
    「{ $file }」というファイルはありません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }
misuse-no-such-folder = 「{ $folder }」というフォルダーはありません。
misuse-too-large = { $file }は、保存したゲームにしては大きすぎます。
misuse-not-text = 「{ $file }」を読み込めません：テキスト（UTF-8）ではありません。
misuse-not-read = 「{ $file }」を読み込めません：{ $error }。
misuse-not-written = 「{ $file }」に書き込めません：{ $error }。
misuse-not-a-file = 「{ $file }」に書き込めません。ファイルではありません。
misuse-no-place = 「{ $file }」に書き込めません。場所がないか、書き込みが許可されていません。
misuse-resume-or-save = --resumeは元のファイルに続けて書きます。--saveは外してください。
misuse-save-exists = { $file }はすでにあります。続けるには--resumeを使ってください。
misuse-other-contest = { $file }は{ $what } { $here }で始められています。{ $wanted }ではありません。
misuse-chart-needs-file = --chartにはファイル名が必要です。
misuse-stop-two-bots = --stopは2体のボットの比較に使います。3体以上を比べるときは外してください。
misuse-dataset-exists = { $folder }にはすでにデータセットがあります。--outで別のフォルダーを指定してください。
misuse-other-study = { $folder }には別の調査があります（{ $what }が{ $wanted }ではなく{ $here }）。--outで別のフォルダーを指定してください。
misuse-bad-journal = { $file }：{ $why }--outで別のフォルダーを指定してください。
misuse-cluster-or-jobs = クラスターには専用のワーカーがあります。--jobsは外してください。
misuse-not-installed = コンパイルしたゲームを環境に組み込めませんでした：{ $error }。
misuse-no-keys-at = { $address }から鍵を読み込めません：{ $error }。
misuse-no-public-key = 「{ $source }」に公開鍵がありません。公開鍵は43文字で、サーバーは{ $path }で公開しています。
misuse-redis-needs-database = サーバーどうしで共有できるのはフォルダーではなくデータベースです。--redisには--data postgresql://...が必要です。
misuse-backup-of-database = PostgreSQLのバックアップと復元にはpg_dumpとpg_restoreを使ってください。docs/operating.mdを見てください。
# $what is a command or a program; $extra is a part of Houndtable that pip installs.
needs-extra = { $what }には追加機能{ $extra }が必要です：pip install 'houndtable[{ $extra }]'
wanted-seconds = 0から{ $most }までの秒数
wanted-days = 日数
wanted-network = { $example }のようなアドレスまたはネットワーク
wanted-origin = { $example }のようなアドレス
wanted-few-to-many = 少ないほうから多いほうへの範囲

## Programs that play

program-odd-time = プログラムの持ち時間は1手1～{ $most }ミリ秒です。{ $ms }は使えません。
program-not-on-windows = プログラムが遊べるのは、POSIXパイプのあるシステムだけです。WindowsではWSLを使ってください。
program-unreadable = コマンド「{ $command }」を読み取れません：{ $error }。
program-no-command = exec:のあとには、exec:./mybotのようにプログラムのコマンドを書いてください。
no-such-program = 「{ $program }」というプログラムはありません。
program-not-executable = ファイル「{ $program }」は実行できません。実行できるようにするには：chmod +x { $program }

## Records, which are saved games

record-line = { $line }行目：{ $why }
record-illegal-move = { $why }［{ $clause }］
record-written-by = { $why }この対戦記録は{ $writer }で書かれました。
record-empty = 対戦記録が空です。
record-cut-short = 対戦記録が途中で切れています。最後の行には「end」が必要です。
record-more-after-end = 「end」の行のあとには何も書けません。
record-not-ours = Houndtableの対戦記録ではありません。最初の行に"format": "{ $format }"が必要です。
record-newer-format = この対戦記録の形式は第{ $version }版ですが、このHoundtableで読めるのは第{ $known }版です。新しいHoundtableをインストールしてください。
record-no-such-format = 形式の第{ $version }版はありません。このHoundtableで読めるのは第{ $known }版です。
record-option-missing = オプション「{ $option }」がありません。
record-too-long = 対戦記録は{ $most }文字までです。{ $length }文字あります。
record-too-many-lines = 対戦記録は{ $most }行までです。
record-line-too-long = 1行は{ $most }文字までです。{ $length }文字あります。
record-line-empty = 空の行です。
record-line-no-object = この行はJSONのオブジェクトではありません。{ "{" }で始まり{ "}" }で終わる必要があります。
record-line-unknown = この行は手でも、乱数の結果でも、終わりでもありません。
record-no-json = JSONではありません（{ $column }文字目：{ $error }）。
record-too-deep = オブジェクトとリストの入れ子が{ $most }段を超えています。
record-half-character = この行には壊れた文字（単独のサロゲート）があります。
record-field-odd = 「{ $field }」は{ $wanted }でなければなりません。「{ $got }」は使えません。
record-field-missing = 項目「{ $field }」がありません。
record-field-unknown = 項目「{ $field }」はここには書けません。
record-field-twice = 項目「{ $field }」が2回あります。
record-number-too-large = 数{ $number }...は大きすぎます。
record-not-whole = { $number }は整数ではありません。
record-no-such-card = このゲームに「{ $card }」というカードはありません。
record-no-checksum = チェックサムがありません。封印された対戦記録では、どの行にも「sum」があります。
record-other-checksum = チェックサムが合いません。この行が書き換えられたか、前の行が削除、複製、または入れ替えられています。
record-luck-left-over = この乱数の結果は余っています。どこにも使われません。
record-over-but-unfinished = ゲームは終わっていますが、この行には「unfinished」とあります。
record-finished-but-going-on = ゲームは終わっていませんが、この行には「finished」とあります。
record-other-count-of-moves = 手は{ $moves }手ですが、この行には{ $said }とあります。
record-other-outcome = この行の結果は、実際の結果と違います。
record-finished = このゲームは終わっています。続きはありません。
record-other-secret = 秘密の値が、公開されたハッシュと合いません。
record-other-seed = プレイヤー{ $player }のシードが、公開されたハッシュと合いません。
record-other-luck = この対戦記録の乱数は、あらかじめ決められた乱数と違います。
record-other-count-of-seeds = シードを出したのは{ $places }人ですが、対戦記録には{ $seeds }個あります。
wanted-hexadecimal = 16進数{ $count }桁
wanted-hexadecimal-within = 16進数{ $low }～{ $high }桁
wanted-letters-and-digits = 英数字{ $count }文字
wanted-time = { $example }のような時刻
wanted-seats-in-order = 席の順に1つずつ
wanted-objects = オブジェクトのリスト
wanted-short-text = 表示できる文字で{ $most }文字以内

## What a record is

record-report =
    { title }、ルール第{ $rules }版、{ $players }人、{ $moves }手、{ $finished ->
        [yes] 終了
       *[no] 途中
    }。すべての手がルールどおりです。
record-sealed = 封印は無事です。
record-not-sealed = 封印されていないため、書き換えられている可能性があります。
record-fair = 乱数は、あらかじめ決められたとおりです。
record-prepared = レッスン用に用意されたものです。
record-seeds-not-shown = この対戦記録からは、シードが知られる前に封印されていたかどうかわかりません。
# $players are numbers: "Players 1 and 3".
record-seeds-sealed = プレイヤー{ $players-commas }は、配る前に封印したシードを公開しました。
record-seeds-withheld = プレイヤー{ $players-commas }は、シードを公開しませんでした。
record-seeds-open = プレイヤー{ $players-commas }は、シードを封印せずに出しました。
record-seeds-none = プレイヤー{ $players-commas }は、シードを出しませんでした。
record-not-signed = 署名はありません。
record-signature-unchecked = 鍵{ $key }で署名されていますが、署名は確かめていません（--key 鍵で確かめられます）。
record-signature-missing = 署名なし：だれが書いたかわかりません。
record-signature-other = 別の署名：鍵は{ $key }で、指定された鍵の中にありません。
record-signature-forged = 偽造：鍵{ $key }の持ち主が署名した内容ではありません。
record-signature-good = 署名は正しいものです。鍵{ $key }で{ $time }に署名されています。

## The laboratory

lab-one-bot-or-each = ボットは1体だけか、{ $players }人分を指定してください。{ $bots }体では合いません。
lab-two-bots = 比べるボットを2体以上指定してください。
lab-bot-twice = { $bot }が2回指定されています。ボットは1回ずつ指定してください。空いている席にはすべて同じボットが座ります。
lab-short-ladder = 段階は弱い順に2つ以上指定するか、「{ $none }」にしてください。
lab-unknown-comparison =
    比べられるオプションに「{ $name }」はありません。{ $near-is ->
        [none] { "" }
       *[other] もしかして：{ $near-or }。
    }使えるオプション：{ $known-commas }。
lab-nothing-to-compare = { $option }はすでに{ $value }です。比べる値を別に指定してください。
lab-no-results = このHoundtableで読めるアリーナの結果ではありません。
lab-no-journal = このHoundtableで読める調査の記録ではありません。
lab-other-rules = その後{ title }のルールが変わりました。このHoundtableで遊べるのは第{ $version }版です。
lab-odd-game = これらのゲームの記録ではありません（{ $error }）。
cluster-bad-address = クラスターのアドレスはtcp://host:8786のように書いてください。「{ $address }」は使えません。
cluster-not-there = { $address }にDaskのスケジューラーがありません（{ $error }）。
cluster-no-workers = { $address }のクラスターにワーカーがありません。起動するには：dask worker { $address }
cluster-lacks-module = クラスターのワーカーに{ $module }がありません。そこにもHoundtableをインストールしてください。
cluster-lost = クラスターとの接続が切れました（{ $error }）。復旧したら、同じコマンドをもう一度実行してください。
cluster-other-version = クラスターのワーカーのHoundtableは{ $version }です。{ $wanted }が必要です。

## Games of one’s own

authoring-not-offered = ゲーム{ $name }のあるパッケージがインストールされていません。
authoring-needs = { $game }には{ $module }.pyの{ $function }が必要です。docs/adding-a-game.mdを見てください。
authoring-no-board = board.pyのあるゲームやパッケージ「{ $name }」はありません。インストールされていますか？
authoring-bad-board = { $package }のボードを読み込めません：{ $error }
authoring-function-elsewhere = derived.pyから呼び出すため、{ $function }は{ $package }のboard.py以外のモジュールの関数でなければなりません。
authoring-compiled-already = { $name }はHoundtableに含まれていて、いっしょにコンパイルされています。
authoring-checkout = このHoundtableは開発用です。インストールしてから、その環境でゲームをコンパイルしてください。
authoring-lacks = ここではコンパイルできません：{ $lack }
authoring-compiled-in-vain = コンパイルしたゲームが動かないので、元のままにしました。{ $error }
authoring-bad-name = ゲームの名前は英小文字と数字で2～30文字、最初は文字です。「{ $name }」は使えません。
authoring-python-word = 「{ $name }」はPythonの予約語です。別の名前にしてください。
authoring-game-exists = { $name }というゲームはすでにあります。別の名前にしてください。
authoring-package-exists = { $name }というPythonパッケージはすでにあります。別の名前にしてください。
authoring-folder-exists = { $folder }はすでにあります。--folderで別のフォルダーを指定してください。
authoring-not-derived = { $name }のderived.pyを書き込めませんでした。{ $error }

## Translations: the command houndtable words

misuse-odd-language = 「{ $language }」は言語のコードではありません。frやpt-brのように指定してください。
words-unknown-language = 「{ $language }」の言葉はまだありません。docs/translating.mdの説明のとおり、次のen.ftlと同じ場所に{ $language }.ftlを置いてください：
words-catalogue = { $name }：{ $all }件中{ $known }件
words-missing = 不足：{ $keys-commas }
words-too-many = 英語にないもの：{ $keys-commas }
words-other-variables = 英語と変数が違うもの：{ $keys-commas }
words-not-understood = 読み取れない行：{ $line }
words-complete = 不足はありません。
words-incomplete = { $count }件が不足しています。
words-wrong = { $count }件に誤りがあります。

## Environments for researchers

unknown-render-mode = 「{ $name }」という表示モードはありません。使えるもの：{ $known-commas }。
unknown-reward = 「{ $name }」という報酬はありません。使えるもの：{ $known-commas }。
wanted-no-idle = すでに4枚がなくなったかカードを引いた手番では0
wanted-told = 空か、カードのリスト{ $players }個を{ $viewers }組並べたリスト
wanted-changes = 見えたあとの手札の変化{ $count }回以内

## Help: what the command line says about itself. Options, names in capitals and words that people type stay as they are

# $command is how the command is written; nothing may follow it.
help-usage = 使い方：{ $command }
help-arguments = 引数：
help-options = オプション：
help-default = { $help }（既定値：{ $default }）
help-intro = 1つのルールエンジンで動くテーブルゲーム集です。コマンドなしで起動すると、ブラウザーで開きます。
help-more = 各コマンドの説明は`houndtable COMMAND --help`、言語の指定は--language L、バージョンとエンジンは--version、第三者のライセンスは--licencesで表示されます。

# What each command does.
verb-browser = このコンピューターのブラウザーで遊びます（最初はこちら）
verb-terminal = ゲームを選んでターミナルで遊びます
verb-learn = 遊びながらゲームを覚えます（アドバイスつきの最初の対戦）
verb-play = ターミナルでボットや友だちと遊びます
verb-games = ゲームとそのオプションを一覧表示します
verb-rules = ゲームのルール全体、または1つだけを表示します
verb-score = 手札の点数を1行ずつ表示します
verb-replay = 保存したゲームを再現します
verb-analyse = 保存したゲームで、各判断の損失と運の影響を調べます
verb-verify = 保存したゲームを1手ずつ検証します
verb-sim = ボットに何度も対戦させ、勝敗を集計します
verb-arena = 席を替えながら同じ配りで対戦させ、どのボットが強いかを調べます
verb-study = ゲームの手応えを測り、信頼区間とグラフつきの報告書を作ります（ゲームデザイナー向け）
verb-dataset = ボットどうしの対戦をデータ（対戦記録と判断の表）として書き出します
verb-new-game = すぐに遊べて自由に変えられる、自作の小さなゲームを作ります
verb-derive = ゲームのboard.pyから決まるコードを生成します
verb-check-game = 自作または付属のゲームを点検し、足りないものを一覧表示します
verb-keep-matches = ルールの変化を見つけるための見本の対戦を保管します
verb-compile-game = 自作のゲームをコンパイルして、ボットの思考を速くします
verb-words = 翻訳に足りないものを一覧表示します
verb-serve = ネットワークで人とボットにテーブルを提供します
verb-keys = テーブルサーバーが対戦記録に署名する鍵を管理します
verb-forget-person = 希望した人をテーブルサーバーから削除します
verb-backup = テーブルサーバーの全データを1つのファイルにバックアップします
verb-restore = テーブルサーバーのデータをバックアップから復元します

# What an argument means to all commands; .default is what happens without it, where that isn’t a value.
help-help = このヘルプを表示します
help-game = ゲーム名（`houndtable games`で一覧表示）
help-players = プレイヤーの人数
help-bots = 全員に同じボット、または1人に1体ずつ
help-option = ゲームのオプションを設定します（複数可）
help-seed = 同じシードなら、カードもダイスも同じになります
    .default = ランダム
help-language = 言語：{ $languages }
    .default = システムの言語、なければen
help-file = 保存したゲーム
help-json = 結果をJSONで表示します
help-games = 対戦の回数
help-jobs = 使うプロセッサーの数
    .default = すべて
help-cluster = Daskスケジューラーのアドレス（例：tcp://host:8786）
help-name = ゲーム名
help-data = サーバーのデータ、またはpostgresql://...

# What an argument means to one command.
help-browser-data = 全データを置くフォルダー
help-browser-no-open = アドレスだけを表示し、ブラウザーは開きません
help-play-seat = あなたの番号（手番の順）
help-play-hot-seat = 全員がこの画面で遊びます（ボットなし）
help-play-names = プレイヤーの名前（手番の順）
help-play-resume = 保存したゲームを続けます
help-rules-rule = ルールの番号（5.3）、章の番号（5）、または`notes`（デザイナーの覚え書き、英語）
    .default = すべてのルール
help-score-hand = 手札（書き方は下を見てください）
help-replay-seat = この番号のプレイヤーの視点で見ます（手番の順）
    .default = 観戦者
help-replay-step = 手番ごとにEnterを待ちます
help-analyse-seat = 判断を調べるプレイヤーの番号（手番の順）
    .default = 最初の人
help-analyse-sims = 1回の判断に使うシミュレーションの数
    .default = ゲームによる
help-analyse-seed = 同じシードなら結果も同じになります
help-verify-key = サーバーの署名を検証します。鍵はファイル、アドレス、または鍵そのもので指定します
help-arena-bots = 比べるボット
help-arena-deals = 配りの回数の上限
help-arena-stop = 判定が出たらすぐに終えます
    .default = ボットが2体のとき
help-arena-margin = 勝率の差がこのポイント数以内なら互角とみなします
help-arena-save = すべての対戦を新しいファイルに保存します
help-arena-resume = 保存した比較を続けます（別のボットも可）
help-arena-json = 結果をJSONで書き出します（-なら表の代わりに表示）
help-arena-chart = 結果をグラフ（SVG）にします
help-study-players = プレイヤーの人数（例：4、2-4）
help-study-bots = 遊ぶボット（いくつかあれば席を順に替わります）
help-study-levels = 弱い順に並べたボット、またはnone
help-study-options = 比べるオプション：all、none、または名前
help-study-deals = 配りの回数
help-study-seed = 同じシードなら調査も同じになります
help-study-out = 書き出す先（途中のものがあれば続けます）
help-dataset-out = ファイルを書き出す先
help-new-game-name = ゲームとパッケージの名前（英小文字と数字）
help-new-game-folder = 書き出す先
help-derive-name = ゲーム、またはそれを含むパッケージ
help-derive-check = 何も書かず、最新かどうかだけを表示します
help-check-game-tests = テストのあるフォルダー
    .default = 隣のフォルダー
help-check-game-examples = 点検1つあたりの事例の数
help-compile-game-name = インストール済みの、Houndtable付属でないゲーム
help-words-language = 翻訳の言語コード（例：fr、pt-br）
help-words-count = キーを表示せず、足りないメッセージの数だけを数えます
help-serve-host = サーバーのアドレス（127.0.0.1はこのコンピューターだけ）
help-serve-port = ポート
    .default = 空いているもの
help-serve-data = 全データを置くフォルダー、またはpostgresql://...
help-serve-redis = PostgreSQLデータベースをほかのサーバーと共有します
help-serve-bot-workers = ボットが考えるためのプロセスの数
help-serve-bot-pace = ボットが打つ前に待つ秒数
help-serve-origin = このサーバーを使ってよい別のウェブページ（複数可）
help-serve-https = 全員がhttpsを使います。Cookieはほかの方法では送られません
help-serve-contact = 連絡先（プライバシーのページに表示されます）
help-serve-keep-open = この日数だれも見なかった募集中のテーブルを閉じます
help-serve-keep-abandoned = この日数だれも続けなかったゲームを閉じます
help-serve-keep-finished = 終わったゲームをこの日数のあとに削除します
help-serve-trust-proxy = 接続元について、手前のプロキシを信頼します
help-serve-proxy = このプロキシ（アドレスまたはネットワーク）だけを信頼します（複数可）
help-keys-new = 新しい鍵を作り、これからの署名に使います
help-keys-drop = 盗まれた古い鍵の公開をやめます
help-forget-person-who = 探す名前、または--sureとともに人の番号
help-forget-person-sure = この番号の人を本当に削除します
help-backup-file = 書き出すファイル
help-backup-data = サーバーのデータ
help-restore-file = バックアップ
help-restore-data = データを置く場所

## Many games, played by bots. $engine is compiled or interpreted

# What a bar shows that moves on; $time is the time left.
progress-games = 対戦、残り{ $time }
progress-moves = 手、残り{ $time }
progress-percent = %、残り{ $time }
stopped-games = { $total }対戦のうち{ $done }対戦で中断しました。
stopped-deals = { $total }回の配りのうち{ $done }回で中断しました。
worker-ended = ワーカーが外部から終了されました。メモリー不足かもしれません。--jobsを減らしてみてください。
unfinished-games = 終わらずに打ち切った対戦：{ $count }
# Programs that played: $faults lists the messages below.
faults = { $name }が自分で打てなかった回数：{ $faults }
fault-died = 異常終了{ $count }
fault-late = 時間切れ{ $count }
fault-nonsense = 意味不明{ $count }
fault-unlawful = 反則{ $count }
fault-flood = 出力過多{ $count }
fault-unasked = 問い合わせ中止{ $count }
sim-summary =
    { $game }、{ $games }対戦、シード{ $seed }、{ $engine ->
        [compiled] コンパイル版
       *[other] インタープリター版
    }エンジン。
sim-unwon = 勝者のいない対戦：{ $count }
sim-speed = 毎秒{ $games }対戦、{ $moves }手。
# Tables: their titles, columns and rows.
sim-by-seat = 席ごと
sim-seat = 席
sim-seat-number = 席{ $number }
sim-won = 勝ち
sim-share = 割合
sim-interval = 95%区間
sim-final-score = 最終得点
sim-round-score = ラウンド得点
sim-spread = ばらつき
sim-mean = 平均
sim-sd = 標準偏差
sim-least = 最小
sim-median = 中央値
sim-most = 最大
sim-rounds-per-game = 1対戦のラウンド数
sim-turns-per-game = 1対戦の手番数
sim-turns-per-round = 1ラウンドの手番数
sim-score-per-round = 1ラウンドの得点
sim-counts = 集計
sim-all = 合計
sim-per-game = 1対戦
sim-per-round = 1ラウンド
sim-under = 条件別のラウンド
arena-by-bot = ボットごと（95%区間つき）
arena-bot = ボット
arena-won = 勝率
arena-ahead = 点差
arena-span = { $low }～{ $high }
arena-summary =
    { $game }、配り{ $deals }回、それぞれ席を替えて{ $times }回ずつ：全{ $games }対戦、シード{ $seed }、{ $engine ->
        [compiled] コンパイル版
       *[other] インタープリター版
    }エンジン。
arena-even = 強さが同じなら勝率は{ $share }です。
# $verdict is one of the next three.
arena-verdict = 配り{ $deals }回での判定：{ $verdict }（この検定が誤る確率は{ $error }以下）。
arena-better = { $first }は{ $second }より強い
arena-equal = { $first }と{ $second }は互角（差は{ $margin }以内）
arena-open = { $first }と{ $second }のどちらが強いかは未定
arena-interval = { $first }の勝率は{ $low }～{ $high }です。この95%区間は、何度見ても、いつやめても成り立ちます。表の区間は、配りの回数を前もって決めた場合のものです。
seconds-taken = 所要時間：{ $seconds }秒。
analyse-title = { $game }：{ $name }さんの判断
analyse-line = 行
analyse-made = 打った手
analyse-better = よりよい手
analyse-loss = 損失
analyse-luck = 運
analyse-others = { $luck } ＋ほか
analyse-about = 数値は勝ちの取り分（%）で、1回の判断につき{ $tries }回のシミュレーションで求めました。「運」は次の判断までに起きたことです。「＋ほか」とあるところでは、その間にほかのプレイヤーが打ちました。
analyse-deal = 配り：
analyse-all-luck = 運とほかのプレイヤー：
analyse-lost = 判断による損失：
analyse-share = 勝ちの取り分：
study-stopped = { $total }対戦のうち{ $done }対戦で中断しました。同じコマンドで続けられます。
study-too-short = 報告書にはまだ足りません。少なくとも{ $fewest }回の配りが必要です。
study-writing = ここまでの対戦の報告書を書いています。Ctrl-Cで省けます。
study-not-written = 報告書を書く前に中断しました。同じコマンドで続けられます。
study-written =
    { $whole ->
        [yes] 報告書は{ $file }です。
       *[no] ここまでの対戦の報告書は{ $file }です。
    }report.md、figures.json、表も同じ場所にあります。
dataset-written = { $folder }に{ $matches }対戦を書き出しました：{ $file }と表。

## A game of one’s own

new-game-written = { $folder }に小さなゲームができました。ルールは{ $rules }にあります。ルールもほかの部分も自由に変えてください。
new-game-next = 次にすること：
new-game-install = Houndtableから見つかるようにします
new-game-play = 遊んでみます
new-game-derive = board.pyを変えるたびに
new-game-check = 点検して、足りないものを見ます
derive-current = { $file }は最新です。
derive-stale = { $file }は最新ではありません。書き直すには：{ $command }
derive-written = { $file }を書き出しました。
matches-kept = { $game }のルール第{ $versions-commas }版の対戦を、ゲームの隣に保管しました。
matches-kept-already = { $game }のルールは、どの版の対戦もすでに保管されています。
compile-begins = カーネルとすべてのゲームをまとめてコンパイルします。数分かかります。
compile-done = { $name }をコンパイルしました（全{ $count }モジュール、{ $seconds }秒）。コードを変えると、もう一度コンパイルするまではインタープリターで動きます。

## The table server

browser-address = Houndtableのアドレス：{ $address }  { $more }
browser-stop = Ctrl-Cで終了します。
browser-running = すでに動いています。
browser-stopped = 終了しました。テーブルの保存場所：{ $folder }
browser-open = このコンピューターのブラウザーでこのアドレスを開いてください。ブラウザーなしで遊ぶには：{ $command }
browser-open-elsewhere = お手元のコンピューターで{ $command }を実行し、そこでアドレスを開いてください。
serve-address = Houndtableのアドレス：{ $address }（Ctrl-Cで終了）
serve-no-pages = このHoundtableは、ブラウザー用のページなしでインストールされています。Node 20.19以降がPATHにあるか、パッケージとして入手できる環境で、インストールし直してください。公開されているwheelにはページが含まれています。
keys-new = これからの対戦記録は鍵{ $key }で署名されます。
keys-dropped = 鍵{ $key }の公開をやめました。
person-found = { $person }  { $name }さん、テーブル{ $tables }卓
person-unknown-name = この名前または番号の人はいません。
person-unknown = この番号の人はいません。
person-forgotten = { $person }をログアウトしました。名前は、動いているサーバーでは1分以内に、止まっているサーバーでは起動時に削除されます。
backup-written = { $file }に{ $data }の全データをバックアップしました。
backup-restored = { $data }に{ $file }の全データを復元しました。
