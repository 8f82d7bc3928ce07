import { useState } from "preact/hooks";
import { ApiError } from "../api";
import { Link } from "../router";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { type Day, tellDay } from "./api";
import { newId } from "./outbox";
import { score } from "./Player";
import { nameOf } from "./seats";

interface Props {
  day: Day;
  session: string | undefined;
  onSent: () => void;
}

/** The coordinator's buttons for the ceremony: each says which number it means, so pressing twice is pressing once. */
export function CeremonyControl({ day, session, onSent }: Props) {
  const [trouble, setTrouble] = useState("");
  const tell = async (said: object) => {
    const error = await tellDay(day.competition, session, newId(), said).then(
      () => null,
      (told) => (told instanceof ApiError ? told : new ApiError("offline", "")),
    );
    setTrouble(error ? refusalInWords(error) : "");
    onSent();
  };
  if (!day.ceremony)
    return (
      <section class="day-part">
        <p class="day-seat none">{say("ceremony-later")}</p>
        <ToCockpit day={day} />
      </section>
    );
  const { of, shown, places, titles_of = 0, titled = 0, titles = [] } = day.ceremony;
  const reveal = (wanted: number | null, divisions = 0) => tell({ type: "Reveal", places: wanted, titles: divisions });
  const title = shown === 0 ? titles[titled] : undefined;
  const next = shown === null || title ? undefined : places[of - shown - 1];
  const back = shown === 0 ? () => reveal(0, titled - 1) : () => reveal((shown ?? 0) - 1, shown === 1 ? titles_of : 0);
  return (
    <section class="day-part">
      <h2>{say("ceremony-title")}</h2>
      <p class="muted">{say("ceremony-where")}</p>
      {title && (
        <p>
          <small>{say("ceremony-next")}</small>
          <b>{[title.division, ...title.numbers.map((each) => `${each} ${nameOf(day, each)}`)].join(" · ")}</b>
        </p>
      )}
      {next && (
        <p>
          <small>{say("ceremony-next")}</small>
          <b>{`${next.rank} · ${next.number} ${nameOf(day, next.number)} · ${score(next.score)}`}</b>
        </p>
      )}
      {shown === null && <Press words={say("ceremony-begin")} main onPress={() => reveal(0)} />}
      {title && (
        <Press
          words={say("ceremony-show-title", { name: title.division })}
          main
          onPress={() => reveal(0, titled + 1)}
        />
      )}
      {next && shown !== null && (
        <Press words={say("ceremony-show", { place: String(next.rank) })} main onPress={() => reveal(shown + 1)} />
      )}
      {shown !== null && shown + titled > 0 && <Press words={say("ceremony-back")} onPress={back} />}
      {shown === of && day.frozen && (
        <Press words={say("ceremony-thaw")} onPress={() => tell({ type: "Freeze", frozen: false })} />
      )}
      {shown !== null && <Press words={say("ceremony-end")} onPress={() => reveal(null)} />}
      <p class="trouble" role="alert">
        {trouble}
      </p>
      <ToCockpit day={day} />
    </section>
  );
}

function ToCockpit({ day }: { day: Day }) {
  if (day.role !== "coordinator") return null;
  return (
    <Link to={`/c/${day.competition}/coordinator`} class="button">
      {say("ceremony-to-cockpit")}
    </Link>
  );
}

function Press({ words, main = false, onPress }: { words: string; main?: boolean; onPress: () => void }) {
  return (
    <button type="button" class={main ? "button main" : "button"} onClick={onPress}>
      {words}
    </button>
  );
}
