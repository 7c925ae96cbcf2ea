"""Verdicts: why a move is not lawful. A game declares each of its reasons once: its key, the clause, and what stands in
the sentence."""

from __future__ import annotations

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import Kind
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import Phrase


class Reason(Phrase):
    """A declared reason: `key` names it, `clause` is the rule that forbids the move; `fields` stand in the sentence."""

    def __init__(self, key: str, clause: str, fields: dict[str, Kind] | None = None) -> None:
        super().__init__(f"reason-{key}", fields or {})
        self.clause = clause

    def __reduce__(self) -> Recipe:
        return Reason, (self.key.removeprefix("reason-"), self.clause, self.fields)

    def about(self) -> dict[str, Json]:
        """The declaration as JSON, for documents and programs."""
        fields: dict[str, Json] = {field: kind.name for field, kind in self.fields.items()}
        return {"key": self.key, "clause": self.clause, "fields": fields}


class Verdict:
    """No, for this reason: `message` says so to the player, `clause` is the rule."""

    def __init__(self, reason: Reason, message: Message) -> None:
        self.reason = reason
        self.message = message

    def __reduce__(self) -> Recipe:
        return Verdict, (self.reason, self.message)

    @property
    def clause(self) -> str:
        return self.reason.clause

    def __str__(self) -> str:
        told = "".join([f" {name}={value!r}" for name, value in self.message.args.items()])
        return f"{self.message.key}{told} [{self.clause}]"


def no(_reason: Reason, **values: object) -> Verdict:
    """The verdict for this reason, each value told as its field's kind does."""
    return Verdict(_reason, _reason.message(values))
