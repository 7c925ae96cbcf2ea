### Dog’s Breath. How a catalogue is made: docs/translating.md

title = Dog’s Breath
about = Collect the foulest food you can find, steal and guard, and go out with the smelliest hand.

## What a newcomer has to know, in short paragraphs

primer-1 = Smell worse than everyone else! You collect food over five rounds, and whoever has the most points wins.
primer-2 = Every food card shows three things: Meat, Poop or Vege; Snout or Butt; Day or Night. The other cards are Bones, Scavengers and Guard Dogs.
primer-3 = A round starts with a draft: turn up two cards of the grid and keep one of them, twice. Then, turn by turn, draw a card or take any open discard, and discard one of your eight cards.
primer-4 = Three or more cards of one food score: Meat 6 each (only with a Bone), Poop 5, Vege 4, and 3 more for every Snout with a Butt. All food the same: 5. All Butts or all Night: 1 per food card. A Scavenger or Guard Dog: 2. Rare hands score 60 and more.
primer-5 = After your discard you may go out: everyone else gets one more turn. You gain 5 points if your hand is the best, and lose 5 if it isn’t. A Scavenger swaps a card with an opponent unless a Guard Dog blocks it.

## Cards. The attribute .a is used where somebody takes or gives the card.

card-msd = Meat Snout Day
    .a = Meat Snout Day
card-msn = Meat Snout Night
    .a = Meat Snout Night
card-mbd = Meat Butt Day
    .a = Meat Butt Day
card-mbn = Meat Butt Night
    .a = Meat Butt Night
card-psd = Poop Snout Day
    .a = Poop Snout Day
card-psn = Poop Snout Night
    .a = Poop Snout Night
card-pbd = Poop Butt Day
    .a = Poop Butt Day
card-pbn = Poop Butt Night
    .a = Poop Butt Night
card-vsd = Vege Snout Day
    .a = Vege Snout Day
card-vsn = Vege Snout Night
    .a = Vege Snout Night
card-vbd = Vege Butt Day
    .a = Vege Butt Day
card-vbn = Vege Butt Night
    .a = Vege Butt Night
card-bone = Bone
    .a = a Bone
card-scavenger = Scavenger
    .a = a Scavenger
card-guard = Guard Dog
    .a = a Guard Dog
card-hidden = face-down card
    .a = a face-down card
# Equal cards in a list.
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
# A food, whatever the card.
food-meat = Meat
food-poop = Poop
food-vege = Vege

## What lies on the table

zone-grid = Grid
zone-deck = Deck
zone-discards = Discards
zone-used = Used Scavengers and Guard Dogs
zone-played = In play
zone-hand = Hand
fact-turn = turn
fact-first = first player
fact-turns = turns taken
fact-outer = gone out
fact-scores = points
fact-latest = last discard
fact-up = face up in the grid
fact-begun = draft turn begun
fact-has_drawn = has taken a card
fact-has_scavenged = has played a Scavenger
fact-taken = taken from the discards
fact-target = robbed by the Scavenger
fact-offered = offered
fact-requested = asked for
fact-worth = worth of your hand
fact-turn_number = turn
fact-turn_cap = turns at most
fact-last_turns = last turns
fact-to_flip = cards to turn up
ending-out = went out
ending-cap = turn limit

## Options

option-first = First player
    .about = Who starts the first round
option-first-random = random
option-specials = Special cards
    .about = How many Scavengers and how many Guard Dogs there are
option-specials-1 = 1 of each
option-specials-4 = 4 of each
option-show-seen = Cards seen in the draft
    .about = Whether cards that were turned face down again stay visible to everyone
option-show-seen-off = must be remembered
option-show-seen-on = stay visible
option-return-discard = Throwing back
    .about = Whether you may take a discard and discard an equal card on the same turn
option-return-discard-allowed = allowed
option-return-discard-forbidden = not allowed
option-request = The Scavenger’s card
    .about = How the card that a Scavenger gets is chosen
option-request-blind = drawn blind
option-request-named = asked for by name
option-go-out-minimum = Minimum for going out
    .about = How many points your hand must be worth before you may go out
option-go-out-super = Super Combo for going out
    .about = Whether you need a Super Combo to go out
option-go-out-super-off = not needed
option-go-out-super-on = needed
option-turn-cap = Turn limit
    .about = After how many turns each a round is scored even if nobody goes out
option-outer-tie = Tie for the best hand
    .about = Whether going out pays off if another hand is just as good
option-outer-tie-wins = pays off
option-outer-tie-loses = costs points
option-rounds = Rounds
    .about = How many rounds are played
option-final-tie = Tie at the end
    .about = What happens when several players lead after the last round
option-final-tie-shared = shared win
option-final-tie-extra-round = one more round

## Moves, as an offer

move-flip = turn up the card in { $place }
move-turn-down = turn the card in { $place } face down again
move-take-place = take the card in { $place }
move-take-card = take { $card-a } from the discards
move-draw = draw from the deck
move-discard = discard { $card-a }
move-scavenge = play your Scavenger on { $target }
move-offer = offer { $card-a }
move-request = ask for { $card-a }
move-guard = block the Scavenger with your Guard Dog
move-pass = let the Scavenger through
move-go-out = go out
move-done = end your turn without going out
move-stay-out = stay out with the hand you have now
move-go-on = call a false alarm and play on

## Questions

# $to_flip is how many cards must still be turned up; $begun says whether anything was done in this turn.
ask-draft = { $to_flip ->
    [0] Take one of the two face-up cards.
    [1] { $begun ->
        [no] Turn up a second card, or start by turning the face-up card down again.
       *[yes] Turn up a second card.
    }
   *[other] Turn up a card.
}
ask-draw = Draw from the deck or take a discard.
ask-discard = Discard a card.
ask-offer = Which card do you offer, face down?
ask-request = Which card do you ask for?
ask-guard = A Scavenger is after { $target-is ->
    [you] one of your cards
   *[other] one of { $target }’s cards
}. Block it with your Guard Dog? Nobody will know you were asked.
ask-stay = You’ve been robbed. Stay out, or call a false alarm and play on?
ask-go = Do you go out? Then everyone else gets one more turn.

## Events

event-round = Round { $round } begins with a draft from { $grid } cards. { $first-is ->
    [you] You start.
   *[other] { $first } starts.
}
event-dealt = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} dealt { $cards-is ->
    [several] { $cards-a }
   *[other] { $count } cards
}.
event-flipped = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} up { $card-a } ({ $place }).
event-turned-down = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} the card in { $place } face down again.
event-picked = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card-a } ({ $place }).
event-put-under = The draft is over. The { $count } cards left go under the deck.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card-is ->
    [hidden] a card
   *[other] { $card-a }
}.
event-reshuffled = The deck is empty, so the discards are shuffled into a new one: { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card-a } from the discards.
event-discarded = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $card-a }.
event-scavenged = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} a Scavenger on { $target-is ->
    [you] you
   *[other] { $target }
}.
event-offered = { $seat-is ->
    [you] You offer
   *[other] { $seat } offers
} { $card-is ->
    [hidden] a card
   *[other] { $card-a }
}, face down.
event-requested = { $seat-is ->
    [you] You ask
   *[other] { $seat } asks
} { $target-is ->
    [you] you
   *[other] { $target }
} for { $card-a }.
# $seat plays the Guard Dog, $target was to be robbed (often the same player), $attacker played the Scavenger.
event-guarded = { $seat-is ->
    [you] You block
   *[other] { $seat } blocks
} { $attacker-is ->
    [you] your
   *[other] { $attacker }’s
} Scavenger with a Guard Dog. Nothing is swapped.
event-lacked = { $seat-is ->
    [you] You don’t
   *[other] { $seat } doesn’t
} have { $card-a }. Nothing is swapped.
event-swapped = { $seat-is ->
    [you] You give
   *[other] { $seat } gives
} { $target-is ->
    [you] you
   *[other] { $target }
} { $gave-is ->
    [hidden] a card
   *[other] { $gave-a }
} and { $seat-is ->
    [you] get
   *[other] gets
} { $got-is ->
    [hidden] one
   *[other] { $got-a }
} in return.
event-out = { $seat-is ->
    [you] You go
   *[other] { $seat } goes
} out! Everyone else gets one more turn.
event-stays-out = { $seat-is ->
    [you] You stay
   *[other] { $seat } stays
} out.
event-goes-on = False alarm! { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} on.
event-round-over-begin = Round { $round } is over.{ $how-is ->
    [cap] {" "}The turn limit was reached.
   *[other] {""}
}
event-round-over-each = { $seat }: { $score ->
    [1] 1 point
   *[other] { $score } points
}{ $lines-is ->
    [none] {""}
   *[other] {" "}({ $lines })
}. Hand: { $hand-tally }.
event-game-over-won = The game is over. { $winners-is ->
    [one] { $winners } wins
   *[other] { $winners } win
} with { $points ->
    [1] 1 point
   *[other] { $points } points
}!

## Why a move is not possible

reason-over = The game is over.
reason-no-draft-turn = It isn’t your turn.
reason-not-your-turn = It isn’t your turn.
reason-guards-decide = Wait a moment: a Guard Dog may still be played.
reason-robbed-decides = Wait a moment: the player who went out was robbed and has to choose.
reason-draft-first = The draft comes first: turn up two cards of the grid and take one.
reason-draft-over = The draft is over.
reason-beyond-the-grid = The grid has only { $rows } rows.
reason-place-is-empty = The card in { $place } has already been taken.
reason-two-up = Two cards are face up. Take one of them.
reason-up-already = The card in { $place } is already face up.
reason-down-already = The card in { $place } is already face down.
reason-turn-down-first = You can only turn a card face down at the start of your turn.
reason-face-down = The card in { $place } is face down.
reason-second-card = Turn up a second card before you take one.
reason-take-first = First draw a card or take a discard.
reason-taken-already = You’ve already taken a card this turn.
reason-not-face-up = There’s no { $card } among the open discards.
reason-used-up = Used Scavengers and Guard Dogs lie face down and can’t be taken.
reason-discard-now = You have eight cards, so discard one.
reason-none-to-discard = You have no { $card }.
reason-keep-what-you-took = You took { $card-a } from the discards this turn, so you can’t throw it back.
reason-scavenged-already = You’ve already played a Scavenger this turn.
reason-no-scavenger = You have no Scavenger.
reason-none-played = Nobody has played a Scavenger.
reason-on-an-opponent = You can only play a Scavenger on somebody else.
reason-offer-now = You’ve played your Scavenger. Now offer a card.
reason-none-to-offer = You have no { $card }.
reason-request-now = Choose which card to ask for.
reason-guard-or-pass = Choose whether to block the Scavenger or let it through.
reason-end-your-turn = Your turn is ending. Choose whether to go out.
reason-out-already = Someone has already gone out.
reason-worth-too-little = Your hand is worth { $worth ->
    [1] 1 point
   *[other] { $worth } points
}. You need { $minimum } to go out.
reason-needs-super-combo = You need a Super Combo to go out.
reason-stay-or-go-on = You’ve been robbed. Choose whether to stay out or play on.
reason-not-robbed = Only a player who has gone out and is then robbed can choose this.
# $text is what somebody typed; the codes in these two are what can be typed.
reason-no-card = There’s no card called “{ $text }”. A food card has three letters: m, p or v, then s or b, then d or n. The others are bone, scavenger and guard.
reason-no-place = There’s no place called “{ $text }”. Type the row and the column: r and c, each with a number.

## Hints

hint-draw = A card from the deck should help more than any discard.
hint-take = It should help you more than a card from the deck.
hint-needed-least = It’s the card you need least.
hint-may-spoil = It may spoil a good hand.
hint-two-new-cards = Two new cards can only help your hand.
hint-helps-most = It would help you most.
hint-fits-better = It goes better with your hand.
hint-hope-for-better = Something better may turn up.
hint-seen-and-good = You’ve seen this card before, and it would help you.
hint-not-seen-yet = Nobody has seen it yet, so it may be better.
hint-guard = Your hand is worth more to you than the Guard Dog.
hint-pass = It isn’t your hand that’s being robbed.
hint-may-be-best = Your hand is worth { $worth ->
    [1] 1 point
   *[other] { $worth } points
}, and that may well be the best.
hint-others-may-have-more = Your hand is worth { $worth ->
    [1] 1 point
   *[other] { $worth } points
}. Others may have more.

## Score lines

line-meat = Meat
line-poop = Poop
line-vege = Vege
line-snout-butt-pairs = Snout-Butt pairs
line-all-food-the-same = All food the same
line-all-butts = All Butts
line-all-night = All Night
line-specials = Special cards
line-day-feast = Day Feast
line-night-feast = Night Feast
line-butcher-s-dog = Butcher’s Dog
line-boneyard = Boneyard
line-going-out = Going out
line-round-n = Round { $n }

## What simulations count

count-went-out = went out
count-and-it-paid = … and it paid off
count-rounds-ended-by-the-cap = rounds ended by the turn limit
count-from-meat = from Meat
count-from-poop = from Poop
count-from-vege = from Vege
count-from-snout-butt-pairs = from Snout-Butt pairs
count-from-all-food-the-same = from all food the same
count-from-all-butts = from all Butts
count-from-all-night = from all Night
count-from-specials = from special cards
count-from-day-feast = from Day Feast
count-from-night-feast = from Night Feast
count-from-butcher-s-dog = from Butcher’s Dog
count-from-boneyard = from Boneyard

## The table in the terminal

table-head = Round { $round } of { $rounds_to_play }. Deck: { $deck-count ->
    [1] 1 card
   *[other] { $deck-count } cards
}.{ $outer-is ->
    [you] {" "}You’ve gone out!
    [other] {" "}{ $outer } has gone out: these are the last turns!
   *[none] {""}
}
table-player-seat = { $seat }
table-player-scores = { $scores ->
    [1] 1 point
   *[other] { $scores } points
}
table-player-hand = { $hand-tally }
table-worth = { $worth-is ->
    [none] {""}
   *[other] Your hand is worth { $worth-total ->
        [1] 1 point
       *[other] { $worth-total } points
    } as it is ({ $worth }).
}
# The draft: tabs part the columns.
table-grid-head = Column{"\u0009"}1{"\u0009"}2{"\u0009"}3{"\u0009"}4
table-grid-row = Row { $row }{"\u0009"}{ $first }{"\u0009"}{ $second }{"\u0009"}{ $third }{"\u0009"}{ $fourth }
table-cell = { $card }
# A card that lies face down, and a place without one.
table-cell-down = ?
table-cell-empty = –
# $used is how many Scavengers and Guard Dogs lie there face down.
table-open-discards = Discards: { $cards-is ->
    [none] none
   *[other] { $cards-tally }
}{ $used ->
    [0] .
    [1] {" "}(and 1 used card, face down).
   *[other] {" "}(and { $used } used cards, face down).
}

## A hand explained: houndtable score dogsbreath

position-score-usage = A hand is 1 to 7 cards: bone, scavenger, guard, and food in three letters, for example msn.
    m, p or v            Meat, Poop or Vege
    s or b               Snout or Butt
    d or n               Day or Night
    after CARD           after the hand: what you discarded last
score-hand = { $cards-commas }
score-item = { $line } [{ $clause }]
score-total = Total: { $points ->
    [1] 1 point
   *[other] { $points } points
}{ $combo ->
    [yes] {" "}– a Super Combo!
   *[no] .
}
score-too-few = { $foods } { $foods-is ->
    [one] scores
   *[other] score
} nothing: a food needs at least { $least } cards. [7.1]
score-no-bone = Meat scores nothing without a Bone. [7.4]
# Below these two stand the ways to it, a line for each.
score-away = One card away: { $points ->
    [1] 1 point
   *[other] { $points } points
}.
score-away-combo = One card away: { $line }!
score-draw = – draw { $drawn-a }
score-swap = – draw { $drawn-a }, discard { $discarded-a }
score-more = – { $count ->
    [1] 1 more way
   *[other] { $count } more ways
}
score-no-better = No single card makes it better.

## The lesson

tip-1 = Welcome to Dog’s Breath! Collect the foulest food you can find: the hand with the most points wins. It begins with a draft: turn up two cards of the grid and keep one of them, twice.
tip-2 = Every food card shows three things: the food is Meat, Poop or Vege; the smell comes from the Snout or the Butt; and it’s fresh by Day or rotten by Night. Now turn up a second card.
tip-3 = Keep one of the two. Three or more cards of one food score: Meat 6 each, Poop 5, Vege 4. Fewer than three score nothing, so choose a food you already have.
tip-4 = Your opponent left a card face up. It counts as one of your two, unless you turn it face down first. If you do, remember where it is!
tip-5 = The draft is over, and everyone has seven cards. On your turn, take one more: draw from the deck or take any open discard, however old.
tip-6 = Now discard one of your eight cards. Look for pairs before you decide: within a food that scores, every Snout with a Butt earns 3 more points.
tip-7 = At the end of your turn you may go out: everyone else gets one more turn, then all hands are scored. If yours is the best, you gain 5 points; if not, you lose 5. Not sure? Then just end your turn.
tip-8 = Someone has played a Scavenger on you, but you have a Guard Dog. Play it, and nothing is swapped; you even draw a card to replace it.
tip-9 = One thing about Meat: it only scores if you have a Bone, and one Bone is enough for all your Meat. A Bone alone is worth nothing; a Scavenger or Guard Dog left in your hand is worth 2.
tip-10 = You have a Scavenger. Play it on your opponent and offer a card you don’t need, face down. You get one of theirs for it, drawn blind, and a card from the deck to replace the Scavenger.
tip-11 = That was one round; a full game has five. We played with four Scavengers and four Guard Dogs, but usually there’s only one of each. Next, read about the Super Combos in chapter 8 of the rules: they’re worth 60 points and more.

## The board in the browser

board-turn = Turn { $turn } of at most { $cap }
board-draft = The draft
board-take = take { $card-a }
board-turn-down = turn { $card-a } face down again
board-place = { $place }: { $card }
# A card that everyone saw and that is face down again.
board-place-seen = { $place }: { $card }, face down again
board-heap = { $card }, { $count } of them
board-no-discards = Nothing has been discarded yet.
board-used = { $count ->
    [1] 1 used card, face down
   *[other] { $count } used cards, face down
}
board-latest = Last discard: { $card }
# A small mark beside a player.
board-is-out = out
board-out = { $seat-is ->
    [you] You’ve gone out!
   *[other] { $seat } has gone out!
}
board-last-turns = Last turns: { $seats-commas }
board-theft-label = A Scavenger is on the prowl
board-theft = { $thief-is ->
    [you] You’re after one of { $victim }’s cards.
   *[other] { $thief } is after one of { $victim-is ->
        [you] your
       *[other] { $victim }’s
    } cards.
}
board-offered = offered
board-requested = asked for
board-guard = Anyone with a Guard Dog may still block it.
board-stay = { $seat } was robbed and has to choose: stay out or play on.
board-kinds = Which card do you ask for?
board-worth = Your hand is worth
board-worth-nothing = nothing yet
board-scoring = Scoring
board-combos = Super Combos, instead of everything else
# $points may be one number or two: “+5 or −5”.
board-points = { $points }
board-points-card = { $points } per card
board-points-pair = { $points } per pair
# What it takes to score, by the clause of the rules; $least is a number of cards.
board-needs-7-1 = { $least } or more, with a Bone
board-needs-7-2 = { $least } or more
board-needs-7-3 = { $least } or more
board-needs-7-8 = within a food that scores
board-needs-7-5 = { $least } cards or more
board-needs-7-6 = every food card
board-needs-7-7 = every food card
board-needs-7-9 = Scavenger, Guard Dog
board-needs-8-2 = a Bone, and Snout and Butt of every food, all Day
board-needs-8-3 = a Bone, and Snout and Butt of every food, all Night
board-needs-8-4 = { $least } Meat, and your last discard was a Bone
board-needs-8-5 = { $least } Bones, and the last card is Meat
board-needs-9-2 = with the best hand, or not

## Positions that can’t be

position-over = The game is over after the last round, and only then. [9.4]
position-hand-known = A card in a hand is known to its owner and perhaps to others, and at the end to everyone. [10.1]
position-deck-known = Nobody knows a card in the deck. [10.2]
position-up-beyond = Only cards in the grid can be face up. [2.3]
position-grid-known = A card in the grid has been seen by everyone or by nobody. [3.2]
position-up-known = Everyone has seen a face-up card. [3.2]
position-up-empty = An empty place in the grid can’t be face up. [3.1]
position-grid-size = The grid has { $places } places. [2.3]
position-draft-length = In the draft everyone takes two cards. [3.5]
position-draft-hands = The hands and the grid don’t fit together. [3.1]
position-draft-turn = The first player, the draft and whose turn it is don’t fit together. [3.1]
position-draft-hand = A hand has too many or too few cards. [3.5]
position-up-begun = One or two cards must be face up. [3.1]
position-up-left = One card was left face up, but none at the start of the draft. [3.3]
position-draft-first = No turn is played before the draft is over. [3.5]
position-draft-over = The draft is over, so nothing is left of the grid. [3.7]
position-under-deck = As long as none has been drawn, there are { $under } cards from the grid under the deck. [3.7]
position-hand-size = Player { $player } has { $count ->
    [1] 1 card
   *[other] { $count } cards
}, not { $wanted }. [4.4]
position-turn = The first player, the turns and whose turn it is don’t fit together. [4.1]
position-discard-early = A card is discarded after one has been taken. [4.2]
position-end-early = No turn ends before a card has been taken. [4.2]
position-taken = A discard was taken, but no card. [4.2]
position-out-turn = A player who has gone out has no turn. [6.2]
position-stay = Only a player who has gone out can stay out. [6.6]
position-latest = Everyone who has had a turn has discarded, and nobody else. [4.4]
position-round-end = The round ends just before the player who went out. [6.5]
position-scavenger-played = A Scavenger is in play while it’s being used, and only then. [5.2]
position-scavenged = A Scavenger must have been played. [5.1]
position-target = A Scavenger is played on an opponent. [5.2]
position-offered = A card from the hand is offered when a Scavenger has been played. [5.2]
position-no-request = At this table nobody asks for a card by name. [5.3]
position-requested = A card is asked for before anyone may block. [5.3]
position-asked = Someone with a Guard Dog who may block must be asked. [5.4]
position-not-asked = Nobody can be asked to block now. [5.4]
position-used = Only Scavengers and Guard Dogs can be used. [4.3]
position-no-memory = There’s nothing to remember before the draft is over or after the game. [10.6]
position-memory-entry = The memory says “{ $entry }”, but that can’t be. [10.6]
position-memory-leads-elsewhere = The memory leads to other hands, discards or cards under the deck. [10.6]
position-score-hand = A hand has 1 to { $most } cards, not { $count }. [3.5]
position-score-copies = There are only { $count } cards called { $card }. [1.1]
position-score-card = There’s no card called “{ $name }”.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
} Cards: { $known-commas }.
