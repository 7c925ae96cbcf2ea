"""Writes the functions that read and write a number of each seat, where it is packed: as far as somebody needs them."""

from __future__ import annotations

import ast
from itertools import chain
from pathlib import Path

from houndtable.kernel.board import Board
from houndtable.kernel.packing import Each


def kept_numbers(board: Board) -> list[Each]:
    """Return all numbers of each seat that are packed, those that have parts before their parts."""
    found: list[Each] = []
    for kept in [*[figure.kept for figure in board.figures], *[place.kept for place in board.places]]:
        if kept is not None:
            found += [each for each in (kept.whole, kept) if each is not None and each not in found]
    return found


def asked_of(package: str, folder: Path) -> set[str]:
    """Return the names that modules of the game import from derived.py."""
    found: set[str] = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == f"{package}.derived":
                found |= {alias.name for alias in node.names}
    return found


def accessors(board: Board, asked: set[str]) -> list[str]:
    """Return the functions with these names, and those that they call."""
    written: dict[str, list[str]] = {}
    for each in kept_numbers(board):
        written[f"{each.name}_of"] = [*_head(each, f"{each.name}_of", "i64"), *_get(each)]
        written[f"put_{each.name}"] = [*_head(each, f"put_{each.name}", "None"), *_put(each)]
        written[f"all_{each.name}"] = [
            f"def all_{each.name}(p: Position) -> list[int]:",
            f'    """The {each.name} of every seat."""',
            f"    return [{each.name}_of(p, seat) for seat in range(p.players)]",
        ]
    needed: set[str] = set()
    more = asked & written.keys()
    while more:
        needed |= more
        called = " ".join(" ".join(written[name][1:]) for name in more)
        more = {name for name in written if f"{name}(p" in called} - needed
    return [line for name, lines in written.items() if name in needed for line in ["", "", *lines]]


def _head(each: Each, name: str, answer: str) -> list[str]:
    words = "p: Position, seat: i64" + ("" if answer == "i64" else ", number: i64")
    about = f"The {each.name} of a seat." if answer == "i64" else f"The {each.name} of the seat is this number."
    return [f"def {name}({words}) -> {answer}:", f'    """{about}"""']


def _get(each: Each) -> list[str]:
    if each.apart:
        *fields, last = each.fields()
        tests = [[f"    if seat == {seat}:", f"        return p.{field}"] for seat, field in enumerate(fields)]
        return [*chain.from_iterable(tests), f"    return p.{last}"]
    if each.whole is not None:
        shift = f" >> {each.shift}" if each.shift else ""
        return [f"    return {each.whole.name}_of(p, seat){shift} & {(1 << each.bits) - 1}"]
    number = f"p.{each.name} >> {each.bits} * seat & {(1 << each.bits) - 1}"
    return [f"    return ({number}) - {-each.low}" if each.low else f"    return {number}"]


def _put(each: Each) -> list[str]:
    if each.apart:
        *fields, last = each.fields()
        words = ["if", *["elif"] * (each.apart - 2)]
        tests = [
            [f"    {word} seat == {seat}:", f"        p.{field} = number"]
            for seat, (word, field) in enumerate(zip(words, fields))
        ]
        return [*chain.from_iterable(tests), "    else:", f"        p.{last} = number"]
    if each.whole is not None:
        whole = each.whole.name
        more = f"(number - {each.name}_of(p, seat)){f' << {each.shift}' if each.shift else ''}"
        return [f"    put_{whole}(p, seat, {whole}_of(p, seat) + ({more}))"]
    return [f"    p.{each.name} += (number - {each.name}_of(p, seat)) << {each.bits} * seat"]
