import { nameOfCard } from "../../table/name-cache";
import { say } from "../../words/speak";
import { counted, type Page, pileOf } from "./page";
import { cardsIn, check, lacking, news, surplus } from "./pile";
import { act } from "./state";
import { cardsOf, doubled } from "./still";
import { Verdict } from "./Verdict";

/** The pile that is being counted, with the picture that is looked at. */
export function CountPile({ page }: { page: Page }) {
  const { still, at } = page;
  const cards = cardsIn(counted(page)[at] ?? pileOf(page));
  const seen = still ? cardsOf(still) : [];
  const before = pileOf(page).pictures.length > 0;
  const twice = still !== null && doubled(still).length > 0; // which the list of cards says
  const sets = !twice && check(cards) === "sets";
  return (
    <>
      <Verdict
        glyph={sets ? "mark" : "neither"}
        title={say("eye-pile-cards", { cards: cards.length })}
        text={twice ? "" : told(cards)}
      />
      {before && <p>{say("eye-pile-new", { count: news(pileOf(page), seen) })}</p>}
      <label class="labelled">
        <span class="muted">{say("eye-pile-whose")}</span>
        <input
          class="input"
          value={pileOf(page).name}
          maxLength={24}
          placeholder={say("eye-pile-unnamed", { n: at + 1 })}
          onInput={(event) => act({ type: "name", name: event.currentTarget.value })}
        />
      </label>
      <div class="eye-acts">
        <button type="button" class="button main" onClick={() => act({ type: "more" })}>
          {say("eye-pile-more")}
        </button>
        <button type="button" class="button main" onClick={() => act({ type: "pile", at: page.piles.length })}>
          {say("eye-pile-next")}
        </button>
      </div>
    </>
  );
}

/** Whole SETs, or what is wrong. */
function told(cards: readonly string[]): string {
  const [missing, extra] = [lacking(cards), surplus(cards)];
  switch (check(cards)) {
    case "none":
      return "";
    case "sets":
      return say("eye-pile-sets", { sets: cards.length / 3 });
    case "one missing":
      return missing ? say("eye-pile-lacks", { name: nameOfCard(missing) }) : say("eye-pile-lacks-some");
    case "one too many":
      return extra ? say("eye-pile-extra", { name: nameOfCard(extra) }) : say("eye-pile-lacks-some");
    case "does not add up":
      return say("eye-pile-wrong");
  }
}
