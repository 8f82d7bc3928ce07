/** The score slips that changed since this device printed them. */
import { signal } from "@preact/signals";
import { recall, remember } from "../settings/remember";

type Kept = Readonly<Record<string, readonly number[]>>;
const KEY = "tercet.reprint";

function kept(): Kept {
  try {
    return JSON.parse(recall(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const all = signal<Kept>(kept());

const keep = (competition: string, games: readonly number[]): void => {
  all.value = { ...all.value, [competition]: games };
  remember(KEY, JSON.stringify(all.value));
};

/** Games whose slips have to be printed again, by id. */
export const toPrint = (competition: string): readonly number[] => all.value[competition] ?? [];

/** After a change: these have to be printed, those are not played any more. */
export const keepToPrint = (competition: string, slips: readonly number[], gone: readonly number[]): void =>
  keep(
    competition,
    [...new Set([...toPrint(competition), ...slips])].filter((game) => !gone.includes(game)),
  );

export const wasPrinted = (competition: string): void => keep(competition, []);
