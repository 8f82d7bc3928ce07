/** The first steps that ask the server for something: play now, a new table, a table by its code. */
import { useState } from "preact/hooks";
import { ApiError, findTable, listTables } from "../api";
import { go } from "../router";
import { beSomebody, knownName } from "../who";
import { playWithBots } from "./play-now";
import { whereTheyWait } from "./waiting";

const BOTS = [7, 7]; // two that adapt: somebody to play with at once, at everybody's pace

export interface Steps {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly trouble: ApiError | null;
  readonly playNow: () => void;
  readonly newTable: () => void;
  readonly join: (code: string) => void;
}

export function useSteps(): Steps {
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const carefully = async (way: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await way();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    name,
    setName,
    trouble,
    playNow: () => void carefully(() => toAGame(name)),
    newTable: () =>
      void carefully(async () => {
        await beSomebody(name);
        go("/new");
      }),
    join: (code) =>
      void carefully(async () => {
        const found = await findTable(code);
        if (name.trim()) await beSomebody(name);
        go(`/t/${found.code}`);
      }),
  };
}

/** To the people who wait at this moment; if nobody does, to a table of one's own with bots. */
async function toAGame(name: string): Promise<void> {
  const waiting = whereTheyWait(await listTables());
  if (!waiting) return playWithBots(name, BOTS);
  await beSomebody(name);
  go(`/t/${waiting.code}`);
}
