-- Who made a table (a keyed hash of an address, empty once the game is over), how it stands, when somebody last used it
-- (milliseconds since 1970), and what the list of tables tells while it sleeps; it sleeps when no node has it.
ALTER TABLE tables
    ADD COLUMN maker TEXT NOT NULL DEFAULT '',
    ADD COLUMN state TEXT NOT NULL DEFAULT 'open',
    ADD COLUMN used BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN listing BYTEA,
    ADD COLUMN awake BOOLEAN NOT NULL GENERATED ALWAYS AS (node IS NOT NULL) STORED;

UPDATE tables SET
    used = extract(epoch FROM now()) * 1000,
    state = CASE WHEN node IS NULL THEN 'over' ELSE 'open' END;

CREATE INDEX tables_by_maker ON tables (maker) WHERE state IN ('open', 'waiting', 'playing');
CREATE INDEX tables_asleep ON tables (state, used) WHERE NOT awake;
CREATE INDEX tables_listed ON tables (made) WHERE listing IS NOT NULL;

-- A position of each table's game from which the rest is played on: a cache, the entries alone tell everything.
CREATE TABLE snapshots (
    "table" TEXT PRIMARY KEY,
    data BYTEA NOT NULL
);

-- Random bytes that the servers keep to themselves.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);
