-- What the list shows of a competition: derived from its log.
CREATE TABLE competitions (
    stream text PRIMARY KEY, name text NOT NULL, coordinator text NOT NULL, entrants bigint NOT NULL, status text NOT NULL,
    listed bigint NOT NULL, head bigint NOT NULL, changed bigint NOT NULL
);
CREATE INDEX competitions_by_change ON competitions (changed);
-- Who the entrants are, as JSON: in no log, so that it can be erased.
CREATE TABLE entrants (stream text NOT NULL, person text NOT NULL, details text NOT NULL, PRIMARY KEY (stream, person));
CREATE INDEX entrants_by_person ON entrants (person);
