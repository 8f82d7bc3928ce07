"""A day of tables with homes, simulated."""
