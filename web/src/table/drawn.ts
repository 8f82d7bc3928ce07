import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";

/**
 * The same value once a frame has been drawn with it. What answers a press or a message (a ring, a card, a figure) is
 * drawn with the value itself, at once; what only tells about it follows, so that the first has not to wait for it.
 */
export function afterDrawn<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
  const drawn = signal(source.peek());
  let waits = false;
  effect(() => {
    if (source.value === drawn.peek() || waits) return;
    waits = true;
    afterFrame(() => {
      waits = false;
      drawn.value = source.peek();
    });
  });
  return drawn;
}

let waiting: (() => void)[] = [];

/** Everything that waits for the same frame is done together. */
function afterFrame(act: () => void): void {
  waiting.push(act);
  if (waiting.length === 1) requestAnimationFrame(frameBegins);
}

function frameBegins(): void {
  const acts = waiting;
  waiting = [];
  setTimeout(() =>
    batch(() => {
      for (const act of acts) act();
    }),
  );
}
