"""Settings with which tests lose no time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from houndtable.server.settings import Settings

QUICK = Settings(bot_pace=0.0, hold=0, message_rate=1e6, message_burst=10**6, request_burst=10**6, table_burst=10**6)


def settings(**changed: Any) -> Settings:
    """The quick settings, with changes."""
    return replace(QUICK, **changed)
