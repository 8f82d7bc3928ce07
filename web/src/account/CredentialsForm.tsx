import { useState } from "preact/hooks";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { comeInByPasskey } from "./account";
import { useAttempt } from "./attempt";
import { PasskeyButton } from "./PasskeyButton";

export const SHORTEST_PASSWORD = 8;

interface Props {
  word: "sign-in" | "sign-up";
  label?: string; // where the button says something else than `word`
  secret: "current-password" | "new-password";
  known?: string; // the login, where it is known already
  onGive: (login: string, password: string) => Promise<void>;
}

/** Login and password, for a new account or for one that is there. */
export function CredentialsForm({ word, label = word, secret, known = "", onGive }: Props) {
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState("");
  const { busy, trouble, attempt, forget } = useAttempt();
  return (
    <form
      class={word}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => onGive(login, password));
      }}
    >
      <label class="labelled">
        <span class="muted">{say("login")}</span>
        <input
          class="input"
          name="login"
          autocomplete={word === "sign-in" ? "username webauthn" : "username"}
          autocapitalize="off"
          spellcheck={false}
          maxLength={64}
          required
          value={login}
          onInput={(event) => setLogin(event.currentTarget.value)}
        />
      </label>
      <label class="labelled">
        <span class="muted">{say("password")}</span>
        <input
          class="input"
          type="password"
          name="password"
          autocomplete={secret}
          minLength={secret === "new-password" ? SHORTEST_PASSWORD : undefined}
          required
          value={password}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button ink" aria-busy={busy}>
        {say(label)}
      </button>
      <p class="trouble" role="alert">
        {trouble && refusalInWords(word === "sign-up" ? { ...trouble, code: newCode(trouble.code) } : trouble)}
      </p>
      {trouble?.code === "prove-again" && (
        <PasskeyButton word="passkey-sign-in" onPress={() => comeInByPasskey().then(forget)} />
      )}
    </form>
  );
}

/** The same code says two things: a new login may be unusable, an old one may not fit. */
const newCode = (code: string): string => (code === "bad-login" ? "bad-new-login" : code);
