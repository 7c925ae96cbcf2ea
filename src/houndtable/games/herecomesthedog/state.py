"""Here Comes the Dog as the kernel sees it: each chapter answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog import exchange, incident, position_file, redeal, roll, setup, sticks, theft
from houndtable.games.herecomesthedog.components import VILLAGERS
from houndtable.games.herecomesthedog.dice import KIND, THEFT
from houndtable.games.herecomesthedog.position import (
    DEFENDING,
    NOT_ROLLED,
    OVER,
    ROLLING,
    STEALING,
    TAKING,
    Position,
)
from houndtable.games.herecomesthedog.scoring import outcome_of
from houndtable.games.herecomesthedog.view import view
from houndtable.games.herecomesthedog.vocabulary import (
    DEFEND,
    EXCHANGE,
    ROLL,
    STEAL,
    TABLES_OF_DEFENCES,
    TABLES_OF_TAKES,
    TAKE,
)
from houndtable.kernel.chance import Chance
from houndtable.kernel.json import Json
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict
from houndtable.kernel.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class HereComesTheDog(Position):
    """A position of Here Comes the Dog and its rules."""

    def legal(self, seat: i64) -> list[int]:
        step = self.step
        if step == DEFENDING:
            return incident.legal(self, seat)
        if seat != self.seat or step == OVER:
            return []
        if step == TAKING:
            return sticks.legal(self)
        if step == STEALING:
            return theft.legal(self)
        return exchange.legal(self) if self.dice == NOT_ROLLED else [ROLL]  # [7.7]

    def apply(self, seat: i64, move: i64) -> None:
        if move == ROLL:
            roll.roll(self)
        elif move < TAKE:
            exchange.exchange(self, move - EXCHANGE)
        elif move < STEAL:
            sticks.take(self, move - TAKE)
        elif move < DEFEND:
            theft.steal(self, move - STEAL)
        else:
            incident.defend(self, seat, move - DEFEND)

    def objection(self, seat: i64, move: i64) -> Verdict | None:
        if self.step == OVER:
            return Verdict("10.1", "The game is over.")
        if self.villagers[seat] == 0:
            return Verdict("9.4", "You are knocked out.")
        if self.step == DEFENDING:
            return self.objection_in_assault(seat, move)
        if seat != self.seat:
            return Verdict("3.1", "It is not your turn.")
        if move == ROLL:
            return None if self.step == ROLLING else Verdict("3.2", "You have rolled the dice.")
        if move < TAKE:
            return self.objection_to_exchange(move - EXCHANGE)
        if move < STEAL:
            if self.step != TAKING:
                return Verdict("3.2", "Sticks are taken when two dice show one colour and one another.")
            return sticks.objection(self, move - TAKE)
        if move < DEFEND:
            if self.step == ROLLING and self.dice != NOT_ROLLED and KIND[self.dice] == THEFT:
                return Verdict("8.2", "Nobody holds a stick you could steal: roll again.")
            if self.step != STEALING:
                return Verdict("8.1", "A stick is stolen when the dice show all three colours.")
            return theft.objection(self, move - STEAL)
        return Verdict("7.3", "There is no Assault to defend yourself against.")

    def objection_in_assault(self, seat: i64, move: i64) -> Verdict | None:
        """While dogs come, all that is decided is how to defend [7.5]."""
        if seat not in self.waiting:
            return Verdict("7.5", "There is nothing for you to choose: wait for the others.")
        if move < DEFEND:
            return Verdict("7.3", "Dogs are coming: first choose how to defend yourself.")
        return incident.objection(self, seat, move - DEFEND)

    def objection_to_exchange(self, line: i64) -> Verdict | None:
        """An exchange comes instead of a roll [3.2], not after an incident [7.7] or a Theft in vain [8.2]."""
        if self.step != ROLLING:
            return Verdict("3.2", "You have rolled the dice: this turn there is no exchange.")
        if self.dice == NOT_ROLLED:
            return exchange.objection(self, line)
        if KIND[self.dice] == THEFT:
            return Verdict("8.2", "Nobody holds a stick you could steal: roll again.")
        return Verdict("7.7", "After an incident you roll again and cannot exchange.")

    def clone(self) -> HereComesTheDog:
        copy = HereComesTheDog(
            self.players,
            self.options,
            self.chance.clone(),
            self.waiting[:],
            self.rounds[:],
            self.dogs[:],
            self.tamed[:],
            self.villagers[:],
            self.falls[:],
            self.takes,
            self.defences,
        )
        copy.last_round = self.last_round
        copy.pack = self.pack
        copy.bonfire = self.bonfire
        copy.held = self.held
        copy.dice = self.dice
        copy.chosen = self.chosen
        copy.step = self.step
        copy.seat = self.seat
        copy.turns = self.turns
        copy.feeds = self.feeds
        copy.fests = self.fests
        copy.assaults = self.assaults
        copy.thefts = self.thefts
        return copy

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self.dogs, self.tamed, self.villagers, self.falls) if self.step == OVER else None

    def cards(self) -> list[int]:
        """None: the game has no cards."""
        return []

    def dump(self) -> dict[str, Json]:
        return position_file.dump(self)


def bare(players: int, options: Options, chance: Chance) -> HereComesTheDog:
    """The table before the first round: all sticks at the bonfire [2.1], three villagers each [2.2], all dogs in the
    pack [2.3]."""
    takes = TABLES_OF_TAKES[2 * options.says("pick", "any_shown") + options.says("short", "one_only")]
    defences = TABLES_OF_DEFENCES[options.says("defence", "maximum")]
    none = [0] * players
    standing = [VILLAGERS] * players
    p = HereComesTheDog(players, options, chance, [], [], none, none[:], standing, none[:], takes, defences)
    p.last_round = options.number("rounds")
    return p


def start(players: int, options: Options, chance: Chance, *, listen: bool) -> HereComesTheDog:
    """The first round at its first decision."""
    p = bare(players, options, chance)
    if listen:
        p.events = []
    setup.begin(p)
    return p
