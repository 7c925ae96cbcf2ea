# interpreted: never in a search, and compiling takes its time
"""Reading positions: a file becomes what lies on a table, or is refused with a sentence. Every piece lies somewhere,
none twice."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.board import Board
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.items import GAP, NO_CARD, Place, Position, Saved, Stored
from houndtable.kernel.json import Json, Reader, refuse, wanted
from houndtable.kernel.kinds import Counts
from houndtable.kernel.knowledge import no_knowledge
from houndtable.kernel.outcome import read_round

REST: Final = "..."  # in a file: all cards that lie nowhere else
COUNT_BITS: Final = 16  # of each number, where a file counts pieces


def load(board: Board, p: Position, reader: Reader) -> None:
    """The position's table is as the file says; the file's head was read before. Every piece lies somewhere."""
    p.step = board.steps.index(reader.word("step", board.steps))
    for figure in board.figures:
        if figure.file:
            figure.read(p, reader)
    p.rounds = [read_round(ended, p.players, board.endings) for ended in reader.items("rounds")]
    loading = Loading(board, p, reader)
    for item in board.items:
        if isinstance(item, Place) and not item.rest:
            loading.read_place(item)
        elif isinstance(item, Saved) and item.pieces:
            item.read(p, loading)
    for place in board.places:
        if place.rest:
            loading.read_place(place)
    for item in board.items:
        if isinstance(item, Stored) and item.form is not None:
            setattr(p, item.name, item.form.read(item.name, reader.take(item.name), p.players))
        elif isinstance(item, Saved) and not item.pieces:
            item.read(p, loading)
    loading.done()
    reader.done()


class Loading:
    """A position that is being read: the pieces that lie nowhere yet, and who knows those that do."""

    def __init__(self, board: Board, p: Position, reader: Reader) -> None:
        self.board = board
        self.p = p
        self.reader = reader
        aside = [] if board.box is None else board.box(p)
        cards = [card for card, face in enumerate(board.faces) if face >= 0 and card not in aside]
        self.left = [board.faces[card] for card in cards] if board.alike else cards
        self.known = no_knowledge(p.players, len(board.faces))
        if board.knowledge is not None:
            self.known.batches = board.knowledge(p).batches

    def take(self, text: str, usual: int) -> int:
        """A piece with this face, known as the marks behind it say, or a refusal."""
        face = text if self.board.alike else face_in(text)
        for piece in self.left:
            if self.board.text_of(piece) == face:
                self.left.remove(piece)
                if not self.board.alike:
                    self.known.read(piece, text[len(face) :], usual)
                return piece
        if face in self.board.texts:
            raise BadPosition("position-too-many", card=face)
        raise BadPosition("position-no-card", card=text[:40], known=list[Json](self.board.texts))

    def read_place(self, place: Place) -> None:
        """The place has the pieces that the file says; one that no file has gets all that are left."""
        p = self.p
        if not place.file:
            if place.rest:
                place.lay(p, NO_CARD, self.left[:])
                self.left.clear()
            return
        rows = self.reader.items(place.file) if place.seats else [self.reader.take(place.file)]
        if place.seats and len(rows) != p.players:
            raise refuse(place.file, wanted("list-for-each-seat", count=p.players), rows)
        for owner, row in zip(place.owners(p.players), rows):
            pieces = self.row(place, owner, self.texts_of(place, row))
            place.lay(p, owner, pieces[::-1] if place.top_last else pieces)

    def texts_of(self, place: Place, row: Json) -> list[str]:
        """The pieces by their texts, as the file has them: one, how many of each face, or a list."""
        if place.single:
            return self.single(place, row)
        return self.counted(place.file, row) if place.counts else self.reader.as_texts(place.file, row)

    def counted(self, name: str, row: Json) -> list[str]:
        """The pieces of which a file says how many there are of each face."""
        texts, kind = self.board.texts, Counts(self.board.texts, self.board.copies, COUNT_BITS)
        counts = kind.read(name, row, self.p.players)
        lowest = (1 << COUNT_BITS) - 1
        return [text for face, text in enumerate(texts) for _ in range(counts >> COUNT_BITS * face & lowest)]

    def single(self, place: Place, value: Json) -> list[str]:
        """The text of a single piece, or none where there may be none."""
        if value is None and place.gaps:
            return []
        if not isinstance(value, str):
            raise refuse(place.file, wanted("card"), value)
        return [value]

    def row(self, place: Place, owner: int, texts: list[str]) -> list[int]:
        """The pieces of a list of texts."""
        usual = place.usual(owner, self.known.everyone)
        rest = place.rest and texts[-1:] == [REST]
        given = texts[:-1] if rest else texts
        if place.seen and place.packed is not None:
            known = {f"{text}*": face for face, text in enumerate(self.board.texts)}
            getattr(self.p, place.seen)[owner] = place.packed.pack([known[text] for text in given if text in known])
            given = [text.removesuffix("*") for text in given]
        pieces = [NO_CARD if place.gaps and text == GAP else self.take(text, usual) for text in given]
        if rest:
            more = max(0, place.fill - len(pieces)) if place.fill else len(self.left)
            if not self.board.alike:
                for piece in self.left[:more]:
                    self.known.read(piece, "", usual)
            pieces += self.left[:more]
            self.left = self.left[more:]
        return pieces

    def done(self) -> None:
        """Refuses a position that lacks cards; else all that is known of them is learned."""
        if self.left:
            raise BadPosition("position-lacks", cards=[self.board.text_of(piece) for piece in self.left])
        if self.board.learn is not None:
            self.board.learn(self.p, self.known)


def face_in(text: str) -> str:
    """The face of a card that may have marks behind it: all before the first character that is no letter or digit."""
    for place, character in enumerate(text):
        if not character.isalnum():
            return text[:place]
    return text
