/** How an answer reaches those who do not see the page: it takes a focus that has nowhere else to be, or is told. */
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

function isOver(): void {
  told.value = "";
}

/** For what takes the focus if it is free when it comes, or when `change` does. */
export function useFreeFocus<E extends HTMLElement>(change: unknown = null): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => void takesFocus(element.current), [change]);
  return element;
}

/** For the heading of an answer that says this; where the focus is elsewhere, it is told, unless something else is. */
export function useAnswer(text: string, tells = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus(heading.current) && tells) told.value = text;
  }, [text, tells]);
  useLayoutEffect(() => isOver, []);
  return heading;
}
