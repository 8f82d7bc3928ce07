import { useLayoutEffect, useRef } from "preact/hooks";
import type { Card } from "../cards/card";
import { arrivedIn, movedBetween, play, sceneOf } from "./motion";

type Places = readonly (Card | null)[];

/** Cards that have just been taken, and the figure they go to. */
export interface Taken {
  readonly cards: readonly Card[];
  readonly score: string; // a selector
}

/** Shows how the layout became what it is. The old scene is read while drawing, before the page changes. */
export function useMotion(grid: { current: HTMLElement | null }, layout: Places, taken: Taken | null): void {
  const drawn = useRef<Places>([]);
  const was = drawn.current;
  const moved = was === layout ? [] : movedBetween(was, layout);
  const gone = taken?.cards ?? [];
  const before = was === layout ? null : sceneOf(grid.current, new Set([...moved, ...gone]));
  const score = before && gone.length > 0 ? figureOf(taken?.score ?? "[data-score]") : null;
  useLayoutEffect(() => {
    drawn.current = layout;
    const change = { arrived: arrivedIn(grid.current, was), taken: gone, score };
    if (before) play({ before, after: sceneOf(grid.current, new Set(moved)), ...change });
  }, [layout]);
}

/** Where the figure stands that taken cards go to: of several, the one that is seen. */
function figureOf(score: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(score)].map((figure) => figure.getBoundingClientRect());
  return boxes.find(({ width }) => width > 0) ?? null;
}
