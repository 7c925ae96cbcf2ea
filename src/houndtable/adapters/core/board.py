"""One game, move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from houndtable.adapters.core.refusing import refuse
from houndtable.adapters.core.rows import Rows, size_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import NoSuchMove
from houndtable.kernel.game import Game
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.state import State

NOBODY: Final = -1


class Board:
    """A game. `seat` is to move, NOBODY when the game is over or was broken off after `most` moves. `infos` tells each
    seat its lawful moves. `reading` makes an array of bytes that hold numbers of this `kind`; a mask's are of
    `mask_kind`."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        most: int,
        reading: Callable[[bytes, Any], Any],
        kind: Any,
        mask_kind: Any,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.most: i64 = most
        self.reading = reading
        self.kind = kind
        self.mask_kind = mask_kind
        self.rows = Rows(len(game.observed(players)), size_of(game.observed(players)))
        self.masks = Rows(len(game.vocabulary.texts), 1)
        self.seat: i64 = NOBODY
        self.made: i64 = 0
        self.offers: list[int] = []
        self.infos: list[dict[str, Any]] = [{"legal_moves": []} for _ in range(players)]
        self.state: State | None = None

    def deal(self, seed: int) -> None:
        """A new game begins."""
        self.state = self.game.start(self.players, self.options, Seeded(seed))
        self.made = 0
        self.infos = [{"legal_moves": []} for _ in range(self.players)]
        self.await_move(self.state)

    def await_move(self, state: State) -> None:
        """Somebody is to move, or nobody any more."""
        waiting = state.waiting
        if not waiting or self.made >= self.most:
            self.seat = NOBODY
            self.offers = []
        else:
            self.seat = waiting[0]
            self.offers = state.legal(self.seat)
            self.infos[self.seat]["legal_moves"] = self.offers

    def step(self, move: int) -> int:
        """The move has been made, and this is the seat to move next; refused, with nothing changed, if the move is not
        lawful."""
        state = self.state
        if state is None or self.seat == NOBODY:
            raise NoSuchMove("No game is going on: call reset() to begin one.", [])
        if not self.is_lawful(move):
            refuse(self.game, state, self.seat, move)
        self.infos[self.seat]["legal_moves"] = []
        state.apply(self.seat, move)
        self.made += 1
        self.await_move(state)
        return self.seat

    def is_lawful(self, move: int) -> bool:
        """Whether it is one of the moves offered."""
        for offer in self.offers:
            if offer == move:
                return True
        return False

    def told(self, seat: i64) -> dict[str, Any]:
        """What the seat is told now, in arrays of its own that cannot be changed."""
        return {
            "observation": self.reading(self.observation(seat), self.kind),
            "action_mask": self.reading(self.mask(seat), self.mask_kind),
        }

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """What whoever is to move is told, has earned and has to know, while the game goes on."""
        return self.told(self.seat), 0.0, False, False, self.infos[self.seat]

    def observation(self, seat: i64) -> bytes:
        """What the seat knows."""
        assert self.state is not None
        self.rows.clear()
        self.rows.begin()
        self.game.observe(self.state, seat, self.rows)
        return self.rows.writer.getvalue()

    def mask(self, seat: i64) -> bytes:
        """A 1 for each move that the seat may make now."""
        self.masks.clear()
        self.masks.begin()
        if seat == self.seat:
            writer = self.masks.writer
            for move in self.offers:
                writer[move] = 1
        return self.masks.writer.getvalue()

    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on and if it was broken off."""
        assert self.state is not None
        return self.state.outcome()
