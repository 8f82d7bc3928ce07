import { useState } from "preact/hooks";
import type { Live } from "../../live/live";
import { judgeOf, type Seen as SeenTable } from "../../live/seen";
import { allSets } from "../../play/sets";
import { refusalInWords } from "../../words/refusals";
import { say } from "../../words/speak";
import { Seen } from "../page/Seen";
import { cardsOf, doubled, unsure } from "../page/still";
import { Verdict } from "../page/Verdict";
import { type Kept, LookAgain } from "./LookSheet";
import { marked } from "./marks";

interface LayoutProps {
  readonly live: Live;
  readonly seen: SeenTable;
  readonly kept: Kept;
  readonly onDone: () => void;
}

/** What lies there, for the record. A judge, who does not play, may ask whether there is a SET: yes or no, no more. */
export function Layout({ live, seen, kept, onDone }: LayoutProps) {
  const { still, picture, first, change } = kept;
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState("");
  const judges = seen.table !== null && judgeOf(seen.table) === seen.you;
  const keep = async () => {
    const refusal = await live.say({ type: "SeeLayout", cards: marked(first, still.spots) });
    if (refusal && refusal.code !== "said-already") return setTrouble(refusalInWords(refusal));
    live.refused.value = null;
    onDone();
  };
  return (
    <>
      {still.spots.length === 0 && <Verdict glyph="neither" title={say("eye-nothing")} text={say("eye-nothing-how")} />}
      {asked && <Answer kept={kept} />}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {still.spots.length > 0 && (
        <div class="look-acts">
          <button type="button" class="button main" disabled={doubled(still).length > 0} onClick={() => void keep()}>
            {say("look-keep")}
          </button>
          {judges && !asked && (
            <button type="button" class="button" onClick={() => setAsked(true)}>
              {say("eye-use-there")}
            </button>
          )}
        </div>
      )}
      <Seen
        picture={picture}
        still={still}
        answer={still.spots.length > 0}
        onChange={(changed) => {
          setAsked(false);
          setTrouble("");
          change(changed);
        }}
      />
      <LookAgain kept={kept} />
    </>
  );
}

/** Yes or no, without showing it; those who stand around see nothing. */
function Answer({ kept: { still } }: { kept: Kept }) {
  const cards = cardsOf(still);
  const is = allSets(cards).length > 0;
  const doubt = unsure(still).length > 0 ? say("eye-if-right") : "";
  if (cards.length < 3) return <Verdict glyph="neither" title={say("eye-few", { cards: cards.length })} />;
  return <Verdict glyph={is ? "mark" : "neither"} title={say(is ? "eye-yes" : "eye-no")} text={doubt} />;
}
