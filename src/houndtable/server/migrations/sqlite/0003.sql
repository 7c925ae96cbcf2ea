-- Beside its entries: whether a table is awake, who made it (a keyed hash of an address, empty once the game is over),
-- how it stands, when somebody last used it (milliseconds since 1970), and what the list of tables tells while it sleeps.
CREATE TABLE tables (
    made INTEGER PRIMARY KEY,
    "table" TEXT NOT NULL UNIQUE,
    maker TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL DEFAULT 'open',
    awake INTEGER NOT NULL DEFAULT 1,
    used INTEGER NOT NULL,
    listing BLOB
);

INSERT INTO tables ("table", state, awake, used)
SELECT "table", CASE WHEN "table" IN over THEN 'over' ELSE 'open' END, "table" NOT IN over,
    CAST(strftime('%s', 'now') AS INTEGER) * 1000
FROM entries WHERE number = 0 ORDER BY rowid;

DROP TABLE over;

CREATE INDEX tables_awake ON tables (made) WHERE awake;
CREATE INDEX tables_by_maker ON tables (maker) WHERE state IN ('open', 'waiting', 'playing');
CREATE INDEX tables_asleep ON tables (state, used) WHERE NOT awake;
CREATE INDEX tables_listed ON tables (made) WHERE listing IS NOT NULL;

-- A position of each table's game from which the rest is played on: a cache, the entries alone tell everything.
CREATE TABLE snapshots (
    "table" TEXT PRIMARY KEY,
    data BLOB NOT NULL
) WITHOUT ROWID;

-- Random bytes that the server keeps to itself.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
