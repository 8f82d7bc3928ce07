/** The match slot: how many rounds, and whether everyone plays on a layout of their own (M-12). */
import type { Rules } from "../protocol/types";

const OWN: Record<Rules["match"]["type"], boolean> = {
  SingleRound: false,
  PassingDeal: false,
  SetMaster: false,
  Race: true,
};

export const ownLayouts = ({ match }: Rules): boolean => OWN[match.type];
