-- Lines that somebody wrote at a table and somebody else reported. They hold words of people, so they are no part of a log.
CREATE TABLE reports (
    at bigint NOT NULL, stream text NOT NULL, reporter text NOT NULL, player text NOT NULL, lines text NOT NULL
);
CREATE INDEX reports_about_player ON reports (player, at);
