import { useLayoutEffect, useRef } from "preact/hooks";
import { Link } from "../router";
import { usePublicOrigin } from "../share/origin";
import { Copy } from "../share/Share";
import { say } from "../words/speak";
import type { Day } from "./api";

/** What the server answers to an entry: the number, and the secret of one's own link, which is shown this once. */
export interface Entered {
  readonly number: number;
  readonly link: { readonly path: string; readonly secret: string };
}

export function Done({ day, entered, onAnother }: { day: Day; entered: Entered; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const origin = usePublicOrigin();
  const own = `/c/${day.competition}/${entered.link.path}#${entered.link.secret}`;
  return (
    <section class="entry-done">
      <h2 tabIndex={-1} ref={heading}>
        {say("form-done")} <b>{entered.number}</b>
      </h2>
      <p>{say("form-done-about")}</p>
      <Link to={own} class="button main">
        {say("form-own-page")}
      </Link>
      {navigator.clipboard && <Copy text={origin + own} word="form-copy" />}
      <p class="muted">{say("form-link-about")}</p>
      <button type="button" class="button" onClick={onAnother}>
        {say("form-another")}
      </button>
    </section>
  );
}
