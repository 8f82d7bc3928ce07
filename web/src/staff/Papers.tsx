import { useEffect, useState } from "preact/hooks";
import { isOpen } from "../day/seats";
import { language } from "../settings/settings";
import { say } from "../words/speak";
import { type Paper, papers, print } from "./api";
import { FACTS, type Facts, keepOrder, type Order, orderOf } from "./order";
import { toPrint, wasPrinted } from "./reprint";
import type { Staff } from "./staff";
import { Unprintable } from "./Unprintable";
import "./links.css";

// Links are printed where they are issued.
const NOT_HERE = ["deck", "starter-deck", "daily-puzzle", "puzzle-book", "handout", "links"];
// Before the draw there is nothing to write on them.
const AFTER_THE_DRAW = ["schedule", "player-slips", "score-slips", "emergency-pack"];

/** Everything on paper; first the slips that have changed. */
export function Papers({ staff }: { staff: Staff }) {
  const [all, setAll] = useState<readonly Paper[]>([]);
  const { competition } = staff.day;
  const [order, setOrder] = useState(() => orderOf(competition));
  const change = (some: Partial<Order>) => {
    setOrder({ ...order, ...some });
    keepOrder(competition, { ...order, ...some });
  };
  useEffect(() => {
    papers()
      .then(setAll)
      .catch(() => undefined);
  }, [language.value]);
  return (
    <section class="papers" aria-labelledby="papers-title">
      <h2 id="papers-title">{say("staff-papers")}</h2>
      <Reprint staff={staff} />
      <Unprintable staff={staff} />
      <label class="labelled">
        <span class="muted">{say("staff-paper-size")}</span>
        <select class="input" value={order.paper} onChange={(event) => change({ paper: event.currentTarget.value })}>
          <option value="a4">{say("staff-paper-a4")}</option>
          <option value="us-letter">{say("staff-paper-us-letter")}</option>
        </select>
      </label>
      <Printed facts={order.occasion} onChange={(occasion) => change({ occasion })} />
      <ul aria-busy={all.length === 0}>
        {all.length === 0 && <li class="muted">{say("staff-papers-come")}</li>}
        {all
          .filter((each) => !NOT_HERE.includes(each.name))
          .map((each) => (
            <Sheet key={each.name} paper={each} staff={staff} order={order} />
          ))}
      </ul>
    </section>
  );
}

/** What posters and heads of sheets say beside name and time; kept on this device. */
function Printed({ facts, onChange }: { facts: Facts; onChange: (facts: Facts) => void }) {
  return (
    <details class="printed">
      <summary>{say("staff-printed")}</summary>
      {FACTS.map((name) => (
        <label key={name} class="labelled">
          <span class="muted">{say(`staff-printed-${name}`)}</span>
          <input
            class="input"
            maxLength={300}
            value={facts[name] ?? ""}
            onInput={(event) => onChange({ ...facts, [name]: event.currentTarget.value })}
          />
        </label>
      ))}
    </details>
  );
}

/** A document, with a button for each of its variants. */
function Sheet({ paper, staff, order }: { paper: Paper; staff: Staff; order: Order }) {
  const { who, attempt, busy } = staff;
  const choices = paper.choices.length > 0 ? paper.choices : [{}];
  const early = staff.day.status === "entering" && AFTER_THE_DRAW.includes(paper.name);
  return (
    <li>
      <span>
        <b>{paper.title}</b>
        <small>{[paper.about, early && say("staff-print-later")].filter(Boolean).join(" ")}</small>
      </span>
      <span class="variants">
        {(early ? [] : choices).map((choice) => (
          <button
            key={Object.values(choice).join()}
            type="button"
            class="button"
            disabled={busy}
            onClick={() => void attempt(() => print(who, paper.name, { ...order, ...choice }, fileOf(paper, choice)))}
          >
            {words(choice)}
            <span class="heard"> {paper.title}</span>
          </button>
        ))}
      </span>
    </li>
  );
}

/** “schedule-name”: variants do not overwrite one another. */
const fileOf = (paper: Paper, choice: Readonly<Record<string, string>>): string =>
  [paper.name, ...Object.values(choice)].join("-");

const words = (choice: Readonly<Record<string, string>>): string => {
  const [which] = Object.values(choice);
  return which ? say("staff-print-choice", { choice: which }) : say("staff-print");
};

/** The slips that changes have made invalid, and no others. */
export function Reprint({ staff }: { staff: Staff }) {
  const { day, who, attempt, busy } = staff;
  const games = toPrint(day.competition).filter((id) => day.games.some((game) => game.id === id && isOpen(game)));
  if (games.length === 0) return null;
  const press = () =>
    attempt(async () => {
      await print(who, "score-slips", { ...orderOf(day.competition), games });
      wasPrinted(day.competition);
    });
  return (
    <button type="button" class="button ink reprint" disabled={busy} onClick={() => void press()}>
      {say("staff-reprint", { count: games.length })}
    </button>
  );
}
