"""`houndtable verify FILE`: whether a saved game is whole and lawful, and with a key whether a server signed it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from houndtable import record
from houndtable.cli.files import read_text
from houndtable.cli.screen import say
from houndtable.record import Signature

FORGED: Final = 3
UNSIGNED: Final = 4
ANOTHER_KEY: Final = 5


def arguments(parser: ArgumentParser) -> None:
    """The file, and the key it has to be signed with."""
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument(
        "--key",
        metavar="KEY",
        help="check the server's signature: its keys as a file or an address, or one key as text",
    )


def run(args: Namespace) -> int:
    """One short report is on the screen; a bad record is refused with its first bad line."""
    text = read_text(args.file)
    report = record.verify(text)
    if args.key is None:
        sentence, status = unchecked(report.signature), 0
    else:
        sentence, status = checked(text, report.signature, args.key)
    parts = [sentence, str(report)] if status else [str(report), sentence]  # first what matters most
    say(f"{args.file}: {' '.join(parts)}", "", "  ")
    return status


def unchecked(signature: Signature | None) -> str:
    """Return what is known of the signature without a key."""
    if signature is None:
        return "It is not signed."
    return f"It is signed with the key {signature.key}; the signature was not checked (--key KEY checks it)."


def checked(text: str, signature: Signature | None, key: str) -> tuple[str, int]:
    """Return what is to be said of the signature, and the exit status."""
    from houndtable.cli.public_keys import read_keys
    from houndtable.server.signing import is_good

    keys = read_keys(key)
    if signature is None:
        return "NOT SIGNED: anybody can have written it.", UNSIGNED
    if signature.key not in keys:
        return f"SIGNED BY SOMEBODY ELSE: its key is {signature.key}, which is none of those given.", ANOTHER_KEY
    if not is_good(keys[signature.key], signature.value, record.signed_part(text)):
        return f"FORGED: this is not what the owner of the key {signature.key} signed.", FORGED
    return f"The signature is good: signed with the key {signature.key} at {signature.time}.", 0
