import { useEffect, useState } from "preact/hooks";
import { ask } from "../api";
import { Sign } from "../cards/Face";
import { language } from "../settings/settings";
import { knownName } from "../who";
import { say } from "../words/speak";
import type { Verified } from "./verify";

interface Proof {
  readonly proved: boolean;
  readonly events: number;
  readonly verdicts: number;
  readonly why: string;
}

/**
 * The server decides every command again, as `tercet replay` does, for those whom it knows. For strangers, and without a
 * connection, this device's own proof stands.
 */
export function useProof(text: string): Proof | null {
  const [proof, setProof] = useState<Proof | null>(null);
  const { value: lang } = language;
  useEffect(() => {
    if (!knownName.value) return;
    let here = true;
    ask<Proof>("POST", "/records/proof", { text, lang })
      .then((found) => here && setProof(found))
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [text, lang]);
  return proof;
}

/** What is wrong with this record, in one sentence; null if nothing is. */
export function whatIsWrong({ seals, wrong }: Verified, proof: Proof | null): string | null {
  if (proof && !proof.proved) return proof.why;
  if (wrong[0]) return say("playback-verdict-wrong", { n: wrong[0] });
  return seals.rounds > 0 && !seals.good ? say("seal-bad") : null;
}

/** Everything that is proved of this match, one line each. */
export function Proofs({ verified, proof }: { verified: Verified; proof: Proof | null }) {
  const { events, seals, right, wrong } = verified;
  return (
    <section class="proofs" aria-labelledby="proofs-title">
      <h2 id="proofs-title">{say("playback-proofs")}</h2>
      <ul>
        <Line good text={say("playback-chained", { count: events })} />
        {seals.rounds > 0 && <Line good={seals.good} text={say(seals.good ? "playback-sealed" : "seal-bad")} />}
        {right + wrong.length > 0 && (
          <Line
            good={wrong.length === 0}
            text={
              wrong[0] ? say("playback-verdict-wrong", { n: wrong[0] }) : say("playback-verdicts", { count: right })
            }
          />
        )}
        {proof && <Line good={proof.proved} text={proof.proved ? say("playback-played-again") : proof.why} />}
      </ul>
    </section>
  );
}

function Line({ good, text }: { good: boolean; text: string }) {
  return (
    <li data-good={good}>
      <Sign glyph={good ? "same" : "neither"} />
      <span>{text}</span>
    </li>
  );
}
