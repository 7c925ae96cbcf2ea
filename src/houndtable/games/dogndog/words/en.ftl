### Dog’n Dog. How a catalogue is made: docs/translating.md

title = Dog’n Dog
about = Mahjong in miniature: five cards, a pair and a trio, worth at least 3 points.

## What a newcomer has to know, in short paragraphs

primer-1 = Complete a hand of five cards: a pair, plus three of a kind or a run of three. It must be worth at least 3 points.
primer-2 = The cards are the numbers 1 to 6, one of each in red, and the accessories Food, Bone and Disc. There are four of each.
primer-3 = On your turn, draw a card. If it completes your hand, declare tsumo; if not, discard a card. If someone else’s discard completes your hand, declare ron – but never with a kind you have discarded yourself.
primer-4 = You score points for each red card, each card of the same kind as the dora, tsumo, a hand of only 2 to 5, three of a kind, three of an accessory … and Ri-chi: declare it when you are one card short, but then you can’t change your hand any more.
primer-5 = Every 3 points earn a trophy; others pay with poos. The Parent wins more and pays more. Whoever has the most trophies wins.

## Pieces

# The attribute .a is the card with its article, for the middle of a sentence.
card-1 = 1
    .a = a 1
card-1r = red 1
    .a = a red 1
card-2 = 2
    .a = a 2
card-2r = red 2
    .a = a red 2
card-3 = 3
    .a = a 3
card-3r = red 3
    .a = a red 3
card-4 = 4
    .a = a 4
card-4r = red 4
    .a = a red 4
card-5 = 5
    .a = a 5
card-5r = red 5
    .a = a red 5
card-6 = 6
    .a = a 6
card-6r = red 6
    .a = a red 6
card-food = Food
    .a = Food
card-bone = Bone
    .a = a Bone
card-disc = Disc
    .a = a Disc
card-hidden = face-down card
    .a = a card
# A kind: red or not doesn’t matter.
kind-1 = 1
    .a = a 1
kind-2 = 2
    .a = a 2
kind-3 = 3
    .a = a 3
kind-4 = 4
    .a = a 4
kind-5 = 5
    .a = a 5
kind-6 = 6
    .a = a 6
kind-food = Food
    .a = Food
kind-bone = Bone
    .a = a Bone
kind-disc = Disc
    .a = a Disc
how-tsumo = tsumo
how-ron = ron
# A player’s answer to a discard.
answer-not-asked = not asked
answer-asked = still to answer
answer-pass = pass
answer-ron = ron

## What lies on the table

zone-dora = Dora
zone-deck = Deck
zone-hand = Hand
zone-discards = Discards
fact-turn = turn
fact-parent = Parent
fact-first = first Parent
fact-lap = lap
fact-scores = trophies
fact-wrong = false declarations
fact-richi = discards before Ri-chi
fact-drawn = card drawn
fact-missed = rons you passed on
fact-answer = your answer
fact-discard = latest discard
fact-may_tsumo = tsumo possible
fact-turns = turns taken
ending-tsumo = tsumo
ending-ron = ron
ending-drawing-win = Drawing win
step-turn = turn
step-ron = ron?
step-over = game over

## Options

option-first = First Parent
    .about = Who is the first Parent
option-first-random = random
option-laps = Laps
    .about = How many times everyone is the Parent
option-furiten = Your own discards
    .about = What you can’t ron because of your own discards
option-furiten-per-kind = the kinds you have discarded
option-furiten-whole-hand = anything, if you wait for a kind you have discarded
option-missed-ron = Passing on a ron
    .about = Whether you can still ron a kind that you have passed on
option-missed-ron-free = yes
option-missed-ron-furiten = not in this round
option-richi-needs = Ri-chi
    .about = What you need to declare Ri-chi
option-richi-needs-shape = one card short
option-richi-needs-three-points = one card short of 3 points
option-yakuman = Yaku-Man
    .about = What counts if your points would be worth more than your Yaku-Man
option-yakuman-replaces = the Yaku-Man
option-yakuman-best-of-both = the points
option-tie = Tie
    .about = Who wins a tie
option-tie-shared = everyone in the tie
option-tie-nearest-first-parent = whoever sits nearest to the first Parent
option-declarations = Declarations
    .about = Whether you are only offered correct declarations, or false ones are possible and cost 2 poos
option-declarations-guarded = only correct ones
option-declarations-free = false ones cost 2 poos

## Moves, as an offer

move-discard = discard { $card-a }
move-richi = declare Ri-chi and discard { $card-a }
move-tsumo = declare tsumo
move-ron = declare ron
move-pass = pass

## Questions

ask-turn = { $richi-is ->
    [none] { $may_tsumo ->
        [yes] Declare tsumo, or discard a card?
       *[no] Discard a card.
    }
   *[other] { $may_tsumo ->
        [yes] Declare tsumo, or discard the card you drew?
       *[no] You have declared Ri-chi, so discard the card you drew.
    }
}
# $turn is who made the discard.
ask-ron = { $turn } discarded { $discard-a }. Ron?

## Events

event-round = Round { $round }, lap { $lap }. { $parent-is ->
    [you] You are
   *[other] { $parent } is
} the Parent. The dora is { $dora-a }.
# $cards is hidden from all but the one who gets them.
event-dealt = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} dealt { $cards-is ->
    [hidden] { $count } cards
    [none] nothing
   *[other] { $cards-a }
}.
# $card is hidden from all but the one who draws; $deck cards are left.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $deck ->
    [0] the last card{ $card-is ->
        [hidden] {""}
       *[other] , { $card-a }
    }
   *[other] { $card-is ->
        [hidden] a card
       *[other] { $card-a }
    }
}.
event-discarded = { $seat-is ->
    [you] You { $richi ->
        [yes] declare Ri-chi and discard
       *[no] discard
    }
   *[other] { $seat } { $richi ->
        [yes] declares Ri-chi and discards
       *[no] discards
    }
} { $card-a }.
# $owner is who discarded the card; none for tsumo. $hand is the other four cards.
event-won = { $seat-is ->
    [you] You declare
   *[other] { $seat } declares
} { $owner-is ->
    [none] tsumo with { $card-a }
    [you] ron on your { $card }
   *[other] ron on { $owner }’s { $card }
} (hand: { $hand-commas })!
event-ura = The Ura-Dora is { $card-a }.
event-points = { $counting }{ $extra-is ->
    [none] {""}
   *[other] ; plus { $extra }
}. { $points ->
    [1] 1 point makes
   *[other] { $points } points make
} { $trophies ->
    [1] 1 trophy
   *[other] { $trophies } trophies
}.
event-yakuman = Yaku-Man! { $lines }: { $trophies ->
    [1] 1 trophy
   *[other] { $trophies } trophies
}.
event-poos = { $seats-is ->
    [none] Nobody gets
    [you] You get
    [one] { $seats } gets
   *[other] { $seats } each get
} { $poos ->
    [1] 1 poo
   *[other] { $poos } poos
}.
event-drawn-out = Nobody finishes, so { $seat-is ->
    [you] you get
   *[other] { $seat } gets
} a Drawing win: 1 trophy. { $parent-is ->
    [you] As the Parent, you get
   *[other] { $parent } gets
} 1 poo.
event-declared-falsely = { $seat-is ->
    [you] You declare
   *[other] { $seat } declares
} { $how } with { $card-a } (hand: { $hand-commas }). That’s a false declaration!
# $clause is the number of the rule.
event-false-not-complete = The hand isn’t complete (rule { $clause }).
event-false-too-few-points = The hand is complete, but worth too few points (rule { $clause }).
event-false-own-discards = An earlier discard rules out this ron (rule { $clause }).
event-false-ron-passed = An earlier pass rules out this ron (rule { $clause }).
event-false-again = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $poos ->
    [1] 1 poo
   *[other] { $poos } poos
}, and the round is dealt again.
standings = Standings: { $standings-commas }
# One player in the list of standings. Who is below 0 has poos instead of trophies.
standing-trophies = { $seat } { $trophies ->
    [1] 1 trophy
   *[other] { $trophies } trophies
}
standing-poos = { $seat } { $poos ->
    [1] 1 poo
   *[other] { $poos } poos
}
event-game-over = The game is over. { $winners-is ->
    [none] Nobody wins.
    [you] You win!
    [one] { $winners } wins!
   *[other] { $winners } win!
}

## Why a move is not possible

reason-over = The game is over.
reason-not-your-turn = It isn’t your turn.
reason-no-discard = There is no discard to answer right now.
reason-answer-first = First decide: ron or pass?
reason-answered-already = You have already answered.
reason-your-own-discard = You can’t ron your own discard.
reason-not-asked = You can’t ron this discard, so there is nothing to pass on.
reason-hold-none = You have no { $card }.
reason-discard-the-drawn = After Ri-chi you must discard the card you drew: { $card-a }.
reason-richi-already = You have already declared Ri-chi.
reason-too-late-for-richi = The deck is empty, so it’s too late for Ri-chi.
reason-richi-worth-too-little = Whatever completes these four cards, even with Ri-chi and tsumo the hand isn’t worth { $needed } points.
reason-not-ready = If you discard { $card-a }, your hand is more than one card short.
reason-not-complete = With { $card-a } your hand isn’t complete. You need a pair, plus three of a kind or a run of three.
reason-too-few-points = Your hand is complete, but worth only { $points } of the { $needed } points you need.
reason-own-discards = You have discarded { $kind-a } yourself, so you can’t ron it.
reason-ron-passed = You passed on { $kind-a }, so you can’t ron it.
reason-whole-hand = You have discarded a kind you are waiting for, so you can’t ron anything.
reason-no-card = There is no card called “{ $text }”. Cards are 1 to 6, 1r to 6r for the red ones, food, bone and disc.
reason-one-at-a-time = You discard only one card at a time.

## Hints

hint-cannot-finish = You can’t finish with it.
hint-finishes = It finishes your hand for at least { $trophies ->
    [1] 1 trophy
   *[other] { $trophies } trophies
}.
hint-no-choice = After Ri-chi there is nothing else to do.
# $kinds complete the hand; $count such cards have not been seen yet.
hint-ready = You’re one card short and waiting for { $kinds-or } ({ $count ->
    [0] all of them already seen
    [1] 1 card unseen
   *[other] { $count } cards unseen
}).{ $richi ->
    [yes] {" "}Ri-chi is worth another point.
   *[no] {""}
}
hint-safe = It’s safe: everyone who declared Ri-chi has already discarded this kind.
hint-soon = You’ll soon be one card short: { $count ->
    [1] 1 card helps
   *[other] { $count } cards help
}.
hint-least = It’s the card you need least.

## Score lines

line-ron = ron
line-discard-for-a-ron = discard for a ron
line-tsumo-of-the-parent = tsumo by the Parent
line-tsumo-as-parent = tsumo as Parent
line-tsumo-of-a-child = tsumo by a Child
line-tsumo-as-child = tsumo as Child
line-drawing-win = Drawing win
line-drawing-win-of-a-child = Drawing win of a Child
line-false-declarations = false declarations
line-tanyao = Tanyao
line-toitoi = ToiToi
line-chanta = Chanta
line-food = Food
line-bone = Bone
line-disc = Disc
line-tsumo = Tsumo
line-ri-chi = Ri-chi
line-haitei = HaiTei
line-red-number = Red number
line-dora = Dora
line-ippatsu = Ippatsu
line-ura-dora = Ura-Dora
line-parent-bonus = Parent Bonus
line-ten-ho = Ten-ho
line-chi-ho = Chi-ho
line-all-red = All Red
line-tsu-i-so = Tsu-I-So
line-chin-lo-to = Chin-Lo-To

## What simulations count, besides the score lines

count-rounds-by-tsumo = rounds won by tsumo
count-rounds-by-ron = rounds won by ron
count-drawing-wins = Drawing wins
count-false-declared = false declarations
count-trophies = trophies
count-poos = poos

## The table in the terminal

table-head = Round { $round }, lap { $lap }. { $parent-is ->
    [you] You are
   *[other] { $parent } is
} the Parent. { $deck-count ->
    [1] 1 card
   *[other] { $deck-count } cards
} in the deck. Dora: { $dora }
table-player-seat = { $seat }
table-player-scores = trophies: { $scores }
table-player-richi = { $richi-is ->
    [none] {""}
   *[other] Ri-chi!
}
table-row = { $seat-is ->
    [you] Your discards
   *[other] { $seat }’s discards
}: { $cards-commas }
table-card = { $card }
# The discard with which somebody declared Ri-chi.
table-richi-card = { $card } (Ri-chi)
table-cards = { $drawn-is ->
    [none] {""}
   *[other] You drew { $drawn-a }.{" "}
}Your hand: { $cards-commas }

## A hand explained: houndtable score dogndog

position-score-usage = A hand is four or five cards: 1 to 6, 1r to 6r, food, bone, disc.
    With five cards, also:
    --tsumo or --ron     how it is finished
    --dora KIND          the dora, for example --dora 3
    --richi              after Ri-chi
    --ippatsu            by your next draw after Ri-chi
    --ura KIND           the Ura-Dora
    --haitei             with the last card of the round
    --first              with the first draw of the round, or before it
    --parent             by the Parent
    --best-of-both       points count if they are worth more than a Yaku-Man
score-unfinished = { $cards-commas }: not complete. [4.1]
score-waits = One card short, waiting for { $kinds-or }. [6.1]
score-without = If you discard { $kind-a }, the hand is one card short and waits for { $kinds-or }.
score-steps = You must draw at least { $count ->
    [1] 1 card
   *[other] { $count } cards
} to complete it.
# $pair is two kinds, $three the other three.
score-hand = { $cards-commas } by { $how } (pair: { $pair-commas }; trio: { $three-commas }). [4.1]
score-item = { $line }{ $cards-is ->
    [none] {""}
   *[other] {" "}({ $cards-commas })
} [{ $clause }]
score-extra = { $line }{ $cards-is ->
    [none] {""}
   *[other] {" "}({ $cards-commas })
}, doesn’t count towards the minimum [{ $clause }]
score-yakuman-item = { $line } (trophies) [{ $clause }]
score-minimum = { $points ->
    [1] 1 point
   *[other] { $points } points
} towards the { $needed } you need: { $enough ->
    [yes] enough.
   *[no] too few.
} [4.4]
score-too-little = You can’t finish with it. [4.4]
score-yakuman = Yaku-Man: { $trophies ->
    [1] 1 trophy
   *[other] { $trophies } trophies
}, whatever the points. [8.7]
score-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}: { $trophies ->
    [1] 1 trophy
   *[other] { $trophies } trophies
}. [9.1]
score-ron = Whoever discarded the card gets { $poos ->
    [1] 1 poo
   *[other] { $poos } poos
}. [9.2]
score-children = Every Child gets 1 poo. [9.3]
score-parent = The Parent gets { $poos ->
    [1] 1 poo
   *[other] { $poos } poos
}. [9.4]
position-score-unknown = There is no card or option “{ $name }”.{ $near-is ->
    [none] {""}
   *[other] {" "}Did you mean { $near-or }?
} Known: { $known-commas }.
# $flag and $other are options of the command line, such as --dora.
position-score-flag-needs-card = { $flag } needs a card, for example { $flag } 3, not “{ $given }”.
position-score-too-many = There aren’t that many { $card } cards. [1.1]
position-score-too-many-of-kind = There are only { $count } cards of { $kind }, including the dora and the Ura-Dora. [1.1]
position-score-hand-size = A hand is four or five cards, not { $count }.
position-score-only-with = { $flag } goes only with { $other }. [{ $clause }]
position-score-not-with = { $flag } doesn’t go with { $other }. [{ $clause }]
position-score-first-of-parent = The Parent draws before anyone discards, so --first goes with --tsumo. [3.1]
position-score-how = The hand is complete. Add how it is finished: --tsumo or --ron.

## Positions in files

position-hand = A hand has { $count } cards, not counting the one just drawn. [2.3]
position-false-declarations = There can only be false declarations where they are allowed. [12.2]
position-reasons = “reasons” must be a list for each finished round, { $count } in all.
position-last-parent = The game is over only after the last Parent of the last lap. [11.1]
position-known = Nobody can have seen another hand or the deck before the game is over. [13.2]
position-turns = The discards don’t match turns that go clockwise from the Parent. [3.1]
position-drawn = A card has been drawn if it is someone’s turn, and only then. [3.2]
position-none-drawn = Nobody has drawn a card yet. [3.2]
position-richi-discard = Ri-chi needs a discard that is on the table. [6.1]
position-richi-late = Ri-chi can only be declared while there are cards in the deck. [6.1]
position-richi-drawn = After Ri-chi, the card drawn is discarded. [6.4]
position-richi-ready = A hand with Ri-chi is one card short of a complete hand. [6.1]
position-asked = Those who can ron the latest discard are asked, and nobody else. [5.2]
position-missed = A ron can only have been passed on for a kind that another player has discarded, and only where that counts. [5.5]
position-answered = At the step “ron” someone hasn’t answered yet. [5.2]
position-drawn-before = The card drawn before a discard is in that hand, unless it was the discard. [3.2]

## The lesson

tip-1 = Welcome to Dog’n Dog! Collect five cards: a pair, plus three of a kind or a run such as 3-4-5. You have just drawn your fifth card; discard the one you need least.
tip-2 = To finish, your five cards must also be worth 3 points. Each red card is a point, and so is each card of the same kind as the dora, the card lying face up. A hand of only 2 to 5 earns another one.
tip-3 = Careful: your opponent has declared Ri-chi and is waiting for one last card. If you discard it, only you pay. Kinds your opponent has discarded are safe.
tip-4 = You’re just one card short, so you may declare Ri-chi: it is worth a point when you finish. In return, your four cards stay as they are, and you discard whatever you draw until a card fits.
tip-5 = This discard completes your hand: declare ron, and whoever discarded it pays. You can never ron a kind that you have discarded yourself, so think about what you throw away.
tip-6 = You won a round! Every 3 points earn a trophy, and the other side pays with poos. If the Parent finishes, they stay the Parent; otherwise the next player takes over. The Parent’s wins are worth 2 extra points.
tip-7 = The card you drew completes your hand: declare tsumo! That alone is worth a point, and nobody can take it from you.
tip-8 = That was a short match; in a full one, everyone is the Parent twice. Whoever has the most trophies wins. Next, see what else is worth points (chapter 7 of the rules) and the rare Yaku-Man (chapter 8).

## The board in the browser

board-deck = Deck: { $count }
board-dora = Dora
board-parent = { $name } is the Parent
board-you-parent = You are the Parent
board-lap = Lap { $lap } of { $laps }
board-discards = { $name }’s discards
board-your-discards = Your discards
board-none = no discards yet
board-richi = Ri-chi!
board-wrong = false declaration
board-drew = You drew { $card-a }.
# $kinds is one kind or several, $count how many.
board-missed = You passed on { $kinds }, so you can’t ron { $count ->
    [1] it
   *[other] them
}.
