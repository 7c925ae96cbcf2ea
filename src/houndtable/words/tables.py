"""The table in the terminal: which facts and places it shows is for the game's catalogue to say."""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, Final

from houndtable.kernel.columns import columns, padded
from houndtable.kernel.json import Json
from houndtable.kernel.message import slug
from houndtable.kernel.view import View
from houndtable.words.wrapping import in_lines

if TYPE_CHECKING:
    from houndtable.words.speech import Words

ENDLESS: Final = 1 << 30
GAP: Final = "  "


def pieces(words: Words, view: View, width: int) -> list[str]:
    """The head, the players, and the rest: each `table-` message of the catalogue that is not empty."""
    values = words.values({**words.plain(view, view.seat), **common_zones(view)}, {**words.facts, **zone_forms(words)})
    found = words.format("table-head", values).split("\n") if words.has("table-head") else []
    found += players(words, view, width)
    for name in [*words.facts, *common_zones(view)]:
        key = f"table-{slug(name)}"
        found += words.format(key, values).split("\n") if words.has(key) else []
    found += aligned([words.say(message) for message in words.game.table(view)], width)
    return [piece for piece in found if piece]


def common_zones(view: View) -> dict[str, Json]:
    """What lies in the middle of the table, by the names of the places."""
    return {slug(zone.name): list[Json](zone.cards) for zone in view.zones if zone.owner is None}


def zone_forms(words: Words) -> dict[str, str]:
    """The forms of all places."""
    return {slug(place.name): f"list {words.game.board.piece_form}" for place in words.game.board.places if place.zone}


def players(words: Words, view: View, width: int) -> list[str]:
    """Each player in columns: in one line where all of them fit, else in several."""
    rows = [[words.read("turn-mark" if seat in view.waiting else "no-turn-mark"), *cells(words, view, seat)]
            for seat in range(len(words.names))]  # fmt: skip
    return in_parts(rows, width) if rows else []


def in_parts(rows: list[list[str]], width: int) -> list[str]:
    """Rows whose first two cells are a mark and a name, with as many of the others beside them as fit, and the rest
    below those."""
    indent = " " * (sum(widths_of([row[:2] for row in rows])) + 2 * len(GAP))
    start, parts = 2, list[list[str]]()
    for end in range(3, len(rows[0]) + 1):
        broad = len(indent) + sum(widths_of([row[start:end] for row in rows])) + len(GAP) * (end - start - 1)
        room = width - broad + widths_of([row[end - 1 : end] for row in rows])[0]
        wraps = end == len(rows[0]) and 5 * room > 2 * width  # the last one may take several lines where it stands
        if broad > width and not wraps and end - start > 1:
            parts.append(in_columns([row[start : end - 1] for row in rows], width - len(indent)))
            start = end - 1
    parts.append(in_columns([row[start:] for row in rows], width - len(indent)))
    heads = in_columns([row[:2] for row in rows], width)
    found = []
    for place, head in enumerate(heads):
        below = "\n".join([part[place] for part in parts if part[place]]).replace("\n", "\n" + indent)
        found.append((padded(head, len(indent)) + below).rstrip())
    return found


def aligned(lines: list[str], width: int) -> list[str]:
    """The lines; cells that tabs part stand below each other, and rows of them are one piece: a grid is read by its
    head."""
    told = in_columns([line.split("\t") for line in lines if "\t" in line], width)
    found: list[str] = []
    for is_row, part in groupby(lines, lambda line: "\t" in line):
        some = [told.pop(0) if is_row else line for line in part]
        found += ["\n".join(some)] if is_row else some
    return found


def in_columns(rows: list[list[str]], width: int) -> list[str]:
    """Rows of as many cells each; where they are too broad, a row takes several lines."""
    widths = widths_of(rows)
    over = sum(widths) + len(GAP) * (len(widths) - 1) - width
    for _ in range(over):
        broadest = widths.index(max(widths))
        widths[broadest] = max(1, widths[broadest] - 1)
    found = []
    for row in rows:
        cut = [in_lines(cell, max(1, broad), "", "") or [""] for cell, broad in zip(row, widths)]
        lines = zip_longest(*cut, fillvalue="")
        found.append("\n".join([GAP.join(map(padded, line, widths)).rstrip() for line in lines]))
    return found


def widths_of(rows: list[list[str]]) -> list[int]:
    """How broad each column is."""
    return [max(columns(row[place]) for row in rows) for place in range(len(rows[0]))] if rows else []


def cells(words: Words, view: View, seat: int) -> list[str]:
    """What lies before a player."""
    own = words.plain(view, seat)
    own |= {slug(zone.name): list[Json](zone.cards) for zone in view.zones if zone.owner == seat}
    values = words.values({**own, "seat": seat}, {**words.facts, **zone_forms(words), "seat": "seat"})
    keys = [f"table-player-{slug(name)}" for name in ["seat", *own]]
    return [words.format(key, values) for key in keys if words.has(key)]
