"""One module a slot: the only place that knows the slot's values. No slot knows another."""
