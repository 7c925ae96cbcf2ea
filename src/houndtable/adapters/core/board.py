"""One game, move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from houndtable.adapters.core.refusing import begun, refuse
from houndtable.adapters.core.rows import Rows, size_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.copying import Recipe
from houndtable.kernel.errors import NoSuchMove
from houndtable.kernel.game import Game
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.state import State

NOBODY: Final = -1
ROWS: Final = 64  # made at once, since numpy takes its time to make an array


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
        reading: Callable[[object, Any], Any],
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
        fields = game.observed(players)
        self.rows = Rows(ROWS, len(fields), size_of(fields))
        self.masks = Rows(ROWS, len(game.vocabulary.texts), 1)
        self.row: i64 = ROWS  # the next one to write to
        self.observations: Any = None
        self.action_masks: Any = None
        self.seat: i64 = NOBODY
        self.made: i64 = 0
        self.offers: list[int] = []
        self.infos: list[dict[str, Any]] = [{"legal_moves": []} for _ in range(players)]
        self.state: State | None = None

    def __reduce__(self) -> Recipe:
        rules = self.game, self.players, self.options, self.most
        kinds = self.reading, self.kind, self.mask_kind
        return board_with, (rules, kinds, self.state, self.seat, self.made, self.offers, self.infos)

    def deal(self, seed: int) -> None:
        """A new game begins."""
        self.state = begun(self.game, self.game.start(self.players, self.options, Seeded(seed)))
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
            self.offers = state.legal(self.seat)[:]
            self.infos[self.seat]["legal_moves"] = self.offers

    def step(self, move: int) -> int:
        """The move has been made, and this is the seat to move next; refused, with nothing changed, if the move is not
        lawful."""
        state = self.state
        if state is None or self.seat == NOBODY:
            raise NoSuchMove("No game is going on: call reset() to begin one.")
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
        assert self.state is not None
        if self.row == ROWS:
            self.renew()
        row: i64 = self.row
        self.row = row + 1
        self.rows.begin(row)
        self.state.observe(seat, self.rows)
        if seat == self.seat:
            self.masks.begin(row)
            for move in self.offers:
                self.masks.put(move, 1)
        return {"observation": self.observations[row], "action_mask": self.action_masks[row]}

    def renew(self) -> None:
        """There are new rows to write to; who was told the old ones may keep them."""
        self.row = 0
        self.rows.clear()
        self.masks.clear()
        self.observations = self.reading(self.rows.cells, self.kind).reshape(ROWS, -1)
        self.action_masks = self.reading(self.masks.cells, self.mask_kind).reshape(ROWS, -1)

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """What whoever is to move is told, has earned and has to know, while the game goes on."""
        return self.told(self.seat), 0.0, False, False, self.infos[self.seat]

    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on and if it was broken off."""
        assert self.state is not None
        return self.state.outcome()


def board_with(
    rules: tuple[Game, int, Options, int],
    kinds: tuple[Callable[[object, Any], Any], Any, Any],
    state: State | None,
    seat: int,
    made: int,
    offers: list[int],
    infos: list[dict[str, Any]],
) -> Board:
    """A board in the middle of its game; it has rows of its own."""
    game, players, options, most = rules
    reading, kind, mask_kind = kinds
    found = Board(game, players, options, most, reading, kind, mask_kind)
    found.state = state
    found.seat = seat
    found.made = made
    found.offers = offers
    found.infos = infos
    return found
