"""Verdicts: why a move is not lawful. A game declares each of its reasons once: the clause, the sentence, and what
stands in it."""

from __future__ import annotations

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import Kind


class Reason:
    """A declared reason: `key` names it, `clause` is the rule that forbids the move, `sentence` says so in English,
    with the names of its `fields` in braces."""

    def __init__(self, key: str, clause: str, sentence: str, fields: dict[str, Kind] | None = None) -> None:
        self.key = key
        self.clause = clause
        self.sentence = sentence
        self.fields = fields or {}

    def __reduce__(self) -> Recipe:
        return Reason, (self.key, self.clause, self.sentence, self.fields)

    def about(self) -> dict[str, Json]:
        """The declaration as JSON, for documents and programs."""
        fields: dict[str, Json] = {field: kind.name for field, kind in self.fields.items()}
        return {"key": self.key, "clause": self.clause, "sentence": self.sentence, "fields": fields}


class Verdict:
    """No, for this reason: `why` is a sentence for the player, `clause` the rule, `values` what stands in the
    sentence."""

    def __init__(self, reason: Reason, values: dict[str, Json]) -> None:
        self.reason = reason
        self.values = values

    def __reduce__(self) -> Recipe:
        return Verdict, (self.reason, self.values)

    @property
    def clause(self) -> str:
        return self.reason.clause

    @property
    def why(self) -> str:
        words = {field: worded(value) for field, value in self.values.items()}
        return self.reason.sentence.format(**words) if words else self.reason.sentence

    def __str__(self) -> str:
        return f"{self.why} [{self.clause}]"


def no(_reason: Reason, **values: object) -> Verdict:
    """The verdict for this reason, each value told as its field's kind does."""
    unknown = [field for field in values if field not in _reason.fields]
    assert not unknown, f"The reason {_reason.key!r} has no field {unknown[0]!r}."
    return Verdict(_reason, {field: kind.tell(values[field]) for field, kind in _reason.fields.items()})


def worded(value: Json) -> str:
    """A value as a sentence has it."""
    if isinstance(value, list):
        return ", ".join([worded(item) for item in value])
    return str(value)
