"""How fast the eye reads a photo of twelve cards in Chromium, with SIMD and without.

python3 dev.py bench eye [PHOTOS]

A real server and a real Chromium. The photo is a drawn table of 1,600 × 1,200 pixels. Chromium's own slow-down reaches
only the page, not its workers, so the time of the worker is measured at full speed and multiplied by four. With a
policy that forbids WebAssembly the eye computes in plain JavaScript.
"""

import base64
import platform
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from gzip import compress
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from playwright.sync_api import Browser, Page, Route, sync_playwright  # noqa: E402

from tercet.cards.notation import parse_cards  # noqa: E402
from tests.support.browser import QUIET, chromium_here, context, use_own_node  # noqa: E402
from tests.support.drawn_tables import laid_out, table_png  # noqa: E402
from tests.support.serving import serving  # noqa: E402

SLOWED = 4
ASSETS = ROOT / "src/tercet/static/assets"
TABLE = ("1rof", "2psh", "3gde", "1gse", "2rdf", "3poh", "1pde", "2gsf", "3roe", "1gsh", "2pde", "3rsh")
ALLOWED = " 'wasm-unsafe-eval'"
LOOK = """async ([worker, picture, photos]) => {
  const eye = new Worker(`/assets/${worker}`, {type: "module"});
  const answer = () => new Promise(give => { eye.onmessage = ({data}) => give(data); });
  const ready = await answer();
  if (ready.kind !== "ready") throw new Error(ready.code);
  const photo = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), one => one.charCodeAt(0))]));
  const times = [];
  let cards = 0;
  for (let n = 0; n < photos; n++) {
    const began = performance.now();
    eye.postMessage({kind: "look", picture: photo});
    const {sight} = await answer();
    times.push(performance.now() - began);
    cards = sight.cards.length;
  }
  eye.terminate();
  return {times, cards};
}"""


def without_web_assembly(route: Route) -> None:
    """The worker's script, by a policy that allows no WebAssembly."""
    answer = route.fetch()
    policy = answer.headers["content-security-policy"]
    route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": policy.replace(ALLOWED, "")})


@contextmanager
def page_of(browser: Browser, served: str, plain: bool) -> Iterator[Page]:
    """A page of the server, on which a worker may start."""
    with context(browser, service_workers="block") as visit:
        if plain:
            visit.route("**/eye-worker-*.js", without_web_assembly)
        page = visit.new_page()
        page.goto(served)
        yield page


def main(photos: int) -> None:
    """Measure and tell."""
    use_own_node()
    chromium = chromium_here()
    (worker,) = ASSETS.glob("eye-worker-*.js")
    (weights,) = ASSETS.glob("weights-*.bin")
    picture = base64.b64encode(table_png([*laid_out(parse_cards(TABLE), 1600, 1200)], 1600, 1200)).decode()
    print(f"{platform.machine()}, {photos} photos each; ms, {SLOWED} times slower than here\n")
    print("| what | first | median | fastest | cards | goal |\n| --- | --- | --- | --- | --- | --- |")
    with ExitStack() as stack:
        served = stack.enter_context(serving()).rstrip("/")
        launcher = stack.enter_context(sync_playwright()).chromium
        env: dict[str, str | float | bool] = {**chromium.env}
        browser = stack.enter_context(launcher.launch(executable_path=chromium.program, env=env, args=QUIET))
        for name, plain, goal in (("with SIMD", False, 600), ("plain", True, 1500)):
            with page_of(browser, served, plain) as page:
                told = page.evaluate(LOOK, [worker.name, picture, photos])
            times = [SLOWED * one for one in told["times"]]
            numbers = f"{times[0]:.0f} | {median(times):.0f} | {min(times):.0f} | {told['cards']}"
            print(f"| {name} | {numbers} | {goal} |")
    print("\n| size | KB | goal |\n| --- | --- | --- |")
    print(f"| code of the eye, gzipped | {len(compress(worker.read_bytes())) / 1000:.1f} | 40 |")
    print(f"| weights | {weights.stat().st_size / 1000:.0f} | 400 |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20)
