import { useState } from "preact/hooks";
import { ApiError } from "../api";
import { ErrorLine } from "../start/ErrorLine";
import { say } from "../words/speak";
import { print } from "./ask";
import type { Puzzle } from "./solving";

/** The puzzle on a sheet of paper. */
export function PrintButton({ puzzle }: { puzzle: Puzzle }) {
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const order = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(
      await print(puzzle).then(
        () => null,
        (error) => (error instanceof ApiError ? error : new ApiError("offline")),
      ),
    );
    setBusy(false);
  };
  return (
    <>
      <button type="button" class="button" aria-disabled={busy} onClick={() => void order()}>
        {say("daily-print")}
      </button>
      <ErrorLine trouble={trouble} />
    </>
  );
}
