"""A finish: five cards and how they came to be a complete hand, all that scoring needs to know."""

from __future__ import annotations

from houndtable.games.dogndog import shape
from houndtable.games.dogndog.components import kind_of_face


class Finish:
    """Five faces, ascending, and so are their kinds; finished by tsumo or by ron. `first`: with the own first draw of
    the round, or before it. `dora` and `ura` are kinds; -1 where there is none."""

    def __init__(
        self,
        faces: list[int],
        *,
        tsumo: bool,
        parent: bool = False,
        richi: bool = False,
        ippatsu: bool = False,
        haitei: bool = False,
        first: bool = False,
        dora: int = -1,
        ura: int = -1,
    ) -> None:
        self.faces = sorted(faces)
        self.tsumo = tsumo
        self.parent = parent
        self.richi = richi
        self.ippatsu = ippatsu
        self.haitei = haitei
        self.first = first
        self.dora = dora
        self.ura = ura
        self.kinds = [int(kind_of_face(face)) for face in self.faces]
        read = shape.reading(self.kinds)
        self.is_complete = read is not None
        self.pair = -1 if read is None else read[0]
        self.three = [] if read is None else read[1:]

    def of_kind(self, kind: int) -> list[int]:
        """The faces of this kind among the five."""
        return [face for face in self.faces if kind_of_face(face) == kind]
