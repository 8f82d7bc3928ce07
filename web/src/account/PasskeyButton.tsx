import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { useAttempt } from "./attempt";
import { passkeysHere } from "./passkeys";

/** Does something with a passkey; where there can be none, there is nothing. */
export function PasskeyButton({ word, onPress }: { word: string; onPress: () => Promise<void> }) {
  const { busy, trouble, attempt } = useAttempt();
  if (!passkeysHere()) return null;
  return (
    <div class="by-passkey">
      <button type="button" class="button" aria-busy={busy} onClick={() => void attempt(onPress)}>
        {say(word)}
      </button>
      <p class="trouble" role="alert">
        {trouble && refusalInWords(trouble)}
      </p>
    </div>
  );
}
