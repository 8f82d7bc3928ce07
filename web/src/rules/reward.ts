/** The reward slot: what the finder gets. */
import type { Rules } from "../protocol/types";

const STAY: Record<Rules["reward"]["type"], boolean> = { KeepAll: false, KeepOne: false, LeaveCards: true };

/** Do the cards of a find stay in the layout? */
export const cardsStay = ({ reward }: Rules): boolean => STAY[reward.type];
