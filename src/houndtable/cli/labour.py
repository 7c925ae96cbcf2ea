"""Who plays many games: the processors of this machine, or a cluster; and the extras that long work needs."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from houndtable.cli.parser import Misuse, Parser, whole
from houndtable.lab.workers import Labour, Workers, processors


def arguments(parser: Parser) -> None:
    """How many processors, or which cluster."""
    parser.add_argument("--jobs", type=whole(1, 256), metavar="J")
    parser.add_argument("--cluster", metavar="ADDRESS")


def need(what: str, extra: str, modules: list[str]) -> None:
    """Refuses what cannot be done without an extra."""
    if any(find_spec(name) is None for name in modules):
        raise Misuse("needs-extra", what=what, extra=extra)


@contextmanager
def labour_of(args: Namespace) -> Iterator[Labour]:
    """The workers the arguments ask for."""
    if args.cluster is None:
        yield Workers(args.jobs or processors())
        return
    if args.jobs is not None:
        raise Misuse("misuse-cluster-or-jobs")
    need("--cluster", "dask", ["distributed"])
    from houndtable.lab.cluster import Cluster

    with Cluster(args.cluster) as cluster:
        yield cluster
