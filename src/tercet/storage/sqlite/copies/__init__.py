"""A copy of all data in a second folder, kept up to date while the server runs."""
