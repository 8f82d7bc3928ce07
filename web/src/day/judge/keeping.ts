/** The steps of a game on this device: they survive a reload and need no server. */
import { useState } from "preact/hooks";
import { recall, remember } from "../../settings/remember";
import type { Noted } from "./games";
import type { Step } from "./steps";

const keyOf = (competition: string, game: number) => `tercet.play.${competition}.${game}`;

export function keptSteps(competition: string, game: number): Step[] {
  try {
    return JSON.parse(recall(keyOf(competition, game)) ?? "[]") as Step[];
  } catch {
    return [];
  }
}

/** How far has this game come on this device? */
export function notedOf(competition: string, game: number): Noted {
  const last = keptSteps(competition, game).at(-1);
  return last?.type === "sent" ? "sent" : last ? "noted" : "";
}

type Bare<S> = S extends Step ? Omit<S, "at"> : never;

export interface Steps {
  readonly steps: readonly Step[];
  readonly note: (step: Bare<Step>) => void;
  readonly undo: () => void;
}

/** Everything is stored before it is shown. The time is the device's: a phone that slept goes on with the right one. */
export function useSteps(competition: string, game: number): Steps {
  const [steps, setSteps] = useState<readonly Step[]>(() => keptSteps(competition, game));
  const keep = (all: readonly Step[]) => {
    remember(keyOf(competition, game), JSON.stringify(all));
    setSteps(all);
  };
  return {
    steps,
    note: (step) => keep([...keptSteps(competition, game), { ...step, at: Date.now() } as Step]),
    undo: () => keep(keptSteps(competition, game).slice(0, -1)),
  };
}
