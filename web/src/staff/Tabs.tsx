import type { ComponentChildren } from "preact";
import { say } from "../words/speak";

interface Props<Name extends string> {
  names: readonly Name[];
  now: Name;
  onTab: (name: Name) => void;
  label: string;
  children: ComponentChildren;
}

/** Parts of a page of which one is seen; arrow keys go from one to the next. */
export function Tabs<Name extends string>({ names, now, onTab, label, children }: Props<Name>) {
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = names[(names.indexOf(now) + step + names.length) % names.length] ?? now;
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <div role="tablist" class="tabs" aria-label={label} onKeyDown={turn}>
        {names.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === now}
            aria-controls="tab-panel"
            tabIndex={name === now ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {say(`staff-tab-${name}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" class="tab-panel" aria-labelledby={`tab-${now}`}>
        {children}
      </div>
    </>
  );
}
