import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../words/speak";
import { Look } from "../page/Look";
import type { OnSight, Picture } from "../page/looking";
import { type Still, stillOf } from "../page/still";
import "../page/eye.css";
import "./look-sheet.css";

/** A picture that was kept: what was read in it, and what people have made of that. */
export interface Kept {
  readonly picture: Picture;
  readonly first: Still;
  readonly still: Still;
  readonly change: (still: Still) => void;
  readonly again: () => void;
}

interface LookSheetProps {
  readonly title: string;
  readonly line?: string; // what goes on at the table meanwhile
  readonly how: string;
  readonly least: number;
  readonly claim?: string | null; // who shows cards that are looked at
  readonly onClose: () => void;
  readonly before?: ComponentChildren; // above the camera
  readonly after?: ComponentChildren; // below it
  readonly children: (kept: Kept) => ComponentChildren; // beside the picture that was kept
}

/** A picture of shown cards is kept for this claim alone; one of the layout also for a claim that comes. */
interface Held extends Pick<Kept, "picture" | "first" | "still"> {
  readonly claim: string | null;
}

/** A sheet over the page of a table: the camera, then what was seen. */
export function LookSheet({ title, line, how, least, claim = null, onClose, before, after, children }: LookSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [kept, setKept] = useState<Held | null>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const shown = useRef(claim); // now, whenever the camera was started
  shown.current = claim;
  useEffect(() => setKept((held) => (held?.claim && held.claim !== claim ? null : held)), [claim]);
  const saw: OnSight = (picture, sight) => {
    const still = stillOf(sight);
    setKept({ picture, first: still, still, claim: shown.current });
  };
  return (
    <dialog class="settings look-sheet eye" ref={dialog} aria-labelledby="look-sheet-title" onClose={onClose}>
      <div class="sheet-head">
        <h2 id="look-sheet-title">{title}</h2>
        <button type="button" class="button" onClick={onClose}>
          {say("menu-close")}
        </button>
      </div>
      <div class="look-body">
        {line && (
          <p class="look-line" role="status">
            {line}
          </p>
        )}
        {before}
        {kept ? (
          children({ ...kept, change: (still) => setKept({ ...kept, still }), again: () => setKept(null) })
        ) : (
          <>
            <Look least={least} how={how} onSight={saw} />
            <p class="muted">{say("eye-private")}</p>
          </>
        )}
        {after}
      </div>
    </dialog>
  );
}

/** Nothing was recognised, or something else is to be looked at. */
export function LookAgain({ kept }: { kept: Kept }) {
  return (
    <button type="button" class="button" onClick={kept.again}>
      {say("eye-again")}
    </button>
  );
}
