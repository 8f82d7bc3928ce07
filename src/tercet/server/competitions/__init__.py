"""Competitions on the server: their logs in the store, who may see what of them, and the REST interface to them."""
