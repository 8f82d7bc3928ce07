import { effect, type ReadonlySignal, signal } from "@preact/signals";

/**
 * The same value once a frame has been drawn with it. What answers a press (the ring round a card) is drawn with the
 * value itself, at once; what only tells about it follows, so that the first has not to wait for the second.
 */
export function afterDrawn<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
  const drawn = signal(source.peek());
  effect(() => {
    const { value } = source;
    if (value === drawn.peek()) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        drawn.value = value;
      }),
    );
  });
  return drawn;
}
