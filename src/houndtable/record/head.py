"""The first line of a record: which game, by which rules, who played, and what the table chose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from houndtable import __version__, games
from houndtable.kernel.errors import BadOption, NoSuchGame, Refusal
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json, Reader, wanted
from houndtable.kernel.options import Options
from houndtable.record.fairness import Fair, read_commitment, write_commitment
from houndtable.record.match import Match, checked_names

FORMAT: Final = "houndtable record"
VERSION: Final = 1
LONGEST_WRITER: Final = 60


@dataclass(frozen=True)
class Head:
    """What a record's first line says; `rules` is the version of the game's rules, `houndtable` the one that wrote it,
    `fair` the commitment to its luck."""

    game: Game
    rules: int
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
        "rules": match.version,
        "players": match.players,
        "names": list(match.names),
        "options": dict(match.options.values),
        **({} if fair is None else {"fair": write_commitment(fair)}),
        "sealed": sealed,
    }


def check_format(reader: Reader) -> None:
    """Refuses what is no record, or one in a format not known here."""
    if reader.data.get("format") != FORMAT:
        raise reader.wording.refusal("record-not-ours", format=FORMAT)
    reader.take("format")
    version = reader.integer("version")
    if version > VERSION:
        raise reader.wording.refusal("record-newer-format", version=version, known=VERSION)
    if version < VERSION:
        raise reader.wording.refusal("record-no-such-format", version=version, known=VERSION)


def read_head(reader: Reader, find: Callable[[str], Game] = games.find) -> Head:
    """What the first line says, all of it checked."""
    check_format(reader)
    try:
        game = find(reader.text("game"))
        rules = read_rules(reader, game)
        players = game.check_players(reader.integer("players"))
        options = game.choose(players, all_options(reader, game))
        names = checked_names(reader.texts("names"), players)
    except (NoSuchGame, BadOption) as refusal:
        raise within(reader, refusal) from None
    fair = read_commitment(reader, players)
    head = Head(game, rules, players, options, names, writer(reader), reader.flag("sealed"), fair)
    reader.done()
    return head


def read_rules(reader: Reader, game: Game) -> int:
    """The rules version, if the game can be played by it: by others the record would tell another match."""
    try:
        return game.check_version(reader.integer("rules"), "record")
    except BadOption as refusal:
        why = refusal.message.as_json()
        raise of_game(reader.wording.refusal("record-written-by", why=why, writer=writer(reader)), refusal) from None


def within(reader: Reader, refusal: Refusal) -> Refusal:
    """A refusal of something in the line, as one of the line."""
    return of_game(reader.wording.refusal(refusal.message.key, **refusal.message.args), refusal)


def of_game(refusal: Refusal, inner: Refusal) -> Refusal:
    """The refusal, read with the words of the game that the inner one is read with."""
    refusal.game = inner.game
    return refusal


def writer(reader: Reader) -> str:
    """The Houndtable that wrote the record, or a person's word in its place."""
    text = reader.text("houndtable")
    if not text.isprintable() or len(text) > LONGEST_WRITER:
        raise reader.odd("houndtable", wanted("short-text", most=LONGEST_WRITER), text)
    return text


def all_options(reader: Reader, game: Game) -> dict[str, Json]:
    """The options, each with its value: a record leaves none to be guessed later."""
    given = reader.mapping("options")
    for option in game.options:
        if option.name not in given:
            raise reader.wording.refusal("record-option-missing", option=option.name)
    return given
