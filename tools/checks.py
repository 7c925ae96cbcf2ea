"""The steps of ./test, in order; the first that fails ends the run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import compile as engine
import environment
import services
from environment import Trouble

ROOT = Path(environment.ROOT)
COMPILED = Path("build", "compiled")
PATIENCE = 3600.0  # seconds for the second lane, three times what it takes
AROUND = [f"tests/{name}" for name in ("adapters", "cli", "lab", "learn", "players", "server", "web")]


def main(words: list[str]) -> None:
    """Run every step, or one interpreted pytest run with `words` if there are any."""
    os.chdir(ROOT)
    python = environment.develop()
    if words:
        programs(python)
        sys.exit(subprocess.call([python, "-m", "pytest", *words], env=env_for("interpreted")))
    start = time.monotonic()
    for step in STEPS:
        step(python)
    print(f"\nEverything passed in {time.monotonic() - start:.0f} s.")


def format_check(python: str) -> None:
    quiet("format", [python, "-m", "ruff", "format", "--check", "."], "`make fix` formats it.")


def lint(python: str) -> None:
    quiet("lint", [python, "-m", "ruff", "check", "."], "`make fix` mends what can be mended by itself.")


def types(python: str) -> None:
    quiet("types", [python, "-m", "mypy"], "The types do not fit.")


def no_pinned_urls(python: str) -> None:
    """No file that pins packages says where they come from."""
    pins = [path for path in tracked_files() if "lock" in path.name or path.name.startswith(("constraints", "require"))]
    guilty = [str(path) for path in pins if "://" in text_of(path)]
    if guilty:
        raise Trouble(f"These pin packages and must hold no URL: {', '.join(guilty)}")
    print("no URLs beside pins: done")


def programs(python: str) -> None:
    """Tests know which programs they have to do without."""
    os.environ["HOUNDTABLE_WITHOUT"] = " ".join(services.prepare())


def client(python: str) -> None:
    advice = "The table in the browser does not pass its checks: see web/README.md."
    quiet("table in the browser", [python, "tools/client.py", "check"], advice)


def tests(python: str) -> None:
    """Two lanes side by side, as most machines have two cores: the rules with coverage, shown as it goes; and the
    compiled engine and all that is around the rules, each step shown when it is done."""
    with ThreadPoolExecutor(1) as pool:
        beside = pool.submit(beside_the_rules, python)
        try:
            rules(python)
        finally:
            trouble = beside.result()
    if trouble:
        raise Trouble(trouble)


def rules(python: str) -> None:
    ignored = [f"--ignore={folder}" for folder in AROUND]
    words = [python, "-m", "coverage", "run", "-m", "pytest", *ignored]
    loud("tests of the rules, interpreted engine", words, env_for("interpreted"))
    print("coverage of kernel and games ...", flush=True)
    if subprocess.call([python, "-m", "coverage", "report"]):
        raise Trouble("A line or branch of kernel or games has no test: see Missing above.")


def beside_the_rules(python: str) -> str:
    """What went wrong; all is tried, whatever fails before."""
    folders = [folder for folder in AROUND if Path(folder).is_dir()]
    compiled = {**env_for("compiled"), "PYTHONPATH": str(ROOT / COMPILED)}
    steps = [
        ("compile", ["tools/compile.py", str(COMPILED)], environment.clean_env()),
        ("tests, compiled engine", ["-m", "pytest", "-m", "engine"], compiled),
        ("tests around the rules", ["-m", "pytest", *folders], env_for("interpreted")),
    ]
    failed = []
    lack = engine.missing()
    if lack and os.environ.get("CI") == "true":
        return f"CI tests the compiled engine too. {lack}"
    if lack:
        print(f"The compiled engine was NOT tested. {lack}", flush=True)
    end = time.monotonic() + PATIENCE
    for title, words, env in steps[2:] if lack else steps:
        start = time.monotonic()
        code, output = patient([python, "-X", "faulthandler", *words], env, end - start)
        took = time.monotonic() - start
        print(f"\n{title}:\n{output.rstrip()}\n{title}: {took:.1f} s", flush=True)
        if code:
            failed.append(f"The step `{title}` failed: see above.")
    return " ".join(failed)


def patient(words: list[str], env: dict[str, str], limit: float) -> tuple[int, str]:
    """The exit code and the output of a Python that, if it is not done within `limit`, tells where it is and ends.
    The output goes to a file, so that nothing the program leaves behind is waited for."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(words, env=env, stdout=log, stderr=subprocess.STDOUT)
        try:
            process.wait(max(limit, 1.0))
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGABRT)  # faulthandler writes what every thread is doing
            process.wait()
        log.seek(0)
        return process.returncode, log.read().decode(errors="replace")


STEPS: list[Callable[[str], None]] = [
    format_check,
    lint,
    types,
    no_pinned_urls,
    programs,
    client,
    tests,
]


def quiet(title: str, words: list[str], advice: str) -> None:
    """Run a step whose output is shown only if it fails."""
    code, output = environment.run(title, words, environment.clean_env())
    if code:
        raise Trouble(f"{output.rstrip()}\n\nThe step `{title}` failed. {advice}")


def loud(title: str, words: list[str], env: dict[str, str]) -> None:
    """Run a step whose output is shown as it comes."""
    start = time.monotonic()
    print(f"{title} ...", flush=True)
    code = subprocess.call(words, env=env)
    took = time.monotonic() - start
    if code:
        raise Trouble(f"The step `{title}` failed after {took:.1f} s: see above.")
    print(f"{title}: done, {took:.1f} s", flush=True)


def env_for(expected: str) -> dict[str, str]:
    """The environment of a test run; tests hold that the `expected` engine is at work and that no extra is missing."""
    return {**environment.clean_env(), "HOUNDTABLE_EXPECT_ENGINE": expected, "HOUNDTABLE_EXPECT_EXTRAS": "1"}


def tracked_files() -> list[Path]:
    """What git knows or would add."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        names = [str(path) for path in Path().glob("*")]  # without git: what lies at the root, where pins are
    return [Path(name) for name in names if name and Path(name).is_file()]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
