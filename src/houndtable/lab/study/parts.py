"""What a report is made of: chapters with findings, tables and charts, all of them as data."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from houndtable.lab.study.estimates import Estimate


@dataclass(frozen=True)
class DataTable:
    """Figures in words, under their heads; the first column names the row."""

    columns: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Dots:
    """Figures as dots, their intervals as bars; `even` is drawn as a dashed line. `form` is how figures are written:
    a number format of d3."""

    name: str
    title: str
    axis: str
    rows: list[tuple[str, Estimate]]
    even: float | None = None
    form: str = ""


@dataclass(frozen=True)
class Bars:
    """How often each of some numbers occurred, as shares of all; numbers are put together `step` by `step`."""

    name: str
    title: str
    axis: str
    counts: dict[int, int]
    step: int = 1


@dataclass(frozen=True)
class Stacks:
    """What each whole is made of: its parts as shares that add up to 1."""

    name: str
    title: str
    rows: list[tuple[str, dict[str, float]]]


@dataclass(frozen=True)
class Panels:
    """Dots side by side over the same rows, each with its own axis."""

    name: str
    title: str
    panels: list[Dots]


Chart = Dots | Bars | Stacks | Panels


@dataclass(frozen=True)
class Chapter:
    """One question and its answer. `findings` say it in plain words, `notes` how it was measured; `figures` are the
    same as JSON."""

    title: str
    findings: list[str]
    tables: list[DataTable]
    charts: list[Chart]
    figures: dict[str, Any]
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Part:
    """All chapters for one number of players."""

    players: int
    chapters: list[Chapter]

    @property
    def findings(self) -> list[str]:
        """What all chapters found, in their order."""
        return [sentence for chapter in self.chapters for sentence in chapter.findings]


@dataclass(frozen=True)
class Partial:
    """How far a study came that was stopped, in sentences, and the command that goes on with it."""

    sentences: list[str]
    command: str


@dataclass(frozen=True)
class Report:
    """A whole study, or what there is of one that was stopped: `about` says what was played, by whom, and how to do it
    again."""

    title: str
    about: list[str]
    parts: list[Part]
    partial: Partial | None = None

    def as_json(self) -> dict[str, Any]:
        """All figures; the same for the same study, however it was played."""
        return {
            "title": self.title,
            "partial": None if self.partial is None else asdict(self.partial),
            "about": self.about,
            "players": {
                str(part.players): {chapter.title: chapter.figures for chapter in part.chapters} for part in self.parts
            },
        }
