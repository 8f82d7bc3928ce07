import { artwork, EDITIONS, type Edition, PALETTES, type Palette } from "../cards/artwork";
import type { Card } from "../cards/card";
import { Face } from "../cards/Face";
import { say } from "../words/speak";
import { Choices, Switch } from "./Controls";
import { CONTRASTS, choose, edition, palette, settings, shade, THEMES } from "./settings";

/** How cards and page look. */
export function Looks() {
  const { theme, contrast, largeCards, flipped } = settings.value;
  return (
    <>
      <Choices name="edition" values={EDITIONS} now={edition.value} onChoose={(edition) => choose({ edition })}>
        {(name) => <EditionChoice name={name} />}
      </Choices>
      <Choices name="palette" values={PALETTES} now={palette.value} onChoose={choosePalette}>
        {(name) => <PaletteChoice name={name} />}
      </Choices>
      <Choices name="theme" values={THEMES} now={theme} onChoose={(theme) => choose({ theme })}>
        {(theme) => say(`theme-${theme}`)}
      </Choices>
      <Choices name="contrast" values={CONTRASTS} now={contrast} onChoose={(contrast) => choose({ contrast })}>
        {(contrast) => say(`contrast-${contrast}`)}
      </Choices>
      <EdgeBarSwitch />
      <Switch
        title={say("setting-large-cards")}
        how={say("large-cards-how")}
        on={largeCards}
        onSwitch={(largeCards) => choose({ largeCards })}
      />
      <Switch
        title={say("setting-flipped")}
        how={say("flipped-how")}
        on={flipped}
        onSwitch={(flipped) => choose({ flipped })}
      />
    </>
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

/** The edition's own palette is stored as null, so that another edition brings its own. */
function choosePalette(chosen: Palette): void {
  choose({ palette: chosen === artwork.editions[edition.value].palette ? null : chosen });
}

const colourNames = (name: Palette) => {
  const { r, p, g } = artwork.palettes[name].names[shade.value];
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
    <Switch
      title={say("setting-edge-bar")}
      how={say("edge-bar-how", { left, middle, right })}
      on={settings.value.edgeBar}
      onSwitch={(edgeBar) => choose({ edgeBar })}
    />
  );
}
