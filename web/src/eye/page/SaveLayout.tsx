import { useState } from "preact/hooks";
import type { Card } from "../../cards/card";
import { Link } from "../../router";
import { usePublicOrigin } from "../../share/origin";
import { Copy } from "../../share/Share";
import { say } from "../../words/speak";
import { isPuzzle, linkOf } from "./codes";
import { cardsOf, doubled, type Still } from "./still";

/** The layout as a puzzle for others, once each card lies there once. Nothing is asked of the server before. */
export function SaveLayout({ still }: { still: Still }) {
  const [open, setOpen] = useState(false);
  const twice = doubled(still).length > 0;
  const shown = open && !twice;
  return (
    <section class="eye-save">
      <button type="button" class="button" disabled={twice} aria-expanded={shown} onClick={() => setOpen(!open)}>
        {say("eye-save")}
      </button>
      {shown && <Saved cards={cardsOf(still)} />}
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
      {isPuzzle(cards) ? (
        <Link to={linkOf(cards)} class="button">
          {say("eye-solve")}
        </Link>
      ) : (
        <p>{say("eye-save-size")}</p>
      )}
    </>
  );
}
