"""The table server: the authority that people and bots play through. Extra `server`; docs/protocol.md is its contract.

Reading order: messages (all that is said), settings, refusals, texts, entries (what is written down), store and
sqlite_store, seats, move_log, transcript and table (one table, told by its entries), undo, holds and clocks, showing,
packing and streams (what each viewer is sent), ledger, snapshots and restoring (a table read from the disk), actor (one
table in its turn), hub (all of them), standings, sleepers, waking and retention (their end), fair, workers, crew and
offload (what takes long), looking_back and retelling (whole matches), bots, advice, addresses, registry (all that is
kept about people), people, presence (open sockets), naming (who sees which names), redaction and forgetting (who is
removed), connection (a socket), desk, own, export, links and http, get_rates, app, private, folder, garbage, sockets,
listening and wire (limits on sockets), serving; for PostgreSQL and several processes: schema, postgres, leases,
postgres_store, frames, link, relay, asgi, inquiries, cluster, sharing.
"""
