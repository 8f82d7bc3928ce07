import { useState } from "preact/hooks";
import { type Fetched, Later } from "../lazy-page";
import { say } from "../words/speak";
import type { DemonstrationProps } from "./Demonstration";
import { isDemonstrated } from "./demonstration";
import type { Live } from "./live";
import { nameOf } from "./names";
import type { Seen } from "./seen";

const demonstration: Fetched<DemonstrationProps> = async () => (await import("./Demonstration")).Demonstration;

/** Before the first match: the demonstration, and who needs no more of it. With everybody ready it begins. */
export function Ready({ live, seen: { gathering, sitting, you } }: { live: Live; seen: Seen }) {
  const [open, setOpen] = useState(false);
  if (!isDemonstrated(gathering) || gathering.match) return null;
  const ready = gathering.sitters.filter(({ player, present }) => present && gathering.again.includes(player));
  const names = new Intl.ListFormat(document.documentElement.lang).format(
    ready.map(({ player }) => nameOf(live, player)),
  );
  const onReady = () => {
    setOpen(false);
    void live.playAgain();
  };
  const mine = !sitting || ready.some(({ player }) => player === you);
  return (
    <div class="ready">
      <button type="button" class="button" data-act="Demonstrate" onClick={() => setOpen(true)}>
        {say("act-demonstrate")}
      </button>
      {!mine && (
        <button type="button" class="button" data-act="PlayAgain" onClick={onReady}>
          {say("act-ready")}
        </button>
      )}
      <p role="status">{ready.length > 0 && say("ready-who", { names })}</p>
      {open && (
        <Later
          page={demonstration}
          props={{ rules: gathering.rules, onReady: mine ? null : onReady, onClose: () => setOpen(false) }}
          as="div"
        />
      )}
    </div>
  );
}
