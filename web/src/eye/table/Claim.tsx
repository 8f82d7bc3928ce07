import { useRef, useState } from "preact/hooks";
import type { Trio } from "../../cards/card";
import type { Live } from "../../live/live";
import { mayRule } from "../../live/may";
import { sayLine } from "../../live/names";
import type { Seen as SeenTable } from "../../live/seen";
import { isSet } from "../../play/sets";
import type { Saying } from "../../protocol/types";
import type { Answer } from "../../socket/line";
import { refusalInWords } from "../../words/refusals";
import { say } from "../../words/speak";
import { Judged } from "../page/Judged";
import { Seen } from "../page/Seen";
import { chosenOf, type Spot, toggled } from "../page/still";
import { trioOf } from "../page/trio";
import { Verdict } from "../page/Verdict";
import { type Kept, LookAgain } from "./LookSheet";
import { marked } from "./marks";

type Refusal = NonNullable<Answer>;

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
        <Proposal key={trio.join()} {...{ live, seen, trio, spots, sayings, onDone }} />
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
  readonly spots: readonly Spot[];
  readonly sayings: readonly Saying[];
}

function Proposal({ live, seen, trio, spots, sayings, onDone }: ProposalProps) {
  const { refusal, tell } = useTelling(live, sayings, onDone);
  const right = isSet(...trio);
  const rules = mayRule(seen);
  return (
    <div class="look-proposal">
      <Judged trio={trio} spots={spots} />
      {refusal && (
        <p class="trouble" role="alert">
          {refusalInWords(refusal)} {rules && !isLost(refusal) && say("look-without")}
        </p>
      )}
      {rules ? (
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
        <button
          type="button"
          class="button main"
          disabled={refusal !== null && !isLost(refusal)}
          onClick={() => void tell(null)}
        >
          {say("look-show-others")}
        </button>
      )}
    </div>
  );
}

/** The table did not hear it: it can be said again. */
const isLost = ({ code }: Refusal): boolean => code === "not-heard";

/** Tell the table which cards are shown, and the verdict if there is one; if it does not accept the cards, without. */
function useTelling(live: Live, sayings: readonly Saying[], onDone: () => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const busy = useRef(false); // a second tap says nothing twice
  const sayWith = async (verdict: boolean | null): Promise<Refusal | null> => {
    const refused = refusal && !isLost(refusal) ? null : await sayAll(live, sayings);
    if (!refused && verdict !== null) await live.say({ type: "Rule", right: verdict });
    return refused;
  };
  const tell = async (verdict: boolean | null) => {
    if (busy.current) return;
    busy.current = true;
    const refused = await sayWith(verdict);
    if (!refused) return onDone();
    busy.current = false;
    setRefusal(refused);
  };
  return { refusal, tell };
}

/** One after the other; why one of them is not accepted. What was said already need not be said again. */
async function sayAll(live: Live, sayings: readonly Saying[]): Promise<Refusal | null> {
  for (const saying of sayings) {
    const refusal = await live.say(saying);
    if (refusal && refusal.code !== "said-already") return refusal;
    live.refused.value = null;
  }
  return null;
}
