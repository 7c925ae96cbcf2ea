# interpreted: never in a search, and compiling takes its time
"""Why a move of Here Comes the Dog is not lawful, or looks good, in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.german import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
You hold no {}.
    Du hast kein Stück {}.
Only {} {} is left at the bonfire.
    Am Lagerfeuer ist nur noch {} {}.
No {} is left at the bonfire.
    Am Lagerfeuer ist kein Stück {} mehr.
That would take the last {}: an exchange may not end the round.
    Damit wäre das letzte Stück {} weg: Ein Tausch darf die Runde nicht beenden.
You steal one stick from one player, at a seat from 0 to {}.
    Du stiehlst einen Stock von einem Platz von 0 bis {}.
Dancing Villager is a game of skill with the hands; it is left out here.
    Der tanzende Dorfbewohner ist ein Geschicklichkeitsspiel; hier fehlt er.
A defence is pairs of meat and sets of fire with charcoal: 1 meat pair 2 fire sets.
    Eine Verteidigung sind Paare Fleisch und Sätze aus Feuer und Kohle: 1 meat pair 2 fire sets.
{} is no stick; sticks are {}.
    {} ist kein Stock; Stöcke sind {}.
You take one stick or two.
    Du nimmst einen Stock oder zwei.
Only 1 charcoal for 1 meat, 1 fire for 2 meat and 1 fire for 2 charcoal are exchanged.
    Getauscht wird nur 1 Kohle gegen 1 Fleisch, 1 Feuer gegen 2 Fleisch und 1 Feuer gegen 2 Kohle.
You must fend off as many dogs as you can.
    Du musst so viele Hunde abwehren, wie du kannst.
You hold only {} {}.
    Du hast nur {} {}.
You hold no set of fire and charcoal.
    Feuer mit Kohle hast du nicht.
You hold {} set of fire and charcoal.
    Feuer mit Kohle hast du so oft: {}.
You hold {} sets of fire and charcoal.
    Feuer mit Kohle hast du so oft: {}.
Only 1 dog comes: every pair and set must fend off one.
    Nur 1 Hund kommt: Jedes Paar und jeder Satz muss einen abwehren.
Only {} dogs come: every pair and set must fend off one.
    Nur {} Hunde kommen: Jedes Paar und jeder Satz muss einen abwehren.
There is no Assault to defend yourself against.
    Es gibt keinen Angriff, gegen den du dich verteidigen könntest.
After an incident you roll again and cannot exchange.
    Nach einem Ereignis würfelst du noch einmal und kannst nicht tauschen.
You are knocked out.
    Du bist ausgeschieden.
There is nothing for you to choose: wait for the others.
    Du hast nichts zu wählen: Warte auf die anderen.
Dogs are coming: first choose how to defend yourself.
    Hunde kommen: Wähl erst, wie du dich verteidigst.
You have rolled the dice: this turn there is no exchange.
    Du hast gewürfelt: In diesem Zug wird nicht getauscht.
Nobody holds a stick you could steal: roll again.
    Niemand hat einen Stock, den du stehlen könntest: Würfle noch einmal.
You have rolled the dice.
    Du hast schon gewürfelt.
Sticks are taken when two dice show one colour and one another.
    Stöcke nimmst du, wenn zwei Würfel eine Farbe zeigen und einer eine andere.
A stick is stolen when the dice show all three colours.
    Gestohlen wird, wenn die Würfel alle drei Farben zeigen.
A colour on the dice has run out at the bonfire: take one stick only.
    Eine gewürfelte Farbe ist am Lagerfeuer ausgegangen: Nimm nur einen Stock.
Two sticks can be taken, so you must take two.
    Zwei Stöcke sind zu haben, also musst du zwei nehmen.
The dice show {} only once.
    Die Würfel zeigen {} nur einmal.
The dice show no {}.
    Die Würfel zeigen {} nicht.
Nobody sits at seat {}.
    Auf Platz {} sitzt niemand.
You cannot steal from yourself.
    Dich selbst kannst du nicht bestehlen.
Seat {} is knocked out and cannot be robbed.
    Platz {} ist ausgeschieden und kann nicht bestohlen werden.
Seat {} holds no {}.
    Platz {} hat kein Stück {}.
You have to roll.
    Du musst würfeln.
No exchange promises more than a roll.
    Kein Tausch verspricht mehr als ein Wurf.
Then you hold no sticks: {} if the meat runs out, {} fainted if the charcoal does.
    Dann hast du keine Stöcke: {}, wenn das Fleisch ausgeht, {} in Ohnmacht, wenn die Kohle ausgeht.
Then you hold {}: {} if the meat runs out, {} fainted if the charcoal does.
    Dann hast du {}: {}, wenn das Fleisch ausgeht, {} in Ohnmacht, wenn die Kohle ausgeht.
It ends the round with Feed, and you tame {}.
    Das beendet die Runde mit einer Fütterung, und du zähmst {}.
It ends the round with an Assault, which costs you nobody.
    Das beendet die Runde mit einem Angriff, der dich niemanden kostet.
It ends the round with an Assault, which costs you villagers.
    Das beendet die Runde mit einem Angriff, der dich Dorfbewohner kostet.
It ends the round, and nothing happens.
    Das beendet die Runde, und nichts geschieht.
1 dog comes; you fend off {}, and nobody faints.
    1 Hund kommt; du wehrst {} ab, und niemand fällt in Ohnmacht.
1 dog comes; you fend off {}, and 1 villager faints.
    1 Hund kommt; du wehrst {} ab, und 1 Dorfbewohner fällt in Ohnmacht.
{} dogs come; you fend off {}, and nobody faints.
    {} Hunde kommen; du wehrst {} ab, und niemand fällt in Ohnmacht.
{} dogs come; you fend off {}, and 1 villager faints.
    {} Hunde kommen; du wehrst {} ab, und 1 Dorfbewohner fällt in Ohnmacht.
{} dogs come; you fend off {}, and {} villagers faint.
    {} Hunde kommen; du wehrst {} ab, und {} Dorfbewohner fallen in Ohnmacht.
An Assault is reckoned with the best defence.
    Ein Angriff ist mit der besten Verteidigung gerechnet.
odds
    Chance
the next roll
    der nächste Wurf
you
    du
seat {}
    Platz {}
one of each: Theft
    alle drei: Diebstahl
2 {}, 1 {}
    2 {}, 1 {}
3 fire: Fire Fest
    3 Feuer: Feuerfest
- 2 {}: no event
    - 2 {}: kein Ereignis
- {}: no event
    - {}: kein Ereignis
3 meat: Feed
    3 Fleisch: Fütterung
3 charcoal: Assault
    3 Kohle: Angriff
- 2 {}: Feed
    - 2 {}: Fütterung
- 2 {}: Assault
    - 2 {}: Angriff
- {}: Feed
    - {}: Fütterung
- {}: Assault
    - {}: Angriff
out
    draußen
all faint
    alle fallen
{} faint
    {} fallen
+{} dog
    +{} Hund
+{} dogs
    +{} Hunde
takes {}
    nimmt {}
again
    noch mal
steals
    stiehlt
may lose 1
    evtl. -1
{} sticks
    {} Stöcke
-1 stick
    -1 Stock
meat
    Fleisch
fire
    Feuer
charcoal
    Kohle
meat fire
    Fleisch und Feuer
meat charcoal
    Fleisch und Kohle
fire charcoal
    Feuer und Kohle
{} meat
    {} Fleisch
{} fire
    {} Feuer
{} charcoal
    {} Kohle
{} meat and {} fire
    {} Fleisch und {} Feuer
{} meat and {} charcoal
    {} Fleisch und {} Kohle
{} fire and {} charcoal
    {} Feuer und {} Kohle
{} meat, {} fire and {} charcoal
    {} Fleisch, {} Feuer und {} Kohle
1 dog
    1 Hund
{} dogs
    {} Hunde
1 villager
    1 Dorfbewohner
{} villagers
    {} Dorfbewohner
"""
)
