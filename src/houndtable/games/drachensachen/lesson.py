# interpreted: never in a search, and compiling takes its time
"""A first match of Drachensachen that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(
        When(step="exchange"),
        "2.5",
        "Welcome to Drachensachen! Be the first to get rid of all your cards: your hand, then your open Remainders, "
        "then the hidden ones. Before it begins you may exchange a hand card for an open one, so that something strong "
        "is left for the end.",
        "Willkommen bei Drachensachen! Werd vor allen anderen deine Karten los: die Hand, dann deine offenen Reste, "
        "dann die verdeckten. Bevor es losgeht, darfst du eine Handkarte gegen einen offenen Rest tauschen, damit für "
        "den Schluss etwas Starkes bleibt.",
        "ドラッヘンザッヘンへようこそ！ 手札、表の残り札、裏の残り札の順に、だれよりも早く全部なくしましょう。"
        "始まる前に、手札1枚を表の残り札1枚と交換できます。強いカードを最後に残すのもよい手です。",
    ),
    Tip(
        When(step="play"),
        "4.2",
        "On an empty pile every card fits. On others a monster must be as high as the card on top, or higher. If "
        "nothing fits, or you would rather keep your cards, you take the whole pile into your hand.",
        "Auf den leeren Stapel passt jede Karte. Sonst muss ein Monster so hoch sein wie die oberste Karte, oder "
        "höher. Passt nichts, oder willst du nicht, nimmst du den ganzen Stapel auf die Hand.",
        "場が空なら、どのカードでも出せます。そうでなければ、一番上のカードと同じか、より大きいモンスターを出します。"
        "出せないとき、出したくないときは、場のカードを全部手札に加えます。",
    ),
    Tip(
        When(step="play", offers="play protecto"),
        "6.5",
        "You have a dragon, and dragons fit on everything but a 6. Protecto is a shield: the next player then faces "
        "exactly what you face now. Only a 9 fits on no dragon.",
        "Du hast einen Drachen, und Drachen passen auf alles außer auf eine 6. Protecto ist ein Schild: Wer als "
        "Nächstes dran ist, steht dann genau vor dem, was jetzt vor dir liegt. Nur eine 9 passt auf keinen Drachen.",
        "ドラゴンは6以外のどんなカードにも出せます。プロテクトは盾で、今あなたの前にあるものを、そのまま次の人に回します。"
        "ただし、ドラゴンの上に9は出せません。",
    ),
    Tip(
        When(step="owe"),
        "5.3",
        "A 4 lies before you, and you owe two cards for each. Push the debt on with a 4 of your own or a Protecto, and "
        "it grows for the next player; otherwise draw, and then play as usual.",
        "Vor dir liegt eine 4, und für jede schuldest du zwei Karten. Mit einer eigenen 4 oder einem Protecto schiebst "
        "du die Schuld weiter; sonst ziehst du und spielst dann wie immer.",
        "4が出され、1枚につき2枚引かなければなりません。自分の4かプロテクトを出せば、次の人に回せます。"
        "そうでなければ引いて、そのあとはふつうにプレイします。",
    ),
    Tip(
        When(step="play", offers="play nullo"),
        "6.3",
        "You have a Nullo, a dragon that wipes the slate clean: nothing has to be beaten any more, and the next player "
        "may play anything but a 9.",
        "Du hast einen Nullo, den Drachen, der alles auf null stellt: Nichts muss mehr überboten werden, und wer als "
        "Nächstes dran ist, darf alles spielen außer einer 9.",
        "ヌロは、すべてをゼロに戻すドラゴンです。もう何も上回る必要がなくなり、次の人は9以外なら何でも出せます。",
    ),
    Tip(
        When(step="play", facts={"facing": "6"}),
        "5.10",
        "A 6 lies before you. Only a 6 or a higher monster fits, and no dragon helps.",
        "Vor dir liegt eine 6. Nur eine 6 oder ein höheres Monster passt, und kein Drache hilft.",
        "6が出ています。出せるのは6か、より大きいモンスターだけです。ドラゴンも出せません。",
    ),
    Tip(
        When(step="play", offers="play * x2"),
        "4.3",
        "You have equal cards, and equal cards may be played together. If four equal ones lie in a row on the pile, "
        "whoever played them, the pile is gone and the player of the fourth goes again.",
        "Du hast gleiche Karten, und gleiche darfst du zusammen spielen. Liegen vier gleiche aufeinander, egal von "
        "wem, ist der Stapel weg, und wer die vierte gelegt hat, ist noch einmal dran.",
        "同じカードは、まとめて出せます。だれが出したものでも、同じカードが4枚続けて重なると場のカードはなくなり、"
        "4枚目を出した人がもう一度プレイします。",
    ),
    Tip(
        When(step="miss"),
        "5.8",
        "A 5 was played, and you are to miss a turn. A Protecto would pass that on to the next player; without one, "
        "take a deep breath.",
        "Eine 5 wurde gespielt, und du sollst aussetzen. Mit einem Protecto könntest du das weiterreichen; ohne heißt "
        "es durchatmen.",
        "5が出されたので、あなたは1回休みです。プロテクトがあれば次の人に回せます。なければ、ここはひと休みです。",
    ),
    Tip(
        When(offers="play", empty="hand"),
        "3.2",
        "Your hand is empty! Now you play from your open Remainders, which everybody can see. If you have to take the "
        "pile, that hand comes first again.",
        "Deine Hand ist leer! Jetzt spielst du von deinen offenen Resten, die alle sehen. Musst du den Stapel nehmen, "
        "ist erst wieder die Hand dran.",
        "手札がなくなりました！ ここからは、みんなに見えている表の残り札を出します。"
        "場のカードを取ることになったら、まずその手札からです。",
    ),
    Tip(
        When(step="play", offers="play extermino"),
        "6.4",
        "With Extermino the whole pile leaves the round, and you go again on the empty pile: a good moment for a card "
        "that seldom fits.",
        "Mit Extermino verschwindet der ganze Stapel aus der Runde, und du bist auf dem leeren Stapel noch einmal "
        "dran: die Gelegenheit für eine Karte, die selten passt.",
        "エクステルミノを出すと場のカードが全部なくなり、空の場にもう一度プレイできます。"
        "なかなか出せないカードを手放すチャンスです。",
    ),
    Tip(
        When(step="play", offers="blind"),
        "3.5",
        "Only hidden Remainders are left, and not even you know them. Choose one: if it fits it is played, if not you "
        "take it with the whole pile. Good luck!",
        "Nur verdeckte Reste sind übrig, und nicht einmal du kennst sie. Wähl einen: Passt er, ist er gespielt; wenn "
        "nicht, nimmst du ihn mit dem ganzen Stapel. Viel Glück!",
        "残りは裏の残り札だけで、あなたにも中身はわかりません。1枚選んでください。"
        "出せるカードならそのまま出し、出せなければ場のカードごと手札に加えます。幸運を祈ります！",
    ),
    Tip(
        When(step="play", facts={"facing": "3"}),
        "5.1",
        "A 3 turns things round: now only a 1, a 2 or a dragon fits. That is what the small monsters are for.",
        "Eine 3 stellt alles auf den Kopf: Jetzt passt nur eine 1, eine 2 oder ein Drache. Dafür sind die kleinen "
        "Monster da.",
        "3が出ると話が変わります。出せるのは1、2、ドラゴンだけです。小さいモンスターの出番です。",
    ),
    Tip(
        When(step="over"),
        "8.1",
        "The round is won, and whoever still has cards loses a coin for each, 10 at most. A whole game goes on until "
        "somebody has lost 21; then whoever lost the fewest wins. Look up next the curses and abilities a table may "
        "add: chapters 9 and 10 of the rules.",
        "Die Runde ist entschieden, und wer noch Karten hat, verliert für jede eine Münze, höchstens 10. Ein ganzes "
        "Spiel geht weiter, bis jemand 21 verloren hat; dann gewinnt, wer am wenigsten verlor. Lies als Nächstes, "
        "welche Flüche und Fähigkeiten dazukommen können: Kapitel 9 und 10 der Regeln.",
        "ラウンドの決着です。カードが残った人は1枚につき金貨1枚、最大10枚を失います。"
        "本番はだれかが21枚失うまで続き、失った金貨が一番少ない人の勝ちです。"
        "次は、加えて遊べる呪いと能力をルールの9章と10章で読んでみましょう。",
    ),
]

LESSON: Final = Lesson("drachensachen", 1939, 2, {"first": 0, "hoard": 5}, TIPS)
