"""A program at the other end of three pipes. It can neither block us nor flood us, and nothing of it is left behind."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from typing import IO, Final

from houndtable.players.protocol import DIED, FLOOD, LATE, LONGEST_ANSWER, Fault

PIECE: Final = 65_536
KEPT: Final = 2_000  # bytes of what a program says on its error output
GRACE: Final = 2.0  # seconds to end by itself once its input has ended
ENDING: Final = 0.5  # seconds from the end of its output to its own


class Process:
    """A running program. It has a session of its own: Ctrl-C does not reach it, and whatever it started ends with
    it."""

    def __init__(self, words: list[str]) -> None:
        try:
            pipe = subprocess.PIPE
            self.child = subprocess.Popen(
                words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Fault(DIED, f"it could not be started: {error}") from None
        self.input, self.output, self.errors = (
            opened(end) for end in (self.child.stdin, self.child.stdout, self.child.stderr)
        )
        self.unsent = bytearray()
        self.answer = bytearray()
        self.complaint = bytearray()

    def tell(self, line: bytes) -> None:
        """The program gets the line, as soon as it reads; no answer is expected."""
        self.unsent += line
        self.send()

    def send(self) -> None:
        """As much as the program's pipe takes is sent; to a program that hears nothing any more, nothing is."""
        try:
            while self.unsent:
                del self.unsent[: os.write(self.input.fileno(), self.unsent)]
        except BlockingIOError:
            return
        except BrokenPipeError:
            self.unsent.clear()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The program's answer to the line; a fault if it is not there in time or too long."""
        deadline = time.monotonic() + seconds
        self.listen()
        if self.answer:
            raise Fault(FLOOD, "it spoke without being asked")
        self.tell(line)
        with selectors.DefaultSelector() as pipes:
            pipes.register(self.output, selectors.EVENT_READ)
            pipes.register(self.errors, selectors.EVENT_READ)
            if self.unsent:
                pipes.register(self.input, selectors.EVENT_WRITE)
            while b"\n" not in self.answer:
                self.wait(pipes, deadline - time.monotonic(), seconds)
        return self.taken()

    def wait(self, pipes: selectors.BaseSelector, left: float, seconds: float) -> None:
        """Something has been sent or heard."""
        ready = {key.fileobj for key, _ in pipes.select(max(0.0, left))}
        if not ready or left < 0:
            raise Fault(LATE, f"no answer within {seconds:g} s")
        if self.input in ready:
            self.send()
            if not self.unsent:
                pipes.unregister(self.input)
        if self.errors in ready and not self.overhear():
            pipes.unregister(self.errors)
        if self.output in ready and not self.listen():
            self.overhear()
            raise Fault(DIED, f"it ended without an answer{self.how()}")

    def taken(self) -> bytes:
        """The answer, which must be all there is."""
        answer, _, rest = bytes(self.answer).partition(b"\n")
        self.answer = bytearray(rest)
        if rest:
            raise Fault(FLOOD, "it answered with more than one line")
        return answer

    def listen(self) -> bool:
        """What the program has said is heard; whether it can say more."""
        try:
            piece = os.read(self.output.fileno(), PIECE)
        except BlockingIOError:
            return True
        self.answer += piece
        if len(self.answer) > LONGEST_ANSWER:
            raise Fault(FLOOD, f"an answer has at most {LONGEST_ANSWER} bytes")
        return piece != b""

    def overhear(self) -> bool:
        """The last words of the program's error output are kept; whether there can be more."""
        try:
            piece = os.read(self.errors.fileno(), PIECE)
        except BlockingIOError:
            return True
        self.complaint = (self.complaint + piece)[-KEPT:]
        return piece != b""

    def how(self) -> str:
        """How the program ended, if it has, and the last line it complained with."""
        try:
            status = self.child.wait(ENDING)
        except subprocess.TimeoutExpired:
            return ""
        lines = self.complaint.decode("utf-8", "replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return f" (exit status {status})" + (f" and said {said[-1][:100]!a}" if said else "")

    def close(self) -> None:
        """The program has ended, by itself if it is quick; nothing of it is left."""
        self.input.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.child.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        """The program and all it started are ended, and the pipes closed."""
        self.strike()
        self.child.wait()
        for end in (self.input, self.output, self.errors):
            end.close()

    def strike(self) -> None:
        """The program and all it started are about to end."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.child.pid, signal.SIGKILL)


def opened(end: IO[bytes] | None) -> IO[bytes]:
    """Our end of a pipe, which never makes us wait."""
    assert end is not None
    os.set_blocking(end.fileno(), False)
    return end
