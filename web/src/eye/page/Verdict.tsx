import { useLayoutEffect, useRef } from "preact/hooks";
import type { Glyph } from "../../cards/artwork";
import { Sign } from "../../cards/Face";

/** The answer: a sign and a sentence. It takes the focus when it comes, for what was pressed before is gone. */
export function Verdict({ glyph, title, text = "" }: { glyph: Glyph; title: string; text?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
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
