import { useState } from "preact/hooks";
import { Link } from "../router";
import { usePublicOrigin } from "../share/origin";
import { Copy, Qr } from "../share/Share";
import { StartHead } from "../start/StartHead";
import { say } from "../words/speak";
import { LoadList } from "./LoadList";

/** The competition is open: its recovery key, shown this once, and the list of those who come. */
export function Created({ competition, secret, name }: { competition: string; secret: string; name: string }) {
  const [loaded, setLoaded] = useState(false);
  const address = `${usePublicOrigin()}/c/${competition}/coordinator#${secret}`;
  return (
    <div class="start new">
      <StartHead />
      <main>
        <div class="new-form new-competition">
          <h1>{say("new-opened")}</h1>
          <section class="recovery" aria-labelledby="recovery-title">
            <h2 id="recovery-title">
              {say("new-recovery")} {name && <small>{name}</small>}
            </h2>
            <p>{say("new-recovery-about")}</p>
            <Qr text={address} />
            <p class="address">{address}</p>
            <div class="row">
              {navigator.clipboard && <Copy text={address} word="share-copy" />}
              <button type="button" class="button" onClick={() => window.print()}>
                {say("new-recovery-print")}
              </button>
            </div>
          </section>
          <section class="screen-only" aria-labelledby="list-title">
            <h2 id="list-title">{say("new-list")}</h2>
            <LoadList who={{ competition, session: undefined }} onLoaded={() => setLoaded(true)} />
          </section>
          <Link to={`/c/${competition}/coordinator`} class={loaded ? "button main" : "button"}>
            {say(loaded ? "new-to-cockpit" : "new-to-cockpit-without")}
          </Link>
        </div>
      </main>
    </div>
  );
}
