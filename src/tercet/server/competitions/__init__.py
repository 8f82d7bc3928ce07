"""Competitions on the server: their logs in the store, who may see what, and the REST interface."""
