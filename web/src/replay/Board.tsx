import type { RefObject } from "preact";
import { useMemo } from "preact/hooks";
import { type Card, FACE_DOWN } from "../cards/card";
import { Back, Face } from "../cards/Face";
import { linkCards } from "../rules/pattern";
import { edition } from "../settings/settings";
import { nameOfCard } from "../table/name-cache";
import { say } from "../words/speak";
import type { Frame } from "./frames";
import type { Letter } from "./letters";
import { Places } from "./Places";

interface BoardProps {
  frame: Frame;
  letters: ReadonlyMap<Card, Letter[]>;
  find: string;
  canvas: RefObject<HTMLCanvasElement | null>;
  painted: boolean;
}

/** The cards as they lay then, each in the place that it had; and a canvas to paint them while the head is dragged. */
export function Board({ frame, letters, find, canvas, painted }: BoardProps) {
  const { layout, ring, table } = frame;
  const links = linkCards(table).filter((card) => !layout.includes(card));
  const draw = (place: number) => (
    <Spot card={layout[place] ?? null} ring={ringOn(ring, layout[place])} letters={letters} />
  );
  return (
    <div class="replay-cloth">
      <Places count={layout.length} draw={draw} covered={painted}>
        <canvas ref={canvas} hidden={!painted} />
      </Places>
      {links.length > 0 && (
        <div class="replay-links">
          <span class="muted">{say("links-name", { find })}</span>
          <ul>
            {links.map((card) => (
              <li key={card}>
                <Spot card={card} ring={ringOn(ring, card)} letters={letters} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type Ring = "right" | "wrong" | undefined;

const ringOn = (ring: Frame["ring"], card: Card | null | undefined): Ring =>
  card && ring?.cards.includes(card) ? (ring.right ? "right" : "wrong") : undefined;

/** Drawn again only when another card lies there, or its ring or letters change. */
function Spot({ card, ring, letters }: { card: Card | null; ring: Ring; letters: ReadonlyMap<Card, Letter[]> }) {
  const mine = (card && letters.get(card)) || [];
  const key = mine.map(({ letter, now }) => `${letter}${now}`).join();
  const { value: drawnAs } = edition;
  const draw = () => (
    <div class="spot" data-ring={ring} role="img" aria-label={nameOf(card)}>
      {card === FACE_DOWN && <Back />}
      {card && card !== FACE_DOWN && (
        <span class="card" data-card={card}>
          <Face card={card} edition={drawnAs} />
        </span>
      )}
      {mine.length > 0 && (
        <span class="letters">
          {mine.map(({ letter, now }) => (
            <i key={letter} data-now={now || undefined}>
              {letter}
            </i>
          ))}
        </span>
      )}
    </div>
  );
  return useMemo(draw, [card, ring, key, drawnAs, card && nameOf(card)]);
}

function nameOf(card: Card | null): string {
  if (!card) return say("place-empty");
  return card === FACE_DOWN ? say("playback-face-down") : nameOfCard(card);
}
