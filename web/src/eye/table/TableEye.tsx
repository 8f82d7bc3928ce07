import { useEffect } from "preact/hooks";
import { actsOf } from "../../buzzer/acts";
import type { Live } from "../../live/live";
import { maySeeClaim } from "../../live/may";
import { sayLine } from "../../live/names";
import type { Seen as SeenTable } from "../../live/seen";
import { say } from "../../words/speak";
import type { Wanted } from "../page/steady";
import { closeEye } from "../page/the-eye";
import { Claim } from "./Claim";
import { Layout } from "./Layout";
import { LookSheet } from "./LookSheet";

export interface TableEyeProps {
  readonly live: Live;
  readonly seen: SeenTable;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The phone that looks at the real cards: what lies there; and while somebody shows cards, whether they are a SET. */
export function TableEye({ live, seen, open, onClose }: TableEyeProps) {
  useEffect(() => closeEye, []);
  if (!open) return null;
  const claim = maySeeClaim(seen);
  return (
    <LookSheet
      title={say(claim ? "look-claim" : "look-layout")}
      line={sayLine(live, actsOf(seen).line)}
      how={say(claim ? "look-claim-how" : "look-layout-how")}
      wanted={WANTED}
      claim={claim ? claimant(seen) : null}
      onClose={onClose}
    >
      {(kept) =>
        claim ? (
          <Claim key={claimant(seen)} {...{ live, seen, kept, onDone: onClose }} />
        ) : (
          <Layout {...{ live, seen, kept, onDone: onClose }} />
        )
      }
    </LookSheet>
  );
}

const WANTED: Wanted = { least: 3, counted: new Set() };

/** Who shows cards. */
const claimant = ({ table }: SeenTable): string | null => (table?.phase.type === "Pointed" ? table.phase.by : null);
