/** The layout slot: how many cards are face up. */
import type { Rules } from "../protocol/types";

/** How many cards should be in the layout; null if they are laid one by one. */
export function layoutSize({ layout }: Rules): number | null {
  switch (layout.type) {
    case "Rectangle":
      return layout.size;
    case "Open":
      return null;
  }
}

/** Do the cards that stay change places after each find? */
export function isReshuffled({ layout }: Rules): boolean {
  switch (layout.type) {
    case "Rectangle":
      return layout.reshuffled;
    case "Open":
      return false;
  }
}

/** Is the layout whole steps of growth? */
export function isInSteps({ layout }: Rules): boolean {
  switch (layout.type) {
    case "Rectangle":
      return layout.size % layout.step === 0;
    case "Open":
      return false;
  }
}
