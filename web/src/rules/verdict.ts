/** The verdict slot: who decides whether it is a find. */
import type { Rules } from "../protocol/types";

type Verdict = Rules["verdict"];

const JUDGED: Record<Verdict["type"], boolean> = { ByEngine: false, ByJudge: true, ByPlayers: false };
const AT_ONCE: Record<Verdict["type"], boolean> = { ByEngine: true, ByJudge: false, ByPlayers: false };

/** Is there a judge's seat? */
export const hasJudge = ({ verdict }: Rules): boolean => JUDGED[verdict.type];

/** Does Tercet decide, at once? */
export const engineRules = ({ verdict }: Rules): boolean => AT_ONCE[verdict.type];

/** How long people have to decide. */
export function verdictMs({ verdict }: Rules): number {
  switch (verdict.type) {
    case "ByEngine":
      return 0;
    case "ByJudge":
    case "ByPlayers":
      return verdict.wait_ms;
  }
}
