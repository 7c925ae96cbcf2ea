### What only the browser says. How a catalogue is made: docs/translating.md


## On every page

page-home = Startseite
page-back = Zurück
page-close = Schließen
page-again = Noch einmal versuchen
page-settings = Einstellungen
page-rules = Regeln
page-privacy = Datenschutz
page-loading = Einen Moment …
page-share = Link zum Teilen
page-copy = Kopieren
page-copied = Kopiert
page-guest = Gast
# Somebody at this screen who gave no name; { $number } is the place at the table, from 2.
page-guest-number = Gast { $number }
page-bot =
    Bot: { $level ->
        [1] Einsteiger
        [2] Gelegenheitsspieler
        [3] Fortgeschritten
        [4] Experte
       *[5] Meister
    }
# A rule of the rulebook, by its number: “4.2”.
page-rule = Regel { $number }

## The home page

home-tagline = Fünf kleine Spiele mit Hunden und Drachen
home-welcome = Nimm Platz! Spiele gegen Bots oder schicke jemandem einen Link.
home-games = Spiele
home-players = { $fewest } bis { $most } Personen
home-players-fixed = { $count } Personen
home-minutes = { $few }–{ $many } Minuten
home-minutes-fixed = etwa { $count } Minuten
home-play = Jetzt spielen
home-learn = Beim Spielen lernen
home-new = Neuer Tisch
# A button of one game: { $deed } is one of the four above.
home-deed = { $deed }: { $game }
home-yours = Weiterspielen
home-open = Offene Tische
home-none-open = Gerade gibt es keinen öffentlichen Tisch. Erstelle einen und lass andere mitspielen!
home-join = Mitspielen
home-watch = Zuschauen
home-continue = Weiterspielen
home-replay = Wiederholung
home-forget = Aus der Liste entfernen
home-phase-open = wartet auf Mitspielende
home-phase-starting = beginnt gleich
home-phase-playing = läuft
home-phase-over = beendet
home-link = Hast du einen Link?
home-paste = Hier einfügen
home-bad-link = Das ist kein Link zu einem Tisch. Solche Links sehen so aus: …/table/NAME#SCHLÜSSEL.

## A new table

new-title = Neuer Tisch
new-how-many = Wie viele spielen mit?
new-who = Wer spielt mit?
new-you = Du
new-friend = Jemanden einladen
new-here = Jemand an diesem Gerät
new-place = Platz { $number }
new-name = Name
new-create = Tisch erstellen
new-options = Optionen
new-options-about = Du kannst alles so lassen.
# Beside what is chosen for an option where nobody chose anything.
new-default = { $choice } (Standard)
new-public = Alle dürfen mitspielen
new-public-about = Der Tisch steht bei allen auf der Startseite.
new-clock = Uhr
new-clock-none = Keine Uhr
new-clock-soft = Freundliche Erinnerung
new-clock-bank = Gesamtzeit pro Person
new-clock-days = Tage pro Zug
new-seconds = Sekunden
new-minutes = Minuten
new-days = Tage

## A table that waits for players

lobby-title = Warten auf Mitspielende
lobby-free = frei
lobby-you = { $name } (du)
lobby-send = Schicke diesen Link an alle, die mitspielen sollen:
lobby-renew = Neue Einladung erstellen
lobby-renew-about = Ist der Link bei der falschen Person gelandet? Ein neuer ersetzt ihn.
lobby-start = Starten – Bots übernehmen die freien Plätze
lobby-name = Wie sollen die anderen dich nennen?
lobby-sit = Platz nehmen
lobby-named = Fremde dürfen nach dem Spiel meinen Namen sehen
lobby-named-about = Ohne deine Zustimmung heißt du in Aufzeichnungen und Wiederholungen „Player 1“, „Player 2“ … Du kannst das jederzeit ändern.
lobby-shuffling = Es wird gemischt …
lobby-shuffling-about = Jeder Browser mischt ein eigenes Geheimnis bei, damit niemand den Zufall manipulieren kann.
lobby-waiting = Warten auf { $names }. In ein paar Sekunden geht es auf jeden Fall los.

## One place on several devices

share-title = Auf einem anderen Gerät spielen
share-about = Das erste Gerät, das diesen Link benutzt, teilt deinen Platz: Es sieht, was du siehst, und kann für dich spielen. Behalte den Link für dich.
share-until = Er gilt ein einziges Mal, bis { $time }.
share-open = Es gibt einen unbenutzten Link, gültig bis { $time }.
share-make = Link erstellen
share-renew = Neuen Link erstellen
share-revoke = Link zurückziehen
share-devices = Deine Geräte
share-with = { $name } teilt deinen Platz.
share-remove = Entfernen
share-offered = Jemand teilt einen Platz mit dir
share-offered-about = Möchtest du ihn auf diesem Gerät einnehmen? Ihr spielt dann gemeinsam auf diesem Platz und seht beide dasselbe.
share-take = Platz einnehmen
share-watch = Nur zuschauen
share-came = Ein anderes Gerät teilt jetzt deinen Platz. Warst du das nicht, öffne im Menü „Auf einem anderen Gerät spielen“.

## The table, whatever is played. A game's board may read these too.

play-your-turn = Du bist dran
# { $names-is } is “one” or “several”.
play-thinking =
    { $names-is ->
        [one] { $names } überlegt
       *[other] { $names } überlegen
    }
play-watching = Du schaust zu. { $status }
play-over = Spielende
play-round-over = Rundenende
play-moves = Alle Züge
play-moves-about = Alles, was du jetzt tun kannst.
play-put-back = Zurücklegen
play-hint = Tipp
play-hint-says = Vorschlag: { $move }.
play-pondering = Ich überlege …
play-log = Verlauf
play-chat = Chat
play-say = Nachricht schreiben
play-send = Senden
play-nothing-said = Noch keine Nachrichten.
play-nothing-happened = Noch ist nichts passiert.
play-menu = Menü
play-undo = Zug zurücknehmen
play-undo-asked = { $name } möchte einen Zug zurücknehmen.
play-undo-waits = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst.
play-agree = Einverstanden
play-decline = Ablehnen
play-leave = Einen Bot für mich spielen lassen
play-come-back = Wieder selbst spielen
play-bot-plays = Ein Bot spielt für dich.
play-rematch = Revanche
play-replay = Wiederholung
play-cards =
    { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }
# { $zone } is what the game calls the place: hand, sticks …
play-zone-count = { $zone }: { $count }
play-hand-of = Hand von { $name }
play-won =
    { $names-is ->
        [none] Niemand gewinnt
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
play-you-won =
    { $others-is ->
        [none] Du gewinnst!
       *[other] Du und { $others } gewinnt gemeinsam!
    }
play-rank = { $place }.
play-total = Gesamt
play-rounds-so-far = Bisherige Runden
# { $all-is } is “none” where nobody knows how many rounds there will be.
play-round =
    Runde { $round }{ $all-is ->
        [none] { "" }
       *[other] { " " }von { $all }
    }
play-turn-is = Am Zug: { $names-commas }
play-winners-are =
    { $names-is ->
        [one] Gewonnen hat: { $names-commas }
       *[other] Gewonnen haben: { $names-commas }
    }
play-middle = Tischmitte
play-all = Alle { $count }
play-standings = Spielstand
play-yes = ja
play-no = nein
play-nothing-with = Damit kannst du gerade nichts tun.
play-pass-to = Gib das Gerät an { $name } weiter
play-i-am = Ich bin { $name }
play-reminder = Die anderen warten auf dich.
play-sending = Wird gesendet …
play-began-without = Gemischt wurde ohne Startwert von { $names }: Es kam keiner rechtzeitig an.

## Troubles

trouble-connecting = Verbindung wird aufgebaut …
trouble-broken = Verbindung unterbrochen. Neuer Versuch …
trouble-slow = Warten auf den Server …
trouble-lost = Das hat der Server nicht angenommen. Versuche etwas anderes oder lade die Seite neu.
trouble-offline = Der Server antwortet nicht. Läuft er noch?
trouble-failed = Das hat nicht geklappt.
trouble-no-table = Diesen Tisch gibt es nicht.
trouble-no-page = Diese Seite gibt es nicht.
trouble-home = Zur Startseite

## The rules of a game

rules-of = { $game }: Regeln
rules-contents = Inhalt
rules-print = Drucken
rules-notes = Anmerkungen zum Design (auf Englisch)
rules-search = Regeln durchsuchen
rules-none = Keine passenden Regeln.
rules-link = Link zu Regel { $number }

## The replay of a finished game

replay-of = { $game }: Wiederholung
replay-at = Zug { $at } von { $all }
replay-first = Zum Anfang
replay-previous = Vorheriger Zug
replay-next = Nächster Zug
replay-last = Zum Ende
replay-view = Ansicht
replay-spectator = Zuschauer
replay-deal = Austeilen
replay-move = { $name }: { $move }
replay-share = Teilen
replay-download = Aufzeichnung herunterladen

## Keys of the keyboard

keys-title = Tastenkürzel
keys-arrows = ← →
keys-arrows-about = zwischen deinen Spielteilen wechseln
keys-enter = Enter, Leertaste
keys-enter-about = ein Spielteil wählen oder einen Knopf drücken
keys-numbers = 1–9
keys-numbers-about = einen der gezeigten Züge machen
keys-escape = Esc
keys-escape-about = Auswahl aufheben oder schließen
keys-m-about = alle Züge
keys-h-about = Tipp
keys-u-about = Zug zurücknehmen
keys-l-about = Verlauf
keys-question-about = diese Liste

## Settings

settings-about = Wird in diesem Browser gespeichert.
settings-name = Dein Name
settings-language = Sprache
settings-language-auto = Browsereinstellung
settings-scheme = Farben
settings-scheme-auto = Systemeinstellung
settings-scheme-light = Hell
settings-scheme-dark = Dunkel
settings-size = Schriftgröße
settings-size-normal = Normal
settings-size-large = Groß
settings-size-huge = Sehr groß
settings-motion = Animationen
settings-motion-auto = Systemeinstellung
settings-motion-reduced = So wenig wie möglich
settings-motion-full = Alle
settings-speed = Tempo der Animationen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-sound = Töne

## The check of a finished game's luck

luck-checking = Der Zufall wird geprüft …
luck-good = Der Zufall war fair
luck-good-without = Der Zufall war fair, ohne Startwert von { $names }
luck-good-but =
    Der Zufall war fair, soweit ein Browser das prüfen kann: { $count ->
        [1] Einmal wurde neu gemischt, und das lässt sich
       *[other] { $count }-mal wurde neu gemischt, und das lässt sich
    } nur mit den Regeln prüfen
luck-alone = Der Zufall passt zur Festlegung des Servers, aber niemand hat einen Startwert beigetragen
luck-prepared = Alles in Ordnung: Der Zufall war für diese Lektion vorbereitet
luck-bad = Mit dem Zufall stimmt etwas nicht. { $finding }
luck-unread = Der Zufall lässt sich nicht prüfen: Die Aufzeichnung ist beschädigt
luck-offline = Der Zufall wurde nicht geprüft: Die Aufzeichnung kam nicht an
luck-about = Vor dem Spiel hat sich der Server auf ein Geheimnis festgelegt und jeder Browser auf einen Startwert. Beides zusammen bestimmt jedes Mischen, jede Auslosung und jeden Wurf. Dieser Browser hat das gerade selbst geprüft:
luck-check-commitment-good = Die Festlegung des Servers ist die, die dieser Browser sah, bevor du dich gesetzt hast.
luck-check-commitment-bad = Die Festlegung des Servers wurde geändert.
luck-check-commitment-unknown = Dieser Browser hat die Festlegung vor dem Spiel nicht gesehen.
luck-check-seal-good = Alle Hashes sind die, die dieser Browser sah, bevor er deinen Startwert schickte.
luck-check-seal-bad = Ein Hash wurde geändert, hinzugefügt oder entfernt.
luck-check-seal-unknown = Dieser Browser hat die Hashes nicht gesehen, bevor die Startwerte geschickt wurden.
luck-check-own-good = Dein Startwert wurde verwendet.
luck-check-own-bad = Dein Startwert fehlt oder wurde geändert, obwohl der Server ihn hatte.
luck-check-own-unknown = Von diesem Browser wurde kein Startwert verwendet.
luck-check-withheld-good = Niemand hat einen Startwert zurückgehalten.
luck-check-withheld-bad = Die Aufzeichnung nennt andere fehlende Startwerte als der Tisch.
luck-check-withheld-unknown = Niemand hat einen Startwert zurückgehalten.
luck-check-seeds-good = Jeder Startwert passt zu seinem Hash.
luck-check-seeds-bad = Ein Startwert passt nicht zu seinem Hash, oder es fehlen welche.
luck-check-seeds-unknown = Kein Startwert war versiegelt: Der Server allein hat den Zufall bestimmt.
luck-check-secret-good = Das Geheimnis passt zur Festlegung.
luck-check-secret-bad = Das Geheimnis passt nicht zur Festlegung.
luck-check-secret-unknown = Das Geheimnis wurde nicht geprüft.
luck-check-luck-good = Jedes Mischen, jede Auslosung und jeder Wurf folgt aus Geheimnis und Startwerten.
luck-check-luck-bad = Mindestens ein Mischen, eine Auslosung oder ein Wurf folgt nicht aus Geheimnis und Startwerten.
luck-check-luck-unknown = Jedes Austeilen, jede Auslosung und jeder Wurf folgt aus Geheimnis und Startwerten. Wie die Karten vor einem neuen Mischen lagen, wissen nur die Regeln.
luck-without = Von { $names } fehlt der Startwert, wie der Tisch zu Beginn gemeldet hat.
luck-values = Werte
luck-commitment = Festlegung
luck-secret = Geheimnis
luck-hash = Hash: { $value }
luck-seed = Startwert: { $value }
luck-kind-sealed = { $name }: versiegelt und aufgedeckt
luck-kind-withheld = { $name }: zurückgehalten
luck-kind-open = { $name }: offen angegeben
luck-kind-none = { $name }: kein Startwert
luck-outcomes =
    { $count ->
        [1] 1 Zufallsergebnis
       *[other] { $count } Zufallsergebnisse
    }
luck-shuffle =
    { $count ->
        [1] 1 Karte gemischt
       *[other] { $count } Karten gemischt
    }
luck-pick = Nummer { $which } von { $of } ausgelost
luck-roll = Seite { $which } von { $of } gewürfelt
luck-drawn-unknown = { $outcome } – neu gemischt: Die Reihenfolge davor kennen nur die Regeln
luck-drawn-bad = { $outcome } – folgt nicht daraus
luck-yourself = Willst du ihn mit anderen Werkzeugen prüfen, lade die Aufzeichnung herunter: „houndtable verify“ spielt auch jede Regel nach, und in docs/fairness.md steht ein Prüfprogramm, das auf eine Seite passt.

## One's own data

own-title = Deine Daten
own-stranger = Der Server kennt diesen Browser nicht und hat nichts über dich gespeichert.
own-number = Deine Nummer auf diesem Server:
own-devices = Geräte, auf denen du angemeldet bist
own-this-device = Dieses Gerät
own-other-device = Ein anderes Gerät
own-dates = seit { $made }, zuletzt benutzt { $used }
own-log-out = Abmelden
own-log-out-here = Hier abmelden
own-log-out-here-1 = Dieser Browser vergisst, wer du bist, und deine Plätze an allen Tischen.
own-log-out-here-2 = Wenn du auf keinem anderen Gerät angemeldet bist, lassen sie sich nicht zurückholen.
own-log-out-everywhere = Überall abmelden
own-log-out-everywhere-1 = Alle deine Geräte werden sofort abgemeldet.
own-log-out-everywhere-2 = Danach kann niemand deine Plätze zurückholen, auch du nicht.
own-download = Meine Daten herunterladen
own-delete = Meine Daten löschen
own-delete-1 = Dein Name und alles, was du geschrieben hast, werden von allen Tischen entfernt, und deine Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen.
own-delete-2 = In laufenden Spielen übernimmt ein Bot deinen Platz.
own-delete-3 = Deine Züge und deine Startwerte bleiben, ohne deinen Namen: Sonst könnten die anderen ihre Spiele nicht mehr prüfen.
own-delete-now = Endgültig löschen
own-cancel = Abbrechen
own-done = Erledigt. Der Server kennt diesen Browser nicht mehr.
own-more = Was gespeichert wird und wie lange

## The page about privacy

privacy-stored = Was gespeichert wird
privacy-stored-1 = Der Name, den du beim Platznehmen eingibst, eine zufällige Nummer, die für dich steht, und ob Fremde deinen Namen sehen dürfen.
privacy-stored-2 = Für jedes deiner Geräte ein zufälliger Schlüssel, nur als Hash, mit den Tagen, an denen er zuerst und zuletzt benutzt wurde.
privacy-stored-3 = Die Tische, die du erstellt oder an denen du gesessen hast: Züge, Chat, deine Startwerte und bis zum Ende des Spiels ein mit einem Schlüssel gebildeter Hash der Netzadresse, von der aus der Tisch erstellt wurde.
privacy-stored-4 = Keine E-Mail-Adresse, kein Passwort, kein Tracking. Im Protokoll des Servers stehen keine Namen, Schlüssel, Karten oder Züge.
privacy-stored-5 = In deinem Browser: ein Cookie mit dem Schlüssel, deine Einstellungen und eine Liste deiner Tische.
privacy-how-long = Wie lange
privacy-sessions =
    Ein Gerät, das du { $days ->
        [1] 1 Tag
       *[other] { $days } Tage
    } lang nicht benutzt, wird abgemeldet.
privacy-links =
    Ein Link zu deinem Platz gilt einmal, höchstens { $hours ->
        [1] 1 Stunde
       *[other] { $hours } Stunden
    } lang.
privacy-open =
    Ein Tisch, an dem niemand sitzt, wird { $days ->
        [1] 1 Tag
       *[other] { $days } Tage
    } nach dem letzten Besuch gelöscht.
privacy-waiting =
    Ein Tisch, der auf Mitspielende wartet, wird nach { $days ->
        [1] 1 Tag
       *[other] { $days } Tagen
    } gelöscht.
privacy-abandoned =
    Ein Spiel, das niemand fortsetzt, wird nach { $days ->
        [1] 1 Tag
       *[other] { $days } Tagen
    } gelöscht.
privacy-finished =
    Ein beendetes Spiel wird nach { $days ->
        [1] 1 Tag
       *[other] { $days } Tagen
    } gelöscht.
privacy-who = Wer es sehen kann
privacy-who-1 = Alle, die an deinem Tisch spielen oder zuschauen, sehen deinen Namen, deine Züge und was du dort schreibst.
privacy-who-2 = Ist ein Spiel beendet, können alle, die den Link haben, die Aufzeichnung lesen. Fremde sehen deinen Namen dann nur, wenn du zugestimmt hast; sonst heißt du „Player 1“, „Player 2“ …
privacy-who-3 = Wer diesen Server betreibt, kann alles lesen, was gespeichert ist.
privacy-deleting = Was beim Löschen verschwindet
privacy-contact = Kontakt
privacy-contact-about = All das kannst du in den Einstellungen selbst tun. Für alles andere wende dich an die Person, die diesen Server betreibt:
privacy-no-contact = Für diesen Server ist kein Kontakt angegeben.
