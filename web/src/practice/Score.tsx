import { begunSet, isOver, lyingOut } from "../play/round";
import { say } from "../words/speak";
import { HELP } from "./help";
import { callNoSet, countSets, dealAnew, round, showOneCard } from "./state";

/** SETs found, cards to come, cards in the layout. */
export function Counts() {
  const { found, deck } = round.value;
  return (
    <dl class="counts">
      <Count name="count-found" figure={found.length} score />
      <Count name="count-deck" figure={deck.length} />
      <Count name="count-table" figure={lyingOut(round.value).length} />
    </dl>
  );
}

function Count({ name, figure, score = false }: { name: string; figure: number; score?: boolean }) {
  return (
    <div class={name}>
      <dt>{say(name)}</dt>
      <dd data-score={score || undefined}>{figure}</dd>
    </div>
  );
}

/** What one can press beside the cards. At the end there is one thing to do. */
export function Actions() {
  const over = isOver(round.value);
  return (
    <div class="actions" data-over={over}>
      {!over && (
        <>
          <button type="button" class="button" key="no-set" onClick={callNoSet}>
            {say("act-no-set")}
          </button>
          <button type="button" class="button" key="show" onClick={showOneCard}>
            {say(HELP[begunSet(round.value).length] ?? "act-show")}
          </button>
          <button type="button" class="button" key="count" onClick={countSets}>
            {say("act-how-many")}
          </button>
        </>
      )}
      <button type="button" class={over ? "button main" : "button quiet"} key="deal" onClick={dealAnew}>
        {say("act-deal")}
      </button>
    </div>
  );
}
