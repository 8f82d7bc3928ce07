"""Printing on the server: orders wait in a queue, and a separate process prints them, so that its memory is freed."""
