-- A server process, and until when what it has is its own.
CREATE TABLE nodes (
    node TEXT PRIMARY KEY,
    expires TIMESTAMPTZ NOT NULL
);

CREATE SEQUENCE fences;

-- Which process has a table; NULL when nobody needs to. The fence is a new one whenever that changes.
CREATE TABLE tables (
    "table" TEXT PRIMARY KEY,
    made BIGINT GENERATED ALWAYS AS IDENTITY,
    node TEXT,
    fence BIGINT NOT NULL
);

CREATE INDEX tables_by_node ON tables (node) WHERE node IS NOT NULL;

-- The fence tells under which claim an entry was written.
CREATE TABLE entries (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    fence BIGINT NOT NULL,
    data BYTEA NOT NULL,
    PRIMARY KEY ("table", number)
);

CREATE TABLE people (
    person TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
);
