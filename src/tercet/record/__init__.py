"""The log as text: write, read, replay and verify."""
