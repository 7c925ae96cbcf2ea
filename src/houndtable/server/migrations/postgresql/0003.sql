-- Each device of a person has a session; only the hash of its token is kept. Days are counted from 1970.
CREATE TABLE sessions (
    session TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL,
    replaces TEXT NOT NULL DEFAULT ''
);

CREATE INDEX sessions_by_person ON sessions (person);

INSERT INTO sessions (session, token, person, made, used)
SELECT left(md5(random()::text || person), 16), token, person, day, day
FROM people, (SELECT floor(extract(epoch FROM now()) / 86400)::integer AS day) AS today;

-- `named` says whether others may see the name after the game.
ALTER TABLE people DROP COLUMN token;
ALTER TABLE people ADD COLUMN named INTEGER NOT NULL DEFAULT 0;

-- Which tables mention a person. There may be a row too many, never one too few.
CREATE TABLE attendance (
    person TEXT NOT NULL,
    "table" TEXT NOT NULL,
    PRIMARY KEY (person, "table")
);

CREATE FUNCTION told(data BYTEA) RETURNS JSONB LANGUAGE plpgsql AS $$
BEGIN
    RETURN convert_from(data, 'UTF8')::jsonb;
EXCEPTION WHEN OTHERS THEN
    RETURN '{}'::jsonb;
END $$;

INSERT INTO attendance (person, "table")
SELECT told(data) ->> 'person', "table" FROM entries
WHERE substring(data FROM 1 FOR 11) = '{"entry":"s' AND told(data) ->> 'person' IS NOT NULL
ON CONFLICT DO NOTHING;

INSERT INTO attendance (person, "table")
SELECT told(data) ->> 'host', "table" FROM entries WHERE number = 0 AND told(data) ->> 'host' IS NOT NULL
ON CONFLICT DO NOTHING;

INSERT INTO attendance (person, "table")
SELECT kept.person, "table" FROM entries
CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(told(data) -> 'reserved', '[]'::jsonb)) AS kept (person)
WHERE number = 0 AND kept.person <> ''
ON CONFLICT DO NOTHING;

DROP FUNCTION told(BYTEA);

-- People whose names are still being removed.
CREATE TABLE forgetting (
    person TEXT PRIMARY KEY
);
