/** A competition as it is now. It is asked for every second while the page is seen; unchanged answers are empty. */
import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../api";
import { askForDay, type Day, dayIn, type Pass } from "./api";
import { keepDay, keptDay } from "./kept";
import { flush, outbox } from "./outbox";

export const EVERY_MS = 800;

export interface Followed {
  readonly day: Day | null;
  readonly trouble: ApiError | null;
  /** Ask now: something was sent. */
  readonly again: () => void;
}

/** Without a session, this is who is signed in here; `asStranger` is nobody, for a wall that everyone sees. */
export function useDay(competition: string, pass: Pass | undefined, asStranger = false): Followed {
  const [day, setDay] = useState<Day | null>(() => (pass ? keptDay(competition) : null));
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let over = false;
    let timer = 0;
    let last = "";
    const look = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      try {
        const text = await askForDay(competition, pass, asStranger);
        if (over) return;
        if (text !== last) {
          const found = dayIn(text, pass);
          setDay(found);
          if (pass) keepDay(found);
        }
        last = text;
        setTrouble(null);
        if (outbox.value.length > 0) await flush();
      } catch (error) {
        if (!over) setTrouble(error instanceof ApiError ? error : new ApiError("offline"));
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
  }, [competition, pass?.token, asStranger, asked]);
  return { day, trouble, again: () => setAsked((times) => times + 1) };
}
