### Here Comes the Dog. How a catalogue is made: docs/translating.md

title = Here Comes the Dog
about = Nimm Fleisch vom Lagerfeuer und zähme damit Hunde – bevor die Kohle ausgeht und sie über dich herfallen.

## What a newcomer has to know, in short paragraphs

primer-1 = Zähme Hunde! Rund um das Lagerfeuer liegen Stöcke mit Fleisch, Feuer und Kohle. Wenn du dran bist, wirfst du drei Würfel und nimmst zwei Stöcke in den gewürfelten Farben, oder du tauschst einen Stock.
primer-2 = Ist das letzte Fleisch genommen, zähmen alle für je zwei Fleisch einen Hund. Geht aber zuerst die Kohle aus, kommt für jedes Fleisch, das du hast, ein Hund auf dich zu. Zwei Fleisch wehren einen Hund ab, ebenso ein Feuer zusammen mit einer Kohle. Für jeden Hund, der durchkommt, fällt ein Dorfbewohner in Ohnmacht. Fallen alle deine Dorfbewohner in Ohnmacht, laufen deine Hunde davon.
primer-3 = Zeigen die Würfel alle drei Farben, stiehlst du einen Stock. Zeigen sie dreimal dieselbe, geschieht etwas mit allen zugleich.
primer-4 = Nach der letzten Runde gewinnt, wer die meisten Hunde hat.

## Pieces

stick-meat = Fleisch
    .stock = Fleisch-Stock
stick-fire = Feuer
    .stock = Feuer-Stock
stick-charcoal = Kohle
    .stock = Kohle-Stock
stick-hidden = ein Stock
    .stock = Stock
# A number of equal sticks: "2 meat".
stick-counted = { $count } { $item }
# What a die shows.
die-meat = Fleisch
die-fire = Feuer
die-charcoal = Kohle
die-counted =
    { $count ->
        [1] einmal { $item }
        [2] zweimal { $item }
       *[other] dreimal { $item }
    }
kind-sticks = Stöcke
kind-theft = Diebstahl
kind-feed = Fütterung
kind-fire-fest = Feuerfest
kind-assault = Angriff

## What lies on the table

zone-bonfire = Lagerfeuer
zone-sticks = Stöcke
fact-scores = Hunde
fact-lives = Dorfbewohner
fact-turn = am Zug
fact-turns = beendete Züge
fact-dice = Würfel
fact-pack = Rudel
fact-tamed = gezähmt
fact-falls = wie oft alle in Ohnmacht waren
fact-defences = Verteidigung
fact-incidents = Ereignisse
fact-again = noch einmal würfeln
fact-can_exchange = Tausch möglich
fact-ways_to_take = Möglichkeiten, Stöcke zu nehmen
fact-to_take = Stöcke zu nehmen
fact-coming = Hunde bei einem Angriff
fact-fainted = in Ohnmacht
ending-feed = Fütterung
ending-assault = Angriff
ending-nothing = nichts geschehen
ending-broken-off = abgebrochen

## Options

option-first = Wer beginnt
    .about = Wer die erste Runde beginnt
option-first-random = zufällig
option-rounds = Runden
    .about = Wie viele Runden gespielt werden
option-pick = Welche Stöcke
    .about = Ob jeder der beiden Stöcke einen eigenen Würfel braucht oder beide beliebige gewürfelte Farben haben dürfen
option-pick-per-die = ein Stock pro Würfel
option-pick-any-shown = beliebige gewürfelte Farben
option-short = Wenn eine Farbe ausgegangen ist
    .about = Was du nimmst, wenn eine gewürfelte Farbe am Lagerfeuer ausgegangen ist
option-short-serve-two = zwei Stöcke, wenn möglich
option-short-one-only = nur einen Stock
option-defence = Verteidigung
    .about = Ob du bei einem Angriff mitten in der Runde so viele Hunde wie möglich abwehren musst
option-defence-free = freie Wahl
option-defence-maximum = so viele wie möglich

## Moves, as an offer

move-roll = würfeln
move-take = { $sticks } nehmen
move-exchange-one = 1 { $gave } gegen 1 { $took } tauschen
move-exchange-two = 1 { $gave } gegen { $count } { $took } tauschen
move-steal = { $owner } einen { $stick-stock } stehlen
move-defend-nothing = nichts abwehren und alle Stöcke behalten
move-defend-pairs =
    mit { $pairs ->
        [1] einem Paar Fleisch 1 Hund
       *[other] { $pairs } Paaren Fleisch { $pairs } Hunde
    } abwehren
move-defend-sets =
    mit { $sets } Feuer und { $sets } Kohle { $sets ->
        [1] 1 Hund
       *[other] { $sets } Hunde
    } abwehren
move-defend-both =
    mit { $pairs ->
        [1] einem Paar Fleisch
       *[other] { $pairs } Paaren Fleisch
    }, { $sets } Feuer und { $sets } Kohle abwehren: { $pairs } + { $sets } Hunde

## Questions

ask-roll =
    { $again ->
        [yes] Würfle noch einmal.
       *[no]
            { $can_exchange ->
                [yes] Würfeln oder einen Stock tauschen?
               *[no] Würfle.
            }
    }
ask-take =
    Die Würfel zeigen { $dice }. { $ways_to_take ->
        [1]
            { $to_take ->
                [1] Nimm einen Stock.
               *[other] Nimm zwei Stöcke.
            }
       *[other] Welche Stöcke nimmst du?
    }
ask-steal = Die Würfel zeigen alle drei Farben. Welchen Stock stiehlst du?
ask-defend =
    { $coming ->
        [1] 1 Hund kommt
       *[other] { $coming } Hunde kommen
    } auf dich zu. Die Stöcke, mit denen du dich verteidigst, kommen zurück ans Lagerfeuer.

## Events

event-round =
    Runde { $round } von { $rounds } beginnt. { $first-is ->
        [you] Du fängst an.
       *[other] { $first } fängt an.
    }
event-rolled =
    { $seat-is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $dice }{ $kind-is ->
        [sticks] .
       *[other] : { $kind }!
    }
event-took =
    { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $sticks }.
event-exchanged =
    { $seat-is ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } 1 { $gave } gegen { $took }.
event-nobody-to-rob =
    Sonst hat niemand einen Stock, also { $seat-is ->
        [you] würfelst du
       *[other] würfelt { $seat }
    } noch einmal.
event-stole =
    { $seat-is ->
        [you] Du stiehlst
       *[other] { $seat } stiehlt
    } { $from-is ->
        [you] dir
       *[other] { $from }
    } einen { $stick-stock }.
event-choosing =
    { $seats-is ->
        [you] Du wählst
        [you-too] { $seats } wählt
        [one] { $seats } wählt
       *[other] { $seats } wählen
    } eine Verteidigung.
event-chose-hidden =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } eine Verteidigung gewählt.
event-chose-open =
    { $seat-is ->
        [you] Du verteidigst dich
       *[other] { $seat } verteidigt sich
    } { $used-is ->
        [none] nicht.
       *[other] mit { $used }.
    }
event-fed-each =
    { $seat-is ->
        [you] Du zähmst
       *[other] { $seat } zähmt
    } { $tamed ->
        [1] 1 Hund
       *[other] { $tamed } Hunde
    }.
event-fed-none = Niemand zähmt einen Hund.
event-fire-fest-each =
    { $seat-is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } { $fires } Feuer zurück.
event-fire-fest-none = Niemand hat Feuer.
event-assaulted-each =
    { $came ->
        [1] 1 Hund kommt
       *[other] { $came } Hunde kommen
    } auf { $seat-is ->
        [you] dich
       *[other] { $seat }
    } zu{ $fended ->
        [0] { "" }
       *[other]
            , { $seat-is ->
                [you] du wehrst
               *[other] { $seat } wehrt
            } { $fainted ->
                [0]
                    { $came ->
                        [1] ihn
                       *[other] alle
                    }
               *[other]
                    { $fended ->
                        [1] einen davon
                       *[other] { $fended } davon
                    }
            }{ $used-is ->
                [none] { "" }
               *[other] { " " }mit { $used }
            } ab
    }, und { $fainted ->
        [0] niemand fällt
        [1] 1 Dorfbewohner fällt
       *[other] { $fainted } Dorfbewohner fallen
    } in Ohnmacht.
event-assaulted-none = Niemand hat Fleisch, also kommt kein Hund.
event-restored =
    Alle { $seat-is ->
        [you] deine Dorfbewohner
       *[other] Dorfbewohner von { $seat }
    } sind in Ohnmacht gefallen{ $returned ->
        [0] { "" }
        [1] , und 1 Hund kehrt zum Rudel zurück
       *[other] , und { $returned } Hunde kehren zum Rudel zurück
    }. { $villagers ->
        [1] 1 Dorfbewohner steht
       *[other] { $villagers } Dorfbewohner stehen
    } wieder auf.
event-knocked-out =
    Alle { $seat-is ->
        [you] deine Dorfbewohner
       *[other] Dorfbewohner von { $seat }
    } sind in Ohnmacht gefallen{ $returned ->
        [0] { "" }
        [1] , und 1 Hund kehrt zum Rudel zurück
       *[other] , und { $returned } Hunde kehren zum Rudel zurück
    }. { $seat-is ->
        [you] Du scheidest
       *[other] { $seat } scheidet
    } aus.
event-round-over =
    Runde { $round } ist vorbei. { $how-is ->
        [feed] Das letzte Fleisch ist genommen: Fütterung!
        [assault] Die letzte Kohle ist genommen, und das Feuer geht aus: Angriff!
       *[other] Fleisch und Kohle sind zugleich ausgegangen: Es geschieht nichts.
    }
event-game-over =
    Das Spiel ist vorbei. { $winners-is ->
        [none] Alle sind ausgeschieden, also gewinnt niemand.
        [you] Du gewinnst!
        [you-too] { $winners } gewinnt gemeinsam!
        [one] { $winners } gewinnt!
       *[other] { $winners } gewinnen gemeinsam!
    }

## Why a move is not possible

reason-over = Das Spiel ist vorbei.
reason-out = Du bist ausgeschieden.
reason-not-your-turn = Du bist nicht dran.
reason-rolled-already = Du hast schon gewürfelt.
reason-no-stick-roll = Stöcke nimmst du nur, wenn zwei Würfel eine Farbe zeigen und der dritte eine andere.
reason-nobody-to-rob = Niemand hat einen Stock, den du stehlen könntest. Würfle noch einmal.
reason-no-theft = Du stiehlst nur dann einen Stock, wenn die Würfel alle drei Farben zeigen.
reason-no-assault = Es gibt keinen Angriff, den du abwehren könntest.
reason-not-asked = Du hast nichts zu wählen. Warte auf die anderen.
reason-defend-first = Hunde kommen! Wähle zuerst deine Verteidigung.
reason-no-exchange-now = Du hast schon gewürfelt, also kannst du in diesem Zug nicht tauschen.
reason-roll-again = Nach einem Ereignis würfelst du noch einmal; tauschen kannst du nicht.
reason-hold-none = Du hast keinen { $colour-stock }.
reason-too-few-to-exchange =
    Am Lagerfeuer { $count ->
        [1] ist
       *[other] sind
    } nur noch { $count } { $colour }.
reason-not-the-last = Damit wäre der letzte { $colour-stock } weg. Ein Tausch darf die Runde nicht beenden.
reason-not-shown = Kein Würfel zeigt { $colour }.
reason-shown-once = Nur ein Würfel zeigt { $colour }.
reason-take-two = Du kannst zwei Stöcke nehmen, also musst du das auch.
reason-none-left-for-two = Am Lagerfeuer ist kein { $colour-stock } mehr.
reason-too-few-for-two =
    Am Lagerfeuer { $count ->
        [1] ist
       *[other] sind
    } nur noch { $count } { $colour }.
reason-none-left-for-one = Am Lagerfeuer ist kein { $colour-stock } mehr.
reason-too-few-for-one =
    Am Lagerfeuer { $count ->
        [1] ist
       *[other] sind
    } nur noch { $count } { $colour }.
reason-one-stick-only = Eine gewürfelte Farbe ist am Lagerfeuer ausgegangen: Nimm nur einen Stock.
reason-nobody-there = { $seat } sitzt nicht an diesem Tisch.
reason-not-from-yourself = Dich selbst kannst du nicht bestehlen.
reason-owner-is-out = { $seat } ist ausgeschieden und kann nicht bestohlen werden.
reason-owner-holds-none = { $seat } hat keinen { $colour-stock }.
reason-hold-only = Du hast nur { $count } { $colour }.
reason-hold-no-set = Du hast keinen Satz aus Feuer und Kohle.
reason-hold-sets =
    Du hast nur { $count ->
        [1] 1 Satz
       *[other] { $count } Sätze
    } aus Feuer und Kohle.
reason-only-dogs-come =
    { $count ->
        [1] Nur 1 Hund kommt
       *[other] Nur { $count } Hunde kommen
    }. Jedes Paar und jeder Satz muss einen Hund abwehren.
reason-fend-off-most = Du musst so viele Hunde abwehren, wie du kannst.
reason-no-dancing = „Dancing Villager“ ist ein Geschicklichkeitsspiel, deshalb wird es hier nicht gespielt.
reason-no-defence = Du kannst dich mit Paaren aus Fleisch verteidigen und mit Sätzen aus einem Feuer und einer Kohle.
reason-no-stick = Einen Stock namens „{ $text }“ gibt es nicht. Stöcke sind meat (Fleisch), fire (Feuer) und charcoal (Kohle).
reason-one-or-two = Du kannst einen oder zwei Stöcke nehmen.
reason-no-exchange = Du kannst 1 Kohle gegen 1 Fleisch tauschen, 1 Feuer gegen 2 Fleisch oder 1 Feuer gegen 2 Kohle.
reason-one-theft = Du kannst nur einen Stock stehlen und nur einer Person.

## Hints

hint-must-roll = Du musst würfeln.
hint-roll-is-best = Würfeln ist besser als jeder Tausch.
hint-holding =
    Dann hast du { $sticks-is ->
        [none] keine Stöcke
       *[other] { $sticks }
    }. Geht zuerst das Fleisch aus, zähmst du { $dogs ->
        [0] keinen Hund
        [1] 1 Hund
       *[other] { $dogs } Hunde
    }; geht zuerst die Kohle aus, { $fainted ->
        [0] fällt niemand
        [1] fällt 1 Dorfbewohner
       *[other] fallen { $fainted } Dorfbewohner
    } in Ohnmacht.
hint-ends-with-feed =
    Das beendet die Runde mit einer Fütterung, und du zähmst { $dogs ->
        [0] keinen Hund
        [1] 1 Hund
       *[other] { $dogs } Hunde
    }.
hint-ends-with-assault =
    Das beendet die Runde mit einem Angriff, { $loses-is ->
        [nobody] der dich nichts kostet
       *[other] der dich Dorfbewohner kostet
    }.
hint-ends-with-nothing = Das beendet die Runde, und es geschieht nichts.
hint-defence =
    { $came ->
        [1] 1 Hund kommt
       *[other] { $came } Hunde kommen
    }. { $fended ->
        [0] Du wehrst keinen ab
       *[other] Du wehrst { $fended } ab
    }, und { $fainted ->
        [0] niemand fällt
        [1] 1 Dorfbewohner fällt
       *[other] { $fainted } Dorfbewohner fallen
    } in Ohnmacht.
# One thing that the next roll can bring: in how many of all cases, what it is, and what it does to whom. Without a number
# of cases it is a way to take sticks that ends the round.
odds =
    { $ways ->
        [0] → { $roll }
       *[other] { $ways } von { $all }: { $roll }
    }{ $effects-is ->
        [none] { "" }
       *[other] { " " }– { $effects-commas }
    }
odds-note = So stehen die Chancen beim nächsten Wurf, wenn sich bei jedem Angriff alle bestmöglich verteidigen.
odds-rolled =
    { $dice }{ $kind-is ->
        [sticks] { "" }
       *[other] { " " }({ $kind })
    }
odds-taken =
    { $sticks } nehmen: Die Runde endet{ $ends-is ->
        [feed] { " " }mit einer Fütterung
        [assault] { " " }mit einem Angriff
       *[other] , und es geschieht nichts
    }
odds-out =
    { $seat-is ->
        [you] du scheidest
       *[other] { $seat } scheidet
    } aus
odds-all-faint =
    alle { $seat-is ->
        [you] deine Dorfbewohner
       *[other] Dorfbewohner von { $seat }
    } fallen in Ohnmacht
odds-faint =
    { $count } { $seat-is ->
        [you] deiner Dorfbewohner
       *[other] Dorfbewohner von { $seat }
    } { $count ->
        [1] fällt
       *[other] fallen
    } in Ohnmacht
odds-tames =
    { $seat-is ->
        [you] du zähmst
       *[other] { $seat } zähmt
    } { $count ->
        [1] 1 Hund
       *[other] { $count } Hunde
    }
odds-takes =
    { $seat-is ->
        [you] du nimmst
       *[other] { $seat } nimmt
    } { $count ->
        [1] 1 Stock
       *[other] { $count } Stöcke
    }
odds-again =
    { $seat-is ->
        [you] du würfelst
       *[other] { $seat } würfelt
    } noch einmal
odds-steals =
    { $seat-is ->
        [you] du stiehlst
       *[other] { $seat } stiehlt
    } einen Stock
odds-may-lose =
    { $seat-is ->
        [you] du verlierst
       *[other] { $seat } verliert
    } vielleicht einen Stock
odds-loses =
    { $seat-is ->
        [you] du verlierst
       *[other] { $seat } verliert
    } { $count ->
        [1] 1 Stock
       *[other] { $count } Stöcke
    }

## Score lines

line-dogs-tamed = gezähmte Hunde
line-dogs-returned-to-the-pack = zum Rudel zurückgekehrte Hunde
line-returned-to-the-pack = zum Rudel zurückgekehrt
line-knocked-out = ausgeschieden
line-n-villager-for-the-tie = { $n } Dorfbewohner bei Gleichstand
line-n-villagers-for-the-tie = { $n } Dorfbewohner bei Gleichstand

## What simulations count, besides the score lines

count-rounds-ended-by-feed = Rundenende: Fütterung
count-rounds-ended-by-assault = Rundenende: Angriff
count-rounds-ended-by-nothing = Rundenende: nichts geschehen
count-rounds-broken-off = abgebrochene Runden
count-incidents = Ereignisse
count-feed-incidents = Ereignis: Fütterung
count-fire-fests = Ereignis: Feuerfest
count-assault-incidents = Ereignis: Angriff
count-thefts = Diebstähle
count-dogs-returned = zurückgekehrte Hunde
count-villagers-fainted = Dorfbewohner in Ohnmacht
count-knock-outs = ausgeschieden

## Positions that cannot be: $player is a number from 1

position-dogs = Es gibt nur { $count } Hunde. [1.2]
position-over = Das Spiel ist nach der letzten Runde vorbei, oder wenn nur noch eine Person mitspielt, und nur dann. [10.1]
position-after-the-game = Nach dem Spiel liegen alle Stöcke am Lagerfeuer, und die Würfel sind nicht geworfen. [6.9]
position-turn-of-the-out = Wer ausgeschieden ist, ist nicht am Zug. [9.4]
position-round-ended = Ohne Fleisch oder ohne Kohle am Lagerfeuer wäre die Runde schon vorbei. [6.1]
position-villagers =
    Bei Person { $player } { $count ->
        [0] muss jemand stehen
        [1] kann nicht 1 Dorfbewohner stehen
       *[other] können nicht { $count } Dorfbewohner stehen
    }. [9.2]
position-more-dogs-than-tamed = Person { $player } hat mehr Hunde, als sie gezähmt hat. [6.2]
position-dogs-lost = Person { $player } hat Hunde verloren, obwohl dort nie alle Dorfbewohner in Ohnmacht waren. [9.2]
position-out-with-pieces = Wer ausgeschieden ist, hat keine Hunde und keine Stöcke. [9.4]
position-rounds =
    Das Spiel hat nur { $count ->
        [1] 1 Runde
       *[other] { $count } Runden
    }. [2.4]
position-round-lines = In einer Runde zählen die gezähmten und die zurückgekehrten Hunde. [10.2]
position-broken-off = Eine Runde wird nur abgebrochen, wenn damit das Spiel endet. [10.4]
position-dogs-of-rounds = Die Hunde von Person { $player } passen nicht zu den beendeten Runden. [10.2]
# $step, $defence: words of the file.
position-not-rolled = Beim Schritt „{ $step }“ sind die Würfel schon geworfen. [3.2]
position-step = Die Würfel führen nicht zum Schritt „{ $step }“. [3.3]
position-all-have-chosen = Beim Schritt „defend“ muss noch jemand wählen. [7.5]
position-defence = Person { $player } kann die Verteidigung „{ $defence }“ nicht gewählt haben. [7.3]
position-not-asked = Person { $player } hat nur eine Verteidigung und wird nicht gefragt. [7.5]

## The table in the terminal

table-head =
    Runde { $round } von { $rounds_to_play }. Lagerfeuer: { $bonfire-tally }. Rudel: { $pack ->
        [1] 1 Hund
       *[other] { $pack } Hunde
    }.
table-player-seat = { $seat }
table-player-scores =
    { $scores ->
        [1] 1 Hund
       *[other] { $scores } Hunde
    }
table-player-lives =
    { $lives ->
        [0] ausgeschieden
       *[other] { $lives } Dorfbewohner
    }
table-player-sticks =
    { $sticks-is ->
        [none] keine Stöcke
       *[other] { $sticks-tally }
    }

## The lesson

tip-1 = Willkommen bei Here Comes the Dog! Hungrige Hunde haben sich um das Lagerfeuer versammelt, und wer die meisten zähmt, gewinnt. Wirf die drei Würfel: Sie zeigen, welche Stöcke du nehmen darfst.
tip-2 = Zwei Würfel gleich, einer anders: Du nimmst zwei Stöcke, je einen für zwei der Würfel. Mit Fleisch zähmst du Hunde; Feuer und Kohle zusammen halten sie fern.
tip-3 = Behalte das Lagerfeuer im Auge. Ist das letzte Fleisch genommen, endet die Runde mit einer Fütterung, und alle zähmen für je zwei Fleisch einen Hund.
tip-4 = Geht aber zuerst die Kohle aus, erlischt das Feuer, und für jedes Fleisch, das du hast, kommt ein Hund auf dich zu. Zwei Fleisch wehren einen ab, ebenso ein Feuer zusammen mit einer Kohle. Für jeden Hund, der durchkommt, fällt ein Dorfbewohner in Ohnmacht.
tip-5 = Statt zu würfeln, darfst du einen Stock tauschen: eine Kohle gegen ein Fleisch oder ein Feuer gegen zwei Fleisch oder zwei Kohle. Das ist dann dein ganzer Zug.
tip-6 = Die Runde ist vorbei: Alle Stöcke liegen wieder am Lagerfeuer, aber deine Hunde behältst du. Pass auf deine Dorfbewohner auf: Fallen alle in Ohnmacht, laufen deine Hunde davon. Nun kommt die zweite Runde, hier schon die letzte.
tip-7 = Alle drei Farben: ein Diebstahl! Stiehl deinem Gegenüber einen Stock in beliebiger Farbe. Fleisch ist oft am besten, aber behalte auch die Kohle im Auge: Droht ein Angriff?
tip-8 = Dreimal Kohle: ein Angriff mitten in der Runde! Wähle, womit du dich verteidigst. Diese Stöcke kommen zurück ans Lagerfeuer, die übrigen behältst du.
tip-9 = Die Nacht ist vorbei. Es gewinnt, wer die meisten Hunde hat; bei Gleichstand, wer mehr Dorfbewohner auf den Beinen hat. Ein ganzes Spiel hat fünf Runden. Lies als Nächstes, was drei gleiche Würfel noch alles bringen (Kapitel 7 der Regeln) und wie Dorfbewohner in Ohnmacht fallen (Kapitel 9).

## The board in the browser

board-dice =
    { $dice-is ->
        [none] Noch nicht gewürfelt
       *[other] Die Würfel zeigen { $dice }
    }
board-pack =
    { $dogs ->
        [0] Kein Hund mehr im Rudel
        [1] 1 Hund im Rudel
       *[other] { $dogs } Hunde im Rudel
    }
# Equal sticks that lie together.
board-sticks = { $sticks }
board-village =
    { $seat-is ->
        [you] Dein Dorf
       *[other] Das Dorf von { $seat }
    }
# $standing, $fainted: villagers
board-people =
    { $standing } auf den Beinen, { $fainted } in Ohnmacht; { $dogs ->
        [1] 1 Hund
       *[other] { $dogs } Hunde
    }
