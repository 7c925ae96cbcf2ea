"""docs/protocol.md tells every message, field, code and path there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct, structs

from houndtable.server import messages, openapi
from houndtable.server.refusals import CLOSES, OF_THE_ENGINE, REFUSALS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
KINDS = [*get_args(messages.FromClient), *get_args(messages.FromServer)]
INSIDE = [
    messages.TableInfo,
    messages.Seal,
    messages.SeatInfo,
    messages.Clock,
    messages.Asked,
    messages.Result,
    messages.Saying,
]


def name_of(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag or kind.__name__)


@pytest.mark.parametrize("kind", KINDS + INSIDE, ids=name_of)
def test_every_message_is_told_with_exactly_its_fields(kind: type[Struct]) -> None:
    part = PAGE.split(f"\n### {name_of(kind)}\n")[1].split("\n#")[0]
    told = re.findall(r"`(\w+)`( \(optional\))?", part.split("Fields: ")[1])
    assert told == [(field.name, "" if field.required else " (optional)") for field in structs.fields(kind)]


def test_no_message_is_told_that_does_not_exist() -> None:
    assert set(re.findall(r"^### (\w+)$", PAGE, re.MULTILINE)) == {name_of(kind) for kind in KINDS + INSIDE}


def test_every_code_close_code_and_path_is_told() -> None:
    for refusal in REFUSALS + OF_THE_ENGINE:
        assert f"| `{refusal.code}` |" in PAGE
    for close, why in CLOSES.items():
        assert f"| {close} | {why} |" in PAGE
    for path in openapi.PATHS:
        assert f"| `{path.method} {path.path}` |" in PAGE


def test_the_version_told_is_the_one_spoken() -> None:
    assert f"protocol version {messages.PROTOCOL};" in PAGE
