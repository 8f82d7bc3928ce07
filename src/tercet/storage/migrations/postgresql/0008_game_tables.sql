-- Games of competitions that are played at tables here: who sits there as JSON, and whether nothing more is to be reported.
CREATE TABLE game_tables (
    competition text NOT NULL, game bigint NOT NULL, stream text NOT NULL, seating text NOT NULL, closed bigint NOT NULL,
    PRIMARY KEY (competition, game)
);
CREATE INDEX game_tables_by_stream ON game_tables (stream);
