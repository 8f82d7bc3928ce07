/** How sheets are printed on this device: the paper, and what they say beside name and time. */
import { recall, remember } from "../settings/remember";

export const FACTS = ["place", "organiser", "contact"] as const;
export type Facts = Partial<Record<(typeof FACTS)[number], string>>;
export interface Order {
  readonly paper: string;
  readonly occasion: Facts;
}

const PAPER = "tercet.paper";
const factsAt = (competition: string) => `tercet.printed.${competition}`;

export const orderOf = (competition: string): Order => ({
  paper: recall(PAPER) ?? "a4",
  occasion: kept(recall(factsAt(competition))),
});

export function keepOrder(competition: string, { paper, occasion }: Order): void {
  remember(PAPER, paper);
  remember(factsAt(competition), JSON.stringify(occasion));
}

function kept(text: string | null): Facts {
  try {
    return JSON.parse(text ?? "{}") as Facts;
  } catch {
    return {};
  }
}
