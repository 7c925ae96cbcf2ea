"""Numbers in rows of bytes, which numpy can read as they are."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from houndtable.kernel.observation import Field, Sheet


class Rows(Sheet):
    """Rows of numbers one below the other, each number one byte long or two, the lower one first. What is put goes
    into the row begun last."""

    def __init__(self, width: int, size: int) -> None:
        self.size: i64 = size
        self.length: i64 = width * size
        self.blank = bytes(self.length)
        self.writer = BytesWriter()
        self.base: i64 = 0

    def clear(self) -> None:
        """There is no row."""
        self.writer.truncate(0)
        self.base = -self.length

    def begin(self) -> None:
        """There is a row more, of zeros."""
        self.writer.write(self.blank)
        self.base += self.length

    def put(self, at: i64, value: i64) -> None:
        if self.size == 1:
            self.writer[self.base + at] = u8(value & 255)
        else:
            self.writer[self.base + 2 * at] = u8(value & 255)
            self.writer[self.base + 2 * at + 1] = u8(value >> 8 & 255)

    def count(self, at: i64) -> None:
        place: i64 = self.base + self.size * at
        before: u8 = self.writer[place]
        self.writer[place] = before + 1


def size_of(fields: list[Field]) -> int:
    """How many bytes a number of such an observation takes."""
    return 1 if all(field.low >= -128 and field.high <= 127 for field in fields) else 2
