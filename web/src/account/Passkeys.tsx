import { useEffect, useState } from "preact/hooks";
import type { Account } from "../api";
import { say } from "../words/speak";
import { addPasskey } from "./account";
import { useAttempt } from "./attempt";
import { dayOf } from "./day";
import { ProveAgain } from "./ProveAgain";
import { listPasskeys, type Passkey, passkeysHere, removePasskey } from "./passkeys";

/** One's passkeys: when each was made and last used, to be removed; and one more. */
export function Passkeys({ account }: { account: Account }) {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const { busy, trouble, attempt, forget } = useAttempt();
  const look = async () => setPasskeys(await listPasskeys());
  useEffect(() => void attempt(look), []);
  if (!passkeysHere() && passkeys.length === 0) return null;
  return (
    <section class="passkeys">
      <h2>{say("passkeys-title")}</h2>
      <p>{say("passkey-how")}</p>
      <ul class="account-list">
        {passkeys.map(({ id, created, used }) => (
          <li key={id}>
            <span>{say("passkey-of", { created: dayOf(created), used: dayOf(used) })}</span>
            <button
              type="button"
              class="button quiet"
              aria-label={say("passkey-remove-this", { created: dayOf(created) })}
              onClick={() => void attempt(() => removePasskey(id).then(look))}
            >
              {say("passkey-remove")}
            </button>
          </li>
        ))}
      </ul>
      <ProveAgain trouble={trouble} login={account.login} passkeys={passkeys.length} onProved={forget} />
      {passkeysHere() && (
        <button
          type="button"
          class="button"
          aria-busy={busy}
          onClick={() => void attempt(() => addPasskey().then(look))}
        >
          {say("passkey-add")}
        </button>
      )}
    </section>
  );
}
