"""A match as text: its first line, then chance and moves as they happened, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from houndtable.kernel.json import Json
from houndtable.record.fairness import Fair
from houndtable.record.head import write_head
from houndtable.record.lines import show
from houndtable.record.luck import write_luck
from houndtable.record.match import Match
from houndtable.record.seal import sealed as with_seal


def write(match: Match, *, sealed: bool = True, fair: Fair | None = None) -> str:
    """The match as it stands, as the text of a record; `fair` is the commitment to its luck."""
    lines = with_seal(lines_of(match, fair, sealed=True)) if sealed else lines_of(match, fair, sealed=False)
    return "".join(show(line) + "\n" for line in lines)


def lines_of(match: Match, fair: Fair | None, *, sealed: bool) -> Iterator[dict[str, Json]]:
    """The lines, without checksums."""
    yield write_head(match, sealed=sealed, fair=fair)
    for luck in match.dealt:
        yield write_luck(luck, match.game)
    for made in match.moves:
        yield {"seat": made.seat, "move": made.text}
        for luck in made.luck:
            yield write_luck(luck, match.game)
    yield write_end(match, fair)


def write_end(match: Match, fair: Fair | None) -> dict[str, Json]:
    """The last line: whether the match is finished, with its outcome and the secret of its luck if it is."""
    outcome = match.state.outcome()
    if outcome is None:
        return {"end": "unfinished", "moves": len(match.moves)}
    told: dict[str, Json] = {} if fair is None else {"secret": fair.secret}
    return {"end": "finished", "moves": len(match.moves), "outcome": outcome.as_json(), **told}
