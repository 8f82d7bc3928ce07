"""The limits on waiting. They only end hangs, so they are far longer than the busiest machine needs."""

HANG_S = 300  # for a whole program, such as a command or a server
HANG_MS = HANG_S * 1_000
STEP_MS = 120_000  # for one step in a browser
