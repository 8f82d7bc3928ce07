-- Who sits at a table of the lobby: the ids of the players, with spaces between them.
ALTER TABLE lobby ADD COLUMN sitting text NOT NULL DEFAULT '';
-- When a competition begins, how many of its rounds have begun, and how many there are.
ALTER TABLE competitions ADD COLUMN begins text NOT NULL DEFAULT '';
ALTER TABLE competitions ADD COLUMN round bigint NOT NULL DEFAULT 0;
ALTER TABLE competitions ADD COLUMN rounds bigint NOT NULL DEFAULT 0;
