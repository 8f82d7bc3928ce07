"""Tables by code, the list of open tables, and results."""
