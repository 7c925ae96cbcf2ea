"""Keeps matches of each version of a game's rules beside the game, by which a change of the rules is found."""

from __future__ import annotations

import json
from importlib.util import find_spec

from houndtable.authoring.derive import path_of
from houndtable.kernel.copying import home_of
from houndtable.kernel.errors import BadOption
from houndtable.kernel.game import Game


def keep(game: Game) -> list[str]:
    """Keep matches of every version that had none, and return those versions; what was kept stays as it is."""
    if find_spec("hypothesis") is None:
        raise BadOption("needs-extra", what="keep-matches", extra="check")
    from houndtable.conformance import versions

    before = versions.kept_matches(game) or {}
    kept = versions.with_newest(game)
    new = [version for version in kept if version not in before]
    if new:
        rows = [f' "{version}": [\n  ' + ",\n  ".join(map(json.dumps, kept[version])) + "\n ]" for version in kept]
        path = path_of(home_of(game)).with_name(versions.FILE)
        path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    return new
