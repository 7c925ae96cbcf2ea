"""Whatever is sent to what /api/openapi.json describes, the answer is one it describes too, and never our fault."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from houndtable.server.openapi import PATHS, document

ROOT = Path(__file__).parents[2]
EXAMPLES = 20
AS_TOLD, AGAINST = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
ASKED = [(path, AS_TOLD) for path in PATHS] + [(path, AGAINST) for path in PATHS if path.body is not None]


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody known to a server of its own, with a table."""
    words = [sys.executable, "-m", "tests.server.quick_server", str(tmp_path_factory.mktemp("data")), "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        with httpx.Client(base_url=process.stdout.readline().strip(), timeout=30) as http:
            http.post("/api/tables", json={"game": "dachs", "public": True}).raise_for_status()
            yield http
        process.terminate()


def cases(path: Any, mode: GenerationMode, table: str) -> st.SearchStrategy[schemathesis.Case[Any]]:
    """What can be asked there, by the description or against it, of a table that is there or of any."""
    operation = schemathesis.openapi.from_dict(document())[path.path][path.method]
    found = operation.as_strategy(mode)
    return found | operation.as_strategy(mode, path_parameters={"table": table}) if "{table}" in path.path else found


@pytest.mark.parametrize(("path", "mode"), ASKED, ids=[f"{path.name}-{mode.value}" for path, mode in ASKED])
def test_nothing_that_is_sent_is_our_fault(path: Any, mode: GenerationMode, asking: httpx.Client) -> None:
    asking.post("/api/people", json={"name": "Ada"}).raise_for_status()  # another test may have logged her out
    table = asking.get("/api/tables").json()["tables"][0]["table"]

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases(path, mode, table))
    def ask(case: schemathesis.Case[Any]) -> None:
        response = case.call(base_url=str(asking.base_url), cookies=dict(asking.cookies))
        case.validate_response(
            response, checks=[not_a_server_error, content_type_conformance, response_schema_conformance]
        )

    ask()
