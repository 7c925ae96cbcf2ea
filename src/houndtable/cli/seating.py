"""Who sits where: people, and bots. A bot's name says which one it is: "Bello (heuristic)". A program is only labelled
as one, "Bello (exec)": a record comes from anywhere, and what it names must not be run."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from houndtable import words
from houndtable.cli import parser as parsing
from houndtable.cli import tongue
from houndtable.cli.parser import Misuse
from houndtable.cli.screen import printable
from houndtable.players import Player, is_known, is_program, tidy
from houndtable.players.kennel import Kennel
from houndtable.words.languages import languages
from houndtable.words.saying import Sayer

PROGRAM: Final = "exec"
DOGS: Final = ["Bello", "Waldi", "Frieda", "Luna", "Rex", "Emma", "Paul", "Hasso"]


def chosen_bots(args: Namespace, players: int) -> list[str | None]:
    """For each seat the bot that plays there, None for a person, as the arguments say."""
    if args.hot_seat:
        if args.bots is not None or args.seat is not None:
            raise Misuse("misuse-hot-seat")
        return [None] * players
    seat = chosen_seat(args, players) or 0
    names = [tidy(name) for name in parsing.listed(args.bots or "heuristic", "--bots")]
    others = players - 1
    if len(names) not in (1, others):
        raise Misuse("misuse-one-bot-or-each", others=others, bots=len(names))
    each: list[str | None] = [*(names * others if len(names) == 1 else names)]
    return [*each[:seat], None, *each[seat:]]


def chosen_seat(args: Namespace, players: int) -> int | None:
    """The seat that --seat names, which counts players from 1; None if it names none."""
    if args.seat is None:
        return None
    if args.seat > players:
        raise Misuse("misuse-no-such-seat", players=players, seat=args.seat)
    return int(args.seat) - 1


def labelled_names(given: str | None, bots: list[str | None], reader: Sayer) -> list[str]:
    """The players' names as a record keeps them; people without a name are numbered."""
    names = parsing.listed(given, "--names") if given is not None else default_names(bots, reader)
    if len(names) != len(bots):
        raise Misuse("wrong-number-of-names", players=len(bots), names=len(names))
    return [name if kind is None else f"{name} ({label(kind)})" for name, kind in zip(names, bots)]


def label(kind: str) -> str:
    """What a name says of the bot that bears it."""
    return PROGRAM if is_program(kind) else kind


def default_names(bots: list[str | None], reader: Sayer) -> list[str]:
    """Dogs' names for bots, numbers for people."""
    dogs = iter(DOGS)
    return [reader.read("player", number=number) if kind is None else next(dogs) for number, kind in enumerate(bots, 1)]


def label_of(name: str) -> str | None:
    """Which bot a name says it is; None for a person."""
    kind = name.rpartition(" (")[2].removesuffix(")")
    is_bot = kind == PROGRAM or (is_known(kind) and not is_program(kind))
    return kind if name.endswith(f" ({kind})") and is_bot else None


def shown_names(names: list[str], me: int | None, you: str = "You") -> list[str]:
    """The names as they are shown to a person: bots without their label, oneself as "you", and who has none by their
    number, whatever the language of the record."""
    bare = [name.removesuffix(f" ({label_of(name)})") for name in names]
    return [you if seat == me else nameless(name, seat + 1) or printable(name) for seat, name in enumerate(bare)]


def nameless(name: str, number: int) -> str:
    """What a player without a name is called in the language that is spoken; empty for a name."""
    everywhere = [words.common(code).read("player", number=number) for code in languages()]
    return tongue.here().read("player", number=number) if name in everywhere else ""


def seated(kinds: list[str | None], seed: int, stream: int, kennel: Kennel) -> list[Player | None]:
    """The bots themselves, each with its own luck."""
    return [
        None if kind is None else kennel.player(kind, kinds[:seat].count(kind), seed, stream + seat)
        for seat, kind in enumerate(kinds)
    ]
