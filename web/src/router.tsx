/** Which page is shown: by its address, so that a link leads there and “back” goes back. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

export const address = signal(here());

function here(): { path: string; search: string; hash: string; hint: unknown } {
  return { path: location.pathname, search: location.search, hash: location.hash, hint: history.state };
}

/** Go to one of our pages. The hint says what to start with, and is not part of the address. */
export function go(to: string, hint: unknown = null, replace = false): void {
  history[replace ? "replaceState" : "pushState"](hint, "", to);
  address.value = here();
  scrollTo(0, 0);
}

/** Follow “back” and “forward”. */
export function followHistory(): void {
  addEventListener("popstate", () => {
    address.value = here();
  });
}

interface LinkProps {
  to: string;
  class?: string;
  "aria-label"?: string;
  "aria-current"?: "page" | undefined;
  children: ComponentChildren;
}

/** A link to a page of ours; with a modifier key it opens elsewhere, as any link does. */
export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
