### Drachensachen. How a catalogue is made: docs/translating.md

title = Drachensachen
about = Werde deine Monster los und lass die anderen mit dem Gold des Drachen Kin bezahlen.

## What a newcomer has to know, in short paragraphs

primer-1 = Werde deine Karten los! Wer es zuerst schafft, gewinnt die Runde; alle anderen verlieren für jede übrige Karte eine Goldmünze, höchstens 10. Sobald jemand seinen Hort verloren hat, gewinnt, wer die wenigsten Münzen verloren hat.
primer-2 = Spiele aus der Hand. Ist sie leer, spiele die offenen Karten deines letzten Aufgebots und danach die verdeckten, blind.
primer-3 = Spiele eine Karte oder mehrere gleiche, mindestens so hoch wie die Karte vor dir. Oder nimm den ganzen Ablagestapel. Vier gleiche Karten in Folge räumen ihn ab, und du bist noch einmal dran. Vier gleiche Handkarten darfst du auch einfach abwerfen.
primer-4 = Nach einer 3 passt nur eine 1, eine 2 oder ein Drache. Bei einer 4 ziehst du zwei Karten oder gibst das mit einer 4 oder einem Protecto weiter. Bei einer 5 setzt du aus. Nach einer 6 passt kein Drache.
primer-5 = Drachen passen auf alles außer auf eine 6, und auf einen Drachen passt nie eine 9. Nullo: Danach passt alles außer einer 9. Extermino: Der Ablagestapel ist weg, und du bist noch einmal dran. Protecto: Was vor dir lag, liegt jetzt vor der nächsten Person.

## Cards: the name, with an article, several of them, and what one does, and several (behind a move; empty where it’s nothing special)

card-1 = 1
    .eine = eine 1
    .keine = keine 1
    .offene = die offene 1
    .deine = deine offene 1
    .er = 1er
    .effect = { "" }
    .effects = { "" }
card-2 = 2
    .eine = eine 2
    .keine = keine 2
    .offene = die offene 2
    .deine = deine offene 2
    .er = 2er
    .effect = { "" }
    .effects = { "" }
card-3 = 3
    .eine = eine 3
    .keine = keine 3
    .offene = die offene 3
    .deine = deine offene 3
    .er = 3er
    .effect = { " " }– danach nur 1, 2 oder ein Drache
    .effects = { " " }– danach nur 1, 2 oder ein Drache
card-4 = 4
    .eine = eine 4
    .keine = keine 4
    .offene = die offene 4
    .deine = deine offene 4
    .er = 4er
    .effect = { " " }– danach zwei Karten ziehen
    .effects = { " " }– danach zwei Karten für jede ziehen
card-5 = 5
    .eine = eine 5
    .keine = keine 5
    .offene = die offene 5
    .deine = deine offene 5
    .er = 5er
    .effect = { " " }– jemand setzt aus
    .effects = { " " }– ebenso viele setzen aus
card-6 = 6
    .eine = eine 6
    .keine = keine 6
    .offene = die offene 6
    .deine = deine offene 6
    .er = 6er
    .effect = { " " }– danach 6 oder höher, kein Drache
    .effects = { " " }– danach 6 oder höher, kein Drache
card-7 = 7
    .eine = eine 7
    .keine = keine 7
    .offene = die offene 7
    .deine = deine offene 7
    .er = 7er
    .effect = { "" }
    .effects = { "" }
card-8 = 8
    .eine = eine 8
    .keine = keine 8
    .offene = die offene 8
    .deine = deine offene 8
    .er = 8er
    .effect = { "" }
    .effects = { "" }
card-9 = 9
    .eine = eine 9
    .keine = keine 9
    .offene = die offene 9
    .deine = deine offene 9
    .er = 9er
    .effect = { "" }
    .effects = { "" }
card-nullo = Nullo
    .eine = einen Nullo
    .keine = keinen Nullo
    .offene = den offenen Nullo
    .deine = deinen offenen Nullo
    .er = Nullos
    .effect = { " " }– danach alles außer einer 9
    .effects = { " " }– danach alles außer einer 9
card-extermino = Extermino
    .eine = einen Extermino
    .keine = keinen Extermino
    .offene = den offenen Extermino
    .deine = deinen offenen Extermino
    .er = Exterminos
    .effect = { " " }– Ablagestapel weg, noch einmal
    .effects = { " " }– Ablagestapel weg, noch einmal
card-protecto = Protecto
    .eine = einen Protecto
    .keine = keinen Protecto
    .offene = den offenen Protecto
    .deine = deinen offenen Protecto
    .er = Protectos
    .effect = { " " }– weitergeben, was vor dir liegt
    .effects = { " " }– weitergeben, was vor dir liegt
card-hidden = unbekannte Karte
    .eine = eine unbekannte Karte
    .keine = keine unbekannte Karte
    .offene = die unbekannte Karte
    .deine = deine unbekannte Karte
    .er = unbekannte Karten
    .effect = { "" }
    .effects = { "" }
# Several equal cards: “two 7s”. One of a kind too: “an 8”.
card-counted =
    { $count ->
        [1] { $item-eine }
        [2] zwei { $item-er }
        [3] drei { $item-er }
        [4] vier { $item-er }
        [5] fünf { $item-er }
        [6] sechs { $item-er }
        [7] sieben { $item-er }
        [8] acht { $item-er }
       *[other] { $count } { $item-er }
    }

## Curses and abilities, with what they mean

curse-many-monsters-6 = Viele Monster 6
    .about = Du bekommst 6 Handkarten.
curse-many-monsters-7 = Viele Monster 7
    .about = Du bekommst 7 Handkarten.
curse-many-monsters-8 = Viele Monster 8
    .about = Du bekommst 8 Handkarten.
curse-unknowing-4-2 = Ahnungslos 4/2
    .about = Dein letztes Aufgebot hat 4 verdeckte und 2 offene Karten.
curse-unknowing-5-1 = Ahnungslos 5/1
    .about = Dein letztes Aufgebot hat 5 verdeckte Karten und 1 offene.
curse-unknowing-4-1 = Ahnungslos 4/1
    .about = Dein letztes Aufgebot hat 4 verdeckte Karten und 1 offene.
curse-chaos = Chaos
    .about = Alle ziehen einen Fluch, und alle übrigen Karten bilden den Nachziehstapel.
ability-dragons-are-quick = Schnelle Drachen
    .about = Nach einem Nullo bist du noch einmal dran.
ability-envious-monsters = Neidische Monster
    .about = Wer Drachen spielt, zieht eine Karte.
ability-small-but-nice = Klein, aber fein
    .about = Eine 1 schlägt eine 9.
ability-monsterball = Monsterball
    .about = Für jede 2, die du spielst, wählst du jemanden, der eine zufällige Karte aus deiner Hand zieht.
ability-roundabout = Kreisverkehr
    .about = Wenn du eine 7 spielst, darfst du die Spielrichtung ändern.
ability-golden-feathers = Goldene Federn
    .about = Eine 8, die dir am Ende einer Runde bleibt, bringt eine Münze, statt eine zu kosten.
ability-open-secrets = Offene Geheimnisse
    .about = Für jede 9, die du spielst, nimmst du eine offene Karte deines letzten Aufgebots auf die Hand.

## What lies on the table

zone-pile = Ablagestapel
zone-draw-pile = Nachziehstapel
zone-gone = Aus der Runde
zone-unseen = Ungesehen aus der Runde
zone-hand = Hand
zone-open = Letztes Aufgebot, offen
zone-hidden = Letztes Aufgebot, verdeckt
fact-turn = am Zug
fact-first = hat die Runde begonnen
fact-clockwise = im Uhrzeigersinn
fact-turns = Züge bisher
fact-idle = Züge ohne Änderung
fact-facing = vor dir liegt
fact-run = gleiche Karten in Folge
fact-debt = zu ziehende Karten
fact-skip = auszusetzende Züge
fact-quick = Zusatzzug
fact-todo = noch zu wählende Karten
fact-scores = verlorene Münzen
fact-curses = Fluch
fact-chaos = Chaos
fact-abilities = Fähigkeiten
fact-used = Fähigkeiten bisher
fact-answer = deine Wahl
fact-hoard = Münzen bis zum Spielende
fact-shown = Karten, die alle gesehen haben
fact-idle_left = Züge bis zur Wertung
ending-won = gewonnen
ending-stalemate = Stillstand

## Options

option-first = Wer beginnt
    .about = Wer die erste Runde beginnt
option-first-random = zufällig
option-hoard = Hort
    .about = Wie viele verlorene Münzen das Spiel beenden
option-curses = Flüche
    .about = Ob man nach einem Rundensieg einen Fluch für die nächste Runde zieht
option-curses-off = ohne
option-curses-on = mit
option-abilities = Fähigkeiten
    .about = Ob nach jeder Runde eine neue Fähigkeit ins Spiel kommt, auf Dauer oder für eine Runde
option-abilities-off = ohne
option-abilities-cumulative = sie bleiben
option-abilities-one-round = für je eine Runde
option-hidden-coins = Verdeckte Karten
    .about = Welche verdeckten Karten des letzten Aufgebots am Ende einer Runde eine Münze kosten
option-hidden-coins-uncovered = nur nicht zugedeckte
option-hidden-coins-all = alle
option-hidden-coins-none = keine
option-fitting-set = Passender Vierling
    .about = Ob vier gleiche Karten, die auf den Ablagestapel passen, abgeworfen werden dürfen
option-fitting-set-may = darf abgeworfen werden
option-fitting-set-must = muss gespielt werden
option-answer-four = Antwort auf eine 4
    .about = Mit welchen Drachen man eine 4 beantwortet, statt zu ziehen
option-answer-four-protecto = nur mit Protecto
option-answer-four-any-dragon = mit jedem Drachen
option-blind-push = Blinde Antwort
    .about = Hausregel: eine 4 blind mit einer verdeckten Karte beantworten
option-blind-push-off = nicht erlaubt
option-blind-push-on = erlaubt
option-answer-five = Antwort auf eine 5
    .about = Hausregel: mit welchen Karten man eine 5 beantwortet, statt auszusetzen
option-answer-five-protecto = nur mit Protecto
option-answer-five-fives-too = mit Protecto oder einer 5
option-multi-protecto = Mehrere Protectos
    .about = Hausregel: Zwei Protectos treffen erst die übernächste Person, drei die danach
option-multi-protecto-off = zählen wie einer
option-multi-protecto-on = zählen einzeln
option-stalemate = Stillstand
    .about = Ob eine Runde, die sich im Kreis dreht, beendet wird
option-stalemate-score = beenden und werten
option-stalemate-off = weiterspielen
option-many-monsters-6 = Viele Monster 6
    .about = Fluch: 6 Handkarten
option-many-monsters-6-on = dabei
option-many-monsters-6-off = nicht dabei
option-many-monsters-7 = Viele Monster 7
    .about = Fluch: 7 Handkarten
option-many-monsters-7-on = dabei
option-many-monsters-7-off = nicht dabei
option-many-monsters-8 = Viele Monster 8
    .about = Fluch: 8 Handkarten
option-many-monsters-8-on = dabei
option-many-monsters-8-off = nicht dabei
option-unknowing-4-2 = Ahnungslos 4/2
    .about = Fluch: letztes Aufgebot mit 4 verdeckten und 2 offenen Karten
option-unknowing-4-2-on = dabei
option-unknowing-4-2-off = nicht dabei
option-unknowing-5-1 = Ahnungslos 5/1
    .about = Fluch: letztes Aufgebot mit 5 verdeckten Karten und 1 offenen
option-unknowing-5-1-on = dabei
option-unknowing-5-1-off = nicht dabei
option-unknowing-4-1 = Ahnungslos 4/1
    .about = Fluch: letztes Aufgebot mit 4 verdeckten Karten und 1 offenen
option-unknowing-4-1-on = dabei
option-unknowing-4-1-off = nicht dabei
option-chaos = Chaos
    .about = Fluch: Alle ziehen einen Fluch, und alle übrigen Karten bilden den Nachziehstapel
option-chaos-on = dabei
option-chaos-off = nicht dabei
option-dragons-are-quick = Schnelle Drachen
    .about = Fähigkeit: nach einem Nullo noch einmal dran sein
option-dragons-are-quick-on = dabei
option-dragons-are-quick-off = nicht dabei
option-envious-monsters = Neidische Monster
    .about = Fähigkeit: Wer Drachen spielt, zieht eine Karte
option-envious-monsters-on = dabei
option-envious-monsters-off = nicht dabei
option-small-but-nice = Klein, aber fein
    .about = Fähigkeit: Eine 1 schlägt eine 9
option-small-but-nice-on = dabei
option-small-but-nice-off = nicht dabei
option-monsterball = Monsterball
    .about = Fähigkeit: Für jede gespielte 2 zieht jemand eine Karte aus deiner Hand
option-monsterball-on = dabei
option-monsterball-off = nicht dabei
option-roundabout = Kreisverkehr
    .about = Fähigkeit: Eine 7 darf die Spielrichtung ändern
option-roundabout-on = dabei
option-roundabout-off = nicht dabei
option-golden-feathers = Goldene Federn
    .about = Fähigkeit: Eine am Ende übrige 8 bringt eine Münze
option-golden-feathers-on = dabei
option-golden-feathers-off = nicht dabei
option-open-secrets = Offene Geheimnisse
    .about = Fähigkeit: Für jede gespielte 9 kommt eine offene Karte des letzten Aufgebots auf die Hand
option-open-secrets-on = dabei
option-open-secrets-off = nicht dabei

## Moves, as an offer

move-take-pile = den ganzen Ablagestapel nehmen
move-miss = aussetzen
move-keep = deine Karten behalten
move-reverse = die Spielrichtung ändern
move-go-on = die Spielrichtung beibehalten
move-draw =
    { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } ziehen
move-blind = verdeckte Karte { $place } aufdecken
move-give = { $seat } eine Karte aus deiner Hand ziehen lassen
move-lift = { $card-deine } auf die Hand nehmen
move-throw = vier { $card-er } abwerfen
move-play =
    { $count ->
        [1] { $card-eine } spielen
        [2] zwei { $card-er } spielen
        [3] drei { $card-er } spielen
       *[other] vier { $card-er } spielen
    }
    .more =
        { $count ->
            [1] { $card-effect }
            [4] { " " }– Ablagestapel weg, noch einmal
           *[other] { $card-effects }
        }
# $count cards from the hand together with $more open ones of the same kind.
move-play-both =
    { $count ->
        [1] { $card-eine }
        [2] zwei { $card-er }
       *[other] drei { $card-er }
    } und { $more ->
        [1] { $card-deine }
        [2] zwei offene { $card-er }
       *[other] drei offene { $card-er }
    } spielen
    .more =
        { $count ->
            [1]
                { $more ->
                    [3] { " " }– Ablagestapel weg, noch einmal
                   *[other] { $card-effects }
                }
            [2]
                { $more ->
                    [2] { " " }– Ablagestapel weg, noch einmal
                   *[other] { $card-effects }
                }
           *[other] { " " }– Ablagestapel weg, noch einmal
        }
# A card of the hand for an open one.
move-exchange = { $hand-eine } aus der Hand gegen { $open-deine } tauschen

## Questions

ask-exchange = Eine Handkarte gegen eine offene Karte deines letzten Aufgebots tauschen?
ask-play =
    { $quick ->
        [yes] Dein Nullo war schnell: Spiele noch einmal.
       *[no] Du bist dran.
    }
ask-owe =
    Du musst { $debt ->
        [1] 1 Karte
       *[other] { $debt } Karten
    } ziehen. Ziehen oder weitergeben?
ask-miss =
    Du musst aussetzen.{ $skip ->
        [1] { "" }
       *[other] { " " }(Insgesamt sind { $skip } Züge auszusetzen.)
    }
ask-give =
    Wer zieht eine Karte aus deiner Hand?{ $todo ->
        [1] { "" }
       *[other] { " " }(Noch { $todo }.)
    }
ask-turn = Die Spielrichtung ändern?
ask-lift =
    Welche offene Karte nimmst du auf die Hand?{ $todo ->
        [1] { "" }
       *[other] { " " }(Noch { $todo }.)
    }

## Events

event-round =
    Runde { $round } beginnt. { $first-is ->
        [you] Du fängst
       *[other] { $first } fängt
    } an.
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
event-kept =
    { $seat-is ->
        [you] Du behältst deine
       *[other] { $seat } behält alle
    } Karten.
event-exchanged =
    { $seat-is ->
        [you] Du tauschst { $hand-eine } aus der Hand gegen { $open-deine }.
       *[other] { $seat } tauscht { $hand-eine } aus der Hand gegen { $open-offene }.
    }
# $hand cards from the hand and $open ones of the open Remainders, all equal.
event-played =
    { $seat-is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $hand ->
        [0]
            { $open ->
                [1] { $card-offene }
                [2] zwei offene { $card-er }
                [3] drei offene { $card-er }
               *[other] vier offene { $card-er }
            }
        [1] { $card-eine }
        [2] zwei { $card-er }
        [3] drei { $card-er }
       *[other] vier { $card-er }
    }{ $hand ->
        [0] { "" }
       *[other]
            { $open ->
                [0] { "" }
                [1] { " " }und { $card-offene }
                [2] { " " }und zwei offene { $card-er }
               *[other] { " " }und drei offene { $card-er }
            }
    }.
event-four-in-a-row =
    Vier in Folge! Der Ablagestapel ({ $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    }) ist weg, und { $seat-is ->
        [you] du bist
       *[other] { $seat } ist
    } noch einmal dran.
event-exterminated =
    Der Ablagestapel ({ $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    }) ist weg, und { $seat-is ->
        [you] du bist
       *[other] { $seat } ist
    } noch einmal dran.
event-threw =
    { $seat-is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } vier { $card-er } ab.
event-took-pile =
    { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } den Ablagestapel: { $cards-tally }.
event-turned-up =
    { $seat-is ->
        [you] Du deckst
       *[other] { $seat } deckt
    } { $card-eine } auf.
event-misfit =
    Das passt nicht. { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } die Karte samt Ablagestapel auf die Hand: { $cards-tally }.
event-drew =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $cards-is ->
        [hidden]
            { $count ->
                [1] 1 Karte
               *[other] { $count } Karten
            }
       *[other] { $cards-tally }
    }.
event-missed =
    { $seat-is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } aus.
event-gave =
    { $to-is ->
        [you] Du ziehst
       *[other] { $to } zieht
    } { $card-is ->
        [hidden] eine Karte
       *[other] { $card-eine }
    } aus { $seat-is ->
        [you] deiner Hand
       *[other] der Hand von { $seat }
    }.
event-reversed =
    { $seat-is ->
        [you] Du änderst
       *[other] { $seat } ändert
    } die Spielrichtung: Jetzt geht es { $clockwise ->
        [yes] im
       *[no] gegen den
    } Uhrzeigersinn.
event-lifted =
    { $seat-is ->
        [you] Du nimmst { $card-deine }
       *[other] { $seat } nimmt { $card-offene }
    } auf die Hand.
event-chaos =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } einen Fluch: Chaos! Alle ziehen einen Fluch, und alle übrigen Karten bilden den Nachziehstapel.
event-curse =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $curse-is ->
        [none] keinen Fluch.
       *[other] einen Fluch: { $curse }.
    }
event-ability = Eine neue Fähigkeit: { $ability }! { $ability-about }
event-round-over-how =
    Runde { $round } ist vorbei. { $winner-is ->
        [none] Lange hat sich nichts geändert, deshalb wird gewertet, wie es steht.
        [you] Du bist alle Karten los!
       *[other] { $winner } ist alle Karten los.
    }
# $lines say which cards cost what; $hand are the cards left in hand.
event-round-over-loses =
    { $seat-is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $coins ->
        [1] 1 Münze
       *[other] { $coins } Münzen
    } ({ $lines }).{ $hand-is ->
        [none] { "" }
       *[other]
            { $seat-is ->
                [you] { " " }Du hast noch { $hand } auf der Hand.
               *[other] { " " }{ $seat } hat noch { $hand } auf der Hand.
            }
    }
event-round-over-gains =
    { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $coins ->
        [1] 1 Münze
       *[other] { $coins } Münzen
    } ({ $lines }).{ $hand-is ->
        [none] { "" }
       *[other]
            { $seat-is ->
                [you] { " " }Du hast noch { $hand } auf der Hand.
               *[other] { " " }{ $seat } hat noch { $hand } auf der Hand.
            }
    }
event-round-over-even =
    { $seat-is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } nichts.
standing = { $seat }: { $coins }
event-round-over-so-far = Bisher verlorene Münzen – { $each-commas }.
event-game-over-won =
    Das Spiel ist vorbei: { $winner-is ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    } mit den wenigsten verlorenen Münzen ({ $coins }).

## Why a move is not possible

reason-over = Das Spiel ist vorbei.
reason-not-your-turn = Du bist nicht dran.
reason-chosen-already = Du hast schon gewählt. Die anderen wählen noch.
reason-exchange-first = Tausche zuerst eine Karte oder behalte, was du hast.
reason-not-to-exchange = Du hast { $card-keine } auf der Hand.
reason-not-open-to-exchange = Du hast { $card-keine } offen liegen.
reason-exchanged-already = Getauscht wird nur vor dem ersten Zug.
reason-nothing-to-keep = Jetzt gibt es nichts zu behalten: Getauscht wird nur vor dem ersten Zug.
reason-only-hidden = Du hast nur noch verdeckte Karten.
reason-no-hand = Deine Hand ist leer: Spiele nur offene Karten deines letzten Aufgebots.
reason-hold-none = Du hast { $card-keine } auf der Hand.
reason-hold-only =
    Du hast nur { $count ->
        [1] { $card-eine }
        [2] zwei { $card-er }
       *[other] drei { $card-er }
    } auf der Hand.
reason-open-none = Du hast { $card-keine } offen liegen.
reason-open-only =
    Du hast nur { $count ->
        [1] { $card-eine }
        [2] zwei { $card-er }
       *[other] drei { $card-er }
    } offen liegen.
reason-last-cards-only = Offene Karten darfst du nur dazulegen, wenn alle deine Handkarten gleich sind und du sie alle spielst.
reason-not-so-many-open = So viele offene { $card-er } hast du nicht.
reason-no-room =
    Höchstens vier gleiche Karten in Folge: Es ist nur noch Platz für { $count ->
        [1] { $card-eine }
        [2] zwei { $card-er }
       *[other] drei { $card-er }
    }.
reason-hidden-last = Verdeckte Karten spielst du erst, wenn deine Hand und deine offenen Karten weg sind.
reason-fewer-hidden =
    Du hast nur { $count ->
        [1] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }.
reason-dragon-on-six = Auf eine 6 passt kein Drache.
reason-low-on-six = Auf eine 6 passt nur eine 6 oder ein höheres Monster.
reason-nine-on-dragon = Auf einen Drachen passt nie eine 9.
reason-high-on-three = Auf eine 3 passt nur eine 1, eine 2 oder ein Drache.
reason-too-low = Auf { $card-eine } passt nur etwas Gleiches, Höheres oder ein Drache.
reason-no-pile = Der Ablagestapel ist leer; es gibt nichts zu nehmen.
reason-try-hidden = Du hast nur noch verdeckte Karten: Du musst eine davon versuchen.
reason-must-play = Im Zusatzzug nach einem Nullo musst du spielen, wenn du kannst.
reason-no-set =
    Ein Vierling besteht aus vier gleichen Handkarten, und du hast { $count ->
        [0] { $card-keine }
        [1] nur { $card-eine }
        [2] nur zwei { $card-er }
       *[other] nur drei { $card-er }
    }.
reason-set-fits = Dieser Vierling passt: Spiele alle vier Karten oder behalte sie.
# $answers are the cards with which a debt can be passed on.
reason-push-or-draw =
    Du musst erst { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } ziehen. Weitergeben kannst du das nur mit { $answers-is ->
        [one] der Karte { $answers }
       *[other] einer dieser Karten: { $answers-or }
    }.
reason-owes =
    Du musst { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } ziehen oder das weitergeben.
reason-draw-what-is-owed =
    Du musst genau { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } ziehen.
reason-no-blind-push = Ziehe zuerst: Mit verdeckten Karten kannst du an diesem Tisch keine 4 beantworten.
reason-draw-before-throwing = Ziehe zuerst. Danach darfst du Vierlinge abwerfen.
reason-owes-nothing = Du musst keine Karten ziehen.
reason-only-answers =
    Du musst aussetzen. Weitergeben kannst du das nur mit { $answers-is ->
        [one] der Karte { $answers }
       *[other] einer dieser Karten: { $answers-or }
    }.
reason-must-miss = Du musst aussetzen.
reason-no-miss = Du musst diesmal nicht aussetzen.
reason-choose-receiver = Wähle, wer eine Karte aus deiner Hand zieht.
reason-no-such-seat = { $seat } sitzt nicht an diesem Tisch.
reason-not-yourself = Wähle jemand anderen als dich selbst.
reason-only-two-gives = Nur wenn du gerade eine 2 gespielt hast, zieht jemand aus deiner Hand.
reason-turn-or-go-on = Entscheide zuerst: die Spielrichtung ändern oder beibehalten?
reason-only-seven-turns = Die Spielrichtung kannst du nur ändern, wenn du gerade eine 7 gespielt hast.
reason-lift-one = Nimm zuerst eine deiner offenen Karten auf die Hand.
reason-not-open-to-lift = Du hast { $card-keine } offen liegen.
reason-only-nine-lifts = Eine offene Karte nimmst du nur auf die Hand, wenn du gerade eine 9 gespielt hast.
reason-no-card = Eine Karte „{ $text }“ gibt es nicht. Es gibt die Monster 1 bis 9 und die Drachen nullo, extermino und protecto.
reason-too-many = Du kannst 1 bis 4 gleiche Karten auf einmal spielen.

## Hints

hint-no-other-move = Es gibt keinen anderen Zug.
hint-good-last-cards = Deine offenen Karten kommen zuletzt dran, also sollten es gute sein.
hint-open-cards-are-good = Deine offenen Karten sind gut, wie sie sind.
hint-four-at-once = So wirst du vier Karten auf einmal los.
hint-few-cards-left = Am härtesten trifft es, wer nur noch wenige Karten hat.
hint-need-it-least = Diese Karte brauchst du am wenigsten.
hint-all-alike = Eine ist so gut wie die andere.
hint-keep-for-later = Was du spielen könntest, ist später mehr wert.
hint-keep-answers = Die Karten, mit denen du antworten könntest, sind später mehr wert.
hint-turn-round = Dann ist jemand mit mehr Karten dran oder du selbst.
hint-same-direction = In dieser Richtung ist jemand mit mehr Karten dran.
hint-others-draw =
    Jemand anderes muss { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } oder mehr ziehen.
hint-others-miss = Jemand anderes muss aussetzen.
hint-dragon-helps = Ein Drache hilft dir hier heraus.
hint-hard-to-follow = Wer als Nächstes dran ist, hat nur noch wenige Karten und wird darauf schwer etwas Passendes finden.
hint-hard-to-play-later = So wirst du Karten los, die später schwer zu spielen sind.

## Score lines

line-won-the-round = Runde gewonnen
line-hand = Hand
line-open-remainders = offene Karten
line-hidden-remainders = verdeckte Karten
line-golden-feathers = Goldene Federn
line-beyond-the-cap-of-n = über der Grenze von { $n }
line-round-n = Runde { $n }

## What simulations count, and under what: besides the score lines

count-rounds-won = gewonnene Runden
count-coins-lost = verlorene Münzen
count-losses-cut-to-10 = auf 10 begrenzt
count-stalemates = Stillstände
count-turns = Züge
count-all-rounds = alle Runden
count-many-monsters-6 = { curse-many-monsters-6 }
count-many-monsters-7 = { curse-many-monsters-7 }
count-many-monsters-8 = { curse-many-monsters-8 }
count-unknowing-4-2 = { curse-unknowing-4-2 }
count-unknowing-5-1 = { curse-unknowing-5-1 }
count-unknowing-4-1 = { curse-unknowing-4-1 }
count-chaos = { curse-chaos }
count-dragons-are-quick = { ability-dragons-are-quick }
count-envious-monsters = { ability-envious-monsters }
count-small-but-nice = { ability-small-but-nice }
count-monsterball = { ability-monsterball }
count-roundabout = { ability-roundabout }
count-open-secrets = { ability-open-secrets }

## What fits on the pile: monsters from $low to $high (none if $low is 9 and $high is 8), a 1 as well if $one, dragons if $dragons

fits =
    { $dragons ->
        [no] { $low }–{ $high }, kein Drache
       *[yes]
            { $low ->
                [1]
                    { $high ->
                        [2] 1, 2 oder ein Drache
                        [8] alles außer einer 9
                        [9] alles
                       *[other] 1–{ $high } oder ein Drache
                    }
                [8]
                    { $high ->
                        [8] 8 oder ein Drache
                       *[other] 8, 9 oder ein Drache
                    }
                [9]
                    { $high ->
                        [9]
                            { $one ->
                                [yes] 1, 9 oder ein Drache
                               *[no] 9 oder ein Drache
                            }
                       *[other]
                            { $one ->
                                [yes] 1 oder ein Drache
                               *[no] ein Drache
                            }
                    }
               *[other] { $low }–{ $high } oder ein Drache
            }
    }
# Everyone saw these cards go to $giver, but $receivers may have drawn some of them since.
doubt =
    { $giver-is ->
        [you] Du hattest
       *[other] { $giver } hatte
    } { $cards }. { $receivers-is ->
        [you] Du hast
        [you-too] { $receivers } habt
        [one] { $receivers } hat
       *[other] { $receivers } haben
    } davon vielleicht etwas gezogen.

## The table in the terminal

table-head =
    Runde { $round }. Nachziehstapel: { $draw-pile-count ->
        [1] 1 Karte
       *[other] { $draw-pile-count } Karten
    }. Das Spiel endet bei { $hoard } verlorenen Münzen.
table-player-seat = { $seat }
table-player-scores =
    { $scores ->
        [1] 1 Münze
       *[other] { $scores } Münzen
    } verloren
table-player-hand =
    { $hand-is ->
        [none] Hand leer
       *[other]
            { $seat-is ->
                [you] hast { $hand-tally } auf der Hand ({ $hand-count })
               *[other] hat { $hand-tally } auf der Hand ({ $hand-count })
            }
    }
table-player-open =
    { $open-is ->
        [none] { "" }
       *[other] offen: { $open-commas }
    }
table-player-hidden =
    { $hidden-is ->
        [none] { "" }
       *[other] verdeckt: { $hidden-count }
    }
table-abilities =
    { $abilities-is ->
        [none] { "" }
       *[other] Fähigkeiten: { $abilities }.
    }
table-clockwise =
    { $clockwise ->
        [yes] { "" }
       *[no] Es geht gegen den Uhrzeigersinn.
    }
table-idle-left =
    { $idle_left-is ->
        [none] { "" }
       *[other]
            Es ändert sich nichts: Die Runde wird in { $idle_left ->
                [1] 1 Zug
               *[other] { $idle_left } Zügen
            } gewertet.
    }
table-empty = Der Ablagestapel ist leer.
# $more: there are more cards than are shown. $run: equal cards in a row on top. $debt: cards the next player must draw.
table-lying =
    Ablagestapel, oberste Karte zuletzt: { $more ->
        [yes] …{ " " }
       *[no] { "" }
    }{ $cards-commas }.{ $run ->
        [2] { " " }Zwei in Folge.
        [3] { " " }Drei in Folge.
       *[other] { "" }
    }{ $debt ->
        [0] { "" }
        [1] { " " }Zu ziehen: 1 Karte.
       *[other] { " " }Zu ziehen: { $debt } Karten.
    }
table-fits = Oben liegt: { $top }. Es passt: { $fits }.

## The lesson

tip-1 = Willkommen bei Drachensachen! Werde vor allen anderen deine Karten los: erst die Hand, dann die offenen Karten deines letzten Aufgebots, dann die verdeckten. Bevor es losgeht, darfst du eine Handkarte gegen eine offene tauschen, damit für den Schluss etwas Starkes bleibt.
tip-2 = Auf den leeren Ablagestapel passt jede Karte. Sonst muss ein Monster mindestens so hoch sein wie die oberste Karte. Passt nichts oder willst du deine Karten lieber behalten, nimmst du den ganzen Ablagestapel auf die Hand.
tip-3 = Du hast einen Drachen, und Drachen passen auf alles außer auf eine 6. Protecto ist ein Schild: Wer als Nächstes dran ist, hat dann genau das vor sich, was jetzt vor dir liegt. Und denke daran: Auf einen Drachen passt nie eine 9.
tip-4 = Vor dir liegt eine 4, und für jede 4 musst du zwei Karten ziehen. Gib das mit einer eigenen 4 oder einem Protecto weiter; mit einer 4 wird es sogar mehr. Sonst ziehst du und spielst dann wie immer.
tip-5 = Du hast einen Nullo, den Drachen, der alles auf null stellt: Wer als Nächstes dran ist, darf alles spielen außer einer 9.
tip-6 = Vor dir liegt eine 6. Nur eine 6 oder ein höheres Monster passt, und nicht einmal ein Drache hilft.
tip-7 = Du hast gleiche Karten, und gleiche Karten darfst du zusammen spielen. Liegen vier gleiche aufeinander, egal von wem, ist der Ablagestapel weg, und wer die vierte gelegt hat, ist noch einmal dran.
tip-8 = Jemand hat eine 5 gespielt, also musst du aussetzen. Mit einem Protecto könntest du das weitergeben. Ohne heißt es: durchatmen.
tip-9 = Deine Hand ist leer! Jetzt spielst du die offenen Karten deines letzten Aufgebots, die alle sehen können. Musst du den Ablagestapel nehmen, kommt erst wieder die Hand dran.
tip-10 = Mit Extermino verschwindet der ganze Ablagestapel aus der Runde, und du bist noch einmal dran: ein guter Moment für eine Karte, die selten passt.
tip-11 = Nur verdeckte Karten sind übrig, und nicht einmal du kennst sie. Wähle eine: Passt sie, ist sie gespielt; wenn nicht, nimmst du sie mit dem ganzen Ablagestapel auf die Hand. Viel Glück!
tip-12 = Eine 3 stellt alles auf den Kopf: Jetzt passt nur eine 1, eine 2 oder ein Drache. Die große Stunde der kleinen Monster!
tip-13 = Die Runde ist vorbei, und wer noch Karten hat, verliert für jede eine Münze, höchstens 10. Ein ganzes Spiel geht weiter, bis jemand 21 verloren hat; dann gewinnt, wer am wenigsten verloren hat. Lies als Nächstes, welche Flüche und Fähigkeiten dazukommen können (Kapitel 9 und 10 der Regeln).

## What only the board in the browser says

board-round = Runde { $round }. Das Spiel endet, sobald jemand { $hoard } Münzen verloren hat.
board-pile = Ablagestapel
board-empty-pile = Der Ablage­stapel ist leer
board-top =
    Ablagestapel mit { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }, oben liegt: { $card }
board-draw-pile = Nachzieh­stapel
board-draw-pile-count =
    Nachziehstapel, { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }
board-cards =
    { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }
board-fits = Es passt
board-owed = Zu ziehen
board-misses = Auszusetzen
board-turns =
    { $count ->
        [1] 1 Zug
       *[other] { $count } Züge
    }
board-in-row = In Folge
board-of-set = { $count } von { $set }
board-todo = Noch zu wählen
board-clockwise = Im Uhrzeigersinn
board-anticlockwise = Gegen den Uhrzeigersinn
board-quick = Der Nullo war schnell: noch einmal spielen
board-idle =
    Es ändert sich nichts: Wertung in { $turns ->
        [1] 1 Zug
       *[other] { $turns } Zügen
    }
# What lies before a player, for those who can’t see it.
board-mat =
    { $seat-is ->
        [you] Dein letztes Aufgebot
       *[other] Letztes Aufgebot von { $seat }
    }
board-yours = Dein letztes Aufgebot
board-hidden = verdeckte Karte { $place }
board-none = nichts mehr
board-known-hand =
    { $seat-is ->
        [you] Deine bekannten Handkarten
       *[other] Bekannte Handkarten von { $seat }
    }
board-lost = { $lost } von { $hoard } Münzen verloren
board-seen = Karten, die alle gesehen haben
board-gone = Aus der Runde
# A heap of cards and how many there are.
board-heap =
    { $label }: { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }
board-unseen =
    { $count ->
        [1] 1 weitere ist
       *[other] { $count } weitere sind
    } ungesehen aus der Runde.
board-exchange = Sobald alle gewählt haben, tauschst du { $hand-eine } gegen { $open-deine }.
board-kept = Du behältst deine Karten. Die anderen wählen noch.
board-extras = Fähigkeiten und Flüche
board-ability = { $ability }
board-ability-about = { $ability-about }
board-curse = { $curse }
board-curse-about = { $curse-about }
board-extra = { $name }: { $about }
board-been-label = Frühere Fähigkeiten
board-been = { $abilities }

## Positions that can’t be

position-no-card-left = Jemand hat keine Karten mehr, also wäre die Runde vorbei. [3.6]
position-too-many-hidden = Niemand hat mehr als { $most } verdeckte Karten. [9.3]
position-too-long-idle = Nach { $turns } Zügen ohne Änderung wäre die Runde vorbei. [7.5]
position-moved-only-in-play = Nur beim Schritt „play“ kann in diesem Zug schon ein Vierling abgeworfen oder gezogen worden sein. [7.5]
position-moved-in-version-1 = Version 1 der Regeln merkt sich nicht, was ein Zug schon geändert hat. [7.5]
position-over = Das Spiel ist vorbei, wenn der Hort verloren ist und genau eine Person am wenigsten verloren hat, und nur dann. [8.2]
position-past = „past“ in der Stellung braucht eine Zahl für jede Runde.
position-ability-not-used = Eine geltende Fähigkeit muss unter den benutzten sein. [10.1]
position-four-in-a-row = Vier in Folge wären aus der Runde verschwunden. [4.5]
position-extermino-lies = Ein Extermino bleibt nie auf dem Ablagestapel liegen. [6.4]
position-skip-without-step = Auszusetzende Züge gibt es beim Schritt „miss“ und nur dort. [5.8]
position-debt-without-step = Zu ziehende Karten gibt es beim Schritt „owe“ und nur dort. [5.2]
position-debt-beyond-draw-pile = Niemand muss mehr Karten ziehen, als im Nachziehstapel sind. [5.5]
position-debt-without-four = Zu ziehende Karten gibt es nur nach einer 4. [5.2]
position-skip-without-five = Auszusetzende Züge gibt es nur nach einer 5. [5.8]
position-debt-too-high = Für jede oben liegende 4 sind zwei Karten zu ziehen und nicht mehr, auch unter Protectos. [5.2]
position-debt-odd = Für jede 4 sind zwei Karten zu ziehen oder der ganze Rest des Nachziehstapels. [5.5]
position-skip-too-high = Für jede oben liegende 5 ist ein Zug auszusetzen und nicht mehr, auch unter Protectos. [5.8]
position-step-without-card = Der Schritt „{ $step }“ folgt nur auf seine Karte und mit seiner Fähigkeit. [10.2]
position-todo-without-step = Etwas zu wählen bleibt bei den Schritten „give“ und „lift“ und nur dort. [10.6]
position-give-without-hand = Aus einer leeren Hand kann niemand ziehen. [10.6]
position-lift-without-open = Es gibt keine offene Karte, die auf die Hand kommen könnte. [10.9]
position-quick-without-nullo = Den Zusatzzug gibt es nur nach einem Nullo und mit seiner Fähigkeit. [10.3]
position-answer-too-late = Getauscht wird nur vor dem ersten Zug. [2.5]
position-exchange-too-late = Es gibt schon einen Ablagestapel oder einen Zug, also wird nicht mehr getauscht. [2.5]
position-all-have-chosen = Wenn alle gewählt haben, ist der Tausch vorbei. [2.6]
position-impossible-choice = Das kann Person { $player } nicht gewählt haben. [2.5]
position-odd-gift = Höchstens eine Karte geht an jemand anderen, und beide kennen sie. [11.4]
position-odd-cards-played = Nur gleiche Karten verlassen eine Hand zusammen und nicht mehr, als sie hat. [11.4]
position-hand-too-small =
    Person { $player } kann nicht { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } gehabt haben. [11.4]
position-hand-too-small-now = Jemand hat weniger Karten als nach allem, was geschehen ist. [11.4]
position-own-hand-told = Person { $player } kennt die eigene Hand ohnehin. [11.2]
position-counts-on-too-much = Jemand rechnet mit Karten, die Person { $player } nicht hat. [11.4]
position-remembers-wrong = Jemand erinnert sich an mehr oder weniger Karten { $card }, als es gibt. [11.4]
