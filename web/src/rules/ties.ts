/** The ties slot: what if two call at the same time. */
import type { Rules } from "../protocol/types";

/** How close two calls are simultaneous, so that the others are asked (S-7); null where the first one heard counts. */
export function tiesWithinMs({ ties }: Rules): number | null {
  switch (ties.type) {
    case "AskTheOthers":
      return ties.within_ms;
    case "FirstHeard":
      return null;
  }
}

/** How long the others have to say who was first. */
export function voteMs({ ties }: Rules): number {
  switch (ties.type) {
    case "AskTheOthers":
      return ties.vote_ms;
    case "FirstHeard":
      return 0;
  }
}

/** The same, with calls simultaneous as close as this, where that matters. */
export function withTies(ties: Rules["ties"], within_ms: number | null): Rules["ties"] {
  if (within_ms === null) return ties;
  switch (ties.type) {
    case "AskTheOthers":
      return { ...ties, within_ms };
    case "FirstHeard":
      return ties;
  }
}
