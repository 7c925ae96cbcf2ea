"""The end of a turn [4.1], of a round [9.1] and of the game [9.5]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import setup
from houndtable.games.dogsbreath.components import BONE, NOBODY, face_of
from houndtable.games.dogsbreath.derived import OVER, Position
from houndtable.games.dogsbreath.events import GAME_OVER, ROUND_OVER
from houndtable.games.dogsbreath.keys import key_of
from houndtable.games.dogsbreath.scoring import OUT, line_of, lines_of
from houndtable.games.dogsbreath.seats import next_seat
from houndtable.kernel.events import tell
from houndtable.kernel.outcome import Line, Outcome, Round, total

if TYPE_CHECKING:
    from mypy_extensions import i64


def end_turn(p: Position) -> None:
    """The next player is on [4.1], or the round is over: all had their final turn [6.5], or their turns [6.8]."""
    p.turns += 1
    following = next_seat(p, p.seat)
    if following == p.outer:
        end_round(p, "out")
    elif p.outer == NOBODY and p.turns >= p.cap * p.players:
        end_round(p, "cap")
    else:
        setup.begin_turn(p, following)


def final_lines(p: Position) -> list[list[Line]]:
    """Each seat's score: the hand's worth, and going out [9.2]."""
    lines = [
        lines_of(key_of(p.hands[seat]), after_bone=p.latest[seat] == BONE)  # [8.4]
        for seat in range(p.players)
    ]
    if p.outer != NOBODY:
        worths = [total(seat) for seat in lines]
        own = worths.pop(p.outer)
        best = max(worths)
        paid = own > best or (own == best and p.options.says("outer_tie", "wins"))
        lines[p.outer].append(line_of(OUT, OUT.points if paid else OUT.otherwise))
    return lines


def end_round(p: Position, how: str) -> None:
    """All hands are shown and scored [9.1]; the game is over after the last round [9.4], else a new one begins."""
    ended = Round(how, p.turns, final_lines(p))
    p.rounds.append(ended)
    for hand in p.hands:
        for card in hand:
            p.knowledge.known[card] = p.knowledge.everyone
    if p.events is not None:
        tell_end(p, ended)
    if is_last(p):
        end_game(p)
    else:
        setup.deal(p)
        setup.begin(p, next_seat(p, p.first))  # [2.4]


def tell_end(p: Position, ended: Round) -> None:
    """Everybody is told all hands and scores [9.1]."""
    hands = [[face_of(card) for card in sorted(hand)] for hand in p.hands]
    scores = ended.totals()
    number = len(p.rounds)
    lines = ended.lines
    tell(p.events, ROUND_OVER, round=number, how=ended.how, hands=hands, scores=scores, lines=lines, outer=p.outer)


def is_last(p: Position) -> bool:
    """Whether no round is left [9.4], and if the table wants it so, whether one leads alone [9.5]."""
    if len(p.rounds) < p.options.number("rounds"):
        return False
    totals = totals_of(p.rounds, p.players)
    return p.options.says("final_tie", "shared") or totals.count(max(totals)) == 1


def end_game(p: Position) -> None:
    """Nobody owes a choice any more [9.5]."""
    p.step = OVER
    p.waiting = []
    setup.forget_round(p)
    if p.events is not None:
        outcome = outcome_of(p.rounds, p.players)
        tell(p.events, GAME_OVER, winners=outcome.winners, totals=totals_of(p.rounds, p.players))


def last_turns(p: Position) -> list[int]:
    """Who still has a turn before the round is scored, in their order; nobody while none is out [6.5]."""
    seats: list[int] = []
    seat = p.seat
    while p.outer != NOBODY and p.step != OVER and seat != p.outer:
        seats.append(seat)
        seat = next_seat(p, seat)
    return seats


def score_of(p: Position, seat: i64) -> i64:
    """A seat's points of all rounds together [9.5]."""
    points: i64 = 0
    for ended in p.rounds:
        for line in ended.lines[seat]:
            points += line.points
    return points


def totals_of(rounds: list[Round], players: int) -> list[int]:
    """Each seat's points of all rounds together [9.5]."""
    scores = [ended.totals() for ended in rounds]
    return [sum([score[seat] for score in scores]) for seat in range(players)]


def outcome_of(rounds: list[Round], players: int) -> Outcome:
    """Most points win, ties shared [9.5]; the score has a line for each round [9.1], which may be below zero [9.3]."""
    totals = totals_of(rounds, players)
    places = [1 + sum([other > own for other in totals]) for own in totals]
    lines = [
        [Line(f"round {number}", ended.totals()[seat], "9.1") for number, ended in enumerate(rounds, 1)]
        for seat in range(players)
    ]
    return Outcome(places, [seat for seat in range(players) if places[seat] == 1], lines)
