"""Players that are not people. They are given a `Random` and the time: no clock or randomness of their own."""
