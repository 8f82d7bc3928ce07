import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Card, FEATURES } from "../../cards/card";
import { Face } from "../../cards/Face";
import { BOX, letterOf } from "../../cards/kinds";
import { edition } from "../../settings/settings";
import { manner } from "../../table/manner";
import { nameOfCard } from "../../table/name-cache";
import { featureName, valueName } from "../../words/cards";
import { say } from "../../words/speak";
import type { Picture } from "./looking";
import { useModal } from "./modal";
import type { Spot } from "./still";

interface CorrectProps {
  readonly picture: Picture;
  readonly spot: Spot | null; // null: a card that was not seen
  readonly onCard: (card: Card) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Which card it is: what was read, its likeliest neighbours, or any other. */
export function Correct({ picture, spot, onCard, onRemove, onClose }: CorrectProps) {
  const dialog = useModal();
  return (
    <dialog
      class="settings eye-correct"
      ref={dialog}
      aria-labelledby="eye-correct-title"
      onClose={onClose}
      {...{ closedby: "any" }}
    >
      <div class="sheet-head">
        <h2 id="eye-correct-title">{say(spot ? "eye-which-card" : "eye-which-missing")}</h2>
        <button type="button" class="button" onClick={onClose}>
          {say("menu-close")}
        </button>
      </div>
      {spot && <Cut picture={picture} spot={spot} />}
      {spot && (
        <ul class="eye-offered">
          {[spot.card, ...spot.others].map((card, n) => (
            <li key={card}>
              <Offer card={card} read={n === 0} onCard={onCard} />
            </li>
          ))}
        </ul>
      )}
      {spot ? (
        <details class="eye-any">
          <summary>{say("eye-another")}</summary>
          <AnyCard first={spot.card} onCard={onCard} />
        </details>
      ) : (
        <AnyCard first="1rof" onCard={onCard} />
      )}
      {spot && (
        <button type="button" class="button quiet" onClick={onRemove}>
          {say("eye-remove")}
        </button>
      )}
    </dialog>
  );
}

function Offer({ card, read, onCard }: { card: Card; read: boolean; onCard: (card: Card) => void }) {
  return (
    <button type="button" class="eye-offer" data-card={card} onClick={() => onCard(card)}>
      <span class="card">
        <Face card={card} edition={edition.value} />
      </span>
      <span>
        {nameOfCard(card)}
        {read && <small>{say("eye-as-read")}</small>}
      </span>
    </button>
  );
}

const AIR = 0.12; // around the card, as a part of its size

/** The card as the picture shows it. */
function Cut({ picture, spot: { corners } }: { picture: Picture; spot: Spot }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [xs, ys] = [0, 1].map((n) => (corners ?? []).map((corner) => corner[n] ?? 0));
  const [left, top] = [Math.min(...(xs ?? [])), Math.min(...(ys ?? []))];
  const [width, height] = [Math.max(...(xs ?? [])) - left, Math.max(...(ys ?? [])) - top];
  const air = AIR * Math.max(width, height);
  useLayoutEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(picture, air - left, air - top);
  }, [picture, left, top, air]);
  if (!corners) return null;
  return (
    <canvas
      class="eye-cut"
      ref={canvas}
      width={Math.ceil(width + 2 * air)}
      height={Math.ceil(height + 2 * air)}
      role="img"
      aria-label={say("eye-cut")}
    />
  );
}

/** Any card of the box, feature by feature. */
function AnyCard({ first, onCard }: { first: Card; onCard: (card: Card) => void }) {
  const [card, setCard] = useState(first);
  return (
    <div class="eye-any-card">
      {FEATURES.map((feature, n) => (
        <fieldset key={feature} class="choices">
          <legend>{featureName(feature, manner())}</legend>
          {[...(BOX.letters[n] ?? "")].map((letter) => {
            const other = card.slice(0, n) + letter + card.slice(n + 1);
            return (
              <label key={letter}>
                <input
                  type="radio"
                  name={feature}
                  checked={letterOf(card, feature) === letter}
                  onChange={() => setCard(other)}
                />
                <span>{valueName(other, feature, manner())}</span>
              </label>
            );
          })}
        </fieldset>
      ))}
      <button type="button" class="button ink eye-offer" data-card={card} onClick={() => onCard(card)}>
        <span class="card">
          <Face card={card} edition={edition.value} />
        </span>
        <span>{say("eye-take-card", { name: nameOfCard(card) })}</span>
      </button>
    </div>
  );
}
