"""`verify --key` tells a signed game from a forged one, an unsigned one and one signed by somebody else."""

from __future__ import annotations

import json
import random
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from houndtable.cli.command import main
from houndtable.kernel.chance import Committed
from houndtable.record import Fair, Match, signed, write
from houndtable.record.seal import sealed
from houndtable.server import keyring, signing
from houndtable.server.bodies import PublicKeys
from tests.cli.terminal import Terminal
from tests.record.matches import GAME, new_match, play_on

SERVER, FORGER = bytes(range(32)), bytes(32)
TIME = "2026-11-18T20:15:00Z"
NAMES = ["Zoë, 渋谷", "Level 3"]
WISHED = 1012
Lines = list[dict[str, Any]]


def keys(private: bytes) -> str:
    """What a server with this key tells at /api/keys."""
    return keyring.as_json(PublicKeys([keyring.told(signing.public_half(private))]))


def finished(secret: bytes) -> str:
    """The record of a whole game with fair luck, not signed."""
    chance = Committed(secret, [b"ours"])
    match = play_on(Match(GAME, 2, {"target": 10, "lives": 1}, chance, NAMES))
    return write(match, fair=Fair(chance.commitment(), ["ours"], secret.hex()))


def by(private: bytes, text: str, *, claims: bytes = b"", time: str = TIME) -> str:
    """The record signed with this key, which claims to be another if so wished."""
    key = signing.key_id(signing.public_half(claims or private))
    return signed(text, key, time, lambda data: signing.sign(private, data))


UNSIGNED = finished(b"the secret of this table")
GOOD = by(SERVER, UNSIGNED)
OTHER = by(SERVER, finished(b"the secret of another table"))


@pytest.fixture
def verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[str | bytes], tuple[int, str]]:
    """The exit status and the words of `verify --key` for what a file holds."""
    file, key = tmp_path / "game.jsonl", tmp_path / "keys.json"
    key.write_text(keys(SERVER))

    def verify(data: str | bytes) -> tuple[int, str]:
        file.write_bytes(data.encode() if isinstance(data, str) else data)
        status = main(["verify", str(file), "--key", str(key)])
        said = capsys.readouterr()
        return status, " ".join((said.out + said.err).split())

    return verify


Verdict = Callable[[str | bytes], tuple[int, str]]


def test_each_kind_of_record_has_its_own_sentence_and_status(verdict: Verdict) -> None:
    status, said = verdict(GOOD)
    key = signing.key_id(signing.public_half(SERVER))
    assert status == 0 and said.endswith(f"The signature is good: signed with the key {key} at {TIME}.")
    status, said = verdict(by(FORGER, UNSIGNED, claims=SERVER))
    assert status == 3 and f".jsonl: FORGED: this isn’t what the owner of the key {key} signed." in said
    status, said = verdict(UNSIGNED)
    assert status == 4 and ".jsonl: NOT SIGNED: anyone could have written it." in said
    status, said = verdict(by(FORGER, UNSIGNED))
    assert status == 5 and "SIGNED BY SOMEONE ELSE" in said
    status, said = verdict(GOOD.replace("Zoë", "Eve"))
    assert status == 2 and "Line 1: The checksum doesn’t match" in said


def test_without_a_key_it_is_said_that_nothing_was_checked(terminal: Terminal) -> None:
    Path("signed").write_text(GOOD, encoding="utf-8")
    Path("plain").write_text(UNSIGNED, encoding="utf-8")
    seen = terminal.run("verify", "signed")
    assert seen.status == 0 and "the signature wasn’t checked (use --key KEY to check it)." in " ".join(
        seen.out.split()
    )
    seen = terminal.run("verify", "plain")
    assert seen.status == 0 and " ".join(seen.out.split()).endswith("It isn’t signed.")


def test_a_signed_record_plays_again_as_any_other(terminal: Terminal) -> None:
    Path("signed").write_text(GOOD, encoding="utf-8")
    assert terminal.run("replay", "signed").status == 0


Edit = Callable[[Lines], object]


def set_in(line: int, **fields: object) -> Edit:
    """The fields of that line are set so."""
    return lambda lines: lines[line].update(fields)


def take_out(line: int, *names: str) -> Edit:
    """The line lacks these fields, or is not there."""
    return lambda lines: [lines[line].pop(name) for name in names] if names else lines.pop(line)


def rename(line: int, name: str) -> Edit:
    """A field has another name."""
    return lambda lines: lines[line].update({name.upper(): lines[line].pop(name)})


def put_first(line: int, name: str) -> Edit:
    """A field comes before the others of its line."""
    return lambda lines: lines.__setitem__(line, {name: lines[line][name], **lines[line]})


def double(line: int) -> Edit:
    """The line is there twice."""
    return lambda lines: lines.insert(line, lines[line])


def swap(line: int) -> Edit:
    """The line comes before the one before it."""
    return lambda lines: lines.insert(line - 1, lines.pop(line))


def reforged(edit: Edit) -> str:
    """The signed record after an edit by somebody who makes all checksums anew."""
    lines = [json.loads(line) for line in GOOD.splitlines()]
    for line in lines:
        del line["sum"]
    edit(lines)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in sealed(lines))


def edits() -> Iterator[Edit]:
    """What somebody may want to change, and what makes no sense."""
    lines = [json.loads(line) for line in GOOD.splitlines()]
    first, last = lines[0], lines[-1]
    for names in [["Eve", NAMES[1]], NAMES[::-1], [unicodedata.normalize("NFD", name) for name in NAMES]]:
        yield set_in(0, names=names)
    yield from (set_in(0, houndtable=word) for word in ["0.1.1", "written by hand", ""])
    yield from (set_in(0, rules=rules) for rules in (0, 2, 99))
    yield from (set_in(0, fair={**first["fair"], **other}) for other in ({"seeds": ["theirs"]}, {"prepared": True}))
    for name, value in first["options"].items():
        others = [other for other in (0, 1, 2, 3, "random", "no_winner") if other != value]
        yield from (set_in(0, options={**first["options"], name: other}) for other in others)
    won = last["outcome"]["winners"]
    yield from (set_in(-1, outcome={**last["outcome"], "winners": others}) for others in ([], [0, 1], [1 - won[0]]))
    yield set_in(-1, outcome={**last["outcome"], "places": last["outcome"]["places"][::-1]})
    yield from (set_in(-1, time=time) for time in ["2026-11-18T20:15:01Z", "2026-11-18T20:15:00z", "2026"])
    for at, line in enumerate(lines):
        yield from (take_out(at), double(at), swap(at or 1))
        for name in [name for name in line if name != "sum"]:
            yield from (take_out(at, name), rename(at, name), put_first(at, name), set_in(at, **{name: [line[name]]}))
        if "move" in line:
            yield from (set_in(at, move=text) for text in [line["move"].upper(), " " + line["move"], "draw"])
            yield set_in(at, seat=1 - line["seat"])


def resealed() -> Iterator[str]:
    """Edits with checksums that fit."""
    return map(reforged, edits())


def signatures() -> Iterator[str]:
    """Signatures that are not this record's, or in another form."""
    here, there = json.loads(GOOD.splitlines()[-1]), json.loads(OTHER.splitlines()[-1])
    yield reforged(set_in(-1, signature=there["signature"]))
    yield reforged(
        set_in(-1, **{name: there[name] for name in ("signature", "time", "key", "secret", "outcome", "moves")})
    )
    yield by(FORGER, UNSIGNED)
    yield by(FORGER, UNSIGNED, claims=SERVER)
    yield UNSIGNED
    yield write(play_on(new_match()), sealed=False)
    value = here["signature"]
    yield from (reforged(set_in(-1, signature=odd)) for odd in [value.upper(), value[:-1], value + "0", "", "0" * 128])
    yield from (
        reforged(set_in(-1, signature=value[:at] + "f0"[value[at] == "f"] + value[at + 1 :])) for at in range(128)
    )
    group = (
        2**252 + 27742317777372353535851937790883648493
    )  # s + the group's order is the same signature to the careless
    shifted = int.from_bytes(bytes.fromhex(value[64:]), "little") + group
    yield reforged(set_in(-1, signature=value[:64] + shifted.to_bytes(32, "little").hex()))


def forms() -> Iterator[str]:
    """Other texts for the same JSON, and texts that careless readers take for it."""
    for at, line in enumerate(GOOD.splitlines()):
        data = json.loads(line)
        others = [
            json.dumps(data, ensure_ascii=False, separators=(",", ":")),
            json.dumps(data, ensure_ascii=False, sort_keys=True, indent=None, separators=(" , ", " : ")),
            line.replace("{", "{ ", 1),
            line + " ",
            "\t" + line,
            line.replace('"sum"', '"\\u0073um"'),
            line.replace("{", '{"sum": "0", ', 1),
            line.replace("}", ', "sum": "0"}'),
            line + line,
            line + "\n",
            line + "\0",
            line.replace(": ", ":\u00a0", 1),
            line.replace(" 1", " 1.0", 1),
            line.replace(" 1", " 1e0", 1),
            line.replace(" 1", " 01", 1),
            line.replace(" 0", " -0", 1),
            line.replace("Zoë", "Zo\\u00eb"),
            line.replace("Zoë", "Zoe\u0308"),
            line.replace("dachs", "Dachs"),
            line.replace("true", "True"),
        ]
        for other in others:
            if other != line:
                yield "\n".join([*GOOD.splitlines()[:at], other, *GOOD.splitlines()[at + 1 :], ""])
    yield from (GOOD + more for more in ["\n", " ", "{}\n", "\0", "\u2028", OTHER, GOOD, UNSIGNED])
    yield from (more + GOOD for more in ["\n", " ", "{}\n", "\ufeff\ufeff", "\u2028", OTHER])
    yield from (GOOD[:length] for length in range(0, len(GOOD) - 1, 61))


def damaged(luck: random.Random) -> Iterator[bytes]:
    """Bits and bytes changed, put in and taken out, anywhere."""
    data = GOOD.encode()
    while True:
        at = luck.randrange(len(data))
        yield data[:at] + bytes([data[at] ^ 1 << luck.randrange(8)]) + data[at + 1 :]
        yield data[:at] + luck.randbytes(1) + data[at + 1 :]
        yield data[:at] + luck.randbytes(1) + data[at:]
        yield data[:at] + data[at + 1 :]
        yield data[:at] + b"\r" + data[at:]


def meaningless(copy: bytes) -> bytes:
    """What is left when line ends, a byte order mark and the last line end are all made the same."""
    return copy.removeprefix("\ufeff".encode()).replace(b"\r\n", b"\n").removesuffix(b"\n").removesuffix(b"\r")


def altered() -> list[bytes]:
    """Altered copies of the signed record, all different, none of them the same but for line ends."""
    copies = [text.encode() for kind in (resealed, signatures, forms) for text in kind()]
    for copy in damaged(random.Random(WISHED)):
        if len(copies) >= 2 * WISHED:
            break
        copies.append(copy)
    good = meaningless(GOOD.encode())
    return sorted({copy for copy in copies if meaningless(copy) != good})


def test_no_altered_copy_passes(verdict: Verdict) -> None:
    copies = altered()
    assert len(copies) >= WISHED
    statuses = [verdict(copy)[0] for copy in copies]
    assert [copy for copy, status in zip(copies, statuses) if status not in (2, 3, 4, 5)] == []
    assert min(statuses.count(status) for status in (2, 3, 4)) > 0


@pytest.mark.parametrize(
    "copy",
    [GOOD.replace("\n", "\r\n"), GOOD.replace("\n", "\r\n", 3), "\ufeff" + GOOD, GOOD.removesuffix("\n")],
    ids=["Windows line ends", "some Windows line ends", "a byte order mark", "no last line end"],
)
def test_what_editors_do_to_line_ends_is_without_meaning(verdict: Verdict, copy: str) -> None:
    assert copy != GOOD
    assert verdict(copy)[0] == 0


def test_a_key_is_a_file_an_address_or_a_text(terminal: Terminal) -> None:
    Path("signed").write_text(GOOD, encoding="utf-8")
    public = signing.as_text(signing.public_half(SERVER))
    one = {"kty": "OKP", "crv": "Ed25519", "x": public}
    Path("set").write_text(json.dumps({"keys": [{"kty": "EC", "crv": "P-256"}, one]}))
    Path("one").write_text(json.dumps(one))
    Path("text").write_text(public + "=\n")
    Path("none").write_text('{"keys": []}')
    Path("bad").write_text('{"keys": [{"crv": "Ed25519", "x": 1}]}')
    for key in ["set", "one", "text", public]:
        assert terminal.run("verify", "signed", "--key", key).status == 0, key
    for key in ["none", "bad", "signed"]:
        assert "There is no public key in" in terminal.run("verify", "signed", "--key", key).err
    assert "There is no file" in terminal.run("verify", "signed", "--key", "missing").err
    assert "Can’t read any keys from" in terminal.run("verify", "signed", "--key", "http://127.0.0.1:1").err
