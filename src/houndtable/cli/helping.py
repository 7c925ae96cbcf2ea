"""What `--help` shows: what each verb and each argument means, as the catalogue says it in the person's language."""

from __future__ import annotations

from argparse import SUPPRESS, Action, HelpFormatter
from typing import Final

from houndtable.cli import tongue
from houndtable.cli.parser import VERBS, Parser, module
from houndtable.cli.screen import width, wrapped
from houndtable.kernel.columns import columns, padded
from houndtable.words.languages import languages
from houndtable.words.saying import Sayer

INDENT: Final = 2
BROAD: Final = 24  # columns before an explanation
VERB: Final = 17  # and before that of a verb


def overview() -> str:
    """What the command can do."""
    reader = tongue.here()
    lines = [*wrapped(reader.read("help-intro")), ""]
    for verb in VERBS:
        lines += beside(verb, reader.read(f"verb-{verb}"), VERB)
    return "\n".join([*lines, "", *wrapped(reader.read("help-more"))])


def of_verb(parser: Parser) -> str:
    """What a verb does, and all its arguments."""
    reader = tongue.here()
    parts = [usage(parser, reader), "\n".join(wrapped(reader.read(f"verb-{parser.verb}")))]
    positional = [action for action in parser._actions if not action.option_strings]
    options = [action for action in parser._actions if action.option_strings]
    for key, actions in (("help-arguments", positional), ("help-options", options)):
        if actions:
            lines = [line for action in actions for line in beside(invocation(action), about(parser, action, reader))]
            parts.append("\n".join([reader.read(key), *lines]))
    more = getattr(module(parser.verb), "more_help", None)
    parts += [more(tongue.spoken())] if more is not None else []
    return "\n\n".join(parts) + "\n"


def usage(parser: Parser, reader: Sayer) -> str:
    """How the verb is written."""
    head = reader.read("help-usage", command="")
    stand_in = "-" * columns(head)  # argparse counts characters, not columns
    formatter = HelpFormatter(parser.prog, width=width())
    formatter.add_usage(None, parser._actions, parser._mutually_exclusive_groups, stand_in)
    return formatter.format_help().strip().replace(stand_in, head, 1)


def invocation(action: Action) -> str:
    """An argument as it is written."""
    return HelpFormatter("")._format_action_invocation(action)


def key_of(parser: Parser, action: Action, reader: Sayer) -> str:
    """The message that says what an argument means: to this verb, or to all."""
    name = next((one[2:] for one in action.option_strings if one.startswith("--")), str(action.metavar).lower())
    key = f"help-{parser.verb}-{name}"
    return key if reader.has(key) else f"help-{name}"


def about(parser: Parser, action: Action, reader: Sayer) -> str:
    """What an argument means, and what happens without it."""
    key = key_of(parser, action, reader)
    known = reader.listed(list(languages()), "list-comma")
    said = reader.read(key, languages=known)
    usual = parser.usual.get(action.dest)
    if usual is None and "default" in reader.attributes(key):
        usual = reader.format(key, {}, "default")
    elif usual is None and not isinstance(action.default, bool | list) and action.default != SUPPRESS:
        usual = "" if action.default is None else str(action.default)
    return reader.read("help-default", help=said, default=usual) if usual else said


def beside(name: str, text: str, broad: int = BROAD) -> list[str]:
    """A name with its explanation beside it, below it if the name is long."""
    lines = wrapped(text, " " * broad)
    if INDENT + columns(name) + 2 > broad:
        return [" " * INDENT + name, *lines]
    return [padded(" " * INDENT + name, broad) + lines[0][broad:], *lines[1:]]
