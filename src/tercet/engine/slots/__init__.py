"""One module for each slot: the only place that knows the slot's values. No slot knows another.

Functions called at every claim use `isinstance`, the most frequent value first, because a class pattern creates a set,
a list and a tuple. Functions called less often use `match`.
"""
