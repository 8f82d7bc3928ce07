/** One eye for all pages, opened when it is first needed. */
import { type Eye, openEye } from "../look";

let opened: Promise<Eye> | null = null;

/** If it could not be opened, the next attempt begins anew. */
export function theEye(): Promise<Eye> {
  opened ??= openEye().catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Give its memory back. */
export function closeEye(): void {
  void opened?.then((eye) => eye.close()).catch(() => undefined);
  opened = null;
}
