### Drachensachen. How a catalogue is made: docs/translating.md

title = Drachensachen
about = Get rid of your monsters and make the others pay with Kin the dragon’s gold.

## What a newcomer has to know, in short paragraphs

primer-1 = Get rid of your cards! Whoever manages it first wins the round; everyone else loses a gold coin for each card left, 10 at most. As soon as someone has lost a whole hoard of coins, the player who has lost the fewest wins.
primer-2 = Play from your hand. When it is empty, play your open Remainders, and then the hidden ones, blind.
primer-3 = Play one card or several equal ones, at least as high as the card you face. Or take the whole pile. Four equal cards in a row clear the pile, and you go again. You may also throw out four equal cards from your hand.
primer-4 = After a 3, only a 1, a 2 or a dragon fits. A 4: draw two cards, or pass it on with a 4 or a Protecto. A 5: skip your turn. After a 6, no dragon fits.
primer-5 = Dragons fit on everything but a 6, and a 9 never fits on a dragon. Nullo: the next player can play anything else. Extermino: the pile is gone, and you go again. Protecto: the next player faces what you faced.

## Cards: the name, with an article, several of them, and what one does, and several (behind a move; empty where it’s nothing special)

card-1 = 1
    .a = a 1
    .s = 1s
    .effect = {""}
    .effects = {""}
card-2 = 2
    .a = a 2
    .s = 2s
    .effect = {""}
    .effects = {""}
card-3 = 3
    .a = a 3
    .s = 3s
    .effect = {" "}– next: only 1, 2 or a dragon
    .effects = {" "}– next: only 1, 2 or a dragon
card-4 = 4
    .a = a 4
    .s = 4s
    .effect = {" "}– next: draw two cards
    .effects = {" "}– next: draw two cards for each
card-5 = 5
    .a = a 5
    .s = 5s
    .effect = {" "}– next: skip a turn
    .effects = {" "}– for each, one more player skips a turn
card-6 = 6
    .a = a 6
    .s = 6s
    .effect = {" "}– next: 6 or higher, no dragon
    .effects = {" "}– next: 6 or higher, no dragon
card-7 = 7
    .a = a 7
    .s = 7s
    .effect = {""}
    .effects = {""}
card-8 = 8
    .a = an 8
    .s = 8s
    .effect = {""}
    .effects = {""}
card-9 = 9
    .a = a 9
    .s = 9s
    .effect = {""}
    .effects = {""}
card-nullo = Nullo
    .a = a Nullo
    .s = Nullos
    .effect = {" "}– next: anything but a 9
    .effects = {" "}– next: anything but a 9
card-extermino = Extermino
    .a = an Extermino
    .s = Exterminos
    .effect = {" "}– clear the pile and go again
    .effects = {" "}– clear the pile and go again
card-protecto = Protecto
    .a = a Protecto
    .s = Protectos
    .effect = {" "}– pass on what you face
    .effects = {" "}– pass on what you face
card-hidden = unknown card
    .a = an unknown card
    .s = unknown cards
    .effect = {""}
    .effects = {""}
# Several equal cards: “two 7s”. One of a kind too: “an 8”.
card-counted = { $count ->
    [1] { $item-a }
    [2] two { $item-s }
    [3] three { $item-s }
    [4] four { $item-s }
    [5] five { $item-s }
    [6] six { $item-s }
    [7] seven { $item-s }
    [8] eight { $item-s }
   *[other] { $count } { $item-s }
}

## Curses and abilities, with what they mean

curse-many-monsters-6 = Many Monsters 6
    .about = You are dealt 6 cards for your hand.
curse-many-monsters-7 = Many Monsters 7
    .about = You are dealt 7 cards for your hand.
curse-many-monsters-8 = Many Monsters 8
    .about = You are dealt 8 cards for your hand.
curse-unknowing-4-2 = Unknowing 4/2
    .about = You are dealt 4 hidden and 2 open Remainders.
curse-unknowing-5-1 = Unknowing 5/1
    .about = You are dealt 5 hidden Remainders and 1 open one.
curse-unknowing-4-1 = Unknowing 4/1
    .about = You are dealt 4 hidden Remainders and 1 open one.
curse-chaos = Chaos
    .about = Everyone draws a curse, and all cards left form the draw pile.
ability-dragons-are-quick = Dragons Are Quick
    .about = After a Nullo you go again.
ability-envious-monsters = Envious Monsters
    .about = Whoever plays dragons draws a card.
ability-small-but-nice = Small but Nice
    .about = A 1 beats a 9.
ability-monsterball = Monsterball
    .about = For each 2 you play, choose someone to draw a random card from your hand.
ability-roundabout = Roundabout
    .about = When you play a 7, you may change the direction of play.
ability-golden-feathers = Golden Feathers
    .about = An 8 you have left at the end of a round earns you a coin instead of costing one.
ability-open-secrets = Open Secrets
    .about = For each 9 you play, you take one of your open Remainders into your hand.

## What lies on the table

zone-pile = Pile
zone-draw-pile = Draw pile
zone-gone = Out of the round
zone-unseen = Out of the round, unseen
zone-hand = Hand
zone-open = Open Remainders
zone-hidden = Hidden Remainders
fact-turn = turn
fact-first = started the round
fact-clockwise = clockwise
fact-turns = turns taken
fact-idle = turns without a change
fact-facing = card you face
fact-run = equal cards in a row
fact-debt = cards to draw
fact-skip = turns to skip
fact-quick = extra turn
fact-todo = cards still to choose
fact-scores = coins lost
fact-curses = curse
fact-chaos = Chaos
fact-abilities = abilities
fact-used = abilities so far
fact-answer = your choice
fact-hoard = coins that end the game
fact-shown = cards everyone saw
fact-idle_left = turns until the round is scored
ending-won = won
ending-stalemate = stalemate

## Options

option-first = First player
    .about = Who starts the first round
option-first-random = random
option-hoard = Hoard
    .about = How many lost coins end the game
option-curses = Curses
    .about = Whether the winner of a round draws a curse for the next one
option-curses-off = off
option-curses-on = on
option-abilities = Abilities
    .about = Whether a new ability comes into play after each round, for good or for one round
option-abilities-off = off
option-abilities-cumulative = they stay
option-abilities-one-round = for one round each
option-hidden-coins = Hidden Remainders
    .about = Which hidden Remainders cost a coin at the end of a round
option-hidden-coins-uncovered = only uncovered ones
option-hidden-coins-all = all
option-hidden-coins-none = none
option-fitting-set = A set that fits
    .about = Whether four equal cards that fit on the pile may be thrown out
option-fitting-set-may = may be thrown out
option-fitting-set-must = must be played
option-answer-four = Answering a 4
    .about = Which dragons answer a 4, so that you don’t have to draw
option-answer-four-protecto = only Protecto
option-answer-four-any-dragon = any dragon
option-blind-push = Blind answer
    .about = House rule: answer a 4 with a hidden Remainder, blind
option-blind-push-off = not allowed
option-blind-push-on = allowed
option-answer-five = Answering a 5
    .about = House rule: which cards answer a 5, so that you don’t skip your turn
option-answer-five-protecto = only Protecto
option-answer-five-fives-too = Protecto or a 5
option-multi-protecto = Several Protectos
    .about = House rule: two Protectos reach two players further, three reach three
option-multi-protecto-off = count as one
option-multi-protecto-on = reach further
option-stalemate = Stalemate
    .about = Whether a round that goes in circles is ended
option-stalemate-score = end it and score it
option-stalemate-off = play on
option-many-monsters-6 = Many Monsters 6
    .about = Curse: 6 cards in hand
option-many-monsters-6-on = in play
option-many-monsters-6-off = left out
option-many-monsters-7 = Many Monsters 7
    .about = Curse: 7 cards in hand
option-many-monsters-7-on = in play
option-many-monsters-7-off = left out
option-many-monsters-8 = Many Monsters 8
    .about = Curse: 8 cards in hand
option-many-monsters-8-on = in play
option-many-monsters-8-off = left out
option-unknowing-4-2 = Unknowing 4/2
    .about = Curse: 4 hidden Remainders, 2 open
option-unknowing-4-2-on = in play
option-unknowing-4-2-off = left out
option-unknowing-5-1 = Unknowing 5/1
    .about = Curse: 5 hidden Remainders, 1 open
option-unknowing-5-1-on = in play
option-unknowing-5-1-off = left out
option-unknowing-4-1 = Unknowing 4/1
    .about = Curse: 4 hidden Remainders, 1 open
option-unknowing-4-1-on = in play
option-unknowing-4-1-off = left out
option-chaos = Chaos
    .about = Curse: everyone draws a curse, and all cards left form the draw pile
option-chaos-on = in play
option-chaos-off = left out
option-dragons-are-quick = Dragons Are Quick
    .about = Ability: go again after a Nullo
option-dragons-are-quick-on = in play
option-dragons-are-quick-off = left out
option-envious-monsters = Envious Monsters
    .about = Ability: whoever plays dragons draws a card
option-envious-monsters-on = in play
option-envious-monsters-off = left out
option-small-but-nice = Small but Nice
    .about = Ability: a 1 beats a 9
option-small-but-nice-on = in play
option-small-but-nice-off = left out
option-monsterball = Monsterball
    .about = Ability: for each 2 played, someone draws a card from your hand
option-monsterball-on = in play
option-monsterball-off = left out
option-roundabout = Roundabout
    .about = Ability: a 7 may change the direction of play
option-roundabout-on = in play
option-roundabout-off = left out
option-golden-feathers = Golden Feathers
    .about = Ability: an 8 left at the end earns a coin
option-golden-feathers-on = in play
option-golden-feathers-off = left out
option-open-secrets = Open Secrets
    .about = Ability: for each 9 played, take an open Remainder into your hand
option-open-secrets-on = in play
option-open-secrets-off = left out

## Moves, as an offer

move-take-pile = take the whole pile
move-miss = skip your turn
move-keep = keep your cards as they are
move-reverse = change the direction of play
move-go-on = keep the direction of play
move-draw = draw { $count ->
    [1] 1 card
   *[other] { $count } cards
}
move-blind = turn up hidden Remainder { $place }
move-give = let { $seat } draw a card from your hand
move-lift = take your open { $card } into your hand
move-throw = throw out four { $card-s }
move-play = { $count ->
    [1] play { $card-a }
    [2] play two { $card-s }
    [3] play three { $card-s }
   *[other] play four { $card-s }
}
    .more = { $count ->
        [1] { $card-effect }
        [4] {" "}– clear the pile and go again
       *[other] { $card-effects }
    }
# $count cards from the hand together with $more open ones of the same kind.
move-play-both = { $count ->
    [1] play { $card-a }
    [2] play two { $card-s }
   *[other] play three { $card-s }
} and { $more ->
    [1] an open one
    [2] two open ones
   *[other] three open ones
}
    .more = { $count ->
        [1] { $more ->
            [3] {" "}– clear the pile and go again
           *[other] { $card-effects }
        }
        [2] { $more ->
            [2] {" "}– clear the pile and go again
           *[other] { $card-effects }
        }
       *[other] {" "}– clear the pile and go again
    }
# A card of the hand for an open one.
move-exchange = swap { $hand-a } from your hand for your open { $open }

## Questions

ask-exchange = Swap a card from your hand for one of your open Remainders?
ask-play = { $quick ->
    [yes] Your Nullo was quick: play again.
   *[no] Your turn.
}
ask-owe = You have to draw { $debt ->
    [1] 1 card
   *[other] { $debt } cards
}. Draw, or pass it on?
ask-miss = You must skip your turn.{ $skip ->
    [1] {""}
   *[other] {" "}({ $skip } turns to skip in all.)
}
ask-give = Who draws a card from your hand?{ $todo ->
    [1] {""}
   *[other] {" "}({ $todo } to go.)
}
ask-turn = Change the direction of play?
ask-lift = Which open Remainder do you take into your hand?{ $todo ->
    [1] {""}
   *[other] {" "}({ $todo } to go.)
}

## Events

event-round = Round { $round } begins. { $first-is ->
    [you] You start.
   *[other] { $first } starts.
}
event-dealt = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} dealt { $cards-is ->
    [hidden] { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
   *[other] { $cards-tally }
}.
event-kept = { $seat-is ->
    [you] You keep your
   *[other] { $seat } keeps their
} cards.
event-exchanged = { $seat-is ->
    [you] You swap { $hand-a } from your hand for your
   *[other] { $seat } swaps { $hand-a } from their hand for their
} open { $open }.
# $hand cards from the hand and $open ones of the open Remainders, all equal.
event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $hand ->
    [0] { $open ->
        [1] the open { $card }
        [2] two open { $card-s }
        [3] three open { $card-s }
       *[other] four open { $card-s }
    }
    [1] { $card-a }
    [2] two { $card-s }
    [3] three { $card-s }
   *[other] four { $card-s }
}{ $hand ->
    [0] {""}
   *[other] { $open ->
        [0] {""}
        [1] {" "}and an open one
        [2] {" "}and two open ones
       *[other] {" "}and three open ones
    }
}.
event-four-in-a-row = Four in a row! The pile ({ $cards ->
    [1] 1 card
   *[other] { $cards } cards
}) is gone, and { $seat-is ->
    [you] you go
   *[other] { $seat } goes
} again.
event-exterminated = The pile ({ $cards ->
    [1] 1 card
   *[other] { $cards } cards
}) is gone, and { $seat-is ->
    [you] you go
   *[other] { $seat } goes
} again.
event-threw = { $seat-is ->
    [you] You throw
   *[other] { $seat } throws
} out four { $card-s }.
event-took-pile = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the pile: { $cards-tally }.
event-turned-up = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} up { $card-a }.
event-misfit = It doesn’t fit. { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} it along with the pile: { $cards-tally }.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $cards-is ->
    [hidden] { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
   *[other] { $cards-tally }
}.
event-missed = { $seat-is ->
    [you] You skip your turn.
   *[other] { $seat } skips a turn.
}
event-gave = { $to-is ->
    [you] You draw
   *[other] { $to } draws
} { $card-is ->
    [hidden] a card
   *[other] { $card-a }
} from { $seat-is ->
    [you] your
   *[other] { $seat }’s
} hand.
event-reversed = { $seat-is ->
    [you] You change
   *[other] { $seat } changes
} the direction of play: it’s { $clockwise ->
    [yes] clockwise
   *[no] anticlockwise
} now.
event-lifted = { $seat-is ->
    [you] You take your open { $card } into your hand.
   *[other] { $seat } takes the open { $card } into their hand.
}
event-chaos = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a curse: Chaos! Everyone draws a curse, and all cards left form the draw pile.
event-curse = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $curse-is ->
    [none] no curse.
   *[other] a curse: { $curse }.
}
event-ability = A new ability: { $ability }! { $ability-about }
event-round-over-how = Round { $round } is over. { $winner-is ->
    [none] Nothing has changed for a long time, so it is scored as it stands.
    [you] You’ve got rid of all your cards!
   *[other] { $winner } has got rid of all their cards!
}
# $lines say which cards cost what; $hand are the cards left in hand.
event-round-over-loses = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
} ({ $lines }).{ $hand-is ->
    [none] {""}
   *[other] {" "}Left in hand: { $hand }.
}
event-round-over-gains = { $seat-is ->
    [you] You gain
   *[other] { $seat } gains
} { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
} ({ $lines }).{ $hand-is ->
    [none] {""}
   *[other] {" "}Left in hand: { $hand }.
}
event-round-over-even = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} nothing.
standing = { $seat } { $coins }
event-round-over-so-far = Coins lost so far: { $each-commas }.
event-game-over-won = The game is over. { $winner-is ->
    [you] You win
   *[other] { $winner } wins
} with the fewest coins lost: { $coins }.

## Why a move is not possible

reason-over = The game is over.
reason-not-your-turn = It isn’t your turn.
reason-chosen-already = You have already chosen. The others are still choosing.
reason-exchange-first = First swap a card, or keep what you have.
reason-not-to-exchange = You have no { $card } in your hand.
reason-not-open-to-exchange = None of your open Remainders is { $card-a }.
reason-exchanged-already = You can only swap cards before the first turn.
reason-nothing-to-keep = There’s nothing to keep now: cards are only swapped before the first turn.
reason-only-hidden = You only have hidden Remainders left.
reason-no-hand = Your hand is empty, so play your open Remainders on their own.
reason-hold-none = You have no { $card } in your hand.
reason-hold-only = You have only { $count ->
    [1] one { $card }
    [2] two { $card-s }
   *[other] three { $card-s }
} in your hand.
reason-open-none = None of your open Remainders is { $card-a }.
reason-open-only = You have only { $count ->
    [1] one open { $card }
    [2] two open { $card-s }
   *[other] three open { $card-s }
}.
reason-last-cards-only = You can add open Remainders only if all cards in your hand are equal and you play all of them.
reason-not-so-many-open = You don’t have that many open { $card-s }.
reason-no-room = No more than four equal cards in a row: there’s room for only { $count ->
    [1] one more { $card }
    [2] two more { $card-s }
   *[other] three more { $card-s }
}.
reason-hidden-last = You play hidden Remainders only when your hand and your open Remainders are gone.
reason-fewer-hidden = You have only { $count ->
    [1] 1 hidden Remainder
   *[other] { $count } hidden Remainders
}.
reason-dragon-on-six = A dragon doesn’t fit on a 6.
reason-low-on-six = On a 6, only a 6 or a higher monster fits.
reason-nine-on-dragon = A 9 never fits on a dragon.
reason-high-on-three = On a 3, only a 1, a 2 or a dragon fits.
reason-too-low = You face { $card-a }: play that or higher, or a dragon.
reason-no-pile = There’s no pile to take.
reason-try-hidden = You only have hidden Remainders left: you must try one of them.
reason-must-play = In the extra turn after a Nullo you must play if you can.
reason-no-set = A set is four equal cards from your hand, and you have { $count ->
    [0] no { $card }
    [1] only one { $card }
    [2] only two { $card-s }
   *[other] only three { $card-s }
}.
reason-set-fits = This set fits on the pile: play all four, or keep them.
# $answers are the cards with which a debt can be passed on.
reason-push-or-draw = You have to draw { $count ->
    [1] 1 card
   *[other] { $count } cards
} first. Only { $answers-or } can pass that on.
reason-owes = You have to draw { $count ->
    [1] 1 card
   *[other] { $count } cards
} or pass that on.
reason-draw-what-is-owed = You have to draw { $count ->
    [1] exactly 1 card
   *[other] exactly { $count } cards
}.
reason-no-blind-push = Draw first: hidden Remainders can’t answer a 4 at this table.
reason-draw-before-throwing = Draw first; then you may throw out sets.
reason-owes-nothing = You don’t have to draw any cards.
reason-only-answers = You must skip your turn. Only { $answers-or } can pass that on.
reason-must-miss = You must skip your turn.
reason-no-miss = You don’t have to skip this turn.
reason-choose-receiver = Choose who draws a card from your hand.
reason-no-such-seat = { $seat } isn’t at this table.
reason-not-yourself = Choose someone other than yourself.
reason-only-two-gives = Someone draws from your hand only after you have played a 2.
reason-turn-or-go-on = First decide: change the direction of play, or keep it?
reason-only-seven-turns = You can change the direction only after you have played a 7.
reason-lift-one = First take one of your open Remainders into your hand.
reason-not-open-to-lift = None of your open Remainders is { $card-a }.
reason-only-nine-lifts = You take an open Remainder into your hand only after you have played a 9.
reason-no-card = There is no card “{ $text }”. Cards are the monsters 1 to 9 and the dragons nullo, extermino and protecto.
reason-too-many = You can play 1 to 4 equal cards at once.

## Hints

hint-no-other-move = There is no other move.
hint-good-last-cards = Your open Remainders come last, so make them good ones.
hint-open-cards-are-good = Your open Remainders are good as they are.
hint-four-at-once = It gets rid of four cards at once.
hint-few-cards-left = It hurts players with few cards left the most.
hint-need-it-least = It’s the card you need least.
hint-all-alike = One is as good as another.
hint-keep-for-later = The cards you could play will be worth more later.
hint-keep-answers = The cards you could answer with will be worth more later.
hint-turn-round = Then someone with more cards goes next, or you do.
hint-same-direction = The player who goes next this way has more cards.
hint-others-draw = Someone else has to draw { $count ->
    [1] 1 card
   *[other] { $count } cards
} or more.
hint-others-miss = Someone else has to skip a turn.
hint-dragon-helps = A dragon gets you out of this.
hint-hard-to-follow = The next player has few cards left, and this is hard to follow.
hint-hard-to-play-later = It gets rid of cards that will be hard to play later.

## Score lines

line-won-the-round = won the round
line-hand = hand
line-open-remainders = open Remainders
line-hidden-remainders = hidden Remainders
line-golden-feathers = Golden Feathers
line-beyond-the-cap-of-n = over the { $n }-coin limit
line-round-n = round { $n }

## What simulations count, and under what: besides the score lines

count-rounds-won = rounds won
count-coins-lost = coins lost
count-losses-cut-to-10 = losses cut to 10
count-stalemates = stalemates
count-turns = turns
count-all-rounds = all rounds
count-many-monsters-6 = { curse-many-monsters-6 }
count-many-monsters-7 = { curse-many-monsters-7 }
count-many-monsters-8 = { curse-many-monsters-8 }
count-unknowing-4-2 = { curse-unknowing-4-2 }
count-unknowing-5-1 = { curse-unknowing-5-1 }
count-unknowing-4-1 = { curse-unknowing-4-1 }
count-chaos = { curse-chaos }
count-dragons-are-quick = { ability-dragons-are-quick }
count-envious-monsters = { ability-envious-monsters }
count-small-but-nice = { ability-small-but-nice }
count-monsterball = { ability-monsterball }
count-roundabout = { ability-roundabout }
count-open-secrets = { ability-open-secrets }

## What fits on the pile: monsters from $low to $high (none if $low is 9 and $high is 8), a 1 as well if $one, dragons if $dragons

fits = { $dragons ->
    [no] { $low }–{ $high }, no dragon
   *[yes] { $low ->
        [1] { $high ->
            [2] 1, 2 or a dragon
            [8] anything but a 9
            [9] anything
           *[other] 1–{ $high } or a dragon
        }
        [8] { $high ->
            [8] 8 or a dragon
           *[other] 8, 9 or a dragon
        }
        [9] { $high ->
            [9] { $one ->
                [yes] 1, 9 or a dragon
               *[no] 9 or a dragon
            }
           *[other] { $one ->
                [yes] 1 or a dragon
               *[no] a dragon
            }
        }
       *[other] { $low }–{ $high } or a dragon
    }
}
# Everyone saw these cards go to $giver, but $receivers may have drawn some of them since.
doubt = { $giver } had { $cards }; { $receivers } may have drawn some of these cards.

## The table in the terminal

table-head = Round { $round }. Draw pile: { $draw-pile-count ->
    [1] 1 card
   *[other] { $draw-pile-count } cards
}. The game ends when someone has lost { $hoard } coins.
table-player-seat = { $seat }
table-player-scores = { $scores ->
    [1] lost 1 coin
   *[other] lost { $scores } coins
}
table-player-hand = { $hand-is ->
    [none] no hand
   *[other] hand ({ $hand-count }): { $hand-tally }
}
table-player-open = { $open-is ->
    [none] {""}
   *[other] open: { $open-tally }
}
table-player-hidden = { $hidden-is ->
    [none] {""}
   *[other] hidden: { $hidden-count }
}
table-abilities = { $abilities-is ->
    [none] {""}
   *[other] Abilities: { $abilities-commas }.
}
table-clockwise = { $clockwise ->
    [yes] {""}
   *[no] Play goes anticlockwise.
}
table-idle-left = { $idle_left-is ->
    [none] {""}
   *[other] Nothing is changing: the round will be scored in { $idle_left ->
        [1] 1 turn
       *[other] { $idle_left } turns
    }.
}
table-empty = The pile is empty.
# $more: there are more cards than are shown. $run: equal cards in a row on top. $debt: cards the next player must draw.
table-lying = Pile, top card last: { $more ->
    [yes] …{" "}
   *[no] {""}
}{ $cards-commas }.{ $run ->
    [2] {" "}Two in a row.
    [3] {" "}Three in a row.
   *[other] {""}
}{ $debt ->
    [0] {""}
    [1] {" "}To draw: 1 card.
   *[other] {" "}To draw: { $debt } cards.
}
table-fits = On top: { $top }. What fits: { $fits }.

## The lesson

tip-1 = Welcome to Drachensachen! Be the first to get rid of all your cards: first your hand, then your open Remainders, then the hidden ones. Before the round begins, you may swap a card from your hand for an open one, so that something strong is left for the end.
tip-2 = Every card fits on an empty pile. Otherwise a monster must be at least as high as the card on top. If nothing fits, or you’d rather keep your cards, you take the whole pile into your hand.
tip-3 = You have a dragon, and dragons fit on everything but a 6. Protecto is a shield: the next player faces exactly what you face now. And remember: a 9 never fits on a dragon.
tip-4 = You face a 4, and for each 4 you have to draw two cards. Pass that on with a 4 of your own or a Protecto; with a 4 it grows. Otherwise draw, and then play as usual.
tip-5 = You have a Nullo, the dragon that wipes the slate clean: there’s nothing left to beat, and the next player can play anything but a 9.
tip-6 = You face a 6. Only a 6 or a higher monster fits, and not even a dragon helps.
tip-7 = You have equal cards, and you can play them together. When four equal cards lie in a row on the pile, no matter who played them, the pile is gone, and whoever played the fourth goes again.
tip-8 = Someone played a 5, so you must skip your turn. A Protecto would pass that on to the next player. Without one, take a deep breath.
tip-9 = Your hand is empty! Now you play your open Remainders, which everyone can see. If you have to take the pile, you play those cards first.
tip-10 = With Extermino the whole pile leaves the round, and you go again on the empty pile: a good moment for a card that rarely fits.
tip-11 = Only hidden Remainders are left, and not even you know them. Choose one: if it fits, it’s played; if not, you take it along with the whole pile. Good luck!
tip-12 = A 3 turns things upside down: now only a 1, a 2 or a dragon fits. The small monsters’ big moment!
tip-13 = The round is over, and everyone with cards left loses a coin for each, 10 at most. A full game goes on until someone has lost 21; then whoever has lost the fewest wins. Next, read about the curses and abilities you can add (chapters 9 and 10 of the rules).

## What only the board in the browser says

board-round = Round { $round }. The game ends when someone has lost { $hoard } coins.
board-pile = Pile
board-empty-pile = The pile is empty
board-top = Pile of { $count }, { $card } on top
board-draw-pile = Draw pile
board-draw-pile-count = Draw pile, { $count ->
    [1] 1 card
   *[other] { $count } cards
}
board-cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
board-fits = What fits
board-owed = To draw
board-misses = To skip
board-turns = { $count ->
    [1] 1 turn
   *[other] { $count } turns
}
board-in-row = In a row
board-of-set = { $count } of { $set }
board-todo = Still to choose
board-clockwise = Clockwise
board-anticlockwise = Anticlockwise
board-quick = The Nullo was quick: one more play
board-idle = Nothing is changing: scored in { $turns ->
    [1] 1 turn
   *[other] { $turns } turns
}
# What lies before a player, for those who can’t see it.
board-mat = { $seat-is ->
    [you] Your Remainders
   *[other] { $seat }’s Remainders
}
board-yours = Your Remainders
board-hidden = hidden Remainder { $place }
board-none = none left
board-known-hand = Known cards in { $seat-is ->
    [you] your
   *[other] { $seat }’s
} hand
board-lost = { $lost } of { $hoard } coins lost
board-seen = Cards that were seen
board-gone = Out of the round
# A heap of cards and how many there are.
board-heap = { $label }: { $count ->
    [1] 1 card
   *[other] { $count } cards
}
board-unseen = { $count } more left the round unseen.
board-exchange = You’ll swap { $hand-a } for your open { $open } as soon as everyone has chosen.
board-kept = You keep your cards. The others are still choosing.
board-extras = Abilities and curses
board-ability = { $ability }
board-ability-about = { $ability-about }
board-curse = { $curse }
board-curse-about = { $curse-about }
board-extra = { $name }: { $about }
board-been-label = Earlier abilities
board-been = { $abilities-commas }

## Positions that can’t be

position-no-card-left = A player has no cards left, so the round would be over. [3.6]
position-too-many-hidden = Nobody has more than { $most } hidden Remainders. [9.3]
position-too-long-idle = After { $turns } turns without a change the round would be over. [7.5]
position-moved-only-in-play = Only at the step “play” can a set be thrown out or cards be drawn in this turn already. [7.5]
position-moved-in-version-1 = Version 1 of the rules doesn’t keep track of what a turn has changed already. [7.5]
position-over = The game is over when the hoard is lost and one player alone has lost the fewest, and only then. [8.2]
position-past = “past” in the position needs a number for each round.
position-ability-not-used = An ability in play must be among the used ones. [10.1]
position-four-in-a-row = Four in a row would have left the round. [4.5]
position-extermino-lies = An Extermino never stays on the pile. [6.4]
position-skip-without-step = There are turns to skip at the step “miss”, and only there. [5.8]
position-debt-without-step = There are cards to draw at the step “owe”, and only there. [5.2]
position-debt-beyond-draw-pile = Nobody has to draw more cards than there are in the draw pile. [5.5]
position-debt-without-four = There are cards to draw only after a 4. [5.2]
position-skip-without-five = There are turns to skip only after a 5. [5.8]
position-debt-too-high = Each 4 on top means two cards to draw and no more, even under Protectos. [5.2]
position-debt-odd = Each 4 means two cards to draw, or whatever is left of the draw pile. [5.5]
position-skip-too-high = Each 5 on top means one turn to skip and no more, even under Protectos. [5.8]
position-step-without-card = The step “{ $step }” comes only after its card and with its ability. [10.2]
position-todo-without-step = There is something left to do at the steps “give” and “lift”, and only there. [10.6]
position-give-without-hand = Nobody can draw from an empty hand. [10.6]
position-lift-without-open = There are no open Remainders to take into the hand. [10.9]
position-quick-without-nullo = A Nullo’s extra turn comes only after a Nullo and with its ability. [10.3]
position-answer-too-late = Cards are swapped only before the first turn. [2.5]
position-exchange-too-late = There has already been a turn, so cards can’t be swapped any more. [2.5]
position-all-have-chosen = When everyone has chosen, the swap is over. [2.6]
position-impossible-choice = Player { $player } can’t have chosen that. [2.5]
position-odd-gift = At most one card is given to another player, and both know it. [11.4]
position-odd-cards-played = Only equal cards leave a hand together, and no more than are in it. [11.4]
position-hand-too-small = Player { $player } can’t have had { $count ->
    [1] 1 card
   *[other] { $count } cards
}. [11.4]
position-hand-too-small-now = A player has fewer cards than they could have after all that has happened. [11.4]
position-own-hand-told = Player { $player } doesn’t need to be told about their own hand. [11.2]
position-counts-on-too-much = Someone counts on cards that player { $player } doesn’t have. [11.4]
position-remembers-wrong = Someone remembers more or fewer { $card } than there are. [11.4]
