"""What /metrics tells, in Prometheus' text format. Nothing in it changes by what somebody is asked in secret."""

from __future__ import annotations

from houndtable.server.hub import Hub
from houndtable.server.sockets import REASONS


async def text(hub: Hub) -> str:
    """Every figure with what it means."""
    counts = hub.counts
    figures = [
        ("tables", "gauge", "Tables that are awake.", len(hub.actors)),
        ("tables_asleep", "gauge", "Tables that sleep and are not over.", await hub.standings.asleep()),
        ("sockets", "gauge", "Sockets that are open.", len(hub.sockets.lines)),
        ("strangers", "gauge", "Of these, those at which nobody is known.", len(hub.sockets.strangers)),
        ("connections", "gauge", "People's sockets that are open.", counts.connections),
        ("tables_made_total", "counter", "Tables made.", counts.tables_made),
        ("refused_total", "counter", "Messages refused as malformed or too fast.", counts.refused),
        ("tables_lost_total", "counter", "Tables that went to another server.", counts.lost),
        (
            "faults_total",
            "counter",
            "Things that went wrong and should not; the log has each by its number.",
            counts.faults,
        ),
        ("thoughts_waiting", "gauge", "Questions to bots that wait.", hub.thinkers.crew.waiting),
        ("thoughts_refused_total", "counter", "Questions to bots that found no room.", hub.thinkers.crew.refused),
        ("thoughts_cancelled_total", "counter", "Questions to bots given up.", hub.thinkers.crew.cancelled),
        ("retellings_waiting", "gauge", "Whole matches that wait to be told.", hub.offload.crew.waiting),
        ("retellings_refused_total", "counter", "Whole matches that found no room.", hub.offload.crew.refused),
        (
            "worker_restarts_total",
            "counter",
            "Worker processes that died or had to be killed.",
            hub.thinkers.crew.deaths + hub.offload.crew.deaths,
        ),
        ("store_failures_total", "counter", "Entries that the disk did not take.", counts.failures),
    ]
    if hub.cluster is not None:
        figures += [
            ("processes", "gauge", "Server processes on this database.", len(hub.cluster.alive)),
            ("forwarded_total", "counter", "Messages that went to the process with their table.", counts.forwarded),
        ]
    lines = []
    for name, kind, about, value in figures:
        full = f"houndtable_{name}"
        lines += [f"# HELP {full} {about}", f"# TYPE {full} {kind}", f"{full} {value}"]
    full = "houndtable_sockets_refused_total"
    lines += [f"# HELP {full} Sockets refused or closed, by the reason.", f"# TYPE {full} counter"]
    lines += [f'{full}{{reason="{reason}"}} {hub.sockets.refused[reason]}' for reason in REASONS]
    return "\n".join([*lines, ""])
