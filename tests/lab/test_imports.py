"""The base package needs nothing but itself: extras are loaded only by who asks for them."""

from __future__ import annotations

import subprocess
import sys

import pytest

DEAR = ["numpy", "altair", "pyarrow", "vl_convert", "distributed", "dask", "pandas", "pyspiel", "starlette"]


@pytest.mark.parametrize(
    "modules",
    [
        "houndtable",
        "houndtable.games, houndtable.record, houndtable.bots.naming",
        "houndtable.cli.command, houndtable.cli.study, houndtable.cli.dataset, houndtable.cli.sim",
        "houndtable.lab.study.report, houndtable.lab.study.page, houndtable.lab.study.markdown, houndtable.lab.dataset",
    ],
)
def test_no_extra_is_loaded_before_it_is_needed(modules: str) -> None:
    code = f"import sys, {modules}; print([name for name in {DEAR!r} if name in sys.modules])"
    words = [sys.executable, "-c", code]
    path = [entry for entry in sys.path if entry]
    done = subprocess.run(words, env={"PYTHONPATH": ":".join(path)}, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
