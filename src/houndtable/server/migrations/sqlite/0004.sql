-- Each device of a person has a session; only the hash of its token is kept. Days are counted from 1970.
CREATE TABLE sessions (
    session TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL,
    replaces TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);

INSERT INTO sessions (session, token, person, made, used)
SELECT lower(hex(randomblob(8))), token, person, day, day
FROM people, (SELECT CAST(strftime('%s', 'now') AS INTEGER) / 86400 AS day);

-- `named` says whether others may see the name after the game.
CREATE TABLE known_people (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    named INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

INSERT INTO known_people (person, name) SELECT person, name FROM people;
DROP TABLE people;
ALTER TABLE known_people RENAME TO people;

-- Which tables mention a person. There may be a row too many, never one too few.
CREATE TABLE attendance (
    person TEXT NOT NULL,
    "table" TEXT NOT NULL,
    PRIMARY KEY (person, "table")
) WITHOUT ROWID;

CREATE TEMP VIEW told AS
SELECT "table", CASE WHEN json_valid(CAST(data AS TEXT)) THEN CAST(data AS TEXT) ELSE '{}' END AS entry
FROM main.entries
WHERE number = 0 OR CAST(data AS TEXT) LIKE '{"entry":"s%';

INSERT OR IGNORE INTO attendance (person, "table")
SELECT json_extract(entry, '$.person'), "table" FROM told WHERE json_extract(entry, '$.person') IS NOT NULL;

INSERT OR IGNORE INTO attendance (person, "table")
SELECT json_extract(entry, '$.host'), "table" FROM told WHERE json_extract(entry, '$.host') IS NOT NULL;

INSERT OR IGNORE INTO attendance (person, "table")
SELECT kept.value, "table" FROM told, json_each(entry, '$.reserved') AS kept WHERE kept.value <> '';

DROP VIEW told;

-- People whose names are still being removed.
CREATE TABLE forgetting (
    person TEXT PRIMARY KEY
) WITHOUT ROWID;
