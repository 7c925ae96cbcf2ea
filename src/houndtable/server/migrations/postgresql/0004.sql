-- The keys that sign records, the newest last. Once a key is replaced only its public half is kept.
CREATE TABLE keys (
    number INTEGER PRIMARY KEY,
    public BYTEA NOT NULL,
    private BYTEA NOT NULL
);
