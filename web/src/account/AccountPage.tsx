import { useEffect } from "preact/hooks";
import type { Account } from "../api";
import { Link } from "../router";
import { StartHead } from "../start/StartHead";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { addPasskey, comeIn, comeInByPasskey, goOut, lookUp, makeAccount, type State, state } from "./account";
import { CredentialsForm } from "./CredentialsForm";
import { PasskeyButton } from "./PasskeyButton";
import { Passkeys } from "./Passkeys";
import { PasswordForm } from "./PasswordForm";
import { Played } from "./Played";
import { offerPasskeys, passkeysHere } from "./passkeys";
import { Sessions } from "./Sessions";
import { YourData } from "./YourData";
import "./account.css";

/** A player's page: matches, an account for several devices, and all stored data. */
export function AccountPage() {
  useEffect(() => void lookUp(), []);
  return (
    <div class="start account">
      <StartHead />
      <main>
        <Body now={state.value} />
      </main>
    </div>
  );
}

function Body({ now }: { now: State }) {
  switch (now.kind) {
    case "loading":
      return <p aria-busy="true">{say("account-loading")}</p>;
    case "trouble":
      return (
        <div class="trouble">
          <p>{refusalInWords(now.trouble)}</p>
          <button type="button" class="button" onClick={() => void lookUp()}>
            {say("act-try-again")}
          </button>
        </div>
      );
    case "nobody":
      return <Nobody />;
    case "known":
      return <Known now={now} />;
  }
}

function Nobody() {
  return (
    <>
      <h1>{say("account-title")}</h1>
      <div class="columns">
        <SignIn />
        <section>
          <h2>{say("account-none-title")}</h2>
          <p>{say("account-none")}</p>
          <Link to="/" class="button">
            {say("to-start")}
          </Link>
        </section>
      </div>
    </>
  );
}

function SignIn({ how }: { how?: string }) {
  useEffect(() => offerPasskeys(() => void lookUp()), []);
  return (
    <section>
      <h2>{say("sign-in")}</h2>
      {how && <p>{say(how)}</p>}
      <CredentialsForm word="sign-in" secret="current-password" onGive={comeIn} />
      <PasskeyButton word="passkey-sign-in" onPress={comeInByPasskey} />
    </section>
  );
}

const MORE = { "/me/statistics": "stats-title", "/me/ratings": "ratings-title", "/boards": "boards-title" } as const;

function Known({ now: { account, played } }: { now: State & { kind: "known" } }) {
  const { login, passkeys } = account;
  return (
    <>
      <h1>{account.name}</h1>
      <p class="muted">
        {login ? say("account-of", { login }) : say(passkeys ? "account-by-passkey" : "account-guest")}
      </p>
      <nav class="account-more" aria-label={say("stats-pages")}>
        {(["/me/statistics", "/me/ratings", "/boards"] as const).map((to) => (
          <Link key={to} to={to} class="button">
            {say(MORE[to])}
          </Link>
        ))}
      </nav>
      <Played played={played} />
      <div class="columns">
        {login || passkeys ? (
          <>
            <Devices account={account} />
            <Passkeys key={login} account={account} />
            {login ? <PasswordForm login={login} /> : <SignUp />}
          </>
        ) : (
          <>
            <SignUp guest />
            <SignIn how="sign-in-how" />
          </>
        )}
        <YourData />
      </div>
    </>
  );
}

function Devices({ account }: { account: Account }) {
  return (
    <section>
      <h2>{say("account-devices")}</h2>
      <Sessions account={account} />
      <button type="button" class="button" onClick={() => void goOut()}>
        {say("sign-out")}
      </button>
      <button type="button" class="button" onClick={() => void goOut(true)}>
        {say("sign-out-everywhere")}
      </button>
    </section>
  );
}

/** A guest creates an account; somebody with a passkey can add a login and a password. */
function SignUp({ guest = false }: { guest?: boolean }) {
  return (
    <section>
      <h2>{say(guest ? "sign-up" : "password-title")}</h2>
      <p>{say(guest ? "sign-up-how" : "password-too")}</p>
      {guest && passkeysHere() && <p>{say("passkey-how")}</p>}
      {guest && <PasskeyButton word="passkey-sign-up" onPress={addPasskey} />}
      <CredentialsForm
        word="sign-up"
        label={guest ? "sign-up" : "password-add"}
        secret="new-password"
        onGive={makeAccount}
      />
    </section>
  );
}
