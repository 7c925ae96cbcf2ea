"""The rules, clause by clause."""

from houndtable.kernel.events import tell
from houndtable.kernel.knowledge import best_known
from houndtable.kernel.outcome import Line, Outcome
from houndtable.kernel.verdict import Verdict, no

from climb import reasons
from climb.components import FACE_OF, HAND
from climb.derived import OVER, PLAYING, Position
from climb.events import DEALT, DREW, FOLDED, GAME_OVER, PLAYED
from climb.vocabulary import FOLD, PLAY


def deal(p: Position) -> None:
    """Everybody has three cards and all lives, and somebody starts [1.2] [1.3] [1.4]."""
    p.deck = list(range(len(FACE_OF)))
    p.chance.shuffle(p.deck)
    for seat in range(p.players):
        p.lives[seat] = p.options.number("lives")
        for _ in range(HAND):
            take_card(p, seat)
        tell(p.events, DEALT, seat=seat, count=HAND, cards=[FACE_OF[card] for card in sorted(p.hands[seat])])
    first = p.options.number("first")
    p.turn = p.chance.pick(p.players) if first < 0 else first
    p.step = PLAYING
    p.waiting = [p.turn]


def take_card(p: Position, seat: int) -> int:
    """The top card of the deck is in the hand, and only its owner knows it [4.1]."""
    card = p.deck.pop()
    p.knowledge.known[card] = 1 << seat
    p.hands[seat].append(card)
    return card


def fits(p: Position, face: int) -> bool:
    """Whether a card of this number may be played [2.2]."""
    return not p.pile or face >= FACE_OF[p.pile[-1]]


def legal(p: Position, seat: int) -> list[int]:
    """The moves of whoever's turn it is [2.2] [2.4]; nobody else has any."""
    if seat not in p.waiting:
        return []
    faces = sorted({FACE_OF[card] for card in p.hands[p.turn]})
    return [FOLD, *[PLAY + face for face in faces if fits(p, face)]]


def objection(p: Position, seat: int, move: int) -> Verdict | None:
    """Why the seat may not make this move now; None if it may."""
    if p.step == OVER:
        return no(reasons.OVER)
    if seat != p.turn:
        return no(reasons.NOT_YOUR_TURN)
    if move == FOLD:
        return None
    if all(FACE_OF[card] != move - PLAY for card in p.hands[seat]):
        return no(reasons.NO_SUCH_CARD)
    return None if fits(p, move - PLAY) else no(reasons.TOO_LOW)


def apply(p: Position, seat: int, move: int) -> None:
    """The move is made; it is lawful."""
    if move == FOLD:
        fold(p)
    else:
        play(p, move - PLAY)


def play(p: Position, face: int) -> None:
    """The card lies on the pile, and its player draws another [2.2] [2.3]."""
    hand = p.hands[p.turn]
    card = hand.pop(best_known(hand, FACE_OF, face, p.knowledge.known))
    p.knowledge.known[card] = p.knowledge.everyone
    p.pile.append(card)
    tell(p.events, PLAYED, seat=p.turn, card=face)
    if p.deck:
        drawn = take_card(p, p.turn)
        tell(p.events, DREW, seat=p.turn, deck=len(p.deck), card=FACE_OF[drawn])
    pass_on(p)


def fold(p: Position) -> None:
    """A life is lost, and the pile is put away [2.4]."""
    p.lives[p.turn] -= 1
    p.gone += p.pile
    p.pile = []
    tell(p.events, FOLDED, seat=p.turn, lives=p.lives[p.turn])
    pass_on(p)


def pass_on(p: Position) -> None:
    """It is the next player's turn [2.1], or the game is over [3.1]."""
    following = (p.turn + 1) % p.players
    if p.lives[p.turn] > 0 and p.hands[following]:
        p.turn = following
        p.waiting = [following]
        return
    p.step = OVER
    p.waiting = []
    tell(p.events, GAME_OVER, winners=outcome(p).winners)


def outcome(p: Position) -> Outcome:
    """Whoever has the most lives wins [3.2]."""
    places = [1 + sum([other > lives for other in p.lives]) for lives in p.lives]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Outcome(places, winners, [[Line("lives left", lives, "3.2")] for lives in p.lives])
