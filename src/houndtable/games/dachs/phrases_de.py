# interpreted: never in a search, and compiling takes its time
"""Why a move of Dachs is not lawful, or looks good, in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.german import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
Your hand is empty and nothing in the row can be retrieved: draw a card.
    Deine Hand ist leer, und aus der Reihe kannst du nichts nehmen: Zieh eine Karte.
This is the last lap: you must draw at least one card.
    Das ist der letzte Umlauf: Du musst mindestens eine Karte ziehen.
Cards played together must all have the same number or all the same colour.
    Zusammen gespielte Karten haben alle dieselbe Zahl oder alle dieselbe Farbe.
Nobody holds more than {} cards.
    Niemand hat mehr als {} Karten auf der Hand.
{} is no card; a card is a number 2-5 and a colour v, b, p or s.
    {} ist keine Karte; eine Karte ist eine Zahl 2-5 und eine Farbe v, b, p oder s.
There are not so many {} in the box.
    So viele {} gibt es nicht.
You have no {} left to place.
    Du hast keine {} mehr hinzulegen.
You hold no {}.
    Du hast keine Karte {}.
You hold only {} {}.
    Auf der Hand hast du von {1} nur {0}.
Your hand is empty: take at least one card.
    Deine Hand ist leer: Nimm mindestens eine Karte.
No {} lies in the row.
    In der Reihe liegt keine {}.
You may retrieve no more {}: only as many as you played.
    Von {} darfst du nichts mehr nehmen: nur so viele, wie du gespielt hast.
{} does not lie in {} separate places of the row.
    {} liegt nicht an {} verschiedenen Stellen der Reihe.
Place the cards you played.
    Leg die Karten hin, die du gespielt hast.
Begin your turn with a play.
    Beginn deinen Zug, indem du Karten spielst.
Drawing is over for this turn.
    Gezogen wird in diesem Zug nicht mehr.
Cards are retrieved after drawing: draw or stop first.
    Karten nimmst du nach dem Ziehen zurück: Zieh erst, oder hör damit auf.
Retrieving is over for this turn.
    Zurückgenommen wird in diesem Zug nichts mehr.
You have played your cards for this turn.
    Du hast in diesem Zug schon Karten gespielt.
Cards are placed after drawing and retrieving.
    Karten legst du nach dem Ziehen und Nehmen hin.
It scores {} and leaves the fewest points in your hand at the end.
    Das bringt {} und lässt am Ende die wenigsten Punkte auf deiner Hand.
It scores {} now and leaves a hand that can go on.
    Das bringt jetzt {} und lässt eine Hand, mit der es weitergeht.
You have to draw.
    Du musst ziehen.
More cards in hand make bigger plays.
    Mehr Karten auf der Hand machen größere Züge möglich.
What you hold when the round ends counts against you.
    Was du am Ende der Runde auf der Hand hast, zählt gegen dich.
Your hand is good as it is.
    Deine Hand ist gut, wie sie ist.
The order matters little here.
    Die Reihenfolge ist hier nicht wichtig.
It goes well with your hand.
    Sie passt gut zu deiner Hand.
It goes well with your hand, and it would be pushed out next.
    Sie passt gut zu deiner Hand und würde als nächste hinausgeschoben.
vanilla
    Vanille
blue-gray
    Blaugrau
peach
    Pfirsich
sage
    Salbei
"""
)
