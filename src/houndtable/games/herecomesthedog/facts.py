# interpreted: never in a search, and compiling takes its time
"""What a view tells that follows from the rules, so that whoever draws a table needs to know none of them."""

from __future__ import annotations

from houndtable.games.herecomesthedog import exchange, incident
from houndtable.games.herecomesthedog.components import COLOURS, DOGS, EXCHANGES, STICKS, VILLAGERS, pieces_of
from houndtable.games.herecomesthedog.derived import DEFENDING, ROLLING, Position
from houndtable.games.herecomesthedog.dice import KIND, KINDS, NOT_ROLLED
from houndtable.games.herecomesthedog.vocabulary import DEFENCE_STICKS, DEFEND, EXCHANGE, TAKES, VOCABULARY
from houndtable.kernel.json import Json


def can_exchange(p: Position) -> Json:
    """Whether a stick can be exchanged now, instead of a roll [3.2]."""
    return p.step == ROLLING and p.dice == NOT_ROLLED and len(exchange.legal(p)) > 1


def rolled(p: Position) -> Json:
    """What the dice on the table bring [3.3]; null before a roll."""
    return None if p.dice == NOT_ROLLED else KINDS[KIND[p.dice]]


def fainted(p: Position) -> Json:
    """How many villagers lie before each seat [9.1]."""
    return [VILLAGERS - standing for standing in p.villagers]


def most_taken(p: Position) -> Json:
    """How many sticks are taken from the bonfire at the most, in one go [4.1]."""
    return max([len(colours) for colours in TAKES])


def uses(p: Position, viewer: int) -> Json:
    """The sticks that go back to the bonfire with each defence the viewer may choose now [7.3], by its move."""
    defences = [move - DEFEND for move in incident.legal(p, viewer)] if p.step == DEFENDING else []
    return {
        VOCABULARY.texts[DEFEND + defence]: [COLOURS[stick] for stick in pieces_of(DEFENCE_STICKS[defence])]
        for defence in defences
    }


def exchanges(p: Position) -> Json:
    """What is given and what is taken for it in each exchange there is, with its move [5.1]."""
    return [
        {"move": VOCABULARY.texts[EXCHANGE + line], "give": COLOURS[given], "take": [COLOURS[taken]] * number}
        for line, (given, number, taken) in enumerate(EXCHANGES)
    ]


def box(p: Position) -> Json:
    """How many sticks of each colour there are [1.1], and how many dogs [1.2]."""
    return {"sticks": dict(zip(COLOURS, STICKS)), "dogs": DOGS}
