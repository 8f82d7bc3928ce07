import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Card } from "../../cards/card";
import { Mini } from "../../table/Mini";
import { nameOfCard } from "../../table/name-cache";
import { say } from "../../words/speak";
import { useAnswer } from "./answer";
import { Correct } from "./Correct";
import type { Picture } from "./looking";
import { Outlines } from "./Outlines";
import { added, corrected, doubled, removed, type Spot, type Still, unsure } from "./still";
import "./seen.css";

interface SeenProps {
  readonly picture: Picture;
  readonly still: Still;
  readonly ringed?: readonly Card[];
  readonly line?: number;
  readonly chosen?: Chosen | null;
  readonly answer?: boolean; // how many were seen is the answer: nothing else says more
  readonly onChange: (still: Still) => void;
}

/** Where some of the cards are meant, a tap chooses them; otherwise it is to put them right. */
interface Chosen {
  readonly ids: readonly number[];
  readonly onChoose: (id: number) => void;
}

/** The picture with what was seen in it, and the same as a list; from both a card can be put right. */
export function Seen({ onChange, chosen = null, answer = false, ...props }: SeenProps) {
  const [open, setOpen] = useState<Spot | "new" | null>(null);
  const { picture, still } = props;
  const correct = (id: number) => setOpen(still.spots.find((spot) => spot.id === id) ?? null);
  const close = (changed: Still | null) => {
    setOpen(null);
    if (changed) onChange(changed);
  };
  return (
    <>
      <PictureSeen {...props} onTap={chosen?.onChoose ?? correct} />
      <CardsSeen still={still} chosen={chosen} answer={answer} onCorrect={correct} onAdd={() => setOpen("new")} />
      {open && (
        <Correct
          picture={picture}
          spot={open === "new" ? null : open}
          onCard={(card) => close(open === "new" ? added(still, card) : corrected(still, open.id, card))}
          onRemove={() => close(open === "new" ? null : removed(still, open.id))}
          onClose={() => close(null)}
        />
      )}
    </>
  );
}

/** The picture that was kept. */
function PictureSeen(props: Omit<SeenProps, "onChange" | "chosen" | "answer"> & { onTap: (id: number) => void }) {
  const { picture, still, ringed = [], line = 0, onTap } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <div class="eye-picture" style={{ "--width": still.width, "--height": still.height }}>
      <canvas ref={canvas} width={picture.width} height={picture.height} role="img" aria-label={say("eye-picture")} />
      <Outlines still={still} ringed={ringed} line={line} onTap={onTap} />
    </div>
  );
}

interface CardsProps {
  readonly still: Still;
  readonly chosen: Chosen | null;
  readonly answer: boolean;
  readonly onCorrect: (id: number) => void;
  readonly onAdd: () => void;
}

/** What was seen, in words. The heading takes the focus from a card that was removed. */
function CardsSeen({ still, chosen, answer, onCorrect, onAdd }: CardsProps) {
  const title = say("eye-seen", { cards: still.spots.length });
  const heading = useAnswer(title, answer);
  const twice = doubled(still);
  const [doubts, copies] = [unsure(still).length, new Set(twice.map(({ card }) => card)).size];
  return (
    <section class="eye-seen" aria-labelledby="eye-seen-title">
      <h2 id="eye-seen-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {doubts > 0 && <p class="eye-doubt">{say("eye-check", { count: doubts })}</p>}
      {copies > 0 && <p class="eye-doubt">{say("eye-check-twice", { count: copies })}</p>}
      <ol class="eye-cards">
        {still.spots.map((spot) => (
          <li key={spot.id}>
            <CardSeen spot={spot} twice={twice.includes(spot)} chosen={chosen} onCorrect={onCorrect} />
          </li>
        ))}
      </ol>
      <button type="button" class="button quiet" onClick={onAdd}>
        {say("eye-add")}
      </button>
    </section>
  );
}

interface CardProps {
  readonly spot: Spot;
  readonly twice: boolean;
  readonly chosen: Chosen | null;
  readonly onCorrect: (id: number) => void;
}

function CardSeen({ spot: { id, card, sure }, twice, chosen, onCorrect }: CardProps) {
  const mark = twice ? "twice" : sure ? null : "unsure";
  return (
    <>
      <button
        type="button"
        class="eye-card"
        data-card={card}
        data-mark={mark}
        aria-pressed={chosen?.ids.includes(id)}
        onClick={() => (chosen?.onChoose ?? onCorrect)(id)}
      >
        <Mini card={card} />
        <span>
          {nameOfCard(card)}
          {mark && <small>{say(`eye-${mark}`)}</small>}
        </span>
      </button>
      {chosen && (
        <button
          type="button"
          class="button quiet"
          aria-label={`${say("eye-correct")}: ${nameOfCard(card)}`}
          onClick={() => onCorrect(id)}
        >
          {say("eye-correct")}
        </button>
      )}
    </>
  );
}
