### Climb. What each key is for: docs/words.md of Houndtable. For another language, translate this file as de.ftl, fr.ftl ...

title = Climb
about = Play higher and higher cards, and fold as rarely as you can.
primer-1 = Play a card at least as high as the one on top of the pile, then draw a card.
primer-2 = If you can’t or don’t want to, fold: you lose a life, and the next player starts a new pile.
primer-3 = When somebody has no lives left, whoever has the most wins.

## Cards

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-hidden = a card

## What lies on the table

zone-hand = hand
zone-pile = pile
zone-gone = out of play
zone-deck = deck
fact-turn = turn
fact-lives = lives

## Options

option-lives = Lives
    .about = How many lives everybody has
option-first = First player
    .about = Who starts
option-first-random = random

## Moves, questions and hints

move-fold = fold
move-play = play { $card }
ask-play = Play a card at least as high as the one on top, or fold.
hint-nothing-fits = No card fits.
hint-keep-high-cards = Keep the high cards for later.

## Events

event-dealt = { $seat-is ->
    [you] You are dealt { $cards }
   *[other] { $seat } is dealt { $count } cards
}.
event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
event-drew = { $seat-is ->
    [you] You draw { $card }
   *[other] { $seat } draws a card
}.
event-folded = { $seat-is ->
    [you] You fold
   *[other] { $seat } folds
}. Lives left: { $lives }.
event-game-over = The game is over. { $winners-is ->
    [you] You win!
    [one] { $winners } wins!
   *[other] { $winners } win!
}

## Why a move is not possible

reason-over = The game is over.
reason-not-your-turn = It isn’t your turn.
reason-no-such-card = You don’t have that card.
reason-too-low = The card must be at least as high as the one on top.
reason-not-in-the-box = Cards are the numbers 1 to 5.

## Score lines and the table in the terminal

line-lives-left = lives left
table-player-seat = { $seat }
table-player-lives = lives { $lives }
table-player-hand = hand: { $hand-commas }
table-pile = Pile: { $pile-commas }
table-deck = Deck: { $deck-count }

## Positions in files

position-not-over = The game only ends when somebody has no lives left or the next player has no cards. [3.1]
position-over = A player without lives or cards can’t play on. [3.1]
position-too-many-lives = Nobody has more lives than at the start. [1.3]
