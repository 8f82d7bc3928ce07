import { useEffect, useState } from "preact/hooks";
import { language } from "../settings/settings";
import { localeOf } from "../words/languages";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { addPasskey } from "./account";
import { useAttempt } from "./attempt";
import { PasskeyButton } from "./PasskeyButton";
import { listPasskeys, type Passkey, passkeysHere, removePasskey } from "./passkeys";

/** One's passkeys: when each was made and last used, to be removed; and one more. */
export function Passkeys() {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const { trouble, attempt } = useAttempt();
  const look = async () => setPasskeys(await listPasskeys());
  useEffect(() => void attempt(look), []);
  if (!passkeysHere() && passkeys.length === 0) return null;
  return (
    <section class="passkeys">
      <h2>{say("passkeys-title")}</h2>
      <p>{say("passkey-how")}</p>
      <ul>
        {passkeys.map(({ id, created, used }) => (
          <li key={id}>
            <span>{say("passkey-of", { created: day(created), used: day(used) })}</span>
            <button
              type="button"
              class="button quiet"
              aria-label={say("passkey-remove-this", { created: day(created) })}
              onClick={() => void attempt(() => removePasskey(id).then(look))}
            >
              {say("passkey-remove")}
            </button>
          </li>
        ))}
      </ul>
      <p class="trouble" role="alert">
        {trouble && refusalInWords(trouble)}
      </p>
      <PasskeyButton word="passkey-add" onPress={() => addPasskey().then(look)} />
    </section>
  );
}

const day = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: "medium", timeStyle: "short" }).format(at);
