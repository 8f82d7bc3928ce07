-- Games of competitions that are played at tables here: who sits there as JSON, and whether nothing more is to be reported.
CREATE TABLE game_tables (
    competition TEXT NOT NULL, game INTEGER NOT NULL, stream TEXT NOT NULL, seating TEXT NOT NULL, closed INTEGER NOT NULL,
    PRIMARY KEY (competition, game)
) STRICT;
CREATE INDEX game_tables_by_stream ON game_tables (stream);
