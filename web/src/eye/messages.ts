/** What is said between a page and the worker of the eye. */
import type { Sight } from "./look";

export type Ask = { readonly kind: "look" | "watch"; readonly picture: ImageBitmap } | { readonly kind: "forget" };

/** One answer to each picture, and before them one about whether there can be any. */
export type Answer =
  | { readonly kind: "ready" }
  | { readonly kind: "seen"; readonly sight: Sight }
  | { readonly kind: "failed"; readonly code: string };
