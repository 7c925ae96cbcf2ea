"""What the server tells about itself: the games as data, and a plain page where the browser's client is not built."""

from __future__ import annotations

import html

from houndtable import games
from houndtable.server import bodies
from houndtable.server.messages import TableInfo


def game_info(name: str) -> bodies.GameInfo:
    """A game as data."""
    game = games.find(name)
    options = [
        bodies.OptionInfo(one.name, one.default, one.about, one.clause, one.words, one.low, one.high, one.seats)
        for one in game.options
    ]
    return bodies.GameInfo(name, game.title, game.about, game.version, *game.players, options)


def home_page(tables: list[TableInfo]) -> str:
    """What this is and which tables are open, in plain HTML."""
    rows = [
        f"<li>{html.escape(games.find(table.game).title)}, {table.players} players, {table.phase}</li>"
        for table in tables
    ]
    listed = f"<ul>{''.join(rows)}</ul>" if rows else "<p>No public table is open.</p>"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Houndtable</title></head><body>'
        "<h1>Houndtable</h1><p>A table server for five games. The table in the browser was not built when this was "
        "installed; in a checkout, <code>npm ci</code> and <code>npm run build</code> in its folder web build "
        'it. Programs speak to the server as its <a href="/api/openapi.json">description</a> and its protocol say.</p>'
        f"<h2>Open tables</h2>{listed}</body></html>"
    )
