"""The draw: who sits at which table in which round."""
