### What terminal and browser both say. How a catalogue is made: docs/translating.md

# What this language is called, in itself.
language-name = English

## Lists: each says how one more item follows what there is; $first-is is “one” or “several” items

list-and = { $first } and { $next }
list-or = { $first } or { $next }
list-comma = { $first }, { $next }

## Numbers: 1234.5 as this language writes it, and a percentage

number-example = 1,234.5
percent = { $number }%

## Players

you = You
# A player without a name; numbered from 1.
player-in-list = { $name }
player = Player { $number }

## What every game has

cell = row { $row }, column { $column }
score-line = { $reason } { $points }
ask = Choose a move.
hint-only-move = There is no other move.
hint-any-move = Any move will do.
hint-chance = Your chance of winning is about { $percent }%{ $other-is ->
    [none] .
   *[other] {" "}({ $second }% if you { $other }).
}

## Refusals of the engine

# Where it isn’t known which game is meant; every game’s own catalogue says its title.
title = This game

unknown-game = There is no game called “{ $name }”.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
} Known games: { $known-commas }.
unknown-language = There is no language “{ $name }”. Known languages: { $known-commas }.
unknown-option = There is no option called “{ $name }”.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
} Known options: { $known-commas }.
# $words are the words that can be chosen; $numbers says whether numbers can be chosen too.
bad-option = Option { $option } can be { $words-is ->
    [none] {""}
   *[other] { $words-or }
}{ $numbers ->
    [none] {""}
   *[other] { $words-is ->
        [none] {""}
       *[other] {" "}or{" "}
    }{ $numbers ->
        [seats] a seat
        [players] a player
       *[other] a number
    } from { $low } to { $high }
}, not “{ $given }”.
wrong-players = { title } is for { $fewest } to { $most } players, not { $players }.
no-such-move = { title } has no move “{ $move }”.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
}
version-too-new = This { $what ->
    [position] position
    [table] table
    [record] record
   *[match] match
} uses version { $version } of the rules of { title }, but this Houndtable plays { $played }. Please install a newer Houndtable.
version-too-old = This { $what ->
    [position] position
    [table] table
    [record] record
   *[match] match
} uses version { $version } of the rules of { title }, but this Houndtable plays { $played }. Please install an older Houndtable.
game-broken = The game { $name } can’t be loaded: { $error }
game-is-none = The game { $name } can’t be loaded: { $place } isn’t a game.
game-is-another = The game { $name } can’t be loaded: { $place } is the game { $other }.

## Refusals of names, seats and bots

unknown-bot = There is no bot called “{ $name }”.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
} Known bots: { $known-commas }.
bot-needs-clock = A bot with a time limit can only play where there is a clock.
no-such-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
wrong-number-of-names = { $players ->
    [1] 1 player needs 1 name
   *[other] { $players } players need { $players } names
}, not { $names }.
bad-name = A name needs 1 to { $most } visible characters, not “{ $name }”.

## Refusals of the server

# Words that a client sent wrongly are for programmers: `$problem` is in English.
refused-no-message = That isn’t a valid message: { $problem }
refused-bad-body = That request isn’t valid: { $problem }
refused-not-json = Requests must be JSON, and their content type must say so.
refused-large-body = That request is too large: { $most } bytes is the limit.
refused-body-too-large = That request is too large.
refused-large-headers = The request’s headers are too large, or there are too many of them.
refused-sent-ahead = Too many requests were sent ahead on one connection.
refused-not-http = That isn’t HTTP/1.1.
refused-long-id = An id can have at most { $most } characters.
refused-long-move = A move can have at most { $most } characters.
refused-bad-seat = A seat is a number, starting from 0.
refused-no-such-page = There is no such page.
refused-wrong-method = This page can’t be requested that way.
# Too much, too fast
refused-too-many-messages = That was too fast. Please wait a moment.
refused-too-many-requests = Too many requests. Please wait a moment.
refused-too-many-hints = You’ve asked for too many hints. Please wait a moment.
refused-too-much-chat = You’re sending messages too fast. Please wait a moment.
refused-too-many-matches = Too many games were loaded at once. Please wait a moment.
refused-too-many-new-tables = You’re creating tables too fast. Please wait a moment.
refused-too-many-new-people = Too many new players have come from your network. Please wait a moment.
refused-too-many-exports = You’ve downloaded your data too often. Please wait a minute.
refused-too-many-views = You can have at most { $most } tables open at once. Please close one first.
refused-too-many-tables = There are too many open tables. Finish a game first, or try again later.
refused-too-many-links = No more links can be made for this seat.
refused-too-many-invitations = No more invitations can be made for this table.
refused-too-many-connections = There are too many connections from your network. Please close a tab or two.
refused-busy = The server is busy. Please try again in a moment.
# Who you are
refused-not-known = The server doesn’t know you: there was no valid cookie or bearer token.
refused-no-such-session = You aren’t logged in on that device.
refused-not-sure = Nothing was deleted, because you didn’t confirm it.
refused-being-deleted = Your data is being deleted, so you can’t take a seat.
refused-foreign-origin = Pages of other sites can’t do this.
# `$what` is a name or a message in the chat.
refused-text-length = { $what-is ->
    [name] A name
   *[chat] A message
} needs 1 to { $most } visible characters.
refused-text-invisible = { $what-is ->
    [name] A name
   *[chat] A message
} can’t have invisible characters or ones that reverse the text.
refused-text-accents = { $what-is ->
    [name] A name
   *[chat] A message
} can’t have so many accents on one letter.
# Making a table
refused-bad-seats = Every player needs a seat, and each seat is { $known-or }.
refused-bad-level = Levels go from 1 to 5.
refused-bad-hold = The pause can last 0 to { $most } milliseconds.
refused-bad-clock = A clock is { $known-or }.
refused-bad-time = With this clock, choose a number from 1 to { $most }.
refused-no-lesson = This game has no lesson.
# Sitting down
refused-no-such-table = There is no such table.
refused-no-such-seat = There is no such seat: this table has { $count ->
    [1] 1 seat
   *[other] { $count } seats
}.
refused-not-your-seat = This isn’t your seat.
refused-host-only = Only the host can do this.
refused-link-only = You need the invitation link to join this table.
refused-seat-taken = This seat is taken.
refused-bot-seat = A bot plays in this seat.
refused-seat-kept = This seat is reserved for someone else.
refused-seated-already = You already have a seat at this table.
refused-no-free-seat = All seats are taken.
refused-bad-link = This link doesn’t work any more: each link works only once, and only for a while. Please ask for a new one.
refused-not-shared = This seat isn’t shared with that person.
# The luck: everyone may give a seed, and its hash before that.
refused-bad-hash = A seed’s hash has 64 hexadecimal digits.
refused-hash-without-seat = A seed’s hash belongs to one seat, so choose the seat.
refused-hash-used = Another seat has already given this hash.
refused-bad-seed = A seed needs 1 to { $most } ASCII characters.
refused-too-early-to-reveal = It’s too early to reveal a seed: the table isn’t sealed yet.
refused-other-seed = This isn’t the seed that belongs to the hash you gave.
refused-begun-without-seed = The game has begun without this seed.
# Playing
refused-about-to-begin = The game is about to begin.
refused-begun = The game has already begun.
refused-not-begun = The game hasn’t begun yet.
refused-over = The game is over.
refused-not-over = The game isn’t over yet.
refused-no-record-yet = The record is available once the game is over.
refused-no-replay-yet = The replay is available once the game is over.
refused-rematch-exists = There’s already a rematch.
refused-players-only = Only someone who played can ask for a rematch.
refused-wait = Just a moment, please.
refused-old-position = That move was for an earlier position.
refused-moved-on = The game has moved on.
refused-newer-question = You’ve asked for a newer hint.
refused-nothing-to-decide = You have nothing to decide right now.
refused-not-asked = Nobody is asking you to undo a move.
refused-undo-pending = An undo request is already pending.
refused-nothing-to-undo = You have no move to undo.
refused-revealed = You can’t undo this: something hidden or random has been revealed since.
refused-away-already = A bot is already playing for you.
refused-here-already = You’re already playing.
# The server and what it keeps; `$number` is for whoever runs the server.
refused-our-fault = Something went wrong on our side; nothing has changed. (Error { $number } in the server’s log)
refused-damaged = This table’s data is damaged, so it can’t be opened. (Error { $number } in the server’s log)
refused-closed = This table was closed because nobody came back.
refused-deleted = This game ended long ago and has been deleted.
refused-elsewhere = Another server has this table now. Please connect again.
refused-elsewhere-silent = Another server has this table, and it isn’t answering. Please try again in a moment.
refused-no-database = The server can’t reach its database. Please connect again.
refused-database-silent = The database isn’t answering. Please try again in a moment.
refused-not-saved = This couldn’t be saved ({ $problem }), so nothing has changed. Please try again later.
refused-overtaken = This couldn’t be saved because something else was saved first. Please try again.
refused-maybe-saved = The database can’t be reached, so nobody knows whether this was saved. Please connect again.
refused-stopping = The server is shutting down. Please connect again in a moment.
refused-given-up = This isn’t needed any more.
refused-made-twice = A table can’t be created twice.
refused-other-seal = The seal isn’t the one this table committed to.
refused-other-seeds = Seeds are missing, or there are more than were saved.
refused-other-luck = The saved luck isn’t the luck this table committed to.
# For whoever runs the server, in the terminal; `$problem` is what the system says, in English.
refused-bad-data = “{ $path }” can’t be used as data: { $problem }.
refused-bad-folder = The folder “{ $path }” can’t be used for data: { $problem }.
refused-no-data = There is no data in “{ $path }”.
refused-no-file = There is no file “{ $path }”.
refused-backup-exists = “{ $path }” already exists. A backup never overwrites a file.
refused-data-exists = There is already data in “{ $path }”. Restoring never overwrites data.
refused-in-use = Another server is using the data in “{ $path }”.{ $address-is ->
    [none] {""}
   *[other] {" "}You can reach it at { $address }
}
refused-newer-data = The data has version { $version }, but this Houndtable only knows { $known }. Please install a newer one.
refused-database-used = Another server is using this database. { $shared ->
    [yes] That one doesn’t share it: start it with --redis too.
   *[no] Servers can share it with --redis.
}
refused-no-postgresql = PostgreSQL doesn’t accept the connection: { $problem }.
refused-no-redis = Redis isn’t answering: { $problem }.
refused-bad-address = The server can’t use { $host }, port { $port }: { $problem }.
refused-other-new-key = Someone else made a new key at the same time. It is in use now.
refused-key-in-use = This key is signing records now. Make a new one first: houndtable keys --new
refused-no-such-key = There is no key “{ $key }”. To see all keys: houndtable keys
