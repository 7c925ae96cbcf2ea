"""The first line of a record: which game, by which rules, who played, and what the table chose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from houndtable import __version__, games
from houndtable.kernel.errors import BadOption, NoSuchGame
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.options import Options
from houndtable.record.fairness import Fair, read_commitment, write_commitment
from houndtable.record.fields import Fields
from houndtable.record.match import Match, checked_names

FORMAT: Final = "houndtable record"
VERSION: Final = 1
LONGEST_WRITER: Final = 60


@dataclass(frozen=True)
class Head:
    """What a record's first line says; `houndtable` is the version that wrote it, `fair` the commitment to its luck."""

    game: Game
    players: int
    options: Options
    names: list[str]
    houndtable: str
    is_sealed: bool
    fair: Fair | None = None


def write_head(match: Match, *, sealed: bool, fair: Fair | None = None) -> dict[str, Json]:
    """The first line of a match's record."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "houndtable": __version__,
        "game": match.game.name,
        "rules": match.game.version,
        "players": match.players,
        "names": list(match.names),
        "options": dict(match.options.values),
        **({} if fair is None else {"fair": write_commitment(fair)}),
        "sealed": sealed,
    }


def check_format(fields: Fields) -> None:
    """Refuses what is no record, or one in a format not known here."""
    if fields.data.get("format") != FORMAT:
        raise fields.refuse(f'This is not a Houndtable record: its first line must say "format": "{FORMAT}".')
    fields.take("format")
    version = fields.number("version")
    if version > VERSION:
        raise fields.refuse(
            f"The record is in format version {version}, this Houndtable knows {VERSION}: a newer Houndtable is needed."
        )
    if version < VERSION:
        raise fields.refuse(f"There is no format version {version}; this Houndtable knows {VERSION}.")


def read_head(fields: Fields, find: Callable[[str], Game] = games.find) -> Head:
    """What the first line says, all of it checked."""
    check_format(fields)
    try:
        game = find(fields.text("game"))
        check_rules(fields, game)
        players = game.check_players(fields.number("players"))
        options = game.choose(players, all_options(fields, game))
        names = checked_names(fields.texts("names"), players)
    except (NoSuchGame, BadOption) as refusal:
        raise fields.refuse(str(refusal)) from None
    head = Head(game, players, options, names, writer(fields), fields.flag("sealed"), read_commitment(fields))
    fields.done()
    return head


def check_rules(fields: Fields, game: Game) -> None:
    """Refuses other rules than those played here: by them the record would tell another game."""
    rules = fields.number("rules")
    here = f"The record is by rules version {rules} of {game.title}, this Houndtable plays {game.version}"
    if rules > game.version:
        raise fields.refuse(f"{here}: a newer Houndtable is needed.")
    if rules < game.version:
        raise fields.refuse(f"{here}: an older Houndtable is needed, {writer(fields)} wrote it.")


def writer(fields: Fields) -> str:
    """The Houndtable that wrote the record, or a person's word in its place."""
    text = fields.text("houndtable")
    if not text.isprintable() or len(text) > LONGEST_WRITER:
        raise fields.odd("houndtable", f"at most {LONGEST_WRITER} characters that can be shown", text)
    return text


def all_options(fields: Fields, game: Game) -> dict[str, Json]:
    """The options, each with its value: a record leaves none to be guessed later."""
    given = fields.table("options")
    for option in game.options:
        if option.name not in given:
            raise fields.refuse(f"The option {option.name!r} is missing.")
    return given
