import type { Card, Trio } from "../cards/card";
import { recall, remember } from "../settings/remember";
import { afterTry, readSlow, type Slow, withSlow } from "./slow";

const KEY = "tercet.slow";

/** The slow layouts that this device knows. */
export const slowLayouts = (): readonly Slow[] => readSlow(recall(KEY));

const keep = (all: readonly Slow[]): void => remember(KEY, JSON.stringify(all));

/**
 * Somebody has found a SET in a layout after so long: kept on this device if that was slow, to be brought back as a drill.
 * The layout is as it lay before the SET was taken; empty places and cards of other decks do no harm.
 */
export function keepSlow(layout: readonly (Card | null)[], set: Trio, ms: number): void {
  const cards = layout.filter((card) => card !== null);
  const day = new Date().toISOString().slice(0, 10);
  const before = slowLayouts();
  const after = withSlow(before, cards, set, Math.round(ms), day);
  if (after !== before) keep(after);
}

/** It was brought back, and this came of it. */
export const triedAgain = (set: Trio, right: boolean, ms: number): void =>
  keep(afterTry(slowLayouts(), set, right, ms));
