/**
 * While the head is dragged, the cards are painted into one canvas, which the browser need not lay out. What is laid out
 * under it, with names for those who listen, follows when the head rests.
 */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Card } from "../cards/card";
import { cardsAreUnseen } from "../rules/deck";
import { linkCards } from "../rules/pattern";
import { edition, palette, settings, shade } from "../settings/settings";
import { wide } from "../table/Layout";
import { type Brush, type Colours, paint } from "./brush";
import { drawFaces } from "./faces";
import type { Frame, Prepared } from "./frames";
import { placesFor, type Size } from "./Places";
import type { Playback } from "./state";

export class Painting {
  readonly brush: Signal<Brush | null> = signal(null);
  readonly shown: ReadonlySignal<boolean>;
  readonly laid: ReadonlySignal<Frame>;

  constructor(play: Playback) {
    this.shown = computed(() => play.dragged.value && !play.showing.value && this.brush.value !== null);
    let laid = play.prepared.frames[play.index.peek()] as Frame;
    this.laid = computed(() => {
      if (!this.shown.value) laid = play.frame;
      return laid;
    });
  }
}

/** A canvas over the cards, and when it is to be seen. */
export function usePainting(play: Playback): { painting: Painting; canvas: RefObject<HTMLCanvasElement | null> } {
  const painting = useMemo(() => new Painting(play), [play]);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    return current && isPaintable(play.prepared) ? keepBrush(painting.brush, current, play.prepared) : undefined;
  }, [play, painting]);
  useEffect(
    () =>
      effect(() => {
        const { brush, shown } = painting;
        if (shown.value && brush.value) paint(brush.value, play.frame);
      }),
    [play, painting],
  );
  return { painting, canvas };
}

/** Cards that lie beside the layout, or that nobody has seen, are laid out only. */
const isPaintable = ({ frames, match }: Prepared): boolean =>
  !cardsAreUnseen(match.rules) && frames.every(({ table }) => linkCards(table).length === 0);

/** A brush for the size and the colours of the moment; none while it is made, or if the browser cannot make it. */
function keepBrush(brush: Signal<Brush | null>, canvas: HTMLCanvasElement, prepared: Prepared): () => void {
  let size: Size | null = null;
  let turn = 0;
  const make = async () => {
    turn += 1;
    const mine = turn;
    brush.value = null;
    const made = size && (await brushFor(canvas, prepared, size));
    if (mine !== turn) return;
    brush.value = made;
    canvas.toggleAttribute("data-ready", made !== null);
  };
  const observer = new ResizeObserver(([entry]) => {
    size = entry?.contentRect ?? null;
    void make();
  });
  observer.observe(canvas.parentElement as Element);
  const stop = effect(() => {
    void [settings.value, palette.value, shade.value, edition.value, wide.value];
    void make();
  });
  return () => {
    turn += 1;
    observer.disconnect();
    stop();
  };
}

async function brushFor(canvas: HTMLCanvasElement, { frames }: Prepared, size: Size): Promise<Brush | null> {
  const counts = [...new Set(frames.map(({ layout }) => layout.length))];
  const cards = [...new Set(frames.flatMap(({ layout }) => layout))].filter((card): card is Card => card !== null);
  const dense = Math.min(2, devicePixelRatio);
  const places = placesFor(counts, size, dense);
  const wide = Math.max(1, ...[...places.values()].flatMap((boxes) => boxes.map((box) => box.width)));
  const faces = await drawFaces(cards, { edition: edition.peek(), theme: shade.peek(), wide });
  if (!faces) return null;
  Object.assign(canvas, { width: Math.round(size.width * dense), height: Math.round(size.height * dense) });
  const pen = canvas.getContext("2d", { alpha: false });
  return pen && { pen, dense, faces, places, colours: coloursOf(canvas) };
}

/** What the page means by these names now: a canvas does not know them. */
function coloursOf(canvas: HTMLElement): Colours {
  const value = (name: string) => {
    canvas.style.color = `var(${name})`;
    return getComputedStyle(canvas).color;
  };
  return {
    cloth: value("--cloth"),
    right: [value("--selection"), value("--selection-halo")],
    wrong: value("--danger"),
  };
}
