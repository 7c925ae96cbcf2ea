"""Programs that play as they should."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from houndtable import games
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from houndtable.lab.arena import Setup, play_many
from houndtable.lab.tally import empty_tally
from houndtable.players import pool, protocol
from houndtable.players.kennel import Kennel
from tests.players.programs import EXAMPLES, FIRST_MOVE, GAME, OPTIONS, answering, play

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def transcript(tmp_path: Path, count: int = 1, at_end: str = ":") -> list[dict[str, Any]]:
    """All that a program is told in so many games."""
    log = tmp_path / "log"
    name = answering(tmp_path, FIRST_MOVE, "", at_end).removeprefix("exec:")
    spy = tmp_path / "spy"
    spy.write_text(f"#!/bin/sh\nexec tee -a {log} | {name}\n", encoding="utf-8")
    spy.chmod(0o755)
    with Kennel() as kennel:
        for number in range(count):
            play(kennel, f"exec:{spy}", number)
        assert kennel.take_faults() == {}
    return [json.loads(line) for line in log.read_text().splitlines()]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("example", ["bot.py", "bot.sh"])
def test_the_examples_play_every_game(example: str, game: str) -> None:
    setup = Setup(game, 2, [f"exec:{EXAMPLES / example}", "random"], 3).checked()
    tally = play_many(setup, range(2), lambda: False, empty_tally(2))
    assert (tally.games, tally.unfinished, tally.faults) == (2, 0, {})


@pytest.mark.parametrize("example", ["bot.py", "bot.sh"])
def test_the_examples_stand_in_the_docs_as_they_are(example: str) -> None:
    text = (EXAMPLES / example).read_text(encoding="utf-8")
    assert text in DOCS.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30


def test_a_program_is_greeted_asked_and_told_the_end(tmp_path: Path) -> None:
    told = transcript(tmp_path, 2)
    kinds = [message["type"] for message in told]
    assert kinds[0] == "hello"
    assert kinds.count("hello") == kinds.count("end") == 2
    assert set(kinds) == {"hello", "choose", "end"}
    hello, end = told[0], told[-1]
    assert hello["protocol"] == protocol.VERSION
    assert (hello["game"], hello["rules"], hello["players"], hello["seat"]) == ("dachs", GAME.version, 2, 0)
    assert hello["options"]["target"] == 10
    assert hello["ms"] == 10_000
    assert sorted(end["outcome"]["places"]) == [1, 2]


def test_the_events_told_in_a_game_are_all_its_seat_may_see_each_once(tmp_path: Path) -> None:
    told = [event for message in transcript(tmp_path)[1:] for event in message["events"]]
    with Kennel() as kennel:
        seated = kennel.seated([f"exec:{EXAMPLES / 'bot.sh'}", "random"], 5, 1)
        state = GAME.start(2, OPTIONS, Seeded(5), listen=True)
        program = kennel.programs.popitem()[1]
        kennel.programs["bot", 0] = program
        program.begin(GAME, OPTIONS, 2, 0)
        seen = []
        while True:
            seen += [event.seen_by(0) for event in state.events or []]
            state.events = []
            if not state.waiting:
                break
            seat = state.waiting[0]
            state.apply(seat, seated[seat].choose(Perspective(GAME, state, seat)))
    assert told == seen
    assert any("?" in json.dumps(event) or "cards" not in event for event in seen)


@pytest.mark.parametrize("game", games.names())
def test_what_a_program_is_asked_does_not_change_when_hidden_cards_are_dealt_anew(game: str) -> None:
    chosen = games.find(game)
    state = chosen.new(2, Seeded(8))
    for _ in range(30):
        if not state.waiting:
            break
        seat = state.waiting[0]
        other = state.clone()
        other.redeal(seat, Seeded(99))
        sides = [Perspective(chosen, world, seat) for world in (state, other)]
        first, second = (protocol.line(protocol.question(side, side.legal(), [], 1)) for side in sides)
        assert first == second
        state.apply(seat, chosen.heuristic(other, seat))


def test_the_question_begins_with_its_moves(tmp_path: Path) -> None:
    """So that a program needs no JSON reader; the example in plain shell has none."""
    state = GAME.new(2, Seeded(1))
    side = Perspective(GAME, state, state.waiting[0])
    asked = protocol.line(protocol.question(side, side.legal(), [], 1))
    assert asked.startswith(b'{"type":"choose","moves":["play ')
    assert asked.count(b"\n") == 1


def test_one_process_plays_all_games(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    with Kennel() as kennel:
        name = answering(tmp_path, FIRST_MOVE, f"echo >> {starts}")
        for number in range(3):
            play(kennel, name, number)
        assert len(kennel.programs) == 1
        assert kennel.take_faults() == {}
    assert starts.read_text() == "\n"


def test_two_seats_have_a_process_each(tmp_path: Path) -> None:
    with Kennel() as kennel:
        name = answering(tmp_path, FIRST_MOVE)
        play(kennel, name, 0, name)
        assert len({program.process.child.pid for program in kennel.programs.values() if program.process}) == 2


@pytest.mark.parametrize("is_waited_for", [True, False])
def test_a_program_may_end_with_its_game(tmp_path: Path, is_waited_for: bool) -> None:
    with Kennel() as kennel:
        name = answering(tmp_path, FIRST_MOVE, "", "exit")
        for number in range(3):
            play(kennel, name, number)
            (program,) = kennel.programs.values()
            assert program.process is not None
            if is_waited_for:
                program.process.child.wait()
        assert kennel.take_faults() == {}


def test_upper_case_and_other_orders_are_understood() -> None:
    assert protocol.move_in(b'{"move": " PLAY 2s 2v", "why": "it is there"}', GAME, list(range(1000))) == GAME.parse(
        "play 2v 2s"
    )


def test_the_same_seed_greets_with_the_same_number_and_others_with_others(tmp_path: Path) -> None:
    seeds = [message["seed"] for message in transcript(tmp_path, 3) if message["type"] == "hello"]
    assert len(set(seeds)) == 3
    (tmp_path / "log").unlink()
    assert [message["seed"] for message in transcript(tmp_path, 3) if message["type"] == "hello"] == seeds


def seat_and_wait(name: str, stop: pool.Flag) -> None:
    """In a process of its own: a worker whose program never answers."""
    pool._begin(stop)
    play(pool._kennel, name)


def test_a_worker_that_is_terminated_ends_its_programs_first(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    name = answering(tmp_path, ":", f"exec 2>{fifo}; echo here >&2")
    stop = pool.Flag()
    worker = pool.SPAWN.Process(target=seat_and_wait, args=(name, stop))
    worker.start()
    with open(fifo, "rb") as held:
        assert held.readline() == b"here\n"
        worker.terminate()
        worker.join()
        assert held.read() == b""
