"""The REST interface: people, tables, rule sets, records, statistics."""
