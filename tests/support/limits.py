"""The one limit on waiting. It only ends hangs, so it is far longer than the busiest machine needs."""

HANG_S = 300
HANG_MS = HANG_S * 1_000
