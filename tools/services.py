"""The programs besides Python that some tests talk to: where they are, and how the build machine gets them."""

from __future__ import annotations

import os
import shutil
from glob import glob

import environment
from environment import Trouble

# program: Debian's package
PACKAGES = {
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "nginx": "nginx",
    "caddy": "caddy",
    "systemd-analyze": "systemd",
    "openssl": "openssl",
    "chromium": "chromium",
}
FOLDERS = ["/usr/lib/postgresql/*/bin", "/usr/sbin", "/opt/homebrew/opt/postgresql*/bin"]


def find(name: str) -> str | None:
    """The program's path; None if it is not on this machine."""
    places = [folder for pattern in FOLDERS for folder in sorted(glob(pattern), reverse=True)]
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(places))


def prepare() -> list[str]:
    """What is missing, with a sentence for each; on the build machine it is installed instead."""
    missing = [name for name in PACKAGES if find(name) is None]
    if os.environ.get("CI") == "true" and missing:
        install([PACKAGES[name] for name in missing])
        return []
    for name in missing:
        print(f"Tests with {name} are left out: it is not on this machine (Debian: apt-get install {PACKAGES[name]}).")
    return missing


def install(packages: list[str]) -> None:
    """The packages are there."""
    env = {**environment.clean_env(), "DEBIAN_FRONTEND": "noninteractive"}
    for words in [["update"], ["install", "-y", "--no-install-recommends", *packages]]:
        code, output = environment.run("apt-get " + " ".join(words), ["apt-get", "-q", *words], env)
        if code:
            raise Trouble(f"{output.rstrip()}\n\nThe tests need {', '.join(packages)}.")
