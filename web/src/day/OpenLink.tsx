import { useState } from "preact/hooks";
import { ApiError } from "../api";
import { Sign } from "../cards/Face";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { DayAddress, LinkKind } from "./addresses";
import { openLink } from "./api";

interface Props {
  at: DayAddress;
  kind: LinkKind;
  secret: string;
  name: string;
  onOpen: () => void;
}

/** A link opens with a press, never by itself: cameras and messengers look at addresses too. */
export function OpenLink({ at, kind, secret, name, onOpen }: Props) {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await openLink(at.competition, at.page, at.which, secret);
      onOpen();
    } catch (error) {
      setTrouble(refusalInWords(error instanceof ApiError ? error : new ApiError("offline")));
      setBusy(false);
    }
  };
  return (
    <main class="day-open">
      <Sign glyph="mark" />
      <h1>{say(`day-link-${kind}`, { number: at.which })}</h1>
      <p>{name}</p>
      <button type="button" class="button main" onClick={press} disabled={busy}>
        {say("day-link-press")}
      </button>
      <p class="muted">{say("day-link-about")}</p>
      <p class="trouble" role="alert">
        {trouble}
      </p>
    </main>
  );
}
