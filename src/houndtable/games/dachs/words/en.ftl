### Dachs. How a catalogue is made: docs/translating.md

title = Dachs
about = Play matching dachshunds, take back what you can use – and just don’t come last.

## What a newcomer has to know, in short paragraphs

primer-1 = You needn’t come first; just don’t come last. Whoever has the lowest score in a round loses a life. As soon as somebody has no lives left, everyone else wins.
primer-2 = Each card has a number from 2 to 5 and a colour: vanilla, blue-gray, peach or sage.
primer-3 = On your turn, play one card, or several with the same number or the same colour, and score the sum of their numbers. Playing your whole hand scores 1 more for each card. Then you may draw cards and take back cards from the row in the colours you played. Finally, the cards you played join the row.
primer-4 = Once somebody reaches the target, the round ends with that lap, and the cards left in your hand count against you.

## Pieces

card-2v = 2 vanilla
card-2b = 2 blue-gray
card-2p = 2 peach
card-2s = 2 sage
card-3v = 3 vanilla
card-3b = 3 blue-gray
card-3p = 3 peach
card-3s = 3 sage
card-4v = 4 vanilla
card-4b = 4 blue-gray
card-4p = 4 peach
card-4s = 4 sage
card-5v = 5 vanilla
card-5b = 5 blue-gray
card-5p = 5 peach
card-5s = 5 sage
card-hidden = face-down card
# Several equal cards: "2× 3 sage".
card-counted = { $item-is ->
    [hidden] { $count ->
        [1] 1 face-down card
       *[other] { $count } face-down cards
    }
   *[other] { $count ->
        [1] { $item }
       *[other] { $count }× { $item }
    }
}
colour-v = vanilla
colour-b = blue-gray
colour-p = peach
colour-s = sage
# Several cards of one colour: "2 sage cards".
colour-counted = { $count ->
    [1] 1 { $item } card
   *[other] { $count } { $item } cards
}

## What lies on the table

zone-row = Row
zone-played = Just played
zone-deck = Deck
zone-pile = Discard pile
zone-hand = Hand
fact-turn = turn
fact-first = started the round
fact-turns = turns taken
fact-last_lap = last lap
fact-scores = points
fact-lives = lives
fact-draws_left = draws left
fact-has_drawn = has drawn
fact-retrievable = cards to take back
fact-target = points that start the last lap
fact-may_take = can be taken back
fact-shown = cards everyone has seen
ending-scored = scored
ending-replayed = replayed
step-play = play
step-draw = draw
step-retrieve = take back
step-place = place
step-over = game over

## Options

option-first = First player
    .about = Who starts the first round
option-first-random = random
option-target = Target
    .about = How many points start the last lap of a round
option-lives = Lives
    .about = How many lives everyone starts with
option-everyone-out = Everyone out at once
    .about = What happens when everyone loses their last life together
option-everyone-out-no-winner = nobody wins
option-everyone-out-replay-round = the round is replayed
option-board = Scoreboard
    .about = Which side of the scoreboard is used
option-board-a = side A
option-board-b = side B

## Moves, as an offer

move-draw = draw a card
move-stop = stop
move-take = take { $card }
# The same card lies in several places of the row; $place counts them from the oldest.
move-take-younger = take { $place ->
    [2] the second-oldest
   *[other] the third-oldest
} { $card }
move-place = place { $card }
move-play = play { $cards }

## Questions

ask-play = Play one card, or several with the same number or the same colour.
ask-draw = { $has_drawn ->
    [yes] Draw another card? { $draws_left ->
        [1] You can draw 1 more.
       *[other] You can draw up to { $draws_left } more.
    }
   *[no] { $last_lap ->
        [yes] { $draws_left ->
            [1] It’s the last lap: you must draw a card.
           *[other] It’s the last lap: you must draw at least one card, and you can draw up to { $draws_left }.
        }
       *[no] { $draws_left ->
            [1] Draw a card?
           *[other] Draw a card? You can draw up to { $draws_left }.
        }
    }
}
ask-retrieve = Take a card from the row? You can take { $may_take }.
ask-place = Which card do you place next? The last one ends up next to the deck.

## Events

event-round = Round { $round } begins. { $first-is ->
    [you] You start.
   *[other] { $first } starts.
} The row, oldest card first: { $row-commas }.
# $cards is hidden from all but the one who gets them.
event-dealt = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} dealt { $cards-is ->
    [hidden] { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
   *[other] { $cards }
}.
event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $cards }: { $points } points{ $bonus ->
    [0] {""}
   *[other] , plus { $bonus } for playing the whole hand
}. Total: { $score }.
event-last-lap = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { $score } points: the last lap begins!
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card-is ->
    [hidden] a card
   *[other] { $card }
}.
event-reshuffled = The deck has run out. { $count ->
    [1] The only card in the discard pile becomes
   *[other] The { $count } cards in the discard pile are shuffled and become
} the new deck.
event-retrieved = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the row.
event-placed = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} { $cards } in the row.
event-pushed-out = { $cards } { $cards-is ->
    [one] goes
   *[other] go
} face down onto the discard pile.
event-round-over = Round { $round } is over.
# $held: what the numbers in the hand add up to. $total may be below zero.
event-round-over-each = { $seat }: { $played } for cards played{ $bonus ->
    [0] {""}
   *[other] , plus { $bonus } for playing whole hands
}, minus { $held } for { $hand } left in hand: { $total ->
    [1] 1 point
   *[other] { $total } points
}.
# $lives: how many are left.
event-round-over-last = { $seat-is ->
    [you] You come last and lose
   *[other] { $seat } comes last and loses
} a life: { $lives ->
    [0] no lives
    [1] 1 life
   *[other] { $lives } lives
} left.
event-round-over-replayed = Everyone would be out together, so nobody loses a life and the round is replayed.
event-game-over = The game is over. { $winners-is ->
    [none] Everyone is out, so nobody wins.
    [one] { $winners } wins!
    [you] You win!
   *[other] { $winners } win!
}

## Why a move is not possible

reason-over = The game is over.
reason-not-your-turn = It isn’t your turn.
reason-played-already = You have already played cards this turn.
reason-play-first = Play cards from your hand first.
reason-place-later = You place your cards after drawing and taking back.
reason-drawn-already = You’ve finished drawing this turn.
reason-retrieve-later = You take cards back after drawing: draw or stop first.
reason-retrieved-already = You’ve finished taking cards back this turn.
reason-place-now = Place the cards you played.
reason-hold-none = You have no { $card }.
reason-hold-only = You have only { $count ->
    [1] one
    [2] two
   *[other] { $count }
} { $card }.
reason-must-draw = It’s the last lap: you must draw at least one card.
reason-empty-hand-draws = Your hand is empty and there’s nothing to take from the row: draw a card.
# $count is 2 or 3. Equal cards next to each other count as one place.
reason-not-so-many-places = The row doesn’t have { $card } in { $count ->
    [2] two
   *[other] three
} different places.
reason-not-in-the-row = There’s no { $card } in the row.
reason-no-more-of-colour = You can’t take any more { $colour }: in each colour you can take only as many cards as you played.
reason-empty-hand-takes = Your hand is empty: take at least one card.
reason-none-to-place = You have no { $card } left to place.
reason-no-card = There’s no card called “{ $text }”. Type a number from 2 to 5 and the first letter of the colour: v, b, p or s.
reason-not-so-many = There { $count ->
    [1] is only one
    [2] are only two
   *[other] are only three
} { $card } in the box.
reason-hand-is-limited = You can’t have more than { $count } cards in your hand.
reason-no-play = Cards played together must all have the same number or all have the same colour.

## Hints

hint-play = It scores { $points } now and sets you up well for your next turn.
hint-play-last = It scores { $points } and leaves the fewest points in your hand at the end.
hint-must-draw = You have to draw.
hint-draw = With more cards in hand you can make bigger plays.
hint-stop = Your hand is good as it is.
hint-stop-last = The cards left in your hand when the round ends count against you.
hint-take = It goes well with your hand.
hint-take-oldest = It goes well with your hand, and it would be the next to leave the row.
hint-place = The order doesn’t matter much here.

## Score lines

line-cards-played = cards played
line-empty-hand-bonus = bonus for playing whole hands
line-left-in-hand = left in hand
line-lives-at-the-start = lives at the start
line-last-in-round-n = last in round { $n }

## What simulations count

count-lives-lost = lives lost
count-bonus-points = bonus points
count-points-left-in-hand = points left in hand
count-rounds-with-several-last = rounds with a tie for last
count-rounds-replayed = rounds replayed

## The table in the terminal

table-head = Round { $round }. Deck: { $deck-count }. Discard pile: { $pile-count }. { $last_lap ->
    [yes] Last lap!
   *[no] Last lap at { $target } points.
}
table-player-seat = { $seat }
table-player-scores = { $scores ->
    [1] 1 point
   *[other] { $scores } points
}
table-player-lives = { $lives ->
    [0] no lives
    [1] 1 life
   *[other] { $lives } lives
}
table-player-hand = hand: { $hand-tally }
table-row = Row, oldest card first: { $row-commas }
table-played = { $played-is ->
    [none] {""}
   *[other] Just played: { $played-commas }
}

## The lesson

tip-1 = Welcome to Dachs! You needn’t come first; just don’t come last: the lowest score loses a life, and here everyone has only one. Play a card now, or several with the same number or the same colour. Each card scores its number.
tip-2 = Now you may draw: as many cards as you just played of one colour, one at a time. You see each card before you decide about the next, and you can stop whenever you like.
tip-3 = You may take cards back from the row: in each colour, as many as you played. Look for cards that go with your hand.
tip-4 = The cards you played join the row in the order you choose. Only six cards stay there, and the oldest are pushed out, so what you place last stays longest.
tip-5 = A new turn, and a way to score more: if you play your whole hand at once, each card scores 1 more. That’s why it pays to collect cards that go together.
tip-6 = Your opponent took a card from the row. Everyone saw it, so you can still see it in their hand. Cards drawn from the deck stay secret.
tip-7 = This is the last lap of the round! From now on everyone must draw at least one card, and at the end the numbers left in your hand are subtracted from your score. So don’t take back anything you don’t need.
tip-8 = That was Dachs – well played! In a full game everyone has two lives, and the last lap comes at 40 points. Next, read how rounds and games end: chapters 8 and 9 of the rules.

## What only the board in the browser says

board-deck = { $count ->
    [0] The deck is empty
   *[other] Deck: { $count }
}
board-pile = Discard pile: { $count }
# $who is the name of another player.
board-shown = Cards everyone has seen in { $who }’s hand
board-scores = Scoreboard
board-target = The last lap begins at { $points } points.
board-last-lap = Last lap!
board-draws = { $count ->
    [1] 1 more card can be drawn.
   *[other] Up to { $count } cards can be drawn.
}
# $cards: "2 sage cards and 1 peach card".
board-take = Can be taken back: { $cards }.
board-points = { $who }: { $points }

## Why a position written by hand is refused; the number is the rule

position-over = The game is over as soon as a player has no lives left, and only then. [9.1]
position-lives = Nobody can have more lives than at the start: { $count }. [2.5]
position-bonuses = Bonuses are part of the points, so they can’t be more than the points. [4.6]
position-last-lap = It’s the last lap as soon as a player has { $points } points, and only then. [8.1]
position-turns = The first player, the number of turns and whose turn it is don’t match. [3.1]
position-hand-limit = A hand can’t have more than { $count } cards. [6.4]
position-empty-hand = Only the player whose turn it is can have an empty hand, and only while drawing or taking back. [7.3]
position-known = A card in a hand is known to its owner or to everyone; at the end, to everyone. [10.1]
position-deck-known = Nobody can know a card in the deck, and all of them come from the last shuffle. [10.2]
position-empty-deck = The deck is never empty: the discard pile becomes the deck at once. [5.5]
position-between-turns = Before cards have been played, nothing can have been drawn or be left to take back. [3.2]
position-row = The row must have { $count } cards. [7.2]
position-played = There must be played cards, all with the same number or all with the same colour. [4.2]
position-draws = Draws are left in the step “draw”, and only there. [5.1]
position-retrievable = What can still be taken back doesn’t match the cards played and the row. [6.1]
position-retrieving = In the step “retrieve” there must be a card that can be taken back. [6.1]
position-drawing = The draws left, the cards played and the hand don’t match. [5.1]
position-drawn = More cards have been drawn than there are in the hand. [5.1]
position-placing = In the step “place” the cards still to be placed must differ. [7.1]
position-placed = There are too many or too few cards in the row and in front of the player. [7.2]
