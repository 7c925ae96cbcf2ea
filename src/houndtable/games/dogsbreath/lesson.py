# interpreted: never in a search, and compiling takes its time
"""A first match of Dog's Breath that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(
        When(offers="flip"),
        "3.1",
        "Welcome to Dog's Breath! Collect the worst food there is: the hand with the most points wins. It begins with "
        "a draft: turn up two cards of the grid and keep one of them, twice.",
        "Willkommen bei Dog's Breath! Sammle das übelste Futter: Die Hand mit den meisten Punkten gewinnt. Zuerst "
        "kommt die Auswahl: Zweimal deckst du zwei Karten der Auslage auf und behältst eine davon.",
        "Dog's Breathへようこそ！ とびきりひどい食べ物を集めて、手札の点が一番高い人の勝ちです。"
        "まずはドラフト。場のカードを2枚めくって1枚もらうことを、2回行います。",
    ),
    Tip(
        When(step="draft", told={"event": "flipped", "seat": 0}),
        "1.1",
        "Every food card tells three things: the food is Meat, Poop or Vege; the breath comes out of the Snout or the "
        "Butt; and it is fresh by Day or rotten by Night. Now turn up a second one.",
        "Jede Futterkarte sagt dreierlei: Das Futter ist Fleisch, Häufchen oder Gemüse; der Duft kommt aus Schnauze "
        "oder Po; und es ist frisch bei Tag oder faul bei Nacht. Deck jetzt eine zweite auf.",
        "食べ物カードには3つの情報があります。肉・うんち・野菜のどれか、鼻とお尻のどちらか、"
        "新鮮な昼か、くさった夜か。では、もう1枚めくってください。",
    ),
    Tip(
        When(step="draft", offers="take"),
        "7.1",
        "Keep one of the two. Three or more cards of one food score: Meat 6 each, Poop 5, Vege 4; fewer than three "
        "score nothing. So choose what you already hold.",
        "Behalt eine von beiden. Ab drei Karten zählt ein Futter: Fleisch je 6, Häufchen je 5, Gemüse je 4; weniger "
        "als drei bringen nichts. Nimm also, wovon du schon etwas hast.",
        "2枚のうち1枚をもらいます。同じ食べ物が3枚以上で得点です。肉は1枚6点、うんち5点、野菜4点。"
        "3枚より少ないと0点なので、もう持っている種類を選びましょう。",
    ),
    Tip(
        When(offers="turn down"),
        "3.3",
        "Your opponent left a card lying face up. It counts as one of your two, unless you turn it down first. Then it "
        "pays to remember where it lies.",
        "Dein Gegenüber hat eine Karte offen liegen lassen. Sie zählt als eine deiner zwei, außer du drehst sie zuerst "
        "um. Dann merk dir gut, wo sie liegt.",
        "相手が残した表向きのカードは、あなたの2枚のうちの1枚になります。"
        "いらなければ、先に伏せ直してください。場所を覚えておくと役に立ちます。",
    ),
    Tip(
        When(step="draw"),
        "4.2",
        "The draft is over, and everybody holds seven cards. In your turn you take one more: from the deck, or any "
        "discard that lies open, however old.",
        "Die Auswahl ist vorbei, und alle haben sieben Karten. Bist du dran, nimmst du eine dazu: vom Stapel oder "
        "irgendeinen offenen Abwurf, ganz gleich, wie alt er ist.",
        "ドラフトが終わり、全員の手札が7枚になりました。自分の番には1枚取ります。"
        "山札から引くか、表向きの捨て札から古いものでも好きな1枚を選べます。",
    ),
    Tip(
        When(step="discard"),
        "7.8",
        "Then you discard one of your eight. When you decide, count pairs: within a food of three or more, every Snout "
        "with a Butt earns 3 points more.",
        "Dann wirfst du eine deiner acht ab. Zähl dabei Paare: In einem Futter ab drei Karten bringt jede Schnauze mit "
        "einem Po 3 Punkte mehr.",
        "次に8枚から1枚捨てます。ペアも数えてみましょう。3枚以上ある食べ物の中では、鼻とお尻のペアごとに3点増えます。",
    ),
    Tip(
        When(step="go"),
        "6.1",
        "Your turn ends, and you may go out: all others have one more turn, then every hand is scored. If yours is the "
        "best that earns 5 more, if not it costs 5. Not sure? Then be done and play on.",
        "Dein Zug endet, und du darfst Schluss machen: Alle anderen haben noch einen Zug, dann werden alle Hände "
        "gewertet. Ist deine die beste, bringt das 5 mehr, sonst kostet es 5. Unsicher? Dann spiel weiter.",
        "番の終わりに、あがりを宣言できます。ほかの人はあと1回ずつ手番があり、そのあと全員の手札を採点します。"
        "あなたの手札が一番よければ5点もらい、そうでなければ5点失います。自信がなければ続けましょう。",
    ),
    Tip(
        When(offers="guard"),
        "5.4",
        "A Scavenger was played against you, but you hold a Guard Dog. Play it, and nothing is swapped; you then draw "
        "a card for it.",
        "Ein Streuner kam zu dir, aber du hast einen Wachhund. Spielst du ihn, wird nichts getauscht, und du ziehst "
        "für ihn eine Karte.",
        "あさり犬を出されましたが、あなたには番犬がいます。番犬を出せば交換はなくなり、代わりにカードを1枚引けます。",
    ),
    Tip(
        When(step="draw", told={"event": "discarded", "seat": 0}),
        "7.4",
        "One thing about Meat: it scores only if there is a Bone in your hand, and one Bone is enough for all of it. "
        "A Bone alone is worth nothing, a special card left in your hand 2.",
        "Noch etwas zum Fleisch: Es zählt nur, wenn du einen Knochen hast, und einer genügt für alles. Ein Knochen "
        "allein ist nichts wert, eine Sonderkarte auf der Hand 2.",
        "肉には注意が1つ。手札に骨がないと得点になりません。骨は1枚あれば足ります。"
        "骨だけでは0点ですが、手札に残った特殊カードは1枚2点です。",
    ),
    Tip(
        When(offers="scavenge"),
        "5.2",
        "You hold a Scavenger. Play it on your opponent and offer a card you do not need, face down: you get one of "
        "theirs for it, picked blind, and a card from the deck for the Scavenger.",
        "Du hast einen Streuner. Spiel ihn gegen dein Gegenüber und biete verdeckt eine Karte an, die du nicht "
        "brauchst: Du bekommst dafür blind eine fremde, und für den Streuner eine vom Stapel.",
        "あさり犬を持っています。相手に出して、いらないカードを1枚裏向きで差し出しましょう。"
        "代わりに相手の手札から見ないで1枚もらい、あさり犬の分は山札から1枚引きます。",
    ),
    Tip(
        When(step="over"),
        "9.4",
        "That was one round, and five make a game. We played with four Scavengers and four Guard Dogs; usually there "
        "is one of each. Look up next the Super Combos, worth 60 points and more, in chapter 8 of the rules.",
        "Das war eine Runde, und fünf sind ein Spiel. Wir hatten je vier Streuner und Wachhunde; sonst ist es je "
        "einer. Lies als Nächstes von den Superkombis, die 60 Punkte und mehr bringen, in Kapitel 8 der Regeln.",
        "これが1ラウンドで、本番は5ラウンドです。今回はあさり犬と番犬が4枚ずつでしたが、ふつうは1枚ずつです。"
        "次は、60点以上になるスーパーコンボをルールの8章で読んでみましょう。",
    ),
]

LESSON: Final = Lesson("dogsbreath", 1484, 2, {"first": 0, "rounds": 1, "specials": "4"}, TIPS)
