"""What the server tells about itself: the games as data, and a plain page where the browser's client is not built. The
only words it reads are titles; all others are for whoever reads a catalogue."""

from __future__ import annotations

import html
from collections.abc import Mapping

from houndtable import games, words
from houndtable.bots.phrases import PHRASES
from houndtable.kernel.board import Board
from houndtable.kernel.json import Json
from houndtable.kernel.options import Option
from houndtable.server import bodies
from houndtable.server.messages import TableInfo
from houndtable.words.languages import languages


def game_info(name: str) -> bodies.GameInfo:
    """A game as data."""
    game = games.find(name)
    read = {code: words.headline(game, code) for code in languages()}
    fewest, most = game.players
    return bodies.GameInfo(
        name=name,
        titles={code: title for code, (title, _) in read.items()},
        abouts={code: about for code, (_, about) in read.items()},
        version=game.version,
        fewest=fewest,
        most=most,
        minutes=game.minutes,
        options=[option_info(one) for one in game.options],
        lesson=game.lesson() is not None,
        board=board_info(game.board),
        constants=game.board.constants,
        secret_steps=game.board.secret_steps,
        colour=game.colour,
        events={event.name: texts(event.forms()) for event in game.events},
        phrases={phrase.key: texts(phrase.forms()) for phrase in [*game.phrases, *PHRASES]},
        moves=[bodies.MoveInfo(phrase.key, phrase.pattern) for phrase in game.moves],
    )


def option_info(option: Option) -> bodies.OptionInfo:
    """A choice of the table as data."""
    return bodies.OptionInfo(
        option.name,
        option.default,
        option.clause,
        option.words,
        option.low,
        option.high,
        option.seats,
        option.part_of,
    )


def board_info(board: Board) -> bodies.BoardInfo:
    """What the views of a game are made of, as data."""
    each = board.seated()
    return bodies.BoardInfo(
        [bodies.ZoneInfo(place.name, place.seats) for place in board.places if place.zone],
        [bodies.FactInfo(name, form, name in each) for name, form in texts(board.forms()).items()],
        board.piece_form,
        board.steps,
    )


def texts(forms: Mapping[str, Json]) -> dict[str, str]:
    """Forms, which are texts, as such."""
    return {name: str(form) for name, form in forms.items()}


def home_page(tables: list[TableInfo]) -> str:
    """What this is and which tables are open, in plain HTML."""
    rows = [
        f"<li>{html.escape(games.find(table.game).title)}, {table.players} players, {table.phase}</li>"
        for table in tables
    ]
    listed = f"<ul>{''.join(rows)}</ul>" if rows else "<p>No public table is open.</p>"
    why = words.common().read("serve-no-pages")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Houndtable</title></head><body>'
        f"<h1>Houndtable</h1><p>A table server for five games. {why} It can be played in the terminal: "
        "<code>houndtable terminal</code>. Programs speak to the server as its "
        '<a href="/api/openapi.json">description</a> and its protocol say.</p>'
        f"<h2>Open tables</h2>{listed}</body></html>"
    )
