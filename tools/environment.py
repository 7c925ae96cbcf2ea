"""Makes the virtual environments of ./play and ./test, and says plainly what is missing.

This file loads on Python 3.6, so that somebody with an old Python reads a sentence and no SyntaxError.
"""

import contextlib
import errno
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from typing import Callable, Dict, Iterator, List, Optional, Tuple

OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PYTHON = ["Scripts", "python.exe"] if os.name == "nt" else ["bin", "python"]
LOG = os.path.join("build", "install.log")
MISLEADING = {"PYTHONPATH", "PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "HOUNDTABLE_ENGINE"}
BUILT_FROM = ["pyproject.toml", "hatch_build.py"] + [
    os.path.join("tools", name) for name in ("client.py", "compile.py", "fast_engine.py")
]
ENGINE = "houndtable-engine"  # in .venv: Houndtable with its engine compiled
LABOUR = ["analyse", "arena", "dataset", "sim", "study"]  # what is worth waiting for the compiled engine
SPEECHLESS = ["learn", "play", "terminal"]  # the screen is theirs
TABLES = ["browser", "serve", *SPEECHLESS]
INTERPRETED = "The rules engine runs interpreted: the same games, but a bot thinks at most a second a move. "
MADE = {"__pycache__", "static", "node_modules"}  # folders that are made of the others
OFFLINE = re.compile(
    "Temporary failure in name resolution|Name or service not known|Failed to establish a new connection|"
    "getaddrinfo failed|nodename nor servname|Network is unreachable|Max retries exceeded|"
    "ConnectTimeout|ReadTimeout|ProxyError|dns error|error sending request|tcp connect error"
)
TAMPERED = re.compile("DO NOT MATCH THE HASHES|Hash mismatch|EINTEGRITY")


class Trouble(Exception):
    """Something a person has to mend; its text is the sentence they read."""


def guarded(main: Callable[[], None]) -> None:
    """Run `main` on a Python that is new enough; whatever stops it is told in a sentence."""
    try:
        need_python()
        main()
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        print("\nStopped. What was half done is done anew at the next start.", file=sys.stderr)
        sys.exit(130)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            sys.exit("There is no space left on the disk that holds " + str(error.filename or ROOT) + ".")
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            sys.exit("This file or folder cannot be written: " + str(error.filename or ROOT))
        raise


def need_python() -> None:
    """Start again with a newer Python if this one is too old and there is one."""
    if sys.version_info >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and subprocess.call([newer, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            os.execv(newer, [newer, *sys.argv])
    raise Trouble(
        "Houndtable needs Python 3.11 or newer; this is {}.{}. "
        "Install a newer one (its command is python3.11 or higher) and start again.".format(*sys.version_info)
    )


def play() -> None:
    """Become `houndtable`, freshly installed if anything it is made of changed."""
    import compile as engine

    home = play_environment()
    sources = fingerprint(
        BUILT_FROM + home.pins + files_in(os.path.join("src", "houndtable")) + files_in("web"),
        [os.environ.get("HOUNDTABLE_CLIENT", "")],
    )
    if home.stamps()[1:] != [sources]:
        build_client_meanwhile()
    if home.prepare(sources):
        tell_client()
    language, words = parted(sys.argv[1:])
    words = words or ["browser", "--data", os.path.join(ROOT, "houndtable-data")]
    if not os.path.isdir(os.path.join(home.place, ENGINE)):
        lack = "HOUNDTABLE_PURE is set." if os.environ.get("HOUNDTABLE_PURE") else engine.missing()
        get_engine(home.python, sources, words, lack)
    for extra, module in wanted_extras(words):
        home.add(extra, module)
    os.environ["HOUNDTABLE_COMMAND"] = sys.argv[0]  # by which it is called again
    if os.environ.get("HOUNDTABLE_PURE"):
        os.environ["HOUNDTABLE_ENGINE"] = "interpreted"
    sys.stdout.flush()
    words = [home.python, "-P", "-m", "houndtable", *language, *words]
    if os.name == "nt":
        sys.exit(subprocess.call(words))
    os.execv(home.python, words)


def play_environment() -> "Environment":
    """Return the environment of ./play: Houndtable as it is; its compiled engine is put into it afterwards."""
    import client

    home = Environment(".venv", ["play", "build", *client.wanted()], ["."], "installing Houndtable")
    home.env["HOUNDTABLE_PURE"] = "1"
    return home


def build_client_meanwhile() -> None:
    """Begin to build the table in the browser, if there is a Node for it; the installation then waits for it alone."""
    import client

    if client.system_node():
        words = [sys.executable, os.path.join(ROOT, "tools", "client.py"), "keep"]
        subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def get_engine(python: str, sources: str, words: List[str], lack: Optional[str]) -> None:
    """Have the engine compiled: before what computes much, beside what people play, otherwise not."""
    first = "" if "--help" in words else words[0]
    if first not in LABOUR + TABLES:
        return
    if lack:
        print(INTERPRETED + lack, flush=True)
        return
    command = [python, os.path.join(ROOT, "tools", "fast_engine.py"), sources]
    if first in LABOUR:
        subprocess.call(command, env=clean_env())
        return
    if first not in SPEECHLESS:
        print(INTERPRETED + "It is compiled meanwhile, this once.", flush=True)
    manner = "silent" if first in SPEECHLESS else "beside"
    subprocess.Popen([*command, manner], env=clean_env(), stdin=subprocess.DEVNULL)


def parted(words: List[str]) -> Tuple[List[str], List[str]]:
    """The language that stands in front of the words after ./play, and the others."""
    behind = 2 if words[:1] == ["--language"] else 1 if words and words[0].startswith("--language=") else 0
    return words[:behind], words[behind:]


def wanted_extras(words: List[str]) -> List[Tuple[str, str]]:
    """The extras that these words after ./play need, each with a module it brings."""
    needed = [("lab", "altair")] if words[:1] in (["study"], ["dataset"]) and "--help" not in words else []
    is_far = any(word.split("=")[0] == "--cluster" for word in words)
    return [*needed, ("dask", "distributed")] if needed and is_far else needed


def tell_client() -> None:
    places = [folder for folder, _, files in os.walk(os.path.join(ROOT, ".venv")) if "index.html" in files]
    if not any(folder.endswith(os.path.join("houndtable", "server", "static")) for folder in places):
        print("There is no table in the browser, only in the terminal; HOUNDTABLE_CLIENT=require ./play shows why.")


def develop() -> str:
    """The Python of .venv-dev, which has the tools and imports houndtable from src."""
    import client

    pins = ["dev", *client.wanted()]
    dev = Environment(".venv-dev", pins, ["--editable", "."], "installing the developers' tools")
    dev.prepare(fingerprint(BUILT_FROM + dev.pins, []))
    return dev.python


def files_in(place: str) -> List[str]:
    """Every file there that somebody wrote."""
    found = []
    for folder, folders, names in os.walk(os.path.join(ROOT, place)):
        folders[:] = sorted(set(folders) - MADE)
        found += [os.path.relpath(os.path.join(folder, name), ROOT) for name in sorted(names)]
    return found


def fingerprint(paths: List[str], facts: List[str]) -> str:
    """Changes with the contents of the files and with the facts."""
    digest = hashlib.sha256("\n".join(facts).encode())
    for path in paths:
        with open(os.path.join(ROOT, path), "rb") as file:
            digest.update(path.encode() + b"\0" + file.read() + b"\0")
    return digest.hexdigest()


class Environment:
    """A virtual environment in the checkout: what files of requirements/ pin, then Houndtable, as `project` says.

    Whatever is downloaded has a pinned hash. Houndtable itself has none, so it comes alone in a second step, built with
    what the first one brought."""

    def __init__(self, folder: str, pins: List[str], project: List[str], title: str) -> None:
        self.place = os.path.join(ROOT, folder)
        self.python = os.path.join(self.place, *PYTHON)
        self.stamp = os.path.join(self.place, "houndtable-stamp")
        self.pins = [pin_file(name) for name in pins]
        self.project = project
        self.title = title
        self.uv = shutil.which("uv")
        self.env = clean_env()

    def prepare(self, sources: str) -> bool:
        """Install what is wanted unless it is there as of `sources` already; whether anything was done."""
        made_by = "{} {} {}".format(sys.version.replace("\n", " "), ROOT, self.uv)
        if self.stamps() == [made_by, sources]:
            return False
        with only_one(self.place + ".lock"):
            stamps = self.stamps()
            if stamps == [made_by, sources]:
                return False
            is_sound = stamps[:1] == [made_by]
            if is_sound:
                os.remove(self.stamp)
                shutil.rmtree(os.path.join(self.place, ENGINE), ignore_errors=True)
            self.install(is_sound)
            with open(self.stamp, "w", encoding="utf-8") as file:
                file.write(made_by + "\n" + sources + "\n")
        return True

    def stamps(self) -> List[str]:
        """What made this environment and from which sources; nothing if it was never finished."""
        if not (os.path.exists(self.stamp) and os.path.exists(self.python)):
            return []
        with open(self.stamp, encoding="utf-8") as file:
            return file.read().splitlines()

    def install(self, is_sound: bool) -> None:
        """Install with uv if it is there and works, otherwise with pip; from nothing unless `is_sound`."""
        if self.uv:
            make = [self.uv, "venv", "--quiet", "--python", sys.executable, self.place]
            failure = self.attempt(make, ["--reinstall-package", "houndtable"], is_sound)
            if failure is None:
                return
            is_sound = False
            if TAMPERED.search(failure) or not has_venv():
                raise Trouble(explain(failure))
        if not is_sound and not has_venv():
            raise Trouble(
                "This Python lacks the modules venv and ensurepip (Debian: apt install python3-venv). "
                "Install them and start again."
            )
        self.uv = None
        failure = self.attempt([sys.executable, "-m", "venv", self.place], [], is_sound)
        if failure is not None:
            raise Trouble(explain(failure))

    def add(self, extra: str, module: str) -> None:
        """Install what an extra needs unless its module is there; Houndtable itself stays as it is."""
        look = f"import sys, importlib.util as found; sys.exit(found.find_spec({module!r}) is None)"
        if subprocess.call([self.python, "-c", look]) == 0:
            return
        words = installer(self.python, self.uv) + pinned([pin_file(extra)])
        code, output = run("installing the extra " + extra, words, self.env)
        if code:
            raise Trouble(explain(output))

    def attempt(self, make: List[str], again: List[str], is_sound: bool) -> Optional[str]:
        """What the installer said if it failed; None if it did not. `again` makes it replace Houndtable."""
        if not is_sound:
            shutil.rmtree(self.place, ignore_errors=True)
            code, output = run("making " + os.path.basename(self.place), make, self.env)
            if code:
                return output
        words = installer(self.python, self.uv)
        code, output = run("installing what it needs", words + pinned(self.pins), self.env)
        if not code:
            alone = ["--no-deps", "--no-build-isolation", *again, *self.project]
            code, output = run(self.title, words + alone, self.env)
        return output if code else None


def pin_file(name: str) -> str:
    """The file of requirements/ with this name."""
    return os.path.join("requirements", name + ".txt")


def installer(python: str, uv: Optional[str]) -> List[str]:
    """The words that install something for this Python."""
    if uv:
        return [uv, "pip", "install", "--python", python]
    return [python, "-m", "pip", "install", "--disable-pip-version-check", "--retries", "2"]


def pinned(files: List[str]) -> List[str]:
    """The words for what the files pin: nothing without its hash, and nothing that would build itself here with tools
    that nobody pinned."""
    words = ["--require-hashes", "--only-binary", ":all:"]
    for path in files:
        words += ["--requirement", path]
    return words


def has_venv() -> bool:
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


@contextlib.contextmanager
def only_one(path: str) -> Iterator[None]:
    """While this holds, another start of the same script waits."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def clean_env() -> Dict[str, str]:
    """The environment without what would lead pip or Python out of the virtual environment."""
    return {name: value for name, value in os.environ.items() if name not in MISLEADING}


def explain(output: str) -> str:
    """Why the installer failed, in a sentence, with the line of its output that says most."""
    if "No space left on device" in output:
        return "There is no space left on the disk, so Houndtable could not be installed."
    os.makedirs(os.path.join(ROOT, "build"), exist_ok=True)
    with open(os.path.join(ROOT, LOG), "w", encoding="utf-8") as file:
        file.write(output)
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["nothing"]
    offline = OFFLINE.search(output)
    tampered = TAMPERED.search(output)
    if tampered:
        cause = (
            "A package that was downloaded is not the one that Houndtable was tested with: its hash differs from "
            "the pinned one. It was not installed."
        )
        guilty = re.search(r"[\w.-]+==\d[\w.]*", output[tampered.start() :])
        last = guilty.group() if guilty else tampered.group()
    elif offline:
        cause = "The package index cannot be reached; is this machine online?"
        last = offline.group()
    else:
        cause = "Houndtable could not be installed."
        errors = [line for line in lines if re.search(r"error: \S+ \S", line, re.IGNORECASE)]
        last = (errors or lines)[-1]
    return f"{cause} The installer says: {last}\nAll it said is in {LOG}."


def run(title: str, words: List[str], env: Dict[str, str]) -> Tuple[int, str]:
    """Run a command with a line of progress; the answer is its exit code and all it said."""
    start = time.monotonic()
    is_terminal = sys.stdout.isatty()
    print(title + " ...", end="" if is_terminal else "\n", flush=True)
    with tempfile.TemporaryFile() as log:
        child = subprocess.Popen(
            words, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            while child.poll() is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    child.wait(timeout=0.2 if is_terminal else 20)
                took = time.monotonic() - start
                if is_terminal:
                    print(f"\r{title} ... {took:.0f} s", end="", flush=True)
                elif child.returncode is None:
                    print(f"  still at it after {took:.0f} s", flush=True)
        finally:
            if child.poll() is None:
                child.kill()
                child.wait()
        log.seek(0)
        output = log.read().decode("utf-8", "replace")
    word = "done" if child.returncode == 0 else "failed"
    line = f"{title}: {word}, {time.monotonic() - start:.1f} s"
    print(("\r\033[K" if is_terminal else "") + line, flush=True)
    return child.returncode, output


def _make_dev() -> None:
    develop()


if __name__ == "__main__":
    guarded(_make_dev)
