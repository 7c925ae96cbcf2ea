"""The suite can fail: an honest toy passes every check, and each planted bug is found by the check that is for it."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from houndtable.conformance import Broken, check, endings, names, run
from houndtable.conformance.trace import trace
from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.errors import BadRecord
from houndtable.kernel.events import Event, EventKind, to_all
from houndtable.kernel.game import Game
from houndtable.kernel.items import ALL, OWNER
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import COUNT, SEAT
from houndtable.kernel.message import Message
from houndtable.kernel.observation import Sheet
from houndtable.kernel.options import Option, Options
from houndtable.kernel.outcome import Line, Outcome
from houndtable.kernel.phrase import phrase
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Reason, Verdict, no
from houndtable.kernel.view import View
from tests.conformance.toy import Toy, ToyGame
from tests.conformance.toy.board import FACE, FACES, board
from tests.conformance.toy.game import OPTIONS, PHRASES, RULES
from tests.conformance.toy.state import DREW, EVENTS, NO_PASS, PASS, PLAY, REASONS, SHOW, SHOWED

pytestmark = pytest.mark.engine


def hidden(toy: Toy) -> int:
    """A number that depends on what seat 0 and seat 1 hold."""
    return sum((seat + 1) * FACE[card] for seat in (0, 1) for card in toy.hands[seat])


class OffersAPass(Toy):
    def legal(self, seat: int) -> list[int]:
        moves = super().legal(seat)
        return [PASS, *moves] if moves else moves

    def objection(self, seat: int, move: int) -> Verdict | None:
        return no(NO_PASS) if move == PASS else super().objection(seat, move)

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, self.legal(seat)[-1] if move == PASS else move)


class OffersNoShow(Toy):
    def objection(self, seat: int, move: int) -> Verdict | None:
        return None if move in super().legal(seat) else super().objection(seat, move)

    def legal(self, seat: int) -> list[int]:
        return [move for move in super().legal(seat) if move != SHOW]


class OffersUnknownMoves(Toy):
    def legal(self, seat: int) -> list[int]:
        return [*super().legal(seat), 99]


class OffersOutOfOrder(Toy):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class OffersMovesToAll(Toy):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) or [PASS]


class SharesItsPile(Toy):
    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        view.facts["pile"] = self.pile  # type: ignore[assignment]
        return view


class CitesNoRule(Toy):
    def objection(self, seat: int, move: int) -> Verdict | None:
        verdict = super().objection(seat, move)
        return no(Reason("no-pass", "2.9")) if verdict is not None and move == PASS else verdict


class ScoresByNoRule(Toy):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome(outcome.places, outcome.winners, [[Line("luck", 1, "7")], []])


class FailsOnC(Toy):
    def apply(self, seat: int, move: int) -> None:
        assert move != PLAY + 2, "no c today"
        super().apply(seat, move)


class EndsWithoutOutcome(Toy):
    def outcome(self) -> Outcome | None:
        return None


class LosesACard(Toy):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if len(self.pile) == 3:
            self.pile.pop()


class NeverEnds(Toy):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if move >= PLAY:
            self.hands[seat].append(self.pile.pop())
            self.scores = [0, 0]
            self.step = 0
            self.turn = 1 - seat
            self.waiting = [1 - seat]


class PlacesFromZero(Toy):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome([place - 1 for place in outcome.places], outcome.winners, outcome.lines)


class ClonesShareThePile(Toy):
    def clone(self) -> Toy:
        copy = super().clone()
        copy.pile = self.pile
        return copy


class ClonesShareLuck(Toy):
    def clone(self) -> Toy:
        copy = super().clone()
        copy.chance = self.chance
        return copy


class ClonesAreHeard(Toy):
    def clone(self) -> Toy:
        copy = super().clone()
        copy.events = self.events
        return copy


class ForgetsWhoSaw(Toy):
    def dump(self) -> dict[str, Json]:
        position = super().dump()
        position["hands"] = [[FACES[FACE[card]] for card in hand] for hand in self.hands]
        return position


class ForgetsPoints(Toy):
    def dump(self) -> dict[str, Json]:
        return {**super().dump(), "scores": [0, 0]}


class DeclaresHandsOpen(Toy):
    """Whoever wrote its board forgot that hands are hidden."""

    def board(self) -> Board:
        return board(ALL)


class LeaksInARefusal(Toy):
    def objection(self, seat: int, move: int) -> Verdict | None:
        verdict = super().objection(seat, move)
        return verdict and no(Reason("heavy", verdict.clause, {"weight": COUNT}), weight=hidden(self))


class OffersByHiddenCards(Toy):
    def legal(self, seat: int) -> list[int]:
        moves = super().legal(seat)
        return moves[-1:] if hidden(self) % 2 else moves


class RedealsKnownCards(Toy):
    def redeal(self, seat: int, chance: Chance) -> None:
        super().redeal(2, chance)


class RedealsNothing(Toy):
    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance


class RedealsByHiddenCards(Toy):
    def redeal(self, seat: int, chance: Chance) -> None:
        if hidden(self) % 2:
            chance.below(2)
        super().redeal(seat, chance)


class RedealsForgetsWhoSaw(Toy):
    def redeal(self, seat: int, chance: Chance) -> None:
        super().redeal(seat, chance)
        for owner, hand in enumerate(self.hands):
            for card in hand:
                self.knowledge.known[card] = 1 << owner


class TellsTheDraw(Toy):
    def take(self, seat: int, card: int, kind: EventKind) -> None:
        super().take(seat, card, kind)
        if self.events and kind is DREW:
            self.events[-1].knowers = 7


class TellsWhatIsNotDeclared(Toy):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.events is not None:
            self.events.append(Event("sighed", {}))


class TellsTooMuch(Toy):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.events is not None:
            self.events.append(Event("showed", {"seat": seat, "card": "a", "loudly": True}))


class TellsTooLittle(Toy):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if self.events is not None:
            self.events.append(Event("drew", {"seat": seat}))


class RefusesWithoutAReason(Toy):
    def objection(self, seat: int, move: int) -> Verdict | None:
        verdict = super().objection(seat, move)
        return verdict and no(Reason("whim", "2.1"))


class RefusesWithoutItsFields(Toy):
    def objection(self, seat: int, move: int) -> Verdict | None:
        verdict = super().objection(seat, move)
        return verdict and Verdict(Reason("no-pass", "2.2", {"times": COUNT}), Message("reason-no-pass", {"times": 3}))


class ObservesTooMuch(Toy):
    def observe(self, seat: int, sheet: Sheet) -> None:
        super().observe(seat, sheet)
        sheet.put(1, sum(FACE[card] for card in self.hands[1 - seat]))


class ForeignLuck(ToyGame):
    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False, version: int = 0) -> State:
        chance.below(3)
        return super().start(players, options, chance, listen=listen, version=version)


class OverBeforeAnybodyMoves(ToyGame):
    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False, version: int = 0) -> State:
        toy = super().start(players, options, chance, listen=listen, version=version)
        toy.waiting = []
        return toy


class OverForWhoHoldsOneCard(ToyGame):
    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False, version: int = 0) -> State:
        toy = super().start(players, options, chance, listen=listen, version=version)
        toy.waiting = toy.waiting if options.number("hand") > 1 else []
        return toy


class TellsTheDeal(ToyGame):
    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False, version: int = 0) -> State:
        toy = super().start(players, options, chance, listen=listen, version=version)
        if toy.events is not None:
            assert isinstance(toy, Toy)
            toy.events.append(Event("weighed", {"hands": hidden(toy)}))
        return toy


class PeekingHeuristic(ToyGame):
    def heuristic(self, state: State, seat: int) -> int:
        assert isinstance(state, Toy)
        return state.legal(seat)[hidden(state) % len(state.legal(seat))]


class UnlawfulHeuristic(ToyGame):
    def heuristic(self, state: State, seat: int) -> int:
        return PASS


class PeekingReason(ToyGame):
    def reason(self, state: State, seat: int, move: int) -> list[Message]:
        assert isinstance(state, Toy)
        return [Message("hint-weight", {"hands": hidden(state)})]


class ReadsAmiss(ToyGame):
    def parse(self, text: str) -> int:
        return min(super().parse(text), 5)


class TurnsByAnOption(ToyGame):
    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False, version: int = 0) -> State:
        toy = super().start(players, options, chance, listen=listen, version=version)
        toy.waiting = [1 - toy.waiting[0] if options.says("odd", "yes") else toy.waiting[0]]
        return toy


def with_odd(*, part_of: str = "", only_shown: bool = False) -> Game:
    odd = Option("odd", "no", "1.2", ["no", "yes"], part_of=part_of, only_shown=only_shown)
    return TurnsByAnOption(options=[*OPTIONS, odd])


def with_levels(*simulations: int) -> Game:
    game = ToyGame()
    game.simulations = list(simulations)
    return game


def in_colour(colour: str) -> Game:
    game = ToyGame()
    game.colour = colour
    return game


TWICE = board(OWNER)
TWICE.figures[1].label = TWICE.figures[0].label
UNSAID = [*PHRASES, phrase("hint-nobody-wrote")]
UNSEEN = [*EVENTS, to_all("winked", seat=SEAT)]
PLANTED: list[tuple[Game | type[Toy], str, str]] = [
    (with_levels(0, 0, 10, 20), "levels_think_more_and_more", "for each of 5 levels"),
    (with_levels(0, 5, 10, 20, 40), "levels_think_more_and_more", "play by the rules of thumb"),
    (with_levels(0, 0, 20, 20, 40), "levels_think_more_and_more", "does not grow"),
    (with_levels(0, 0, 0, 20, 40), "levels_think_more_and_more", "does not grow"),
    (in_colour("red"), "charts_have_a_colour", "'red' is not a colour"),
    (OffersAPass, "offered_is_accepted", "'pass' of seat . is offered, but refused: reason-no-pass"),
    (OffersNoShow, "offered_is_accepted", "'show a' of seat . is not offered, but nothing objects"),
    (OffersUnknownMoves, "offered_is_accepted", "not in the vocabulary: .99"),
    (OffersOutOfOrder, "offers_are_in_order", "is not ascending"),
    (OffersMovesToAll, "only_who_waits_is_offered_moves", "Seat . is offered moves"),
    (EndsWithoutOutcome, "only_who_waits_is_offered_moves", "There is an outcome when nobody waits"),
    (SharesItsPile, "asking_changes_nothing", "Asking changed the position"),
    (ReadsAmiss(), "texts_are_read_back", "'play c' is read as 'play b'"),
    (CitesNoRule, "objections_name_their_clause", "names clause '2.9', which the rulebook does not have"),
    (ScoresByNoRule, "scores_name_their_clause", "The score line 'luck' names clause '7'"),
    (ToyGame(options=[*OPTIONS, Option("odd", 1, "9", low=1, high=1)]), "options_name_their_clause", "'odd'"),
    (with_odd(part_of="first"), "parts_belong_to_what_can_be_off", "odd is part of nothing that can be off"),
    (with_odd(part_of="none"), "parts_belong_to_what_can_be_off", "odd is part of nothing that can be off"),
    (with_odd(only_shown=True), "idle_options_change_nothing", "odd changed what cannot be changed"),
    (OverBeforeAnybodyMoves(), "somebody_moves_first", "The game is over before anybody moves, in a case for 2"),
    (OverForWhoHoldsOneCard(), "somebody_moves_first", "The game is over before anybody moves"),
    (FailsOnC, "lawful_moves_can_be_made", "no c today"),
    (EndsWithoutOutcome, "lawful_moves_can_be_made", "nobody owes a choice, but there is no outcome"),
    (LosesACard, "cards_are_conserved", "Cards are not conserved after 'play .' of seat .: 5 of 6"),
    (NeverEnds, "games_end", "After 12 moves the game is not over"),
    (EndsWithoutOutcome, "games_end", "over without an outcome"),
    (PlacesFromZero, "games_end", "are not counted from 1"),
    (ClonesShareThePile, "clones_share_nothing", "Playing on with a clone changed the other position"),
    (ClonesShareLuck, "clones_share_the_future", "A clone has another future"),
    (ClonesAreHeard, "clones_are_not_listened_to", "A clone is listened to"),
    (ForgetsWhoSaw, "positions_are_read_back", "A position changed by being written and read"),
    (ForgetsPoints, "positions_are_read_back", "A position changed by being written and read"),
    (DeclaresHandsOpen, "views_hide", "Viewer 0 sees hidden cards"),
    (LeaksInARefusal, "views_hide", "Viewer 0 sees hidden cards"),
    (OffersByHiddenCards, "views_hide", "Viewer . sees hidden cards"),
    (OffersByHiddenCards, "bots_do_not_peek", "The bot .* looks at hidden cards"),
    (RedealsKnownCards, "views_hide", "Viewer 0 sees hidden cards"),
    (RedealsNothing, "redeals_deal", "Redealing changed only 0 of"),
    (RedealsByHiddenCards, "redeals_depend_on_knowledge_alone", "depends on hidden cards"),
    (RedealsForgetsWhoSaw, "redeals_keep_the_table", "changed how many cards are known"),
    (TellsTheDraw, "events_tell_what_views_show", "is told of hidden cards"),
    (TellsTheDeal(), "the_deal_tells_what_views_show", "The deal tells . hidden cards"),
    (TellsWhatIsNotDeclared, "events_are_declared", "The event 'sighed' is not declared"),
    (TellsTooMuch, "events_are_declared", "The event 'showed' tells 'loudly', which is not declared there"),
    (TellsTooLittle, "events_are_declared", "The event 'drew' lacks 'card'"),
    (TellsTheDraw, "events_are_declared", "Others are told the secret of 'drew' than it says"),
    (
        RefusesWithoutAReason,
        "objections_are_declared",
        "The reason 'reason-whim' for which '.*' is refused is not declared",
    ),
    (
        RefusesWithoutItsFields,
        "objections_are_declared",
        "The reason 'reason-no-pass' tells 'times', which is not declared there",
    ),
    (ToyGame(events=[*EVENTS, SHOWED]), "declarations_are_sound", "The event 'showed' is declared 2 times"),
    (ToyGame(reasons=[*REASONS, NO_PASS]), "declarations_are_sound", "The reason 'reason-no-pass' is declared 2 times"),
    (
        ToyGame(reasons=[Reason("no", "9.9")]),
        "declarations_are_sound",
        "The reason 'reason-no' names clause '9.9'",
    ),
    (ToyGame(board=board(OWNER, 3)), "observations_stay_in_bounds", "'own points' is ., not from 0 to 3"),
    (ToyGame(board=TWICE), "observations_stay_in_bounds", "Two numbers of an observation have the same name"),
    (ObservesTooMuch, "observations_hide", "Seat . observes hidden cards"),
    (ToyGame(phrases=UNSAID), "the_catalogue_is_whole", "missing: hint-nobody-wrote"),
    (ToyGame(reasons=[*REASONS, Reason("mood", "2.1")]), "the_catalogue_is_whole", "missing: reason-mood"),
    (ToyGame(events=UNSEEN), "the_catalogue_is_whole", "missing: event-winked"),
    (ToyGame(phrases=PHRASES[:-1]), "the_catalogue_is_whole", "unused: move-play"),
    (PeekingHeuristic(), "heuristics_do_not_peek", "The heuristic looks at hidden cards"),
    (UnlawfulHeuristic(), "heuristics_do_not_peek", "not lawful"),
    (PeekingReason(), "heuristics_do_not_peek", "The reason tells hidden cards"),
    (UnlawfulHeuristic(), "bots_do_not_peek", "The bot heuristic chooses a move that is not lawful"),
    (ForeignLuck(), "records_replay", "Scripted luck only has"),
]


@pytest.mark.parametrize("name", [name for name in names() if name != "engines_play_alike"])
def test_an_honest_game_passes(name: str) -> None:
    run(name, ToyGame(), examples=30, rules=RULES)


@pytest.mark.parametrize(
    ("planted", "name", "sentence"),
    PLANTED,
    ids=[f"{case[0].__name__ if isinstance(case[0], type) else type(case[0]).__name__}-{case[1]}" for case in PLANTED],
)
def test_a_planted_bug_is_found(planted: Game | type[Toy], name: str, sentence: str) -> None:
    game = ToyGame(planted) if isinstance(planted, type) else planted
    with pytest.raises((AssertionError, BadRecord)) as found:
        run(name, game, examples=30, rules=RULES)
    assert re.search(sentence, str(found.value))


NO_MATCHES = "No matches are kept: `houndtable keep-matches toy` keeps some once rules are settled."


def test_one_call_runs_all_checks_and_tells_which_it_could_not_run() -> None:
    skipped = check(ToyGame(), examples=3, rules=RULES)
    assert skipped == {
        "engines_play_alike": "toy is not among the games that another process can find.",
        "versions_play_as_they_did": NO_MATCHES,
    }


def test_one_call_finds_a_bug() -> None:
    with pytest.raises(Broken, match="'pass'"):
        check(ToyGame(OffersAPass), examples=3, rules=RULES)


def test_a_trace_tells_a_changed_game_from_the_honest_one() -> None:
    assert trace(ToyGame(), range(5)) == trace(ToyGame(), range(5))
    assert trace(ToyGame(), range(5)) != trace(ToyGame(DeclaresHandsOpen), range(5))


def test_a_seed_brings_other_tables() -> None:
    seen: list[list[int]] = []

    class Watched(ToyGame):
        def new(
            self,
            players: int,
            chance: Chance,
            given: Mapping[str, object] | None = None,
            *,
            listen: bool = False,
            version: int = 0,
        ) -> State:
            state = super().new(players, chance, given, listen=listen, version=version)
            seen[-1].append(hidden(state) if isinstance(state, Toy) else 0)
            return state

    for seed in (None, None, 1, 1, 2):
        seen.append([])
        run("games_end", Watched(), examples=20, seed=seed, rules=RULES)
    assert seen[0] == seen[1]
    assert seen[2] == seen[3]
    assert len({tuple(tables) for tables in seen}) == 3


def test_a_soak_looks_at_more_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    class Watched(ToyGame):
        def bound(self, players: int, options: Options) -> int | None:
            looks.append(players)
            return super().bound(players, options)

    run("games_end", Watched(), examples=5, rules=RULES)
    few = len(looks)
    monkeypatch.setenv("HOUNDTABLE_SOAK", "10")
    run("games_end", Watched(), examples=5, rules=RULES)
    assert (few, len(looks) - few) == (5, 50)


class Endless(ToyGame):
    """A game that says of itself that it may go on for ever, and does."""

    def bound(self, players: int, options: Options) -> int | None:
        return None


def test_a_game_without_a_bound_must_end_at_random_play_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "CAP", 200)
    run("games_end", Endless(), rules=RULES)
    with pytest.raises(Broken, match="After 200 moves the game is not over; its bound is None"):
        run("games_end", Endless(NeverEnds), examples=1, rules=RULES)


class ShufflesTwice(ToyGame):
    """What is left of the deck after the deal is shuffled again."""

    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False, version: int = 0) -> State:
        toy = super().start(players, options, chance, listen=listen, version=version)
        assert isinstance(toy, Toy)
        chance.shuffle(toy.deck)
        return toy


def test_a_game_that_shuffles_what_another_shuffle_left_passes() -> None:
    assert list(check(ShufflesTwice(), examples=10, rules=RULES)) == ["engines_play_alike", "versions_play_as_they_did"]
