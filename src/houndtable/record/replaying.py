"""A record played again, through the same door as any match; its luck is what the record says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from houndtable import games
from houndtable.kernel.chance import Chance, Scripted
from houndtable.kernel.errors import BadChance, BadRecord, IllegalMove, Refusal
from houndtable.kernel.game import Game
from houndtable.kernel.message import Message
from houndtable.record.lines import canonical
from houndtable.record.match import Match
from houndtable.record.reading import End, Ply, Record, read


def replay(record: Record) -> Iterator[tuple[int, Match]]:
    """The match after the deal and after each move, with the line that was played; always the same match,
    growing. Whoever asks to the end knows that the record is lawful to its last line."""
    script = Scripted([], record.head.game.faces)
    match = None
    for ply in record.plies:
        script.script, script.next = ply.luck, 0
        match = played(record, ply, script, match)
        if script.next < len(ply.luck):
            line = ply.line + 1 + script.next
            raise BadRecord(line, "record-luck-left-over")
        yield ply.line, match
    assert match is not None
    check_end(record.end, match)


def played(record: Record, ply: Ply, script: Scripted, match: Match | None) -> Match:
    """The match after this ply; the first ply is the deal."""
    head = record.head
    try:
        if match is None:
            return Match(head.game, head.players, head.options.values, script, head.names, version=head.rules)
        match.play(ply.seat, ply.move)
    except BadChance as refusal:
        raise at_line(ply.line + 1 + script.next, refusal) from None
    except Refusal as refusal:
        raise at_line(ply.line, refusal) from None
    return match


def at_line(line: int, refusal: Refusal) -> BadRecord:
    """The refusal of what a line says, as one of the record; that of a rule with its clause."""
    message = refusal.message
    if isinstance(refusal, IllegalMove):
        message = Message("record-illegal-move", {"why": message.as_json(), "clause": refusal.clause})
    found = BadRecord(line, message.key, **message.args)
    found.game = refusal.game
    return found


def check_end(end: End, match: Match) -> None:
    """Refuses an end line that does not agree with what was played."""
    if end.is_finished != match.is_over:
        raise BadRecord(end.line, "record-over-but-unfinished" if match.is_over else "record-finished-but-going-on")
    if end.moves is not None and end.moves != len(match.moves):
        raise BadRecord(end.line, "record-other-count-of-moves", moves=len(match.moves), said=end.moves)
    outcome = match.state.outcome()
    if outcome is None or end.outcome is None:
        return
    if canonical(end.outcome) != canonical(outcome.as_json()):
        raise BadRecord(end.line, "record-other-outcome")


def replayed(record: Record) -> Match:
    """The match as it stands at the end of the record."""
    return list(replay(record))[-1][1]


def resume(text: str, chance: Chance, find: Callable[[str], Game] = games.find) -> Match:
    """The unfinished match of a record, to be played on with luck from `chance`."""
    record = read(text, find)
    match = replayed(record)
    if match.is_over:
        raise BadRecord(record.end.line, "record-finished")
    match.chance.inner = chance
    return match
