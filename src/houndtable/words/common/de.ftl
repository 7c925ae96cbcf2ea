### What terminal and browser both say. How a catalogue is made: docs/translating.md

# What this language is called, in itself.
language-name = Deutsch

## Lists: each says how one more item follows what there is; $first-is is “one” or “several” items

list-and = { $first } und { $next }
list-or = { $first } oder { $next }
list-comma = { $first }, { $next }

## Numbers: 1234.5 as this language writes it, and a percentage

number-example = 1.234,5
percent = { $number }{ "\u00A0" }%

## Players

you = Du
# A player without a name; numbered from 1.
player-in-list = { $name }
player = Person { $number }

## What every game has

cell = Reihe { $row }, Spalte { $column }
score-line = { $reason }: { $points }
ask = Wähle einen Zug.
hint-only-move = Es gibt keinen anderen Zug.
hint-any-move = Alle Züge sind gleich gut.
hint-chance =
    Gewinnchance etwa { $percent }{ "\u00A0" }%{ $other-is ->
        [none] .
       *[other] { " " }(mit „{ $other }“ { $second }{ "\u00A0" }%).
    }

## Refusals of the engine

# Where it isn’t known which game is meant; every game’s own catalogue says its title.
title = Dieses Spiel
unknown-game =
    Ein Spiel namens „{ $name }“ gibt es nicht.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    } Bekannte Spiele: { $known-commas }.
unknown-language = Die Sprache „{ $name }“ gibt es nicht. Bekannte Sprachen: { $known-commas }.
unknown-option =
    Eine Option namens „{ $name }“ gibt es nicht.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    } Bekannte Optionen: { $known-commas }.
# $words are the words that can be chosen; $numbers says whether numbers can be chosen too.
bad-option =
    Die Option { $option } kann { $words-is ->
        [none] { "" }
       *[other] { $words-or }
    }{ $numbers ->
        [none] { "" }
       *[other]
            { $words-is ->
                [none] { "" }
               *[other] { " " }oder{ " " }
            }{ $numbers ->
                [seats] die Nummer eines Platzes
                [players] die Nummer einer Person
               *[other] eine Zahl
            } von { $low } bis { $high }
    } sein, nicht „{ $given }“.
wrong-players = { title } ist für { $fewest } bis { $most } Personen, nicht für { $players }.
no-such-move =
    { title } kennt keinen Zug „{ $move }“.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    }
version-too-new =
    { $what ->
        [position] Diese Stellung
        [table] Dieser Tisch
        [record] Diese Aufzeichnung
       *[match] Diese Partie
    } folgt Version { $version } der Regeln von { title }, dieses Houndtable spielt aber Version { $played }. Bitte installiere ein neueres Houndtable.
version-too-old =
    { $what ->
        [position] Diese Stellung
        [table] Dieser Tisch
        [record] Diese Aufzeichnung
       *[match] Diese Partie
    } folgt Version { $version } der Regeln von { title }, dieses Houndtable spielt aber Version { $played }. Bitte installiere ein älteres Houndtable.
game-broken = Das Spiel { $name } lässt sich nicht laden: { $error }
game-is-none = Das Spiel { $name } lässt sich nicht laden: { $place } ist kein Spiel.
game-is-another = Das Spiel { $name } lässt sich nicht laden: { $place } ist das Spiel { $other }.

## Refusals of names, seats and bots

unknown-bot =
    Einen Bot namens „{ $name }“ gibt es nicht.{ $near-is ->
        [none] { "" }
       *[other] { " " }Meinst du { $near-or }?
    } Bekannte Bots: { $known-commas }.
bot-needs-clock = Ein Bot mit Zeitlimit kann nur spielen, wo es eine Uhr gibt.
no-such-seat = Den Platz { $seat } gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
wrong-number-of-names =
    { $players ->
        [1] 1 Person braucht 1 Namen
       *[other] { $players } Personen brauchen { $players } Namen
    }, nicht { $names }.
bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen. „{ $name }“ geht nicht.

## Refusals of the server

# Words that a client sent wrongly are for programmers: `$problem` is in English.
refused-no-message = Das ist keine gültige Nachricht: { $problem }
refused-bad-body = Diese Anfrage ist nicht gültig: { $problem }
refused-not-json = Anfragen müssen JSON sein und das im Content-Type auch angeben.
refused-large-body = Diese Anfrage ist zu groß: Höchstens { $most } Bytes sind erlaubt.
refused-body-too-large = Diese Anfrage ist zu groß.
refused-large-headers = Die Header der Anfrage sind zu groß oder zu viele.
refused-sent-ahead = Über eine Verbindung wurden zu viele Anfragen im Voraus gesendet.
refused-not-http = Das ist kein HTTP/1.1.
refused-long-id = Eine Kennung darf höchstens { $most } Zeichen haben.
refused-long-move = Ein Zug darf höchstens { $most } Zeichen haben.
refused-bad-seat = Ein Platz ist eine Zahl ab 0.
refused-no-such-page = Diese Seite gibt es nicht.
refused-wrong-method = So lässt sich diese Seite nicht abrufen.
# Too much, too fast
refused-too-many-messages = Das ging zu schnell. Bitte warte einen Moment.
refused-too-many-requests = Zu viele Anfragen. Bitte warte einen Moment.
refused-too-many-hints = Du hast zu viele Tipps angefordert. Bitte warte einen Moment.
refused-too-much-chat = Du schreibst zu schnell. Bitte warte einen Moment.
refused-too-many-matches = Zu viele Spiele wurden auf einmal geladen. Bitte warte einen Moment.
refused-too-many-new-tables = Du erstellst zu schnell neue Tische. Bitte warte einen Moment.
refused-too-many-new-people = Aus deinem Netz sind zu viele neue Mitspielende gekommen. Bitte warte einen Moment.
refused-too-many-exports = Du hast deine Daten zu oft heruntergeladen. Bitte warte eine Minute.
refused-too-many-views = Du kannst höchstens { $most } Tische zugleich geöffnet haben. Bitte schließe erst einen.
refused-too-many-tables = Es gibt zu viele offene Tische. Beende erst ein Spiel oder versuche es später noch einmal.
refused-too-many-links = Für diesen Platz lassen sich keine weiteren Links erstellen.
refused-too-many-invitations = Für diesen Tisch lassen sich keine weiteren Einladungen erstellen.
refused-too-many-connections = Aus deinem Netz gibt es zu viele Verbindungen. Bitte schließe ein paar Tabs.
refused-busy = Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.
# Who you are
refused-not-known = Der Server kennt dich nicht: Es wurde kein gültiges Cookie oder Bearer-Token mitgeschickt.
refused-no-such-session = Auf diesem Gerät bist du nicht angemeldet.
refused-not-sure = Es wurde nichts gelöscht, weil du es nicht bestätigt hast.
refused-being-deleted = Deine Daten werden gerade gelöscht, darum kannst du dich an keinen Tisch setzen.
refused-foreign-origin = Von anderen Websites aus geht das nicht.
# `$what` is a name or a message in the chat.
refused-text-length =
    { $what-is ->
        [name] Ein Name
       *[chat] Eine Nachricht
    } braucht 1 bis { $most } sichtbare Zeichen.
refused-text-invisible =
    { $what-is ->
        [name] Ein Name
       *[chat] Eine Nachricht
    } darf keine Zeichen enthalten, die unsichtbar sind oder die Schreibrichtung umkehren.
refused-text-accents =
    { $what-is ->
        [name] Ein Name
       *[chat] Eine Nachricht
    } darf nicht so viele Akzente auf einem Buchstaben haben.
# Making a table
refused-bad-seats = Alle brauchen einen Platz, und jeder Platz ist { $known-or }.
refused-bad-level = Die Stufen gehen von 1 bis 5.
refused-bad-hold = Die Pause kann 0 bis { $most } Millisekunden dauern.
refused-bad-clock = Eine Uhr ist { $known-or }.
refused-bad-time = Bei dieser Uhr kannst du 1 bis { $most } wählen.
refused-no-lesson = Zu diesem Spiel gibt es keine Lektion.
# Sitting down
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-seat =
    Diesen Platz gibt es nicht: Der Tisch hat { $count ->
        [1] 1 Platz
       *[other] { $count } Plätze
    }.
refused-not-your-seat = Das ist nicht dein Platz.
refused-host-only = Das kann nur, wer den Tisch erstellt hat.
refused-link-only = Um an diesem Tisch mitzuspielen, brauchst du den Einladungslink.
refused-seat-taken = Dieser Platz ist besetzt.
refused-bot-seat = Auf diesem Platz spielt ein Bot.
refused-seat-kept = Dieser Platz ist für jemand anderen reserviert.
refused-seated-already = Du hast an diesem Tisch schon einen Platz.
refused-no-free-seat = Es ist kein Platz frei.
refused-bad-link = Dieser Link funktioniert nicht mehr. Jeder Link gilt nur einmal und nur für eine gewisse Zeit. Lass dir einen neuen geben.
refused-not-shared = Diesen Platz teilst du nicht mit dieser Person.
# The luck: everyone may give a seed, and its hash before that.
refused-bad-hash = Der Hash eines Startwerts hat 64 hexadezimale Ziffern.
refused-hash-without-seat = Der Hash eines Startwerts gehört zu einem Platz: Gib den Platz an.
refused-hash-used = Diesen Hash hat schon ein anderer Platz angegeben.
refused-bad-seed = Ein Startwert braucht 1 bis { $most } ASCII-Zeichen.
refused-too-early-to-reveal = Es ist zu früh, einen Startwert aufzudecken: Der Tisch ist noch nicht versiegelt.
refused-other-seed = Dieser Startwert gehört nicht zu dem Hash, den du angegeben hast.
refused-begun-without-seed = Das Spiel hat ohne diesen Startwert begonnen.
# Playing
refused-about-to-begin = Das Spiel beginnt gleich.
refused-begun = Das Spiel hat schon begonnen.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-over = Das Spiel ist vorbei.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-no-record-yet = Die Aufzeichnung gibt es, sobald das Spiel vorbei ist.
refused-no-replay-yet = Die Wiederholung gibt es, sobald das Spiel vorbei ist.
refused-rematch-exists = Die Revanche gibt es schon.
refused-players-only = Eine Revanche kann nur vorschlagen, wer mitgespielt hat.
refused-wait = Einen Moment noch.
refused-old-position = Dieser Zug war für eine frühere Stellung.
refused-moved-on = Das Spiel ist inzwischen weitergegangen.
refused-newer-question = Du hast einen neueren Tipp angefordert.
refused-nothing-to-decide = Du hast gerade nichts zu entscheiden.
refused-not-asked = Niemand bittet dich, einen Zug zurückzunehmen.
refused-undo-pending = Es läuft schon eine Bitte, einen Zug zurückzunehmen.
refused-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
refused-revealed = Das lässt sich nicht zurücknehmen: Seither wurde etwas Verdecktes oder Zufälliges bekannt.
refused-away-already = Ein Bot spielt schon für dich.
refused-here-already = Du spielst schon mit.
# The server and what it keeps; `$number` is for whoever runs the server.
refused-our-fault = Bei uns ist etwas schiefgegangen; es hat sich nichts geändert. (Fehler { $number } im Protokoll des Servers)
refused-damaged = Die Daten dieses Tischs sind beschädigt, darum lässt er sich nicht öffnen. (Fehler { $number } im Protokoll des Servers)
refused-closed = Dieser Tisch wurde geschlossen, weil niemand zurückkam.
refused-deleted = Dieses Spiel ist lange vorbei und wurde gelöscht.
refused-elsewhere = Diesen Tisch hat jetzt ein anderer Server. Bitte verbinde dich neu.
refused-elsewhere-silent = Diesen Tisch hat ein anderer Server, und der antwortet nicht. Bitte versuche es gleich noch einmal.
refused-no-database = Der Server erreicht seine Datenbank nicht. Bitte verbinde dich neu.
refused-database-silent = Die Datenbank antwortet nicht. Bitte versuche es gleich noch einmal.
refused-not-saved = Das ließ sich nicht speichern ({ $problem }), es hat sich also nichts geändert. Bitte versuche es später noch einmal.
refused-overtaken = Das ließ sich nicht speichern, weil etwas anderes zuerst gespeichert wurde. Bitte versuche es noch einmal.
refused-maybe-saved = Die Verbindung zur Datenbank ist abgerissen. Ob das gespeichert wurde, ist unklar. Bitte verbinde dich neu.
refused-stopping = Der Server wird beendet. Bitte verbinde dich gleich neu.
refused-given-up = Das wird nicht mehr gebraucht.
refused-made-twice = Ein Tisch kann nicht zweimal erstellt werden.
refused-other-seal = Das Siegel ist nicht das, auf das sich der Tisch festgelegt hat.
refused-other-seeds = Es fehlen Startwerte, oder es sind mehr, als gespeichert wurden.
refused-other-luck = Der gespeicherte Zufall ist nicht der, auf den sich der Tisch festgelegt hat.
# For whoever runs the server, in the terminal; `$problem` is what the system says, in English.
refused-bad-data = „{ $path }“ lässt sich nicht als Datenablage verwenden: { $problem }.
refused-bad-folder = Der Ordner „{ $path }“ lässt sich nicht für Daten verwenden: { $problem }.
refused-no-data = In „{ $path }“ sind keine Daten.
refused-no-file = Die Datei „{ $path }“ gibt es nicht.
refused-backup-exists = „{ $path }“ gibt es schon. Eine Sicherung überschreibt keine Datei.
refused-data-exists = In „{ $path }“ sind schon Daten. Beim Wiederherstellen wird nichts überschrieben.
refused-in-use =
    Ein anderer Server benutzt die Daten in „{ $path }“.{ $address-is ->
        [none] { "" }
       *[other] { " " }Du erreichst ihn unter { $address }
    }
refused-newer-data = Die Daten haben Version { $version }, dieses Houndtable kennt aber nur Version { $known }. Bitte installiere ein neueres.
refused-database-used =
    Ein anderer Server benutzt diese Datenbank. { $shared ->
        [yes] Er teilt sie nicht: Starte ihn mit --redis.
       *[no] Mit --redis können Server sie teilen.
    }
refused-no-postgresql = PostgreSQL nimmt die Verbindung nicht an: { $problem }.
refused-no-redis = Redis antwortet nicht: { $problem }.
refused-bad-address = Der Server kann { $host }, Port { $port }, nicht verwenden: { $problem }.
refused-other-new-key = Jemand anderes hat zur gleichen Zeit einen neuen Schlüssel erzeugt. Er gilt jetzt.
refused-key-in-use = Dieser Schlüssel signiert gerade Aufzeichnungen. Erzeuge erst einen neuen: houndtable keys --new
refused-no-such-key = Den Schlüssel „{ $key }“ gibt es nicht. Alle Schlüssel zeigt: houndtable keys
