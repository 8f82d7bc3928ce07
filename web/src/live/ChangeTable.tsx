import { useRef, useState } from "preact/hooks";
import { RuleSets, TableOptions, useRuleSets, type Wish } from "../start/TableForm";
import { say } from "../words/speak";
import type { Live } from "./live";
import type { Seen } from "./seen";

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
        {open && <ChangeForm live={live} before={seen.gathering} onDone={close} />}
      </dialog>
    </>
  );
}

function ChangeForm({ live, before, onDone }: { live: Live; before: Wish; onDone: () => void }) {
  const known = useRuleSets();
  const [wish, setWish] = useState<Wish>({ rules: before.rules, options: before.options });
  return (
    <form
      class="new-form change-form"
      onSubmit={(event) => {
        event.preventDefault();
        void live.say({ type: "ChangeTable", ...wish });
        onDone();
      }}
    >
      <RuleSets known={known} chosen={wish.rules.name} onChoose={(rules) => setWish({ ...wish, rules })} />
      <TableOptions wish={wish} onWish={setWish} />
      <button type="submit" class="button main">
        {say("act-change")}
      </button>
    </form>
  );
}
