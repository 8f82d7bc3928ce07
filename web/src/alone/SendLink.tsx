import { useState } from "preact/hooks";
import { usePublicOrigin } from "../share/origin";
import { say } from "../words/speak";
import { linkOf } from "./link";
import type { Result } from "./result";
import { aimInWords, resultInWords } from "./words";

/** The result and a link to the same cards, without a word about what lies there. */
export function SendLink({ result }: { result: Result }) {
  const [copied, setCopied] = useState(false);
  const link = usePublicOrigin() + linkOf(result.aim, result.seed, result.moments);
  const text = say("clock-shared", { title: aimInWords(result.aim), text: resultInWords(result), address: link });
  const send = async () => {
    if (navigator.share) return navigator.share({ text }).catch(() => undefined); // somebody thought better of it
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  if (!navigator.share && !navigator.clipboard) return <p class="send-link">{text}</p>;
  return (
    <button type="button" class="button" onClick={() => void send()}>
      {say(copied ? "clock-copied" : "clock-share")}
    </button>
  );
}
