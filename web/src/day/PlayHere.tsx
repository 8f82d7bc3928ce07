import { useState } from "preact/hooks";
import type { ApiError, Me } from "../api";
import { keepOwnDay } from "../ownday";
import { go } from "../router";
import { apiErrorOf } from "../start/api-error";
import { rememberName } from "../who";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { askDay } from "./api";

/** For games on screens: this device becomes the player of a number, and goes to the table by its code. */
export function PlayHere({ competition, number, session }: { competition: string; number: number; session: string }) {
  const [ready, setReady] = useState(false);
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const press = async () => {
    try {
      rememberName((await askDay<Me>(competition, "/screen", session, {})).name);
      keepOwnDay(competition, number);
      setReady(true);
      setTrouble(null);
    } catch (error) {
      setTrouble(apiErrorOf(error));
    }
  };
  const sit = (event: Event) => {
    event.preventDefault();
    go(`/t/${code.trim()}`);
  };
  return (
    <section class="day-part">
      {ready ? (
        <form class="day-ask" onSubmit={sit}>
          <p role="status">{say("day-screen-ready", { number: String(number) })}</p>
          <label class="labelled">
            {say("day-screen-code")}
            <input
              class="input code"
              autocomplete="off"
              autocapitalize="characters"
              required
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button main">
            {say("day-screen-go")}
          </button>
        </form>
      ) : (
        <button type="button" class="button" onClick={() => void press()}>
          {say("day-screen")}
        </button>
      )}
      <p class="trouble" role="alert">
        {trouble && refusalInWords(trouble)}
      </p>
    </section>
  );
}
