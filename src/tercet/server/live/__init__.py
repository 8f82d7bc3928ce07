"""Tables that are being played: one mailbox each, and the wire between them and their viewers."""
