"""Tables in play: one mailbox each, and the connections to their viewers."""
