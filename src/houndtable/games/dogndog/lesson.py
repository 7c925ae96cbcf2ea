# interpreted: never in a search, and compiling takes its time
"""A first match of Dog'n Dog that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(
        When(step="turn"),
        "4.1",
        "Welcome to Dog'n Dog! Collect five cards: two of a kind, and with them three of a kind or a run such as "
        "3-4-5. You have just drawn your fifth card; discard the one that helps you least.",
        "Willkommen bei Dog'n Dog! Sammle fünf Karten: zwei gleiche, dazu drei gleiche oder eine Dreierfolge wie "
        "3-4-5. Deine fünfte hast du eben gezogen; wirf ab, was dir am wenigsten hilft.",
        "Dog'n Dogへようこそ！ 5枚で手を作ります。同じ2枚と、同じ3枚か3-4-5のような連番の組み合わせです。"
        "今5枚目を引いたところです。一番いらないカードを1枚捨ててください。",
    ),
    Tip(
        When(step="turn", told={"event": "discarded", "seat": 0}),
        "4.4",
        "To finish, the five cards must be worth 3 points as well. Each red card is a point, and so is each card of "
        "the same kind as the dora, the one that lies open; a hand of nothing but 2 to 5 is one more.",
        "Zum Abschließen müssen die fünf auch 3 Punkte wert sein. Jede rote Karte ist ein Punkt, ebenso jede von der "
        "Sorte der Dora, die offen daliegt; eine Hand nur aus 2 bis 5 bringt noch einen.",
        "あがるには、5枚で3点以上も必要です。赤いカードは1枚1点、表になっているドラと同じ種類のカードも1枚1点。"
        "2から5だけの手ならもう1点です。",
    ),
    Tip(
        When(told={"event": "discarded", "seat": 1, "richi": True}),
        "9.2",
        "Careful, your opponent has said Ri-chi and waits for one last card. If you discard it, you pay alone. Kinds "
        "that your opponent has thrown away are safe.",
        "Vorsicht, dein Gegenüber hat Ri-chi angesagt und wartet auf die letzte Karte. Wirfst du sie ab, zahlst du "
        "allein. Sicher sind Sorten, die dein Gegenüber selbst abgeworfen hat.",
        "気をつけて！ 相手がリーチを宣言し、最後の1枚を待っています。"
        "そのカードを捨てると、あなたが1人で払います。相手が自分で捨てた種類なら安全です。",
    ),
    Tip(
        When(offers="richi"),
        "6.1",
        "One card is all you lack, so you may say Ri-chi: worth a point when you finish. In return your four cards "
        "stay as they are, and whatever you draw goes out again until one fits.",
        "Dir fehlt nur noch eine Karte, also darfst du Ri-chi ansagen: Das ist beim Abschließen einen Punkt wert. "
        "Dafür bleiben deine vier Karten, wie sie sind, und was du ziehst, fliegt wieder raus, bis eine passt.",
        "あと1枚で完成なので、リーチを宣言できます。あがれば1点になります。"
        "その代わり手札の4枚はもう変えられず、合うカードが来るまで引いたカードを捨て続けます。",
    ),
    Tip(
        When(offers="ron"),
        "5.1",
        "This discard finishes your hand: say ron, and whoever threw it pays. Only a kind that lies among your own "
        "discards you can never ron, so think about what you throw away.",
        "Dieser Abwurf macht deine Hand fertig: Sag Ron an, und wer ihn abgeworfen hat, zahlt. Nur mit einer Sorte, "
        "die du selbst abgeworfen hast, geht es nie; überleg dir also, was du wegwirfst.",
        "この捨て札で手が完成します。ロンを宣言すれば、捨てた人が払います。"
        "ただし自分が捨てた種類ではロンできません。捨てるカードはよく考えましょう。",
    ),
    Tip(
        When(told={"event": "finished", "seat": 0}),
        "9.1",
        "You won a round! Every 3 points are a trophy, and the other side pays with poos. A Parent who finishes stays "
        "Parent, otherwise it is the next one's turn; the Parent's wins are worth 2 points more.",
        "Du hast eine Runde gewonnen! Je 3 Punkte sind ein Pokal, und die Gegenseite zahlt mit Häufchen. Wer als "
        "Elternteil abschließt, bleibt es, sonst geht die Rolle weiter; als Elternteil bringt ein Sieg 2 Punkte mehr.",
        "ラウンドに勝ちました！ 3点ごとにトロフィー1個、払う側はうんちをもらいます。"
        "親があがれば親を続け、そうでなければ親が交代します。親のあがりは2点多くなります。",
    ),
    Tip(
        When(offers="tsumo"),
        "3.3",
        "The card you drew finishes your hand: say tsumo! That is worth a point by itself, and nobody can take it "
        "from you.",
        "Die gezogene Karte macht deine Hand fertig: Sag Tsumo an! Das ist schon für sich einen Punkt wert, und "
        "niemand kann es dir nehmen.",
        "引いたカードで手が完成しました。ツモを宣言しましょう！ ツモはそれだけで1点になります。",
    ),
    Tip(
        When(step="over"),
        "11.2",
        "That was a short match; in a whole one everybody is the Parent twice. Most trophies win. Look up next what "
        "else is worth points, in chapter 7 of the rules, and the rare Yaku-Man in chapter 8.",
        "Das war eine kurze Partie; in einer ganzen sind alle zweimal Elternteil. Die meisten Pokale gewinnen. Schlag "
        "als Nächstes nach, was noch Punkte bringt, in Kapitel 7 der Regeln, und die seltenen Yaku-Man in Kapitel 8.",
        "短い対戦でした。本番では全員が2回ずつ親になり、トロフィーが一番多い人の勝ちです。"
        "次は、ほかの役をルールの7章で、めったに出ない役満を8章で調べてみましょう。",
    ),
]

LESSON: Final = Lesson("dogndog", 557, 2, {"first": 0, "laps": 1}, TIPS)
