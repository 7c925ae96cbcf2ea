"""A toy game for the suite itself: two players, six cards, hands that are hidden until they are shown.

On the compiled engine nothing interpreted can be a State, so whatever needs this toy is skipped there.
"""

from __future__ import annotations

from typing import Final

import pytest

from houndtable import engine
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import Event
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json, Reader
from houndtable.kernel.knowledge import Knowledge, best_known, no_knowledge
from houndtable.kernel.options import Option, Options, parse_options
from houndtable.kernel.outcome import Line, Outcome
from houndtable.kernel.speech import Speech
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict
from houndtable.kernel.view import HIDDEN, View, Zone
from houndtable.kernel.vocabulary import Vocabulary

if engine() == "compiled":
    pytest.skip("an interpreted toy cannot be a State of the compiled kernel", allow_module_level=True)

RULES: Final = """# Toy

**1.1** Six cards, two each of `a` (1), `b` (2) and `c` (3), are shuffled; both are dealt one or two. `option hand`

**1.2** Chance or the table says who starts. `option first`

**2.1** In your turn you may show cards of your hand, each once, and then play one. You score it.

**2.2** You cannot pass.

**2.3** Then you get any card of the deck, as long as there is one, and it is the other's turn.

**3.1** When both hands are empty, who has more points wins.
"""
FACE: Final = [0, 0, 1, 1, 2, 2]
FACES: Final = ["a", "b", "c"]
PASS: Final = 0
SHOW: Final = 1
PLAY: Final = 4
VOCABULARY: Final = Vocabulary(["pass", *(f"show {face}" for face in FACES), *(f"play {face}" for face in FACES)])
OPTIONS: Final = [
    Option("first", "random", "1.2", "Who starts", ["random"], seats=True),
    Option("hand", 2, "1.1", "Cards dealt to each", low=1, high=2),
]


class Toy(State):
    """A position of the toy game."""

    def __init__(self, options: Options, chance: Chance) -> None:
        super().__init__(2, chance, [0], [])
        self.options = options
        self.knowledge: Knowledge = no_knowledge(2, 6)
        self.hands: list[list[int]] = [[], []]
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.points = [0, 0]

    @property
    def seat(self) -> int:
        return self.waiting[0]

    def is_shown(self, card: int) -> bool:
        return self.knowledge.known[card] == self.knowledge.everyone

    def legal(self, seat: int) -> list[int]:
        hand = self.hands[seat] if seat in self.waiting else []
        shows = {SHOW + FACE[card] for card in hand if not self.is_shown(card)}
        return sorted(shows | {PLAY + FACE[card] for card in hand})

    def objection(self, seat: int, move: int) -> Verdict | None:
        if move in self.legal(seat):
            return None
        if not self.waiting:
            return Verdict("3.1", "The game is over.")
        if move == PASS:
            return Verdict("2.2", "You cannot pass.")
        return Verdict("2.1", "You hold no such card, or showed it, or it is not your turn.")

    def apply(self, seat: int, move: int) -> None:
        hand, known = self.hands[seat], self.knowledge.known
        if move < PLAY:
            face = move - SHOW
            card = next(card for card in hand if FACE[card] == face and not self.is_shown(card))
            known[card] = self.knowledge.everyone
            self.tell("showed", {"seat": seat, "card": FACES[face]})
            return
        card = hand.pop(best_known(hand, FACE, move - PLAY, known))
        known[card] = self.knowledge.everyone
        self.pile.append(card)
        self.points[seat] += 1 + FACE[card]
        self.tell("played", {"seat": seat, "card": FACES[FACE[card]]})
        if self.deck:
            self.draw(seat)
        self.waiting = [1 - seat] if self.hands[1 - seat] else []

    def draw(self, seat: int) -> None:
        card = self.deck.pop(self.chance.pick(len(self.deck)))
        self.knowledge.known[card] = 1 << seat
        self.hands[seat].append(card)
        self.tell("drew", {"seat": seat}, {"card": FACES[FACE[card]]}, 1 << seat)

    def tell(self, name: str, facts: dict[str, Json], secret: dict[str, Json] | None = None, knowers: int = 0) -> None:
        if self.events is not None:
            self.events.append(Event(name, facts, secret, knowers))

    def clone(self) -> Toy:
        copy = type(self)(self.options, self.chance.clone())
        copy.waiting = self.waiting[:]
        copy.knowledge = self.knowledge.clone()
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.pile = self.pile[:]
        copy.points = self.points[:]
        return copy

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        self.knowledge.redeal([self.deck, *self.hands], seat, chance)

    def view(self, seat: int | None) -> View:
        zones = [Zone("hand", owner, self.seen(owner, seat)) for owner in (0, 1)]
        zones.append(Zone("deck", None, [HIDDEN] * len(self.deck)))
        zones.append(Zone("pile", None, [FACES[FACE[card]] for card in self.pile]))
        return View(seat, "play", self.waiting[:], zones, {"points": list(self.points)})

    def seen(self, owner: int, seat: int | None) -> list[str]:
        hand = sorted(self.hands[owner])
        seen = [FACES[FACE[card]] for card in hand if owner == seat or self.is_shown(card)]
        return seen + [HIDDEN] * (len(hand) - len(seen))

    def outcome(self) -> Outcome | None:
        if self.waiting:
            return None
        best = max(self.points)
        winners = [seat for seat in (0, 1) if self.points[seat] == best]
        places = [1 if seat in winners else 2 for seat in (0, 1)]
        return Outcome(places, winners, [[Line("cards played", self.points[seat], "2.1")] for seat in (0, 1)])

    def cards(self) -> list[int]:
        return [*self.hands[0], *self.hands[1], *self.deck, *self.pile]

    def dump(self) -> dict[str, Json]:
        hands: list[Json] = [
            [self.knowledge.write(card, FACES[FACE[card]], 1 << seat) for card in self.hands[seat]] for seat in (0, 1)
        ]
        return {
            "options": dict(self.options.values),
            "waiting": list(self.waiting),
            "hands": hands,
            "deck": [FACES[FACE[card]] for card in self.deck],
            "pile": [FACES[FACE[card]] for card in self.pile],
            "points": list(self.points),
        }


class ToyGame(Game):
    """The toy; `kind` is the class of its positions."""

    def __init__(self, kind: type[Toy] = Toy, options: list[Option] = OPTIONS) -> None:
        super().__init__("toy", "Toy", "Play six cards.", 1, (2, 2), options, VOCABULARY, FACE, FACES)
        self.kind = kind

    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False) -> State:
        toy = self.kind(options, chance)
        toy.events = [] if listen else None
        toy.deck = list(range(6))
        chance.shuffle(toy.deck)
        for seat in (0, 1):
            for _ in range(options.number("hand")):
                self.deal(toy, seat)
        first = options.number("first")
        toy.waiting = [chance.pick(2) if first < 0 else first]
        return toy

    def deal(self, toy: Toy, seat: int) -> None:
        card = toy.deck.pop()
        toy.knowledge.known[card] = 1 << seat
        toy.hands[seat].append(card)
        toy.tell("dealt", {"seat": seat}, {"card": FACES[FACE[card]]}, 1 << seat)

    def load(self, position: Json, chance: Chance) -> State:
        reader = Reader(position)
        given = reader.take("options")
        assert isinstance(given, dict)
        toy = self.kind(parse_options(self.options, given, 2), chance)
        left = list(range(6))

        def take(text: str, usual: int) -> int:
            card = next(card for card in left if FACES[FACE[card]] == text[0])
            left.remove(card)
            toy.knowledge.read(card, text[1:], usual)
            return card

        for seat, hand in enumerate(reader.items("hands")):
            toy.hands[seat] = [take(text, 1 << seat) for text in reader.as_texts("hands", hand)]
        toy.deck = [take(text, 0) for text in reader.texts("deck")]
        toy.pile = [take(text, toy.knowledge.everyone) for text in reader.texts("pile")]
        toy.points = reader.numbers("points", 2, 0, 12)
        toy.waiting = [seat for seat in reader.items("waiting") if isinstance(seat, int)]
        reader.done()
        return toy

    def bound(self, players: int, options: Options) -> int | None:
        return 12

    def never(self, text: str) -> Verdict | None:
        return None

    def heuristic(self, state: State, seat: int) -> int:
        return state.legal(seat)[-1]

    def reason(self, state: State, seat: int, move: int) -> str:
        return "It scores most."

    def speech(self, language: str = "en") -> Speech:
        raise NotImplementedError
