"""People: guests at once, accounts for those who want one. Names and logins are stored here, never in a log."""
