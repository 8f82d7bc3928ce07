/** What is worth reading after a match, fetched when it is over: the table itself does not carry it. */
import { useEffect, useState } from "preact/hooks";
import type { Told } from "../end/tell";
import { need } from "../words/speak";
import type { Live } from "./live";

/** Null until it is there; without a connection the result is shown without it. */
export function useTold({ table, you }: Live, number: number, ended: boolean): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (!ended) return;
    let here = true;
    Promise.all([import("../end/tell"), need(["after"])])
      .then(([{ tell }]) => tell(table, number, you.value))
      .then((found) => here && setTold(found))
      .catch(() => {});
    return () => {
      here = false;
      setTold(null);
    };
  }, [table, number, ended]);
  return told;
}
