import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A dialog that is open as long as it is there. It closes before it goes: so what opened it gets the focus back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => open?.close();
  }, []);
  return dialog;
}
