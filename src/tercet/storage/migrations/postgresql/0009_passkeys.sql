-- Passkeys: public keys under the ids that authenticators gave them. The handle is random, one for all of a player.
CREATE TABLE passkeys (
    id bytea PRIMARY KEY, player text NOT NULL REFERENCES players (id), handle bytea NOT NULL, public_key bytea NOT NULL,
    signs bigint NOT NULL, created bigint NOT NULL, used bigint NOT NULL
);
CREATE INDEX passkeys_of_player ON passkeys (player);
-- What an authenticator is to sign: for one session or one visitor, once, within a few minutes.
CREATE TABLE challenges (challenge bytea PRIMARY KEY, bound bytea NOT NULL, handle bytea NOT NULL, expires bigint NOT NULL);
