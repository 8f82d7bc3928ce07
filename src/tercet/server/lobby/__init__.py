"""Tables by their codes, the list of open ones, and what was won at them."""
