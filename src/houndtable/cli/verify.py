"""`houndtable verify FILE`: whether a saved game is whole and lawful, and with a key whether a server signed it."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from houndtable import games, record, words
from houndtable.cli import tongue
from houndtable.cli.files import read_text
from houndtable.cli.parser import Parser
from houndtable.cli.screen import say
from houndtable.kernel.message import Message
from houndtable.record import Signature

FORGED: Final = 3
UNSIGNED: Final = 4
ANOTHER_KEY: Final = 5


def arguments(parser: Parser) -> None:
    """The file, and the key it has to be signed with."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--key", metavar="KEY")


def run(args: Namespace) -> int:
    """One short report is on the screen; a bad record is refused with its first bad line."""
    text = read_text(args.file)
    report = record.verify(text)
    if args.key is None:
        sentence, status = unchecked(report.signature), 0
    else:
        sentence, status = checked(text, report.signature, args.key)
    parts = [sentence, *report.messages()] if status else [*report.messages(), sentence]  # first what matters most
    reader = words.of(games.find(report.game), tongue.spoken())
    told = tongue.paragraph(reader, [reader.say(part) for part in parts])
    say(reader.read("terminal-verified", file=args.file, report=told), "", "  ")
    return status


def unchecked(signature: Signature | None) -> Message:
    """Return what is known of the signature without a key."""
    if signature is None:
        return Message("record-not-signed")
    return Message("record-signature-unchecked", {"key": signature.key})


def checked(text: str, signature: Signature | None, key: str) -> tuple[Message, int]:
    """Return what is to be said of the signature, and the exit status."""
    from houndtable.cli.public_keys import read_keys
    from houndtable.server.signing import is_good

    keys = read_keys(key)
    if signature is None:
        return Message("record-signature-missing"), UNSIGNED
    if signature.key not in keys:
        return Message("record-signature-other", {"key": signature.key}), ANOTHER_KEY
    if not is_good(keys[signature.key], signature.value, record.signed_part(text)):
        return Message("record-signature-forged", {"key": signature.key}), FORGED
    return Message("record-signature-good", {"key": signature.key, "time": signature.time}), 0
