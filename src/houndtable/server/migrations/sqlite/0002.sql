-- Tables at which nothing can happen any more.
CREATE TABLE over (
    "table" TEXT PRIMARY KEY
) WITHOUT ROWID;
