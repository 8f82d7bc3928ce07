import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

const UNKNOWN = 320;

/** How wide an element is, now and whenever that changes: letters on a drawing keep their size. */
export function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    setWidth(measured.clientWidth || UNKNOWN);
    const watch = new ResizeObserver(() => setWidth(measured.clientWidth || UNKNOWN));
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return [element, width];
}
