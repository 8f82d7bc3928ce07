import { useState } from "preact/hooks";
import { ApiError } from "../api";

export interface Attempt {
  readonly busy: boolean;
  readonly trouble: ApiError | null;
  /** Do it, unless something is in progress; an error is kept to be shown. Returns whether it succeeded. */
  readonly attempt: (what: () => Promise<void>) => Promise<boolean>;
  /** What went wrong is settled. */
  readonly forget: () => void;
}

/** Something that is asked of the server, one thing at a time. */
export function useAttempt(): Attempt {
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (what: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setTrouble(null);
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, trouble, attempt, forget: () => setTrouble(null) };
}
