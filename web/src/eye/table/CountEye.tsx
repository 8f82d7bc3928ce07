import { useEffect, useState } from "preact/hooks";
import { nameOfCard } from "../../table/name-cache";
import { say } from "../../words/speak";
import { check, news } from "../page/pile";
import { Seen } from "../page/Seen";
import { cardsOf, doubled } from "../page/still";
import { closeEye } from "../page/the-eye";
import {
  type Count,
  cardsOfHeap,
  countsOf,
  fits,
  type Heap,
  heapsFor,
  summed,
  withCards,
  withoutPicture,
} from "./heaps";
import { type Kept, LookAgain, LookSheet } from "./LookSheet";

export interface CountEyeProps {
  readonly names: ReadonlyMap<number, string>; // of the players, by number
  readonly onCounts: (counts: readonly Count[]) => void;
  readonly onClose: () => void;
}

/** Everyone's cards, counted with the camera, pile by pile. It fills in the count; people agree to it as ever. */
export function CountEye({ names, onCounts, onClose }: CountEyeProps) {
  useEffect(() => closeEye, []);
  const [heaps, setHeaps] = useState<readonly Heap[]>(() => heapsFor(names, say("judge-left")));
  const [at, setAt] = useState(0);
  const add = (kept: Kept) => {
    const now = withCards(heaps, at, cardsOf(kept.still));
    const next = now.findIndex((heap) => heap.pile.pictures.length === 0);
    setHeaps(now);
    const one = now[at];
    if (next >= 0 && one && fits(one)) setAt(next);
    kept.again();
  };
  const inAll = <InAll heaps={heaps} onFill={() => onCounts(countsOf(heaps))} />;
  const before = (
    <>
      <Piles heaps={heaps} at={at} onChoose={setAt} onUndo={() => setHeaps(withoutPicture(heaps, at))} />
      {all(heaps) && inAll}
    </>
  );
  const sheet = { title: say("look-count"), how: say("eye-how-pile"), least: 1, onClose };
  return (
    <LookSheet {...sheet} before={before} after={!all(heaps) && inAll}>
      {(kept) => <OnePicture kept={kept} heap={heaps[at]} onAdd={() => add(kept)} />}
    </LookSheet>
  );
}

/** Was everybody's pile looked at? Until then the next look comes before the sum. */
const all = (heaps: readonly Heap[]): boolean => heaps.every(({ pile }) => pile.pictures.length > 0);

interface PilesProps {
  readonly heaps: readonly Heap[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
  readonly onUndo: () => void;
}

/** Whose cards are looked at, and what was counted so far. */
function Piles({ heaps, at, onChoose, onUndo }: PilesProps) {
  return (
    <>
      <fieldset class="look-piles">
        <legend>{say("eye-pile-whose")}</legend>
        {heaps.map((heap, n) => (
          <label key={heap.number ?? "left"}>
            <input type="radio" name="heap" checked={n === at} onChange={() => onChoose(n)} />
            <span>{heap.pile.name}</span>
            <b>{countOf(heap)}</b>
            {heap.pile.pictures.length > 0 && !fits(heap) && <small>{problemOf(heap)}</small>}
          </label>
        ))}
      </fieldset>
      {(heaps[at]?.pile.pictures.length ?? 0) > 0 && (
        <button type="button" class="button" onClick={onUndo}>
          {say("eye-pile-undo")}
        </button>
      )}
    </>
  );
}

function countOf(heap: Heap): string {
  const cards = cardsOfHeap(heap).length;
  if (cards === 0) return "–";
  return heap.number !== null && fits(heap)
    ? say("eye-pile-finds", { sets: cards / 3 })
    : say("eye-pile-cards", { cards });
}

const problemOf = (heap: Heap): string =>
  say(check(cardsOfHeap(heap)) === "does not add up" ? "eye-pile-wrong" : "eye-pile-lacks-some");

/** 81 in all, and none twice. */
function InAll({ heaps, onFill }: { heaps: readonly Heap[]; onFill: () => void }) {
  const { cards, of, missing, shared } = summed(heaps);
  if (cards === 0) return null;
  return (
    <div class="look-proposal">
      <p class="look-sum" role="status">
        <b>{say("eye-piles-of", { cards, deck: of })}</b>{" "}
        <span>
          {missing.length === 0 ? say("eye-piles-whole") : say("eye-piles-missing", { count: missing.length })}
        </span>
      </p>
      {shared.map(({ card, names }) => (
        <p key={card} class="trouble">
          {say("eye-pile-shared", { name: nameOfCard(card), names: names.join(", ") })}
        </p>
      ))}
      <button type="button" class="button main" disabled={countsOf(heaps).length === 0} onClick={onFill}>
        {say("look-fill")}
      </button>
    </div>
  );
}

function OnePicture({ kept, heap, onAdd }: { kept: Kept; heap: Heap | undefined; onAdd: () => void }) {
  const cards = cardsOf(kept.still);
  const fresh = heap ? news(heap.pile, cards) : 0;
  return (
    <>
      <div class="look-acts">
        <button
          type="button"
          class="button ink"
          disabled={fresh === 0 || doubled(kept.still).length > 0}
          onClick={onAdd}
        >
          {say("look-add", { count: fresh, name: heap?.pile.name ?? "" })}
        </button>
      </div>
      <Seen picture={kept.picture} still={kept.still} onChange={kept.change} />
      <LookAgain kept={kept} />
    </>
  );
}
