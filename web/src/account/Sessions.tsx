import { useEffect, useState } from "preact/hooks";
import { type Account, endSession, listSessions, type OwnSession } from "../api";
import { say } from "../words/speak";
import { useAttempt } from "./attempt";
import { dayOf } from "./day";
import { ProveAgain } from "./ProveAgain";

/** Where one is signed in: since when, and which is this device. Another one can be ended. */
export function Sessions({ account }: { account: Account }) {
  const [sessions, setSessions] = useState<readonly OwnSession[]>([]);
  const { trouble, attempt, forget } = useAttempt();
  const look = async () => setSessions(await listSessions());
  useEffect(() => void attempt(look), [account]);
  return (
    <div class="sessions">
      <ul class="account-list">
        {sessions.map(({ id, created, here }) => (
          <li key={id}>
            <span>{say(here ? "session-here" : "session-of", { created: dayOf(created) })}</span>
            {!here && (
              <button
                type="button"
                class="button quiet"
                aria-label={say("session-end-this", { created: dayOf(created) })}
                onClick={() => void attempt(() => endSession(id).then(look))}
              >
                {say("session-end")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ProveAgain trouble={trouble} login={account.login} passkeys={account.passkeys} onProved={forget} />
    </div>
  );
}
