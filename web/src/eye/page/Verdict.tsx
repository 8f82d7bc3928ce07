import type { Glyph } from "../../cards/artwork";
import { Sign } from "../../cards/Face";
import { useAnswer } from "./answer";

/** The answer: a sign and a sentence. */
export function Verdict({ glyph, title, text = "" }: { glyph: Glyph; title: string; text?: string }) {
  const heading = useAnswer([title, text].join(" "));
  return (
    <div class="eye-verdict" data-glyph={glyph}>
      <Sign glyph={glyph} />
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {text && <p>{text}</p>}
    </div>
  );
}
