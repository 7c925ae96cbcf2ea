"""The vocabulary: the fixed table of all moves a game knows, index <-> text."""

from __future__ import annotations

from houndtable.kernel.copying import Recipe
from houndtable.kernel.errors import near


def key_of(text: str) -> str:
    """The first word and the others in alphabetical order: how a move is found whatever order was typed."""
    words = text.split()
    return " ".join(words[:1] + sorted(words[1:]))


class Vocabulary:
    """All moves of a game; a move is its place in `texts`."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.index = {text: move for move, text in enumerate(texts)}
        self.by_key: dict[str, list[int]] = {}
        for move, text in enumerate(texts):
            self.by_key.setdefault(key_of(text), []).append(move)

    def __reduce__(self) -> Recipe:
        return Vocabulary, (self.texts,)

    def find(self, text: str) -> int | None:
        """The move with this text, upper or lower case; the words behind the first in any order where that is
        not ambiguous."""
        words = " ".join(text.lower().split())
        if words in self.index:
            return self.index[words]
        moves = self.by_key.get(key_of(words), [])
        return moves[0] if len(moves) == 1 else None

    def near(self, text: str) -> list[str]:
        """Moves that read like the text, best first."""
        return near(" ".join(text.lower().split())[:80], self.texts)
