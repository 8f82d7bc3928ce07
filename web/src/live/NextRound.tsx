import { say } from "../words/speak";
import type { Live } from "./live";
import { isUncounted } from "./Stopped";
import type { Seen } from "./seen";
import { type Wish, Wishes } from "./Wishes";

const NEXT: Wish = {
  act: "act-next-round",
  wanted: "ready-who",
  waits: "ready-waits",
  insist: { type: "NextRound" },
};

/** Between two rounds: who is ready for the next one. Where it was dealt without me, I go there when I like. */
export function NextRound({ live }: { live: Live }) {
  const seen = live.seen.value; // as it is now, whichever result is looked at
  if (!seen?.sitting) return null;
  return <div class="again">{live.kept.value ? <GoThere live={live} /> : <Ready live={live} seen={seen} />}</div>;
}

function GoThere({ live }: { live: Live }) {
  return (
    <>
      <p>{say("round-running")}</p>
      <button
        type="button"
        class="button main"
        data-act="GoOn"
        onClick={() => {
          live.kept.value = null;
        }}
      >
        {say("act-to-table")}
      </button>
    </>
  );
}

function Ready({ live, seen }: { live: Live; seen: Seen }) {
  const { match, sitters } = seen.gathering;
  const seated = match?.table?.seats.map(({ player }) => player) ?? [];
  const asked = sitters.filter(({ player, present }) => present && seated.includes(player));
  if (!match || !asked.some(({ player }) => player === seen.you)) return null;
  const wish = isUncounted(match) ? { ...NEXT, act: "act-deal-again" } : NEXT;
  return <Wishes live={live} seen={seen} wish={wish} asked={asked} />;
}
