# interpreted: never in a search, and compiling takes its time
"""Why a move of Dog'n Dog is not lawful, or looks good, in German."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.german import SENTENCES
from houndtable.kernel.phrasebook import Phrasebook

PHRASES: Final = Phrasebook(
    SENTENCES
    + """
Your hand is complete but worth only {} of the {} points needed.
    Deine Hand ist vollständig, aber erst {} der nötigen {} Punkte wert.
With {} your hand is not complete: two of a kind, and three or a run.
    Mit {} ist deine Hand nicht vollständig: zwei gleiche, und drei gleiche oder eine Folge.
{} lies among your own discards, so you cannot ron it.
    {} liegt unter deinen eigenen Abwürfen, also darfst du dazu kein Ron ansagen.
You passed a ron with {} in this round.
    In dieser Runde hast du ein Ron mit {} ausgelassen.
A kind you wait for lies among your own discards, so you can ron nothing.
    Eine Sorte, auf die du wartest, liegt unter deinen eigenen Abwürfen, also kannst du gar kein Ron ansagen.
You discard one card at a time.
    Du wirfst immer nur eine Karte ab.
{} is no card; a card is 1 to 6, 1r to 6r, food, bone or disc.
    {} ist keine Karte; eine Karte ist 1 bis 6, 1r bis 6r, food, bone oder disc.
You have answered already.
    Du hast schon geantwortet.
This is your own discard.
    Das ist dein eigener Abwurf.
You are not asked, so there is nothing to pass.
    Du bist nicht gefragt, also gibt es nichts vorbeigehen zu lassen.
First answer: ron or pass.
    Antworte erst: ron oder pass.
There is no discard to answer to now.
    Jetzt liegt kein Abwurf da, auf den du antworten könntest.
You hold no {}.
    Du hast keine Karte {}.
Without {} your four cards are more than one card short of a complete hand.
    Ohne {} fehlt deinen vier Karten mehr als eine zur vollständigen Hand.
After Ri-chi you discard the card you draw: {}.
    Nach Ri-chi wirfst du die gezogene Karte ab: {}.
You have declared Ri-chi already.
    Du hast schon Ri-chi angesagt.
The deck is empty: it is too late for Ri-chi.
    Der Stapel ist leer: Für Ri-chi ist es zu spät.
No card that completes the four you would keep is worth 3 points with Ri-chi and tsumo.
    Keine Karte, die deine vier vervollständigt, bringt mit Ri-chi und Tsumo 3 Punkte.
You could not finish with it.
    Damit könntest du nicht abschließen.
It finishes your hand, for 1 trophy at the least.
    Damit ist deine Hand fertig, für mindestens 1 Pokal.
It finishes your hand, for {} trophies at the least.
    Damit ist deine Hand fertig, für mindestens {} Pokale.
After Ri-chi there is nothing else to do.
    Nach Ri-chi bleibt nichts anderes zu tun.
You are ready and wait for {}; {} cards not seen yet.
    Du bist bereit und wartest auf {}; noch nicht gesehen: {}.
You are ready and wait for {}; 1 card not seen yet.
    Du bist bereit und wartest auf {}; noch nicht gesehen: 1.
You are ready and wait for {}; {} cards not seen yet. Ri-chi is worth a point.
    Du bist bereit und wartest auf {}; noch nicht gesehen: {}. Ri-chi ist einen Punkt wert.
You are ready and wait for {}; 1 card not seen yet. Ri-chi is worth a point.
    Du bist bereit und wartest auf {}; noch nicht gesehen: 1. Ri-chi ist einen Punkt wert.
It is safe: whoever declared Ri-chi has discarded the same.
    Das ist sicher: Wer Ri-chi angesagt hat, hat das Gleiche abgeworfen.
With what is left you could be ready soon: {} cards would do.
    Mit dem Rest könntest du bald bereit sein: {} Karten würden passen.
With what is left you could be ready soon: 1 card would do.
    Mit dem Rest könntest du bald bereit sein: 1 Karte würde passen.
It helps you least.
    Sie hilft dir am wenigsten.
Food
    Futter
Bone
    Knochen
Disc
    Scheibe
a red {}
    einer roten {}
a {}
    einer {}
{} or {}
    {} oder {}
"""
)
