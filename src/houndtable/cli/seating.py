"""Who sits where: people, and bots. A bot's name says which one it is: "Bello (heuristic)". A program is only labelled
as one, "Bello (exec)": a record comes from anywhere, and what it names must not be run."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from houndtable.cli import parser as parsing
from houndtable.cli.parser import Misuse
from houndtable.cli.screen import printable
from houndtable.players import Player, is_known, is_program, tidy
from houndtable.players.kennel import Kennel

PROGRAM: Final = "exec"
DOGS: Final = ["Bello", "Waldi", "Frieda", "Luna", "Rex", "Emma", "Paul", "Hasso"]


def chosen_bots(args: Namespace, players: int) -> list[str | None]:
    """For each seat the bot that plays there, None for a person, as the arguments say."""
    if args.hot_seat:
        if args.bots is not None or args.seat is not None:
            raise Misuse("With --hot-seat all players are people: it goes with neither --bots nor --seat.")
        return [None] * players
    seat = args.seat or 0
    if seat >= players:
        raise Misuse(f"--seat is a number from 0 to {players - 1} with {players} players, not {seat}.")
    names = [tidy(name) for name in parsing.listed(args.bots or "heuristic", "Bots")]
    others = players - 1
    if len(names) not in (1, others):
        raise Misuse(f"Name one bot, or one for each of the {others} other players, not {len(names)}.")
    each: list[str | None] = [*(names * others if len(names) == 1 else names)]
    return [*each[:seat], None, *each[seat:]]


def labelled_names(given: str | None, bots: list[str | None], player: str) -> list[str]:
    """The players' names as a record keeps them; `player` is what people are called by number."""
    names = parsing.listed(given, "Names") if given is not None else default_names(bots, player)
    if len(names) != len(bots):
        raise Misuse(f"{len(bots)} players have {len(bots)} names, not {len(names)}.")
    return [name if kind is None else f"{name} ({label(kind)})" for name, kind in zip(names, bots)]


def label(kind: str) -> str:
    """What a name says of the bot that bears it."""
    return PROGRAM if is_program(kind) else kind


def default_names(bots: list[str | None], player: str) -> list[str]:
    """Dogs' names for bots, numbers for people."""
    dogs = iter(DOGS)
    return [player.format(seat) if kind is None else next(dogs) for seat, kind in enumerate(bots, 1)]


def label_of(name: str) -> str | None:
    """Which bot a name says it is; None for a person."""
    kind = name.rpartition(" (")[2].removesuffix(")")
    is_bot = kind == PROGRAM or (is_known(kind) and not is_program(kind))
    return kind if name.endswith(f" ({kind})") and is_bot else None


def shown_names(names: list[str], me: int | None, you: str = "You") -> list[str]:
    """The names as they are shown to a person: bots without their label, oneself as "you"."""
    bare = [name.removesuffix(f" ({label_of(name)})") for name in names]
    return [you if seat == me else printable(name) for seat, name in enumerate(bare)]


def seated(kinds: list[str | None], seed: int, stream: int, kennel: Kennel) -> list[Player | None]:
    """The bots themselves, each with its own luck."""
    return [
        None if kind is None else kennel.player(kind, kinds[:seat].count(kind), seed, stream + seat)
        for seat, kind in enumerate(kinds)
    ]
