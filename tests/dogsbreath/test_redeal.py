"""Perfect memory: a redeal is any world that agrees with all a viewer has seen, and no other."""

from collections import Counter
from typing import Any

import pytest

from houndtable.conformance.play import soak, viewers
from houndtable.games.dogsbreath.components import FACE_TEXTS, cards_with, face_of
from houndtable.games.dogsbreath.derived import Position
from houndtable.games.dogsbreath.redeal import redeal_within
from houndtable.games.dogsbreath.vocabulary import DRAW, GO_OUT
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.state import State
from tests.dogsbreath.table import GAME, breath, clause
from tests.dogsbreath.worlds import Worlds, world_of

pytestmark = pytest.mark.engine
LEFT = [0, 0, 4, 6, 4]  # cards of the grid under the deck, by the number of players
MANY = 500  # worlds, too many to follow
FEW = 4  # worlds, all of which should come up
ENOUGH = 50
TABLES: list[dict[str, object]] = [{}, {"specials": 4}, {"specials": 4, "request": "named"}]


def small(players: int, seed: int, options: dict[str, object], hidden: int, under: int = 0) -> State:
    """A position in which nearly all cards are known: so many hidden in each hand, a few in the deck, the rest
    discarded. Seat 0 has a Scavenger."""
    specials = 4 if options.get("specials") == 4 else 1
    cards = [FACE_TEXTS[face_of(card)] for card in cards_with(specials)]
    cards.remove("scavenger")
    order = list(range(len(cards)))
    Seeded(seed, 5).shuffle(order)
    cards = [cards[at] for at in order]
    hands = [["scavenger", *cards[:6]]] + [cards[7 * seat - 1 : 7 * seat + 6] for seat in range(1, players)]
    rest = cards[7 * players - 1 :]
    size = under + 1 if under else 5
    deck, discards = rest[:size], rest[size:]
    marked = [[card + "*" * (at >= hidden) for at, card in enumerate(hand)] for hand in hands]
    memory = [f"0 draws {card}*" for card in discards] + [f"0 shows {card}" for card in discards]
    memory += [f"{seat} draws {card}" for seat, hand in enumerate(marked) for card in hand]
    if under > 0:
        memory += [f"left r1c1 {deck[-1]}", f"left r1c2 {deck[-2]}", f"under {under} of {size}"]
    text = "|".join(" ".join(hand) for hand in marked)
    table = breath(text, options=options, deck=" ".join(deck), discards=discards, memory=memory, chance=Seeded(seed))
    return table.state


def choose(state: State, luck: Chance, also: State | None = None) -> int:
    """A lawful move, if it can be also in that position: a Scavenger if there is one, never out."""
    offers = state.legal(state.waiting[0])
    if also is not None:
        offers = [move for move in offers if move in also.legal(state.waiting[0])] or offers
    robbery = [move for move in offers if GAME.vocabulary.texts[move].startswith("scavenge")]
    if robbery:
        return robbery[luck.below(len(robbery))]
    if GO_OUT in offers:
        return offers[-1]
    if DRAW in offers and luck.below(4) > 0:
        return DRAW
    return offers[luck.below(len(offers))]


def check_redeals(state: State, seen: Worlds) -> None:
    """Each redeal is a world the viewer may think of; if these are few, all come up."""
    seat = state.players if seen.viewer is None else seen.viewer
    few = len(seen.worlds) <= FEW and state.dump()["step"] != "guard"  # then somebody holds a Guard Dog
    found = set()
    for seed in range(ENOUGH if few else 4):
        sample = state.clone()
        sample.redeal(seat, Seeded(seed, 9))
        found.add(world_of(sample, seen.under))
    assert found <= seen.worlds
    assert found == seen.worlds or not few


@clause("10.5", "10.6")
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_is_a_world_that_agrees_with_all_a_viewer_saw(players: int, options: dict[str, object]) -> None:
    for seed in range(4 * soak()):
        under = LEFT[players] if seed % 2 else 0
        state = small(players, seed, options, hidden=1, under=under)
        seen = Worlds(state, [0, 1, None][seed % 3], tuple(under_of(state)), under)
        luck = Seeded(seed, 1)
        state.events = []
        for _ in range(10):
            check_redeals(state, seen)
            state.apply(state.waiting[0], choose(state, luck))
            if state.rounds or len(seen.worlds) > MANY:
                break
            seen.see(state)


@clause("10.5", "10.6")
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("players", [3, 4])
def test_two_positions_that_a_viewer_cannot_tell_apart_are_the_same_after_a_redeal(
    players: int, options: dict[str, object]
) -> None:
    happened: Counter[str] = Counter()
    for seed in range(20 * soak()):
        here = small(players, seed, options, hidden=4)
        viewer = seed % (players + 1)
        there = here.clone()
        there.redeal(viewer, Seeded(seed, 2))
        luck = Seeded(seed, 1)
        for _ in range(20):
            told = play_both(here, there, viewer, choose(here, luck, there))
            if told is None:
                break
            happened.update(told)
            dumps = []
            for world in (here, there):
                sample = world.clone()
                sample.redeal(viewer, Seeded(seed, 3))
                dumps.append(sample.dump())
            assert dumps[0] == dumps[1]
    assert happened["discarded"] > 0
    assert happened["swapped"] + happened["lacked"] > 0


def play_both(here: State, there: State, viewer: int, move: int) -> list[str] | None:
    """What happened in two worlds, which now have the same luck; None if the viewer can tell them apart."""
    told: list[list[Any]] = []
    if move not in there.legal(here.waiting[0]):
        return None
    seat, luck = here.waiting[0], here.chance.clone()
    here.chance, there.chance = luck, luck.clone()
    for world in (here, there):
        world.events = []
        world.apply(seat, move)
        told.append([event.seen_by(None if viewer == world.players else viewer) for event in world.events])
    alike = told[0] == told[1] and here.waiting == there.waiting and not here.rounds
    return [event["event"] for event in told[0]] if alike else None


@clause("10.6")
@pytest.mark.parametrize("options", TABLES)
def test_if_nothing_can_be_remembered_a_redeal_keeps_what_is_certain(options: dict[str, object]) -> None:
    for seed in range(3):
        state = small(3, seed, options, hidden=4)
        luck = Seeded(seed, 1)
        for _ in range(12):
            for viewer in viewers(3):
                sample = state.clone()
                assert isinstance(sample, Position)
                redeal_within(sample, 3 if viewer is None else viewer, Seeded(seed, 2), tries=0)
                assert sample.view(viewer).as_json() == state.view(viewer).as_json()
                assert GAME.load(sample.dump(), Seeded(0)).dump() == sample.dump()
            state.apply(state.waiting[0], choose(state, luck))


@clause("10.5", "10.6")
@pytest.mark.parametrize("seed", [1, 2, 4, 9, 10])
def test_a_story_of_many_moves_is_mended_or_told_anew_until_it_fits(seed: int) -> None:
    players = 3 + seed % 2
    options = {"rounds": 1, "specials": 4, "request": ["blind", "named"][seed // 2 % 2]}
    state = GAME.new(players, Seeded(seed), options)
    luck = Seeded(seed, 1)
    for _ in range(330):
        offers = state.legal(state.waiting[0])
        draws = DRAW in offers and luck.below(8) > 0
        state.apply(state.waiting[0], DRAW if draws else offers[-1 if GO_OUT in offers else luck.below(len(offers))])
    for viewer in viewers(players):
        for again in range(4):
            sample = state.clone()
            sample.redeal(players if viewer is None else viewer, Seeded(again))
            assert sample.view(viewer).as_json() == state.view(viewer).as_json()
            assert GAME.load(sample.dump(), Seeded(0)).dump() == sample.dump()  # refused unless it can have been so


@clause("10.6")
def test_of_cards_under_the_deck_that_one_drew_oneself_it_is_open_whether_they_were_seen() -> None:
    mine, theirs = "msd psn vsn bone bone", "msn mbd psd pbd vbd vbd"
    deck = ["msn", "mbn", "guard", "vbn"]
    used = Counter([*mine.split(), "vsd", "psd", *theirs.split(), "vsd", *deck])
    rest = list((Counter(FACE_TEXTS[face_of(card)] for card in cards_with(1)) - used).elements())
    memory = [f"0 draws {card}*" for card in rest] + [f"0 shows {card}" for card in rest]
    memory += [f"0 draws {card}" for card in [*mine.split(), "vsd", "psd"]]
    memory += [f"1 draws {card}" for card in [*theirs.split(), "vsd"]]
    memory += ["left r1c1 msn", "left r1c2 mbn", "left r1c3 vbn", "under 4 of 4"]
    memory += ["0 draws msn", "0 shows vsd", "1 draws mbn", "1 shows vsd", "0 draws guard", "0 shows psd"]
    fields: dict[str, Any] = {"seat": 1, "discards": [*rest, "vsd", "vsd", "psd"], "memory": memory}
    state = breath(f"{mine} msn guard|{theirs} mbn", deck="vbn", **fields).state
    for seed in range(40):
        sample = state.clone()
        sample.redeal(0, Seeded(seed))
        world = world_of(sample, 0)
        assert not Counter(["vbn", "mbn"]) - Counter(world.hands[1] + world.deck)


@clause("10.6")
def test_copies_that_go_their_own_ways_remember_their_own() -> None:
    state = small(2, 1, {}, hidden=4)
    copies = [state.clone() for _ in range(3)]
    memory: Any = state.dump()["memory"]
    for copy, move in zip(copies, ["draw", "draw", "scavenge seat 1"], strict=True):
        copy.apply(0, GAME.parse(move))
    ends: list[Any] = [copy.dump()["memory"] for copy in copies]
    assert ends[0] == ends[1] == [*memory, ends[0][-1]]
    assert ends[2] == [*memory, "0 shows scavenger"]
    assert state.dump()["memory"] == memory


def under_of(state: State) -> list[str]:
    """The cards all saw go under the deck."""
    memory: Any = state.dump()["memory"]
    return [entry.split()[2] for entry in memory if entry.startswith("left")]
