"""Imports go down only: the table of layers in docs/architecture.md, held."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from houndtable.games import names as game_names

PACKAGE = Path(__file__).parent.parent / "src" / "houndtable"
TEMPLATE = PACKAGE / "authoring" / "template"  # of another package

# layer: (the layers it may import besides itself, the third-party packages it may import)
LAYERS: dict[str, tuple[set[str], set[str]]] = {
    "kernel": (set(), set()),
    "games": ({"kernel"}, set()),
    "record": ({"games", "kernel"}, set()),
    "bots": ({"games", "kernel"}, set()),
    "words": ({"bots", "games", "kernel"}, {"fluent"}),
    "players": ({"bots", "games", "kernel"}, set()),
    "server": (
        {"words", "record", "players", "bots", "games", "kernel"},
        {"asyncpg", "cryptography", "httptools", "msgspec", "redis", "starlette", "uvicorn", "websockets"},
    ),
    "lab": (
        {"words", "record", "players", "bots", "games", "kernel"},
        {"altair", "distributed", "pyarrow", "vl_convert"},
    ),
    "adapters": (
        {"words", "bots", "games", "kernel"},
        {"PIL", "gymnasium", "librt", "mypy_extensions", "numpy", "pettingzoo", "pyspiel"},
    ),
    "conformance": ({"words", "record", "bots", "games", "kernel"}, {"hypothesis"}),
    "authoring": ({"conformance", "words", "bots", "games", "kernel"}, {"mypy", "mypyc", "setuptools"}),
    "cli": ({"authoring", "server", "lab", "words", "record", "players", "bots", "games", "kernel"}, {"rich"}),
}
PURE = ["kernel", "games", "record", "bots"]
WORLD = {
    "random", "secrets", "time", "datetime", "asyncio", "threading", "multiprocessing", "logging", "io", "os",
    "pathlib", "shutil", "tempfile", "socket", "ssl", "http", "urllib", "subprocess",
}  # fmt: skip


def modules(layer: str) -> list[Path]:
    return [path for path in sorted((PACKAGE / layer).rglob("*.py")) if TEMPLATE not in path.parents]


def imports(path: Path) -> set[str]:
    """The full names of all modules a file imports, anywhere in it, those for type checking only left out."""
    found: set[str] = set()
    for node in walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            assert node.module is not None
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def walk(tree: ast.AST) -> list[ast.AST]:
    """All nodes, but for those under `if TYPE_CHECKING:`."""
    nodes = [tree]
    for child in ast.iter_child_nodes(tree):
        typing_only = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
        nodes += [] if typing_only else walk(child)
    return nodes


def test_every_folder_of_the_package_is_a_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_layers_below_it(layer: str) -> None:
    allowed = LAYERS[layer][0] | {layer}
    for path in modules(layer):
        ours = {name.split(".")[1] for name in imports(path) if name.startswith("houndtable.")}
        assert {name for name in ours & set(LAYERS) if name not in allowed} == set(), path


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_the_third_party_packages_it_may(layer: str) -> None:
    for path in modules(layer):
        roots = {name.split(".")[0] for name in imports(path)} - {"houndtable"}
        assert roots - sys.stdlib_module_names <= LAYERS[layer][1], path


@pytest.mark.parametrize("layer", PURE)
def test_the_engine_touches_no_clock_no_file_no_network_and_no_luck_but_chance(layer: str) -> None:
    for path in modules(layer):
        roots = {name.split(".")[0] for name in imports(path)}
        assert roots & WORLD == set(), path


@pytest.mark.parametrize("game", game_names())
def test_no_game_imports_another(game: str) -> None:
    others = set(game_names()) - {game}
    for path in modules(f"games/{game}"):
        named = {name.split(".")[2] for name in imports(path) if name.startswith("houndtable.games.")}
        assert named & others == set(), path
