import { useEffect } from "preact/hooks";
import { Link } from "../router";
import { StartHead } from "../start/StartHead";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { comeIn, goOut, lookUp, makeAccount, type State, state } from "./account";
import { CredentialsForm } from "./CredentialsForm";
import { Played } from "./Played";
import { YourData } from "./YourData";
import "./account.css";

/** Who one is here: what was played, an account for several devices, and everything that is kept. */
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
        <section>
          <h2>{say("sign-in")}</h2>
          <CredentialsForm word="sign-in" secret="current-password" onGive={comeIn} />
        </section>
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

function Known({ now: { account, played } }: { now: State & { kind: "known" } }) {
  return (
    <>
      <h1>{account.name}</h1>
      <p class="muted">{account.login ? say("account-of", { login: account.login }) : say("account-guest")}</p>
      <Played played={played} />
      <div class="columns">
        {account.login ? (
          <section>
            <h2>{say("account-here")}</h2>
            <button type="button" class="button" onClick={() => void goOut()}>
              {say("sign-out")}
            </button>
          </section>
        ) : (
          <>
            <section>
              <h2>{say("sign-up")}</h2>
              <p>{say("sign-up-how")}</p>
              <CredentialsForm word="sign-up" secret="new-password" onGive={makeAccount} />
            </section>
            <section>
              <h2>{say("sign-in")}</h2>
              <p>{say("sign-in-how")}</p>
              <CredentialsForm word="sign-in" secret="current-password" onGive={comeIn} />
            </section>
          </>
        )}
        <YourData />
      </div>
    </>
  );
}
