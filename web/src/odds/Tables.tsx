import { say } from "../words/speak";
import { between, figures, freshOf, toOne } from "./figures";

const NONE = "–";

/** What is printed, and what is true: side by side. */
export function Compared() {
  const sizes = Object.keys(figures.printed).map(Number);
  const rows = [
    { what: "printed", of: (cards: number) => figures.printed[cards] ?? null },
    { what: "fresh", of: (cards: number) => freshOf(cards)?.odds ?? null },
    { what: "play", of: (cards: number) => figures.layouts[cards]?.odds ?? null },
  ];
  return (
    <table class="compared">
      <caption class="heard">{say("odds-compared")}</caption>
      <thead>
        <tr>
          <td />
          {sizes.map((cards) => (
            <th key={cards} scope="col">
              {say("odds-cards", { cards })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, of }) => (
          <tr key={what} data-what={what}>
            <th scope="row">{say(`odds-${what}`)}</th>
            {sizes.map((cards) => (
              <td key={cards}>{toOne(of(cards))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every figure of the first drawing. */
export function ByCards() {
  return (
    <table class="odds-figures">
      <caption>{say("odds-by-cards")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("odds-head-cards")}</th>
          <th scope="col">{say("odds-fresh")}</th>
          <th scope="col">{say("odds-play")}</th>
          <th scope="col">{say("odds-printed")}</th>
        </tr>
      </thead>
      <tbody>
        {figures.fresh.map(({ cards, odds }) => {
          const played = figures.layouts[cards];
          const printed = figures.printed[cards];
          return (
            <tr key={cards}>
              <th scope="row">{cards}</th>
              <td>{toOne(odds)}</td>
              <td>
                {played ? toOne(played.odds) : NONE}
                {played && <small>{between(played)}</small>}
              </td>
              <td>{printed === undefined ? NONE : toOne(printed)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Every figure of the second drawing. */
export function ByStage() {
  const stages = Object.entries(figures.stages).sort(([a], [b]) => Number(b) - Number(a));
  return (
    <table class="odds-figures">
      <caption>{say("odds-by-stage")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("odds-head-left")}</th>
          <th scope="col">{say("odds-play")}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(([left, chance]) => (
          <tr key={left}>
            <th scope="row">{left}</th>
            <td>
              {toOne(chance.odds)}
              <small>{between(chance)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
