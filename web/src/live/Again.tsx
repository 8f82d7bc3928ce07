import { say } from "../words/speak";
import type { Live } from "./live";
import { playing, type Seen } from "./seen";
import { players, type Wish, Wishes } from "./Wishes";

const ANOTHER: Wish = {
  act: "act-rematch",
  wanted: "again-wish",
  waits: "again-waits",
  insist: { type: "Start" },
};

/** After a match: who would like another one. Nobody is taken along; who comes late joins in. */
export function Again({ live }: { live: Live }) {
  const seen = live.seen.value; // as it is now, whichever result is looked at
  if (!seen?.sitting) return null;
  return (
    <div class="again">
      {playing(seen.gathering) ? <JoinIn live={live} seen={seen} /> : <Another live={live} seen={seen} />}
    </div>
  );
}

interface Props {
  live: Live;
  seen: Seen;
}

function JoinIn({ live, seen }: Props) {
  const role = seen.gathering.sitters.find(({ player }) => player === seen.you)?.role ?? "player";
  return (
    <>
      <p>{say("again-running")}</p>
      <button type="button" class="button main" data-act="Join" onClick={() => void live.say({ type: "Join", role })}>
        {say("act-join-in")}
      </button>
    </>
  );
}

function Another({ live, seen }: Props) {
  const { sitters, rules } = seen.gathering;
  const there = sitters.filter(({ present }) => present);
  const lacking = rules.seats.least - players(there);
  if (lacking > 0) return <p class="lacking">{say("gather-lacking", { count: lacking })}</p>;
  return <Wishes live={live} seen={seen} wish={ANOTHER} asked={there} least={rules.seats.least} />;
}
