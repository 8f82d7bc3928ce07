-- The workers that are running, and the tables that live at each. A worker that is gone is evicted, and then its tables are free.
CREATE TABLE workers (
    id text PRIMARY KEY, lock bigint NOT NULL, address text NOT NULL, secret text NOT NULL, beat bigint NOT NULL,
    evicted bigint NOT NULL
);
CREATE TABLE homes (
    stream text PRIMARY KEY, worker text NOT NULL REFERENCES workers (id) ON DELETE CASCADE
);
CREATE INDEX homes_of_worker ON homes (worker);
