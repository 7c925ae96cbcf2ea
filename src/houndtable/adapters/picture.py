"""A position as a picture: what one player sees, in words and as cards."""

from __future__ import annotations

from typing import Any, Final

from houndtable import words as catalogues
from houndtable.kernel.game import Game
from houndtable.kernel.view import HIDDEN, View, Zone

try:
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont
except ImportError as error:
    raise ImportError("Pictures need Pillow: install the extra, pip install 'houndtable[pettingzoo]'.") from error

WIDTH: Final = 960
EDGE: Final = 20
LINE: Final = 22
CARD: Final = 30  # the height of a card; it is as wide as its text needs
GAP: Final = 6
HEIGHT: Final = 480  # of a picture without players
SEAT: Final = 120  # and so much for each of them
LABEL: Final = 170  # the width of the names of zones
TABLE: Final = "#f4efe6"
INK: Final = "#2b2620"
FACE: Final = "#ffffff"
BACK: Final = "#8fa3ad"


def words(game: Game, view: View, names: list[str]) -> list[str]:
    """The position in lines of text, and what is asked now."""
    speech = catalogues.of(game)
    asked = [speech.ask(view)] if view.seat in view.waiting else []
    return [*speech.table(view, names), *asked]


def picture(game: Game, view: View, names: list[str]) -> Any:
    """The position as an array of pixels: height, width, and red, green and blue."""
    image = Image.new("RGB", (WIDTH, HEIGHT + SEAT * len(names)), TABLE)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(16)
    y = EDGE
    for line in words(game, view, names):
        draw.text((EDGE, y), line, INK, font)
        y += LINE
    y += LINE
    for zone in view.zones:
        if zone.cards:
            y = draw_zone(draw, font, zone, names, y)
    return np.asarray(image)


def draw_zone(draw: Any, font: Any, zone: Zone, names: list[str], y: int) -> int:
    """A place where cards lie, below all others; where the next one begins. Many hidden cards are drawn as one."""
    whose = "" if zone.owner is None else f"{names[zone.owner]} "
    draw.text((EDGE, y + GAP), f"{whose}{zone.name}", INK, font)
    x = EDGE + LABEL
    hidden = zone.cards.count(HIDDEN)
    backs = [f"{hidden} x ?"] if hidden > 1 else [HIDDEN] * hidden
    for card in [card for card in zone.cards if card != HIDDEN] + backs:
        width = int(draw.textlength(card, font)) + 2 * GAP
        if x + width > WIDTH - EDGE:
            x, y = EDGE + LABEL, y + CARD + GAP
        colour = BACK if HIDDEN in card else FACE
        draw.rounded_rectangle((x, y, x + width, y + CARD), 5, colour, INK)
        draw.text((x + GAP, y + GAP), card, INK, font)
        x += width + GAP
    return y + CARD + GAP
