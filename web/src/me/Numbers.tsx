import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { say } from "../words/speak";

export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A drawing, and every figure of it in a table: one press away for the eye, always there for a screen reader. */
export function Drawn({ table, children }: { table: Table; children: ComponentChildren }) {
  const [shown, setShown] = useState(false);
  return (
    <div class="drawn">
      <div aria-hidden="true">{children}</div>
      <button type="button" class="numbers-button" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {say(shown ? "stats-hide" : "stats-numbers")}
      </button>
      {shown ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table can be scrolled by keyboard
        <section class="numbers" aria-label={table.caption} tabIndex={0}>
          <Numbers {...table} />
        </section>
      ) : (
        <div class="heard">
          <Numbers {...table} />
        </div>
      )}
    </div>
  );
}

function Numbers({ caption, head, rows }: Table) {
  return (
    <table>
      <caption class="heard">{caption}</caption>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, n) => (
              <td key={head[n + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
