import { useState } from "preact/hooks";
import { ApiError } from "../api";
import { isJudged } from "../fold/gathering";
import type { Gathering } from "../protocol/types";
import { address } from "../router";
import { ErrorLine } from "../start/ErrorLine";
import { NameField } from "../start/NameField";
import { beSomebody, knownName } from "../who";
import { say } from "../words/speak";
import type { Live } from "./live";
import type { Seen } from "./seen";
import { isNumbered } from "./talking";

/** Did somebody come by a link that is only for watching? */
export const onlyWatches = (): boolean => new URLSearchParams(address.value.search).has("watch");

/** For somebody without a seat: a name and a seat; or just watching, and why there is no seat. */
export function Doorway({ live, seen }: { live: Live; seen: Seen }) {
  const [asks, setAsks] = useState(!onlyWatches());
  const no = whyNot(seen);
  if (no)
    return (
      <section class="doorway muted" aria-label={say("act-sit-down")}>
        <p>{say(no)}</p>
      </section>
    );
  if (asks) return <SitDown live={live} gathering={seen.gathering} />;
  return (
    <section class="doorway watching" aria-label={say("act-sit-down")}>
      <p>{say("dock-watching")}</p>
      <button type="button" class="button" onClick={() => setAsks(true)}>
        {say("act-sit-down")}
      </button>
    </section>
  );
}

/** The refusal that sitting down would meet. */
function whyNot({ gathering: { removed, locked, sitters, rules }, you }: Seen): string | null {
  if (you && removed.includes(you)) return "refused-removed";
  if (locked) return "refused-locked";
  const full = sitters.filter(({ role }) => role === "player").length >= rules.seats.most;
  return full ? "refused-full" : null;
}

/** Where a judge is wanted and there is none, everyone chooses what to be. */
export const needsJudge = (gathering: Gathering): boolean =>
  isJudged(gathering) && !gathering.sitters.some(({ role, present }) => role === "judge" && present);

function SitDown({ live, gathering }: { live: Live; gathering: Gathering }) {
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const sit = async (role: "player" | "judge") => {
    try {
      if (!live.you.value || name !== knownName.value) await beSomebody(name, Object.values(live.names.value));
      setTrouble(null);
      live.joinAs(role);
    } catch (error) {
      if (error instanceof ApiError) setTrouble(error);
    }
  };
  return (
    <form
      class="doorway"
      aria-label={say("act-sit-down")}
      onSubmit={(event) => {
        event.preventDefault();
        void sit("player");
      }}
    >
      {isNumbered(gathering.options) ? (
        <p class="muted">{say("doorway-numbered")}</p>
      ) : (
        <NameField name={name} onName={setName} />
      )}
      <button type="submit" class="button main">
        {say("act-sit-down")}
      </button>
      {needsJudge(gathering) && (
        <button type="button" class="button" onClick={() => void sit("judge")}>
          {say("act-judge")}
        </button>
      )}
      <ErrorLine trouble={trouble} />
    </form>
  );
}
