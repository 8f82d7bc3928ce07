import { useState } from "preact/hooks";
import { say } from "../words/speak";
import { erase } from "./account";

/** Everything that is kept about somebody, to be had or to be erased. Erasing asks once more. */
export function YourData() {
  const [asked, setAsked] = useState(false);
  return (
    <section class="your-data">
      <h2>{say("data-title")}</h2>
      <p>{say("data-how")}</p>
      <a class="button" href="/api/me/data" download="tercet.json">
        {say("data-export")}
      </a>
      {asked ? (
        <div class="sure" role="alert">
          <p>{say("erase-sure")}</p>
          <button type="button" class="button" onClick={() => setAsked(false)}>
            {say("erase-keep")}
          </button>
          <button type="button" class="button danger" onClick={() => void erase()}>
            {say("erase-now")}
          </button>
        </div>
      ) : (
        <button type="button" class="button" onClick={() => setAsked(true)}>
          {say("erase")}
        </button>
      )}
    </section>
  );
}
