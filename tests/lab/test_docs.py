"""The pages about studies and datasets tell every column, and show what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from houndtable.lab import dataset
from houndtable.lab.columns import Column, described, kinds
from houndtable.lab.study import length, observing, plan, tables
from tests.extras import needs

DOCS = Path(__file__).parents[2] / "docs"
STUDY, DATASET = ((DOCS / page).read_text(encoding="utf-8") for page in ("study.md", "dataset.md"))
TABLES = [(STUDY, name, columns) for name, columns in tables.COLUMNS.items()]
TABLES += [(DATASET, name, columns) for name, columns in dataset.COLUMNS.items()]


@pytest.mark.parametrize(("page", "name", "columns"), TABLES)
def test_every_table_is_told_column_by_column(page: str, name: str, columns: list[Column]) -> None:
    told = re.split(rf"\n##+ {name}\.parquet\n", page)[1].split("\n#")[0]
    assert described(columns) == told.strip() + "\n"


def test_every_kind_of_column_is_known() -> None:
    needs("lab", "pyarrow")
    assert {column.kind.rstrip("?") for _, _, columns in TABLES for column in columns} <= set(kinds())


@pytest.mark.parametrize("page", [STUDY, DATASET])
def test_what_a_page_shows_and_names_is_there(page: str) -> None:
    for link in re.findall(r"\]\((?!http)([^)#]+)", page):
        assert (DOCS / link).exists(), link


def test_the_page_of_studies_says_what_is_played() -> None:
    assert f"one in {plan.PART}, at least {plan.LEAST}" in STUDY
    assert f"one in {plan.DEAR_PART}, at least {plan.DEAR_LEAST}" in STUDY
    assert f"first {observing.DETAILED} deals" in STUDY
    assert f"{length.TURN} seconds a turn, {length.CHOICE} more for each choice" in STUDY
    assert length.ROUND == 60
