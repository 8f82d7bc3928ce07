/** The layout slot: how many cards lie there, and how. */
import type { Rules } from "../protocol/types";

/** How many cards should be in the layout; null if they are laid one by one. */
export function layoutSize({ layout }: Rules): number | null {
  switch (layout.type) {
    case "Rectangle":
    case "FaceDown":
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
    case "FaceDown":
    case "Open":
      return false;
  }
}

/** Is the layout whole steps of growth? */
export function isInSteps({ layout }: Rules): boolean {
  switch (layout.type) {
    case "Rectangle":
    case "FaceDown":
      return layout.size % layout.step === 0;
    case "Open":
      return false;
  }
}

const FACE_DOWN: Record<Rules["layout"]["type"], boolean> = { Rectangle: false, FaceDown: true, Open: false };

/** Are the cards dealt face down, and turned up one by one (M-11)? */
export const liesFaceDown = ({ layout }: Rules): boolean => FACE_DOWN[layout.type];
