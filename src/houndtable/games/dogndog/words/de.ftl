### Dog’n Dog. How a catalogue is made: docs/translating.md

title = Dog’n Dog
about = Ein kleines Mahjong mit fünf Karten: Sammle ein Paar und ein Trio, die zusammen 3 Punkte wert sind.

## What a newcomer has to know, in short paragraphs

primer-1 = Vervollständige eine Hand aus fünf Karten: ein Paar, dazu drei gleiche oder eine Dreierfolge. Sie muss mindestens 3 Punkte wert sein.
primer-2 = Es gibt die Zahlen 1 bis 6, von jeder eine Karte in Rot, und das Zubehör Futter, Knochen und Scheibe. Von jeder Sorte gibt es vier Karten.
primer-3 = Wenn du dran bist, ziehst du eine Karte. Macht sie deine Hand vollständig, sage Tsumo an, sonst wirf eine Karte ab. Macht der Abwurf von jemand anderem deine Hand vollständig, sage Ron an – aber nie mit einer Sorte, die du selbst schon abgeworfen hast.
primer-4 = Punkte gibt es für jede rote Karte, für jede Karte von der Sorte der Dora, für Tsumo, für eine Hand nur aus 2 bis 5, für drei gleiche, für dreimal dasselbe Zubehör … und für Riichi: Sage es an, wenn dir nur noch eine Karte fehlt. Danach darfst du deine Hand nicht mehr ändern.
primer-5 = Je 3 Punkte bringen einen Pokal; andere zahlen mit Häufchen. Wer das Haus hat, gewinnt mehr und zahlt mehr. Es gewinnt, wer die meisten Pokale hat.

## Pieces

# The attribute .a is the card with its article, for the middle of a sentence.
card-1 = 1
    .eine = eine 1
    .einer = einer 1
    .keine = keine 1
    .die = die 1
    .deine = deine 1
card-1r = rote 1
    .eine = eine rote 1
    .einer = einer roten 1
    .keine = keine rote 1
    .die = die rote 1
    .deine = deine rote 1
card-2 = 2
    .eine = eine 2
    .einer = einer 2
    .keine = keine 2
    .die = die 2
    .deine = deine 2
card-2r = rote 2
    .eine = eine rote 2
    .einer = einer roten 2
    .keine = keine rote 2
    .die = die rote 2
    .deine = deine rote 2
card-3 = 3
    .eine = eine 3
    .einer = einer 3
    .keine = keine 3
    .die = die 3
    .deine = deine 3
card-3r = rote 3
    .eine = eine rote 3
    .einer = einer roten 3
    .keine = keine rote 3
    .die = die rote 3
    .deine = deine rote 3
card-4 = 4
    .eine = eine 4
    .einer = einer 4
    .keine = keine 4
    .die = die 4
    .deine = deine 4
card-4r = rote 4
    .eine = eine rote 4
    .einer = einer roten 4
    .keine = keine rote 4
    .die = die rote 4
    .deine = deine rote 4
card-5 = 5
    .eine = eine 5
    .einer = einer 5
    .keine = keine 5
    .die = die 5
    .deine = deine 5
card-5r = rote 5
    .eine = eine rote 5
    .einer = einer roten 5
    .keine = keine rote 5
    .die = die rote 5
    .deine = deine rote 5
card-6 = 6
    .eine = eine 6
    .einer = einer 6
    .keine = keine 6
    .die = die 6
    .deine = deine 6
card-6r = rote 6
    .eine = eine rote 6
    .einer = einer roten 6
    .keine = keine rote 6
    .die = die rote 6
    .deine = deine rote 6
card-food = Futter
    .eine = Futter
    .einer = Futter
    .keine = kein Futter
    .die = das Futter
    .deine = dein Futter
card-bone = Knochen
    .eine = einen Knochen
    .einer = einem Knochen
    .keine = keinen Knochen
    .die = den Knochen
    .deine = deinen Knochen
card-disc = Scheibe
    .eine = eine Scheibe
    .einer = einer Scheibe
    .keine = keine Scheibe
    .die = die Scheibe
    .deine = deine Scheibe
card-hidden = verdeckte Karte
    .eine = eine Karte
    .einer = einer Karte
    .keine = keine Karte
    .die = die Karte
    .deine = deine Karte
# A kind: red or not doesn’t matter.
kind-1 = 1
    .eine = eine 1
    .einer = einer 1
    .keine = keine 1
    .die = die 1
kind-2 = 2
    .eine = eine 2
    .einer = einer 2
    .keine = keine 2
    .die = die 2
kind-3 = 3
    .eine = eine 3
    .einer = einer 3
    .keine = keine 3
    .die = die 3
kind-4 = 4
    .eine = eine 4
    .einer = einer 4
    .keine = keine 4
    .die = die 4
kind-5 = 5
    .eine = eine 5
    .einer = einer 5
    .keine = keine 5
    .die = die 5
kind-6 = 6
    .eine = eine 6
    .einer = einer 6
    .keine = keine 6
    .die = die 6
kind-food = Futter
    .eine = Futter
    .einer = Futter
    .keine = kein Futter
    .die = das Futter
kind-bone = Knochen
    .eine = einen Knochen
    .einer = einem Knochen
    .keine = keinen Knochen
    .die = den Knochen
kind-disc = Scheibe
    .eine = eine Scheibe
    .einer = einer Scheibe
    .keine = keine Scheibe
    .die = die Scheibe
how-tsumo = Tsumo
how-ron = Ron
# A player’s answer to a discard.
answer-not-asked = nicht gefragt
answer-asked = noch offen
answer-pass = passen
answer-ron = Ron

## What lies on the table

zone-dora = Dora
zone-deck = Stapel
zone-hand = Hand
zone-discards = Abwürfe
fact-turn = am Zug
fact-parent = hat das Haus (Oya)
fact-first = hatte zuerst das Haus
fact-lap = Umlauf
fact-scores = Pokale
fact-wrong = Fehlansagen (Chombo)
fact-richi = Abwürfe vor dem Riichi
fact-drawn = gezogene Karte
fact-missed = ausgelassene Rons
fact-answer = deine Antwort
fact-discard = letzter Abwurf
fact-may_tsumo = Tsumo möglich
fact-turns = Züge bisher
ending-tsumo = Tsumo
ending-ron = Ron
ending-drawing-win = Sieg bei leerem Stapel
step-turn = Zug
step-ron = Ron?
step-over = Spielende

## Options

option-first = Erstes Haus
    .about = Wer zuerst das Haus hat
option-first-random = zufällig
option-laps = Umläufe
    .about = Wie oft alle das Haus haben
option-furiten = Furiten
    .about = Womit du wegen deiner eigenen Abwürfe kein Ron ansagen darfst
option-furiten-per-kind = nur mit den abgeworfenen Sorten
option-furiten-whole-hand = mit allen Sorten, sobald du auf eine abgeworfene wartest
option-missed-ron = Ausgelassenes Ron
    .about = Ob du mit einer Sorte, bei der du ein Ron ausgelassen hast, später noch Ron ansagen darfst
option-missed-ron-free = ja
option-missed-ron-furiten = nicht mehr in dieser Runde
option-richi-needs = Riichi
    .about = Was du für ein Riichi brauchst
option-richi-needs-shape = nur noch eine fehlende Karte
option-richi-needs-three-points = nur noch eine fehlende Karte und Aussicht auf 3 Punkte
option-yakuman = Yakuman
    .about = Was zählt, wenn deine Punkte mehr wert wären als dein Yakuman
option-yakuman-replaces = der Yakuman
option-yakuman-best-of-both = die Punkte
option-tie = Gleichstand
    .about = Wer bei Gleichstand gewinnt
option-tie-shared = alle Beteiligten gemeinsam
option-tie-nearest-first-parent = wer dem ersten Haus am nächsten sitzt
option-declarations = Ansagen
    .about = Ob dir nur richtige Ansagen angeboten werden oder auch falsche möglich sind und 2 Häufchen kosten
option-declarations-guarded = nur richtige
option-declarations-free = Fehlansagen kosten 2 Häufchen

## Moves, as an offer

move-discard = { $card-eine } abwerfen
move-richi = Riichi ansagen und { $card-eine } abwerfen
move-tsumo = Tsumo ansagen
move-ron = Ron ansagen
move-pass = passen

## Questions

ask-turn =
    { $richi-is ->
        [none]
            { $may_tsumo ->
                [yes] Tsumo ansagen oder eine Karte abwerfen?
               *[no] Wirf eine Karte ab.
            }
       *[other]
            { $may_tsumo ->
                [yes] Tsumo ansagen oder die gezogene Karte abwerfen?
               *[no] Du hast Riichi angesagt: Wirf die gezogene Karte ab.
            }
    }
# $turn is who made the discard.
ask-ron = { $turn } hat { $discard-eine } abgeworfen. Ron?

## Events

event-round =
    Runde { $round }, Umlauf { $lap }. { $parent-is ->
        [you] Du hast
       *[other] { $parent } hat
    } das Haus (Oya). Dora: { $dora }.
# $cards is hidden from all but the one who gets them.
event-dealt =
    { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }{ $cards-is ->
        [hidden] { " " }{ $count } Karten
        [none] { " " }nichts
       *[other] : { $cards-commas }
    }.
# $card is hidden from all but the one who draws; $deck cards are left.
event-drew =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $deck ->
        [0]
            die letzte Karte{ $card-is ->
                [hidden] { "" }
               *[other] : { $card-eine }
            }
       *[other]
            { $card-is ->
                [hidden] eine Karte
               *[other] { $card-eine }
            }
    }.
event-discarded =
    { $seat-is ->
        [you]
            Du { $richi ->
                [yes] sagst Riichi an und wirfst
               *[no] wirfst
            }
       *[other]
            { $seat } { $richi ->
                [yes] sagt Riichi an und wirft
               *[no] wirft
            }
    } { $card-eine } ab.
# $owner is who discarded the card; none for tsumo. $hand is the other four cards.
event-won =
    { $seat-is ->
        [you] Du sagst
       *[other] { $seat } sagt
    } { $owner-is ->
        [none] Tsumo mit { $card-einer }
        [you] Ron auf { $card-deine }
       *[other] Ron auf { $card-die } von { $owner }
    } an (Hand: { $hand-commas })!
event-ura = Die Ura-Dora wird aufgedeckt: { $card }.
event-points =
    { $counting }{ $extra-is ->
        [none] { "" }
       *[other] ; obendrauf { $extra }
    } – das macht { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } und bringt { $trophies ->
        [1] 1 Pokal
       *[other] { $trophies } Pokale
    }.
event-yakuman =
    Yakuman! { $lines } – das bringt { $trophies ->
        [1] 1 Pokal
       *[other] { $trophies } Pokale
    }.
event-poos =
    { $seats-is ->
        [none] Niemand bekommt
        [you] Du bekommst
        [one] { $seats } bekommt
        [you-too] { $seats } bekommt je
       *[other] { $seats } bekommen je
    } { $poos } Häufchen.
event-drawn-out =
    Niemand schließt ab. { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } 1 Pokal für den Sieg bei leerem Stapel, { $parent-is ->
        [you] und du bekommst
       *[other] und { $parent } bekommt
    } für das Haus (Oya) 1 Häufchen.
event-declared-falsely =
    { $seat-is ->
        [you] Du sagst
       *[other] { $seat } sagt
    } { $how } mit { $card-einer } an (Hand: { $hand-commas }). Das ist eine Fehlansage (Chombo)!
# $clause is the number of the rule.
event-false-not-complete = Die Hand ist nicht vollständig (Regel { $clause }).
event-false-too-few-points = Die Hand ist vollständig, aber zu wenig wert (Regel { $clause }).
event-false-own-discards = Ein eigener Abwurf verbietet dieses Ron (Regel { $clause }).
event-false-ron-passed = Ein früher ausgelassenes Ron verbietet dieses (Regel { $clause }).
event-false-again =
    { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $poos } Häufchen, und die Runde wird neu gegeben.
standings = Stand: { $standings-commas }
# One player in the list of standings. Who is below 0 has poos instead of trophies.
standing-trophies =
    { $seat } { $trophies ->
        [1] 1 Pokal
       *[other] { $trophies } Pokale
    }
standing-poos = { $seat } { $poos } Häufchen
event-game-over =
    Das Spiel ist vorbei. { $winners-is ->
        [none] Niemand gewinnt.
        [you] Du gewinnst!
        [one] { $winners } gewinnt!
        [you-too] { $winners } gewinnt gemeinsam!
       *[other] { $winners } gewinnen gemeinsam!
    }

## Why a move is not possible

reason-over = Das Spiel ist vorbei.
reason-not-your-turn = Du bist nicht dran.
reason-no-discard = Gerade gibt es keinen Abwurf, auf den du antworten könntest.
reason-answer-first = Entscheide dich zuerst: Ron oder passen?
reason-answered-already = Du hast schon geantwortet.
reason-your-own-discard = Auf deinen eigenen Abwurf kannst du kein Ron ansagen.
reason-not-asked = Auf diesen Abwurf kannst du kein Ron ansagen, also musst du auch nicht passen.
reason-hold-none = Du hast { $card-keine }.
reason-discard-the-drawn = Nach Riichi musst du die gezogene Karte abwerfen: { $card-die }.
reason-richi-already = Du hast schon Riichi angesagt.
reason-too-late-for-richi = Der Stapel ist leer, also ist es für Riichi zu spät.
reason-richi-worth-too-little = Womit du diese vier Karten auch ergänzt: Selbst mit Riichi und Tsumo ist die Hand keine { $needed } Punkte wert.
reason-not-ready = Wenn du { $card-eine } abwirfst, fehlt dir mehr als eine Karte zur vollständigen Hand.
reason-not-complete = Mit { $card-einer } ist deine Hand nicht vollständig. Du brauchst ein Paar, dazu drei gleiche oder eine Dreierfolge.
reason-too-few-points = Deine Hand ist vollständig, aber nur { $points } der nötigen { $needed } Punkte wert.
reason-own-discards = Du hast selbst schon { $kind-eine } abgeworfen, also darfst du damit kein Ron ansagen.
reason-ron-passed = Du hast ein Ron mit { $kind-einer } ausgelassen, also darfst du damit kein Ron mehr ansagen.
reason-whole-hand = Du hast eine Sorte abgeworfen, auf die du wartest, also darfst du gar kein Ron ansagen.
reason-no-card = Eine Karte „{ $text }“ gibt es nicht. Karten sind 1 bis 6, für die roten 1r bis 6r, food (Futter), bone (Knochen) und disc (Scheibe).
reason-one-at-a-time = Du wirfst immer nur eine Karte ab.

## Hints

hint-cannot-finish = Damit kannst du nicht abschließen.
hint-finishes =
    Damit schließt du ab und bekommst mindestens { $trophies ->
        [1] 1 Pokal
       *[other] { $trophies } Pokale
    }.
hint-no-choice = Nach Riichi bleibt nichts anderes zu tun.
# $kinds complete the hand; $count such cards have not been seen yet.
hint-ready =
    Dann fehlt dir nur noch eine Karte. Du wartest auf { $kinds-is ->
        [one] { $kinds-eine }
       *[other] { $kinds-or }
    } ({ $count ->
        [0] davon ist keine mehr verdeckt
        [1] davon ist noch 1 verdeckt
       *[other] davon sind noch { $count } verdeckt
    }).{ $richi ->
        [yes] { " " }Riichi ist einen weiteren Punkt wert.
       *[no] { "" }
    }
hint-safe = Das ist sicher: Alle, die Riichi angesagt haben, haben diese Sorte selbst abgeworfen.
hint-soon =
    Bald fehlt dir nur noch eine Karte: { $count ->
        [1] 1 Karte hilft
       *[other] { $count } Karten helfen
    } dir weiter.
hint-least = Diese Karte brauchst du am wenigsten.

## Score lines

line-ron = Ron
line-discard-for-a-ron = Abwurf für ein Ron
line-tsumo-of-the-parent = Tsumo des Hauses
line-tsumo-as-parent = Tsumo mit dem Haus
line-tsumo-of-a-child = Tsumo gegen das Haus
line-tsumo-as-child = Tsumo ohne das Haus
line-drawing-win = Sieg bei leerem Stapel
line-drawing-win-of-a-child = leerer Stapel mit dem Haus
line-false-declarations = Fehlansagen (Chombo)
line-tanyao = Tanyao
line-toitoi = Toitoi
line-chanta = Chanta
line-food = Futter
line-bone = Knochen
line-disc = Scheibe
line-tsumo = Tsumo
line-ri-chi = Riichi
line-haitei = Haitei
line-red-number = Rote Zahl
line-dora = Dora
line-ippatsu = Ippatsu
line-ura-dora = Ura-Dora
line-parent-bonus = Hausbonus
line-ten-ho = Tenhō
line-chi-ho = Chiihō
line-all-red = Alles rot
line-tsu-i-so = Tsūiisō
line-chin-lo-to = Chinrōtō

## What simulations count, besides the score lines

count-rounds-by-tsumo = Siege mit Tsumo
count-rounds-by-ron = Siege mit Ron
count-drawing-wins = Siege bei leerem Stapel
count-false-declared = Fehlansagen (Chombo)
count-trophies = Pokale
count-poos = Häufchen

## The table in the terminal

table-head =
    Runde { $round }, Umlauf { $lap }. { $parent-is ->
        [you] Du hast
       *[other] { $parent } hat
    } das Haus (Oya). { $deck-count ->
        [1] 1 Karte
       *[other] { $deck-count } Karten
    } im Stapel. Dora: { $dora }
table-player-seat = { $seat }
table-player-scores = Pokale: { $scores }
table-player-richi =
    { $richi-is ->
        [none] { "" }
       *[other] Riichi!
    }
table-row =
    { $seat-is ->
        [you] Deine Abwürfe
       *[other] Abwürfe von { $seat }
    }: { $cards-commas }
table-card = { $card }
# The discard with which somebody declared Ri-chi.
table-richi-card = { $card } (Riichi)
table-cards =
    { $drawn-is ->
        [none] { "" }
       *[other] Du hast { $drawn-eine } gezogen.{ " " }
    }Deine Hand: { $cards-commas }

## A hand explained: houndtable score dogndog

position-score-usage =
    Eine Hand besteht aus vier oder fünf Karten: 1 bis 6, 1r bis 6r, food, bone, disc.
    Bei fünf Karten außerdem:
    --tsumo oder --ron   wie abgeschlossen wird
    --dora SORTE         die Dora, zum Beispiel --dora 3
    --richi              nach Riichi
    --ippatsu            spätestens mit der nächsten eigenen Karte nach Riichi
    --ura SORTE          die Ura-Dora
    --haitei             mit der letzten Karte der Runde
    --first              mit der ersten gezogenen Karte der Runde oder davor
    --parent             mit dem Haus
    --best-of-both       die Punkte zählen, wenn sie mehr wert sind als ein Yakuman
score-unfinished = { $cards-commas }: nicht vollständig. [4.1]
score-waits = Es fehlt nur noch eine Karte ({ $kinds-or }). [6.1]
score-without = Wenn du { $kind-eine } abwirfst, fehlt nur noch eine Karte ({ $kinds-or }).
score-steps =
    Bis zur vollständigen Hand musst du mindestens { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } ziehen.
# $pair is two kinds, $three the other three.
score-hand = { $cards-commas } mit { $how } (Paar: { $pair-commas }; Trio: { $three-commas }). [4.1]
score-item =
    { $line }{ $cards-is ->
        [none] { "" }
       *[other] { " " }({ $cards-commas })
    } [{ $clause }]
score-extra =
    { $line }{ $cards-is ->
        [none] { "" }
       *[other] { " " }({ $cards-commas })
    }, zählt nicht zum Minimum [{ $clause }]
score-yakuman-item = { $line } (Pokale) [{ $clause }]
score-minimum =
    { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }, nötig sind { $needed }: { $enough ->
        [yes] genug.
       *[no] zu wenig.
    } [4.4]
score-too-little = Damit kannst du nicht abschließen. [4.4]
score-yakuman =
    Yakuman: { $trophies ->
        [1] 1 Pokal
       *[other] { $trophies } Pokale
    }, egal wie viele Punkte es sind. [8.7]
score-points =
    { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }: { $trophies ->
        [1] 1 Pokal
       *[other] { $trophies } Pokale
    }. [9.1]
score-ron = Wer die Karte abgeworfen hat, bekommt { $poos } Häufchen. [9.2]
score-children = Alle anderen bekommen je 1 Häufchen. [9.3]
score-parent = Wer das Haus hat, bekommt { $poos } Häufchen. [9.4]
position-score-unknown =
    Eine Karte oder Option „{ $name }“ gibt es nicht.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    } Bekannt sind: { $known-commas }.
# $flag and $other are options of the command line, such as --dora.
position-score-flag-needs-card = { $flag } braucht eine Karte, zum Beispiel { $flag } 3, nicht „{ $given }“.
position-score-too-many = So viele Karten „{ $card }“ gibt es nicht. [1.1]
position-score-too-many-of-kind = Es gibt nur { $count } Karten der Sorte { $kind }, Dora und Ura-Dora eingeschlossen. [1.1]
position-score-hand-size = Eine Hand besteht aus vier oder fünf Karten, nicht aus { $count }.
position-score-only-with = { $flag } geht nur zusammen mit { $other }. [{ $clause }]
position-score-not-with = { $flag } geht nicht zusammen mit { $other }. [{ $clause }]
position-score-first-of-parent = Wer das Haus hat, zieht vor dem ersten Abwurf, also gehört zu --first hier --tsumo. [3.1]
position-score-how = Die Hand ist vollständig. Gib an, wie sie abgeschlossen wird: --tsumo oder --ron.

## Positions in files

position-hand = Eine Hand besteht aus { $count } Karten, die gezogene nicht mitgezählt. [2.3]
position-false-declarations = Fehlansagen gibt es nur in einer Runde mit freien Ansagen. [12.2]
position-reasons = „reasons“ muss für jede beendete Runde eine Liste enthalten, insgesamt { $count }.
position-last-parent = Das Spiel ist erst vorbei, wenn im letzten Umlauf alle das Haus hatten. [11.1]
position-known = Vor dem Ende des Spiels kann niemand eine fremde Hand oder den Stapel gesehen haben. [13.2]
position-turns = Die Abwürfe passen nicht zu Zügen, die beim Haus beginnen und im Uhrzeigersinn weitergehen. [3.1]
position-drawn = Eine Karte ist genau dann gezogen, wenn jemand am Zug ist. [3.2]
position-none-drawn = Noch hat niemand eine Karte gezogen. [3.2]
position-richi-discard = Zu einem Riichi gehört ein Abwurf, der auf dem Tisch liegt. [6.1]
position-richi-late = Riichi kann man nur ansagen, solange Karten im Stapel sind. [6.1]
position-richi-drawn = Nach Riichi wird die gezogene Karte abgeworfen. [6.4]
position-richi-ready = Nach einem Riichi fehlt der Hand genau eine Karte. [6.1]
position-asked = Gefragt werden alle, die auf den letzten Abwurf Ron ansagen können, und sonst niemand. [5.2]
position-missed = Ein Ron kann man nur mit einer Sorte ausgelassen haben, die jemand anderes abgeworfen hat, und nur, wo das zählt. [5.5]
position-answered = Beim Schritt „ron“ hat jemand noch nicht geantwortet. [5.2]
position-drawn-before = Die vor einem Abwurf gezogene Karte ist noch auf der Hand, wenn sie nicht selbst abgeworfen wurde. [3.2]

## The lesson

tip-1 = Willkommen bei Dog’n Dog! Sammle fünf Karten: ein Paar, dazu drei gleiche oder eine Folge wie 3-4-5. Deine fünfte Karte hast du gerade gezogen; wirf die ab, die du am wenigsten brauchst.
tip-2 = Zum Abschließen müssen deine fünf Karten auch 3 Punkte wert sein. Jede rote Karte ist ein Punkt, ebenso jede von der Sorte der Dora, die offen daliegt. Eine Hand nur aus 2 bis 5 bringt noch einen.
tip-3 = Vorsicht, dein Gegenüber hat Riichi angesagt und wartet auf die letzte Karte. Wirfst du sie ab, zahlst du allein. Sicher sind Sorten, die dein Gegenüber selbst abgeworfen hat.
tip-4 = Dir fehlt nur noch eine Karte, also darfst du Riichi ansagen: Das ist beim Abschließen einen Punkt wert. Dafür bleiben deine vier Karten, wie sie sind, und du wirfst jede gezogene Karte wieder ab, bis eine passt.
tip-5 = Dieser Abwurf macht deine Hand vollständig: Sage Ron an, und wer die Karte abgeworfen hat, zahlt. Mit einer Sorte, die du selbst abgeworfen hast, geht das nie; überlege dir also, was du abwirfst.
tip-6 = Du hast eine Runde gewonnen! Je 3 Punkte bringen einen Pokal, und die Gegenseite zahlt mit Häufchen. Wer mit dem Haus abschließt, behält es, sonst wandert es weiter. Mit dem Haus ist ein Sieg 2 Punkte mehr wert.
tip-7 = Die gezogene Karte macht deine Hand vollständig: Sage Tsumo an! Das allein ist schon einen Punkt wert, und niemand kann es dir nehmen.
tip-8 = Das war eine kurze Partie; in einer ganzen haben alle zweimal das Haus. Es gewinnt, wer die meisten Pokale hat. Sieh als Nächstes nach, was sonst noch Punkte bringt (Kapitel 7 der Regeln), und entdecke die seltenen Yakuman (Kapitel 8).

## The board in the browser

board-deck = Stapel: { $count }
board-dora = Dora
board-parent = { $name } hat das Haus (Oya)
board-you-parent = Du hast das Haus (Oya)
board-lap = Umlauf { $lap } von { $laps }
board-discards = Abwürfe von { $name }
board-your-discards = Deine Abwürfe
board-none = noch keine Abwürfe
board-richi = Riichi!
board-wrong = Fehlansage (Chombo)
board-drew = Du hast { $card-eine } gezogen.
# $kinds is one kind or several, $count how many.
board-missed = Ausgelassenes Ron: { $kinds } – damit darfst du kein Ron mehr ansagen.
