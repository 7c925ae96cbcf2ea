"""The folder of a study: its journal, which grows game by game, and the report."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import IO

from houndtable.cli import files
from houndtable.cli import parser as parsing
from houndtable.cli.parser import Misuse
from houndtable.kernel.errors import BadRecord
from houndtable.lab.study import journal, observation
from houndtable.lab.study.journal import Known
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.plan import Study
from houndtable.lab.study.run import StudyRun

JOURNAL = "journal.jsonl"


class Folder:
    """A study's folder. `known` are the games its journal holds."""

    def __init__(self, place: Path, study: Study) -> None:
        self.place = place
        self.known: Known = {}
        try:
            place.mkdir(parents=True, exist_ok=True)
            self.file = self.opened(place / JOURNAL, study)
        except OSError as error:
            raise Misuse("misuse-not-written", file=str(place)[:200], error=files.reason(error)) from None
        except UnicodeDecodeError:
            raise Misuse("misuse-not-text", file=str(place / JOURNAL)[:200]) from None
        except ValueError as error:
            raise Misuse("misuse-not-read", file=str(place / JOURNAL)[:200], error=files.reason(error)) from None
        except BadRecord as refusal:
            raise Misuse("misuse-bad-journal", file=str(place / JOURNAL)[:200], why=refusal.message.as_json()) from None

    def opened(self, name: Path, study: Study) -> IO[str]:
        """The journal, to be gone on with; a last line cut short is dropped."""
        complete = self.read(name, study) if name.exists() else 0
        file = files.appended(str(name))
        file.truncate(complete)
        if not complete:
            file.write(journal.head_line(study))
        return file

    def read(self, name: Path, study: Study) -> int:
        """Its games are known; the answer is how many bytes of it are whole lines."""
        with open(name, encoding="utf-8", newline="\n") as lines:
            head = lines.readline()
            if not head.endswith("\n"):
                return 0
            other = journal.difference(head, study)
            if other is not None:
                what, here, wanted = other[0], *[parsing.as_typed(study.game, other[0], value) for value in other[1:]]
                raise Misuse("misuse-other-study", folder=str(self.place)[:200], what=what, here=here, wanted=wanted)
            self.known = journal.read(lines)
        with open(name, "rb") as data:
            data.seek(0, os.SEEK_END)
            size = data.tell()
            data.seek(max(0, size - observation.LONGEST))
            tail = data.read()
        return size - (len(tail) - 1 - tail.rfind(b"\n"))

    def keep(self, found: list[Observation]) -> None:
        """The games are in the journal."""
        self.file.write("".join(map(observation.line, found)))
        self.file.flush()

    def close(self) -> None:
        """The journal is closed."""
        self.file.close()


def publish(run: StudyRun, place: Path, command: str) -> None:
    """The report lies in the folder: as a page, as Markdown with charts, its figures as JSON, its data as tables. All
    charts are drawn before anything is written."""
    from houndtable.lab.study import charts
    from houndtable.lab.study.markdown import FOLDER, markdown, picture
    from houndtable.lab.study.page import page
    from houndtable.lab.study.report import report
    from houndtable.lab.study.tables import write_tables

    told, game = report(run, command), run.study.game
    drawings, pictures = {}, {}
    for part in told.parts:
        for chart in (chart for chapter in part.chapters for chart in chapter.charts):
            drawing = charts.svg(chart, game)
            drawings[part.players, chart.name] = drawing
            pictures[picture(part.players, chart)] = charts.png(drawing)
    (place / FOLDER).mkdir(exist_ok=True)
    for old in (place / FOLDER).glob("*-players-*.png"):  # of a report that told of something else
        old.unlink()
    for name, data in pictures.items():
        (place / name).write_bytes(data)
    files.write_text(str(place / "report.html"), page(told, drawings))
    files.write_text(str(place / "report.md"), markdown(told))
    files.write_text(str(place / "figures.json"), json.dumps(told.as_json(), indent=1) + "\n")
    write_tables(run, place)
