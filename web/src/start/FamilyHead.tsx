import type { Family } from "../api";
import type { Card } from "../cards/card";
import { Back } from "../cards/Face";
import { Mini } from "../table/Mini";
import { say } from "../words/speak";

/** A picture for each family: a SET; two cards that miss one; other cards; one card among backs; gaps to fill. */
const PICTURES: Record<Family | "own", readonly (Card | "back" | undefined)[]> = {
  box: ["2rsf", "2psh", "2gse"],
  finds: ["1rof", "2gsh", undefined],
  decks: ["1gdhf", "4IBL", "r-g-vi"],
  quick: ["back", "3poe", "back"],
  own: [undefined, "1rdf", undefined],
};

/** A family that opens when it is pressed. */
export function FamilyHead({ family }: { family: Family | "own" }) {
  return (
    <summary class="family-head">
      <FamilyHeadLine family={family} />
    </summary>
  );
}

/** The line of a family: its picture, its name, and what is different. */
export function FamilyHeadLine({ family }: { family: Family | "own" }) {
  return (
    <>
      <span class="family-picture" data-family={family} aria-hidden="true">
        {PICTURES[family].map((card, n) => (card === "back" ? <Back key={n} /> : <Mini key={n} card={card} />))}
      </span>
      <span>
        <span class="family-name">{say(`family-${family}`)}</span>
        <span class="family-how">{say(`family-${family}.how`)}</span>
      </span>
    </>
  );
}
