import type { ComponentChildren, RefObject } from "preact";
import { useRef } from "preact/hooks";
import { artwork, EDITIONS, type Edition, PALETTES, type Palette } from "../cards/artwork";
import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import { KEYBOARDS } from "../live/keys";
import { LANGUAGE_NAMES, LANGUAGES } from "../words/languages";
import { say } from "../words/speak";
import { choose, edition, language, palette, settings, THEMES } from "./settings";

/** The button at the top right, and the sheet that it opens. What a page adds to it comes first or last. */
export function MenuButton({ above, children }: { above?: ComponentChildren; children?: ComponentChildren }) {
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="menu" onClick={() => sheet.current?.showModal()}>
        <span>{say("menu")}</span>
      </button>
      <SettingsSheet sheet={sheet} above={above}>
        {children}
      </SettingsSheet>
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
    <dialog class="settings" ref={sheet} aria-labelledby="settings-title" {...{ closedby: "any" }}>
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
      <Choices name="edition" values={EDITIONS} now={edition.value} onChoose={(edition) => choose({ edition })}>
        {(name) => <EditionChoice name={name} />}
      </Choices>
      <Choices name="palette" values={PALETTES} now={palette.value} onChoose={choosePalette}>
        {(name) => <PaletteChoice name={name} />}
      </Choices>
      <Choices name="theme" values={THEMES} now={settings.value.theme} onChoose={(theme) => choose({ theme })}>
        {(theme) => say(`theme-${theme}`)}
      </Choices>
      <EdgeBarSwitch />
      <Choices
        name="keyboard"
        values={KEYBOARDS}
        now={settings.value.keyboard}
        onChoose={(keyboard) => choose({ keyboard })}
      >
        {(keyboard) => (keyboard === "off" ? say("keyboard-off") : keyboard.toUpperCase())}
      </Choices>
      {children}
    </dialog>
  );
}

interface ChoicesProps<T extends string> {
  name: string;
  values: readonly T[];
  now: T;
  onChoose: (value: T) => void;
  children: (value: T) => ComponentChildren;
}

function Choices<T extends string>({ name, values, now, onChoose, children }: ChoicesProps<T>) {
  return (
    <fieldset class={`choices choices-${name}`}>
      <legend>{say(`setting-${name}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === now} onChange={() => onChoose(value)} />
          {children(value)}
        </label>
      ))}
    </fieldset>
  );
}

const SHAPES: readonly Card[] = ["1pof", "1psh", "1pde"];
const COLOURS: readonly Card[] = ["1rsf", "1psf", "1gsf"];

function Samples({ cards, edition }: { cards: readonly Card[]; edition: Edition }) {
  return (
    <span class="hand">
      {cards.map((card) => (
        <span class="card mini" key={card}>
          <Face card={card} edition={edition} small />
        </span>
      ))}
    </span>
  );
}

function EditionChoice({ name }: { name: Edition }) {
  return (
    <>
      <Samples cards={SHAPES} edition={name} />
      <span>{say(`edition-${name}`)}</span>
    </>
  );
}

/** The edition's own palette is no choice but the rule, so that another edition brings its own. */
function choosePalette(chosen: Palette): void {
  choose({ palette: chosen === artwork.editions[edition.value].palette ? null : chosen });
}

const colourNames = (name: Palette) => {
  const { r, p, g } = artwork.palettes[name].names;
  return [r, p, g].map((value) => say("value-name", { value }));
};

function PaletteChoice({ name }: { name: Palette }) {
  return (
    <>
      <span data-palette={name}>
        <Samples cards={COLOURS} edition={edition.value} />
      </span>
      <span>
        {colourNames(name).join(", ")}
        {name === "distinct" && <small>{say("palette-distinct")}</small>}
      </span>
    </>
  );
}

function EdgeBarSwitch() {
  const [left = "", middle = "", right = ""] = colourNames(palette.value);
  return (
    <label class="switch">
      <span>
        <b>{say("setting-edge-bar")}</b>
        <small>{say("edge-bar-how", { left, middle, right })}</small>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        checked={settings.value.edgeBar}
        onChange={(event) => choose({ edgeBar: event.currentTarget.checked })}
      />
    </label>
  );
}
