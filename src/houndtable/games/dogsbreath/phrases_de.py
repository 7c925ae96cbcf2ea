# interpreted: never in a search, and compiling takes its time
"""Why a move of Dog's Breath is not lawful, or looks good, in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.german import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
The grid has no {}: it ends at {}.
    Die Auslage hat kein {}: Sie endet bei {}.
The card at {} has been taken.
    Die Karte bei {} ist schon weg.
Two cards are up: take one of them.
    Zwei Karten sind aufgedeckt: Nimm eine davon.
The card at {} is up already.
    Die Karte bei {} ist schon aufgedeckt.
The card at {} lies face down.
    Die Karte bei {} liegt verdeckt.
A card left face up is turned down before anything else, or not at all.
    Eine offen gebliebene Karte drehst du vor allem anderen um, oder gar nicht.
Turn up a second card before you take one.
    Deck erst eine zweite Karte auf, ehe du eine nimmst.
{} is no card; cards are {}.
    {} ist keine Karte; Karten sind {}.
{} is no place; places are {} to {}.
    {} ist kein Platz; Plätze sind {} bis {}.
Your hand is worth {}; going out takes {}.
    Deine Hand ist {} wert; um Schluss zu machen, braucht es {}.
Going out takes a Super Combo.
    Um Schluss zu machen, braucht es eine Superkombi.
You hold eight cards: discard one.
    Du hast acht Karten: Wirf eine ab.
Your turn ends: go out, or be done.
    Dein Zug endet: Mach Schluss (go out), oder spiel weiter (done).
Your Scavenger lies there: offer a card for it.
    Dein Streuner liegt da: Biete eine Karte an.
Request a kind of card.
    Verlang eine Karte.
You were robbed: stay out, or go on.
    Du wurdest bestohlen: Bleib dabei (stay out), oder spiel weiter (go on).
Wait: a Guard Dog may still be played.
    Warte: Noch kann ein Wachhund kommen.
Wait: the player who is out was robbed, and chooses.
    Warte: Wer Schluss gemacht hat, wurde bestohlen und entscheidet.
This is the draft: turn up two cards of the grid and take one.
    Das ist die Auswahl: Deck zwei Karten der Auslage auf, und nimm eine.
The draft is over.
    Die Auswahl ist vorbei.
No Scavenger has been played.
    Es wurde kein Streuner gespielt.
This is asked of a player who is out and was robbed.
    Das wird gefragt, wer Schluss gemacht hat und bestohlen wurde.
Somebody is out already.
    Jemand hat schon Schluss gemacht.
First draw a card, or take one of the discards.
    Zieh erst eine Karte, oder nimm einen der Abwürfe.
Guard, or pass.
    Wehr ab (guard), oder lass es zu (pass).
You have taken a card this turn.
    Du hast in diesem Zug schon eine Karte genommen.
You hold no {}.
    Du hast keine Karte {}.
You have played a Scavenger this turn.
    Du hast in diesem Zug schon einen Streuner gespielt.
You hold no Scavenger.
    Du hast keinen Streuner.
A Scavenger is played on an opponent.
    Einen Streuner spielst du gegen jemand anderen.
No {} lies face up among the discards.
    Unter den offenen Abwürfen ist keine Karte {}.
Specials that were used lie face down and cannot be taken.
    Benutzte Sonderkarten liegen verdeckt und können nicht genommen werden.
You took a {} from the discards this turn: keep it.
    Du hast in diesem Zug {} aus den Abwürfen genommen: Behalt die Karte.
The deck promises more than any discard.
    Der Stapel verspricht mehr als jeder Abwurf.
It does more for your hand than a card of the deck would on average.
    Das hilft deiner Hand mehr als im Schnitt eine Karte vom Stapel.
Your hand misses it least.
    Sie fehlt deiner Hand am wenigsten.
It may spoil a good hand.
    Das kann eine gute Hand verderben.
Two new cards can only help your hand.
    Zwei neue Karten können deiner Hand nur helfen.
It would help you most.
    Sie würde dir am meisten helfen.
It goes better with your hand.
    Sie passt besser zu deiner Hand.
You can hope for better.
    Du kannst auf Besseres hoffen.
You have seen it, and it would help you.
    Du hast sie schon gesehen, und sie würde dir helfen.
Nobody knows it yet: it may be better.
    Noch kennt sie niemand: Sie ist vielleicht besser.
Your hand is worth more to you than the Guard Dog.
    Deine Hand ist dir mehr wert als der Wachhund.
It is not your hand that is robbed.
    Es ist nicht deine Hand, die bestohlen wird.
Your hand is worth {}, and that may well be the best.
    Deine Hand ist {} wert, und das ist vielleicht die beste.
Your hand is worth {}; others may have more.
    Deine Hand ist {} wert; andere haben vielleicht mehr.
"""
)
