"""What tests of the server share: settings that lose no time, and every code of a refusal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from houndtable.server.refusals import OF_THE_ENGINE, REFUSALS
from houndtable.server.settings import Settings

CODES = {refusal.code for refusal in REFUSALS + OF_THE_ENGINE}  # every code of a refusal
QUICK = Settings(
    bot_pace=0.0, penalty=0.0, hold=0, message_rate=1e6, message_burst=10**6, request_burst=10**6, table_burst=10**6,
    person_burst=10**6, socket_burst=10**6, address_burst=10**6, get_burst=10**6, static_burst=10**6, match_burst=10**6,
    hint_burst=10**6, address_hint_burst=10**6,
)  # fmt: skip


def settings(**changed: Any) -> Settings:
    """The quick settings, with changes."""
    return replace(QUICK, **changed)
