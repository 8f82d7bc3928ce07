"""The one limit on waiting. It is only there to end a hang, so it is far beyond what the busiest machine needs."""

HANG_S = 300
HANG_MS = HANG_S * 1_000
