import { useState } from "preact/hooks";
import { useAttempt } from "../account/attempt";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { askDay, type Day, type Details, eraseDay } from "./api";
import { written } from "./dates";
import "./form.css";

interface HeldOnMe {
  readonly details: Details | null;
  readonly until: string | null;
}
interface Props {
  day: Day;
  number: number;
  session: string | undefined;
}

/** What is held on me: to read, to take along, and to delete. */
export function Held({ day, number, session }: Props) {
  const [held, setHeld] = useState<HeldOnMe | null>(null);
  const [sure, setSure] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  const path = `/entrants/${number}`;
  const look = async () => setHeld(await askDay<HeldOnMe>(day.competition, path, session));
  const erase = async () => {
    await eraseDay(day.competition, path, session);
    setSure(false);
    await look();
  };
  return (
    <section class="day-part entry-held">
      <h2>{say("form-held")}</h2>
      {held === null ? (
        <button type="button" class="button" aria-busy={busy} onClick={() => void attempt(look)}>
          {say("form-held-show")}
        </button>
      ) : (
        <>
          <Facts held={held} />
          <a class="button" href={file(held)} download={`tercet-${number}.json`}>
            {say("form-held-file")}
          </a>
          {held.details && !sure && (
            <button type="button" class="button" onClick={() => setSure(true)}>
              {say("form-held-erase")}
            </button>
          )}
          {held.details && sure && (
            <>
              <p>{say("form-held-sure")}</p>
              <button type="button" class="button ink" aria-busy={busy} onClick={() => void attempt(erase)}>
                {say("form-held-erase")}
              </button>
            </>
          )}
        </>
      )}
      <p class="trouble" role="alert">
        {trouble && refusalInWords(trouble)}
      </p>
    </section>
  );
}

function Facts({ held }: { held: HeldOnMe }) {
  if (held.details === null) return <p>{say("form-held-nothing")}</p>;
  const given = Object.entries(held.details).filter(([name]) => name !== "unlisted" && name !== "photo");
  return (
    <>
      <dl>
        {given.map(([name, value]) => (
          <div key={name}>
            <dt>{say(`form-${name}`)}</dt>
            <dd>{String(value)}</dd>
          </div>
        ))}
      </dl>
      {held.until && <p>{say("form-held-until", { date: written(held.until) })}</p>}
    </>
  );
}

const file = (held: HeldOnMe): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(held, null, 2))}`;
