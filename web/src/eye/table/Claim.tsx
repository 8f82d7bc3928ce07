import { useState } from "preact/hooks";
import type { Trio } from "../../cards/card";
import type { Live } from "../../live/live";
import { mayRule } from "../../live/may";
import { sayLine } from "../../live/names";
import type { Seen as SeenTable } from "../../live/seen";
import { isSet } from "../../play/sets";
import type { Saying } from "../../protocol/types";
import { Explanation } from "../../table/Explanation";
import { rightTrio, wrongTrio } from "../../table/panel";
import { refusalInWords } from "../../words/refusals";
import { say } from "../../words/speak";
import { Seen } from "../page/Seen";
import { chosenOf, toggled } from "../page/still";
import { Verdict } from "../page/Verdict";
import { type Kept, LookAgain } from "./LookSheet";
import { marked, trioOf } from "./marks";

interface ClaimProps {
  readonly live: Live;
  readonly seen: SeenTable;
  readonly kept: Kept;
  readonly onDone: () => void;
}

/** Somebody shows cards: whether they are a SET is proposed, feature by feature; a person confirms or overrules. */
export function Claim({ live, seen, kept, onDone }: ClaimProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { still, picture, first } = kept;
  const many = still.spots.length > 3;
  const spots = chosenOf(still, chosen);
  const trio = trioOf(spots);
  const sayings: Saying[] = [
    ...(many ? [{ type: "SeeLayout", cards: marked(first, still.spots) } as const] : []),
    { type: "SeeClaim", cards: marked(first, spots) },
  ];
  return (
    <>
      {trio ? (
        <Proposal key={trio.join()} {...{ live, seen, trio, sayings, onDone }} />
      ) : (
        <Verdict glyph="mark" title={many ? say("eye-choose") : say("eye-few", { cards: spots.length })} />
      )}
      <Seen
        picture={picture}
        still={still}
        ringed={trio ?? spots.map(({ card }) => card)}
        chosen={many ? { ids: chosen, onChoose: (id) => setChosen(toggled(chosen, id)) } : null}
        onChange={kept.change}
      />
      <LookAgain kept={kept} />
    </>
  );
}

interface ProposalProps extends Pick<ClaimProps, "live" | "seen" | "onDone"> {
  readonly trio: Trio;
  readonly sayings: readonly Saying[];
}

function Proposal({ live, seen, trio, sayings, onDone }: ProposalProps) {
  const [trouble, setTrouble] = useState("");
  const right = isSet(...trio);
  const tell = async (verdict: boolean | null) => {
    const refusal = trouble ? null : await sayAll(live, sayings);
    if (refusal) return setTrouble(refusal);
    if (verdict !== null) await live.say({ type: "Rule", right: verdict });
    onDone();
  };
  return (
    <div class="look-proposal">
      <Explanation panel={right ? rightTrio(trio, say) : wrongTrio(trio, say)} />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble} {mayRule(seen) && say("look-without")}
        </p>
      )}
      {mayRule(seen) ? (
        <>
          <p>{say("look-yours")}</p>
          <div class="look-acts">
            {[right, !right].map((verdict, n) => (
              <button
                key={`${verdict}`}
                type="button"
                class={n === 0 ? "button main" : "button"}
                data-verdict={verdict}
                onClick={() => void tell(verdict)}
              >
                {sayLine(live, { message: verdict ? "act-right" : "act-wrong" })}
              </button>
            ))}
          </div>
        </>
      ) : (
        <button type="button" class="button main" disabled={trouble !== ""} onClick={() => void tell(null)}>
          {say("look-show-others")}
        </button>
      )}
    </div>
  );
}

/** One after the other; why one of them is not accepted. What was said already need not be said again. */
async function sayAll(live: Live, sayings: readonly Saying[]): Promise<string> {
  for (const saying of sayings) {
    const refusal = await live.say(saying);
    if (refusal && refusal.code !== "said-already") return refusalInWords(refusal);
    live.refused.value = null;
  }
  return "";
}
