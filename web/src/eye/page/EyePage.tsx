import { useEffect } from "preact/hooks";
import { StartHead } from "../../start/StartHead";
import { say } from "../../words/speak";
import { Told } from "./answer";
import { CountPile } from "./CountPile";
import { IsThere } from "./IsThere";
import { IsTrio } from "./IsTrio";
import { Look } from "./Look";
import type { Picture } from "./looking";
import { Piles } from "./Piles";
import { type Page, ringed, USES, type Use, wantedOf } from "./page";
import { SaveLayout } from "./SaveLayout";
import { Seen } from "./Seen";
import { act, filming, films, page, pictureOf, saw } from "./state";
import type { Still } from "./still";
import { closeEye } from "./the-eye";
import { Verdict } from "./Verdict";
import "./eye.css";

/** The eye: what lies on a real table, and what there is to know about it. */
export function EyePage() {
  useEffect(() => leave, []);
  const now = page.value;
  const kept = now.still && pictureOf(now.still);
  return (
    <div class="start eye">
      <StartHead />
      <main class="eye-page">
        <div class="eye-head">
          <h1>{say("eye-title")}</h1>
          {!now.still && <p>{say("eye-private")}</p>}
        </div>
        <Uses use={now.use} />
        {now.still && kept ? (
          <Kept page={now} still={now.still} picture={kept} />
        ) : (
          <Look
            wanted={wantedOf(now)}
            how={say(`eye-how-${now.use}`)}
            filming={filming.value}
            onFilming={films}
            onSight={saw}
          />
        )}
        {now.use === "pile" && <Piles page={now} />}
        <Told />
        <p class="fine">
          {now.still && say("eye-private")} {say("eye-knows")}
        </p>
      </main>
    </div>
  );
}

/** The memory of the eye is given back, and the camera does not start by itself when somebody comes back. */
function leave(): void {
  filming.value = false;
  closeEye();
}

/** What one wants to know. The picture stays: one can ask something else about it. */
function Uses({ use }: { use: Use }) {
  return (
    <fieldset class="choices eye-uses">
      <legend>{say("eye-uses")}</legend>
      {USES.map((one) => (
        <label key={one}>
          <input type="radio" name="use" checked={one === use} onChange={() => act({ type: "use", use: one })} />
          <span>{say(`eye-use-${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A picture that was kept: the answer beside it. */
function Kept({ page, still, picture }: { page: Page; still: Still; picture: Picture }) {
  const choosing = page.use === "trio" && still.spots.length > 3;
  const counts = page.use === "pile" && still.spots.length > 0; // its main buttons keep the picture
  return (
    <div class="eye-kept">
      <div class="eye-answer">
        {still.spots.length === 0 ? (
          <Verdict glyph="neither" title={say("eye-nothing")} text={say("eye-nothing-how")} />
        ) : (
          <Answer key={page.use} page={page} />
        )}
        <button type="button" class={counts ? "button quiet" : "button main"} onClick={() => act({ type: "again" })}>
          {say(counts ? "eye-pile-retake" : "eye-again")}
        </button>
      </div>
      <Seen
        picture={picture}
        still={still}
        ringed={ringed(page)}
        line={page.shown}
        chosen={choosing ? { ids: page.chosen, onChoose: (id) => act({ type: "choose", id }) } : null}
        onChange={(changed) => act({ type: "changed", still: changed })}
      />
      {page.use === "there" && still.spots.length > 0 && <SaveLayout still={still} />}
    </div>
  );
}

function Answer({ page }: { page: Page }) {
  switch (page.use) {
    case "there":
      return <IsThere page={page} />;
    case "trio":
      return <IsTrio page={page} />;
    case "pile":
      return <CountPile page={page} />;
  }
}
