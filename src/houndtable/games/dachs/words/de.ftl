### Dachs. How a catalogue is made: docs/translating.md

title = Dachs
about = Spiele passende Dackel aus, hole zurück, was du brauchen kannst – und lande bloß nicht auf dem letzten Platz.

## What a newcomer has to know, in short paragraphs

primer-1 = Du musst nicht vorn liegen, nur nicht Schlusslicht werden. Wer in einer Runde die wenigsten Punkte hat, verliert ein Leben. Sobald jemand kein Leben mehr hat, haben alle anderen gewonnen.
primer-2 = Jede Karte hat eine Zahl von 2 bis 5 und eine Farbe: Vanille, Blaugrau, Pfirsich oder Salbei.
primer-3 = Wenn du dran bist, spielst du eine Karte aus oder mehrere mit derselben Zahl oder derselben Farbe und bekommst die Summe ihrer Zahlen als Punkte. Spielst du deine ganze Hand aus, bringt jede Karte 1 Punkt mehr. Danach darfst du Karten ziehen und aus der Reihe Karten in den ausgespielten Farben zurücknehmen. Zum Schluss kommen deine ausgespielten Karten in die Reihe.
primer-4 = Sobald jemand die Zielpunktzahl erreicht, endet die Runde mit diesem Umlauf. Die Karten, die du dann noch auf der Hand hast, zählen gegen dich.

## Pieces

card-2v = Vanille-2
card-2b = Blaugrau-2
card-2p = Pfirsich-2
card-2s = Salbei-2
card-3v = Vanille-3
card-3b = Blaugrau-3
card-3p = Pfirsich-3
card-3s = Salbei-3
card-4v = Vanille-4
card-4b = Blaugrau-4
card-4p = Pfirsich-4
card-4s = Salbei-4
card-5v = Vanille-5
card-5b = Blaugrau-5
card-5p = Pfirsich-5
card-5s = Salbei-5
card-hidden = verdeckte Karte
# Several equal cards: "2× 3 sage".
card-counted =
    { $item-is ->
        [hidden]
            { $count ->
                [1] 1 verdeckte Karte
               *[other] { $count } verdeckte Karten
            }
       *[other]
            { $count ->
                [1] { $item }
               *[other] { $count }× { $item }
            }
    }
colour-v = Vanille
colour-b = Blaugrau
colour-p = Pfirsich
colour-s = Salbei
# Several cards of one colour: "2 sage cards".
colour-counted =
    { $count ->
        [1] 1 { $item }-Karte
       *[other] { $count } { $item }-Karten
    }

## What lies on the table

zone-row = Reihe
zone-played = Eben ausgespielt
zone-deck = Nachziehstapel
zone-pile = Ablagestapel
zone-hand = Hand
fact-turn = am Zug
fact-first = hat die Runde begonnen
fact-turns = Züge bisher
fact-last_lap = letzter Umlauf
fact-scores = Punkte
fact-lives = Leben
fact-draws_left = noch zu ziehen
fact-has_drawn = hat gezogen
fact-retrievable = noch zurückzunehmen
fact-target = Punkte für den letzten Umlauf
fact-may_take = kann zurückgenommen werden
fact-shown = Karten, die alle gesehen haben
ending-scored = gewertet
ending-replayed = wiederholt
step-play = ausspielen
step-draw = ziehen
step-retrieve = zurücknehmen
step-place = in die Reihe legen
step-over = Spielende

## Options

option-first = Wer beginnt
    .about = Wer die erste Runde beginnt
option-first-random = zufällig
option-target = Zielpunktzahl
    .about = Wie viele Punkte den letzten Umlauf einer Runde einläuten
option-lives = Leben
    .about = Mit wie vielen Leben alle beginnen
option-everyone-out = Alle zugleich ausgeschieden
    .about = Was geschieht, wenn alle zugleich ihr letztes Leben verlieren
option-everyone-out-no-winner = niemand gewinnt
option-everyone-out-replay-round = die Runde wird wiederholt
option-board = Punktetafel
    .about = Welche Seite der Punktetafel oben liegt
option-board-a = Seite A
option-board-b = Seite B

## Moves, as an offer

move-draw = eine Karte ziehen
move-stop = aufhören
move-take = { $card } nehmen
# The same card lies in several places of the row; $place counts them from the oldest.
move-take-younger =
    { $place ->
        [2] die zweitälteste
       *[other] die drittälteste
    } { $card } nehmen
move-place = { $card } in die Reihe legen
move-play = { $cards-tally } ausspielen

## Questions

ask-play = Spiele eine Karte aus oder mehrere mit derselben Zahl oder derselben Farbe.
ask-draw =
    { $has_drawn ->
        [yes]
            Noch eine Karte ziehen? { $draws_left ->
                [1] Du darfst noch 1 ziehen.
               *[other] Du darfst noch bis zu { $draws_left } ziehen.
            }
       *[no]
            { $last_lap ->
                [yes]
                    { $draws_left ->
                        [1] Es ist der letzte Umlauf: Du musst eine Karte ziehen.
                       *[other] Es ist der letzte Umlauf: Du musst mindestens eine Karte ziehen und darfst bis zu { $draws_left } ziehen.
                    }
               *[no]
                    { $draws_left ->
                        [1] Eine Karte ziehen?
                       *[other] Eine Karte ziehen? Du darfst bis zu { $draws_left } ziehen.
                    }
            }
    }
ask-retrieve = Eine Karte aus der Reihe nehmen? Du darfst { $may_take } nehmen.
ask-place = Welche Karte legst du als nächste in die Reihe? Die letzte liegt neben dem Nachziehstapel.

## Events

event-round =
    Runde { $round } beginnt. { $first-is ->
        [you] Du fängst
       *[other] { $first } fängt
    } an. Die Reihe, älteste Karte zuerst: { $row-commas }.
# $cards is hidden from all but the one who gets them.
event-dealt =
    { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $cards-is ->
        [hidden]
            { $count ->
                [1] 1 Karte
               *[other] { $count } Karten
            }
       *[other] { $cards-tally }
    }.
event-played =
    { $seat-is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $cards-is ->
        [one] eine { $cards }
       *[other] { $cards-tally }
    } aus: { $points } Punkte{ $bonus ->
        [0] { "" }
       *[other] , dazu { $bonus } für die ganze Hand
    } (insgesamt { $score }).
event-last-lap =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $score } Punkte: Der letzte Umlauf beginnt!
event-drew =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $card-is ->
        [hidden] eine Karte
       *[other] eine { $card }
    }.
event-reshuffled =
    Der Nachziehstapel ist leer. { $count ->
        [1] Die einzige Karte des Ablagestapels wird
       *[other] Die { $count } Karten des Ablagestapels werden gemischt und bilden
    } { $count ->
        [1] der neue Nachziehstapel
       *[other] den neuen Nachziehstapel
    }.
event-retrieved =
    { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } eine { $card } aus der Reihe.
event-placed =
    { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
    } { $cards-is ->
        [one] die { $cards }
       *[other] { $cards-tally }
    } in die Reihe.
event-pushed-out =
    { $cards-is ->
        [one] Die { $cards } fällt aus der Reihe und kommt
       *[other] { $cards-tally } fallen aus der Reihe und kommen
    } verdeckt auf den Ablagestapel.
event-round-over = Runde { $round } ist vorbei.
# $held: what the numbers in the hand add up to. $total may be below zero.
event-round-over-each =
    { $seat }: { $played } für ausgespielte Karten{ $bonus ->
        [0] { "" }
       *[other] , dazu { $bonus } als Bonus für die ganze Hand
    }, minus { $held } für { $hand-tally } auf der Hand: { $total ->
        [1] 1 Punkt
       *[other] { $total } Punkte
    }.
# $lives: how many are left.
event-round-over-last =
    { $seat-is ->
        [you] Du bist Schlusslicht und verlierst
       *[other] { $seat } ist Schlusslicht und verliert
    } ein Leben: { $lives ->
        [0] keines mehr übrig.
       *[other] noch { $lives } übrig.
    }
event-round-over-replayed = Alle wären zugleich ausgeschieden: Niemand verliert ein Leben, und die Runde wird wiederholt.
event-game-over =
    Das Spiel ist vorbei. { $winners-is ->
        [none] Alle sind ausgeschieden, also gewinnt niemand.
        [one] { $winners } gewinnt!
        [you] Du gewinnst!
        [you-too] { $winners } gewinnt gemeinsam!
       *[other] { $winners } gewinnen gemeinsam!
    }

## Why a move is not possible

reason-over = Das Spiel ist vorbei.
reason-not-your-turn = Du bist nicht dran.
reason-played-already = Du hast in diesem Zug schon Karten ausgespielt.
reason-play-first = Spiele zuerst eine oder mehrere Handkarten aus.
reason-place-later = Karten legst du erst nach dem Ziehen und Zurücknehmen in die Reihe.
reason-drawn-already = Mit dem Ziehen bist du in diesem Zug fertig.
reason-retrieve-later = Karten nimmst du erst nach dem Ziehen zurück: Ziehe zuerst oder höre mit dem Ziehen auf.
reason-retrieved-already = Mit dem Zurücknehmen bist du in diesem Zug fertig.
reason-place-now = Lege die Karten, die du ausgespielt hast, in die Reihe.
reason-hold-none = Du hast keine { $card }.
reason-hold-only =
    Du hast nur { $count ->
        [1] eine { $card }
       *[other] { $count }× { $card }
    }.
reason-must-draw = Es ist der letzte Umlauf: Du musst mindestens eine Karte ziehen.
reason-empty-hand-draws = Deine Hand ist leer, und aus der Reihe kannst du nichts nehmen: Ziehe eine Karte.
# $count is 2 or 3. Equal cards next to each other count as one place.
reason-not-so-many-places =
    Eine { $card } liegt zwar in der Reihe, aber nicht an { $count ->
        [2] zwei
       *[other] drei
    } verschiedenen Stellen.
reason-not-in-the-row = In der Reihe liegt keine { $card }.
reason-no-more-of-colour = Du darfst keine { $colour }-Karte mehr nehmen: Von jeder Farbe darfst du nur so viele nehmen, wie du ausgespielt hast.
reason-empty-hand-takes = Deine Hand ist leer: Nimm mindestens eine Karte.
reason-none-to-place = Du hast keine { $card } mehr, die du in die Reihe legen könntest.
reason-no-card = Eine Karte „{ $text }“ gibt es nicht. Tippe eine Zahl von 2 bis 5 und den Anfangsbuchstaben der Farbe: v, b, p oder s.
reason-not-so-many =
    Im Spiel gibt es nur { $count ->
        [1] eine { $card }
       *[other] { $count }× { $card }
    }.
reason-hand-is-limited = Du kannst nicht mehr als { $count } Karten auf der Hand haben.
reason-no-play = Zusammen ausgespielte Karten müssen alle dieselbe Zahl oder alle dieselbe Farbe haben.

## Hints

hint-play = Das bringt jetzt { $points } Punkte und lässt dir eine Hand, mit der es gut weitergeht.
hint-play-last = Das bringt { $points } Punkte und lässt am Ende die wenigsten Punkte auf deiner Hand.
hint-must-draw = Du musst ziehen.
hint-draw = Mit mehr Karten auf der Hand kannst du mehr auf einmal ausspielen.
hint-stop = Deine Hand ist gut, wie sie ist.
hint-stop-last = Was du am Ende der Runde auf der Hand hast, zählt gegen dich.
hint-take = Die Karte passt gut zu deiner Hand.
hint-take-oldest = Die Karte passt gut zu deiner Hand und würde als Nächstes aus der Reihe fallen.
hint-place = Die Reihenfolge ist hier nicht so wichtig.

## Score lines

line-cards-played = ausgespielte Karten
line-empty-hand-bonus = Bonus für die ganze Hand
line-left-in-hand = auf der Hand geblieben
line-lives-at-the-start = Leben am Anfang
line-last-in-round-n = Schlusslicht in Runde { $n }

## What simulations count

count-lives-lost = verlorene Leben
count-bonus-points = Bonuspunkte
count-points-left-in-hand = Punkte auf der Hand
count-rounds-with-several-last = mehrere Schlusslichter
count-rounds-replayed = wiederholte Runden

## The table in the terminal

table-head =
    Runde { $round }. Nachziehstapel: { $deck-count ->
        [1] 1 Karte
       *[other] { $deck-count } Karten
    }. Ablagestapel: { $pile-count ->
        [1] 1 Karte
       *[other] { $pile-count } Karten
    }. { $last_lap ->
        [yes] Letzter Umlauf!
       *[no] Letzter Umlauf ab { $target } Punkten.
    }
table-player-seat = { $seat }
table-player-scores =
    { $scores ->
        [1] 1 Punkt
       *[other] { $scores } Punkte
    }
table-player-lives =
    { $lives ->
        [0] kein Leben
       *[other] { $lives } Leben
    }
table-player-hand =
    Hand: { $hand-is ->
        [none] leer
       *[other] { $hand-tally }
    }
table-row = Reihe, älteste Karte zuerst: { $row-commas }
table-played =
    { $played-is ->
        [none] { "" }
       *[other] Eben ausgespielt: { $played-commas }
    }

## The lesson

tip-1 = Willkommen bei Dachs! Du musst nicht vorn liegen, nur nicht Schlusslicht werden: Die wenigsten Punkte kosten ein Leben, und hier haben alle nur eines. Spiele jetzt eine Karte aus oder mehrere mit derselben Zahl oder derselben Farbe. Jede bringt so viele Punkte, wie auf ihr stehen.
tip-2 = Jetzt darfst du ziehen: so viele Karten, wie du eben von einer Farbe ausgespielt hast, eine nach der anderen. Du siehst jede, bevor du dich für die nächste entscheidest, und kannst jederzeit aufhören.
tip-3 = Aus der Reihe darfst du Karten zurücknehmen: von jeder Farbe so viele, wie du von ihr ausgespielt hast. Suche dir aus, was zu deiner Hand passt.
tip-4 = Was du ausgespielt hast, kommt in die Reihe, und du bestimmst die Reihenfolge. Nur sechs Karten bleiben dort, die ältesten fallen heraus: Was du zuletzt hinlegst, bleibt am längsten.
tip-5 = Ein neuer Zug, und so holst du mehr heraus: Spielst du deine ganze Hand auf einmal aus, bringt jede Karte 1 Punkt mehr. Darum lohnt es sich, Karten zu sammeln, die zusammenpassen.
tip-6 = Dein Gegenüber hat eine Karte aus der Reihe genommen. Das haben alle gesehen, also siehst du sie auch weiterhin in der fremden Hand. Vom Nachziehstapel gezogene Karten bleiben geheim.
tip-7 = Das ist der letzte Umlauf der Runde! Ab jetzt müssen alle mindestens eine Karte ziehen, und am Ende werden dir die Zahlen auf deiner Hand abgezogen. Nimm also nichts zurück, was du nicht brauchst.
tip-8 = Das war Dachs – gut gespielt! In einem ganzen Spiel haben alle zwei Leben, und der letzte Umlauf kommt bei 40 Punkten. Lies als Nächstes, wie Runden und Spiele enden: Kapitel 8 und 9 der Regeln.

## What only the board in the browser says

board-deck =
    { $count ->
        [0] Der Nachziehstapel ist leer
       *[other] Nachziehstapel: { $count }
    }
board-pile = Ablagestapel: { $count }
# $who is the name of another player.
board-shown = { $who }: Karten auf der Hand, die alle gesehen haben
board-scores = Punktetafel
board-target = Bei { $points } Punkten beginnt der letzte Umlauf.
board-last-lap = Letzter Umlauf!
board-draws =
    { $count ->
        [1] Noch 1 Karte darf gezogen werden.
       *[other] Noch bis zu { $count } Karten dürfen gezogen werden.
    }
# $cards: "2 sage cards and 1 peach card".
board-take = Kann zurückgenommen werden: { $cards }.
board-points = { $who }: { $points }

## Why a position written by hand is refused; the number is the rule

position-over = Das Spiel ist vorbei, sobald jemand kein Leben mehr hat, und nur dann. [9.1]
position-lives = Niemand kann mehr Leben haben als am Anfang: { $count }. [2.5]
position-bonuses = Der Bonus ist in den Punkten enthalten und kann nicht höher sein. [4.6]
position-last-lap = Es ist der letzte Umlauf, sobald jemand { $points } Punkte hat, und nur dann. [8.1]
position-turns = Wer begonnen hat, wie viele Züge es waren und wer dran ist, passt nicht zusammen. [3.1]
position-hand-limit = Niemand kann mehr als { $count } Karten auf der Hand haben. [6.4]
position-empty-hand = Eine leere Hand kann nur haben, wer dran ist, und nur beim Ziehen oder Zurücknehmen. [7.3]
position-known = Eine Karte auf der Hand kennt nur, wer sie hat, oder alle kennen sie; am Ende kennen sie alle. [10.1]
position-deck-known = Niemand kann eine Karte im Nachziehstapel kennen, und alle stammen vom letzten Mischen. [10.2]
position-empty-deck = Der Nachziehstapel ist nie leer: Der Ablagestapel wird sofort zum neuen. [5.5]
position-between-turns = Bevor Karten ausgespielt sind, kann weder etwas gezogen noch zurückzunehmen sein. [3.2]
position-row = In der Reihe müssen { $count } Karten liegen. [7.2]
position-played = Es müssen ausgespielte Karten da sein, alle mit derselben Zahl oder alle mit derselben Farbe. [4.2]
position-draws = Beim Ziehen bleibt immer etwas zu ziehen, sonst nie. [5.1]
position-retrievable = Was noch zurückgenommen werden darf, passt nicht zu den ausgespielten Karten und der Reihe. [6.1]
position-retrieving = Beim Zurücknehmen muss es eine Karte geben, die man nehmen kann. [6.1]
position-drawing = Was noch gezogen werden darf, die ausgespielten Karten und die Hand passen nicht zusammen. [5.1]
position-drawn = Es wurden mehr Karten gezogen, als auf der Hand sind. [5.1]
position-placing = Die Karten, die noch in die Reihe kommen, müssen sich unterscheiden. [7.1]
position-placed = In der Reihe und bei den ausgespielten Karten liegen zu viele oder zu wenige Karten. [7.2]
