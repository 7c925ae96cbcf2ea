# interpreted: never in a search, and compiling takes its time
"""A position of Here Comes the Dog as JSON: written whole, read with care.

Sticks are written as numbers of each colour, `{"meat": 2, "fire": 0, "charcoal": 1}`; what nobody holds lies at the
bonfire. The pack is what nobody has tamed.
"""

from __future__ import annotations

from houndtable.games.herecomesthedog.components import (
    ALL_STICKS,
    CHARCOAL,
    COLOURS,
    DICE,
    DOGS,
    FALLS,
    HELD,
    MEAT,
    RESTORED,
    STICKS,
    VILLAGERS,
    held_by,
    number_of,
)
from houndtable.games.herecomesthedog.dice import ASSAULT, KIND, KINDS, STICK_ROLL, THEFT
from houndtable.games.herecomesthedog.incident import choose, defences
from houndtable.games.herecomesthedog.options import OPTIONS, PLAYERS
from houndtable.games.herecomesthedog.position import (
    DEFENDING,
    NOT_ROLLED,
    OVER,
    ROLLING,
    STEALING,
    STEPS,
    TAKING,
    Position,
    chosen_by,
    living,
)
from houndtable.games.herecomesthedog.theft import can_steal
from houndtable.games.herecomesthedog.view import defence_of, texts_of_dice
from houndtable.games.herecomesthedog.vocabulary import DEFENCES, DEFEND, defence_text
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse
from houndtable.kernel.options import Options, parse_options
from houndtable.kernel.outcome import Round, read_round

MOST = 1_000_000
HOW = ["feed", "assault", "nothing", "broken off"]


def dump(p: Position) -> dict[str, Json]:
    """The whole position."""
    held: list[Json] = [counted(held_by(p.held, seat)) for seat in range(p.players)]
    return {
        "game": "herecomesthedog",
        "players": p.players,
        "options": dict(p.options.values),
        "step": STEPS[p.step],
        "seat": p.seat,
        "turns": p.turns,
        "dice": texts_of_dice(p),
        "sticks": held,
        "dogs": list(p.dogs),
        "tamed": list(p.tamed),
        "villagers": list(p.villagers),
        "falls": list(p.falls),
        "defences": [defence_of(p, seat) for seat in range(p.players)],
        "incidents": [p.feeds, p.fests, p.assaults, p.thefts],
        "rounds": [ended.as_json() for ended in p.rounds],
    }


def counted(sticks: int) -> dict[str, Json]:
    """Sticks as numbers of each colour."""
    return {name: number_of(sticks, colour) for colour, name in enumerate(COLOURS)}


def read_head(reader: Reader) -> tuple[int, Options]:
    """The number of players and the options of a position."""
    reader.word("game", ["herecomesthedog"])
    players = reader.number("players", PLAYERS[0], PLAYERS[1])
    chosen = reader.take("options")
    if not isinstance(chosen, dict):
        raise refuse("options", "an object", chosen)
    return players, parse_options(OPTIONS, chosen, players)


def load(p: Position, reader: Reader) -> None:
    """The position is as the JSON says, which fits together as a real one does."""
    seats = p.players
    p.step = STEPS.index(reader.word("step", STEPS))
    p.seat = reader.number("seat", 0, seats - 1)
    p.turns = reader.number("turns", 0, MOST)
    p.dice = read_dice(reader.texts("dice"))
    p.dogs = reader.numbers("dogs", seats, 0, DOGS)
    p.tamed = reader.numbers("tamed", seats, 0, DOGS * (FALLS + 1))
    p.villagers = reader.numbers("villagers", seats, 0, VILLAGERS)
    p.falls = reader.numbers("falls", seats, 0, FALLS)
    p.feeds, p.fests, p.assaults, p.thefts = reader.numbers("incidents", 4, 0, MOST)
    p.rounds = [read_round(ended, seats, HOW) for ended in reader.items("rounds")]
    p.pack = DOGS - sum(p.dogs)
    load_sticks(p, reader.items("sticks"))
    load_defences(p, reader.items("defences"))
    reader.done()
    check(p)
    p.waiting = [] if p.step == OVER else [p.seat]
    if p.step == DEFENDING:
        p.waiting = [seat for seat in range(seats) if chosen_by(p, seat) < 0]
        check_defences(p)


def read_dice(texts: list[str]) -> int:
    """The roll of these colours; no dice stand for none."""
    if not texts:
        return NOT_ROLLED
    if len(texts) != DICE or any(text not in COLOURS for text in texts):
        raise refuse("dice", f"{DICE} colours of {', '.join(COLOURS)}, or none", [*texts])
    return sum([COLOURS.index(text) * 3 ** (DICE - 1 - place) for place, text in enumerate(texts)])


def load_sticks(p: Position, seats: list[Json]) -> None:
    """Everybody holds the sticks written, and the rest lies at the bonfire."""
    if len(seats) != p.players:
        raise refuse("sticks", f"a list for each of {p.players} seats", seats)
    left = STICKS[:]
    p.held = 0
    for seat, numbers in enumerate(seats):
        reader = Reader(numbers)
        for colour, name in enumerate(COLOURS):
            number = reader.number(name, 0, STICKS[colour])
            left[colour] -= number
            p.held += number << HELD * seat + 4 * colour
        reader.done()
    for colour, name in enumerate(COLOURS):
        if left[colour] < 0:
            raise BadPosition(f"The position has more {name} than there is. [1.1]")
    p.bonfire = sum([number << 4 * colour for colour, number in enumerate(left)])


def load_defences(p: Position, seats: list[Json]) -> None:
    """Everybody's defence in the latest Assault is as written."""
    known = [defence_text(defence) for defence in range(len(DEFENCES))]
    if len(seats) != p.players:
        raise refuse("defences", f"a list of {p.players} defences", seats)
    p.chosen = 0
    for seat, text in enumerate(seats):
        if isinstance(text, str) and text in known:
            choose(p, seat, known.index(text))
        elif text is not None:
            raise refuse("defences", "defences such as '1 meat pair', 'nothing' or null", text)


def check(p: Position) -> None:
    """Refuses what play can never reach: it could not go on from there."""
    for seat in range(p.players):
        check_seat(p, seat)
    if p.pack < 0:
        raise BadPosition(f"There are only {DOGS} dogs. [1.2]")
    check_rounds(p, p.rounds)
    over = living(p) < 2 or len(p.rounds) == p.last_round
    if over != (p.step == OVER):
        raise BadPosition("The game is over after its last round or with one player left, and only then. [10.1]")
    if p.step == OVER:
        if p.bonfire != ALL_STICKS or p.dice != NOT_ROLLED:
            raise BadPosition("After the game all sticks and dice lie at the bonfire. [6.9]")
        return
    if p.villagers[p.seat] == 0:
        raise BadPosition("A knocked-out player has no turn. [9.4]")
    if number_of(p.bonfire, MEAT) == 0 or number_of(p.bonfire, CHARCOAL) == 0:
        raise BadPosition("Without meat or charcoal at the bonfire the round would have ended. [6.1]")
    check_step(p)


def check_seat(p: Position, seat: int) -> None:
    """Refuses villagers, dogs or sticks that a seat cannot have."""
    most = RESTORED[p.falls[seat]]
    if p.villagers[seat] > most or (p.villagers[seat] == 0) != (most == 0):
        raise BadPosition(f"Seat {seat} cannot have {p.villagers[seat]} villagers standing. [9.2]")
    if p.dogs[seat] > p.tamed[seat]:
        raise BadPosition(f"Seat {seat} has more dogs than it has tamed. [6.2]")
    if p.falls[seat] == 0 and p.dogs[seat] < p.tamed[seat]:
        raise BadPosition(f"Seat {seat} has lost dogs though its villagers never all fainted. [9.2]")
    if most == 0 and (p.dogs[seat] > 0 or held_by(p.held, seat) > 0):
        raise BadPosition("A knocked-out player has no dogs and no sticks. [9.4]")


def check_rounds(p: Position, rounds: list[Round]) -> None:
    """Refuses finished rounds that are too many, or whose score lines do not fit the dogs."""
    if len(rounds) > p.last_round:
        raise BadPosition(f"The game has only {p.last_round} rounds. [2.4]")
    for ended in rounds:
        for lines in ended.lines:
            if len(lines) != 2 or lines[0].points < 0 or lines[1].points > 0:
                raise BadPosition("A round's score is the dogs tamed and the dogs returned. [10.2]")
    if "broken off" in [ended.how for ended in rounds[: len(rounds) if living(p) > 1 else -1]]:
        raise BadPosition("A round is broken off only when that ends the game. [10.4]")
    for seat in range(p.players):
        tamed = sum([ended.lines[seat][0].points for ended in rounds])
        returned = -sum([ended.lines[seat][1].points for ended in rounds])
        left = [p.tamed[seat] - tamed, p.tamed[seat] - p.dogs[seat] - returned]
        if min(left) < 0 or (p.step == OVER and max(left) > 0):
            raise BadPosition(f"The dogs of seat {seat} are not those of the finished rounds. [10.2]")


def check_step(p: Position) -> None:
    """Refuses a step that the dice cannot have led to."""
    if p.dice == NOT_ROLLED:
        if p.step != ROLLING:
            raise BadPosition(f"At the step {STEPS[p.step]!r} the dice have been rolled. [3.2]")
        return
    kind = KIND[p.dice]
    wanted = {STICK_ROLL: TAKING, THEFT: STEALING if can_steal(p) else ROLLING, ASSAULT: p.step}.get(kind, ROLLING)
    if p.step != wanted or (kind == ASSAULT and p.step not in (ROLLING, DEFENDING)):
        raise BadPosition(f"The dice show {KINDS[kind]}: that does not lead to the step {STEPS[p.step]!r}. [3.3]")


def check_defences(p: Position) -> None:
    """Refuses defences that are not lawful, and an Assault in which nobody has anything left to choose."""
    if not p.waiting:
        raise BadPosition("At the step 'defend' somebody has not chosen yet. [7.5]")
    for seat in range(p.players):
        offers, chosen = defences(p, seat), chosen_by(p, seat)
        if chosen >= 0 and DEFEND + chosen not in offers:
            raise BadPosition(f"Seat {seat} cannot defend itself with {defence_text(chosen)}. [7.3]")
        if chosen < 0 and len(offers) == 1:
            raise BadPosition(f"Seat {seat} has no choice of defence and is not asked. [7.5]")
