"""Draws docs/dachs.svg: the first turns of a game of Dachs as the terminal shows them.

    python tools/picture.py

The text is what the command really prints; the person's typing is put where it was typed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
TYPED = ["play 3s 3s", "hint", "draw", "stop"]
FIRST, LINES = "Round 1 begins", 31
PRINT, TYPING = "#efe6d8", "#f5c77e"


def screen() -> list[str]:
    """What the terminal shows, with the typed lines in their places."""
    command = [sys.executable, "-m", "houndtable", "play", "dachs", "--seed", "3", "--option", "first=1"]
    shown = subprocess.run(command, input="\n".join(TYPED), capture_output=True, text=True, check=True).stdout
    typed = iter(TYPED)
    lines = [f"> {next(typed, '')}" if line.strip() == ">" else line for line in shown.splitlines()]
    start = next(i for i, line in enumerate(lines) if line.startswith(FIRST))
    return lines[start : start + LINES]


def main() -> None:
    lines = screen()
    width, height = 760, 48 + 20 * len(lines)
    rows = [
        f'<text x="28" y="{44 + 20 * i}" fill="{TYPING if line[2:] in TYPED else PRINT}">{escape(line)}</text>'
        for i, line in enumerate(lines)
    ]
    frame = f'<rect width="{width}" height="{height}" rx="12" fill="#2b211c"/>'
    style = 'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="15"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {style}>'
    title = "<title>A game of Dachs in the terminal</title><style>text { white-space: pre }</style>"
    (ROOT / "docs" / "dachs.svg").write_text("\n".join([svg, title, frame, *rows, "</svg>"]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
