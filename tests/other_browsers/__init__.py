"""The main journeys in Firefox and WebKit: `python3 dev.py browsers`. A command of its own, not part of the tests."""
