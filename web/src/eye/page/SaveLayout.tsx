import { useState } from "preact/hooks";
import type { Card } from "../../cards/card";
import { Link } from "../../router";
import { usePublicOrigin } from "../../share/origin";
import { Copy } from "../../share/Share";
import { say } from "../../words/speak";
import { isPuzzle, linkOf } from "./codes";

/** The layout as a puzzle for others. Nothing is asked of the server before somebody wants it. */
export function SaveLayout({ cards }: { cards: readonly Card[] }) {
  const [open, setOpen] = useState(false);
  return (
    <section class="eye-save">
      <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say("eye-save")}
      </button>
      {open && <Saved cards={cards} />}
    </section>
  );
}

/** By link, or as codes. */
function Saved({ cards }: { cards: readonly Card[] }) {
  const link = usePublicOrigin() + linkOf(cards);
  const codes = cards.join(" ");
  return (
    <>
      <p class="eye-codes">{codes}</p>
      <div class="eye-acts">
        {navigator.clipboard && isPuzzle(cards) && <Copy text={link} word="share-copy" />}
        {navigator.clipboard && <Copy text={codes} word="eye-copy-codes" />}
      </div>
      {isPuzzle(cards) && (
        <Link to={linkOf(cards)} class="button">
          {say("eye-solve")}
        </Link>
      )}
    </>
  );
}
