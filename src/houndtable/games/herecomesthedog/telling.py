# interpreted: never in a search, and compiling takes its time
"""The events of Here Comes the Dog. Called only while somebody listens."""

from __future__ import annotations

from houndtable.games.herecomesthedog.components import COLOURS, EXCHANGES, FIRE, held_by, number_of
from houndtable.games.herecomesthedog.dice import ASSAULT, KIND, KINDS, texts_of_roll
from houndtable.games.herecomesthedog.position import Position, chosen_by
from houndtable.games.herecomesthedog.vocabulary import DEFENCES, defence_text
from houndtable.kernel.events import Event
from houndtable.kernel.json import Json


def tell(p: Position, name: str, facts: dict[str, Json]) -> None:
    """Everybody hears of it."""
    assert p.events is not None
    p.events.append(Event(name, facts))


def rolled(p: Position) -> None:
    """What the dice show, and what that is [3.3]."""
    tell(p, "rolled", {"seat": p.seat, "dice": [*texts_of_roll(p.dice)], "kind": KINDS[KIND[p.dice]]})


def took(p: Position, colours: list[int]) -> None:
    """Sticks were taken from the bonfire [4.1]."""
    tell(p, "took", {"seat": p.seat, "sticks": [COLOURS[colour] for colour in colours]})


def exchanged(p: Position, line: int) -> None:
    """A stick was exchanged [5.1]."""
    given, number, taken = EXCHANGES[line]
    tell(p, "exchanged", {"seat": p.seat, "gave": COLOURS[given], "took": [COLOURS[taken]] * number})


def fed(p: Position, before: list[int]) -> None:
    """How many dogs each seat tamed, and how many are left in the pack [6.2]."""
    tamed: list[Json] = [p.dogs[seat] - before[seat] for seat in range(p.players)]
    tell(p, "fed", {"tamed": tamed, "dogs": list(p.dogs), "pack": p.pack})


def fest(p: Position, before: int) -> None:
    """How many fire sticks each seat gave back [7.2]."""
    tell(p, "fire fest", {"fires": [number_of(held_by(before, seat), FIRE) for seat in range(p.players)]})


def choosing(p: Position) -> None:
    """Who has to choose a defence [7.5]; what everybody holds is open, so this tells nothing new."""
    tell(p, "choosing", {"seats": list(p.waiting)})


def chose(p: Position, seat: int, defence: int) -> None:
    """That somebody has chosen everybody sees; what, only they know [11.2]."""
    assert p.events is not None
    p.events.append(Event("chose", {"seat": seat}, {"defence": defence_text(defence)}, 1 << seat))


def assaulted(p: Position, came: list[int], fended: list[int], fainted: list[int]) -> None:
    """How many dogs came at each seat, how many it fended off, how many villagers fainted [6.4] [6.6]; in an
    incident also with what [7.3]."""
    facts: dict[str, Json] = {"came": [*came], "fended": [*fended], "fainted": [*fainted]}
    if KIND[p.dice] == ASSAULT:
        used = [DEFENCES[chosen_by(p, seat)] for seat in range(p.players)]
        facts.update({"pairs": [pairs for pairs, _ in used], "sets": [sets for _, sets in used]})
    tell(p, "assaulted", {**facts, "villagers": list(p.villagers)})


def fell(p: Position, seat: int, dogs: int) -> None:
    """All of a seat's villagers had fainted: its dogs are gone, some stand again [9.2] or it is out [9.3]."""
    name = "restored" if p.villagers[seat] > 0 else "knocked out"
    tell(p, name, {"seat": seat, "returned": dogs, "villagers": p.villagers[seat]})


def round_ends(p: Position, how: str) -> None:
    """A round has ended, by whose sticks and with which event [6.1]."""
    tell(p, "round over", {"seat": p.seat, "round": len(p.rounds) + 1, "how": how})
