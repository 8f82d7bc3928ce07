import { useRef, useState } from "preact/hooks";
import { type Fetched, Later } from "../lazy-page";
import { say } from "../words/speak";
import type { ChangeProps } from "./ChangeForm";
import type { Live } from "./live";
import type { Seen } from "./seen";

const form: Fetched<ChangeProps> = async () => (await import("./ChangeForm")).ChangeForm;

/** Between matches the host may choose other rules and options; a sheet like that of the settings. */
export function ChangeTable({ live, seen }: { live: Live; seen: Seen }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => sheet.current?.close();
  return (
    <>
      <button
        type="button"
        class="button"
        data-act="ChangeTable"
        onClick={() => {
          setOpen(true);
          sheet.current?.showModal();
        }}
      >
        {say("act-change-table")}
      </button>
      <dialog
        class="settings"
        ref={sheet}
        aria-labelledby="change-title"
        onClose={() => setOpen(sheet.current?.open ?? false)} // it may have been opened again meanwhile
        {...{ closedby: "any" }}
      >
        <div class="sheet-head">
          <h2 id="change-title">{say("act-change-table")}</h2>
          <button type="button" class="button" onClick={close}>
            {say("menu-close")}
          </button>
        </div>
        {open && <Later page={form} props={{ live, before: seen.gathering, onDone: close }} as="div" />}
      </dialog>
    </>
  );
}
