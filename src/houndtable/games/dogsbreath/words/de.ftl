### Dog’s Breath. How a catalogue is made: docs/translating.md

title = Dog’s Breath
about = Sammle das übelste Futter, stibitze, bewache und klopfe mit der stinkendsten Hand.

## What a newcomer has to know, in short paragraphs

primer-1 = Stinke schlimmer als alle anderen! Fünf Runden lang sammelst du Futter; wer die meisten Punkte hat, gewinnt.
primer-2 = Jede Futterkarte zeigt dreierlei: Fleisch, Häufchen oder Gemüse; Schnauze oder Po; Tag oder Nacht. Außerdem gibt es Knochen, Streuner und Wachhunde.
primer-3 = Eine Runde beginnt mit dem Draft: Zweimal deckst du zwei Karten der Auslage auf und behältst eine davon. Danach ziehst du in jedem Zug eine Karte oder nimmst eine beliebige offene aus der Ablage und wirfst eine deiner acht Karten ab.
primer-4 = Ab drei Karten zählt ein Futter: Fleisch je 6 (nur mit Knochen), Häufchen je 5, Gemüse je 4, dazu 3 für jede Schnauze mit einem Po. Nur ein Futter: 5. Nur Po oder nur Nacht: 1 je Karte. Streuner oder Wachhund: je 2. Seltene Hände zählen 60 und mehr.
primer-5 = Nach deinem Abwurf darfst du klopfen: Alle anderen haben noch einen Zug. Ist deine Hand die beste, bringt das 5 Punkte, sonst kostet es 5. Ein Streuner tauscht eine Karte mit jemand anderem, wenn kein Wachhund ihn abwehrt.

## Cards. The attribute .a is used where somebody takes or gives the card.

card-msd = Fleisch Schnauze Tag
    .einen = Fleisch Schnauze Tag
    .keinen = kein Fleisch Schnauze Tag
card-msn = Fleisch Schnauze Nacht
    .einen = Fleisch Schnauze Nacht
    .keinen = kein Fleisch Schnauze Nacht
card-mbd = Fleisch Po Tag
    .einen = Fleisch Po Tag
    .keinen = kein Fleisch Po Tag
card-mbn = Fleisch Po Nacht
    .einen = Fleisch Po Nacht
    .keinen = kein Fleisch Po Nacht
card-psd = Häufchen Schnauze Tag
    .einen = Häufchen Schnauze Tag
    .keinen = kein Häufchen Schnauze Tag
card-psn = Häufchen Schnauze Nacht
    .einen = Häufchen Schnauze Nacht
    .keinen = kein Häufchen Schnauze Nacht
card-pbd = Häufchen Po Tag
    .einen = Häufchen Po Tag
    .keinen = kein Häufchen Po Tag
card-pbn = Häufchen Po Nacht
    .einen = Häufchen Po Nacht
    .keinen = kein Häufchen Po Nacht
card-vsd = Gemüse Schnauze Tag
    .einen = Gemüse Schnauze Tag
    .keinen = kein Gemüse Schnauze Tag
card-vsn = Gemüse Schnauze Nacht
    .einen = Gemüse Schnauze Nacht
    .keinen = kein Gemüse Schnauze Nacht
card-vbd = Gemüse Po Tag
    .einen = Gemüse Po Tag
    .keinen = kein Gemüse Po Tag
card-vbn = Gemüse Po Nacht
    .einen = Gemüse Po Nacht
    .keinen = kein Gemüse Po Nacht
card-bone = Knochen
    .einen = einen Knochen
    .keinen = keinen Knochen
card-scavenger = Streuner
    .einen = einen Streuner
    .keinen = keinen Streuner
card-guard = Wachhund
    .einen = einen Wachhund
    .keinen = keinen Wachhund
card-hidden = verdeckte Karte
    .einen = eine verdeckte Karte
    .keinen = keine verdeckte Karte
# Equal cards in a list.
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
# A food, whatever the card.
food-meat = Fleisch
food-poop = Häufchen
food-vege = Gemüse

## What lies on the table

zone-grid = Auslage
zone-deck = Stapel
zone-discards = Ablage
zone-used = Verbrauchte Streuner und Wachhunde
zone-played = Im Spiel
zone-hand = Hand
fact-turn = am Zug
fact-first = hat angefangen
fact-turns = gespielte Züge
fact-outer = hat geklopft
fact-scores = Punkte
fact-latest = zuletzt abgeworfen
fact-up = im Draft aufgedeckt
fact-begun = Zug im Draft begonnen
fact-has_drawn = hat eine Karte genommen
fact-has_scavenged = hat einen Streuner gespielt
fact-taken = aus der Ablage genommen
fact-target = vom Streuner bestohlen
fact-offered = angeboten
fact-requested = verlangt
fact-worth = Wert deiner Hand
fact-turn_number = Zug
fact-turn_cap = höchstens so viele Züge
fact-last_turns = letzte Züge
fact-to_flip = noch aufzudecken
ending-out = geklopft
ending-cap = Zuggrenze

## Options

option-first = Wer beginnt
    .about = Wer die erste Runde beginnt
option-first-random = zufällig
option-specials = Sonderkarten
    .about = Wie viele Streuner und wie viele Wachhunde mitspielen
option-specials-1 = je 1
option-specials-4 = je 4
option-show-seen = Gesehene Karten im Draft
    .about = Ob Karten, die wieder verdeckt wurden, für alle sichtbar bleiben
option-show-seen-off = muss man sich merken
option-show-seen-on = bleiben sichtbar
option-return-discard = Zurückwerfen
    .about = Ob du eine Karte aus der Ablage nehmen und im selben Zug eine gleiche abwerfen darfst
option-return-discard-allowed = erlaubt
option-return-discard-forbidden = verboten
option-request = Karte des Streuners
    .about = Wie die Karte bestimmt wird, die ein Streuner bekommt
option-request-blind = blind gezogen
option-request-named = namentlich verlangt
option-go-out-minimum = Mindestwert zum Klopfen
    .about = Wie viele Punkte deine Hand wert sein muss, damit du klopfen darfst
option-go-out-super = Superkombi zum Klopfen
    .about = Ob du zum Klopfen eine Superkombi brauchst
option-go-out-super-off = nicht nötig
option-go-out-super-on = nötig
option-turn-cap = Zuggrenze
    .about = Nach wie vielen Zügen pro Person eine Runde auch dann gewertet wird, wenn niemand klopft
option-outer-tie = Gleich gute Hand
    .about = Ob sich das Klopfen lohnt, wenn eine andere Hand genauso gut ist
option-outer-tie-wins = lohnt sich
option-outer-tie-loses = kostet Punkte
option-rounds = Runden
    .about = Wie viele Runden gespielt werden
option-final-tie = Gleichstand am Ende
    .about = Was geschieht, wenn nach der letzten Runde mehrere vorn liegen
option-final-tie-shared = geteilter Sieg
option-final-tie-extra-round = eine Runde mehr

## Moves, as an offer

move-flip = die Karte in { $place } aufdecken
move-turn-down = die Karte in { $place } wieder umdrehen
move-take-place = die Karte in { $place } nehmen
move-take-card = { $card-einen } aus der Ablage nehmen
move-draw = vom Stapel ziehen
move-discard = { $card-einen } abwerfen
move-scavenge = deinen Streuner gegen { $target } spielen
move-offer = { $card-einen } anbieten
move-request = { $card-einen } verlangen
move-guard = den Streuner mit deinem Wachhund abwehren
move-pass = den Streuner gewähren lassen
move-go-out = klopfen
move-done = den Zug beenden, ohne zu klopfen
move-stay-out = mit deiner jetzigen Hand beim Klopfen bleiben
move-go-on = falschen Alarm ausrufen und weiterspielen

## Questions

# $to_flip is how many cards must still be turned up; $begun says whether anything was done in this turn.
ask-draft =
    { $to_flip ->
        [0] Nimm eine der beiden aufgedeckten Karten.
        [1]
            { $begun ->
                [no] Decke eine zweite Karte auf oder drehe zuerst die offene wieder um.
               *[yes] Decke eine zweite Karte auf.
            }
       *[other] Decke eine Karte auf.
    }
ask-draw = Ziehe vom Stapel oder nimm eine Karte aus der Ablage.
ask-discard = Wirf eine Karte ab.
ask-offer = Welche Karte bietest du verdeckt an?
ask-request = Welche Karte verlangst du?
ask-guard =
    Ein Streuner hat es auf eine Karte von { $target-is ->
        [you] dir
       *[other] { $target }
    } abgesehen. Wehrst du ihn mit deinem Wachhund ab? Niemand erfährt, dass du gefragt wurdest.
ask-stay = Du wurdest bestohlen. Bleibst du beim Klopfen oder war es falscher Alarm?
ask-go = Klopfst du? Dann haben alle anderen noch einen Zug.

## Events

event-round =
    Runde { $round } beginnt mit einem Draft aus { $grid } Karten. { $first-is ->
        [you] Du fängst an.
       *[other] { $first } fängt an.
    }
event-dealt =
    { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }{ $cards-is ->
        [several] : { $cards-tally }
       *[other] { " " }{ $count } Karten
    }.
event-flipped =
    { $seat-is ->
        [you] Du deckst
       *[other] { $seat } deckt
    } { $card-einen } auf ({ $place }).
event-turned-down =
    { $seat-is ->
        [you] Du drehst
       *[other] { $seat } dreht
    } die Karte in { $place } wieder um.
event-picked =
    { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $card-einen } ({ $place }).
event-put-under = Der Draft ist vorbei. Die übrigen { $count } Karten kommen unter den Stapel.
event-drew =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $card-is ->
        [hidden] eine Karte
       *[other] { $card-einen }
    }.
event-reshuffled =
    Der Stapel ist leer. Aus der Ablage wird ein neuer gemischt: { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }.
event-took =
    { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $card-einen } aus der Ablage.
event-discarded =
    { $seat-is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } { $card-einen } ab.
event-scavenged =
    { $seat-is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } einen Streuner gegen { $target-is ->
        [you] dich
       *[other] { $target }
    }.
event-offered =
    { $seat-is ->
        [you] Du bietest
       *[other] { $seat } bietet
    } verdeckt { $card-is ->
        [hidden] eine Karte
       *[other] { $card-einen }
    } an.
event-requested =
    { $seat-is ->
        [you] Du verlangst
       *[other] { $seat } verlangt
    } von { $target-is ->
        [you] dir
       *[other] { $target }
    } { $card-einen }.
# $seat plays the Guard Dog, $target was to be robbed (often the same player), $attacker played the Scavenger.
event-guarded =
    { $seat-is ->
        [you] Du wehrst
       *[other] { $seat } wehrt
    } { $attacker-is ->
        [you] deinen Streuner
       *[other] den Streuner von { $attacker }
    } mit einem Wachhund ab. Es wird nicht getauscht.
event-lacked =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $card-keinen }. Es wird nicht getauscht.
event-swapped =
    { $seat-is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } { $target-is ->
        [you] dir
       *[other] { $target }
    } { $gave-is ->
        [hidden] eine Karte
       *[other] { $gave-einen }
    } und { $seat-is ->
        [you] bekommst
       *[other] bekommt
    } dafür { $got-is ->
        [hidden] eine andere
       *[other] { $got-einen }
    }.
event-out =
    { $seat-is ->
        [you] Du klopfst!
       *[other] { $seat } klopft!
    } Alle anderen haben noch einen Zug.
event-stays-out =
    { $seat-is ->
        [you] Du bleibst
       *[other] { $seat } bleibt
    } beim Klopfen.
event-goes-on =
    Falscher Alarm! { $seat-is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } weiter.
event-round-over-begin =
    Runde { $round } ist vorbei.{ $how-is ->
        [cap] { " " }Die Zuggrenze ist erreicht.
       *[other] { "" }
    }
event-round-over-each =
    { $seat }: { $score ->
        [1] 1 Punkt
       *[other] { $score } Punkte
    }{ $lines-is ->
        [none] { "" }
       *[other] { " " }({ $lines })
    }. Hand: { $hand-tally }.
event-game-over-won =
    Das Spiel ist vorbei. { $winners-is ->
        [you] Du gewinnst
        [several] { $winners } gewinnen
       *[other] { $winners } gewinnt
    } mit { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkten
    }!

## Why a move is not possible

reason-over = Das Spiel ist vorbei.
reason-no-draft-turn = Du bist nicht dran.
reason-not-your-turn = Du bist nicht dran.
reason-guards-decide = Warte kurz: Noch kann ein Wachhund kommen.
reason-robbed-decides = Warte kurz: Wer geklopft hat, wurde bestohlen und muss sich entscheiden.
reason-draft-first = Zuerst kommt der Draft: Decke zwei Karten der Auslage auf und nimm eine davon.
reason-draft-over = Der Draft ist vorbei.
reason-beyond-the-grid = Die Auslage hat nur { $rows } Reihen.
reason-place-is-empty = Die Karte in { $place } ist schon weg.
reason-two-up = Zwei Karten sind aufgedeckt. Nimm eine davon.
reason-up-already = Die Karte in { $place } ist schon aufgedeckt.
reason-down-already = Die Karte in { $place } ist schon verdeckt.
reason-turn-down-first = Umdrehen kannst du eine Karte nur am Anfang deines Zuges.
reason-face-down = Die Karte in { $place } ist verdeckt.
reason-second-card = Decke erst eine zweite Karte auf, bevor du eine nimmst.
reason-take-first = Ziehe erst eine Karte oder nimm eine aus der Ablage.
reason-taken-already = Du hast in diesem Zug schon eine Karte genommen.
reason-not-face-up = Unter den offenen Karten der Ablage gibt es { $card-keinen }.
reason-used-up = Verbrauchte Streuner und Wachhunde liegen verdeckt und lassen sich nicht nehmen.
reason-discard-now = Du hast acht Karten. Wirf eine ab.
reason-none-to-discard = Du hast { $card-keinen }.
reason-keep-what-you-took = Du hast in diesem Zug { $card-einen } aus der Ablage genommen. Das darfst du nicht gleich zurückwerfen.
reason-scavenged-already = Du hast in diesem Zug schon einen Streuner gespielt.
reason-no-scavenger = Du hast keinen Streuner.
reason-none-played = Niemand hat einen Streuner gespielt.
reason-on-an-opponent = Einen Streuner spielst du gegen jemand anderen.
reason-offer-now = Dein Streuner ist gespielt. Biete jetzt eine Karte an.
reason-none-to-offer = Du hast { $card-keinen }.
reason-request-now = Wähle, welche Karte du verlangst.
reason-guard-or-pass = Wähle, ob du den Streuner abwehrst oder gewähren lässt.
reason-end-your-turn = Dein Zug endet. Wähle, ob du klopfst.
reason-out-already = Es hat schon jemand geklopft.
reason-worth-too-little =
    Deine Hand ist { $worth ->
        [1] 1 Punkt
       *[other] { $worth } Punkte
    } wert. Zum Klopfen brauchst du { $minimum }.
reason-needs-super-combo = Zum Klopfen brauchst du eine Superkombi.
reason-stay-or-go-on = Du wurdest bestohlen. Wähle, ob du beim Klopfen bleibst oder weiterspielst.
reason-not-robbed = Das kann nur wählen, wer geklopft hat und danach bestohlen wurde.
# $text is what somebody typed; the codes in these two are what can be typed.
reason-no-card = Eine Karte „{ $text }“ gibt es nicht. Futter hat drei Buchstaben: m (Fleisch), p (Häufchen) oder v (Gemüse), s (Schnauze) oder b (Po), d (Tag) oder n (Nacht). Die anderen heißen bone (Knochen), scavenger (Streuner) und guard (Wachhund).
reason-no-place = Einen Platz „{ $text }“ gibt es nicht. Gib Reihe und Spalte an: r und c, jeweils mit einer Zahl.

## Hints

hint-draw = Der Stapel verspricht mehr als die Ablage.
hint-take = Diese Karte hilft deiner Hand mehr als eine durchschnittliche Karte vom Stapel.
hint-needed-least = Diese Karte brauchst du am wenigsten.
hint-may-spoil = Das kann eine gute Hand verderben.
hint-two-new-cards = Zwei neue Karten können deiner Hand nur helfen.
hint-helps-most = Diese Karte würde dir am meisten helfen.
hint-fits-better = Diese Karte passt besser zu deiner Hand.
hint-hope-for-better = Du kannst auf etwas Besseres hoffen.
hint-seen-and-good = Du hast die Karte schon gesehen, und sie würde dir helfen.
hint-not-seen-yet = Niemand hat diese Karte gesehen, vielleicht ist sie besser.
hint-guard = Deine Hand ist dir mehr wert als der Wachhund.
hint-pass = Es ist nicht deine Hand, die bestohlen wird.
hint-may-be-best =
    Deine Hand ist { $worth ->
        [1] 1 Punkt
       *[other] { $worth } Punkte
    } wert, und sie ist vielleicht die beste.
hint-others-may-have-more =
    Deine Hand ist { $worth ->
        [1] 1 Punkt
       *[other] { $worth } Punkte
    } wert. Andere haben vielleicht mehr.

## Score lines

line-meat = Fleisch
line-poop = Häufchen
line-vege = Gemüse
line-snout-butt-pairs = Paare aus Schnauze und Po
line-all-food-the-same = Nur ein Futter
line-all-butts = Nur Po
line-all-night = Nur Nacht
line-specials = Sonderkarten
line-day-feast = Festmahl bei Tag
line-night-feast = Festmahl bei Nacht
line-butcher-s-dog = Metzgerhund
line-boneyard = Knochenlager
line-going-out = Klopfen
line-round-n = Runde { $n }

## What simulations count

count-went-out = geklopft
count-and-it-paid = … und es hat sich gelohnt
count-rounds-ended-by-the-cap = Rundenende: Zuggrenze
count-from-meat = Punkte: { line-meat }
count-from-poop = Punkte: { line-poop }
count-from-vege = Punkte: { line-vege }
count-from-snout-butt-pairs = Punkte: { line-snout-butt-pairs }
count-from-all-food-the-same = Punkte: { line-all-food-the-same }
count-from-all-butts = Punkte: { line-all-butts }
count-from-all-night = Punkte: { line-all-night }
count-from-specials = Punkte: { line-specials }
count-from-day-feast = Punkte: { line-day-feast }
count-from-night-feast = Punkte: { line-night-feast }
count-from-butcher-s-dog = Punkte: { line-butcher-s-dog }
count-from-boneyard = Punkte: { line-boneyard }

## The table in the terminal

table-head =
    Runde { $round } von { $rounds_to_play }. Stapel: { $deck-count ->
        [1] 1 Karte
       *[other] { $deck-count } Karten
    }.{ $outer-is ->
        [you] { " " }Du hast geklopft!
        [other] { " " }{ $outer } hat geklopft: Das sind die letzten Züge!
       *[none] { "" }
    }
table-player-seat = { $seat }
table-player-scores =
    { $scores ->
        [1] 1 Punkt
       *[other] { $scores } Punkte
    }
table-player-hand = { $hand-tally }
table-worth =
    { $worth-is ->
        [none] { "" }
       *[other]
            Deine Hand ist jetzt { $worth-total ->
                [1] 1 Punkt
               *[other] { $worth-total } Punkte
            } wert ({ $worth }).
    }
# The draft: tabs part the columns.
table-grid-head = Spalte{ "\u0009" }1{ "\u0009" }2{ "\u0009" }3{ "\u0009" }4
table-grid-row = Reihe { $row }{ "\u0009" }{ $first }{ "\u0009" }{ $second }{ "\u0009" }{ $third }{ "\u0009" }{ $fourth }
table-cell = { $card }
# A card that lies face down, and a place without one.
table-cell-down = ?
table-cell-empty = –
# $used is how many Scavengers and Guard Dogs lie there face down.
table-open-discards =
    Ablage: { $cards-is ->
        [none] leer
       *[other] { $cards-tally }
    }{ $used ->
        [0] .
        [1] { " " }(dazu 1 verbrauchte, verdeckt).
       *[other] { " " }(dazu { $used } verbrauchte, verdeckt).
    }

## A hand explained: houndtable score dogsbreath

position-score-usage =
    Eine Hand besteht aus 1 bis 7 Karten: bone, scavenger, guard und Futter mit drei Buchstaben, zum Beispiel msn.
    m, p oder v          Fleisch, Häufchen oder Gemüse
    s oder b             Schnauze oder Po
    d oder n             Tag oder Nacht
    after KARTE          hinter der Hand: was du zuletzt abgeworfen hast
score-hand = { $cards-commas }
score-item = { $line } [{ $clause }]
score-total =
    Zusammen: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }{ $combo ->
        [yes] { " " }– eine Superkombi!
       *[no] .
    }
score-too-few =
    Keine Punkte für { $foods }: Ein Futter zählt erst ab { $least } Karten. [7.1]
score-no-bone = Fleisch zählt ohne Knochen nichts. [7.4]
# Below these two stand the ways to it, a line for each.
score-away =
    Nur eine Karte fehlt zu { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkten
    }:
score-away-combo = Nur eine Karte fehlt zum { $line }!
score-draw = – { $drawn-einen } ziehen
score-swap = – { $drawn-einen } ziehen, { $discarded-einen } abwerfen
score-more =
    – { $count ->
        [1] 1 weiterer Weg
       *[other] { $count } weitere Wege
    }
score-no-better = Keine einzelne Karte macht die Hand besser.

## The lesson

tip-1 = Willkommen bei Dog’s Breath! Sammle das übelste Futter: Die Hand mit den meisten Punkten gewinnt. Zuerst kommt der Draft: Zweimal deckst du zwei Karten der Auslage auf und behältst eine davon.
tip-2 = Jede Futterkarte zeigt dreierlei: Das Futter ist Fleisch, Häufchen oder Gemüse; der Duft kommt aus Schnauze oder Po; und es ist frisch (Tag) oder faul (Nacht). Decke jetzt eine zweite Karte auf.
tip-3 = Behalte eine von beiden. Ab drei Karten zählt ein Futter: Fleisch je 6, Häufchen je 5, Gemüse je 4. Weniger als drei bringen nichts; nimm also, wovon du schon etwas hast.
tip-4 = Dein Gegenüber hat eine Karte offen liegen lassen. Sie zählt als eine deiner zwei, außer du drehst sie zuerst um. Dann merke dir gut, wo sie liegt!
tip-5 = Der Draft ist vorbei, und alle haben sieben Karten. Bist du am Zug, nimmst du eine dazu: vom Stapel oder irgendeine offene aus der Ablage, ganz gleich, wie alt sie ist.
tip-6 = Dann wirfst du eine deiner acht Karten ab. Achte dabei auf Paare: In einem Futter, das zählt, bringt jede Schnauze mit einem Po 3 Punkte mehr.
tip-7 = Am Ende deines Zuges darfst du klopfen: Alle anderen haben noch einen Zug, dann werden alle Hände gewertet. Ist deine die beste, bringt das 5 Punkte, sonst kostet es 5. Unsicher? Dann beende einfach deinen Zug.
tip-8 = Ein Streuner wurde gegen dich gespielt, aber du hast einen Wachhund. Spielst du ihn, wird nicht getauscht, und du ziehst für ihn sogar eine Karte.
tip-9 = Noch etwas zum Fleisch: Es zählt nur, wenn du einen Knochen hast, und einer genügt für alles. Ein Knochen allein ist nichts wert, ein Streuner oder Wachhund auf der Hand 2.
tip-10 = Du hast einen Streuner. Spiele ihn gegen dein Gegenüber und biete verdeckt eine Karte an, die du nicht brauchst: Du bekommst dafür blind eine fremde und für den Streuner eine vom Stapel.
tip-11 = Das war eine Runde; ein ganzes Spiel hat fünf. Wir hatten je vier Streuner und Wachhunde, sonst ist es je einer. Lies als Nächstes in Kapitel 8 der Regeln von den Superkombis, die 60 Punkte und mehr bringen.

## The board in the browser

board-turn = Zug { $turn } von höchstens { $cap }
board-draft = Der Draft
board-take = { $card-einen } nehmen
board-turn-down = { $card-einen } wieder umdrehen
board-place = { $place }: { $card }
# A card that everyone saw and that is face down again.
board-place-seen = { $place }: { $card }, wieder verdeckt
board-heap = { $card }, { $count }-mal
board-no-discards = Noch wurde nichts abgeworfen.
board-used =
    { $count ->
        [1] 1 verbrauchte Karte, verdeckt
       *[other] { $count } verbrauchte Karten, verdeckt
    }
board-latest = Zuletzt abgeworfen: { $card }
# A small mark beside a player.
board-is-out = geklopft
board-out =
    { $seat-is ->
        [you] Du hast geklopft!
       *[other] { $seat } hat geklopft!
    }
board-last-turns = Letzte Züge: { $seats-commas }
board-theft-label = Ein Streuner ist unterwegs
board-theft =
    { $thief-is ->
        [you] Du hast
       *[other] { $thief } hat
    } es auf eine Karte von { $victim-is ->
        [you] dir
       *[other] { $victim }
    } abgesehen.
board-offered = angeboten
board-requested = verlangt
board-guard = Wer einen Wachhund hat, darf noch abwehren.
board-stay = { $seat } wurde bestohlen und muss wählen: beim Klopfen bleiben oder weiterspielen.
board-kinds = Welche Karte verlangst du?
board-worth = Wert deiner Hand:
board-worth-nothing = noch nichts
board-scoring = Wertung
board-combos = Superkombis, statt allem anderen
# $points may be one number or two: “+5 or −5”.
board-points = { $points }
board-points-card = { $points } je Karte
board-points-pair = { $points } je Paar
# What it takes to score, by the clause of the rules; $least is a number of cards.
board-needs-7-1 = { $least } oder mehr, mit einem Knochen
board-needs-7-2 = { $least } oder mehr
board-needs-7-3 = { $least } oder mehr
board-needs-7-8 = in einem Futter, das zählt
board-needs-7-5 = { $least } Karten oder mehr
board-needs-7-6 = alle Futterkarten
board-needs-7-7 = alle Futterkarten
board-needs-7-9 = Streuner, Wachhund
board-needs-8-2 = ein Knochen, dazu von jedem Futter Schnauze und Po, alles Tag
board-needs-8-3 = ein Knochen, dazu von jedem Futter Schnauze und Po, alles Nacht
board-needs-8-4 = { $least }-mal Fleisch, und zuletzt hast du einen Knochen abgeworfen
board-needs-8-5 = { $least } Knochen und einmal Fleisch
board-needs-9-2 = mit der besten Hand oder nicht

## Positions that can’t be

position-over = Das Spiel ist nach der letzten Runde vorbei, und nur dann. [9.4]
position-hand-known = Eine Handkarte kennt, wer sie hat, vielleicht auch andere, und am Ende kennen sie alle. [10.1]
position-deck-known = Niemand kennt eine Karte im Stapel. [10.2]
position-up-beyond = Nur Karten der Auslage können aufgedeckt sein. [2.3]
position-grid-known = Eine Karte der Auslage haben alle gesehen oder niemand. [3.2]
position-up-known = Eine aufgedeckte Karte haben alle gesehen. [3.2]
position-up-empty = Ein leerer Platz der Auslage kann nicht aufgedeckt sein. [3.1]
position-grid-size = Die Auslage hat { $places } Plätze. [2.3]
position-draft-length = Im Draft nehmen alle zwei Karten. [3.5]
position-draft-hands = Hände und Auslage passen nicht zusammen. [3.1]
position-draft-turn = Wer angefangen hat, der Draft und wer am Zug ist, passen nicht zusammen. [3.1]
position-draft-hand = Eine Hand hat zu viele oder zu wenige Karten. [3.5]
position-up-begun = Eine oder zwei Karten müssen aufgedeckt sein. [3.1]
position-up-left = Eine Karte blieb offen liegen, aber keine am Anfang des Drafts. [3.3]
position-draft-first = Bevor der Draft vorbei ist, gibt es keine Züge. [3.5]
position-draft-over = Der Draft ist vorbei, von der Auslage ist nichts mehr übrig. [3.7]
position-under-deck = Unter dem Stapel liegen { $under } Karten der Auslage, solange keine davon gezogen wurde. [3.7]
position-hand-size =
    Person { $player } hat { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } statt { $wanted }. [4.4]
position-turn = Wer angefangen hat, die Züge und wer am Zug ist, passen nicht zusammen. [4.1]
position-discard-early = Abgeworfen wird erst, wenn eine Karte genommen wurde. [4.2]
position-end-early = Kein Zug endet, bevor eine Karte genommen wurde. [4.2]
position-taken = Aus der Ablage wurde etwas genommen, aber keine Karte. [4.2]
position-out-turn = Wer geklopft hat, ist nicht am Zug. [6.2]
position-stay = Nur wer geklopft hat, kann beim Klopfen bleiben. [6.6]
position-latest = Wer am Zug war, hat abgeworfen, und sonst niemand. [4.4]
position-round-end = Die Runde endet, bevor wieder am Zug wäre, wer geklopft hat. [6.5]
position-scavenger-played = Ein Streuner liegt nur so lange im Spiel, wie er benutzt wird. [5.2]
position-scavenged = Es muss ein Streuner gespielt worden sein. [5.1]
position-target = Ein Streuner wird gegen jemand anderen gespielt. [5.2]
position-offered = Ist ein Streuner gespielt, wird eine Handkarte angeboten. [5.2]
position-no-request = An diesem Tisch verlangt niemand namentlich eine Karte. [5.3]
position-requested = Erst wird eine Karte verlangt, dann darf abgewehrt werden. [5.3]
position-asked = Gefragt werden muss, wer einen Wachhund hat und abwehren darf. [5.4]
position-not-asked = Jetzt kann niemand nach einem Wachhund gefragt werden. [5.4]
position-used = Nur Streuner und Wachhunde können verbraucht sein. [4.3]
position-no-memory = Bevor der Draft vorbei ist und nach dem Spiel gibt es nichts zu merken. [10.6]
position-memory-entry = Im Gedächtnis steht „{ $entry }“, aber das kann nicht sein. [10.6]
position-memory-leads-elsewhere = Das Gedächtnis führt zu anderen Händen, einer anderen Ablage oder anderen Karten unter dem Stapel. [10.6]
position-score-hand = Eine Hand hat 1 bis { $most } Karten, nicht { $count }. [3.5]
position-score-copies = Von { $card } gibt es nur { $count } Karten. [1.1]
position-score-card =
    Eine Karte „{ $name }“ gibt es nicht.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    } Karten: { $known-commas }.
