"""What does an option change? The same deals are played with and without it."""

from __future__ import annotations

from dataclasses import dataclass

from houndtable.lab.study.choices import choices_each
from houndtable.lab.study.estimates import Estimate, Measure, difference
from houndtable.lab.study.length import minutes
from houndtable.lab.study.parts import Chapter, DataTable, Dots, Panels
from houndtable.lab.study.plan import Change
from houndtable.lab.study.run import Deals
from houndtable.lab.study.seats import credit_of
from houndtable.lab.study.standing import gap
from houndtable.lab.study.words import listed, number, signed, sized, span

UNDER = " under "
PLAYED_UNDER = (
    "What means something only where another option is on, and that one is off at this table, is played under it: with"
    " that one on both times."
)
DRAWN = {"minutes": "minutes a game", "first to play": "points of the wins", "lead changes": "times a game"}


def measures(players: int) -> dict[str, tuple[Measure, str, str]]:
    """What is compared, and how more and less of it are said."""
    first, last = credit_of(0), credit_of(players - 1)
    return {
        "minutes": (minutes, "minutes longer", "minutes shorter"),
        "turns": (lambda game: game.turns, "turns more", "turns fewer"),
        "choices each": (choices_each, "more choices for each player", "fewer choices for each player"),
        "lead changes": (lambda game: game.lead_changes, "more lead changes", "fewer lead changes"),
        "best less worst score": (gap, "points more between best and worst", "points less between best and worst"),
        "first to play": (lambda game: 100 * first(game), "points of the wins more for the first to play",
                          "points of the wins less for the first to play"),
        "last to play": (lambda game: 100 * last(game), "points of the wins more for the last to play",
                         "points of the wins less for the last to play"),
    }  # fmt: skip


@dataclass(frozen=True)
class Compared:
    """Deals played with a change and, the same ones, without it."""

    change: Change
    with_it: Deals
    without: Deals


def effects(changed: list[Compared], players: int, abouts: dict[str, str]) -> Chapter | None:
    """The chapter about options; None where none is compared."""
    if not changed:
        return None
    measured = measures(players)
    found = {
        name_of(one.change): {
            name: difference(one.with_it, one.without, measure) for name, (measure, _, _) in measured.items()
        }
        for one in changed
    }
    moved = {name: each for name, each in found.items() if changes_anything(each)}
    rows = [
        [name, *(f"{signed(one.value)} ({span(one)})" for one in figures.values())] for name, figures in moved.items()
    ]
    notes = [
        f"Each option is played on {deals_of(changed)} deals, as the table is and with that option alone changed; what"
        " is told is the difference, with its interval over deals. The last two columns are in points of the wins. In"
        " the sentences is only what an interval half as broad again would tell from nothing.",
        *([PLAYED_UNDER] if any(one.change.under for one in changed) else []),
        *(f"{name}: {abouts[name]}." for name in dict.fromkeys(one.change.name for one in changed)),
    ]
    panels = [
        Dots(one, one, unit, [(name, each[one]) for name, each in moved.items()], 0.0) for one, unit in DRAWN.items()
    ]
    return Chapter(
        "Options, each against the table as it is",
        findings(found, players),
        [DataTable(["option", *measured], rows)] if moved else [],
        [Panels("options", "What each option changes", panels)] if moved else [],
        {name: {measure: one.as_json() for measure, one in each.items()} for name, each in found.items()},
        notes,
    )


def changes_anything(figures: dict[str, Estimate]) -> bool:
    """Whether any deal came out otherwise in what is compared."""
    return any((one.value, one.low, one.high) != (0, 0, 0) for one in figures.values())


def name_of(change: Change) -> str:
    """What is changed, as it is typed, and where."""
    own = f"{change.name}={change.value}"
    return own if change.under is None else f"{own}{UNDER}{change.under.text}"


def deals_of(changed: list[Compared]) -> str:
    """How many deals were played with each change."""
    fewest, most = (count(len(one.with_it) for one in changed) for count in (min, max))
    return str(most) if fewest == most else f"{fewest} to {most}"


def findings(found: dict[str, dict[str, Estimate]], players: int) -> list[str]:
    """What each option plainly changes."""
    said: list[str] = []
    hardly: dict[str, list[str]] = {}
    never: dict[str, list[str]] = {}
    for name, figures in found.items():
        changes = [told(figures[what], more, less) for what, (_, more, less) in measures(players).items()
                   if figures[what].is_plain]  # fmt: skip
        if changes:
            said.append(f"With {name}: {'; '.join(changes)}.")
        else:
            own, _, where = name.partition(UNDER)
            (hardly if changes_anything(figures) else never).setdefault(where, []).append(own)
    said += [placed(f"No plain effect of {listed(names)} on any of these.", where) for where, names in hardly.items()]
    said += [placed(f"In no deal did {listed(names)} change any of these.", where) for where, names in never.items()]
    return said


def placed(sentence: str, where: str) -> str:
    """The sentence, with the option it holds under."""
    return f"Under {where}, {sentence[0].lower()}{sentence[1:]}" if where else sentence


def told(found: Estimate, more: str, less: str) -> str:
    """A difference in words."""
    return f"{number(abs(found.value))} {more if found.value > 0 else less} (interval {span(sized(found))})"
