"""One module a slot: the only place that knows the slot's values. No slot knows another.

What is asked at every claim asks `isinstance`, the most frequent value first: a class pattern makes a set, a list and a
tuple before it answers. What is asked less often is a `match`.
"""
