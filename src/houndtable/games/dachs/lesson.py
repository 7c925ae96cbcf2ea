# interpreted: never in a search, and compiling takes its time
"""A first match of Dachs that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(
        When(step="play"),
        "8.4",
        "Welcome to Dachs! You need not come first, just do not be last: the lowest score loses a life, and here "
        "everybody has only one. Play a card now, or several of one number or one colour; each scores its number.",
        "Willkommen bei Dachs! Der erste Platz muss nicht sein, nur bitte nicht der letzte: Die wenigsten Punkte "
        "kosten ein Leben, und hier haben alle nur eines. Spiel jetzt eine Karte aus, oder mehrere von einer Zahl oder "
        "einer Farbe; jede bringt so viele Punkte, wie auf ihr stehen.",
        "ダックスへようこそ！ 一番にならなくても大丈夫、最下位だけは避けましょう。"
        "一番点の低い人がライフを失い、今回は全員ライフが1つしかありません。"
        "まずカードを1枚、または同じ数字か同じ色のカードを何枚か出してください。数字がそのまま点になります。",
    ),
    Tip(
        When(step="draw", offers="draw"),
        "5.1",
        "Now you may draw: as many cards as you just played of one colour, one at a time. You see each before you "
        "decide about the next, and you may stop whenever you like.",
        "Jetzt darfst du ziehen: so viele Karten, wie du eben von einer Farbe gespielt hast, eine nach der anderen. "
        "Du siehst jede, ehe du dich für die nächste entscheidest, und kannst jederzeit aufhören.",
        "ここで山札から引けます。引けるのは、今出したカードのうち一番多い色の枚数までです。"
        "1枚ずつ見てから次を決められて、いつやめてもかまいません。",
    ),
    Tip(
        When(step="retrieve", offers="take"),
        "6.1",
        "From the row you may take cards back: of each colour as many as you played of it. Look for cards that go "
        "together with the ones in your hand.",
        "Aus der Reihe darfst du Karten zurückholen: von jeder Farbe so viele, wie du von ihr gespielt hast. Such dir "
        "aus, was zu deiner Hand passt.",
        "列からカードを取り戻せます。色ごとに、今出した枚数までです。手札とそろうカードを探してみましょう。",
    ),
    Tip(
        When(step="place"),
        "7.1",
        "What you played joins the row, in the order you choose. Six cards stay there and the oldest are pushed out, "
        "so what you place last stays longest.",
        "Was du gespielt hast, kommt in die Reihe, und du bestimmst die Reihenfolge. Sechs Karten bleiben liegen, die "
        "ältesten fallen heraus: Was du zuletzt hinlegst, bleibt am längsten.",
        "出したカードは、好きな順番で列に加わります。"
        "列に残るのは6枚で、古いものから外れていきます。最後に置いたカードが一番長く残ります。",
    ),
    Tip(
        When(step="play", told={"event": "played", "seat": 0}),
        "4.6",
        "A new turn, and a way to score more: if you play your whole hand at once, every card you played earns 1 more. "
        "That is why cards that go together are worth collecting.",
        "Ein neuer Zug, und so holst du mehr heraus: Spielst du deine ganze Hand auf einmal, bringt jede gespielte "
        "Karte 1 Punkt mehr. Darum lohnt es sich, Karten zu sammeln, die zusammenpassen.",
        "次の番です。手札を一度に全部出すと、出したカード1枚につき1点のボーナスがもらえます。"
        "だから、そろうカードを集める価値があるのです。",
    ),
    Tip(
        When(step="play", told={"event": "retrieved", "seat": 1}),
        "10.1",
        "Your opponent took a card from the row. Everybody saw it, so you still see it in that hand. Cards drawn from "
        "the deck stay secret.",
        "Dein Gegenüber hat eine Karte aus der Reihe genommen. Das haben alle gesehen, also siehst du sie auch weiter "
        "in der fremden Hand. Vom Stapel gezogene Karten bleiben geheim.",
        "相手が列からカードを取りました。みんなが見ていたので、相手の手札の中でもそのカードは見えたままです。"
        "山札から引いたカードは秘密です。",
    ),
    Tip(
        When(facts={"last_lap": True}),
        "8.2",
        "This is the last lap of the round! From now on everybody must draw at least one card, and in the end the "
        "numbers left in your hand are taken off your score. So take back nothing you do not need.",
        "Das ist der letzte Umlauf der Runde! Ab jetzt müssen alle mindestens eine Karte ziehen, und am Ende wird "
        "abgezogen, was auf deiner Hand noch an Zahlen steht. Hol also nichts zurück, was du nicht brauchst.",
        "ラウンド最後の一周です！ ここからは全員が最低1枚は引かなければならず、"
        "最後に手札に残った数字は点から引かれます。いらないカードは取り戻さないようにしましょう。",
    ),
    Tip(
        When(step="over"),
        "9.1",
        "That was Dachs, well played! In a whole game everybody has two lives, and the last lap comes at 40 points. "
        "Read next how rounds and games end: chapters 8 and 9 of the rules.",
        "Das war Dachs, gut gespielt! Im ganzen Spiel haben alle zwei Leben, und der letzte Umlauf kommt bei 40 "
        "Punkten. Lies als Nächstes, wie Runden und Spiele enden: Kapitel 8 und 9 der Regeln.",
        "これがダックスです。おつかれさまでした！ 本番では全員がライフを2つ持ち、40点で最後の一周になります。"
        "次は、ラウンドとゲームの終わり方をルールの8章と9章で読んでみましょう。",
    ),
]

LESSON: Final = Lesson("dachs", 463, 2, {"first": 0, "lives": 1, "target": 30}, TIPS)
