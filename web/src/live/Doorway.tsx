import { useState } from "preact/hooks";
import { Trouble } from "../api";
import { beSomebody, knownName } from "../who";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { Live } from "./live";
import type { Seen } from "./seen";

/** Somebody who does not sit here: a name, and a seat; or just watching. */
export function Doorway({ live, seen }: { live: Live; seen: Seen }) {
  const [name, setName] = useState(knownName.value);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { gathering, you } = seen;
  if (you && gathering.removed.includes(you)) return <p class="doorway muted">{say("refused-removed")}</p>;
  const judged = gathering.rules.verdict.type === "ByJudge";
  const hasJudge = gathering.sitters.some(({ role }) => role === "judge");
  const sit = async (role: "player" | "judge") => {
    try {
      if (!live.you.value || name !== knownName.value) await beSomebody(name);
      setTrouble(null);
      live.joinAs(role);
    } catch (error) {
      if (error instanceof Trouble) setTrouble(error);
    }
  };
  return (
    <form
      class="doorway"
      aria-label={say("act-sit-down")}
      onSubmit={(event) => {
        event.preventDefault();
        void sit("player");
      }}
    >
      <label>
        <span class="muted">{say("your-name")}</span>
        <input
          class="input"
          name="name"
          autocomplete="nickname"
          maxLength={24}
          required
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button main">
        {say("act-sit-down")}
      </button>
      {judged && !hasJudge && (
        <button type="button" class="button" onClick={() => void sit("judge")}>
          {say("act-judge")}
        </button>
      )}
      {trouble && <p class="trouble">{refusalInWords(trouble)}</p>}
    </form>
  );
}
