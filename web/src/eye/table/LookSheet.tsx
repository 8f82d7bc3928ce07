import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say } from "../../words/speak";
import { Told } from "../page/answer";
import { Look } from "../page/Look";
import type { OnSight, Picture } from "../page/looking";
import { useModal } from "../page/modal";
import type { Wanted } from "../page/steady";
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
  readonly wanted: Wanted;
  readonly claim?: string | null; // who shows cards that are looked at
  readonly onClose: () => void;
  readonly before?: ComponentChildren; // above the camera
  readonly after?: ComponentChildren; // below it
  readonly children: (kept: Kept) => ComponentChildren; // beside the picture that was kept
}

/** What is looked at: the cards of a claim, or the layout. If somebody claims again, it is another one. */
interface Shown {
  readonly claim: string | null;
}

interface Held extends Pick<Kept, "picture" | "first" | "still"> {
  readonly of: Shown;
}

/** A picture of shown cards is for this claim alone; one of the layout also for a claim that comes. */
const holds = (of: Shown, now: Shown): boolean => of.claim === null || of === now;

/** A sheet over the page of a table: the camera, then what was seen. */
export function LookSheet({ title, line, how, wanted, claim = null, onClose, ...parts }: LookSheetProps) {
  const { before, after, children } = parts;
  const dialog = useModal();
  const [kept, setKept] = useState<Held | null>(null);
  const of = useMemo(() => ({ claim }), [claim]);
  const now = useRef<Shown>(of);
  now.current = of;
  useEffect(() => setKept((held) => (held && holds(held.of, of) ? held : null)), [of]);
  const saw: OnSight = (picture, sight) => {
    const still = stillOf(sight);
    if (holds(of, now.current)) setKept({ picture, first: still, still, of }); // a photo is read for a while
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
            <Look wanted={wanted} how={how} onSight={saw} />
            <p class="muted">{say("eye-private")}</p>
          </>
        )}
        {after}
        <Told />
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
