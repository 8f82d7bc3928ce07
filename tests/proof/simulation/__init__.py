"""Hostile games in simulated time: one number decides everything that happens, so every failure can be seen again.

Real: the client library, WebSocket frames, visitors, tables and the log in SQLite. Simulated: the clock, the network
between them, the moment at which the disk has saved something, and when a worker dies.
"""
