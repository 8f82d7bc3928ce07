"""Who is who: guests at once, accounts for those who want one. Names and logins lie here, never in a log."""
