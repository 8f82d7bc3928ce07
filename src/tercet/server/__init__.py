"""The web server: pages, and whether all is well. The web framework stays in this room."""
