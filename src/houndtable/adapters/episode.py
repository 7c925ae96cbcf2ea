"""A game as a search sees it: one seat to move at a time, and luck as outcomes of chance nodes.

Every move is tried on a copy first. If it takes luck, a chance node comes before its result; the outcomes are all
ways in which the luck can fall if they are few, else samples. So the actions alone, chance included, tell the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from json import loads
from typing import Final, TypeAlias

from houndtable.adapters.history import Choice, History, encode, first_page
from houndtable.adapters.luck import SAMPLES, alike, exactly, probe, seed_from, ways
from houndtable.adapters.rewards import rewards
from houndtable.adapters.rules import Key, Rules, rules_of
from houndtable.kernel.chance import Chance, Luck, Seeded
from houndtable.kernel.errors import BadChance
from houndtable.kernel.observation import Page
from houndtable.kernel.state import State

CHANCE: Final = -1  # the numbers by which OpenSpiel calls them
OVER: Final = -4
NONE: Final = -1
DEAL_NODES: Final = 4  # chance nodes before the first deal, so that there are SAMPLES ** 4 of them

Kept: TypeAlias = tuple[str, int, int, int, int, list[str]]


class Episode:
    """The position, who is to move, the luck that is being waited for, and the history so far.

    `turn` is the seat to move, CHANCE or OVER. `mover` and `move` wait for luck at a chance node; before the deal
    there is no `state` yet. `base` is where an episode that was dealt anew began, `actions` are all actions since.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.state: State | None = None
        self.turn = CHANCE
        self.mover = NONE
        self.move = NONE
        self.log: list[Luck] = []
        self.ways = 0
        self.nodes = 0
        self.seed = 0
        self.moves = 0
        self.history: History = first_page(rules.players)
        self.since = 0  # so many entries of the history were there before the latest move
        self.unaware: dict[int, int] = {}  # who is not told yet what happened since so many entries
        self.base: Base | None = None
        self.actions: list[int] = []

    def copy(self) -> Episode:
        """The same episode, sharing nothing that changes: a position is never changed, but replaced."""
        episode = Episode.__new__(Episode)
        episode.__dict__.update(self.__dict__)
        episode.history = self.history.copy()
        episode.actions = self.actions[:]
        return episode

    def __deepcopy__(self, memo: dict[int, object]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Episode], tuple[Key, Kept | None, list[int]]]:
        """Kept as what happened, so that it is read back by playing it again."""
        return reopened, (self.rules.key, self.base.kept() if self.base else None, self.actions)

    def open(self) -> None:
        """The episode waits for the luck of the deal, or stands at the first decision if there is none."""
        rules = self.rules
        luck = probe(rules.faces)
        state = rules.game.start(rules.players, rules.options, luck, listen=True)
        if luck.log:
            self.await_luck(luck.log, DEAL_NODES)
        else:
            self.stand(state)

    def apply(self, action: int) -> None:
        """A move of the seat whose turn it is, or an outcome of luck, has happened."""
        self.actions.append(action)
        if self.turn == CHANCE:
            self.fall(action)
        else:
            self.play(action)

    def play(self, move: int) -> None:
        """The move is made, or waits for its luck."""
        assert self.state is not None
        seat = self.turn
        luck = probe(self.rules.faces)
        state = self.applied(seat, move, luck)
        choice = Choice(seat, move, self.rules.texts[move])
        self.moves += 1
        self.since = len(self.history.entries)
        if luck.log:
            self.history.choose(choice)
            self.mover, self.move = seat, move
            self.await_luck(luck.log, 1)
        else:
            self.history.play(choice, self.state)
            self.stand(state)

    def applied(self, seat: int, move: int, chance: Chance, *, listen: bool = False) -> State:
        """The position after the move with this luck."""
        assert self.state is not None
        state = self.state.clone()
        state.chance = chance
        if listen:
            state.events = []
        state.apply(seat, move)
        return state

    def await_luck(self, log: list[Luck], nodes: int) -> None:
        """Chance is to decide, at several nodes if its outcomes are only samples."""
        self.log = log
        self.ways = ways(log)
        self.nodes = 1 if self.ways else nodes
        self.turn = CHANCE

    def outcomes(self) -> list[tuple[int, float]]:
        """How the luck can fall."""
        return list(alike(self.ways or SAMPLES))

    def fall(self, outcome: int) -> None:
        """The luck has fallen, or is one node nearer to it."""
        samples = Seeded(self.seed, outcome)
        self.seed = seed_from(samples)
        self.nodes -= 1
        if self.nodes > 0:
            return
        try:
            exact = exactly(self.log, outcome, self.rules.faces) if self.ways else samples
            state = self.decided(exact)
        except BadChance:  # luck decided what further luck the move takes
            state = self.decided(samples)
        self.stand(state)

    def decided(self, chance: Chance) -> State:
        """The position after the deal, or after the move that waited."""
        rules = self.rules
        if self.state is None:
            return rules.game.start(rules.players, rules.options, chance, listen=True)
        return self.applied(self.mover, self.move, chance, listen=True)

    def stand(self, state: State) -> None:
        """The position is reached, its events are part of the history, and somebody is to move."""
        self.state = state
        if state.events is not None:
            self.history.tell(state.events)
            state.events = None
        self.unaware = self.kept_from(state) if state.asks_in_secret() else {}
        is_over = not state.waiting or self.moves >= self.rules.most
        self.turn = OVER if is_over else state.waiting[0]

    def kept_from(self, state: State) -> dict[int, int]:
        """Who must not know that others are asked in secret, and how many entries of the history each knows."""
        viewers = [viewer for viewer in range(self.rules.players + 1) if viewer not in state.waiting]
        return {viewer: self.unaware.get(viewer, self.since) for viewer in viewers}

    def legal(self) -> list[int]:
        """The lawful moves of the seat whose turn it is, ascending."""
        assert self.state is not None
        return self.state.legal(self.turn)

    def returns(self) -> list[float]:
        """From 1 for the first place to -1 for the last, shared places sharing; 0 for all before the end and if the
        game was broken off."""
        outcome = self.state.outcome() if self.state is not None else None
        return rewards(outcome, self.rules.players, "rank")

    def seen(self, viewer: int) -> str:
        """What the viewer sees now; nothing before the deal."""
        if self.state is None:
            return ""
        return encode(self.state.view(None if viewer == self.rules.players else viewer).as_json())

    def numbers(self, seat: int) -> list[int]:
        """What the seat observes now, number by number; all 0 before the deal."""
        page = Page(len(self.rules.game.observed(self.rules.players)))
        if self.state is not None:
            self.state.observe(seat, page)
        return page.numbers

    def known(self, viewer: int) -> str:
        """All that the viewer saw and did, and what it sees now."""
        return self.told(viewer) + self.seen(viewer)

    def told(self, viewer: int) -> str:
        """All that the viewer saw and did, but nothing that tells whether others are asked in secret."""
        return self.history.text(viewer, self.unaware.get(viewer, len(self.history.entries)))

    def secret(self, seat: int) -> str:
        """What the seat sees now and a spectator does not; nothing before the deal."""
        if self.state is None:
            return ""
        own, public = self.state.view(seat), self.state.view(None)
        shown = [(zone.name, zone.owner, zone.cards) for zone in public.zones]
        zones = [(zone.name, zone.owner, zone.cards) for zone in own.zones]
        facts = {name: value for name, value in own.facts.items() if (name, value) not in public.facts.items()}
        return encode({"seat": seat, "zones": [zone for zone in zones if zone not in shown], "facts": facts})

    def dealt_anew(self, seat: int, chance: Chance) -> Episode:
        """An episode that agrees with all the seat knows, everything else dealt anew, also for what the others know."""
        assert self.state is not None
        seed = seed_from(chance)
        state = self.state.clone()
        state.redeal(seat, chance)
        turn = self.turn if self.turn in state.waiting else state.waiting[0]
        return Base(state, seat, turn, seed, self.moves, self.history.dealt_anew(seat, state)).episode(self.rules)

    def __str__(self) -> str:
        position = "" if self.state is None else encode(self.state.dump())
        waits = f" {self.mover}: {self.rules.texts[self.move]}" if self.mover != NONE and self.turn == CHANCE else ""
        return f"{self.turn}{waits} {self.seed} {position}"


class Base:
    """Where an episode begins that was dealt anew for a seat; never changed."""

    def __init__(self, state: State, seat: int, turn: int, seed: int, moves: int, history: History) -> None:
        self.state = state
        self.seat = seat
        self.turn = turn
        self.seed = seed
        self.moves = moves
        self.history = history

    def episode(self, rules: Rules) -> Episode:
        """A new episode that begins here."""
        episode = Episode(rules)
        episode.state, episode.turn, episode.seed, episode.moves = self.state, self.turn, self.seed, self.moves
        episode.history = self.history.copy()
        episode.base = self
        return episode

    def kept(self) -> Kept:
        """All of it as plain values."""
        return encode(self.state.dump()), self.seat, self.turn, self.seed, self.moves, self.history.told


@cache
def opening(rules: Rules) -> Episode:
    """How every game with these rules begins; to be copied."""
    episode = Episode(rules)
    episode.open()
    return episode


def reopened(key: Key, kept: Kept | None, actions: list[int]) -> Episode:
    """The episode that was kept."""
    rules = rules_of(*key)
    if kept is None:
        episode = opening(rules).copy()
    else:
        position, seat, turn, seed, moves, told = kept
        state = rules.game.load(loads(position), Seeded(0))
        page = first_page(rules.players)
        page.told = told
        episode = Base(state, seat, turn, seed, moves, page.dealt_anew(seat, state)).episode(rules)
    for action in actions:
        episode.apply(action)
    return episode
