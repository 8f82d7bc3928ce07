import { useEffect, useState } from "preact/hooks";
import { nameOfCard } from "../../table/name-cache";
import { say } from "../../words/speak";
import { check, knownIn, news } from "../page/pile";
import { Seen } from "../page/Seen";
import { cardsOf, doubled, readIn } from "../page/still";
import { closeEye } from "../page/the-eye";
import {
  type Count,
  cardsOfHeap,
  countsOf,
  fits,
  type Heap,
  heapsFor,
  isWhole,
  nextOf,
  summed,
  withCards,
  withoutPicture,
} from "./heaps";
import { type Kept, LookAgain, LookSheet } from "./LookSheet";

export interface CountEyeProps {
  readonly names: ReadonlyMap<number, string>; // of the players, by number
  readonly kept: readonly Heap[] | null; // what was counted before; null: nothing
  readonly onKeep: (heaps: readonly Heap[]) => void;
  readonly onCounts: (counts: readonly Count[]) => void;
  readonly onClose: () => void;
}

/** Everyone's cards, counted with the camera, pile by pile. It fills in the count; people agree to it as ever. */
export function CountEye({ names, kept, onKeep, onCounts, onClose }: CountEyeProps) {
  useEffect(() => closeEye, []);
  const heaps = kept ?? heapsFor(names, say("judge-left"));
  const [at, setAt] = useState(() => Math.max(0, nextOf(heaps)));
  const add = ({ first, still, again }: Kept) => {
    const now = withCards(heaps, at, cardsOf(still), readIn(first));
    const [one, next] = [now[at], nextOf(now)];
    onKeep(now);
    if (next >= 0 && one && fits(one)) setAt(next);
    again();
  };
  const all = nextOf(heaps) < 0; // until then the next look comes before the sum
  const inAll = <InAll heaps={heaps} onFill={() => onCounts(countsOf(heaps))} />;
  const before = (
    <>
      <Piles heaps={heaps} at={at} onChoose={setAt} onUndo={() => onKeep(withoutPicture(heaps, at))} />
      {all && inAll}
    </>
  );
  const wanted = { least: 1, counted: knownIn(heaps.map(({ pile }) => pile)) };
  return (
    <LookSheet
      {...{ title: say("look-count"), how: say("eye-how-pile"), wanted, onClose, before }}
      after={!all && inAll}
    >
      {(picture) => <OnePicture kept={picture} heap={heaps[at]} onAdd={() => add(picture)} />}
    </LookSheet>
  );
}

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
            <b>{countOf(heap, isWhole(heaps))}</b>
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

/** `whole`: every card lies in one of the piles, and none is left for an empty one. */
function countOf(heap: Heap, whole: boolean): string {
  const cards = cardsOfHeap(heap).length;
  if (cards === 0 && !whole) return "–";
  return heap.number !== null && (fits(heap) || cards === 0)
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
      <Seen picture={kept.picture} still={kept.still} onChange={kept.change} answer />
      <LookAgain kept={kept} />
    </>
  );
}
