/** Something that is asked of the server, and what has come of it. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ApiError } from "../api";

export type Asked<T> =
  | { readonly kind: "loading" }
  | { readonly kind: "nobody" } // neither guest nor account
  | { readonly kind: "trouble"; readonly trouble: ApiError }
  | { readonly kind: "here"; readonly here: T };

/** Ask now, whenever `about` changes, and again on request; what was there stays until the answer comes. */
export function useAsked<T>(question: () => Promise<T>, about: string): [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>({ kind: "loading" });
  const latest = useRef(0);
  const again = useCallback(() => {
    const mine = ++latest.current;
    const tell = (found: Asked<T>) => mine === latest.current && setAsked(found);
    question()
      .then((here) => tell({ kind: "here", here }))
      .catch((error) => {
        if (!(error instanceof ApiError)) throw error;
        tell(error.code === "who-are-you" ? { kind: "nobody" } : { kind: "trouble", trouble: error });
      });
  }, [about]);
  useEffect(again, [again]);
  return [asked, again];
}
