import { useState } from "preact/hooks";
import { changePassword } from "../api";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { useAttempt } from "./attempt";
import { SHORTEST_PASSWORD } from "./CredentialsForm";

/** Change the password; requires the old one. */
export function PasswordForm({ login }: { login: string }) {
  const [old, setOld] = useState("");
  const [wanted, setWanted] = useState("");
  const [done, setDone] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  const change = async () => {
    setDone(false);
    if (!(await attempt(async () => void (await changePassword(old, wanted))))) return;
    setOld("");
    setWanted("");
    setDone(true);
  };
  return (
    <section class="change-password">
      <h2>{say("password-title")}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <input type="text" name="login" autocomplete="username" value={login} readOnly hidden />
        <Secret word="password-old" name="old" kind="current-password" value={old} onInput={setOld} />
        <Secret word="password-new" name="new" kind="new-password" value={wanted} onInput={setWanted} />
        <button type="submit" class="button" aria-busy={busy}>
          {say("password-change")}
        </button>
        <p class="trouble" role="alert">
          {trouble && refusalInWords({ ...trouble, code: oldCode(trouble.code) })}
        </p>
        <p role="status">{done && say("password-changed")}</p>
      </form>
    </section>
  );
}

interface SecretProps {
  word: string;
  name: string;
  kind: "current-password" | "new-password";
  value: string;
  onInput: (value: string) => void;
}

function Secret({ word, name, kind, value, onInput }: SecretProps) {
  return (
    <label class="labelled">
      <span class="muted">{say(word)}</span>
      <input
        class="input"
        type="password"
        name={name}
        autocomplete={kind}
        minLength={kind === "new-password" ? SHORTEST_PASSWORD : undefined}
        required
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

/** Of login and password only the old password can be wrong here. */
const oldCode = (code: string): string => (code === "bad-login" ? "bad-old-password" : code);
