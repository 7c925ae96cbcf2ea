### What only the browser says. How a catalogue is made: docs/translating.md

## On every page

page-home = ホーム
page-back = 戻る
page-close = 閉じる
page-again = もう一度試す
page-settings = 設定
page-rules = ルール
page-privacy = プライバシー
page-loading = 少々お待ちください…
page-share = 共有リンク
page-copy = コピー
page-copied = コピーしました
page-guest = ゲスト
# Somebody at this screen who gave no name; { $number } is the place at the table, from 2.
page-guest-number = ゲスト{ $number }
page-bot =
    ボット（{ $level ->
        [1] 入門
        [2] 初級
        [3] 中級
        [4] 上級
       *[5] 名人
    }）
# A rule of the rulebook, by its number: “4.2”.
page-rule = ルール{ $number }

## The home page

home-tagline = イヌとドラゴンの小さなゲームが5つ
home-welcome = どうぞお掛けください。ひとりでボットと遊ぶことも、リンクを送って友だちと遊ぶこともできます。
home-games = ゲーム
home-players = { $fewest }～{ $most }人
home-players-fixed = { $count }人
home-minutes = { $few }～{ $many }分
home-minutes-fixed = 約{ $count }分
home-play = すぐに遊ぶ
home-learn = 遊びながら覚える
home-new = テーブルを作る
# A button of one game: { $deed } is one of the four above.
home-deed = { $deed }：{ $game }
home-yours = 続きから遊ぶ
home-open = 参加できるテーブル
home-none-open = 公開中のテーブルはありません。テーブルを作って、みんなを招きましょう。
home-join = 参加する
home-watch = 観戦する
home-continue = 続ける
home-replay = リプレイ
home-forget = 一覧から消す
home-phase-open = 参加者を待っています
home-phase-starting = まもなく開始
home-phase-playing = 対戦中
home-phase-over = 終了
home-link = リンクをお持ちですか？
home-paste = ここに貼り付け
home-bad-link = テーブルのリンクではありません。テーブルのリンクは「…/table/名前#鍵」の形です。

## A new table

new-title = テーブルを作る
new-how-many = 何人で遊びますか？
new-who = プレイヤー
new-you = あなた
new-friend = 友だちを招待
new-here = この端末でいっしょに遊ぶ人
new-place = 席{ $number }
new-name = 名前
new-create = テーブルを作る
new-options = オプション
new-options-about = そのままでも遊べます。
# Beside what is chosen for an option where nobody chose anything.
new-default = { $choice }（標準）
new-public = だれでも参加できる
new-public-about = 全員のホームに表示されます。
new-clock = 持ち時間
new-clock-none = なし
new-clock-soft = やさしくお知らせ
new-clock-bank = 1人あたりの合計時間
new-clock-days = 1手あたりの日数
new-seconds = 秒
new-minutes = 分
new-days = 日

## A table that waits for players

lobby-title = 参加者を待っています
lobby-free = 空席
lobby-you = { $name }（あなた）
lobby-send = このリンクを友だちに送ってください：
lobby-renew = 招待リンクを作り直す
lobby-renew-about = リンクが別の人に渡ってしまいましたか？作り直すと、古いリンクは使えなくなります。
lobby-start = 始める（空席にはボットが入ります）
lobby-name = 何とお呼びすればよいですか？
lobby-sit = 席に着く
lobby-named = ゲームのあと、知らない人にも名前を表示する
lobby-named-about = 同意しない限り、対戦記録やリプレイでは「プレイヤー1」「プレイヤー2」…と表示されます。いつでも変更できます。
lobby-shuffling = シャッフル中…
lobby-shuffling-about = 全員のブラウザーがそれぞれ秘密の値を加えてシャッフルするので、だれもカードの順番を操作できません。
lobby-waiting = { $names }を待っています。そろわなくても、数秒後に始まります。

## One place on several devices

share-title = 別の端末で遊ぶ
share-about = このリンクを最初に使った端末と、あなたの席を共有します。同じものが見え、代わりにプレイすることもできます。リンクは人に見せないでください。
share-until = 使えるのは一度だけで、{ $time }まで有効です。
share-open = まだ使われていないリンクがあります（{ $time }まで有効）。
share-make = リンクを作る
share-renew = 新しいリンクを作る
share-revoke = リンクを取り消す
share-devices = あなたの端末
share-with = { $name }さんがあなたの席を共有しています。
share-remove = 席から外す
share-offered = 席の共有リンクです
share-offered-about = この端末で席に着きますか？リンクを送った人と同じ席でいっしょに遊び、同じものを見ることになります。
share-take = 席に着く
share-watch = 観戦だけする
share-came = 別の端末があなたの席に加わりました。心当たりがなければ、メニューの「別の端末で遊ぶ」を確認してください。

## The table, whatever is played. A game's board may read these too.

play-your-turn = あなたの手番です
# { $names-is } is “one” or “several”.
play-thinking = { $names }が考えています
play-watching = 観戦中です。{ $status }
play-over = ゲーム終了
play-round-over = ラウンド終了
play-moves = すべての手
play-moves-about = 今できる手の一覧です。
play-put-back = 選び直す
play-hint = ヒント
play-hint-says = おすすめ：{ $move }
play-pondering = 考えています…
play-log = 記録
play-chat = チャット
play-say = メッセージを入力
play-send = 送信
play-nothing-said = まだメッセージはありません。
play-nothing-happened = まだ何も起きていません。
play-menu = メニュー
play-undo = 待った
play-undo-asked = { $name }さんが1手戻したいそうです。
play-undo-waits = 手を戻してよいか、ほかの人に確認しています。
play-agree = 同意する
play-decline = 断る
play-leave = ボットに代わってもらう
play-come-back = 自分で続ける
play-bot-plays = ボットが代わりにプレイしています。
play-rematch = もう一度遊ぶ
play-replay = リプレイ
play-cards = { $count }枚
# { $zone } is what the game calls the place: hand, sticks …
play-zone-count = { $zone }：{ $count }
play-hand-of = { $name }さんの手札
play-won =
    { $names-is ->
        [none] 勝者なし
       *[other] { $names }の勝ち！
    }
play-you-won =
    { $others-is ->
        [none] あなたの勝ち！
       *[other] あなたと{ $others }の勝ち！
    }
play-rank = { $place }位
play-total = 合計
play-rounds-so-far = これまでのラウンド
# { $all-is } is “none” where nobody knows how many rounds there will be.
play-round =
    第{ $round }ラウンド{ $all-is ->
        [none] { "" }
       *[other] （全{ $all }）
    }
play-turn-is = 手番：{ $names-commas }
play-winners-are = 勝者：{ $names-commas }
play-middle = テーブルの中央
play-all = すべて見る（{ $count }）
play-standings = 現在の状況
play-yes = はい
play-no = いいえ
play-nothing-with = 今それでできることはありません。
play-pass-to = { $name }さんに端末を渡してください
play-i-am = { $name }です
play-reminder = みんながあなたを待っています。
play-sending = 送信中…
play-began-without = { $names }のシードが間に合わなかったため、そのシードなしでシャッフルしました。

## Troubles

trouble-connecting = 接続しています…
trouble-broken = 接続が切れました。つなぎ直しています…
trouble-slow = サーバーの応答を待っています…
trouble-lost = サーバーが受け取れませんでした。別の操作を試すか、ページを読み込み直してください。
trouble-offline = サーバーが応答しません。動いていますか？
trouble-failed = うまくいきませんでした。
trouble-no-table = そのテーブルはありません。
trouble-no-page = そのページはありません。
trouble-home = ホームに戻る

## The rules of a game

rules-of = { $game }：ルール
rules-contents = 目次
rules-print = 印刷
rules-notes = デザイナーズノート（英語）
rules-search = ルールを検索
rules-none = 一致するルールはありません。
rules-link = ルール{ $number }へのリンク

## The replay of a finished game

replay-of = { $game }：リプレイ
replay-at = { $at }手目（全{ $all }手）
replay-first = 最初へ
replay-previous = 1手戻る
replay-next = 1手進む
replay-last = 最後へ
replay-view = 視点
replay-spectator = 観戦者
replay-deal = 最初の配置
replay-move = { $name }：{ $move }
replay-share = 共有
replay-download = 対戦記録をダウンロード

## Keys of the keyboard

keys-title = キーボード操作
keys-arrows = ← →
keys-arrows-about = 手元のものを選ぶ
keys-enter = Enter、スペース
keys-enter-about = 選択する、ボタンを押す
keys-numbers = 1 – 9
keys-numbers-about = 表示されている手を数字で選ぶ
keys-escape = Esc
keys-escape-about = 選択を解除する、閉じる
keys-m-about = すべての手
keys-h-about = ヒント
keys-u-about = 待った
keys-l-about = 記録
keys-question-about = この一覧

## Settings

settings-about = このブラウザーに保存されます。
settings-name = あなたの名前
settings-language = 言語
settings-language-auto = ブラウザーの設定
settings-scheme = 配色
settings-scheme-auto = 端末の設定
settings-scheme-light = ライト
settings-scheme-dark = ダーク
settings-size = 文字の大きさ
settings-size-normal = 標準
settings-size-large = 大きい
settings-size-huge = とても大きい
settings-motion = アニメーション
settings-motion-auto = 端末の設定
settings-motion-reduced = できるだけ少なく
settings-motion-full = すべて表示
settings-speed = アニメーションの速さ
settings-speed-slow = ゆっくり
settings-speed-normal = 標準
settings-speed-fast = 速い
settings-sound = 効果音

## The check of a finished game's luck

luck-checking = 乱数を検証しています…
luck-good = 乱数は公正でした
luck-good-without = 乱数は公正でした（{ $names }のシードなし）
luck-good-but = ブラウザーで検証できる範囲では、乱数は公正でした（{ $count }回の再シャッフルの検証にはルールも必要です）
luck-alone = 乱数はサーバーのコミットメントと一致しますが、シードを加えた人はいません
luck-prepared = 問題ありません（このレッスン用に用意された乱数です）
luck-bad = 乱数に問題があります。{ $finding }
luck-unread = 乱数を検証できません。対戦記録が壊れています
luck-offline = 乱数を検証していません。対戦記録を取得できませんでした
luck-about = ゲームの前に、サーバーは秘密の値を、各ブラウザーはシードを、変更できない形で決めました。この2つがすべてのカード、抽選、ダイスを決めます。このブラウザーが自分で検証した結果です：
luck-check-commitment-good = サーバーのコミットメントは、着席前にこのブラウザーが見たものと同じです。
luck-check-commitment-bad = サーバーのコミットメントが変えられています。
luck-check-commitment-unknown = このブラウザーはゲーム前のコミットメントを見ていません。
luck-check-seal-good = すべてのハッシュは、シードを送る前にこのブラウザーが見たものと同じです。
luck-check-seal-bad = ハッシュが変更、追加、または削除されています。
luck-check-seal-unknown = このブラウザーはシードが送られる前のハッシュを見ていません。
luck-check-own-good = あなたのシードが使われています。
luck-check-own-bad = サーバーは受け取ったのに、あなたのシードが除かれたか変えられています。
luck-check-own-unknown = このブラウザーのシードは使われていません。
luck-check-withheld-good = シードを明かさなかった人はいません。
luck-check-withheld-bad = 対戦記録にある「明かされなかったシード」が、テーブルの知らせと違います。
luck-check-withheld-unknown = シードを明かさなかった人はいません。
luck-check-seeds-good = すべてのシードがハッシュと一致します。
luck-check-seeds-bad = ハッシュと一致しないシード、または欠けているシードがあります。
luck-check-seeds-unknown = 封印されたシードはありません。乱数はサーバーだけで決まりました。
luck-check-secret-good = 秘密の値はコミットメントと一致します。
luck-check-secret-bad = 秘密の値がコミットメントと一致しません。
luck-check-secret-unknown = 秘密の値は検証されていません。
luck-check-luck-good = シャッフル、抽選、ダイスは、すべて秘密の値とシードから導かれています。
luck-check-luck-bad = 秘密の値とシードから導かれないシャッフル、抽選、ダイスがあります。
luck-check-luck-unknown = 最初に配ったカード、抽選、ダイスは、すべて秘密の値とシードから導かれています。再シャッフル前のカードの並びは、ルールからしかわかりません。
luck-without = { $names }のシードはありません。開始時にテーブルが知らせたとおりです。
luck-values = 値
luck-commitment = コミットメント
luck-secret = 秘密の値
luck-hash = ハッシュ：{ $value }
luck-seed = シード：{ $value }
luck-kind-sealed = { $name }：封印後に公開
luck-kind-withheld = { $name }：公開されず
luck-kind-open = { $name }：最初から公開
luck-kind-none = { $name }：シードなし
luck-outcomes = 偶然の結果{ $count }件
luck-shuffle = { $count }枚をシャッフル
luck-pick = { $of }のうち{ $which }番目を抽選
luck-roll = { $of }面のうち{ $which }番目の面
luck-drawn-unknown = { $outcome }（再シャッフル。その前の並びはルールからしかわかりません）
luck-drawn-bad = { $outcome }（導かれません）
luck-yourself = ほかの道具で検証するには、対戦記録をダウンロードしてください。「houndtable verify」はすべてのルールも再現します。docs/fairness.mdには1ページの検証プログラムがあります。

## One's own data

own-title = あなたのデータ
own-stranger = このブラウザーはサーバーに登録されていません。あなたに関するデータは何も保存されていません。
own-number = このサーバーでのあなたの番号：
own-devices = ログイン中の端末
own-this-device = この端末
own-other-device = 別の端末
own-dates = { $made }にログイン、最後の利用は{ $used }
own-log-out = ログアウト
own-log-out-here = この端末でログアウト
own-log-out-here-1 = あなたの情報とすべてのテーブルの席が、このブラウザーから消えます。
own-log-out-here-2 = ほかの端末でログインしていなければ、席を取り戻すことはできません。
own-log-out-everywhere = すべての端末でログアウト
own-log-out-everywhere-1 = あなたの端末はすべて、すぐにログアウトされます。
own-log-out-everywhere-2 = その後はあなた自身も、席を取り戻すことはできません。
own-download = 自分のデータをダウンロード
own-delete = 自分のデータを削除
own-delete-1 = あなたの名前と発言はすべてのテーブルから消え、端末はログアウトされます。元に戻すことはできません。
own-delete-2 = 進行中のゲームでは、ボットがあなたの席を引き継ぎます。
own-delete-3 = あなたの手とシードは、名前のないまま残ります。そうしないと、ほかの人がゲームを検証できなくなるためです。
own-delete-now = 完全に削除する
own-cancel = やめる
own-done = 完了しました。サーバーはもうこのブラウザーを識別できません。
own-more = 保存される内容と期間

## The page about privacy

privacy-stored = 保存するもの
privacy-stored-1 = 席に着くときに入力した名前、あなたを表すランダムな番号、知らない人に名前を見せてよいかどうか。
privacy-stored-2 = 端末ごとのランダムなトークン（ハッシュのみ）と、最初と最後に使われた日。
privacy-stored-3 = あなたが作ったテーブルと参加したテーブルの手、チャット、シード。ゲームが終わるまでは、テーブルを作ったネットワークアドレスの鍵付きハッシュも保存します。
privacy-stored-4 = メールアドレスもパスワードも必要なく、行動の追跡もしません。サーバーのログに、名前、トークン、カード、手は残りません。
privacy-stored-5 = あなたのブラウザーには、トークンの入ったCookie、設定、テーブルの一覧が保存されます。
privacy-how-long = 保存期間
privacy-sessions = { $days }日使われなかった端末はログアウトされます。
privacy-links = 席へのリンクは一度だけ、最長{ $hours }時間使えます。
privacy-open = だれも座っていないテーブルは、最後に開かれてから{ $days }日で削除されます。
privacy-waiting = 参加者を待つテーブルは{ $days }日で削除されます。
privacy-abandoned = 続けられないままのゲームは{ $days }日で削除されます。
privacy-finished = 終わったゲームは{ $days }日で削除されます。
privacy-who = だれが見られるか
privacy-who-1 = 同じテーブルで遊ぶ人や観戦者には、あなたの名前、手、発言が見えます。
privacy-who-2 = ゲームが終わると、そのアドレスを知っている人はだれでも対戦記録を読めます。知らない人に名前が見えるのは、あなたが同意した場合だけです。それ以外は「プレイヤー1」「プレイヤー2」…と表示されます。
privacy-who-3 = このサーバーの運営者は、保存されているものをすべて読めます。
privacy-deleting = 削除で消えるもの
privacy-contact = 問い合わせ先
privacy-contact-about = これらはすべて、設定から自分で行えます。それ以外は、このサーバーの運営者に問い合わせてください：
privacy-no-contact = このサーバーの連絡先は公開されていません。
