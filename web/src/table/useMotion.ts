import { useLayoutEffect, useRef } from "preact/hooks";
import type { Card } from "../cards/card";
import { arrivedIn, movedBetween, play, type Spots, sceneOf, spotsOf } from "./motion";

type Grid = { current: HTMLElement | null };
type Places = readonly (Card | null)[];

/** Cards that have just been taken, and the figure they go to. */
export interface Taken {
  readonly cards: readonly Card[];
  readonly score: string; // a selector
}

/** Shows how the layout became what it is. The old scene is read while drawing, before the page changes. */
export function useMotion(grid: Grid, layout: Places, taken: Taken | null): void {
  const drawn = useRef<Places>([]);
  const spots = useSpots(grid, layout.length);
  const was = drawn.current;
  const moved = was === layout ? [] : movedBetween(was, layout);
  const gone = taken?.cards ?? [];
  const before = was === layout ? null : sceneOf(grid.current, new Set([...moved, ...gone]), spots.current);
  useLayoutEffect(() => {
    drawn.current = layout;
    const change = { arrived: arrivedIn(grid.current, was), taken: gone, score: taken?.score ?? "[data-score]" };
    if (before) play({ before, after: sceneOf(grid.current, new Set(moved)), ...change });
  }, [layout]);
}

/**
 * Where the places are, measured when the browser has just laid them out, which costs nothing: in the middle of a
 * change it would have to lay out half of it first. Nothing is known after scrolling.
 */
function useSpots(grid: Grid, length: number): { readonly current: Spots } {
  const spots = useRef<Spots>([]);
  useLayoutEffect(() => {
    const { current } = grid;
    if (!current) return;
    const measured = new ResizeObserver(() => {
      spots.current = spotsOf(current);
    });
    const forget = () => {
      spots.current = [];
    };
    measured.observe(current);
    addEventListener("scroll", forget, { capture: true, passive: true });
    return () => {
      forget();
      measured.disconnect();
      removeEventListener("scroll", forget, { capture: true });
    };
  }, [length]);
  return spots;
}
