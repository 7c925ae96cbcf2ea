"""Numbers in rows of bytes, which numpy can read where they lie."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from houndtable.kernel.copying import Recipe
from houndtable.kernel.observation import Field, Sheet


class Rows(Sheet):
    """So many rows of numbers one below the other, each number one byte long or two, the lower one first. What is put
    goes into the row begun last."""

    def __init__(self, rows: int, width: int, size: int) -> None:
        self.size: i64 = size
        self.length: i64 = width * size
        self.all: i64 = rows * width * size
        self.cells = vec[u8]([0] * self.all)
        self.base: i64 = 0

    def __reduce__(self) -> Recipe:
        return rows_with, (bytes(self.cells), self.length, self.size, self.base)

    def clear(self) -> None:
        """All rows are new and hold zeros."""
        self.cells = vec[u8]([0] * self.all)

    def begin(self, row: i64) -> None:
        """What is put goes into this row."""
        self.base = row * self.length

    def put(self, at: i64, value: i64) -> None:
        if self.size == 1:
            self.cells[self.base + at] = u8(value & 255)
        else:
            self.cells[self.base + 2 * at] = u8(value & 255)
            self.cells[self.base + 2 * at + 1] = u8(value >> 8 & 255)

    def count(self, at: i64) -> None:
        self.cells[self.base + self.size * at] += 1

    def put_packed(self, at: i64, packed: i64, bits: i64) -> None:
        cells = self.cells
        size: i64 = self.size
        place: i64 = self.base + size * at
        lowest: i64 = (1 << bits) - 1
        while packed != 0:
            cells[place] = u8(packed & lowest)
            packed >>= bits
            place += size


def rows_with(cells: bytes, length: int, size: int, base: int) -> Rows:
    """Rows of so many bytes each that hold this."""
    found = Rows(1, len(cells) // size, size)
    found.length = length
    found.cells = vec[u8](cells)
    found.base = base
    return found


def size_of(fields: list[Field]) -> int:
    """How many bytes a number of such an observation takes."""
    return 1 if all(field.low >= -128 and field.high <= 127 for field in fields) else 2
