import type { ApiError } from "../api";
import { refusalInWords } from "../words/refusals";

/** What went wrong, and what to do. */
export function ErrorLine({ trouble }: { trouble: ApiError | null }) {
  return (
    <p class="trouble" role="alert">
      {trouble && refusalInWords(trouble)}
    </p>
  );
}
