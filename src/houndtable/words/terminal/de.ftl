### What only the terminal says. How a catalogue is made: docs/translating.md

# What stands between two sentences of one paragraph, between two marks that are not shown.
sentence-gap = |{ " " }|
option = { $name } = { $default }: { $about } [{ $clause }]. Möglich: { $values }.
option-word = { $word } ({ $means })
option-seats = die Nummer einer Person ({ $low } bis { $high })
option-numbers = eine Zahl von { $low } bis { $high }
turn-mark = >
no-turn-mark = { " " }

## Positions in files

position-no-object = Eine Stellung ist ein JSON-Objekt, nicht „{ $got }“.
position-field-odd = „{ $field }“ in der Stellung muss { $wanted } sein, nicht „{ $got }“.
position-field-missing = In der Stellung fehlt „{ $field }“.
position-field-unknown = Die Stellung hat ein unbekanntes Feld „{ $field }“.
position-no-card = Eine Karte „{ $card }“ gibt es nicht. Karten: { $known-commas }.
position-too-many = Die Stellung enthält mehr { $card }, als in der Schachtel sind.
position-lacks = In der Stellung fehlen Karten: { $cards-commas }.
position-odd-marks = Hinter einer Karte stehen nur *, @ mit Plätzen und / mit einem Stapel, nicht „{ $marks }“.
position-marks-no-seat = „{ $marks }“ nennt einen Platz, den es am Tisch nicht gibt.
position-marks-no-batch = „{ $marks }“ nennt einen Stapel, den es nicht gibt.
# What a field must be; these stand within the sentence position-field-odd.
wanted-whole-number = eine ganze Zahl
wanted-whole-number-within = eine ganze Zahl von { $low } bis { $high }
wanted-flag = true oder false
wanted-one-of = eines von { $words-commas }
wanted-card-of = eine Karte ({ $words-commas })
wanted-card = eine Karte
wanted-move = ein Zug des Spiels
wanted-text = ein Text
wanted-object = ein Objekt
wanted-list = eine Liste
wanted-texts = eine Liste von Texten
wanted-numbers = eine Liste von { $count } Zahlen
wanted-list-of = eine Liste aus { $words-commas }
wanted-number-for-each = je eine Zahl für { $words-commas }
wanted-numbers-within = eine Liste ganzer Zahlen von 0 bis { $high }
wanted-dice = leer oder eine Liste von { $count } aus { $words-commas }
wanted-cards-there-are = eine Liste von Karten aus der Schachtel
wanted-one-for-each-seat = eine Liste von { $count }, je eine Angabe für jeden Platz
wanted-list-for-each-seat = je eine Liste für die { $count } Plätze
wanted-score-lines = eine Liste von Wertungszeilen
wanted-texts-of-line = wie „clause“ ein Text

## Luck that was written down

chance-short-secret = Ein Geheimnis braucht mindestens 16 Bytes.
chance-no-more =
    Gebraucht wird { $kind-is ->
        [shuffle]
            eine Mischung von { $of ->
                [1] 1 Karte
               *[other] { $of } Karten
            }
        [pick] eine Auslosung unter { $of }
       *[other] ein Wurf mit { $of } Seiten
    }, aber es ist kein weiteres Ergebnis aufgezeichnet.
chance-other =
    Gebraucht wird { $kind-is ->
        [shuffle]
            eine Mischung von { $of ->
                [1] 1 Karte
               *[other] { $of } Karten
            }
        [pick] eine Auslosung unter { $of }
       *[other] ein Wurf mit { $of } Seiten
    }, aufgezeichnet ist aber { $other-is ->
        [shuffle]
            eine Mischung von { $other_of ->
                [1] 1 Karte
               *[other] { $other_of } Karten
            }
        [pick] eine Auslosung unter { $other_of }
       *[other] ein Wurf mit { $other_of } Seiten
    }.
chance-unknown-kind = Vorgegebener Zufall kennt nur Mischen, Auslosen und Würfeln.
chance-other-cards = Die aufgezeichneten Karten sind nicht die, die gemischt werden.
chance-not-within =
    { $kind-is ->
        [shuffle]
            Eine Mischung von { $of ->
                [1] 1 Karte
               *[other] { $of } Karten
            }
        [pick] Eine Auslosung unter { $of }
       *[other] Ein Wurf mit { $of } Seiten
    } ergibt eine Zahl von 0 bis { $high }, nicht { $got }.

## Words that can be typed: the first one is shown, all are understood, and the English ones are understood everywhere

terminal-yes = j ja
terminal-no = n nein
terminal-command-help = hilfe
terminal-command-moves = züge zuege
terminal-command-why = warum
terminal-command-hint = tipp hinweis
terminal-command-table = tisch
terminal-command-log = verlauf
terminal-command-rules = regel regeln
terminal-command-save = speichern
terminal-command-quit = ende beenden
terminal-command-learn = lernen

## Questions

# The capital letter is what Enter means: no.
terminal-ask-yes = { $question } [j/N]
terminal-yes-or-no = Bitte antworte mit { $yes } oder { $no }.
terminal-no-answer = Bitte wähle eine der Möglichkeiten.
# $usual is what Enter means.
terminal-question = { $question } [{ $usual }]
terminal-again = Noch einmal spielen?
terminal-save = Das Spiel speichern?
terminal-overwrite = { $file } gibt es schon. Überschreiben?
terminal-continue = Drücke Enter, um weiterzumachen, oder tippe „{ $quit }“:

## The beginning

terminal-welcome = Willkommen bei Houndtable
terminal-press-enter = Mit Enter übernimmst du die Antwort in Klammern.
terminal-game = { $title }: { $about }
terminal-which-game = Welches Spiel?
terminal-new-to-it = { $game } ist neu für dich? Tippe „{ $learn }“ für eine erste Partie, in der du es lernst.
terminal-how-many = Wie viele spielen mit ({ $fewest } bis { $most })?
terminal-against-computer = du gegen den Computer
terminal-with-friends = alle zusammen an diesem Bildschirm
terminal-who-plays = Wer spielt?
terminal-players = { $title }, { $fewest } bis { $most } Personen
terminal-against = Du spielst gegen { $others }.
# Which bot it is; the levels go from beginner to master.
terminal-bot = { $name } ({ $kind })
bot-beginner = Einsteiger
bot-casual = Gelegenheitsspieler
bot-skilled = Fortgeschritten
bot-expert = Experte
bot-master = Meister
bot-heuristic = spielt nach Faustregeln
bot-random = spielt zufällig
bot-search = denkt voraus
bot-exec = dein Programm
terminal-how-to-type = Tippe die Nummer eines Zugs. Mit „{ $help }“ siehst du, was du sonst noch tun kannst.
terminal-lesson = Eine kurze erste Partie gegen { $others }, ebenfalls Anfänger. Tipps kommen, wenn du sie brauchst, und du kannst spielen, wie du magst.
terminal-whole-game = Bereit für ein ganzes Spiel? { $command }
terminal-come-back = Komm jederzeit wieder: { $command }

## The game

terminal-pass-screen = Gib den Bildschirm an { $name } weiter. { $name }, drücke Enter, sobald nur du ihn siehst.
terminal-your-turn = { $name }, du bist dran.
terminal-lawful = Ja, das geht jetzt: { $move }.
terminal-which-move = Welcher Zug? Zum Beispiel: { $why } 1
terminal-hint = Versuche es mit { $number }: { $move }.
terminal-tip = * { $tip } [{ $clause }]
terminal-no-such-number =
    Einen Zug mit der Nummer { $number } gibt es nicht. { $most ->
        [1] Es gibt nur die Nummer 1.
       *[other] Tippe eine Nummer von 1 bis { $most }.
    }
terminal-did-you-mean = Meinst du { $words }?
terminal-see-help = Mit „{ $help }“ siehst du, was du tippen kannst.
terminal-saved = Gespeichert als { $file }.
terminal-not-saved = Nicht gespeichert.
terminal-resume = Später weiterspielen: { $command }
terminal-input-ended = Es kommt keine Eingabe mehr, also endet das Spiel hier.

## What can be typed, with an explanation

terminal-help-number = eine Nummer
    .about = den Zug mit dieser Nummer machen
terminal-help-move = der Zug selbst
    .about = zum Beispiel: { $example }
terminal-help-moves = { $command }
    .about = wie sich jeder Zug ausschreiben lässt
terminal-help-why = { $command } ZUG
    .about = Darf ich das? Und wenn nicht: Welche Regel verbietet es?
terminal-help-hint = { $command }
    .about = ein Zug, der gut aussieht, und warum
terminal-help-table = { $command }
    .about = den Tisch noch einmal zeigen
terminal-help-log = { $command }
    .about = alles, was bisher geschehen ist
terminal-help-rules = { $command } [NUMMER]
    .about = die Regeln oder eine davon: { $command } { $rule }
terminal-help-save = { $command } [DATEI]
    .about = das Spiel speichern, um später weiterzuspielen
terminal-help-quit = { $command }
    .about = das Spiel verlassen

## The end

terminal-result = Ergebnis
terminal-won = gewonnen
terminal-lost = verloren
terminal-score =
    { $total }{ $reasons-is ->
        [none] { "" }
       *[other] { " " }– { $reasons-commas }
    }
# $said is a refusal or a reason for points; $clause is the number of the rule.
terminal-by-rule = { $said } [{ $clause }]
terminal-not-finished = Das Spiel wurde nicht beendet.
terminal-verified = { $file }: { $report }
terminal-stopped = Abgebrochen.
terminal-our-fault = Etwas ist schiefgegangen, das nicht schiefgehen sollte ({ $error }). Mit HOUNDTABLE_DEBUG=1 siehst du, wo.

## Commands that can’t be carried out. $command is the command that has --help

misuse-unknown-command =
    Den Befehl „{ $name }“ gibt es nicht.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    } Bekannte Befehle: { $known-commas }.
misuse-needs-value = { $name } braucht einen Wert. Siehe { $command } --help.
misuse-takes-no-value = Zu { $name } gehört kein Wert. Siehe { $command } --help.
misuse-not-together = { $name } und { $other } gehen nicht zusammen. Siehe { $command } --help.
misuse-missing = { $name } fehlt. Siehe { $command } --help.
misuse-other = Dieser Befehl ist unverständlich. Siehe { $command } --help.
misuse-unfit = { $name } muss { $wanted } sein, nicht „{ $got }“. Siehe { $command } --help.
misuse-too-many = „{ $word }“ ist ein Wort zu viel. Siehe { $command } --help.
misuse-no-game = Bitte nenne ein Spiel: { $known-or }. Siehe { $command } --help.
misuse-odd-option = Schreibe --option NAME=WERT, nicht „{ $given }“.
misuse-option-twice = Die Option { $option } ist doppelt angegeben.
misuse-odd-list = Setze Kommas zwischen die Namen nach { $option }, nicht „{ $given }“.
misuse-hot-seat = Mit --hot-seat spielen alle an diesem Bildschirm; lass --bots und --seat weg.
misuse-no-such-seat =
    { $players ->
        [1] Bei 1 Person muss --seat 1 sein, nicht { $seat }.
       *[other] Bei { $players } Personen muss --seat eine Zahl von 1 bis { $players } sein, nicht { $seat }.
    }
misuse-one-bot-or-each =
    { $others ->
        [0] Außer dir spielt niemand mit; lass --bots weg.
        [1] Außer dir spielt nur eine Person mit; nenne einen Bot, nicht { $bots }.
       *[other] Nenne einen Bot oder je einen für die { $others } anderen Plätze, nicht { $bots }.
    }
misuse-resume-keeps = Ein gespeichertes Spiel behält Personenzahl, Optionen und Namen; lass sie bei --resume weg.
misuse-other-game = { $file } gehört zu { $game }, nicht zu { $wanted }.
misuse-name-program = In { $file } spielt ein eigenes Programm mit. Nenne es noch einmal mit --bots exec:BEFEHL.
misuse-no-lesson = Zu { title } gibt es keine Lektion. So spielst du es: houndtable play { $game }
misuse-no-hands =
    Bei { title } gibt es keine Hände zu werten.{ $known-is ->
        [none] { "" }
       *[other] { " " }Bei diesen Spielen schon: { $known-commas }.
    }
misuse-no-such-rule =
    { title } hat keine Regel „{ $rule }“.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    } Kapitel: { $chapters-commas }.
misuse-no-such-file =
    Die Datei „{ $file }“ gibt es nicht.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    }
misuse-no-such-folder = Den Ordner „{ $folder }“ gibt es nicht.
misuse-too-large = { $file } ist zu groß für ein gespeichertes Spiel.
misuse-not-text = „{ $file }“ lässt sich nicht lesen: Die Datei enthält keinen Text (UTF-8).
misuse-not-read = „{ $file }“ lässt sich nicht lesen: { $error }.
misuse-not-written = „{ $file }“ lässt sich nicht schreiben: { $error }.
misuse-not-a-file = „{ $file }“ lässt sich nicht schreiben: Das ist keine Datei.
misuse-no-place = „{ $file }“ lässt sich nicht schreiben: Den Ort gibt es nicht, oder du darfst dort nicht schreiben.
misuse-resume-or-save = --resume setzt seine eigene Datei fort; lass --save weg.
misuse-save-exists = { $file } gibt es schon. Mit --resume machst du dort weiter.
misuse-other-contest = { $file } wurde mit { $what } { $here } begonnen, nicht mit { $wanted }.
misuse-chart-needs-file = --chart braucht den Namen einer Datei.
misuse-stop-two-bots = --stop entscheidet zwischen zwei Bots. Lass es weg, um mehr zu vergleichen.
misuse-dataset-exists = In { $folder } gibt es schon einen Datensatz. Nenne mit --out einen anderen Ordner.
misuse-other-study = In { $folder } ist eine andere Studie, mit { $what } { $here } statt { $wanted }. Nenne mit --out einen anderen Ordner.
misuse-bad-journal = { $file }: { $why } Nenne mit --out einen anderen Ordner.
misuse-cluster-or-jobs = Ein Cluster hat eigene Worker; lass --jobs weg.
misuse-not-installed = Das kompilierte Spiel ließ sich nicht in der Umgebung installieren: { $error }.
misuse-no-keys-at = Von { $address } lassen sich keine Schlüssel lesen: { $error }.
misuse-no-public-key = In „{ $source }“ ist kein öffentlicher Schlüssel. Ein öffentlicher Schlüssel hat 43 Zeichen; ein Server veröffentlicht seine unter { $path }.
misuse-redis-needs-database = Server teilen sich eine Datenbank, keinen Ordner: --redis braucht --data postgresql://...
misuse-backup-of-database = Zum Sichern und Wiederherstellen von PostgreSQL nimm pg_dump und pg_restore: siehe docs/operating.md.
# $what is a command or a program; $extra is a part of Houndtable that pip installs.
needs-extra = { $what } braucht das Extra { $extra }: pip install 'houndtable[{ $extra }]'
wanted-seconds = eine Zahl von 0 bis { $most } (Sekunden)
wanted-days = eine Zahl von Tagen
wanted-network = eine Adresse oder ein Netz wie { $example }
wanted-origin = eine Adresse wie { $example }
wanted-few-to-many = ein Bereich von der kleineren zur größeren Zahl

## Programs that play

program-odd-time = Ein Programm hat 1 bis { $most } ms für einen Zug, nicht { $ms }.
program-not-on-windows = Programme können nur auf Systemen mit POSIX-Pipes mitspielen; nimm unter Windows WSL.
program-unreadable = Der Befehl „{ $command }“ lässt sich nicht lesen: { $error }.
program-no-command = Nach exec: steht der Befehl eines Programms, zum Beispiel exec:./mybot.
no-such-program = Das Programm „{ $program }“ gibt es nicht.
program-not-executable = Die Datei „{ $program }“ ist nicht ausführbar. So wird sie es: chmod +x { $program }

## Records, which are saved games

record-line = Zeile { $line }: { $why }
record-illegal-move = { $why } [{ $clause }]
record-written-by = { $why } Die Aufzeichnung stammt von { $writer }.
record-empty = Die Aufzeichnung ist leer.
record-cut-short = Die Aufzeichnung ist abgeschnitten: In der letzten Zeile muss „end“ stehen.
record-more-after-end = Nach der Zeile mit „end“ darf nichts mehr kommen.
record-not-ours = Das ist keine Aufzeichnung von Houndtable: In der ersten Zeile muss "format": "{ $format }" stehen.
record-newer-format = Die Aufzeichnung hat Formatversion { $version }, dieses Houndtable liest Version { $known }. Bitte installiere ein neueres.
record-no-such-format = Eine Formatversion { $version } gibt es nicht. Dieses Houndtable liest Version { $known }.
record-option-missing = Die Option „{ $option }“ fehlt.
record-too-long = Eine Aufzeichnung hat höchstens { $most } Zeichen, nicht { $length }.
record-too-many-lines = Eine Aufzeichnung hat höchstens { $most } Zeilen.
record-line-too-long = Eine Zeile hat höchstens { $most } Zeichen, nicht { $length }.
record-line-empty = Die Zeile ist leer.
record-line-no-object = Die Zeile ist kein JSON-Objekt: Sie muss mit { "{" } beginnen und mit { "}" } enden.
record-line-unknown = Die Zeile ist weder ein Zug noch ein Zufallsergebnis noch ein Ende.
record-no-json = Das ist kein JSON: { $error } in Spalte { $column }.
record-too-deep = Objekte und Listen sind mehr als { $most } Ebenen tief geschachtelt.
record-half-character = Die Zeile enthält ein halbes Zeichen (ein einzelnes Surrogat).
record-field-odd = „{ $field }“ muss { $wanted } sein, nicht „{ $got }“.
record-field-missing = Das Feld „{ $field }“ fehlt.
record-field-unknown = Das Feld „{ $field }“ gehört nicht hierher.
record-field-twice = Das Feld „{ $field }“ kommt zweimal vor.
record-number-too-large = Die Zahl { $number }… ist zu groß.
record-not-whole = { $number } ist keine ganze Zahl.
record-no-such-card = { title } hat keine Karte „{ $card }“.
record-no-checksum = Die Prüfsumme fehlt: Jede Zeile einer versiegelten Aufzeichnung hat eine „sum“.
record-other-checksum = Die Prüfsumme passt nicht: Die Zeile wurde verändert, oder frühere Zeilen wurden entfernt, verdoppelt oder vertauscht.
record-luck-left-over = Dieses Zufallsergebnis ist übrig: Es wird nirgends gebraucht.
record-over-but-unfinished = Das Spiel ist zu Ende, in der Zeile steht aber „unfinished“.
record-finished-but-going-on = Das Spiel ist nicht zu Ende, in der Zeile steht aber „finished“.
record-other-count-of-moves =
    Es { $moves ->
        [1] ist 1 Zug
       *[other] sind { $moves } Züge
    }, in der Zeile steht aber { $said }.
record-other-outcome = Das Ergebnis in dieser Zeile ist nicht das gespielte.
record-finished = Dieses Spiel ist beendet; es gibt nichts mehr zu spielen.
record-other-secret = Das Geheimnis passt nicht zum veröffentlichten Hash.
record-other-seed = Der Startwert von Person { $player } passt nicht zum veröffentlichten Hash.
record-other-luck = Der Zufall in dieser Aufzeichnung ist nicht der vorher festgelegte.
record-other-count-of-seeds =
    { $places ->
        [1] 1 Person hat einen Startwert gegeben
       *[other] { $places } Personen haben einen Startwert gegeben
    }, in der Aufzeichnung stehen aber { $seeds }.
wanted-hexadecimal = eine Folge von { $count } hexadezimalen Ziffern
wanted-hexadecimal-within = eine Folge von { $low } bis { $high } hexadezimalen Ziffern
wanted-letters-and-digits = eine Folge von { $count } Buchstaben und Ziffern
wanted-time = eine Zeit wie { $example }
wanted-seats-in-order = nach Plätzen geordnet und ohne Wiederholung
wanted-objects = eine Liste von Objekten
wanted-short-text = höchstens { $most } sichtbare Zeichen lang

## What a record is

record-report =
    { title }, Regelversion { $rules }, { $players ->
        [1] 1 Person
       *[other] { $players } Personen
    }, { $moves ->
        [1] 1 Zug
       *[other] { $moves } Züge
    }, { $finished ->
        [yes] beendet
       *[no] nicht beendet
    }. Jeder Zug ist erlaubt.
record-sealed = Das Siegel ist unversehrt.
record-not-sealed = Nicht versiegelt: Zeilen können verändert worden sein.
record-fair = Der Zufall ist der vorher festgelegte.
record-prepared = Der Zufall wurde für eine Lektion vorbereitet.
record-seeds-not-shown = Die Aufzeichnung zeigt nicht, dass die Startwerte versiegelt waren, bevor sie bekannt wurden.
# $players are numbers: "Players 1 and 3".
record-seeds-sealed =
    { $players-is ->
        [one] Person { $players } hat den vor dem Geben versiegelten Startwert
       *[other] Die Personen { $players } haben die vor dem Geben versiegelten Startwerte
    } aufgedeckt.
record-seeds-withheld =
    { $players-is ->
        [one] Person { $players } hat den Startwert
       *[other] Die Personen { $players } haben die Startwerte
    } zurückgehalten.
record-seeds-open =
    { $players-is ->
        [one] Person { $players } hat einen Startwert
       *[other] Die Personen { $players } haben Startwerte
    } offen angegeben.
record-seeds-none =
    { $players-is ->
        [one] Person { $players } hat
       *[other] Die Personen { $players } haben
    } keinen Startwert gegeben.
record-not-signed = Die Aufzeichnung ist nicht signiert.
record-signature-unchecked = Die Aufzeichnung ist mit dem Schlüssel { $key } signiert; die Signatur wurde nicht geprüft (mit --key SCHLÜSSEL wird sie geprüft).
record-signature-missing = NICHT SIGNIERT: Irgendwer kann diese Aufzeichnung geschrieben haben.
record-signature-other = VON JEMAND ANDEREM SIGNIERT: Ihr Schlüssel ist { $key }, und der gehört nicht zu den angegebenen.
record-signature-forged = GEFÄLSCHT: Das ist nicht, was mit dem Schlüssel { $key } signiert wurde.
record-signature-good = Die Signatur stimmt: signiert mit dem Schlüssel { $key } am { $time }.

## The laboratory

lab-one-bot-or-each = Nenne einen Bot oder je einen für die { $players } Plätze, nicht { $bots }.
lab-two-bots = Nenne mindestens zwei Bots zum Vergleichen.
lab-bot-twice = { $bot } ist doppelt genannt. Nenne jeden Bot einmal; er besetzt so viele Plätze, wie es gibt.
lab-short-ladder = Eine Leiter hat mindestens zwei Stufen, die schwächste zuerst, oder ist „{ $none }“.
lab-unknown-comparison =
    Eine Option „{ $name }“ zum Vergleichen gibt es nicht.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    } Bekannte Optionen: { $known-commas }.
lab-nothing-to-compare = { $option } ist hier schon { $value }. Nenne einen anderen Wert zum Vergleich.
lab-no-results = Das sind keine Arena-Ergebnisse, die dieses Houndtable lesen kann.
lab-no-journal = Das ist kein Studienjournal, das dieses Houndtable lesen kann.
lab-other-rules = Die Regeln von { title } haben sich seitdem geändert; dieses Houndtable spielt Version { $version }.
lab-odd-game = Das ist keines dieser Spiele ({ $error }).
cluster-bad-address = Die Adresse eines Clusters sieht aus wie tcp://host:8786, nicht wie „{ $address }“.
cluster-not-there = Unter { $address } gibt es keinen Dask-Scheduler ({ $error }).
cluster-no-workers = Der Cluster unter { $address } hat keine Worker. So startest du einen: dask worker { $address }
cluster-lacks-module = Einem Worker des Clusters fehlt { $module }. Installiere Houndtable auch dort.
cluster-lost = Die Verbindung zum Cluster ist abgerissen ({ $error }). Sobald er wieder da ist, gib denselben Befehl noch einmal ein.
cluster-other-version = Ein Worker des Clusters hat Houndtable { $version }, nicht { $wanted }.

## Games of one’s own

authoring-not-offered = Kein installiertes Paket bietet das Spiel { $name } an.
authoring-needs = { $game } braucht { $function } in { $module }.py: siehe docs/adding-a-game.md.
authoring-no-board = Ein Spiel oder Paket „{ $name }“ mit einer board.py gibt es nicht. Ist es installiert?
authoring-bad-board = Die board.py von { $package } lässt sich nicht lesen: { $error }
authoring-function-elsewhere = { $function } muss eine Funktion in einem Modul von { $package } außer board.py sein, denn derived.py ruft sie auf.
authoring-compiled-already = { $name } kommt mit Houndtable und wird mit ihm kompiliert.
authoring-checkout = Dieses Houndtable ist ein Checkout. Installiere es und kompiliere das Spiel dort, wo es installiert ist.
authoring-lacks = Hier lässt sich nicht kompilieren: { $lack }
authoring-compiled-in-vain = Das kompilierte Spiel läuft nicht, also bleibt alles, wie es war. { $error }
authoring-bad-name = Der Name eines Spiels hat 2 bis 30 Kleinbuchstaben und Ziffern und beginnt mit einem Buchstaben. „{ $name }“ passt nicht.
authoring-python-word = „{ $name }“ ist ein Schlüsselwort von Python. Wähle einen anderen Namen.
authoring-game-exists = Ein Spiel namens { $name } gibt es schon. Wähle einen anderen Namen.
authoring-package-exists = Ein Python-Paket namens { $name } gibt es schon. Wähle einen anderen Namen.
authoring-folder-exists = { $folder } gibt es schon. Wähle mit --folder einen anderen Ordner.
authoring-not-derived = derived.py für { $name } ließ sich nicht schreiben. { $error }

## Translations: the command houndtable words

misuse-odd-language = „{ $language }“ ist kein Sprachkürzel. Nimm eines wie fr oder pt-br.
words-unknown-language = Für die Sprache „{ $language }“ gibt es noch keine Texte. Lege neben jede en.ftl eine { $language }.ftl, wie docs/translating.md es erklärt:
words-catalogue = { $name }: { $known } von { $all } Meldungen
words-missing = fehlt: { $keys-commas }
words-too-many = nicht im Englischen: { $keys-commas }
words-other-variables = andere Variablen als im Englischen: { $keys-commas }
words-not-understood = nicht verstanden: { $line }
words-complete = Es fehlt nichts.
words-incomplete =
    { $count ->
        [1] Es fehlt 1 Meldung.
       *[other] Es fehlen { $count } Meldungen.
    }
words-wrong =
    { $count ->
        [1] 1 Meldung ist falsch.
       *[other] { $count } Meldungen sind falsch.
    }

## Environments for researchers

unknown-render-mode = Den Anzeigemodus „{ $name }“ gibt es nicht. Bekannt: { $known-commas }.
unknown-reward = Die Belohnung „{ $name }“ gibt es nicht. Bekannt: { $known-commas }.
wanted-no-idle = in einem Zug, in dem schon ein Vierling abgeworfen oder gezogen wurde, 0
wanted-told = leer oder eine Liste von { $viewers } mal { $players } Kartenlisten
wanted-changes = eine Liste von höchstens { $count } Kartenwechseln nach dem, was alle gesehen haben,

## Help: what the command line says about itself. Options, names in capitals and words that people type stay as they are

# $command is how the command is written; nothing may follow it.
help-usage = Aufruf: { $command }
help-arguments = Argumente:
help-options = Optionen:
help-default = { $help } (Standard: { $default })
help-intro = Brett- und Kartenspiele mit einer gemeinsamen Regel-Engine. Ohne Befehl öffnet sich Houndtable im Browser.
help-more = `houndtable BEFEHL --help` erklärt einen Befehl; --language L wählt die Sprache, --version zeigt Version und Engine, --licences die Lizenzen fremder Software.

# What each command does.
verb-browser = Im Browser spielen, auf diesem Rechner: der beste Einstieg
verb-terminal = Ein Spiel aussuchen und im Terminal spielen
verb-learn = Ein Spiel beim Spielen lernen: eine erste Partie mit Tipps
verb-play = Ein Spiel im Terminal spielen, gegen Bots oder mit Freunden
verb-games = Die Spiele und ihre Optionen auflisten
verb-rules = Die Regeln eines Spiels zeigen oder eine davon
verb-score = Zeile für Zeile zeigen, was eine Hand wert ist
verb-replay = Ein gespeichertes Spiel noch einmal ansehen
verb-analyse = Zeigen, was jede Entscheidung in einem gespeicherten Spiel gekostet und was das Glück gebracht hat
verb-verify = Ein gespeichertes Spiel Zug für Zug prüfen
verb-sim = Bots viele Partien spielen lassen und sehen, wer gewinnt
verb-arena = Herausfinden, welcher Bot stärker ist: gleiche Ausgangslagen auf allen Plätzen
verb-study = Messen, wie sich ein Spiel spielt: ein Bericht für die Spieleentwicklung mit Intervallen und Diagrammen
verb-dataset = Partien zwischen Bots als Daten schreiben: Aufzeichnungen und Tabellen aller Entscheidungen
verb-new-game = Ein kleines eigenes Spiel anlegen, zum Spielen und Verändern
verb-derive = Den Code erzeugen, der sich aus dem Brett eines Spiels ergibt
verb-check-game = Ein eigenes oder mitgeliefertes Spiel prüfen und auflisten, was fehlt
verb-keep-matches = Beispielpartien eines Spiels aufheben, die jede Regeländerung verraten
verb-compile-game = Ein eigenes Spiel kompilieren, damit Bots schneller denken
verb-words = Auflisten, was in einer Übersetzung fehlt
verb-serve = Tische für Menschen und Bots im Netz anbieten
verb-keys = Die Schlüssel verwalten, mit denen ein Tisch-Server Aufzeichnungen signiert
verb-forget-person = Eine Person auf ihren Wunsch von einem Tisch-Server löschen
verb-backup = Alle Daten eines Tisch-Servers in einer Datei sichern
verb-restore = Die Daten eines Tisch-Servers aus einer Sicherung wiederherstellen

# What an argument means to all commands; .default is what happens without it, where that isn’t a value.
help-help = diese Hilfe zeigen
help-game = das Spiel; `houndtable games` listet alle auf
help-players = wie viele mitspielen
help-bots = ein Bot für alle oder je einer
help-option = eine Option des Spiels setzen; darf mehrfach vorkommen
help-seed = gleicher Startwert, gleicher Zufall
    .default = zufällig
help-language = die Sprache: { $languages }
    .default = die deines Systems, sonst en
help-file = ein gespeichertes Spiel
help-json = das Ergebnis als JSON ausgeben
help-games = wie viele Partien
help-jobs = wie viele Prozessoren arbeiten
    .default = alle
help-cluster = die Adresse eines Dask-Schedulers, zum Beispiel tcp://host:8786
help-name = das Spiel
help-data = die Daten des Servers oder postgresql://...

# What an argument means to one command.
help-browser-data = der Ordner für alle Daten
help-browser-no-open = die Adresse ausgeben, aber keinen Browser öffnen
help-play-seat = deine Nummer in der Spielreihenfolge
help-play-hot-seat = alle spielen an diesem Bildschirm, ohne Bots
help-play-names = die Namen, in Spielreihenfolge
help-play-resume = ein gespeichertes Spiel fortsetzen
help-rules-rule = die Nummer einer Regel (5.3) oder eines Kapitels (5) oder `notes` für die Anmerkungen zum Spieldesign (englisch)
    .default = alle Regeln
help-score-hand = die Hand, so geschrieben wie unten gezeigt
help-replay-seat = aus der Sicht dieser Person, in Spielreihenfolge
    .default = als Zuschauer
help-replay-step = nach jedem Zug auf Enter warten
help-analyse-seat = wessen Entscheidungen, in Spielreihenfolge
    .default = die des ersten Menschen
help-analyse-sims = Simulationen für jede Entscheidung
    .default = je nach Spiel
help-analyse-seed = gleicher Startwert, gleiches Ergebnis
help-verify-key = die Signatur des Servers prüfen: seine Schlüssel als Datei oder Adresse oder ein Schlüssel als Text
help-arena-bots = die Bots, die verglichen werden
help-arena-deals = höchstens so viele Ausgangslagen
help-arena-stop = aufhören, sobald ein Urteil feststeht
    .default = bei zwei Bots
help-arena-margin = Unterschiede bis zu so vielen Prozentpunkten gelten als Gleichstand
help-arena-save = jede Partie in einer neuen Datei speichern
help-arena-resume = einen gespeicherten Vergleich fortsetzen, auch mit anderen Bots
help-arena-json = das Ergebnis als JSON schreiben; - gibt es statt der Tabellen aus
help-arena-chart = das Ergebnis als Diagramm (SVG) zeichnen
help-study-players = wie viele mitspielen, zum Beispiel 4 oder 2-4
help-study-bots = wer spielt; mehrere Bots wechseln die Plätze
help-study-levels = die Bots vom schwächsten zum stärksten, oder none
help-study-options = Optionen, die verglichen werden: all, none oder Namen
help-study-deals = wie viele Ausgangslagen
help-study-seed = gleicher Startwert, gleiche Studie
help-study-out = der Ordner für den Bericht; eine Studie, die schon dort ist, wird fortgesetzt
help-dataset-out = der Ordner für die Dateien
help-new-game-name = der Name des Spiels und seines Pakets: Kleinbuchstaben und Ziffern
help-new-game-folder = wohin es geschrieben wird
help-derive-name = das Spiel oder das Paket, in dem es ist
help-derive-check = nichts schreiben, nur sagen, ob alles aktuell ist
help-check-game-tests = der Ordner mit den Tests
    .default = der daneben
help-check-game-examples = Fälle für jede Prüfung
help-compile-game-name = ein installiertes Spiel, das nicht zu Houndtable gehört
help-words-language = das Kürzel der Übersetzung, zum Beispiel fr oder pt-br
help-words-count = fehlende Meldungen nur zählen, ohne ihre Schlüssel
help-serve-host = die Adresse des Servers; 127.0.0.1 ist nur dieser Rechner
help-serve-port = der Port
    .default = ein freier
help-serve-data = der Ordner für alle Daten oder postgresql://...
help-serve-redis = eine PostgreSQL-Datenbank mit anderen Servern teilen
help-serve-bot-workers = Prozesse, in denen die Bots denken
help-serve-bot-pace = Sekunden, die ein Bot vor einem Zug wartet
help-serve-origin = eine weitere Website, die den Server benutzen darf; darf mehrfach vorkommen
help-serve-https = alle benutzen https: Cookies nur darüber senden
help-serve-contact = wie man dich erreicht, für die Seite zum Datenschutz
help-serve-keep-open = offene Tische schließen, die so viele Tage niemand besucht hat
help-serve-keep-abandoned = Spiele schließen, die so viele Tage niemand fortgesetzt hat
help-serve-keep-finished = beendete Spiele nach so vielen Tagen löschen
help-serve-trust-proxy = dem vorgeschalteten Proxy glauben, woher jemand kommt
help-serve-proxy = nur diesem Proxy glauben, einer Adresse oder einem Netz; darf mehrfach vorkommen
help-keys-new = einen neuen Schlüssel erzeugen und ab jetzt damit signieren
help-keys-drop = einen ersetzten Schlüssel nicht mehr veröffentlichen, weil er gestohlen wurde
help-forget-person-who = ein Name, nach dem gesucht wird, oder mit --sure die Nummer einer Person
help-forget-person-sure = die Person mit dieser Nummer wirklich löschen
help-backup-file = die Datei, die geschrieben wird
help-backup-data = die Daten des Servers
help-restore-file = eine Sicherung
help-restore-data = wohin die Daten kommen

## Many games, played by bots. $engine is compiled or interpreted

# What a bar shows that moves on; $time is the time left.
progress-games = Partien, noch { $time }
progress-moves = Züge, noch { $time }
progress-percent = Prozent, noch { $time }
stopped-games =
    Nach { $done } von { $total ->
        [1] 1 Partie
       *[other] { $total } Partien
    } abgebrochen.
stopped-deals =
    Nach { $done } von { $total ->
        [1] 1 Ausgangslage
       *[other] { $total } Ausgangslagen
    } abgebrochen.
worker-ended = Ein Arbeitsprozess wurde von außen beendet, vielleicht weil der Speicher nicht reichte. Weniger --jobs können helfen.
unfinished-games = Vorzeitig abgebrochene Partien: { $count }.
# Programs that played: $faults lists the messages below.
faults = { $name } hat manchmal keinen eigenen Zug gemacht: { $faults }
fault-died = abgestürzt { $count }
fault-late = zu spät { $count }
fault-nonsense = unverständlich { $count }
fault-unlawful = regelwidrig { $count }
fault-flood = zu viel Ausgabe { $count }
fault-unasked = ungefragt { $count }
sim-summary =
    { $games ->
        [1] 1 Partie
       *[other] { $games } Partien
    } von { $game }, Startwert { $seed }, { $engine ->
        [compiled] kompilierte
       *[other] interpretierte
    } Engine.
sim-unwon = Partien, die niemand gewonnen hat: { $count }.
sim-speed =
    { $games ->
        [1] 1 Partie/s
       *[other] { $games } Partien/s
    }, { $moves ->
        [1] 1 Zug/s
       *[other] { $moves } Züge/s
    }.
# Tables: their titles, columns and rows.
sim-by-seat = Nach Plätzen
sim-seat = Platz
sim-seat-number = Platz { $number }
sim-won = Siege
sim-share = Anteil
sim-interval = 95-%-Intervall
sim-final-score = Endstand
sim-round-score = Rundenpunkte
sim-spread = Streuung
sim-mean = Mittel
sim-sd = Abw.
sim-least = Min.
sim-median = Median
sim-most = Max.
sim-rounds-per-game = Runden pro Partie
sim-turns-per-game = Züge pro Partie
sim-turns-per-round = Züge pro Runde
sim-score-per-round = Punkte pro Runde
sim-counts = Zählungen
sim-all = alle
sim-per-game = /Partie
sim-per-round = /Runde
sim-under = Runden mit
arena-by-bot = Nach Bots, mit 95-%-Intervallen
arena-bot = Bot
arena-won = Siege
arena-ahead =
    Punkte
    voraus
arena-span = { $low } … { $high }
arena-summary =
    { $deals ->
        [1] 1 Ausgangslage
       *[other] { $deals } Ausgangslagen
    } von { $game }, jede { $times }-mal gespielt, mit den Bots auf wechselnden Plätzen: { $games ->
        [1] 1 Partie
       *[other] { $games } Partien
    }, Startwert { $seed }, { $engine ->
        [compiled] kompilierte
       *[other] interpretierte
    } Engine.
arena-even = Gleich starke Bots gewinnen { $share } der Partien.
# $verdict is one of the next three.
arena-verdict =
    Urteil nach { $deals ->
        [1] 1 Ausgangslage
       *[other] { $deals } Ausgangslagen
    }: { $verdict } (falsch in höchstens { $error } solcher Tests).
arena-better = { $first } ist besser als { $second }
arena-equal = { $first } und { $second } sind gleich stark, bis auf { $margin }
arena-open = ob { $first } oder { $second } besser ist, bleibt offen
arena-interval = { $first } gewinnt { $low } bis { $high } der Partien. Dieses 95-%-Intervall stimmt, egal wie oft du nachsiehst und wann du aufhörst; die in der Tabelle gelten für eine vorher festgelegte Zahl von Ausgangslagen.
seconds-taken = { $seconds } s.
analyse-title = { $game }: die Entscheidungen von { $name }
analyse-line = Zeile
analyse-made = gespielt
analyse-better = besser
analyse-loss = Verlust
analyse-luck = Glück
analyse-others = { $luck } + andere
analyse-about = Alle Zahlen sind Prozent eines Siegs, mit { $tries } Simulationen pro Entscheidung geschätzt. Glück ist, was bis zur nächsten Entscheidung geschah; bei „+ andere“ waren dazwischen auch andere am Zug.
analyse-deal = Das Austeilen:
analyse-all-luck = Glück und die anderen:
analyse-lost = Durch Entscheidungen verloren:
analyse-share = Anteil am Sieg:
study-stopped = Nach { $done } von { $total } Partien abgebrochen. Derselbe Befehl macht weiter.
study-too-short = Noch nicht genug für einen Bericht: Dafür braucht es mindestens { $fewest } Ausgangslagen.
study-writing = Es entsteht ein Bericht über das bisher Gespielte; Strg-C überspringt ihn.
study-not-written = Abgebrochen, bevor der Bericht geschrieben war. Derselbe Befehl macht weiter.
study-written =
    { $whole ->
        [yes] Der Bericht ist { $file }
       *[no] Der Bericht über das bisher Gespielte ist { $file }
    }; report.md, figures.json und die Tabellen liegen daneben.
dataset-written =
    { $matches ->
        [1] 1 Partie liegt
       *[other] { $matches } Partien liegen
    } in { $folder }: { $file } und Tabellen daneben.

## A game of one’s own

new-game-written = In { $folder } liegt ein kleines Spiel. Seine Regeln sind in { $rules }; ändere sie und alles andere, wie du magst.
new-game-next = So geht es weiter:
new-game-install = damit Houndtable es findet
new-game-play = spiele es
new-game-derive = nach jeder Änderung an board.py
new-game-check = prüfe es und sieh, was fehlt
derive-current = { $file } ist aktuell.
derive-stale = { $file } ist veraltet. So wird sie neu geschrieben: { $command }
derive-written = { $file } ist geschrieben.
matches-kept =
    Partien der { $versions-is ->
        [one] Version { $versions }
       *[other] Versionen { $versions }
    } der Regeln von { $game } liegen jetzt neben dem Spiel.
matches-kept-already = Partien jeder Version der Regeln von { $game } sind schon aufgehoben.
compile-begins = Der Kern und alle Spiele werden zusammen kompiliert; das dauert ein paar Minuten.
compile-done = { $name } ist kompiliert, mit { $count } Modulen insgesamt, nach { $seconds } s. Ändert sich der Code, läuft das Spiel interpretiert, bis du es neu kompilierst.

## The table server

browser-address = Houndtable ist hier: { $address }  { $more }
browser-stop = Strg-C beendet es.
browser-running = Es lief schon.
browser-stopped = Beendet. Deine Tische bleiben in { $folder }
browser-open = Öffne diese Adresse in einem Browser auf diesem Rechner, oder spiele ohne Browser: { $command }
browser-open-elsewhere = Auf deinem eigenen Rechner: { $command }; öffne dann dort die Adresse.
serve-address = Houndtable ist unter { $address } erreichbar (Strg-C beendet es)
serve-no-pages = Die Seiten für den Browser wurden bei der Installation nicht gebaut. Installiere Houndtable noch einmal, wo Node 20.19 oder neuer im PATH liegt oder als Paket zu haben ist, oder nimm ein veröffentlichtes Wheel, das sie enthält.
keys-new = Ab jetzt werden Aufzeichnungen mit dem Schlüssel { $key } signiert.
keys-dropped = Der Schlüssel { $key } wird nicht mehr veröffentlicht.
person-found =
    { $person }  { $name }, { $tables ->
        [1] 1 Tisch
       *[other] { $tables } Tische
    }
person-unknown-name = Niemand hier hat diesen Namen oder diese Nummer.
person-unknown = Niemand hier hat diese Nummer.
person-forgotten = { $person } ist abgemeldet. Ein laufender Server entfernt den Namen innerhalb einer Minute, ein anderer beim Start.
backup-written = { $file } enthält alle Daten von { $data }.
backup-restored = { $data } enthält alle Daten von { $file }.
