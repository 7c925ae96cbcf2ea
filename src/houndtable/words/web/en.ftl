### What only the browser says. How a catalogue is made: docs/translating.md

## On every page

page-home = Home
page-back = Back
page-close = Close
page-again = Try again
page-settings = Settings
page-rules = Rules
page-privacy = Privacy
page-loading = Just a moment …
page-share = Link to share
page-copy = Copy
page-copied = Copied
page-guest = Guest
# Somebody at this screen who gave no name; { $number } is the place at the table, from 2.
page-guest-number = Guest { $number }
page-bot = Bot: { $level ->
    [1] beginner
    [2] casual
    [3] skilled
    [4] expert
   *[5] master
}
# A rule of the rulebook, by its number: “4.2”.
page-rule = Rule { $number }

## The home page

home-tagline = Five small games with dogs and dragons
home-welcome = Pull up a chair! Play against bots, or send a friend a link.
home-games = Games
home-players = { $fewest } to { $most } players
home-players-fixed = { $count } players
home-minutes = { $few }–{ $many } minutes
home-minutes-fixed = about { $count } minutes
home-play = Play now
home-learn = Learn by playing
home-new = New table
# A button of one game: { $deed } is one of the four above.
home-deed = { $deed }: { $game }
home-yours = Pick up where you left off
home-open = Open tables
home-none-open = There are no public tables right now. Create one and let others join!
home-join = Join
home-watch = Watch
home-continue = Continue
home-replay = Replay
home-forget = Remove from this list
home-phase-open = waiting for players
home-phase-starting = about to start
home-phase-playing = in progress
home-phase-over = finished
home-link = Got a link?
home-paste = Paste it here
home-bad-link = That isn’t a table link. Table links look like …/table/NAME#KEY.

## A new table

new-title = New table
new-how-many = How many players?
new-who = Players
new-you = You
new-friend = Invite a friend
new-here = Someone on this device
new-place = Seat { $number }
new-name = Name
new-create = Create table
new-options = Options
new-options-about = You can leave these as they are.
# Beside what is chosen for an option where nobody chose anything.
new-default = { $choice } (default)
new-public = Anyone can join
new-public-about = Listed on everyone’s home page.
new-clock = Clock
new-clock-none = No clock
new-clock-soft = Gentle reminder
new-clock-bank = Total time per player
new-clock-days = Days per move
new-seconds = Seconds
new-minutes = Minutes
new-days = Days

## A table that waits for players

lobby-title = Waiting for players
lobby-free = free
lobby-you = { $name } (you)
lobby-send = Send this link to your friends:
lobby-renew = Create a new invitation
lobby-renew-about = Did the link reach the wrong person? A new one replaces it.
lobby-start = Start – bots take the free seats
lobby-name = What should the others call you?
lobby-sit = Take a seat
lobby-named = Show my name to strangers after a game
lobby-named-about = Unless you agree, you appear as Player 1, Player 2 … in records and replays. You can change this at any time.
lobby-shuffling = Shuffling …
lobby-shuffling-about = Every browser adds a secret of its own, so nobody can rig the game.
lobby-waiting = Waiting for { $names }. The game starts in a few seconds either way.

## One place on several devices

share-title = Play on another device
share-about = The first device to use this link shares your seat: it sees what you see and can move for you. Keep the link to yourself.
share-until = It works once, until { $time }.
share-open = There is an unused link, valid until { $time }.
share-make = Create a link
share-renew = Create a new link
share-revoke = Cancel the link
share-devices = Your devices
share-with = { $name } shares your seat.
share-remove = Remove
share-offered = Someone is sharing a seat with you
share-offered-about = Take it on this device? You and whoever sent the link will play this seat together and see the same things.
share-take = Take the seat
share-watch = Just watch
share-came = Another device has joined your seat. If that wasn’t you, open “Play on another device” in the menu.

## The table, whatever is played. A game's board may read these too.

play-your-turn = Your turn
# { $names-is } is “one” or “several”.
play-thinking = { $names-is ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
play-watching = You’re watching. { $status }
play-over = Game over
play-round-over = End of the round
play-moves = All moves
play-moves-about = Everything you can do right now.
play-put-back = Put back
play-hint = Hint
play-hint-says = You could { $move }.
play-pondering = Thinking …
play-log = Log
play-chat = Chat
play-say = Say something
play-send = Send
play-nothing-said = No messages yet.
play-nothing-happened = Nothing has happened yet.
play-menu = Menu
play-undo = Undo
play-undo-asked = { $name } would like to undo a move.
play-undo-waits = You’ve asked the others whether you may undo your move.
play-agree = Agree
play-decline = Decline
play-leave = Let a bot play for me
play-come-back = Take over again
play-bot-plays = A bot is playing for you.
play-rematch = Play again
play-replay = Replay
play-cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
# { $zone } is what the game calls the place: hand, sticks …
play-zone-count = { $zone }: { $count }
play-hand-of = { $name }’s hand
play-won = { $names-is ->
    [none] Nobody wins
    [one] { $names } wins!
   *[other] { $names } win!
}
play-you-won = { $others-is ->
    [none] You win!
   *[other] You and { $others } win!
}
play-rank = { $place }.
play-total = Total
play-rounds-so-far = Rounds so far
# { $all-is } is “none” where nobody knows how many rounds there will be.
play-round = Round { $round }{ $all-is ->
    [none] {""}
   *[other] {" "}of { $all }
}
play-turn-is = Turn: { $names-commas }
play-winners-are = { $names-is ->
    [one] Winner: { $names-commas }
   *[other] Winners: { $names-commas }
}
play-middle = Middle of the table
play-all = All { $count }
play-standings = Standings
play-yes = yes
play-no = no
play-nothing-with = You can’t do anything with that right now.
play-pass-to = Pass the device to { $name }
play-i-am = I’m { $name }
play-reminder = The others are waiting for you.
play-sending = Sending …
play-began-without = The game began without a seed from { $names }: it didn’t arrive in time.

## Troubles

trouble-connecting = Connecting …
trouble-broken = Connection lost. Reconnecting …
trouble-slow = Waiting for the server …
trouble-lost = The server didn’t accept that. Try something else, or reload the page.
trouble-offline = The server isn’t answering. Is it still running?
trouble-failed = That didn’t work.
trouble-no-table = There is no such table.
trouble-no-page = There is no such page.
trouble-home = Back to the home page

## The rules of a game

rules-of = { $game }: rules
rules-contents = Contents
rules-print = Print
rules-notes = Designer’s notes
rules-search = Search the rules
rules-none = No matching rules.
rules-link = Link to rule { $number }

## The replay of a finished game

replay-of = { $game }: replay
replay-at = Move { $at } of { $all }
replay-first = To the start
replay-previous = Previous move
replay-next = Next move
replay-last = To the end
replay-view = View
replay-spectator = Spectator
replay-deal = The deal
replay-move = { $name }: { $move }
replay-share = Share
replay-download = Download the record

## Keys of the keyboard

keys-title = Keyboard shortcuts
keys-arrows = ← →
keys-arrows-about = move between your pieces
keys-enter = Enter, space
keys-enter-about = select a piece or press a button
keys-numbers = 1 – 9
keys-numbers-about = make one of the moves shown
keys-escape = Esc
keys-escape-about = deselect or close
keys-m-about = all moves
keys-h-about = hint
keys-u-about = undo
keys-l-about = log
keys-question-about = this list

## Settings

settings-about = Saved in this browser.
settings-name = Your name
settings-language = Language
settings-language-auto = Browser default
settings-scheme = Colours
settings-scheme-auto = System
settings-scheme-light = Light
settings-scheme-dark = Dark
settings-size = Text size
settings-size-normal = Normal
settings-size-large = Large
settings-size-huge = Very large
settings-motion = Animation
settings-motion-auto = System
settings-motion-reduced = Reduced
settings-motion-full = Full
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-sound = Sounds

## The check of a finished game's luck

luck-checking = Checking the luck …
luck-good = The luck was fair
luck-good-without = The luck was fair, without a seed from { $names }
luck-good-but = The luck was fair as far as a browser can tell: { $count ->
    [1] checking 1 reshuffle
   *[other] checking { $count } reshuffles
} needs the rules, too
luck-alone = The luck matches the server’s commitment, but nobody added a seed
luck-prepared = The luck is as it should be: it was prepared for this lesson
luck-bad = Something is wrong with the luck. { $finding }
luck-unread = The luck can’t be checked: the record is damaged
luck-offline = The luck wasn’t checked: the record didn’t arrive
luck-about = Before the game, the server committed to a secret and every browser to a seed. Together they determine every shuffle, random pick and roll. This browser has just checked that for itself:
luck-check-commitment-good = The server’s commitment is the one this browser saw before you sat down.
luck-check-commitment-bad = The server’s commitment has been changed.
luck-check-commitment-unknown = This browser didn’t see the commitment before the game.
luck-check-seal-good = All hashes are the ones this browser saw before it sent your seed.
luck-check-seal-bad = A hash has been changed, added or removed.
luck-check-seal-unknown = This browser didn’t see the hashes before the seeds were sent.
luck-check-own-good = Your seed was used.
luck-check-own-bad = Your seed was left out or changed, although the server had it.
luck-check-own-unknown = No seed from this browser was used.
luck-check-withheld-good = Nobody withheld a seed.
luck-check-withheld-bad = The record lists different missing seeds than the table did.
luck-check-withheld-unknown = Nobody withheld a seed.
luck-check-seeds-good = Every seed matches its hash.
luck-check-seeds-bad = A seed doesn’t match its hash, or seeds are missing.
luck-check-seeds-unknown = No seed was sealed: the server alone determined the luck.
luck-check-secret-good = The secret matches the commitment.
luck-check-secret-bad = The secret doesn’t match the commitment.
luck-check-secret-unknown = The secret wasn’t checked.
luck-check-luck-good = Every shuffle, pick and roll follows from the secret and the seeds.
luck-check-luck-bad = Not every shuffle, pick and roll follows from the secret and the seeds.
luck-check-luck-unknown = Every deal, pick and roll follows from the secret and the seeds. Only the rules know the order of the cards before a reshuffle.
luck-without = There is no seed from { $names }, as the table announced at the start.
luck-values = Values
luck-commitment = Commitment
luck-secret = Secret
luck-hash = Hash: { $value }
luck-seed = Seed: { $value }
luck-kind-sealed = { $name }: sealed and revealed
luck-kind-withheld = { $name }: withheld
luck-kind-open = { $name }: given openly
luck-kind-none = { $name }: no seed
luck-outcomes = { $count ->
    [1] 1 random outcome
   *[other] { $count } random outcomes
}
luck-shuffle = { $count ->
    [1] 1 card shuffled
   *[other] { $count } cards shuffled
}
luck-pick = Number { $which } of { $of } picked
luck-roll = Side { $which } of { $of } rolled
luck-drawn-unknown = { $outcome } – a reshuffle: only the rules know the order before it
luck-drawn-bad = { $outcome } – doesn’t follow
luck-yourself = To check it with other tools, download the record: “houndtable verify” also replays every rule, and docs/fairness.md contains a one-page checker.

## One's own data

own-title = Your data
own-stranger = The server doesn’t know this browser and has nothing stored about you.
own-number = Your number on this server:
own-devices = Devices you are logged in on
own-this-device = This device
own-other-device = Another device
own-dates = since { $made }, last used { $used }
own-log-out = Log out
own-log-out-here = Log out here
own-log-out-here-1 = This browser forgets who you are and where you sit.
own-log-out-here-2 = Unless you’re logged in on another device, nobody can get your seats back.
own-log-out-everywhere = Log out everywhere
own-log-out-everywhere-1 = All your devices are logged out at once.
own-log-out-everywhere-2 = After that nobody can get your seats back, not even you.
own-download = Download my data
own-delete = Delete me
own-delete-1 = Your name and everything you said are removed from every table, and your devices are logged out. This can’t be undone.
own-delete-2 = In games in progress, a bot takes your seat.
own-delete-3 = Your moves and your seeds for the luck stay, without your name: otherwise the others couldn’t check their games.
own-delete-now = Delete me for good
own-cancel = Cancel
own-done = Done. The server no longer knows this browser.
own-more = What is stored, and for how long

## The page about privacy

privacy-stored = What is stored
privacy-stored-1 = The name you enter when you sit down, a random number that stands for you, and whether strangers may see your name.
privacy-stored-2 = For each of your devices a random token, only as a hash, with the days it was first and last used.
privacy-stored-3 = The tables you created or sat at: moves, chat, your seeds for the luck and, until the game is over, a keyed hash of the network address its table was created from.
privacy-stored-4 = No e-mail address, no password, no tracking. The server’s log contains no names, tokens, cards or moves.
privacy-stored-5 = In your browser: a cookie with the token, your settings and a list of your tables.
privacy-how-long = For how long
privacy-sessions = A device you don’t use for { $days ->
    [1] 1 day
   *[other] { $days } days
} is logged out.
privacy-links = A link to your seat works once, for { $hours ->
    [1] 1 hour
   *[other] { $hours } hours
} at most.
privacy-open = A table where nobody sits is deleted { $days ->
    [1] 1 day
   *[other] { $days } days
} after the last visit.
privacy-waiting = A table that is waiting for players is deleted after { $days ->
    [1] 1 day
   *[other] { $days } days
}.
privacy-abandoned = A game that nobody continues is deleted after { $days ->
    [1] 1 day
   *[other] { $days } days
}.
privacy-finished = A finished game is deleted after { $days ->
    [1] 1 day
   *[other] { $days } days
}.
privacy-who = Who can see it
privacy-who-1 = Everyone who plays or watches at your table sees your name, your moves and what you say there.
privacy-who-2 = When a game is over, anyone with its link can read its record. Strangers then see your name only if you agreed; otherwise you are Player 1, Player 2 …
privacy-who-3 = Whoever runs this server can read everything that is stored.
privacy-deleting = What deleting removes
privacy-contact = Contact
privacy-contact-about = You can do all of this yourself in the settings. For anything else, contact whoever runs this server:
privacy-no-contact = Whoever runs this server hasn’t given a contact address.
