"""The eye: which cards of a real deck lie in a photo. Needs NumPy; the same weights are read in the browser."""
