# interpreted: never in a search, and compiling takes its time
"""Why a move of Drachensachen is not lawful, or looks good, in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.german import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
None of your open Remainders is a {}.
    Keiner deiner offenen Reste ist {}.
There is no seat {} at this table.
    An diesem Tisch gibt es keinen Platz {}.
Choose another player than yourself.
    Wähl jemand anderen als dich selbst.
You owe {} cards: push with a 4 or a Protecto, or draw them first.
    Du schuldest {} Karten: Schieb mit einer 4 oder Protecto weiter, oder zieh sie erst.
You are to miss this turn: only a Protecto passes that on.
    Du sollst aussetzen: Nur Protecto gibt das weiter.
You draw {}, no more and no fewer.
    Du ziehst {}, nicht mehr und nicht weniger.
Draw what you owe first: hidden Remainders do not answer a 4 at this table.
    Zieh erst, was du schuldest: Verdeckte Reste beantworten an diesem Tisch keine 4.
You have chosen; the others have not yet.
    Du hast gewählt; die anderen noch nicht.
First exchange a card, or keep what you have.
    Tausch erst eine Karte, oder behalt, was du hast.
You face a {}: play that or higher, or a dragon.
    Vor dir liegt {}: Spiel das oder Höheres, oder einen Drachen.
On a 6 only a 6 or a higher monster may be played.
    Auf eine 6 darf nur eine 6 oder ein höheres Monster gespielt werden.
A 9 may not be played on a dragon.
    Eine 9 darf nicht auf einen Drachen gespielt werden.
On a 3 only a 1, a 2 or a dragon may be played.
    Auf eine 3 darf nur eine 1, eine 2 oder ein Drache gespielt werden.
A dragon may not be played on a 6.
    Ein Drache darf nicht auf eine 6 gespielt werden.
From 1 to {} equal cards are played at once, so that at most {} lie in a row.
    Man spielt 1 bis {} gleiche Karten auf einmal, so dass höchstens {} in Folge liegen.
{} is no card; a card is one of {}.
    {} ist keine Karte; eine Karte ist eine von {}.
You owe {} cards: push that on, or draw.
    Du schuldest {} Karten: Schieb das weiter, oder zieh.
There is nothing to keep: cards are exchanged before the first turn only.
    Es gibt nichts zu behalten: Getauscht wird nur vor dem ersten Zug.
Turn round or go on?
    Umdrehen (reverse), oder so lassen (go on)?
Cards are exchanged before the first turn only.
    Getauscht wird nur vor dem ersten Zug.
First draw what you owe; then you may throw out sets.
    Zieh erst, was du schuldest; dann darfst du Vierlinge wegwerfen.
You do not have to miss this turn.
    Du musst diesmal nicht aussetzen.
Only a 7 just played can turn the direction round.
    Nur eine eben gespielte 7 kann die Richtung ändern.
Only a 9 just played lifts an open Remainder.
    Nur eine eben gespielte 9 holt einen offenen Rest auf die Hand.
Only a 2 just played makes somebody draw of your hand.
    Nur eine eben gespielte 2 lässt jemanden aus deiner Hand ziehen.
You owe no cards.
    Du schuldest keine Karten.
Choose who draws a card of your hand.
    Wähl, wer eine Karte aus deiner Hand zieht.
Take one of your open Remainders into your hand.
    Nimm einen deiner offenen Reste auf die Hand.
You are to miss this turn.
    Du sollst aussetzen.
You have only hidden Remainders.
    Du hast nur noch verdeckte Reste.
You have no hand: play your open Remainders alone.
    Du hast keine Handkarten: Spiel nur deine offenen Reste.
You hold only {} x {}.
    Auf der Hand hast du von {1} nur {0}.
You hold no {}.
    Du hast keine Karte {}.
Among your open Remainders there is only {} x {}.
    Unter deinen offenen Resten ist von {1} nur {0}.
Among your open Remainders there is no {}.
    Unter deinen offenen Resten ist keine Karte {}.
Open Remainders go with your last hand cards only, all alike and all played.
    Offene Reste gehen nur mit deinen letzten Handkarten zusammen, alle gleich und alle gespielt.
You do not have so many open {}.
    So viele offene {} hast du nicht.
Four in a row at most: there is room for {} more {}.
    Höchstens vier in Folge: Platz ist noch für {} x {}.
There is no pile to take.
    Da ist kein Stapel, den du nehmen könntest.
You have only hidden Remainders: try one of them.
    Du hast nur noch verdeckte Reste: Versuch einen davon.
In the extra turn of a Nullo you must play if you can.
    Im Zusatzzug nach einem Nullo musst du spielen, wenn du kannst.
A set is four equal hand cards, and you hold {} x {}.
    Ein Vierling sind vier gleiche Handkarten, und du hast {} x {}.
This set fits: play it as four, or keep it.
    Dieser Vierling passt: Spiel ihn, oder behalt ihn.
Hidden Remainders are played when your hand and your open ones are gone.
    Verdeckte Reste spielst du, wenn deine Hand und deine offenen weg sind.
You have only {} hidden Remainders.
    Du hast nur {} verdeckte Reste.
Your last cards will be the open ones: let them be good ones.
    Deine letzten Karten werden die offenen sein: Da sollen gute liegen.
Four cards are gone at once.
    Vier Karten sind auf einmal weg.
It helps most where few cards are left.
    Am meisten hilft es, wo nur noch wenige Karten sind.
It is the one you will miss least.
    Sie wird dir am wenigsten fehlen.
One is as good as the other.
    Einer ist so gut wie der andere.
The cards that could push this on are worth more later.
    Die Karten, die das weiterschieben könnten, sind später mehr wert.
What you could play is worth more later.
    Was du spielen könntest, ist später mehr wert.
The cards that could answer are worth more later.
    Die Karten, die antworten könnten, sind später mehr wert.
Your open Remainders are good as they are.
    Deine offenen Reste sind gut, wie sie sind.
So it is the turn of somebody with more cards left, or yours.
    So ist jemand mit mehr Karten dran, oder du.
So it is the turn of somebody with more cards left, or of the other.
    So ist jemand mit mehr Karten dran, oder die andere Seite.
Somebody else is to draw {} cards or more.
    Jemand anderes muss {} Karten oder mehr ziehen.
Somebody else is to miss a turn.
    Jemand anderes muss aussetzen.
A dragon gets you out of this.
    Ein Drache hilft dir hier heraus.
It is among the cards you need least.
    Sie gehört zu den Karten, die du am wenigsten brauchst.
The next player is nearly out of cards, and this is hard to follow.
    Wer als Nächstes dran ist, hat kaum noch Karten, und darauf folgt sich schwer.
It gets rid of cards that will be hard to play later.
    So wirst du Karten los, die später schwer zu spielen sind.
"""
)
