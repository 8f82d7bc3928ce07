/** How an answer reaches those who do not see the page: it takes the focus if nothing else has it, or is told. */
import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const told = signal("");

/** Once on each page, and in each sheet that lies over one. */
export function Told() {
  return (
    <p class="heard" role="status">
      {told.value}
    </p>
  );
}

/** What had the focus is gone: then nothing has it, or the whole page, or the sheet. */
function isFree(): boolean {
  const at = document.activeElement;
  return !at?.isConnected || at === document.body || at instanceof HTMLDialogElement;
}

function takesFocus(element: HTMLElement | null): boolean {
  if (!element || !isFree()) return false;
  element.focus({ preventScroll: true });
  return true;
}

function tellNothing(): void {
  told.value = "";
}

/** For an element that takes the focus if that is free: when the element appears, and whenever `change` is another. */
export function useFreeFocus<E extends HTMLElement>(change: unknown = null): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => void takesFocus(element.current), [change]);
  return element;
}

/** For the heading of an answer. Where it cannot take the focus, its text is told, unless `tells` is false. */
export function useAnswer(text: string, tells = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus(heading.current) && tells) told.value = text;
  }, [text, tells]);
  useLayoutEffect(() => tellNothing, []);
  return heading;
}
