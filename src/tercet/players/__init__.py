"""Players that are not people. They take a `Random` and the instant: no clock, no dice of their own."""
