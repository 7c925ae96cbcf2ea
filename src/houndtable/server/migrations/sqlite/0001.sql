CREATE TABLE entries (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY ("table", number)
);

CREATE TABLE people (
    person TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
) WITHOUT ROWID;
