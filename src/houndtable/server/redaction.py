"""Redaction: the entries of a table without a person. It is the one way in which entries are ever changed."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from houndtable.record.match import numbered_name
from houndtable.server import entries
from houndtable.server.entries import AnyEntry, group_of


class Redaction:
    """Goes through a table's entries in order and says what becomes of each. Moves, seeds and luck stay as they are."""

    def __init__(self, person: str, *, started: bool) -> None:
        self.person = person
        self.started = started
        self.own: set[int] = set()  # the places the person took

    def of(self, data: bytes) -> bytes | None:
        """Return what is to be stored in place of an entry; None where it does not mention the person."""
        try:
            entry = entries.read(data)
        except msgspec.DecodeError:  # damaged: the table is lost, and the row tells nobody's name to anybody
            return None
        changed = self.changed(entry)
        return None if changed == entry else entries.written(changed)

    def changed(self, entry: AnyEntry) -> AnyEntry:
        """Return the entry without the person."""
        match entry:
            case entries.Created():
                kept = [[one for one in group_of(group) if one != self.person] for group in entry.reserved]
                is_kept = any(self.person in group_of(group) for group in entry.reserved)
                host = "" if entry.host == self.person else entry.host
                return replace(entry, host=host, reserved=kept if is_kept else entry.reserved)
            case entries.Sat() if entry.person == self.person:
                self.own.add(entry.seat)
                if self.started:
                    return replace(entry, person="", name=numbered_name(entry.seat))
                return replace(entry, person="", name="", seed="", hash="")
            case entries.Sat():
                self.own.discard(entry.seat)
            case entries.Spoke() if entry.person == self.person or (not entry.person and entry.seat in self.own):
                return replace(entry, text="", person="")
            case entries.Linked() if entry.seat in self.own:
                return replace(entry, hash="")
            case entries.Shared() | entries.PutOut() if entry.person == self.person:
                return replace(entry, person="")
        return entry
