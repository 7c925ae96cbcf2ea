"""Who plays many games: the processors of this machine, or a cluster; and the extras that long work needs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from houndtable.cli.parser import Misuse, whole
from houndtable.lab.workers import Labour, Workers, processors


def arguments(parser: ArgumentParser) -> None:
    """How many processors, or which cluster."""
    parser.add_argument("--jobs", type=whole(1, 256), metavar="J", help="how many processors (default: all)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler, as in tcp://host:8786")


def need(what: str, extra: str, modules: list[str]) -> None:
    """Refuses what cannot be done without an extra."""
    if any(find_spec(name) is None for name in modules):
        raise Misuse(f"{what} needs the extra {extra}: pip install 'houndtable[{extra}]'.")


@contextmanager
def labour_of(args: Namespace) -> Iterator[Labour]:
    """The workers the arguments ask for."""
    if args.cluster is None:
        yield Workers(args.jobs or processors())
        return
    if args.jobs is not None:
        raise Misuse("--cluster has its own workers: it goes without --jobs.")
    need("--cluster", "dask", ["distributed"])
    from houndtable.lab.cluster import BrokenCluster, Cluster

    try:
        with Cluster(args.cluster) as cluster:
            yield cluster
    except BrokenCluster as broken:
        raise Misuse(str(broken)) from None
