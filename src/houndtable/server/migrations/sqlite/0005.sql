-- The keys that sign records, the newest last. Once a key is replaced only its public half is kept.
CREATE TABLE keys (
    number INTEGER PRIMARY KEY,
    public BLOB NOT NULL,
    private BLOB NOT NULL
);
