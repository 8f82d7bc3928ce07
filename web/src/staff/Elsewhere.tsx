import type { ComponentChildren } from "preact";

/** A page for another window, such as the one on the wall: the own page stays where it is. */
export function Elsewhere({ to, children }: { to: string; children: ComponentChildren }) {
  return (
    <a href={to} class="button" target="_blank" rel="noopener">
      {children}
    </a>
  );
}
