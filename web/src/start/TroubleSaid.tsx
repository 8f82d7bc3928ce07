import type { Trouble } from "../api";
import { refusalInWords } from "../words/refusals";

/** What went wrong, and what to do. */
export function TroubleSaid({ trouble }: { trouble: Trouble | null }) {
  return (
    <p class="trouble" role="alert">
      {trouble && refusalInWords(trouble)}
    </p>
  );
}
