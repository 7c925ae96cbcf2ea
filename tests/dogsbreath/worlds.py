"""Every way the hidden cards may lie, for all that a viewer has seen: slow, simple, and told by events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from houndtable.kernel.state import State
from tests.dogsbreath.table import bare

Cards = tuple[str, ...]


@dataclass(frozen=True)
class World:
    """The hands, the deck, and what is left of the grid under it, each sorted."""

    hands: tuple[Cards, ...]
    deck: Cards
    under: Cards

    def with_hand(self, seat: int, cards: Cards) -> World:
        hands = list(self.hands)
        hands[seat] = cards
        return World(tuple(hands), self.deck, self.under)

    def gains(self, seat: int, card: str) -> World:
        return self.with_hand(seat, tuple(sorted([*self.hands[seat], card])))

    def loses(self, seat: int, card: str) -> World | None:
        """None if the seat does not hold the card."""
        if card not in self.hands[seat]:
            return None
        return self.with_hand(seat, less(self.hands[seat], card))

    def draws(self, seat: int) -> Iterator[tuple[str, World]]:
        """Each card that may be on top of the deck, and the world after it was drawn."""
        for card in sorted(set(self.deck or self.under)):
            deck = less(self.deck, card) if self.deck else ()
            under = self.under if self.deck else less(self.under, card)
            yield card, World(self.hands, deck, under).gains(seat, card)


def less(cards: Cards, card: str) -> Cards:
    """The cards without one of these."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def choices(pool: Counter[str], count: int) -> Iterator[Cards]:
    """Every way to take so many cards."""
    cards = sorted(pool)

    def go(first: int, left: int) -> Iterator[Cards]:
        if left == 0:
            yield ()
        for at in range(first, len(cards)):
            if pool[cards[at]] > 0 and left > 0:
                pool[cards[at]] -= 1
                for rest in go(at, left - 1):
                    yield (cards[at], *rest)
                pool[cards[at]] += 1

    yield from [tuple(sorted(found)) for found in go(0, count)]


def world_of(state: State, under: int) -> World:
    """How the cards lie in truth; so many lie under the deck."""
    dump: Any = state.dump()
    deck = [bare(card) for card in dump["deck"]]
    split = len(deck) - under
    hands = tuple(tuple(sorted(map(bare, hand))) for hand in dump["hands"])
    return World(hands, tuple(sorted(deck[:split])), tuple(sorted(deck[split:])))


class Worlds:
    """What a viewer may think."""

    def __init__(self, state: State, viewer: int | None, seen_under: Cards = (), under: int = 0) -> None:
        self.viewer = viewer
        self.under = under
        truth = world_of(state, under)
        view = state.view(viewer)
        dump: Any = state.dump()
        self.pile = Counter(dump["discards"] + dump["used"] + dump["played"])
        known = [tuple(card for card in view.zone("hand", seat) if card != "?") for seat in range(state.players)]
        hidden = Counter([*truth.deck, *truth.under]) - Counter(seen_under)
        for hand, seen in zip(truth.hands, known, strict=True):
            hidden += Counter(hand) - Counter(seen)
        self.worlds = set(self.spread(known, hidden, [len(hand) for hand in truth.hands], truth, seen_under))

    def spread(
        self, known: list[Cards], hidden: Counter[str], sizes: list[int], truth: World, seen: Cards
    ) -> Iterator[World]:
        """Every way to deal the hidden cards to where cards are hidden."""

        def go(seat: int, hands: tuple[Cards, ...], left: Counter[str]) -> Iterator[World]:
            if seat == len(known):
                for under in choices(left.copy(), len(truth.under) - len(seen)):
                    deck = tuple(sorted((left - Counter(under)).elements()))
                    yield World(hands, deck, tuple(sorted([*under, *seen])))
                return
            for more in choices(left.copy(), sizes[seat] - len(known[seat])):
                yield from go(seat + 1, (*hands, tuple(sorted(known[seat] + more))), left - Counter(more))

        yield from go(0, (), hidden)

    def see(self, state: State) -> None:
        """The viewer learns what the latest events tell it."""
        for event in state.events or []:
            self.learn(event.name, event.seen_by(self.viewer))
        state.events = []

    def learn(self, name: str, facts: dict[str, Any]) -> None:
        worlds = self.worlds
        if name == "drew":
            found = [pair for world in worlds for pair in world.draws(facts["seat"])]
            self.worlds = {after for card, after in found if facts.get("card", card) == card}
            self.under = min(self.under, facts["deck"])
        elif name in ("discarded", "scavenged", "guarded"):
            card = {"scavenged": "scavenger", "guarded": "guard"}.get(name) or facts["card"]
            self.pile[card] += 1
            left = [world.loses(facts["seat"], card) for world in worlds]
            self.worlds = {world for world in left if world is not None}
        elif name == "took":
            self.pile[facts["card"]] -= 1
            self.worlds = {world.gains(facts["seat"], facts["card"]) for world in worlds}
        elif name == "reshuffled":
            self.worlds = {World(world.hands, tuple(sorted(self.pile.elements())), ()) for world in worlds}
            self.pile = Counter()
        elif name == "swapped":
            self.worlds = {after for world in worlds for after in self.swaps(world, facts)}
        elif name == "lacked":
            self.worlds = {world for world in worlds if facts["card"] not in world.hands[facts["seat"]]}
        assert self.worlds

    def swaps(self, world: World, facts: dict[str, Any]) -> Iterator[World]:
        """Every swap that agrees with what the viewer was told."""
        seat, target = facts["seat"], facts["target"]
        for gave in sorted(set(world.hands[seat])):
            for got in sorted(set(world.hands[target])):
                if facts.get("gave", gave) == gave and facts.get("got", got) == got:
                    mine, theirs = less(world.hands[seat], gave), less(world.hands[target], got)
                    yield world.with_hand(seat, mine).with_hand(target, theirs).gains(seat, got).gains(target, gave)
