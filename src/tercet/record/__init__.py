"""The log as text: written, read back, replayed and proved."""
