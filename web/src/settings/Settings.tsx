import type { ComponentChildren, RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { LANGUAGE_NAMES, LANGUAGES } from "../words/languages";
import { say } from "../words/speak";
import { Choices } from "./Controls";
import { Hands } from "./Hands";
import { Looks } from "./Looks";
import { choose, language } from "./settings";

/** The button at the top right, and the sheet that it opens. What a page adds to it comes first or last. */
export function MenuButton({ above, children }: { above?: ComponentChildren; children?: ComponentChildren }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false); // what nobody sees is not drawn
  const show = () => {
    setOpen(true);
    sheet.current?.showModal();
  };
  return (
    <>
      <button type="button" class="menu" onClick={show}>
        <span>{say("menu")}</span>
      </button>
      <dialog
        class="settings"
        ref={sheet}
        aria-labelledby="settings-title"
        onClose={() => setOpen(sheet.current?.open ?? false)} // it may have been opened again meanwhile
        {...{ closedby: "any" }}
      >
        {open && (
          <SettingsSheet sheet={sheet} above={above}>
            {children}
          </SettingsSheet>
        )}
      </dialog>
    </>
  );
}

/** Everything that can be chosen, at any time; what is chosen shows at once. */
function SettingsSheet({
  sheet,
  above,
  children,
}: {
  sheet: RefObject<HTMLDialogElement | null>;
  above: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <>
      <div class="sheet-head">
        <h2 id="settings-title">{say("menu")}</h2>
        <button type="button" class="button" onClick={() => sheet.current?.close()}>
          {say("menu-close")}
        </button>
      </div>
      {above}
      <Choices name="language" values={LANGUAGES} now={language.value} onChoose={(language) => choose({ language })}>
        {(code) => <span lang={code}>{LANGUAGE_NAMES[code]}</span>}
      </Choices>
      <Looks />
      <Hands />
      {children}
    </>
  );
}
