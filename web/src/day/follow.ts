/** A competition as it is now. It is asked for every second while the page is seen; unchanged answers are empty. */
import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../api";
import { askDay, type Day } from "./api";
import { flush, outbox } from "./outbox";

export const EVERY_MS = 900;

export interface Followed {
  readonly day: Day | null;
  readonly trouble: ApiError | null;
  /** Ask now: something was sent. */
  readonly again: () => void;
}

export function useDay(competition: string, session: string | undefined): Followed {
  const [day, setDay] = useState<Day | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let over = false;
    let timer = 0;
    const look = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      try {
        const found = await askDay<Day>(competition, "", session);
        if (over) return;
        setDay((before) => (before && JSON.stringify(before) === JSON.stringify(found) ? before : found));
        setTrouble(null);
        if (outbox.value.length > 0) await flush();
      } catch (error) {
        if (!over) setTrouble(error instanceof ApiError ? error : new ApiError("offline", ""));
      }
      if (!over) timer = window.setTimeout(look, EVERY_MS);
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [competition, session, asked]);
  return { day, trouble, again: () => setAsked((times) => times + 1) };
}
