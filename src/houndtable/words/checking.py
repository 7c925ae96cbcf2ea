"""Checking catalogues: which messages a game needs and with which arguments, and what is wrong with those it has."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from houndtable import games
from houndtable.bots.phrases import PHRASES
from houndtable.kernel.game import Game
from houndtable.kernel.kinds import Bits, Dice, Kind, Many, Struct, Word
from houndtable.kernel.message import slug
from houndtable.words.catalogue import Place, own, source
from houndtable.words.languages import ENGLISH
from houndtable.words.saying import Forms, Sayer
from houndtable.words.speech import as_forms

# What follows an argument's name besides the forms of a word, by the form of the argument.
ENDINGS: Final = {
    "list": ["is", "count", "or", "commas", "tally"],
    "tally": ["is", "count", "or", "commas"],
    "lines": ["is", "count", "or", "commas", "total"],
    "cell": list[str](),
}
FREE: Final = ("board-", "line-", "position-")  # other checks look after these: the browser's, points, refusals


class Variables(Visitor):
    """All variables and messages that stand in an entry, and the cases that it tells apart by each variable."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()
        self.cases: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            words = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
            self.cases.setdefault(node.selector.id.name, set()).update(words)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Entry:
    """A message of a catalogue: its variables, the cases it tells apart by them, and its attributes."""

    def __init__(self, message: ast.Message) -> None:
        found = Variables()
        found.visit(message)
        self.key = message.id.name
        self.variables = found.names
        self.messages = found.messages
        self.cases = found.cases
        self.attributes = [attribute.id.name for attribute in message.attributes]
        self.has_text = message.value is not None


@cache
def entries(text: str) -> tuple[list[Entry], list[str]]:
    """The messages of a file, and what in it is none."""
    parsed = FluentParser(with_spans=False).parse(text)
    odd = [(entry.content or "").strip().split("\n")[0] for entry in parsed.body if isinstance(entry, ast.Junk)]
    odd += [f"-{entry.id.name}: use a message instead" for entry in parsed.body if isinstance(entry, ast.Term)]
    return [Entry(entry) for entry in parsed.body if isinstance(entry, ast.Message)], odd


def file_problems(place: Place, language: str) -> list[str]:
    """What is wrong with a file by itself and beside the English one: odd lines, messages twice, missing or too many,
    and variables that the English message has not."""
    found, odd = entries(source(place, language))
    problems = [f"not understood: {line}" for line in odd]
    keys = [entry.key for entry in found]
    problems += [f"twice: {key}" for key in sorted({key for key in keys if keys.count(key) > 1})]
    if language != ENGLISH:
        wanted = {entry.key: entry for entry in entries(source(place, ENGLISH))[0]}
        problems += [f"missing: {key}" for key in wanted if key not in keys]
        problems += [f"not in English: {key}" for key in keys if key not in wanted]
    return problems


def kinds_of(game: Game) -> list[Kind]:
    """All kinds of values that can stand in a message of the game, with those inside them."""
    found: list[Kind] = [figure.kind for figure in game.board.figures]
    for event in game.events:
        found += [*event.open.values(), *event.secret.values()]
    for phrase in game.phrases:
        found += phrase.fields.values()
    for kind in found:
        if isinstance(kind, Many):
            found.append(kind.kind)
        elif isinstance(kind, Struct):
            found += kind.parts.values()
    return found


def terms(game: Game) -> dict[str, list[str]]:
    """The words of each term that the game's messages can have in them."""
    found: dict[str, list[str]] = {game.board.piece_form.removeprefix("term:"): [*game.board.texts, "hidden"]}
    for kind in kinds_of(game):
        if isinstance(kind, (Word, Bits, Dice)):
            known = found.setdefault(kind.term, [])
            known += [word for word in kind.words if word not in known]
    return found


def wanted(game: Game) -> dict[str, Forms]:
    """Every message the game needs, with the forms of its arguments."""
    facts = as_forms(game.board.forms())
    zones = {slug(place.name): f"list {game.board.piece_form}" for place in game.board.places}
    labels = [f"zone-{slug(place.name)}" for place in game.board.places if place.zone]
    labels += [f"fact-{name}" for name in facts if name not in ("round", "rounds_to_play", "winners")]
    labels += [f"ending-{slug(how)}" for how in game.board.endings]
    found: dict[str, Forms] = {key: {} for key in ["title", "about", "primer-1", *labels]}
    for option in game.options:
        found |= {f"option-{slug(option.name)}": {}}
        found |= {f"option-{slug(option.name)}-{slug(word)}": {} for word in option.words}
    lesson = game.lesson()
    found |= {f"tip-{number + 1}": {} for number in range(0 if lesson is None else len(lesson.tips))}
    found |= {f"ask-{slug(step)}": facts for step in game.board.steps if step != game.board.steps[-1]}
    found |= {event.key: as_forms(event.forms()) for event in game.events if event.says is None}
    found |= {phrase.key: as_forms(phrase.forms()) for phrase in game.phrases}
    return {**optional(game, facts, zones), **found}


def optional(game: Game, facts: Forms, zones: Forms) -> dict[str, Forms]:
    """Messages that a game may have: lines and columns of the table in the terminal, more paragraphs, counts."""
    everything = {**facts, **zones, "seat": "seat"}
    found: dict[str, Forms] = {f"table-{slug(name)}": everything for name in ["head", *facts, *zones]}
    found |= {f"table-player-{slug(name)}": everything for name in everything}
    found |= {f"primer-{number}": {} for number in range(2, 10)}
    for term, words in terms(game).items():
        found |= {f"{term}-{slug(word)}": {} for word in words}
        found |= {f"{term}-counted": {"count": "number", "item": f"term:{term}"}}
    found |= {f"step-{slug(step)}": {} for step in game.board.steps}
    found |= {Sayer.count_key(name): {} for name in counted(game)}
    return found


def needed(game: Game, catalogue: dict[str, Entry]) -> list[str]:
    """The messages the game cannot do without, in English at least: words of a term where a sentence shows them."""
    facts = as_forms(game.board.forms())
    zones = {slug(place.name): "" for place in game.board.places}
    may = optional(game, facts, zones)
    found = [key for key in wanted(game) if key not in may or key == "primer-1"]
    shown = {game.board.piece_form.removeprefix("term:")}
    for key, forms in wanted(game).items():
        for name, form in forms.items() if key in catalogue else ():
            used = [variable for variable in catalogue[key].variables if variable.split("-")[0] == name]
            if "term:" in form and any(variable != f"{name}-is" for variable in used):
                shown.add(form.partition("term:")[2])
    found += [Sayer.count_key(name) for name in counted(game) if Sayer.line_key(name) not in catalogue]
    return found + [f"{term}-{slug(word)}" for term, words in terms(game).items() if term in shown for word in words]


def counted(game: Game) -> list[str]:
    """What simulations count in the game, and under what: `NAMES` in the module `study` beside its words, if any."""
    names: list[str] = getattr(games.part_of(own(game)[0], "study"), "NAMES", [])
    return names


def problems(game: Game, language: str) -> list[str]:
    """All that is wrong with a game's catalogue in a language."""
    found = file_problems(own(game), language)
    catalogue = {entry.key: entry for entry in entries(source(own(game), language))[0]}
    known = wanted(game)
    if language == ENGLISH:
        found += [f"missing: {key}" for key in needed(game, catalogue) if key not in catalogue]
        found += [f"unused: {key}" for key in catalogue if key not in known and not key.startswith(FREE)]
    words_of = {term: [f"{term}-{slug(word)}" for word in words] for term, words in terms(game).items()}
    for key, entry in catalogue.items():
        if key in known:
            allowed = set(variables(known[key], words_of, catalogue))
            found += [f"unknown variable: {key} ${name}" for name in sorted(entry.variables - allowed)]
        if key.startswith("option-") and f"option-{key}" not in known and "about" not in entry.attributes:
            names = [f"option-{slug(option.name)}" for option in game.options]
            found += [f"no attribute .about: {key}"] if key in names else []
    return found


def variables(forms: Forms, words_of: dict[str, list[str]], catalogue: dict[str, Entry]) -> Iterable[str]:
    """The variables that arguments of these forms give, with the forms of words that the language has."""
    for name, form in forms.items():
        yield name
        yield f"{name}-is"
        outer, _, inner = form.partition(" ")
        for ending in ENDINGS.get(outer, []):
            yield f"{name}-{ending}"
        term = (inner or outer).removeprefix("term:") if "term:" in form else ""
        keys = [key for key in words_of.get(term, []) if key in catalogue]
        if keys:
            for ending in set.intersection(*[set(catalogue[key].attributes) for key in keys]):
                yield f"{name}-{ending}"


def shared() -> dict[str, Forms]:
    """The messages of the common catalogue that are declared."""
    return {phrase.key: as_forms(phrase.forms()) for phrase in PHRASES}
