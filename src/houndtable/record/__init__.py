"""A match, its moves checked at the door, and its record: written, read, replayed, resumed, verified.

Text in, text out: files are somebody else's business. The format is told in docs/record.md. Reading order:
match, lines, seal, signature, luck, fairness, head, writing, reading, replaying, proof, verifying; guide, for lessons.
"""

from houndtable.record.fairness import Fair, Place
from houndtable.record.guide import Guide
from houndtable.record.match import Made, Match
from houndtable.record.reading import Record, read
from houndtable.record.replaying import replay, resume
from houndtable.record.signature import Signature, signed, signed_part
from houndtable.record.verifying import Report, verify
from houndtable.record.writing import write

__all__ = [
    "Fair", "Guide", "Made", "Match", "Place", "Record", "Report", "Signature", "read", "replay", "resume", "signed",
    "signed_part", "verify", "write",
]  # fmt: skip
