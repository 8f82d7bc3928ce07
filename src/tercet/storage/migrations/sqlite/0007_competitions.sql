-- What the list shows of a competition: derived from its log.
CREATE TABLE competitions (
    stream TEXT PRIMARY KEY, name TEXT NOT NULL, coordinator TEXT NOT NULL, entrants INTEGER NOT NULL, status TEXT NOT NULL,
    listed INTEGER NOT NULL, head INTEGER NOT NULL, changed INTEGER NOT NULL
) STRICT;
CREATE INDEX competitions_by_change ON competitions (changed);
-- Who the entrants are, as JSON: in no log, so that it can be erased.
CREATE TABLE entrants (stream TEXT NOT NULL, person TEXT NOT NULL, details TEXT NOT NULL, PRIMARY KEY (stream, person)) STRICT;
CREATE INDEX entrants_by_person ON entrants (person);
