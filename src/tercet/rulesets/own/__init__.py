"""Rules of people's own: as a text, and what they are put together from."""
