"""The log of a training run: a JSON line a generation, and its curve as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 56
BOTTOM: Final = 40
TOP: Final = 36
RIGHT: Final = 16

Entry = dict[str, float]


def write(file: Path, entries: list[Entry]) -> None:
    """The file holds the entries, one a line."""
    file.write_text("".join(json.dumps(entry) + "\n" for entry in entries), encoding="utf-8")


def read(file: Path, generations: int) -> list[Entry]:
    """The log up to so many generations; what was written after the last checkpoint is done again."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [json.loads(line) for line in lines[:generations]]


def curve(title: str, entries: list[Entry]) -> str:
    """A picture (SVG) of how the loss went down, beside what standings alone would have lost."""
    ours = [entry["loss"] for entry in entries]
    theirs = [entry["standings loss"] for entry in entries]
    low, high = min(ours + theirs), max(ours + theirs)
    low, high = low - 0.05 * (high - low or 1.0), high + 0.05 * (high - low or 1.0)
    most = max(1.0, entries[-1]["games"])

    def place(games: float, loss: float) -> str:
        across = LEFT + (WIDTH - LEFT - RIGHT) * games / most
        down = TOP + (HEIGHT - TOP - BOTTOM) * (high - loss) / (high - low)
        return f"{across:.1f},{down:.1f}"

    def line(losses: list[float], style: str) -> str:
        points = " ".join(place(entry["games"], loss) for entry, loss in zip(entries, losses))
        return f'<polyline fill="none" {style} points="{points}"/>'

    marks = []
    for step in range(5):
        loss = low + (high - low) * step / 4
        down = place(0, loss).split(",")[1]
        marks.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{down}" y2="{down}" stroke="#ddd"/>')
        marks.append(f'<text x="{LEFT - 6}" y="{float(down) + 4:.1f}" text-anchor="end">{loss:.3f}</text>')
        across = place(most * step / 4, low).split(",")[0]
        anchor = "end" if step == 4 else "middle"
        marks.append(f'<text x="{across}" y="{HEIGHT - 20}" text-anchor="{anchor}">{most * step / 4:.0f}</text>')
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
            'font-size="11">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
            f'<text x="{LEFT}" y="20" font-size="13">{title}: loss on positions not seen before</text>',
            *marks,
            line(theirs, 'stroke="#999" stroke-dasharray="4 3"'),
            line(ours, 'stroke="#b5651d" stroke-width="2"'),
            f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 5}" text-anchor="end">games (dashed: from standings alone)</text>',
            "</svg>",
            "",
        ]
    )
