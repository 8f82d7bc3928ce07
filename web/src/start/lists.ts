/** What is going on here: open tables, looked up again while somebody looks, and the competitions of today. */
import { useEffect, useState } from "preact/hooks";
import { type Listed, type ListedCompetition, listCompetitions, listTables } from "../api";

const AGAIN_MS = 4_000;

export interface Lists {
  readonly tables: readonly Listed[];
  readonly today: readonly ListedCompetition[];
}

/** Both lists come at once, so that nothing moves when the second one arrives; null until they have come. */
export function useLists(): { lists: Lists | null; lost: boolean } {
  const [lists, setLists] = useState<Lists | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let today: Promise<readonly ListedCompetition[]> | null = null;
    let here = true;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        today ??= todays();
        const [tables, running] = await Promise.all([listTables(), today]);
        if (!here) return;
        setLists({ tables, today: running });
        setLost(false);
      } catch {
        today = null;
        if (here) setLost(true);
      }
    };
    void look();
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  return { lists, lost };
}

/** Those that are not over, in the order in which they begin. */
async function todays(): Promise<readonly ListedCompetition[]> {
  const all = await listCompetitions();
  const left = all.filter(({ today, status }) => today && status !== "over");
  return left.toSorted((a, b) => (Date.parse(a.begins) || 0) - (Date.parse(b.begins) || 0));
}
