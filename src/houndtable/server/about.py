"""What the server tells about itself: the games as data, and a plain page where the browser's client is not built."""

from __future__ import annotations

import html

import msgspec

from houndtable import games
from houndtable.kernel.glossary import Glossary
from houndtable.kernel.options import Option
from houndtable.server import bodies, client
from houndtable.server.messages import TableInfo


def game_info(name: str, language: str) -> bodies.GameInfo:
    """A game as data, told in that language."""
    game = games.find(name)
    speech = game.speech(language)
    terms = speech.glossary
    options = [option_info(one, terms) for one in game.options]
    return bodies.GameInfo(
        name,
        terms.title,
        terms.about,
        game.version,
        *game.players,
        game.minutes,
        options,
        speech.primer(),
        terms.lines,
        game.lesson() is not None,
        msgspec.convert(game.board.about(), bodies.BoardInfo),
        game.board.constants,
        game.board.secret_steps,
        game.colour,
    )


def option_info(option: Option, terms: Glossary) -> bodies.OptionInfo:
    """A choice of the table as data."""
    label, about = terms.options[option.name]
    return bodies.OptionInfo(
        option.name,
        option.default,
        about,
        option.clause,
        option.words,
        option.low,
        option.high,
        option.seats,
        label,
        [terms.words[word] for word in option.words],
        option.part_of,
    )


def home_page(tables: list[TableInfo]) -> str:
    """What this is and which tables are open, in plain HTML."""
    rows = [
        f"<li>{html.escape(games.find(table.game).title)}, {table.players} players, {table.phase}</li>"
        for table in tables
    ]
    listed = f"<ul>{''.join(rows)}</ul>" if rows else "<p>No public table is open.</p>"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Houndtable</title></head><body>'
        f"<h1>Houndtable</h1><p>A table server for five games. {client.MISSING} It can be played in the terminal: "
        "<code>houndtable terminal</code>. Programs speak to the server as its "
        '<a href="/api/openapi.json">description</a> and its protocol say.</p>'
        f"<h2>Open tables</h2>{listed}</body></html>"
    )
