### What only the terminal says. How a catalogue is made: docs/translating.md

# What stands between two sentences of one paragraph, between two marks that are not shown.
sentence-gap = |{" "}|
option = { $name } = { $default }: { $about } [{ $clause }]. Can be { $values }.
option-word = { $word } ({ $means })
option-seats = a player from { $low } to { $high }
option-numbers = a number from { $low } to { $high }
turn-mark = >
no-turn-mark = {" "}

## Positions in files

position-no-object = A position is a JSON object, not “{ $got }”.
position-field-odd = “{ $field }” in the position must be { $wanted }, not “{ $got }”.
position-field-missing = The position has no “{ $field }”.
position-field-unknown = The position has an unknown field “{ $field }”.
position-no-card = There is no card “{ $card }”. Cards: { $known-commas }.
position-too-many = The position has more { $card } than there are in the box.
position-lacks = These cards are missing from the position: { $cards-commas }.
position-odd-marks = The marks after a card are *, @ with seats, and / with a batch, not “{ $marks }”.
position-marks-no-seat = The marks “{ $marks }” name a seat that isn’t at the table.
position-marks-no-batch = The marks “{ $marks }” name a batch that doesn’t exist.
# What a field must be; these stand within the sentence position-field-odd.
wanted-whole-number = a whole number
wanted-whole-number-within = a whole number from { $low } to { $high }
wanted-flag = true or false
wanted-one-of = one of { $words-commas }
wanted-card-of = a card ({ $words-commas })
wanted-card = a card
wanted-move = a move of the game
wanted-text = a text
wanted-object = an object
wanted-list = a list
wanted-texts = a list of texts
wanted-numbers = a list of { $count } numbers
wanted-list-of = a list of { $words-commas }
wanted-number-for-each = a number for each of { $words-commas }
wanted-numbers-within = made of whole numbers from 0 to { $high }
wanted-dice = a list of { $count } of { $words-commas }, or empty
wanted-cards-there-are = made of cards that are in the box
wanted-one-for-each-seat = a list of { $count }, one for each seat
wanted-list-for-each-seat = a list for each of the { $count } seats
wanted-score-lines = a list of score lines
wanted-texts-of-line = a text, and so must “clause”

## Luck that was written down

chance-short-secret = A secret needs at least 16 bytes.
chance-no-more = A { $kind } of { $of } is needed, but no more outcomes are written down.
chance-other = A { $kind } of { $of } is needed, but a { $other } of { $other_of } is written down.
chance-unknown-kind = Scripted luck only has shuffles, picks and rolls.
chance-other-cards = The cards written down for the shuffle aren’t the cards being shuffled.
chance-not-within = A { $kind } of { $of } gives one number from 0 to { $high }, not { $got }.

## Words that can be typed: the first one is shown, all are understood, and the English ones are understood everywhere

terminal-yes = y yes
terminal-no = n no
terminal-command-help = help
terminal-command-moves = moves
terminal-command-why = why
terminal-command-hint = hint
terminal-command-table = table
terminal-command-log = log
terminal-command-rules = rules rule
terminal-command-save = save
terminal-command-quit = quit q
terminal-command-learn = learn

## Questions

# The capital letter is what Enter means: no.
terminal-ask-yes = { $question } [y/N]
terminal-yes-or-no = Please answer { $yes } or { $no }.
terminal-no-answer = Please choose one of the options.
# $usual is what Enter means.
terminal-question = { $question } [{ $usual }]
terminal-again = Play again?
terminal-save = Save the game?
terminal-overwrite = { $file } already exists. Overwrite it?
terminal-continue = Press Enter to continue, or type { $quit }:

## The beginning

terminal-welcome = Welcome to Houndtable
terminal-press-enter = Press Enter to accept the answer in brackets.
terminal-game = { $title }: { $about }
terminal-which-game = Which game?
terminal-new-to-it = New to { $game }? Type { $learn } for a first match that teaches it.
terminal-how-many = How many players ({ $fewest } to { $most })?
terminal-against-computer = you against the computer
terminal-with-friends = friends, all at this screen
terminal-who-plays = Who plays?
terminal-players = { $title }, { $fewest } to { $most } players
terminal-against = You play against { $others }.
# Which bot it is; the levels go from beginner to master.
terminal-bot = { $name } ({ $kind })
bot-beginner = beginner
bot-casual = casual
bot-skilled = skilled
bot-expert = expert
bot-master = master
bot-heuristic = plays by rules of thumb
bot-random = plays at random
bot-search = thinks ahead
bot-exec = your program
terminal-how-to-type = Type the number of a move. Type { $help } to see what else you can do.
terminal-lesson = A short first match against { $others }, also a beginner. Tips appear as you need them, and you can play however you like.
terminal-whole-game = Ready for a full game? { $command }
terminal-come-back = Come back any time: { $command }

## The game

terminal-pass-screen = Pass the screen to { $name }. { $name }, press Enter when only you can see it.
terminal-your-turn = { $name }, it’s your turn.
terminal-lawful = Yes, you can do that now: { $move }.
terminal-which-move = Which move? For example: { $why } 1
terminal-hint = Try { $number }: { $move }.
terminal-tip = * { $tip } [{ $clause }]
terminal-no-such-number = There is no move number { $number }. { $most ->
    [1] There is only number 1.
   *[other] Type a number from 1 to { $most }.
}
terminal-did-you-mean = Did you mean { $words }?
terminal-see-help = Type { $help } to see what you can type.
terminal-saved = Saved as { $file }.
terminal-not-saved = Not saved.
terminal-resume = To continue later: { $command }
terminal-input-ended = There is no more input, so the game ends here.

## What can be typed, with an explanation

terminal-help-number = a number
    .about = make the move with that number
terminal-help-move = the move itself
    .about = for example: { $example }
terminal-help-moves = { $command }
    .about = how each move can be typed out
terminal-help-why = { $command } MOVE
    .about = can I do that? And if not, which rule forbids it?
terminal-help-hint = { $command }
    .about = a move that looks good, and why
terminal-help-table = { $command }
    .about = show the table again
terminal-help-log = { $command }
    .about = everything that has happened so far
terminal-help-rules = { $command } [NUMBER]
    .about = the rules, or one of them: { $command } { $rule }
terminal-help-save = { $command } [FILE]
    .about = save the game to continue later
terminal-help-quit = { $command }
    .about = leave the game

## The end

terminal-result = Result
terminal-won = won
terminal-lost = lost
terminal-score = { $total }{ $reasons-is ->
    [none] {""}
   *[other] {" "}– { $reasons-commas }
}
# $said is a refusal or a reason for points; $clause is the number of the rule.
terminal-by-rule = { $said } [{ $clause }]
terminal-not-finished = The game wasn’t finished.
terminal-verified = { $file }: { $report }
terminal-stopped = Stopped.
terminal-our-fault = Something went wrong that shouldn’t have ({ $error }). Set HOUNDTABLE_DEBUG=1 to see where.

## Commands that can’t be carried out. $command is the command that has --help

misuse-unknown-command = There is no command “{ $name }”.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
} Known commands: { $known-commas }.
misuse-needs-value = { $name } needs a value. See { $command } --help.
misuse-takes-no-value = { $name } takes no value. See { $command } --help.
misuse-not-together = { $name } can’t be used together with { $other }. See { $command } --help.
misuse-missing = { $name } is missing. See { $command } --help.
misuse-other = Can’t understand this command. See { $command } --help.
misuse-unfit = { $name } must be { $wanted }, not “{ $got }”. See { $command } --help.
misuse-too-many = “{ $word }” isn’t expected here. See { $command } --help.
misuse-no-game = Please name a game: { $known-or }. See { $command } --help.
misuse-odd-option = Write --option NAME=VALUE, not “{ $given }”.
misuse-option-twice = The option { $option } is given twice.
misuse-odd-list = Put commas between the names after { $option }, not “{ $given }”.
misuse-hot-seat = With --hot-seat everyone plays at this screen, so leave out --bots and --seat.
misuse-no-such-seat = { $players ->
    [1] With 1 player, --seat must be 1, not { $seat }.
   *[other] With { $players } players, --seat must be a number from 1 to { $players }, not { $seat }.
}
misuse-one-bot-or-each = { $others ->
    [0] There are no other players, so leave out --bots.
    [1] There is only one other player, so name one bot, not { $bots }.
   *[other] Name one bot, or one for each of the { $others } other players, not { $bots }.
}
misuse-resume-keeps = A saved game keeps its players, options and names, so leave them out with --resume.
misuse-other-game = { $file } is from { $game }, not from { $wanted }.
misuse-name-program = A program of your own plays in { $file }. Name it again with --bots exec:COMMAND.
misuse-no-lesson = { title } has no lesson. To play it: houndtable play { $game }
misuse-no-hands = { title } has no hands to score.{ $known-is ->
    [none] {""}
   *[other] {" "}These games do: { $known-commas }.
}
misuse-no-such-rule = { title } has no rule “{ $rule }”.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
} Chapters: { $chapters-commas }.
misuse-no-such-file = There is no file “{ $file }”.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
}
misuse-no-such-folder = There is no folder “{ $folder }”.
misuse-too-large = { $file } is too large to be a saved game.
misuse-not-text = Can’t read “{ $file }”: it isn’t text (UTF-8).
misuse-not-read = Can’t read “{ $file }”: { $error }.
misuse-not-written = Can’t write “{ $file }”: { $error }.
misuse-not-a-file = Can’t write “{ $file }”: it isn’t a file.
misuse-no-place = Can’t write “{ $file }”: there is no such folder, or you don’t have permission.
misuse-resume-or-save = --resume continues its own file, so leave out --save.
misuse-save-exists = { $file } already exists. Use --resume to continue it.
misuse-other-contest = { $file } was started with { $what } { $here }, not { $wanted }.
misuse-chart-needs-file = --chart needs the name of a file.
misuse-stop-two-bots = --stop decides between two bots. Leave it out to compare more.
misuse-dataset-exists = There is already a dataset in { $folder }. Name another folder with --out.
misuse-other-study = There is another study in { $folder }, with { $what } { $here }, not { $wanted }. Name another folder with --out.
misuse-bad-journal = { $file }: { $why } Name another folder with --out.
misuse-cluster-or-jobs = A cluster has its own workers, so leave out --jobs.
misuse-not-installed = The compiled game couldn’t be installed in the environment: { $error }.
misuse-no-keys-at = Can’t read any keys from { $address }: { $error }.
misuse-no-public-key = There is no public key in “{ $source }”. A public key has 43 characters; a server publishes its keys at { $path }.
misuse-redis-needs-database = Servers share a database, not a folder: --redis needs --data postgresql://...
misuse-backup-of-database = Use pg_dump and pg_restore to back up and restore PostgreSQL: see docs/operating.md.
# $what is a command or a program; $extra is a part of Houndtable that pip installs.
needs-extra = { $what } needs the extra { $extra }: pip install 'houndtable[{ $extra }]'
wanted-seconds = a number of seconds from 0 to { $most }
wanted-days = a number of days
wanted-network = an address or a network such as { $example }
wanted-origin = an address such as { $example }
wanted-few-to-many = a range from few to many

## Programs that play

program-odd-time = A program’s time for a move is 1 to { $most } ms, not { $ms }.
program-not-on-windows = Programs can only play on systems with POSIX pipes; on Windows, use WSL.
program-unreadable = Can’t read the command “{ $command }”: { $error }.
program-no-command = After exec: comes the command of a program, as in exec:./mybot.
no-such-program = There is no program “{ $program }”.
program-not-executable = The file “{ $program }” isn’t executable. To make it so: chmod +x { $program }

## Records, which are saved games

record-line = Line { $line }: { $why }
record-illegal-move = { $why } [{ $clause }]
record-written-by = { $why } The record was written by { $writer }.
record-empty = The record is empty.
record-cut-short = The record is cut short: its last line must say “end”.
record-more-after-end = Nothing may follow the line that says “end”.
record-not-ours = This isn’t a Houndtable record: its first line must say "format": "{ $format }".
record-newer-format = The record uses version { $version } of the format, but this Houndtable reads version { $known }. Please install a newer Houndtable.
record-no-such-format = There is no version { $version } of the format. This Houndtable reads version { $known }.
record-option-missing = The option “{ $option }” is missing.
record-too-long = A record has at most { $most } characters, not { $length }.
record-too-many-lines = A record has at most { $most } lines.
record-line-too-long = A line has at most { $most } characters, not { $length }.
record-line-empty = The line is empty.
record-line-no-object = The line isn’t a JSON object: it must start with {"{"} and end with {"}"}.
record-line-unknown = The line is neither a move nor an outcome of chance nor an end.
record-no-json = This isn’t JSON: { $error } at column { $column }.
record-too-deep = Objects and lists are nested more than { $most } deep.
record-half-character = The line contains half a character (a lone surrogate).
record-field-odd = “{ $field }” must be { $wanted }, not “{ $got }”.
record-field-missing = The field “{ $field }” is missing.
record-field-unknown = The field “{ $field }” doesn’t belong here.
record-field-twice = The field “{ $field }” appears twice.
record-number-too-large = The number { $number }... is too large.
record-not-whole = { $number } isn’t a whole number.
record-no-such-card = { title } has no card “{ $card }”.
record-no-checksum = The checksum is missing: every line of a sealed record has a “sum”.
record-other-checksum = The checksum doesn’t match: this line was altered, or earlier lines were removed, duplicated or swapped.
record-luck-left-over = This outcome of chance is left over: nothing needs it.
record-over-but-unfinished = The game is over, but this line says unfinished.
record-finished-but-going-on = The game isn’t over, but this line says finished.
record-other-count-of-moves = There { $moves ->
    [1] is 1 move
   *[other] are { $moves } moves
}, but this line says { $said }.
record-other-outcome = The result on this line isn’t the result of the game.
record-finished = This game is finished, so there is nothing left to play.
record-other-secret = The secret isn’t the one whose hash was published.
record-other-seed = The seed of player { $player } isn’t the one whose hash was published.
record-other-luck = The luck in this record isn’t the luck that was committed to.
record-other-count-of-seeds = { $places ->
    [1] 1 player gave a seed
   *[other] { $places } players gave seeds
}, but the record has { $seeds }.
wanted-hexadecimal = { $count } hexadecimal digits
wanted-hexadecimal-within = { $low } to { $high } hexadecimal digits
wanted-letters-and-digits = { $count } letters and digits
wanted-time = a time such as { $example }
wanted-seats-in-order = in the order of the seats, each once
wanted-objects = a list of objects
wanted-short-text = at most { $most } visible characters

## What a record is

record-report = { title }, rules version { $rules }, { $players ->
    [1] 1 player
   *[other] { $players } players
}, { $moves ->
    [1] 1 move
   *[other] { $moves } moves
}, { $finished ->
    [yes] finished
   *[no] unfinished
}. Every move is legal.
record-sealed = The seal is intact.
record-not-sealed = Not sealed: lines may have been altered.
record-fair = The luck is the luck that was committed to.
record-prepared = It was prepared for a lesson.
record-seeds-not-shown = The record doesn’t show that the seeds were sealed before they were known.
# $players are numbers: "Players 1 and 3".
record-seeds-sealed = { $players-is ->
    [one] Player { $players } revealed the seed sealed before the deal
   *[other] Players { $players } revealed the seeds sealed before the deal
}.
record-seeds-withheld = { $players-is ->
    [one] Player { $players } withheld their seed
   *[other] Players { $players } withheld their seeds
}.
record-seeds-open = { $players-is ->
    [one] Player { $players } gave a seed openly
   *[other] Players { $players } gave seeds openly
}.
record-seeds-none = { $players-is ->
    [one] Player { $players } gave no seed
   *[other] Players { $players } gave no seeds
}.
record-not-signed = It isn’t signed.
record-signature-unchecked = It is signed with the key { $key }; the signature wasn’t checked (use --key KEY to check it).
record-signature-missing = NOT SIGNED: anyone could have written it.
record-signature-other = SIGNED BY SOMEONE ELSE: its key is { $key }, which isn’t one of those given.
record-signature-forged = FORGED: this isn’t what the owner of the key { $key } signed.
record-signature-good = The signature is good: signed with the key { $key } at { $time }.

## The laboratory

lab-one-bot-or-each = Name one bot, or one for each of the { $players } players, not { $bots }.
lab-two-bots = Name at least two bots to compare.
lab-bot-twice = { $bot } is named twice. Name each bot once; it plays in as many seats as there are.
lab-short-ladder = A ladder needs at least two levels, the weakest first, or “{ $none }”.
lab-unknown-comparison = There is no option “{ $name }” to compare.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
} Known options: { $known-commas }.
lab-nothing-to-compare = { $option } is already { $value } here. Name another value to compare it with.
lab-no-results = These aren’t results of an arena that this Houndtable can read.
lab-no-journal = This isn’t the journal of a study that this Houndtable can read.
lab-other-rules = The rules of { title } have changed since; this Houndtable plays version { $version }.
lab-odd-game = This isn’t one of these games ({ $error }).
cluster-bad-address = A cluster’s address looks like tcp://host:8786, not “{ $address }”.
cluster-not-there = There is no Dask scheduler at { $address } ({ $error }).
cluster-no-workers = The cluster at { $address } has no workers. To start one: dask worker { $address }
cluster-lacks-module = A worker of the cluster lacks { $module }. Install Houndtable there too.
cluster-lost = The cluster was lost ({ $error }). Once it is back, run the same command again.
cluster-other-version = A worker of the cluster has Houndtable { $version }, not { $wanted }.

## Games of one’s own

authoring-not-offered = No installed package offers the game { $name }.
authoring-needs = { $game } needs { $function } in { $module }.py: see docs/adding-a-game.md.
authoring-no-board = There is no game and no package “{ $name }” with a board.py. Is it installed?
authoring-bad-board = Can’t read the board of { $package }: { $error }
authoring-function-elsewhere = { $function } must be a function in a module of { $package } other than board.py, since derived.py calls it.
authoring-compiled-already = { $name } comes with Houndtable and is compiled with it.
authoring-checkout = This Houndtable is a checkout. Install it, then compile the game where it is installed.
authoring-lacks = Can’t compile here: { $lack }
authoring-compiled-in-vain = The compiled game doesn’t work, so nothing was changed. { $error }
authoring-bad-name = A game’s name has 2 to 30 lowercase letters and digits and starts with a letter. “{ $name }” doesn’t fit.
authoring-python-word = “{ $name }” is a Python keyword. Choose another name.
authoring-game-exists = There is already a game called { $name }. Choose another name.
authoring-package-exists = There is already a Python package called { $name }. Choose another name.
authoring-folder-exists = { $folder } already exists. Choose another --folder.
authoring-not-derived = Couldn’t write derived.py for { $name }. { $error }

## Translations: the command houndtable words

misuse-odd-language = “{ $language }” isn’t the code of a language. Use one such as fr or pt-br.
words-unknown-language = There are no words in “{ $language }” yet. Put { $language }.ftl beside each en.ftl, as docs/translating.md explains:
words-catalogue = { $name }: { $known } of { $all } messages
words-missing = missing: { $keys-commas }
words-too-many = not in English: { $keys-commas }
words-other-variables = other variables than in English: { $keys-commas }
words-not-understood = not understood: { $line }
words-complete = Nothing is missing.
words-incomplete = { $count ->
    [1] 1 message is missing.
   *[other] { $count } messages are missing.
}
words-wrong = { $count ->
    [1] 1 message is wrong.
   *[other] { $count } messages are wrong.
}

## Environments for researchers

unknown-render-mode = There is no render mode “{ $name }”. Known: { $known-commas }.
unknown-reward = There is no reward “{ $name }”. Known: { $known-commas }.

wanted-no-idle = 0 in a turn in which four cards have left the round or cards have been drawn
wanted-told = empty or a list of { $viewers } times { $players } lists of cards
wanted-changes = at most { $count } changes of hands, after what was seen

## Help: what the command line says about itself. Options, names in capitals and words that people type stay as they are

# $command is how the command is written; nothing may follow it.
help-usage = usage: { $command }
help-arguments = arguments:
help-options = options:
help-default = { $help } (default: { $default })
help-intro = Tabletop games on one rules engine. Without a command, Houndtable opens in the browser.
help-more = `houndtable COMMAND --help` explains a command; --language L sets the language, --version shows version and engine, --licences third-party licences.

# What each command does.
verb-browser = Play in the browser, on this machine; the place to start
verb-terminal = Choose a game and play it in the terminal
verb-learn = Learn a game by playing it: a first match with tips
verb-play = Play a game in the terminal, against bots or friends
verb-games = List the games and their options
verb-rules = Show a game’s rules, or one of them
verb-score = Show what a hand is worth, line by line
verb-replay = Replay a saved game
verb-analyse = See what each decision in a saved game cost, and what luck brought
verb-verify = Check a saved game move by move
verb-sim = Let bots play many games and see who wins
verb-arena = Find out which bot is stronger: the same deals in all seats
verb-study = Measure how a game plays, for its designer: a report with intervals and charts
verb-dataset = Write games between bots as data: records and tables of decisions
verb-new-game = Create a small game of your own, ready to play and change
verb-derive = Generate the code that follows from a game’s board
verb-check-game = Check a game, yours or ours, and list what is missing
verb-keep-matches = Keep sample matches of a game, which reveal any change of its rules
verb-compile-game = Compile a game of your own so that bots think faster
verb-words = List what a translation lacks
verb-serve = Serve tables to people and bots over the network
verb-keys = Manage the keys with which a table server signs records
verb-forget-person = Delete a person from a table server at their request
verb-backup = Back up all data of a table server to one file
verb-restore = Restore a table server’s data from a backup

# What an argument means to all commands; .default is what happens without it, where that isn’t a value.
help-help = show this help
help-game = the game; `houndtable games` lists them all
help-players = how many players
help-bots = one bot for all, or one for each
help-option = set an option of the game; can be repeated
help-seed = the same seed gives the same cards and dice
    .default = random
help-language = the language: { $languages }
    .default = your system’s, or en
help-file = a saved game
help-json = print the result as JSON
help-games = how many games
help-jobs = how many processors to use
    .default = all
help-cluster = the address of a Dask scheduler, such as tcp://host:8786
help-name = the game
help-data = the server’s data, or postgresql://...

# What an argument means to one command.
help-browser-data = the folder for all data
help-browser-no-open = print the address but don’t open a browser
help-play-seat = your number in the order of play
help-play-hot-seat = everyone plays at this screen; no bots
help-play-names = the players’ names, in order of play
help-play-resume = continue a saved game
help-rules-rule = the number of a rule (5.3) or a chapter (5), or `notes`: the designer’s notes
    .default = all rules
help-score-hand = the hand, written as shown below
help-replay-seat = see it as this player did, a number in the order of play
    .default = as a spectator
help-replay-step = wait for Enter after every turn
help-analyse-seat = the player to analyse, a number in the order of play
    .default = the first person’s
help-analyse-sims = simulations for each decision
    .default = depends on the game
help-analyse-seed = the same seed gives the same result
help-verify-key = check the server’s signature: its keys as a file or an address, or one key as text
help-arena-bots = the bots to compare
help-arena-deals = at most this many deals
help-arena-stop = stop as soon as there is a verdict
    .default = with two bots
help-arena-margin = count bots as equal if they are within this many percentage points
help-arena-save = save every game in a new file
help-arena-resume = continue a saved contest, with other bots if you like
help-arena-json = write the result as JSON; - prints it instead of the tables
help-arena-chart = draw the result as a chart (SVG)
help-study-players = how many players, such as 4 or 2-4
help-study-bots = who plays; several bots take turns in the seats
help-study-levels = the ladder of bots, weakest first, or none
help-study-options = options to compare: all, none or names
help-study-deals = how many deals
help-study-seed = the same seed gives the same study
help-study-out = the folder for the report; a study already there is continued
help-dataset-out = where to put the files
help-new-game-name = the name of the game and its package: lowercase letters and digits
help-new-game-folder = where to write it
help-derive-name = the game, or the package it is in
help-derive-check = write nothing; only say whether it is up to date
help-check-game-tests = the folder with its tests
    .default = the one beside it
help-check-game-examples = cases for each check
help-compile-game-name = an installed game that didn’t come with Houndtable
help-words-language = the code of the translation, such as fr or pt-br
help-words-count = only count the missing messages, without their keys
help-serve-host = the address to listen on; 127.0.0.1 is this machine only
help-serve-port = the port
    .default = any free one
help-serve-data = the folder for all data, or postgresql://...
help-serve-redis = share a PostgreSQL database with other servers
help-serve-bot-workers = the number of processes for bots
help-serve-bot-pace = seconds a bot waits before a move
help-serve-origin = another web page that may use the server; can be repeated
help-serve-https = people use https: send cookies over https only
help-serve-contact = how people can reach you, for the privacy page
help-serve-keep-open = close open tables nobody has visited for this many days
help-serve-keep-abandoned = close games nobody has continued for this many days
help-serve-keep-finished = delete finished games after this many days
help-serve-trust-proxy = trust the reverse proxy to report people’s addresses
help-serve-proxy = trust only this proxy, an address or a network; can be repeated
help-keys-new = make a new key and sign with it from now on
help-keys-drop = stop publishing a replaced key, because it was stolen
help-forget-person-who = a name to look for, or with --sure a person’s number
help-forget-person-sure = really delete the person with this number
help-backup-file = the file to write
help-backup-data = the server’s data
help-restore-file = a backup
help-restore-data = where the data goes

## Many games, played by bots. $engine is compiled or interpreted

# What a bar shows that moves on; $time is the time left.
progress-games = games, { $time } left
progress-moves = moves, { $time } left
progress-percent = percent, { $time } left
stopped-games = Stopped after { $done } of { $total ->
    [1] 1 game
   *[other] { $total } games
}.
stopped-deals = Stopped after { $done } of { $total ->
    [1] 1 deal
   *[other] { $total } deals
}.
worker-ended = A worker process was killed, perhaps because memory ran out. Fewer --jobs may help.
unfinished-games = Games abandoned before the end: { $count }.
# Programs that played: $faults lists the messages below.
faults = { $name } failed to give a legal move: { $faults }
fault-died = crashed { $count }
fault-late = too late { $count }
fault-nonsense = not a move { $count }
fault-unlawful = illegal { $count }
fault-flood = too much output { $count }
fault-unasked = no longer asked { $count }
sim-summary = { $games ->
    [1] 1 game
   *[other] { $games } games
} of { $game }, seed { $seed }, { $engine ->
    [compiled] compiled
   *[other] interpreted
} engine.
sim-unwon = Games that nobody won: { $count }.
sim-speed = { $games ->
    [1] 1 game/s
   *[other] { $games } games/s
}, { $moves ->
    [1] 1 move/s
   *[other] { $moves } moves/s
}.
# Tables: their titles, columns and rows.
sim-by-seat = By seat
sim-seat = seat
sim-seat-number = seat { $number }
sim-won = wins
sim-share = share
sim-interval = 95% interval
sim-final-score = final score
sim-round-score = round score
sim-spread = Spread
sim-mean = mean
sim-sd = sd
sim-least = least
sim-median = median
sim-most = most
sim-rounds-per-game = rounds per game
sim-turns-per-game = turns per game
sim-turns-per-round = turns per round
sim-score-per-round = score per round
sim-counts = Counts
sim-all = all
sim-per-game = /game
sim-per-round = /round
sim-under = Rounds with
arena-by-bot = By bot, with 95% intervals
arena-bot = bot
arena-won =
    games
    won
arena-ahead =
    points
    ahead
arena-span = { $low } to { $high }
arena-summary = { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
} of { $game }, each played { $times } times with the bots in different seats: { $games ->
    [1] 1 game
   *[other] { $games } games
}, seed { $seed }, { $engine ->
    [compiled] compiled
   *[other] interpreted
} engine.
arena-even = Equally strong bots win { $share }.
# $verdict is one of the next three.
arena-verdict = Verdict after { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}: { $verdict } (wrong in at most { $error } of such tests).
arena-better = { $first } is better than { $second }
arena-equal = { $first } and { $second } are equal, give or take { $margin }
arena-open = it’s still open whether { $first } or { $second } is better
arena-interval = { $first } wins { $low } to { $high }. This 95% interval is valid no matter how often you look or when you stop; those in the table are for a number of deals fixed in advance.
seconds-taken = { $seconds } s.
analyse-title = { $game }: the decisions of { $name }
analyse-line = line
analyse-made = made
analyse-better = better
analyse-loss = loss
analyse-luck = luck
analyse-others = { $luck } + others
analyse-about = Figures are percentages of a win, estimated with { $tries } simulations per decision. Luck is what happened before the next decision; “+ others” means that other players moved in between.
analyse-deal = The deal:
analyse-all-luck = Luck and other players:
analyse-lost = Lost by decisions:
analyse-share = Share of the win:
study-stopped = Stopped after { $done } of { $total } games. Run the same command again to continue.
study-too-short = Not enough for a report yet: that takes at least { $fewest } deals.
study-writing = Writing a report of what was played so far; Ctrl-C skips it.
study-not-written = Stopped before the report was written. Run the same command again to continue.
study-written = { $whole ->
    [yes] { $file } is the report
   *[no] { $file } is the report of what was played so far
}; report.md, figures.json and the tables are beside it.
dataset-written = { $matches ->
    [1] 1 match is
   *[other] { $matches } matches are
} in { $folder }: { $file } and tables beside it.

## A game of one’s own

new-game-written = A small game is in { $folder }. Its rules are in { $rules }; change them and everything else as you like.
new-game-next = Next:
new-game-install = so that Houndtable finds it
new-game-play = play it
new-game-derive = after each change of board.py
new-game-check = check it, and see what is missing
derive-current = { $file } is up to date.
derive-stale = { $file } is out of date. To write it: { $command }
derive-written = { $file } has been written.
matches-kept = Matches of { $versions-is ->
    [one] version { $versions }
   *[other] versions { $versions }
} of the rules of { $game } are now kept beside the game.
matches-kept-already = Matches of every version of the rules of { $game } are already kept.
compile-begins = The kernel and all games are compiled together, which takes a few minutes.
compile-done = { $name } is compiled, with { $count } modules in all, after { $seconds } s. When its code changes, it runs interpreted until you compile it again.

## The table server

browser-address = Houndtable is at { $address }  { $more }
browser-stop = Ctrl-C stops it.
browser-running = It was already running.
browser-stopped = Stopped. Your tables are kept in { $folder }
browser-open = Open this address in a browser on this machine, or play without one: { $command }
browser-open-elsewhere = On your own machine: { $command }; then open the address there.
serve-address = Houndtable is running at { $address } (Ctrl-C stops it)
serve-no-pages = The pages for the browser were not built when this Houndtable was installed. Install it again where Node 20.19 or newer is on the PATH or available as a package, or from a released wheel, which includes them.
keys-new = From now on, records are signed with the key { $key }.
keys-dropped = The key { $key } is no longer published.
person-found = { $person }  { $name }, { $tables ->
    [1] 1 table
   *[other] { $tables } tables
}
person-unknown-name = Nobody here has this name or number.
person-unknown = Nobody here has this number.
person-forgotten = { $person } is logged out. A running server removes the name within a minute; a stopped one does so when it starts.
backup-written = { $file } contains all data of { $data }.
backup-restored = { $data } contains all data of { $file }.
