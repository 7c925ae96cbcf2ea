### Here Comes the Dog. How a catalogue is made: docs/translating.md

title = Here Comes the Dog
about = Take meat from the bonfire to tame dogs – before the charcoal runs out and they come for you.

## What a newcomer has to know, in short paragraphs

primer-1 = Tame dogs! Around the bonfire lie sticks of meat, fire and charcoal. On your turn, roll three dice and take two sticks in the colours they show, or exchange a stick.
primer-2 = When the last meat is taken, everyone tames one dog for every two meat they have. But if the last charcoal goes first, one dog comes at you for every meat you have. Two meat fend off one dog, and so do a fire and a charcoal together. For each dog that gets through, a villager faints. If all your villagers faint, your dogs leave.
primer-3 = One of each colour on the dice: steal a stick. Three of a kind: something happens to everyone at once.
primer-4 = Whoever has the most dogs after the last round wins.

## Pieces

stick-meat = meat
stick-fire = fire
stick-charcoal = charcoal
stick-hidden = a stick
# A number of equal sticks: "2 meat".
stick-counted = { $count } { $item }
# What a die shows.
die-meat = meat
die-fire = fire
die-charcoal = charcoal
die-counted = { $count } { $item }
kind-sticks = Sticks
kind-theft = Theft
kind-feed = Feeding
kind-fire-fest = Fire Fest
kind-assault = Assault

## What lies on the table

zone-bonfire = Bonfire
zone-sticks = Sticks
fact-scores = dogs
fact-lives = villagers
fact-turn = turn
fact-turns = turns taken
fact-dice = dice
fact-pack = the pack
fact-tamed = tamed
fact-falls = times all villagers fainted
fact-defences = defence
fact-incidents = incidents
fact-again = roll again
fact-can_exchange = may exchange
fact-ways_to_take = ways to take sticks
fact-to_take = sticks to take
fact-coming = dogs in an Assault
fact-fainted = fainted
ending-feed = Feeding
ending-assault = Assault
ending-nothing = nothing happened
ending-broken-off = cut short

## Options

option-first = First player
    .about = Who starts the first round
option-first-random = random
option-rounds = Rounds
    .about = How many rounds are played
option-pick = Which sticks
    .about = Whether each of the two sticks needs a die of its own, or both may be of any colour shown
option-pick-per-die = one stick per die
option-pick-any-shown = any colours shown
option-short = When a colour has run out
    .about = What you take when a colour on the dice has run out at the bonfire
option-short-serve-two = two sticks, if possible
option-short-one-only = one stick only
option-defence = Defence
    .about = Whether you must fend off as many dogs as you can in a mid-round Assault
option-defence-free = your choice
option-defence-maximum = as many as possible

## Moves, as an offer

move-roll = roll the dice
move-take = take { $sticks }
move-exchange-one = exchange 1 { $gave } for 1 { $took }
move-exchange-two = exchange 1 { $gave } for { $count } { $took }
move-steal = steal 1 { $stick } from { $owner }
move-defend-nothing = defend with nothing and keep all sticks
move-defend-pairs = defend with { $pairs ->
    [1] a pair of meat: 1 dog
   *[other] { $pairs } pairs of meat: { $pairs } dogs
}
move-defend-sets = defend with { $sets ->
    [1] 1 fire and 1 charcoal: 1 dog
   *[other] { $sets } fire and { $sets } charcoal: { $sets } dogs
}
move-defend-both = defend with { $pairs ->
    [1] a pair of meat
   *[other] { $pairs } pairs of meat
}, { $sets } fire and { $sets } charcoal: { $pairs } + { $sets } dogs

## Questions

ask-roll = { $again ->
    [yes] Roll again.
   *[no] { $can_exchange ->
        [yes] Roll the dice, or exchange a stick?
       *[no] Roll the dice.
    }
}
ask-take = The dice show { $dice }. { $ways_to_take ->
    [1] { $to_take ->
        [1] Take one stick.
       *[other] Take two sticks.
    }
   *[other] Which sticks do you take?
}
ask-steal = The dice show all three colours. Which stick do you steal?
ask-defend = { $coming ->
    [1] 1 dog comes
   *[other] { $coming } dogs come
} at you. The sticks you defend with go back to the bonfire.

## Events

event-round = Round { $round } of { $rounds } begins. { $first-is ->
    [you] You start.
   *[other] { $first } starts.
}
event-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $dice }{ $kind-is ->
    [sticks] .
   *[other] : { $kind }!
}
event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $sticks }.
event-exchanged = { $seat-is ->
    [you] You exchange
   *[other] { $seat } exchanges
} 1 { $gave } for { $took }.
event-nobody-to-rob = Nobody else has a stick, so { $seat-is ->
    [you] you roll
   *[other] { $seat } rolls
} again.
event-stole = { $seat-is ->
    [you] You steal
   *[other] { $seat } steals
} 1 { $stick } from { $from-is ->
    [you] you
   *[other] { $from }
}.
event-choosing = { $seats-is ->
    [one] { $seats } chooses
   *[other] { $seats } choose
} how to defend.
event-chose-hidden = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} chosen a defence.
event-chose-open = { $used-is ->
    [none] { $seat-is ->
        [you] You don’t
       *[other] { $seat } doesn’t
    } defend.
   *[other] { $seat-is ->
        [you] You defend
       *[other] { $seat } defends
    } with { $used }.
}
event-fed-each = { $seat-is ->
    [you] You tame
   *[other] { $seat } tames
} { $tamed ->
    [1] 1 dog
   *[other] { $tamed } dogs
}.
event-fed-none = Nobody tames a dog.
event-fire-fest-each = { $seat-is ->
    [you] You return
   *[other] { $seat } returns
} { $fires } fire.
event-fire-fest-none = Nobody has any fire.
event-assaulted-each = { $came ->
    [1] 1 dog comes
   *[other] { $came } dogs come
} at { $seat-is ->
    [you] you
   *[other] { $seat }
}{ $fended ->
    [0] {""}
   *[other] ; { $seat-is ->
        [you] you fend
       *[other] { $seat } fends
    } off { $fended }{ $used-is ->
        [none] {""}
       *[other] {" "}with { $used }
    }
}; { $fainted ->
    [0] nobody faints
    [1] 1 villager faints
   *[other] { $fainted } villagers faint
}.
event-assaulted-none = Nobody has any meat, so no dog comes.
event-restored = All { $seat-is ->
    [you] your
   *[other] of { $seat }’s
} villagers have fainted{ $returned ->
    [0] {""}
    [1] , and 1 dog returns to the pack
   *[other] , and { $returned } dogs return to the pack
}. { $villagers ->
    [1] 1 villager stands
   *[other] { $villagers } villagers stand
} up again.
event-knocked-out = All { $seat-is ->
    [you] your
   *[other] of { $seat }’s
} villagers have fainted{ $returned ->
    [0] {""}
    [1] , and 1 dog returns to the pack
   *[other] , and { $returned } dogs return to the pack
}. { $seat-is ->
    [you] You are
   *[other] { $seat } is
} out of the game.
event-round-over = Round { $round } is over. { $how-is ->
    [feed] The last meat has been taken: Feeding!
    [assault] The last charcoal has been taken and the fire goes out: Assault!
   *[other] Meat and charcoal have run out together: nothing happens.
}
event-game-over = The game is over. { $winners-is ->
    [none] Everyone is out, so nobody wins.
    [you] You win!
    [one] { $winners } wins!
   *[other] { $winners } win!
}

## Why a move is not possible

reason-over = The game is over.
reason-out = You have been knocked out.
reason-not-your-turn = It isn’t your turn.
reason-rolled-already = You have already rolled.
reason-no-stick-roll = You can only take sticks when two dice show one colour and the third another.
reason-nobody-to-rob = Nobody has a stick you could steal. Roll again.
reason-no-theft = You can only steal a stick when the dice show all three colours.
reason-no-assault = There is no Assault to defend against.
reason-not-asked = You have nothing to choose. Please wait for the others.
reason-defend-first = Dogs are coming! Choose your defence first.
reason-no-exchange-now = You have already rolled, so you can’t exchange this turn.
reason-roll-again = After an incident you roll again; you can’t exchange.
reason-hold-none = You have no { $colour }.
reason-too-few-to-exchange = The bonfire has only { $count } { $colour } left.
reason-not-the-last = That would take the last { $colour }. An exchange can’t end the round.
reason-not-shown = The dice don’t show { $colour }.
reason-shown-once = The dice show { $colour } only once.
reason-take-two = You can take two sticks, so you must.
reason-none-left-for-two = There is no { $colour } left at the bonfire.
reason-too-few-for-two = The bonfire has only { $count } { $colour } left.
reason-none-left-for-one = There is no { $colour } left at the bonfire.
reason-too-few-for-one = The bonfire has only { $count } { $colour } left.
reason-one-stick-only = A colour on the dice has run out at the bonfire: take only one stick.
reason-nobody-there = { $seat } isn’t at this table.
reason-not-from-yourself = You can’t steal from yourself.
reason-owner-is-out = { $seat } has been knocked out and can’t be robbed.
reason-owner-holds-none = { $seat } has no { $colour }.
reason-hold-only = You have only { $count } { $colour }.
reason-hold-no-set = You have no set of fire and charcoal.
reason-hold-sets = You have only { $count ->
    [1] 1 set
   *[other] { $count } sets
} of fire and charcoal.
reason-only-dogs-come = Only { $count ->
    [1] 1 dog comes
   *[other] { $count } dogs come
}. Each pair or set you use must fend off a dog.
reason-fend-off-most = You must fend off as many dogs as you can.
reason-no-dancing = Dancing Villager is a dexterity game, so it isn’t played here.
reason-no-defence = You can defend with pairs of meat, and with sets of one fire and one charcoal.
reason-no-stick = There is no stick called “{ $text }”. Sticks are meat, fire and charcoal.
reason-one-or-two = You can take one or two sticks.
reason-no-exchange = You can exchange 1 charcoal for 1 meat, 1 fire for 2 meat, or 1 fire for 2 charcoal.
reason-one-theft = You can steal only one stick, from one player.

## Hints

hint-must-roll = You have to roll.
hint-roll-is-best = Rolling is better than any exchange.
hint-holding = Then you have { $sticks-is ->
    [none] no sticks
   *[other] { $sticks }
}. If the meat runs out first, you tame { $dogs ->
    [0] no dogs
    [1] 1 dog
   *[other] { $dogs } dogs
}; if the charcoal does, { $fainted ->
    [0] nobody faints
    [1] 1 villager faints
   *[other] { $fainted } villagers faint
}.
hint-ends-with-feed = It ends the round with a Feeding, and you tame { $dogs ->
    [0] no dogs
    [1] 1 dog
   *[other] { $dogs } dogs
}.
hint-ends-with-assault = It ends the round with an Assault { $loses-is ->
    [nobody] that costs you nothing
   *[other] that costs you villagers
}.
hint-ends-with-nothing = It ends the round, and nothing happens.
hint-defence = { $came ->
    [1] 1 dog comes
   *[other] { $came } dogs come
}. { $fended ->
    [0] You fend off none
   *[other] You fend off { $fended }
}, and { $fainted ->
    [0] nobody faints
    [1] 1 villager faints
   *[other] { $fainted } villagers faint
}.
# One thing that the next roll can bring: in how many of all cases, what it is, and what it does to whom. Without a number
# of cases it is a way to take sticks that ends the round.
odds = { $ways ->
    [0] → { $roll }
   *[other] { $ways } in { $all }: { $roll }
}{ $effects-is ->
    [none] {""}
   *[other] {" "}– { $effects-commas }
}
odds-note = These are the odds of the next roll, assuming the best defence in every Assault.
odds-rolled = { $dice }{ $kind-is ->
    [sticks] {""}
   *[other] {" "}({ $kind })
}
odds-taken = taking { $sticks } ends the round { $ends-is ->
    [feed] with a Feeding
    [assault] with an Assault
   *[other] and nothing happens
}
odds-out = { $seat-is ->
    [you] you are
   *[other] { $seat } is
} knocked out
odds-all-faint = { $seat-is ->
    [you] all your villagers
   *[other] all of { $seat }’s villagers
} faint
odds-faint = { $count } of { $seat-is ->
    [you] your villagers
   *[other] { $seat }’s villagers
} { $count ->
    [1] faints
   *[other] faint
}
odds-tames = { $seat-is ->
    [you] you tame
   *[other] { $seat } tames
} { $count ->
    [1] 1 dog
   *[other] { $count } dogs
}
odds-takes = { $seat-is ->
    [you] you take
   *[other] { $seat } takes
} { $count ->
    [1] 1 stick
   *[other] { $count } sticks
}
odds-again = { $seat-is ->
    [you] you roll
   *[other] { $seat } rolls
} again
odds-steals = { $seat-is ->
    [you] you steal
   *[other] { $seat } steals
} a stick
odds-may-lose = { $seat-is ->
    [you] you
   *[other] { $seat }
} may lose a stick
odds-loses = { $seat-is ->
    [you] you lose
   *[other] { $seat } loses
} { $count ->
    [1] 1 stick
   *[other] { $count } sticks
}

## Score lines

line-dogs-tamed = dogs tamed
line-dogs-returned-to-the-pack = dogs returned to the pack
line-returned-to-the-pack = returned to the pack
line-knocked-out = knocked out
line-n-villager-for-the-tie = { $n } villager (tiebreaker)
line-n-villagers-for-the-tie = { $n } villagers (tiebreaker)

## What simulations count, besides the score lines

count-rounds-ended-by-feed = rounds ended by Feeding
count-rounds-ended-by-assault = rounds ended by Assault
count-rounds-ended-by-nothing = rounds where nothing happened
count-rounds-broken-off = rounds cut short
count-incidents = incidents
count-feed-incidents = Feeding incidents
count-fire-fests = Fire Fests
count-assault-incidents = Assault incidents
count-thefts = thefts
count-dogs-returned = dogs returned
count-villagers-fainted = villagers fainted
count-knock-outs = knock-outs

## Positions that cannot be: $player is a number from 1

position-dogs = There are only { $count } dogs. [1.2]
position-over = The game is over after its last round, or when only one player is left, and only then. [10.1]
position-after-the-game = After the game, all sticks are at the bonfire and no dice are rolled. [6.9]
position-turn-of-the-out = A player who has been knocked out has no turn. [9.4]
position-round-ended = With no meat or no charcoal left at the bonfire, the round would have ended. [6.1]
position-villagers = Player { $player } can’t have { $count ->
    [0] no villagers
    [1] 1 villager
   *[other] { $count } villagers
} standing. [9.2]
position-more-dogs-than-tamed = Player { $player } has more dogs than they have tamed. [6.2]
position-dogs-lost = Player { $player } has lost dogs, but their villagers have never all fainted. [9.2]
position-out-with-pieces = A player who has been knocked out has no dogs and no sticks. [9.4]
position-rounds = The game has only { $count ->
    [1] 1 round
   *[other] { $count } rounds
}. [2.4]
position-round-lines = The score of a round is the dogs tamed and the dogs returned. [10.2]
position-broken-off = A round is cut short only if that ends the game. [10.4]
position-dogs-of-rounds = Player { $player }’s dogs don’t match the finished rounds. [10.2]
# $step, $defence: words of the file.
position-not-rolled = At the step “{ $step }” the dice have been rolled. [3.2]
position-step = The dice don’t lead to the step “{ $step }”. [3.3]
position-all-have-chosen = At the step “defend” someone still has to choose. [7.5]
position-defence = Player { $player } can’t have chosen the defence “{ $defence }”. [7.3]
position-not-asked = Player { $player } has only one possible defence and isn’t asked. [7.5]

## The table in the terminal

table-head = Round { $round } of { $rounds_to_play }. Bonfire: { $bonfire-tally }. The pack: { $pack ->
    [1] 1 dog
   *[other] { $pack } dogs
}.
table-player-seat = { $seat }
table-player-scores = { $scores ->
    [1] 1 dog
   *[other] { $scores } dogs
}
table-player-lives = { $lives ->
    [0] knocked out
    [1] 1 villager
   *[other] { $lives } villagers
}
table-player-sticks = { $sticks-is ->
    [none] no sticks
   *[other] { $sticks-tally }
}

## The lesson

tip-1 = Welcome to Here Comes the Dog! Hungry dogs have gathered around the bonfire, and whoever tames the most of them wins. Roll the three dice: they show which sticks you may take.
tip-2 = Two dice alike and one different: you take two sticks, one for each of two dice. Meat tames dogs; fire and charcoal together fend them off.
tip-3 = Keep an eye on the bonfire. When the last meat is taken, the round ends with a Feeding, and everyone tames a dog for every two meat they have.
tip-4 = But if the last charcoal goes first, the fire is out, and a dog comes at you for every meat you have. Two meat fend off one of them, and so do a fire and a charcoal together. For each dog that gets through, a villager faints.
tip-5 = Instead of rolling, you may exchange a stick: a charcoal for a meat, or a fire for two meat or two charcoal. That is your whole turn.
tip-6 = The round is over: all sticks are back at the bonfire, but you keep your dogs. Look after your villagers: if all of them faint, your dogs run away. Now for the second round, the last one here.
tip-7 = All three colours: a Theft! Take a stick of any colour from your opponent. Meat is often best, but keep an eye on the charcoal: is an Assault near?
tip-8 = Three charcoal: a mid-round Assault! Choose what to defend with. Those sticks go back to the bonfire; you keep the rest.
tip-9 = The night is over. Whoever has the most dogs wins; ties go to whoever has more villagers standing. A full game has five rounds. Next, read what else three of a kind can bring (chapter 7 of the rules) and how villagers faint (chapter 9).

## The board in the browser

board-dice = { $dice-is ->
    [none] The dice haven’t been rolled yet
   *[other] The dice show { $dice }
}
board-pack = { $dogs ->
    [0] No dogs left in the pack
    [1] 1 dog in the pack
   *[other] { $dogs } dogs in the pack
}
# Equal sticks that lie together.
board-sticks = { $sticks }
board-village = { $seat-is ->
    [you] Your village
   *[other] { $seat }’s village
}
# $standing, $fainted: villagers
board-people = { $standing } standing, { $fainted } fainted; { $dogs ->
    [1] 1 dog
   *[other] { $dogs } dogs
}
