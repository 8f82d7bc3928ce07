"""How fast the machine is at the moment: a loop that is always the same, timed by the page's main thread.

Other programs slow the page down, and the emulated slow processor is not exact beside them. The loop, run between the
samples, shows by how much, so that a slow page can be told from a disturbed one.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, NamedTuple

from playwright.sync_api import Page

BEGUN: Final = "loop begun"
DONE: Final = "loop done"

# It reads and writes half a megabyte in no order, as a page does; it leaves nothing to the garbage collection.
LOOP: Final = """
const cells = new Int32Array(1 << 17);
window.loop = () => {
  performance.mark("BEGUN");
  let at = 1;
  for (let n = 0; n < 150_000; n++) {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff;
    cells[(at >> 8) & 0x1ffff] += at;
  }
  performance.mark("DONE");
};
""".replace("BEGUN", BEGUN).replace("DONE", DONE)


def loop(page: Page) -> None:
    """Run it once, where a trace can see it; the page must have `LOOP` as a script."""
    page.evaluate("window.loop()")


class Looped(NamedTuple):
    """One run of the loop."""

    ts: float  # when it began, by the clock of the trace
    took: float  # ms of the main thread's own time


class Pace(NamedTuple):
    """The runs of the loop in one trace, in order."""

    runs: Sequence[Looped]

    @property
    def fastest(self) -> float:
        """The shortest run, in ms."""
        return min(one.took for one in self.runs)

    def around(self, ts: float) -> float:
        """How long the loop took about then: the mean of the runs before and after, in ms."""
        n = bisect_left(self.runs, ts, key=lambda one: one.ts)
        beside = self.runs[max(0, n - 1) : n + 1]
        return sum(one.took for one in beside) / len(beside)
