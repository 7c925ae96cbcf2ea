"""How Drachensachen reads to a person, in English."""

from __future__ import annotations

from houndtable.kernel.json import Json
from houndtable.kernel.speech import Speech
from houndtable.kernel.view import View


class English(Speech):
    def primer(self) -> list[str]:
        return []

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        return ""

    def move(self, text: str) -> str:
        return text

    def table(self, view: View, names: list[str]) -> list[str]:
        return []

    def ask(self, view: View) -> str:
        return ""
