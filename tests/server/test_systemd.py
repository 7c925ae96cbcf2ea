"""The unit that docs/operating.md shows is one that systemd takes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.programs import needed
from tests.server.test_nginx import PAGE

(UNIT,) = re.findall(r"```ini\n(.*?)```", PAGE, re.DOTALL)


def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "houndtable.service"
    unit.write_text(UNIT.replace("/srv/houndtable/venv/bin/houndtable", sys.executable))
    words = [needed("systemd-analyze"), "verify", "--man=no", str(unit)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
